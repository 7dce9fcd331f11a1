# A character of the group's own, and its power in words.
house-open = 自分たちのキャラクター
house-open-detail = 箱の白紙カードを使う
house-step = 白紙カード
house-title = 自分たちのキャラクター
house-hint = このグループのために保存されます。そのうち1人をセットに入れられます。
house-kept = 保存されたキャラクター
house-take = { $name }で遊ぶ
house-taken = 白紙カード：{ $name }
house-forget = { $name }を削除する
house-name = 名前
house-unnamed = 他のキャラクターと重ならない、読める名前を付けてください。
house-text = 何をするか（自分たちの言葉で）
house-power = 能力（印を付けた順に起こる）
house-none = 印がなければ、卓で決める
house-money = 銀行からお金を得る
house-minimum = { $count ->
    [0] 何人でも
   *[other] { $count }人から
}
house-fewer-coins = 1金減らす：{ $what }
house-more-coins = 1金増やす：{ $what }
house-fewer-players = 1人減らす
house-more-players = 1人増やす
house-keep = このキャラクターを保存する
house-back = カードに戻る
block-take-from-bank = 銀行から{ $coins }金を得る。
block-take-from-court = 裁判所のコインをすべて得る。
block-take-from-neighbours = 両隣から{ $coins }金ずつ得る。
block-take-from-neighbours-left = 左隣から{ $coins }金を得る。
block-take-from-neighbours-right = 右隣から{ $coins }金を得る。
block-bank-pays-neighbours = 両隣が銀行から{ $coins }金ずつ得る。
block-take-from-richest = 他でいちばん金持ちの人から{ $coins }金を得る。
block-take-from-each-richer = 自分より金持ちの人が順に1金ずつ渡す。
block-take-from-chosen = 選んだ人から{ $coins }金を得る。
block-top-up-to = 銀行から、合計{ $coins }金になるまで得る。
block-swap-fortunes = 他の1人と全財産を交換する、またはしない。
block-name-card-or-pay = 他の1人が自分のカードを言い当てるか、{ $coins }金を払う。
block-show-card = 他の1人が、自分では見ずにカードを見せる。
block-move-people = 他の2人が{ $coins }金ずつ払い、席を入れ替わる。
block-win-at = { $coins }金以上あれば勝つ。
block-by-hand = 卓で決めることがある。
