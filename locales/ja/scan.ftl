# Reading QR codes.

scan-open = QRコードを読み取る
scan-detail = カメラまたは写真から
scan-loading = 画像を読み込んでいます…
scan-elsewhere = QRコードはこの端末のカメラアプリで読み取り、リンクを開くか、文字列をコピーしてここに貼り付けてください。
error-scan-unreadable = この画像は読み込めません。JPEG、PNG、WebPの画像を選んでください。
error-scan-too-large = 画像が大きすぎます。上限は{ $megabytes } MB、{ $megapixels }メガピクセルです。
error-scan-no-code = この画像にQRコードが見つかりません。コード全体がはっきり写るように撮ってください。
error-scan-foreign = このアプリのセットやゲームのQRコードではありません。
