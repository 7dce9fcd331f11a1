# Series of games.

series-title = 連戦
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
series-not-counted = 決着後
series-elsewhere = ほかの端末の結果
series-file = ファイルから結果を追加
series-file-detail = 同じメンバーがほかの端末で保存したゲーム
series-entered = 結果を追加しました。
series-entered-before = このゲームはすでに数えています。何も変更していません。
series-delete = 連戦を削除
series-delete-detail = ゲームは一覧に残ります。
series-deleted = 連戦を削除しました。
error-series-unfinished = このゲームは終わっていないため、数えられません。
error-series-other-people = { $people }のゲームではありません。何も変更していません。
series-place = 第{ $round }ラウンド、{ $table }番テーブル
series-begun = 終わったゲームはまだありません

# tournaments
series-open = 連戦と大会
tournaments = 大会
tournament-new = 新しい大会
tournament-new-detail = 複数のテーブル、端末は1台ずつ
tournament-open = 大会
tournament-names = 名前（1行に1人）
tournament-hint = 8〜48人、1テーブル4〜8人です。
tournament-how = ラウンドごとに対戦相手、席、先手プレイヤーが替わります。各テーブルは自分の端末で遊び、結果をコードかファイルで送ります。
tournament-limits = 大会は{ $fewest }〜{ $most }人用ですが、今は{ $have }人です。
tournament-start = 第1ラウンドの席を決める
tournament-people = { $count }人
tournament-tables = { $tables }テーブル
tournament-round = 第{ $round }ラウンド
tournament-table = { $table }番テーブル
tournament-next = 次のラウンド
tournament-missing = 結果待ち：{ $tables }番テーブル
tournament-delete = 大会を削除
tournament-deleted = 大会を削除しました。
table-play = ここで遊ぶ
table-code = コードを表示
table-code-hint = ほかの端末で「{ series-open }」を開き、このコードを入力してください。
table-code-field = テーブルか結果のコード
table-code-enter = コードを入力
table-code-detail = 自分のテーブルのコード、または結果のコード
table-result-code = 主催者に渡す結果です。コードのほか「{ end-save }」でも渡せます。
table-file-detail = テーブルで保存したゲーム
table-entered = { $place }の結果を追加しました。
table-entered-before = { $place }の結果はすでにあります。何も変更していません。
table-emptied = 結果を取り消しました。
table-empty = { $table }番テーブルの結果を取り消す
error-table-code-damaged = テーブルや結果のコードではないか、入力ミスがあります。何も変更していません。
error-table-code-newer = このアプリの新しいバージョンで作られたコードです。
error-table-other-tournament = ほかの端末の大会の結果です。何も変更していません。
error-table-other-people = このメンバーのテーブルは、この大会にはありません。何も変更していません。
error-table-taken = 第{ $round }ラウンドの{ $table }番テーブルには別の結果があります。先に取り消してください。
