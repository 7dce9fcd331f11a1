# ハウスルール：テーブルごとの取り決め。「house-plays」はルールと選択をつなぐ。
house-rules-title = ハウスルール
house-rules-printed = ハウスルール：なし（説明書どおり）
house-rules-some = ハウスルール：{ $count }件
house-rules-note = 先頭の選択肢は、説明書のルール（説明書になければアプリの裁定）です。選んだ内容はゲームの記録に残り、次のゲームにも引き継がれます。
house-rules-at-table = このテーブルでは
house-plays = { $rule }：{ $choice }
house-rule-opening-turns = 最初の交換だけのターン
house-choice-opening-turns-four = 全部で4ターン
house-choice-opening-turns-none = なし
house-choice-opening-turns-one-each = 1人1回
house-choice-opening-turns-two-each = 1人2回
house-rule-spare-cards = 4人か5人のときのカード
    .second = 4人か5人のときの仮面カード
house-choice-spare-cards-six = 全部で6枚
house-choice-spare-cards-free = 中央は2枚まで自由
house-rule-forced-swap = 公開された後の交換の相手
house-choice-forced-swap-any-card = ほかの人か中央のカード
house-choice-forced-swap-players-card = ほかの人のカードだけ
house-rule-fool = 道化が入れ替える2枚
house-choice-fool-players-cards = 2枚ともほかの人から
house-choice-fool-center-card = 1枚は中央でもよい
house-rule-end = 13金と0金が同時のとき
house-choice-end-thirteen-first = 13金が先
house-choice-end-zero-first = 0金が先（最多の人の勝ち）
house-rule-no-name = 審問官への「分からない」
    .second = グルへの「分からない」
house-choice-no-name-no-answer = 答えにならない
house-choice-no-name-wrong = 外れ扱い（4金を払う）

# 能力の確認の最後と、チェックリストで
house-opening = { $turns ->
    [none] このテーブルでは、最初のターンから、交換も、見ることも、宣言もできます。
    [one_each] このテーブルでは、全員の1回目のターンは、交換（ふりも可）だけです。自分のカードとほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。見ることと宣言は、まだできません。
   *[two_each] このテーブルでは、全員の1回目と2回目のターンは、交換（ふりも可）だけです。自分のカードとほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。見ることと宣言は、まだできません。
}
    .second = { $turns ->
        [none] このテーブルでは、最初のターンから、交換も、見ることも、宣言もできます。
        [one_each] このテーブルでは、全員の1回目のターンは、交換（ふりも可）だけです。自分の仮面カードとほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。見ることと宣言は、まだできません。
       *[two_each] このテーブルでは、全員の1回目と2回目のターンは、交換（ふりも可）だけです。自分の仮面カードとほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。見ることと宣言は、まだできません。
    }
house-opening-order = { $turns ->
    [none] 最初の交換だけのターン：なし
    [one_each] 最初は交換（ふりも可）だけ：1人1回
   *[two_each] 最初は交換（ふりも可）だけ：1人2回
}

# テーブルで
house-forced-swap = 交換の相手は、ほかのプレイヤーのカードだけです（中央は不可）。
now-fool-centre = { $person }：ほかの2人のカード、または1人のカードと中央の1枚を、見ないで入れ替えるか、そのふりをしてください。
    .second = { $person }：ほかの2人の仮面カード、または1人の仮面カードと中央の1枚を、見ないで入れ替えるか、そのふりをしてください。
