### Names of the characters; .reading is the reading in hiragana.

character-judge = 判事
    .reading = はんじ
character-bishop = 司教
    .reading = しきょう
character-king = 王
    .reading = おう
character-fool = 道化
    .reading = どうけ
character-queen = 女王
    .reading = じょおう
character-thief = 泥棒
    .reading = どろぼう
character-witch = 魔女
    .reading = まじょ
character-spy = 密偵
    .reading = みってい
character-peasant = 農夫
    .reading = のうふ
character-cheat = 詐欺師
    .reading = さぎし
character-inquisitor = 審問官
    .reading = しんもんかん
character-widow = 未亡人
    .reading = みぼうじん
character-empress = 女帝
    .reading = じょてい
character-trickster = トリックスター
    .reading = とりっくすたー
character-guru = グル
    .reading = ぐる
character-shaman = シャーマン
    .reading = しゃーまん
character-patron = 後援者
    .reading = こうえんしゃ
character-beggar = 物乞い
    .reading = ものごい
character-princess = 姫
    .reading = ひめ
character-puppet-master = 人形遣い
    .reading = にんぎょうつかい

# custom characters
given-character = { $name }
    .reading = { $name }
