# People and groups over all games: figures, new names, forgetting.

players-filter = ゲーム
players-streak = 最多連勝
players-streak-now = 現在の連勝
players-turns-to-win = 勝利までのターン数
players-turns-spread = { $fewest }〜{ $most }、平均{ $average }
players-latest = 最近のゲーム
players-latest-sentence = 直近{ $whole }戦で{ $part }勝。
players-gain-sentence = 稼ぎ頭：{ $character }（＋{ $coins }金）。
players-loss-sentence = 最大の損失：{ $character }（−{ $coins }金）。
by-character-announced = 宣言{ $count }回
by-character-opposed = 対抗された：{ $whole }回中{ $part }回
by-character-true = 本物：{ $whole }回中{ $part }回
by-character-claims = 対抗して本物：{ $whole }回中{ $part }回

person-rename = 名前を変更
person-rename-title = 名前の変更
person-rename-detail = 進行中のゲームも含め、すべてのゲームで名前が変わります。
person-rename-taken = { $person }の記録がすでにあります。同じ人としてまとめます。
person-merge = 同じ人としてまとめる
person-merge-title = 同じ人としてまとめる
person-merge-detail = { $person }と同じ人は？　選んだ名前が残ります。
person-merge-do = まとめる
people-renamed = すべてのゲームで{ $person }を{ $name }に変更しました。
people-merged = { $person }の記録を{ $other }にまとめました。
error-people-sat-together = { $person }と{ $other }は一緒に遊んだことがあるので、同じ人にはできません。

person-forget = このプレイヤーを消去
forget-title = 完全に消去しますか？
forget-people = { $people }
forget-games = { $count ->
    [0] この名前はどのゲームにもありません。
   *[other] { $count }件のゲームは、名前を消して残します。
}
forget-games-many = { $count ->
    [0] これらの名前はどのゲームにもありません。
   *[other] { $count }件のゲームは、名前を消して残します。
}
forget-else = この端末のグループ、連戦、メモ、セットからも名前が消えます。
forget-backups = 名前を含む自動バックアップ：{ $dates }
forget-files = 名前を含むその他のファイル：{ $files }
forget-delete-files = これらのファイルも削除
forget-delete-note = すぐに新しいバックアップを作ります。
forget-outside = 保存や共有をしたファイルや、ほかの端末には、名前が残ることがあります。
forget-final = この操作は元に戻せません。
forget-do = 消去する
people-forgotten = { $count }人の名前を消去しました。

group-new = 新しいグループ
group-change = グループを編集
group-forget = グループとメンバーを消去
group-delete = グループを削除
group-delete-detail = メンバーとゲームは残ります。
group-title = グループ
group-name = 名前（省略可）
group-save = グループを保存
group-few = プレイヤーを2人以上選んでください。
group-rule = グループのメンバーが過半数を占めるゲームを数えます。
group-none = このグループの終わったゲームはまだありません。
group-games = ゲーム
group-guests = ゲストの勝利
group-streak = 最多連勝
group-streak-value = { $person }：{ $count }連勝
group-sets = 遊んだセット

mark-title = 色とマーク
mark-detail = どの端末でも、名札とグラフに表示されます。もう一度タップすると外れます。
mark-color = 色
mark-color-red = 赤
mark-color-orange = オレンジ
mark-color-yellow = 黄
mark-color-lime = 黄緑
mark-color-green = 緑
mark-color-turquoise = 青緑
mark-color-sky = 水色
mark-color-blue = 青
mark-color-purple = 紫
mark-color-pink = ピンク
mark-color-brown = 茶
mark-color-gray = グレー
mark-symbol = マーク
mark-symbol-star = 星
mark-symbol-heart = ハート
mark-symbol-moon = 月
mark-symbol-sun = 太陽
mark-symbol-lightning = 稲妻
mark-symbol-anchor = 錨
mark-symbol-paw = 肉球
mark-symbol-flower = 花
mark-symbol-diamond = ダイヤ
mark-symbol-key = 鍵
mark-symbol-note = 音符
mark-symbol-leaf = 葉
