# Series of games.

series-title = 連戦
series-detail = 3勝先取、ポイント制
series-none = 連戦はまだありません。ゲーム終了後に「{ series-begin }」を選ぶか、新しいゲームの準備で選んでください。
series-begin = 連戦にする
series-single = 1回勝負
series-first-to = { $wins }勝先取
series-points-over = { $games }ゲームのポイント制
series-game = 連戦の第{ $number }ゲーム
series-won = { $count ->
    [1] { $people }の総合優勝
   *[other] 同時優勝：{ $people }
}
series-next = 次のゲーム
series-next-detail = 席を替え、先手の回数が最も少ない人から始めます
series-seats = 席（時計回り）：{ $people }
series-result = 結果を見る
series-another = もう一度連戦する
series-standings = 順位表
series-games = ゲーム
series-games-played = { $games }ゲーム
series-row-wins = { $person }、{ $place }位、{ $games }ゲーム中{ $points }勝
series-row-points = { $person }、{ $place }位、{ $games }ゲームで{ $points }ポイント
series-points-table = 1位から{ $places }位までのポイント：{ $points }。コインが同数なら同じポイントです。
series-game-row = 第{ $number }ゲーム：{ $what }
series-unfinished = 途中
series-not-counted = 決着後（対象外）
series-elsewhere = ほかの端末の結果
series-file = ファイルから結果を追加
series-file-detail = 同じメンバーがほかの端末で保存したゲーム
series-entered = 結果を追加しました。
series-entered-before = このゲームはすでに数えています。
series-delete = 連戦を削除
series-delete-detail = ゲームは一覧に残ります。
series-deleted = 連戦を削除しました。
error-series-unfinished = このゲームは終わっていないため、数えられません。
error-series-other-people = このゲームの参加者ではありません：{ $people }
series-begun = 終わったゲームはまだありません
tournaments-kept = このバージョンには大会機能がありません。これまでの大会は、保存データとバックアップに残ります。
