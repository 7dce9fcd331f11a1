# Custom characters, and their powers in words.
house-open = キャラクターを自作
house-open-detail = 箱のブランクのカードを使います
house-step = ブランクのカード
house-title = 自作のキャラクター
house-hint = このグループ用に保存されます。セットに入れられるのは{ $count }種類までです。
house-kept = 保存したキャラクター
house-take = { $name }を使う
house-taken = ブランクのカード：{ $name }
house-change = { $name }を編集
house-forget = { $name }を削除
house-name = 名前
house-name-empty = 「{ house-name }」が空欄です
house-name-taken = 「{ house-name }」がほかの自作のキャラクターと同じです
house-name-printed = 「{ house-name }」が箱のキャラクターと同じです
house-name-unreadable = 「{ house-name }」には表示できる文字を使ってください
house-text-unreadable = 「{ house-text }」に表示できない文字があります
house-full = 保存は{ $most }種類までです。先に1つ削除してください
house-text = 能力の説明文
house-power = 能力（選んだ順に使います）
house-none = 何も選ばなければ、能力はみんなで処理します。
house-power-full = 能力に入れられるのは{ $most }つまでです。先に1つ外してください
house-money = 銀行収入あり
house-minimum = { $count ->
    [0] 最少人数：なし
   *[other] 最少人数：{ $count }人
}
house-fewer-coins = 1金減らす：{ $what }
house-more-coins = 1金増やす：{ $what }
house-fewer-players = 最少人数を1人減らす
house-more-players = 最少人数を1人増やす
house-keep = キャラクターを保存
house-back = 戻る
block-take-from-bank = 銀行から{ $coins }金を受け取ります。
block-take-from-court = 裁判所のコインをすべて受け取ります。
block-take-from-neighbours = 両隣から{ $coins }金ずつ取ります。
block-take-from-neighbours-left = 左隣から{ $coins }金を取ります。
block-take-from-neighbours-right = 右隣から{ $coins }金を取ります。
block-bank-pays-neighbours = 両隣が銀行から{ $coins }金ずつ受け取ります。
block-take-from-richest = 自分を除いて所持金が最も多いプレイヤーから{ $coins }金を取ります。
block-take-from-each-richer = 自分より所持金の多い人から、順に1金ずつもらいます。
block-take-from-chosen = ほかの{ $people }人を選び、{ $people ->
    [1] { $coins }金を
   *[other] { $coins }金ずつ
}取ります。
block-top-up-to = 所持金が{ $coins }金になるまで、銀行から受け取ります。
block-swap-fortunes = ほかの1人と所持金を丸ごと交換できます。
block-name-card-or-pay = ほかの1人が自分のキャラクターを答え、外れたらあなたに{ $coins }金を払います。
block-show-card = ほかの1人が、自分では見ずにカードをみんなに見せます。
block-move-people = ほかの2人から{ $coins }金ずつ取り、その2人は席を替わります。コインとカードは元の席に残ります。
block-win-at = { $coins }金以上持っていれば、その場で勝ちます。
block-by-hand = みんなで処理します。

house-face = カードの絵
face-house = 家
face-own_bear = クマ
face-own_cat = ネコ
face-own_cook = 料理人
face-own_doctor = 医者
face-own_knight = 騎士
face-own_lion = ライオン
face-own_moon = 月
face-own_owl = フクロウ
face-own_pirate = 海賊
face-own_rabbit = ウサギ
face-own_scholar = 学者
face-own_sun = 太陽
