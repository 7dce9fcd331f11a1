# 連戦

series-title = 連戦
series-open = 連戦
series-open-detail = 3勝先取、ポイント制
series-none = 連戦はまだありません。ゲーム終了後に「{ series-begin }」を選ぶか、新しいゲームの準備で選んでください。
series-begin = 連戦にする
series-single = 1回勝負
series-first-to = { $wins }勝先取
series-points-over = { $games }ゲームのポイント制
series-game = 連戦の第{ $number }ゲーム
series-won = { $count ->
    [1] { $people }の総合優勝
   *[other] { $people }の同時優勝
}
series-next = 次のゲーム
series-next-detail = 席を替え、スタートの少ない人から始めます
series-result = 結果を見る
series-standings = 順位表
series-games = ゲーム
series-games-played = { $games }ゲーム
series-row-wins = { $person }、{ $place }位、{ $games }ゲーム中{ $points }勝
series-row-points = { $person }、{ $place }位、{ $games }ゲームで{ $points }ポイント
series-points-table = 順位ごとのポイント – { $points }。コインが同数なら同じポイントです。
series-game-row = 第{ $number }ゲーム：{ $what }
series-unfinished = 途中
series-not-counted = 決着後
series-elsewhere = ほかの端末の結果
series-file = ファイルから結果を追加
series-file-detail = 同じ人たちがほかの端末で保存したゲーム
series-entered = 結果を追加しました。
series-entered-before = このゲームはすでに数えています。何も変更していません。
series-delete = 連戦を削除
series-delete-detail = ゲームは一覧に残ります。
series-deleted = 連戦を削除しました。
error-series-unfinished = このゲームは終わっていないため、数えられません。
error-series-other-people = { $people }のゲームではありません。何も変更していません。
series-place = 第{ $round }ラウンド、{ $table }番テーブル
series-begun = 終わったゲームはまだありません
