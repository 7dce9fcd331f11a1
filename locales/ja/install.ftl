# The app without a server: in a browser alone, installed on a device.

site-first-visit = 初回は約{ $megabytes } MBをダウンロードします。終わればオフラインで使えます。
site-interrupted = 接続が切れました。つながり次第、自動で続きをダウンロードします。
site-open-elsewhere = アプリは別のウィンドウで開いています
site-open-elsewhere-hint = そちらで続けてください。ここで使うときは、そちらを閉じると自動で開きます。
site-use-here = こちらで使う
site-updated = アプリを更新しました。
site-forgets = このブラウザーではゲームが残りません
site-forgets-hint = ページを閉じるとゲームが消えます。残すには、プライベートではない通常のウィンドウか、別のブラウザーでアプリを開いてください。
site-full = ブラウザーの保存容量がいっぱいです。何も変更していません。この端末の空き容量を増やしてください。
site-play-anyway = このまま遊ぶ
site-failed = アプリを起動できませんでした
site-failed-hint = ページを再読み込みしてください。それでも起動しないときは、ブラウザーを更新してください。
manifest-short-name = Companion
manifest-table = テーブル
manifest-rules = ルール

# the page in the app
update-look = 新しいバージョンを確認
update-looking = 新しいバージョンを確認しています…
update-current = 最新のバージョンです。
update-unreachable = 確認できませんでした。この端末はオフラインです。
update-take = 今すぐ更新
update-ready = 新しいバージョンの準備ができました
updated = バージョン { $version } に更新しました
install-title = アプリをインストール
install-ios = Safariの共有ボタンをタップし、「ホーム画面に追加」を選びます。
install-ios-storage = Safariのタブでは、7日間開かないとゲームが消えます。ホーム画面から開いたアプリでは残ります。このタブのゲームは引き継がれないので、先にファイルに保存してください。
install-other = ブラウザーのメニューから「インストール」または「ホーム画面に追加」を選びます。
install-private = プライベートウィンドウやシークレットウィンドウでは開かないでください。閉じるとゲームがすべて消えます。ブラウザーによっては、アプリから警告できません。
install-after = これでアイコンから起動でき、オフラインで使えます。ゲームはこの端末に残ります。
install-phones = ほかのスマホやタブレットでは、このQRコードを読み取ってください。ルールがその端末の言語で開き、インストールもできます。
move-title = ほかの端末で続ける
move-scan = もう一方の端末のカメラで、このQRコードを読み取ってください。その端末で、今の場面からゲームが開きます。
move-stays = ゲームはこの端末にも残ります。続きはどちらか1台で遊んでください。
move-ios = iPadとiPhoneでは、ホーム画面のアプリではなくSafariで開きます。アプリに移すときは、ファイルに保存してください。
move-too-long = このゲームは長すぎて、QRコードに収まりません。代わりにファイルに保存してください。
error-game-code-damaged = ゲームのコードではないか、壊れています。何も変更していません。
error-game-code-newer = このアプリの新しいバージョンで作られたコードです。何も変更していません。

# building it
cli-build-site = サーバーなしでブラウザーで動くアプリのフォルダーを作る
cli-build-site-folder = 書き出し先：新しいフォルダー、空のフォルダー、または以前に作ったもの
cli-build-site-wheels = ブラウザー用wheelのフォルダー（既定ではpipがダウンロードする）
cli-build-site-done = { $folder } ができました：ファイル{ $count }個、{ $size } MB。httpsに対応していれば、どのウェブサーバーでも配信できます。
error-site-folder-in-use = { $folder } にはほかのファイルがあります。新しいフォルダーか空のフォルダーを指定してください。
error-site-node-missing = Node.jsがインストールされていません。ブラウザー用のコンパイルに必要です。
error-site-not-compiled = アプリをブラウザー用にコンパイルできませんでした：{ $reason }
error-site-package-missing = パッケージ { $package } がインストールされていません。
error-site-wheel-missing = { $file } がありません。
error-site-wheel-differs = { $file } は、このバージョンに必要なファイルと異なります。
error-site-wheels-not-downloaded = pipがブラウザー用のwheelをダウンロードできませんでした：{ $reason }
