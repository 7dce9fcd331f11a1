# キャラクター早見表（画面と印刷用）と、ゲームの説明。

aid-open = 早見表
aid-open-note = 登場中のキャラクターの一覧。見せる、印刷する
aid-title = 早見表
aid-save = 印刷用に保存
aid-save-note = 保存したファイルをブラウザーで開いて印刷します。
aid-phones = スマホで読み取ると、そちらで早見表が見られます。
aid-coin = 銀行
aid-minimum = { $count }人以上

teach-open = インスト（ルール説明）
teach-note = 1分で読み上げられます
