# The list of games, replays and backups.

games-title = ゲーム一覧
games-empty = これまでのゲームはまだありません。
games-unfinished = 途中のゲーム
games-finished = 終わったゲーム
games-search = 名前で検索
games-no-match = 該当するゲームはありません。
games-loading = お待ちください…
games-all-editions = 両方の版
games-edition = 版
games-status = 表示
games-status-all = すべてのゲーム
games-status-unfinished = 途中のゲーム
games-status-finished = 終わったゲーム
games-more = さらに{ $count }件表示
games-delete = { $people }のゲームを削除
games-deleted = ゲームを削除しました。
games-undo-delete = 元に戻す
games-current = いまテーブルにあるゲーム
games-people-more = { $people }　ほか{ $count }人
games-turns = { $turns }ターン
games-gone = このゲームはもうありません。

replay-start = ゲーム開始です。
replay-turn = { $turns }ターン中{ $turn }ターン目
replay-step = { $steps }手中{ $step }手目
replay-first = 最初へ
replay-back = 1手戻る
replay-forward = 1手進む
replay-last = 最後へ
replay-take-up = このゲームを再開する
replay-to-table = テーブルへ
replay-puts-away = 進行中のゲーム（{ $people }、{ $turn }ターン目）を中断して保存します。よろしいですか？
replay-puts-away-ended = 終わったゲーム（{ $people }）を片づけます。よろしいですか？
replay-yes = 再開する
replay-no = やめる
