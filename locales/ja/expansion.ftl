### The expansion of 2014: names of its characters, as in characters.ftl, and what only its powers need.

character-alchemist = 錬金術師
    .reading = れんきんじゅつし
character-actress = 女優
    .reading = じょゆう
character-courtesan = 高級娼婦
    .reading = こうきゅうしょうふ
character-gambler = ギャンブラー
    .reading = ぎゃんぶらー
character-damned = 呪われし者
    .reading = のろわれしもの
character-necromancer = 死霊術師
    .reading = しりょうじゅつし
character-sage = 賢者
    .reading = けんじゃ
character-usurper = 簒奪者
    .reading = さんだつしゃ

# refusals
error-cannot-be-announced = { $character }は宣言できません。
error-is-out = { $person }は脱落しています。
error-too-few-women = { $character }を入れるには女性が{ $need }人以上必要ですが、このセットには多くても{ $have }人です。
