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
character-usurper = 乗っ取り屋
    .reading = のっとりや

# refusals
error-cannot-be-announced = { $character }は宣言できません。
error-is-out = { $person }は脱落しています。
error-too-few-women = { $character }を入れるには、女性のキャラクターが{ $need }枚以上必要ですが、このセットでは多くても{ $have }枚です。

# what powers ask
choice-direction =
    { $person }：
    所持金を左右どちらに渡す？
choice-guesser =
    { $person }：
    誰に枚数を当てさせる？
choice-peasants =
    { $person }：
    公開された農夫は誰？
choice-usurp =
    { $person }：
    誰の正体を言い当てる？
choice-usurp-only = { $people }が公開
choice-usurp-one = { $person }の指名で{ $other }が公開
choice-fist =
    答えを聞いてから、{ $person }が手を開く：
    コインは何枚？
choice-name =
    { $person }：
    どのキャラクターだと思う？
choice-cemetery =
    { $person }：
    墓地の一番上のカードは？
answer-guess =
    { $person }の答えは
    当たった？
answer-man =
    { $person }が公開：
    男性？女性？
answer-man-yes = 男性
answer-man-no = 女性
answer-named =
    { $person }が公開：
    { $character }？
answer-named-yes = 言われたキャラクター
answer-named-no = 別のキャラクター
answer-damned = 呪われし者だった
claims-repeats = 直前に使われた能力：{ $character }
claims-repeats-none = まだ能力が使われていないので、何も起きません
reveal-damned = 呪われし者を公開した人は？
badge-is-out = 脱落

# the course of a game
story-direction = { $person }が{ $other }に所持金を渡し、ほかの全員も同じ向きに渡す
story-guesser = { $person }が握ったコインの枚数を{ $other }が予想
story-peasants = 公開された農夫：{ $people }
story-no-peasant = 農夫は公開されなかった
story-usurps = { $person }が{ $other }の正体を予想
story-guess-right = { $person }の予想は当たり
story-guess-wrong = { $person }の予想は外れ
story-man = { $person }のカードは男性
story-woman = { $person }のカードは女性
story-named-right = { $person }のカードは言われたとおり
story-named-wrong = { $person }のカードは別のキャラクター
story-damned = { $person }のカードは呪われし者
story-borrowed = { $person }が{ $character }の能力を使う
story-out = { $person }が脱落
story-ended-alone = ほかの全員が脱落：{ $people }の勝ち
would-end-alone = ほかの全員が脱落し、{ $people }の勝ちになります
end-how-alone = ほかの全員が脱落しました。
games-ended-alone = ほかの全員の脱落で決着
now-heir = { $person }：カードを伏せたまま{ $other }に渡し、ゲームから抜けてください。呪われし者は箱に戻します。
now-out = { $person }：ゲームから抜けてください。呪われし者は箱に戻します。
now-out-cemetery = { $person }：ゲームから抜けてください。自分のカード（伏せたまま）と呪われし者は箱に戻します。
now-sage-first = { $person }：ほかの2人のカード（中央も可）をこっそり見てください。
now-cemetery = めくったカードは、伏せて墓地の一番下に戻してください。

# lines to say aloud
wit-announce-alchemist = ご覧あれ、黄金が動きますぞ。
wit-announce-actress = 今の役、私ならもっとうまく演じます。
wit-announce-courtesan = 右のお方、お顔を見せて。
wit-announce-gambler = 1枚、2枚、3枚？　さあ張った！
wit-announce-necromancer = 起きなさい、死者たちよ。
wit-announce-sage = 2枚ほど拝見。学問のために。
wit-announce-usurper = 正体は知っている。その座、もらおう。
wit-claim-alchemist = そのメッキ、剥がしてみせよう。
wit-claim-actress = 主役は私よ。舞台を降りて。
wit-claim-courtesan = こんな美女、ほかにいたかしら。
wit-claim-gambler = 私だ。賭けてもいい。
wit-claim-necromancer = 死者に聞いたが、そなたではないそうだ。
wit-claim-sage = 賢い者なら、黙っていたであろうに。
wit-claim-usurper = この座だけは奪わせない。
wit-win-alone = 最後の方は、明かりを消してください。

# the box and its sets
box-expansion = 2014年の拡張
in-box-expansion = 2014年の拡張
new-add-expansion = 2014年の拡張を加える
new-add-expansion-note = カードとセットを第一版に混ぜます
set-expansion-duel = 死の決闘
set-expansion-trio = 地獄の三人組
set-expansion-classic = クラシック
set-expansion-roll = 運試し
set-expansion-unity = 結束の力
set-expansion-combo = 究極コンボ
check-cemetery = セットに入れないカードの全部または一部を混ぜ、伏せてテーブルに置く（墓地）
