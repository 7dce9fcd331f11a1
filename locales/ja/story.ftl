# The history of a game in sentences.

pot-bank = 銀行
pot-court = 裁判所

story-swap = { $person }：交換（ふりも可）
story-look = { $person }：自分のカードを見る
story-look-one = { $person }：自分のカードを1枚見る
story-announce = { $person }が{ $character }を宣言
story-claim = { $person }が「自分も{ $character }」と宣言
story-claims-closed = 全員の返答がそろい、カードを公開
story-unopposed = { $person }：{ $character }（全員見送り）
story-nobody-true = 本物の{ $character }はいない
story-true = 本物の{ $character }：{ $people }
story-chose = 選択：{ $people }
story-takes = { $person }が{ $other }から{ $coins }金を取る
story-takes-several = { $person }が{ $people }からコインを取る
story-points = { $person }が{ $other }を指名
story-showed = { $person }がカードをほかの人に見せる
story-answer-right = { $person }の答えは当たり
story-answer-wrong = { $person }の答えは外れ
story-mistaken-look = { $person }が自分のカードを誤って見た
story-renamed = 名前の変更：{ $person } → { $name }
story-transfer = 訂正：{ $source } → { $target }、{ $coins }金

story-paid = { $source } → { $target }：{ $coins }金
story-fined = 罰金：{ $person } → 裁判所、{ $coins }金
story-compared = { $other }の所持金は{ $person }より多くないので、支払いなし
story-fortunes-swapped = 所持金の交換：{ $person } { $own } → { $theirs }金、{ $other } { $theirs } → { $own }金
story-places-changed = { $person }と{ $other }が席を替わる
story-declined = { $person }は所持金を交換しない
story-ended-thirteen = { $count ->
    [1] 13金以上：{ $people }の勝ち
   *[other] 13金以上：{ $people }の共同勝利
}
story-ended-bankruptcy = { $count ->
    [1] { $broke }が破産：所持金が最も多い{ $people }の勝ち
   *[other] { $broke }が破産：所持金が最も多い{ $people }の共同勝利
}
story-ended-cheat = 詐欺師の能力で{ $people }の勝ち
story-ended-house = { $character }の能力で{ $people }の勝ち

# how the last tap decided a game
deed-contested = 本物の{ $character }は{ $person }、{ $other }は違いました。
deed-true = { $person }は本物の{ $character }でした。
deed-nobody = { verdict-nobody }。
deed-unopposed = { story-unopposed }。
deed-told = { $told }。

# the verdict over the table, and the steps of a replay
verdict-nobody = { story-nobody-true }：{ $count }人が罰金
verdict-true = 本物の{ $character }
verdict-unmasked = 仮面がはがれた：{ $people }
verdict-swapped = 所持金の交換
verdict-court = 裁判所の{ $coins }金を総取り！
replay-claimed = { $count ->
    [1] { $announced }、{ $people }が「自分も」と宣言
   *[other] { $announced }、{ $people }がそれぞれ「自分も」と宣言
}
