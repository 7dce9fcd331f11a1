# The command line.

cli-description = 『マスカレイド』（Mascarade）の箱を持っているグループのための非公式アプリ。銀行、裁判所、ターンの管理とルールブックを受け持ちます。
cli-usage = 使い方：
cli-arguments = 引数
cli-options = オプション
cli-help = この説明を表示して終了する
cli-version = バージョンを表示して終了する
cli-serve = アプリを起動してブラウザーを開く（既定）
cli-data = ゲームと設定を保存するフォルダー（既定：このシステムのユーザーデータ用フォルダー）
cli-host = 待ち受けるアドレス（既定：127.0.0.1、この端末のみ。0.0.0.0ならスマホも接続できる）
cli-port = 待ち受けるポート（既定：8550、使用中なら次に空いているポート）
cli-no-browser = ブラウザーを開かない
cli-replay = ゲームの記録を再生し、最後のテーブルの状態を表示する
cli-replay-file = 記録のファイル。- なら標準入力
cli-replay-each = 1行ごとにテーブルの状態を表示する

# errors in arguments
error-argument-unknown = 「{ $argument }」という引数はここでは使えません。
error-argument-missing = 「{ $command }」の後に必要な引数がありません。
error-argument-misused = { $argument }：値がないか、余分な値が付いています。
error-argument-no-number = { $argument }：「{ $value }」は{ $least }から{ $most }までの数ではありません。
error-argument-not-among = { $argument }：「{ $value }」は指定できません。指定できる値：{ $choices }。
error-arguments-exclusive = { $argument } と { $other } は同時に指定できません。
error-file-unreadable = { $path } を読み込めません。
cli-see-help = すべてのオプション：companion --help
cli-output-failed = 標準出力にこれ以上書き込めません。
