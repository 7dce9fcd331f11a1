# Setting up the table, and instructions that are not about coins.

by-hand-house = みんなで処理してください。
besides-shown = { $person }は自分では見ずに、仮面カードをほかの全員に見せる
besides-places = { $person }と{ $other }が席を替わる。コインとカードは元の席に残る
    .second = { $person }と{ $other }が席を替わる。コインと仮面カードは元の席に残る
action-announce-left = 左で宣言
action-announce-right = 右で宣言
action-announce-left-short = 左で宣言
action-announce-right-short = 右で宣言

# the checklist
setup-open = 順番に準備する
setup-open-detail = チェックリストと能力の確認
setup-step = 準備
setup-title = 箱から出すもの
setup-hint = 終わったら印を付けてください。印は、つながっている端末にも出ます。
setup-cards = カードを{ $cards }枚取り出す
    .second = 仮面カードを{ $cards }枚取り出す
setup-twice = 2枚とも
setup-table = テーブルの上
setup-left = { $count ->
    [0] すべて完了
   *[other] 残り{ $count }件
}
setup-read = みんなで能力を確認
setup-skip = すぐ遊ぶ
check-blank = ブランクのカードに「{ $name }」と書く
check-blank-token = ブランクのカードに「{ $name }」と書き、ブランクのトークンも出す
check-stays = 使わないキャラクターは箱に戻す：{ $characters }
    .second = 使わないキャラクターは脇に置く：{ $characters }
check-court = { $insert ->
    [yes] 裁判所ボードをテーブルに置く
   *[no] 裁判所ボードを、銀行から少し離して置く
}
check-insert = コインを種類ごとに銀行用のトレイに入れる
check-sheet = { $number }人用シナリオシートを、{ $side }面を上にして中央に置く
check-table = 透けないテーブルを使う（交換はテーブルの下で行う）

# the reading round
read-step = 能力の確認　{ $number }／{ $count }
read-next = 次へ
read-own = このグループの自作のキャラクター
read-hint-first = 誰かが声に出して読みます。カードはすべて表向きです。
read-hint-second = { $centre ->
    [0] この仮面カードを配られた人が声に出して読みます。仮面カードはすべて表向きです。
   *[other] この仮面カードを配られた人が声に出して読みます。中央のものは誰が読んでもかまいません。仮面カードはすべて表向きです。
}
read-down-step = 能力の確認　終わり
read-down-title = すべてのカードを一斉に伏せる
    .second = すべての仮面カードを一斉に伏せる
read-down-begins = 最年少の{ $person }から始め、時計回りに進みます。
read-down-starts = { $person }から始め、時計回りに進みます。
read-down-opening = 最初の4ターンは、交換（ふりも可）だけです。自分のカードとほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。見ることと宣言は、まだできません。
    .second = 最初の4ターンは、交換（ふりも可）だけです。自分の仮面カードとほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。見ることと宣言は、まだできません。
read-down-begins-two = 年下の{ $person }から始め、交互に進みます。
read-down-starts-two = { $person }から始め、交互に進みます。
read-down-opening-two = 最初の4ターン（1人2回ずつ）は、交換（ふりも可）だけです。{ $swap ->
    [own] 自分の左か右のカードと、自分のほかのカードか相手の左か右のカード
    [any] 自分の3枚のどれかと、相手の左か右のカード
   *[all] 自分のカード1枚とほかの1枚（相手の保護されたカード以外）
}をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。見ることと宣言は、まだできません。
read-down-opening-three = 最初の4ターンは、交換（ふりも可）だけです。自分のカード1枚とほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。見ることと宣言は、まだできません。
read-begin = テーブルへ

# powers as they work with two players
power-bishop-two = 相手から2金を取ります。
power-fool-two = 銀行から1金を受け取ります。相手が1人だけなので、カードの入れ替えはありません。
power-witch-two = 相手と所持金を丸ごと交換できます。交換しなくてもかまいません。
power-thief-two = 両隣が同じ相手なので、その人から2金を取ります。
power-spy-two = 自分のカード1枚と、相手の左か右のカードをこっそり見ます。それからテーブルの下で、入れ替えるか、そのままにします。
