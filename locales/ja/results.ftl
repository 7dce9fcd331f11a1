# What there is to look back on: the end of a game and statistics.

end-save = ファイルに保存
result-standings = 最終結果
result-row = { $person }：{ $coins }金、{ $place }位
result-row-won = { result-row }、勝者
result-minutes = { $minutes }分

chart-title = 所持金の推移
chart-turn = ターン
chart-at-start = 開始時
chart-at-turn = 第{ $turn }ターン
chart-sentence = { $person }：最少{ $low }金（{ $when }）、最多{ $high }金（{ $then }）。{ $turns }ターン中{ $front }ターンで首位。
chart-hint = プレイヤーをタップすると、その線を強調します。

awards-title = 表彰
award-comeback = 大逆転
award-comeback-detail = { $people }：第{ $turn }ターンの{ $coins }金から
award-haul = 大もうけ
award-haul-detail = { $people }：第{ $turn }ターンに＋{ $coins }金（{ $character }）
award-unmasked = はがれた仮面
award-unmasked-detail = { $people }：偽物とばれた（{ $times }回）
award-sharp-eye = 本物の意地
award-sharp-eye-detail = { $people }：対抗して本物（{ $times }回）
award-trusted = 信用第一
award-trusted-detail = { $people }：対抗なしで＋{ $coins }金
award-robbed = 災難
award-robbed-detail = { $people }：ほかの人の能力で−{ $coins }金
award-in-front = 首位独走
award-in-front-detail = { $people }：{ $turns }ターン中{ $times }ターンで首位
award-curious = 知りたがり
award-curious-detail = { $people }：カードを{ $times }回見た
award-restless = 交換好き
award-restless-detail = { $people }：交換（ふりも含む）{ $times }回

summary-open = 結果
summary-replay = 最初から見る
moments-title = 名場面
moment-beaten = { $person }（{ $coins }金）：{ $character }を宣言し、偽物とばれる
moment-haul = { $person }：＋{ $coins }金（{ $character }）
moment-crowd = 「私こそ{ $character }！」が{ $count }人
moment-last-coin = { $person }が最後のコインを失う

tonight = 今日の勝ち数：{ $wins }

picture-open = 画像で共有
bg-stats-open = BG Statsに送る
bg-stats-title = BG Statsに記録
bg-stats-detail = プレイヤー、所持金、順位、勝者を送ります。ボタンをタップすると、BG Statsのアプリかサイトが開きます。
bg-stats-do = BG Statsで開く
bg-stats-scan = 別のスマホで開くには、このコードを読み取ってください。
picture-title = 結果の画像
picture-save = 画像を保存
picture-saved = 画像を保存しました。
picture-shared = 画像を共有しました。
picture-drawing = 画像を作成中…
error-picture-failed = 画像を作れませんでした。もう一度お試しください。

players-title = プレイヤー
players-open = プレイヤー別の通算成績
players-open-detail = 勝利、ブラフ、コイン
players-all = 全ゲーム
players-tonight = 今日
players-counting = 集計中…
players-none = 終わったゲームはまだありません。
players-row = { $whole }戦{ $part }勝
players-pick = プレイヤーを選んでください。
players-wins = 勝利
players-wins-thirteen = 13金以上での勝利
players-wins-bankruptcy = ほかの人の破産での勝利
players-wins-cheat = 能力での勝利
players-announced = 宣言
players-opposed = 対抗された宣言
players-true = 対抗されて本物
players-unopposed-gain = 対抗なしで得たコイン
players-claimed-true = 対抗して本物
players-named-right = 自分のカードを言い当てた回数
players-unmasked = 偽物とばれた回数
players-fines = 払った罰金
players-in-front = 首位のターン
players-haul = 最大のもうけ
players-haul-value = ＋{ $coins }金（{ $character }）
players-characters = キャラクター別のコイン
players-part = { $whole }回中{ $part }回
players-truth = 公開されなかったカードは秘密のままです。全員が見たことだけを数えます。

win-never-unmasked = { $people }：宣言{ $times }回、仮面は一度もはがれず
