# Home, new game, table and menus.

app-name = Mascarade Companion
error-page = このページを表示できませんでした。ゲームは無事です。
away = アプリにつながりません
away-hint = ゲームは保存されています。アプリを動かしている端末がスリープしていないか、同じネットワークにつながっているかを確かめてください。つながれば、この画面は自動で元に戻ります。
coming-back = アプリを元に戻しています
coming-back-hint = スリープ中やメモリー不足のときに、端末がアプリを止めることがあります。ゲームは保存されています。
choose-file = ファイルを選ぶ
app-unofficial =
    箱を持っている人のための非公式アプリです。
    発売元が制作・公認したものではありません。

# tools
tool-rules = ルール
tool-history = 履歴
tool-phones = スマホ
tool-more = その他
language-title = 言語
close = 閉じる
cancel = キャンセル
back = 戻る
help-why = なぜ？　ルールを開く
help-character = { $character }の能力は？

# home
home-title =
    計算はおまかせ。
    欺くのは仮面だけ。
home-purpose = 『マスカレイド』の銀行、裁判所、ターン、ルールを引き受けます。
home-resume = 続きから遊ぶ
home-resume-detail = 第{ $turn }ターン　{ $people }
home-continue = テーブルに戻る
home-ended = 結果を見る
home-continue-detail = 第{ $turn }ターン　{ $person }
home-again = 同じメンバーで遊ぶ
home-unfinished = 準備に戻る
home-new = 新しいゲーム
home-new-detail = 名前、セット、ゲームの準備
home-rules = ルール
home-rules-detail = どのルールも検索ひとつで

# new game: players
people-step = 新しいゲーム　プレイヤー
people-title = テーブルを囲むのは？
people-hint = 座っている順に、時計回りで入力します。最年少の人に炎のマーク（先手）を付けてください。名前は空欄でもかまいません。
people-name = プレイヤー{ $place }
people-unseen = { people-name }：表示できない文字があります。ほかの文字で入力してください。
people-add = プレイヤーを追加
people-remove = { $person }を外す
people-up = { $person }を上へ
people-down = { $person }を下へ
people-youngest = 最年少の{ $person }から始める
people-all = { $people }
people-last = 前回のメンバー
people-count = { $count }人
people-next = セットを選ぶ
people-begins = { $person }から始めます
people-variant = 3人用（経験者向け）では1人が2枚、2人用（上級者向け）では3枚のカードを使います。

# new game: set and checklist
set-step = { $edition }　{ people-count }
edition-first = 第一版
edition-second = 第二版
set-title-one = 説明書のセット
set-title-printing = お手元の箱は何語版？
set-printed = { people-count }用セット
set-with = { $character }入りセット
printing-en-ru = ロシア語版、英語版
printing-fr-ja-pl = 日本語版、フランス語版、ポーランド語版
set-judge-in = 判事あり、{ people-count }用に{ $cards }枚
set-bank-money = 収入カードは{ $cards }枚中{ $have }枚（条件は3分の1以上）
set-bank-money-printed = 収入カードは{ $cards }枚中{ $have }枚。3分の1未満でも、説明書どおりなら問題ありません

rematch-title = 再戦
rematch-youngest = 最年少の{ $person }
rematch-next = 順番で{ $person }
rematch-lot = くじ引き
rematch-same-seats = 同じ席
rematch-shuffled = 新しい席
rematch-shuffle = 席をシャッフル
rematch-set-again = 同じセット
rematch-set-next = 次のセット
rematch-set-chance = おまかせのセット

checklist = チェックリスト
checklist-begins = { $person }から開始
check-cards = 箱からこのセットのカードを{ $cards }枚取り出す
    .second = 箱からこのセットの仮面カードを{ $cards }枚取り出す
check-cards-named = { $task }：{ $characters }
check-tokens = 使うトークンを裁判所のそばに並べ、残りは箱に戻す
check-coins = 1人に{ $each }金ずつ配り、残りの{ $bank }金は{ $insert ->
    [yes] トレイに入れて銀行にする
   *[no] テーブルの中央に置いて銀行にする
}
check-coins-tablet = コインは出さず、アプリで管理
check-centre = テーブルの中央に{ $count }枚、表向きで置く
check-hands = { $count ->
    [2] 1人に2枚：自分の前の左と右に1枚ずつ
   *[other] 1人に3枚：左前、右前、相手との間（保護されたカード）
}
check-deal = よく混ぜ、すべて表向きで配る
check-read = 全員がすべてのカードを確かめたら、一斉に伏せる
    .second = 全員がすべての仮面カードを確かめたら、一斉に伏せる
tablet-choice = コインはどうしますか？
tablet-box = 箱のコインを使う
tablet-holds = コインをアプリで管理する
opening-order = 最初の4ターンは交換（ふりも可）：{ $people }
start-game = ゲームを始める
back-to-people = 名前と席

# the table
turn-number = ターン{ $turn }
turn-announces = 第{ $turn }ターン　{ $person }が{ $character }を宣言
await-turn = { $person }のターン
action-swap = 交換（ふりも可）
action-swap-short = 交換
action-look = 自分のカードを見る
    .second = 仮面カードを見る
action-look-one = 自分のカードを1枚見る
action-look-short = 見る
action-announce = 宣言する
announce-title = { $person }の宣言
announce-title-left = { $person }が左のカードで宣言するのは？
announce-title-right = { $person }が右のカードで宣言するのは？
name-of-character = { $character }
name-of-copies = { $character }×{ $count }
claims-title = { $character }に対抗する人は？
claims-title-two = { $other }も{ $character }？
claims-hint = { $person }の左隣から時計回りに、見送るか対抗します。
claims-hint-two = { $other }は、見送るか対抗します。
claims-nobody = 全員見送り
claims-nobody-two = { $other }は見送る
tap-claimants = 対抗した人の名札をタップしてください。
tap-people = 名札をタップしてください。
reveal-title = 本物の{ $character }は？
turn-cards = 公開する
turn-cards-now = いざ、公開！
turn-cards-label = { $people }：公開してください。本物の{ $character }は？
option-announced = 宣言した人
option-claimed = 対抗{ $order }人目
option-nobody = 本物はいない
badge-announces = 宣言
badge-swaps = 交換かも
badge-claims = 対抗
badge-passes = 見送り
badge-is = 本物の{ $character }
badge-answers = 回答中
badge-chosen = 対象
badge-wins = 勝ち
badge-to-win = あと{ $coins }金で勝ち
badge-coins-left = 残り{ $coins }金
badge-would-win = 勝ち見込み
badge-would-be-out = 破産見込み
badge-sits-here = ここに{ $person }
choice-take = { $person }：誰から取る？
choice-fortunes =
    { $person }：
    誰と所持金を交換？
choice-point = { $person }：誰を指名する？
choice-show =
    { $person }：
    誰に公開させる？
choice-move =
    { $person }：
    どの2人の席を替える？
choice-nobody = 交換しない
choice-take-only = { $person }がコインを取る：{ $people }から
choice-fortunes-one =
    { $person }：
    { $other }と所持金を交換？
choice-point-only =
    { $people }：
    自分のキャラクターを答える
choice-show-only = { $people }が公開
choice-move-only = 席を替わる：{ $people }
choice-accept = 交換する
choice-decline = 交換しない
answer-title =
    { $person }：
    答えて、公開
answer-right = 当たり
answer-wrong = 外れ
moves-title = コインの動き
moves-power = 能力
moves-fine = 罰金
moves-none = コインは動きません。
moves-none-yet = まだコインは動きません。
moves-next = 次は{ $person }のターンです。
moves-then-choice = 続いて{ $person }が選びます。
would-end-thirteen = { $count ->
    [1] { $people }が{ $coins }金で勝つ見込みです
   *[other] 共同勝利の見込みです（{ $people }）
}
would-end-bankruptcy = { $count ->
    [1] { $broke }が破産し、{ $people }が勝つ見込みです
   *[other] { $broke }が破産し、共同勝利の見込みです（{ $people }）
}
would-end-cheat = { $people }が勝つ見込みです
would-if = 本物の{ $character }が{ $person }なら、{ $end }
would-if-nobody = 本物の{ $character }がいなければ、{ $end }
would-if-unclaimed = 対抗がなければ、{ $end }
would-depends = カード次第で、{ $end }
would-whoever = 本物の{ $character }の勝ちになります
would-win-as = { $people }は、本物の{ $character }なら勝ちになります
would-others = ほかの{ $count }通りの答えでもゲーム終了です
moves-pair = { $source } → { $target }
confirm = { $coins ->
    [0] 確定
   *[other] 確定（計{ $coins }金）
}
now-before-turn = このターンの前に
now-fool-first = { $person }：ほかの2人のカードを、見ないで入れ替えるか、そのふりをしてください。
now-fool-second = { $person }：ほかの2人の仮面カードを、見ないで入れ替えるか、そのふりをしてください。
now-spy-first = { $centre ->
    [0] { $person }：自分のカードとほかの1人のカードをこっそり見て、交換するか決めてください。
   *[other] { $person }：自分のカードとほかの1枚（中央も可）をこっそり見て、交換するか決めてください。
}
now-spy-second = { $person }：自分の仮面カードとほかの1人の仮面カードをこっそり見て、交換するか決めてください。
now-spy-two = { $person }：自分のカード1枚と、相手の左か右のカードをこっそり見て、交換するか決めてください。
now-shown-first = { $person }：自分では見ずに、カードをほかの全員に見せてください。
now-shown-second = { $person }：自分では見ずに、仮面カードをほかの全員に見せてください。
now-places = { $person }と{ $other }：席を替わってください。コインとカードは元の席に残します。
    .second = { $person }と{ $other }：席を替わってください。コインと仮面カードは元の席に残します。
now-own = { $person }：{ $text }
undo = 元に戻す
tap-ignored = タップが早すぎたので、無視しました
undo-nothing = 戻せる操作はありません
undo-detail = 第{ $turn }ターン　{ $what }
redo-detail = やり直す：{ $what }
redo-moves = やり直す：{ $moves }手

place-label = { $person }：{ $coins }金
place-label-active = { place-label }、ターンプレイヤー
place-label-acts = { place-label }、行動する番
place-close = { $coins }金に近い
court = 裁判所
bank = 銀行
pot-label = { $pot }：{ $coins }金

# the end
end-step = ゲーム終了　第{ $turn }ターン
end-won = { $count ->
    [1] { $people }の勝ち
   *[other] 共同勝利：{ $people }
}
end-winner = { $count ->
    [1] { $people }の勝ちです
   *[other] 共同勝利です（{ $people }）
}
end-how-thirteen = 所持金が13金以上になりました。
end-how-bankruptcy = { $count ->
    [1] 破産（{ $people }）で終了。所持金が最も多い人の勝ちです。
   *[other] 破産（{ $people }）で終了。所持金が最も多い人たちの勝ちです。
}
end-how-cheat = 10金以上で詐欺師の能力を使いました。
end-how-house = { $character }の能力を使いました。
end-again = 同じメンバーで再戦
end-home = ホーム

# more
more-title = その他
more-mistaken = カードを誤って見た
    .second = 仮面カードを誤って見た
more-mistaken-detail = その人の次の自分のターンは、必ず「見る」です
mistaken-any-card = どのカードを見たかは問いません。
more-correct = 金額を訂正する
more-correct-detail = 銀行、裁判所、プレイヤーの間でコインを移します
more-outwards = 名札を各席に向ける
more-outwards-two = 向かい合わせの表示にする
more-sounds = サウンド
more-countdown = 公開前のカウントダウン
more-save = ファイルに保存する
more-save-detail = ほかの端末でも続けられます
more-open = ファイルから開く
more-open-none = このアプリのゲームではありません。
more-leave = ゲームを片付ける
more-leave-detail = 記録は残ります
endings-title = 勝てるのは誰？
endings-detail = 今の所持金で、どのキャラクターなら勝てるか
endings-note = 所持金だけで判定します。自分のターンに宣言し、誰も対抗しなかった場合です。誰がどのカードを持っているかは関係ありません。
    .second = 所持金だけで判定します。自分のターンに宣言し、誰も対抗しなかった場合です。誰がどの仮面カードを持っているかは関係ありません。
endings-none = 次の宣言でゲームを終わらせられる人はいません。
endings-wins = 勝てるキャラクター
endings-ends = ゲームを終わらせるキャラクター
more-turning = 操作する人にパネルを向ける
more-turning-detail = タブレットをテーブルの中央に置くとき
more-hourglass-off = 砂時計：オフ
more-hourglass = 砂時計：{ $seconds }秒
more-hourglass-detail = ターンと対抗の目安。時間切れでも進行は止まりません
more-patience = 連続タップ：{ $seconds }秒間は無視
more-patience-detail = 手が震えるときに。うっかり2回タップしても1回と数えます
hourglass-over = 時間です！
hourglass-label = { $seconds }秒
more-far = 大きく表示
more-far-detail = コインとターンだけを表示。タップで戻る
appearance-title = テーマと文字サイズ
appearance-theme = テーマ
appearance-theme-system = 端末の設定に合わせる
appearance-theme-light = ライト
appearance-theme-dark = ダーク
appearance-size = 文字サイズ
appearance-size-system = 端末の設定に合わせる
appearance-size-most = この画面では{ $size }まで
about-title = このアプリについて
about-version = バージョン { $version }
about-licences =
    『マスカレイド』（Mascarade）　作者：Bruno Faidutti　発売元：Repos Production
    フォント：Roboto（Apache License 2.0）、Bona Nova と Noto Sans JP（SIL Open Font License）。
player-claims = 「私こそ{ $character }！」と対抗
player-mistaken = 自分のカードを誤って見た
    .second = 自分の仮面カードを誤って見た
player-rename = 名前を変更
rename-title = 名前の変更
rename-name = 名前
rename-detail = 名前の間違いを直すときや、席を引き継ぐときに使います。
rename-do = 変更する
rename-exchange = または、次の人と名前を入れ替える：
mistaken-title = 誤って見たのは？
mistaken-owes = 次は「見る」
owed-look-later = { $person }の「見る」は、次に見られるターンに持ち越します。
correct-title = 金額の訂正
correct-from = どこから
correct-to = どこへ
correct-missing-from = 「どこから」を選択
correct-missing-to = 「どこへ」を選択
correct-fewer = 1金減らす
correct-more = 1金増やす
correct-pending = コインはまだ移していません。
correct-discard = 移さない
correct-do = { $coins }金を移す
correct-outcome = { $now }、訂正後は{ $coins }金
correct-ends-thirteen = 13金以上の人がいます。このままなら、ターンの終わりにゲーム終了。{ end-winner }。
correct-ends-bankruptcy = 0金の人がいます。このままなら、ターンの終わりにゲーム終了。{ end-winner }。
history-title = これまでの流れ
history-empty = まだ何もありません。
history-hint = 行をタップすると、そのときのテーブルを見られます。
history-oldest-first = 古い順に並べる
history-newest-first = 新しい順に並べる
phones-title = スマホをつなぐ
phones-scan = 同じネットワークのスマホで、QRコードを読み取ってください。
phones-off = 今接続できるのは、この端末だけです。スマホの接続を許可すると、アプリを終了するまで、同じネットワークでコードを読み取った端末からも、このゲームを開けます。
phones-let-in = スマホの接続を許可する
phones-no-network = この端末は今、どのネットワークにもつながっていません。ネットワークにつなぐか、テザリングを始めてから、この画面を開き直してください。
phones-others = この端末は複数のネットワークにつながっています。上のアドレスで開けないときは、こちらを試してください。
phones-renew = コードを変える
phones-renew-detail = 参加中のスマホの接続を切ります。新しいコードを読み取ると、また参加できます。
phones-uninvited = このゲームに参加するには、ゲームを開いている端末に表示されるコードを読み取ってください。

# two and three players
hand-left = 左
hand-right = 右
hand-protected = 保護されたカード
claim-with = { $person }：{ $hand }
claim-left = 左のカード
claim-right = 右のカード
claim-protected = 保護されたカード
few-title = カードの交換ルール
few-printing = お手元の箱：
few-pl = ポーランド語版
few-ja = 日本語版
few-ru = ロシア語版
few-en = 英語版
few-fr = フランス語版
few-own-or-opponent = 自分のカード1枚を、ほかのプレイヤーのカードか自分のもう1枚と交換します。
few-opponent = 自分のカード1枚を、ほかのプレイヤーのカードと交換します。
few-two-own = 自分の左か右のカードを、自分のほかのカード、または相手の左か右のカードと交換します。
few-two-any = 自分の3枚のどれかを、相手の左か右のカードと交換します。
few-protected = 相手の保護されたカードは交換できません。自分の保護されたカードは、自分のターンの宣言には使えませんが、対抗には使えます。

# saved games
home-games = ゲーム一覧
moves-then-answer = 続いて{ $person }が自分のキャラクターを答え、公開します。

# the practice table, and hints in a game
practice-open = 初めてなら、1ターン練習
practice-detail = 2分ほど。カードは使いません
practice-end = 練習を終わる
practice-edition = お手元の箱の版
practice-1 = あおい
practice-2 = けん
practice-3 = さくら
practice-4 = たろう
hints-show = ヒントを表示
hints-detail = 今何をするかを1文で
coach-turn = { $you }さんのターンです。全員が6金を持ち、自分のカードに自信のある人はいません。「{ action-announce }」をタップしてください。
    .second = { $you }さんのターンです。全員が6金を持ち、自分の仮面カードに自信のある人はいません。「{ action-announce }」をタップしてください。
coach-announce = 王を選んでください。本当に王かどうかが問われるのは、誰かが「いや、私こそ王だ！」と対抗したときだけです。
coach-claims = { $other }さんが「いや、私こそ{ $character }だ！」と対抗しました。{ $other }さんの名札をタップしてください。
coach-cards = 「{ turn-cards }」をタップしてください。あなたと{ $other }さんのカードを表にします。
    .second = 「{ turn-cards }」をタップしてください。あなたと{ $other }さんの仮面カードを表にします。
coach-reveal = 本物の{ $character }は{ $other }さんでした。{ $other }さんをタップしてください。
coach-confirm = 能力を使うのは{ $other }さん。偽物は罰金1金を払います。確定してください。
coach-done = 宣言、対抗、公開、支払い。これでひととおりです。間違えたら「{ undo }」で戻せます。次は本物の箱でどうぞ！
hint-opening = 自分のカードとほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。
    .second = 自分の仮面カードとほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。
hint-opening-several = 自分のカード1枚とほかの1枚をテーブルの下に入れ、見ないで入れ替えるか、そのふりをして戻します。
hint-turn = 交換するか、自分のカードを見るか、キャラクターを宣言します。コインが動くのは、宣言したときだけです。
    .second = 交換するか、自分の仮面カードを見るか、キャラクターを宣言します。コインが動くのは、宣言したときだけです。
hint-turn-several = 交換するか、自分のカードを1枚見るか、キャラクターを宣言します。コインが動くのは、宣言したときだけです。
hint-bound = このターンは、選べるアクションが限られています。理由はボタンのそばにあります。
hint-announce = 登場中のキャラクターから1つ選びます。誰も対抗しなければ、カードは見せません。
    .second = 登場中のキャラクターから1つ選びます。誰も対抗しなければ、仮面カードは見せません。
hint-claims = 順に見送るか、「いや、私こそ！」と対抗します。誰も対抗しなければ、公開せずに能力を使います。
hint-claims-two = { $other }は、見送るか対抗します。見送れば、公開せずに能力を使います。
hint-reveal = 宣言した人と対抗した人は全員、公開します。本物がいれば選んでください。
hint-confirm = 動くコインを確かめて、確定してください。
hint-choice = 能力を使う人が選びます。
hint-answer = 自分だと思うキャラクターを言ってから、公開します。
