# The history of a game in sentences.

pot-bank = 銀行
pot-court = 裁判所

story-swap = { $person }：交換（ふりかも）
story-look = { $person }：自分のカードを見る
    .second = { $person }：自分の仮面カードを見る
story-look-one = { $person }：自分のカードを1枚見る
story-announce = { $person }が{ $character }を宣言
story-claim = { $person }が{ $character }だと対抗
story-claims-closed = 全員が答え、公開
story-unopposed = { $person }：{ $character }（対抗なし）
story-nobody-true = 本物の{ $character }はいない
story-true = 本物の{ $character }：{ $people }
story-chose = 選んだ相手：{ $people }
story-takes = { $person }が{ $other }から{ $coins }金を取る
story-takes-several = { $person }がコインを取る：{ $people }から
story-points = { $person }が{ $other }を指名
story-showed = { $person }がカードをほかの全員に見せる
    .second = { $person }が仮面カードをほかの全員に見せる
story-answer-right = { $person }の答えは当たり
story-answer-wrong = { $person }の答えは外れ
story-mistaken-look = { $person }が自分のカードを誤って見た
    .second = { $person }が自分の仮面カードを誤って見た
story-renamed = 名前の変更：{ $person } → { $name }
story-transfer = 訂正：{ $source } → { $target }、{ $coins }金

story-paid = { $source } → { $target }：{ $coins }金
story-fined = 罰金：{ $person } → 裁判所、{ $coins }金
story-compared = { $count ->
   *[other] { $people }の所持金は{ $person }より多くないので、支払いなし
}
story-fortunes-swapped = 所持金の交換：{ $person } { $own } → { $theirs }金、{ $other } { $theirs } → { $own }金
story-places-changed = { $person }と{ $other }が席を替わる
story-declined = { $person }は所持金を交換しない
story-ended-thirteen = { $count ->
    [1] 13金以上：{ $people }の勝ち
   *[other] 13金以上、共同勝利：{ $people }
}
story-ended-bankruptcy = { $count ->
    [1] 破産（{ $broke }）：所持金が最も多い{ $people }の勝ち
   *[other] 破産（{ $broke }）、共同勝利：{ $people }
}
story-ended-cheat = 詐欺師の能力で{ $people }の勝ち
story-ended-house = { $character }の能力で{ $people }の勝ち

# how the last tap decided a game
deed-contested = 本物の{ $character }は{ $person }でした（偽物：{ $other }）。
deed-true = { $person }は本物の{ $character }でした。
deed-nobody = { verdict-nobody }。
deed-unopposed = { story-unopposed }。
deed-told = { $told }。

# the verdict over the table, and the steps of a replay
verdict-too-few = { $people }：{ $coins }金に届かず、何も起こりません。
verdict-nobody = { story-nobody-true }：{ $count }人が罰金
verdict-none = 本物の{ $character }はいない！
verdict-true = 本物の{ $character }
verdict-unmasked = 仮面がはがれた：{ $people }
verdict-swapped = 所持金の交換
verdict-court = 裁判所の{ $coins }金を総取り！
replay-claimed = { $count ->
    [1] { $announced }、{ $people }が対抗
   *[other] { $announced }、対抗：{ $people }
}
