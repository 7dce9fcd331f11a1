# The seat of a device, and what other devices may do.

seat-sit = ここが自分の席
seat-sit-detail = この端末では自分の名札が手前になり、番が来ると知らせます
seat-leave = 席の指定を解除
seat-title = あなたの席は？
seat-hint = 自分専用のスマホで使います。自分の名札が手前になり、番が来るとスマホが振動します。
seat-nobody = 席を指定しない
more-seat = 自分の席：{ $person }
more-seat-none = 自分の席
seat-you = 自分
seat-your-turn = あなたのターンです
seat-asked = あなたが答える番です
seat-all-answered = 全員の答えがそろいました
seat-claim = 私こそ{ $character }！
seat-claim-back = 対抗を取り消す
seat-pass = 見送る
seat-passed = 見送りました
seat-pass-back = 見送りを取り消す
claim-after-pass = { $person }はスマホで見送っていましたが、対抗に変わりました。
seat-waiting = ほかの人を待っています
seat-show-card = カードを公開してください。結果は、アプリを動かしている端末で記録します。
    .second = 仮面カードを公開してください。結果は、アプリを動かしている端末で記録します。
stake-true = 本物の{ $character }なら { $coins }金
stake-false = 偽物なら { $coins }金
stake-uncalled = 対抗がなければ { $coins }金
stake-called = 本物の{ $character }でなく、対抗されたら { $coins }金

guest-waits = お待ちください。アプリを動かしている端末で、ゲームの準備をしています。
who-title = あなたの席は？
who-hint = 自分の席をタップしてください。1つの席につき、スマホは1台です。
who-watch = 見るだけ
who-taken = 使用中
who-asked = 返事待ち
seat-request = 別のスマホが、{ $person }の席を使おうとしています。
seat-request-grant = 席を渡す
seat-request-refuse = 断る
notes-title = 自分のメモ
notes-hint = 自分だけのメモです。この端末に保存されます。

guests-may = ほかのスマホでできること：
guests-answer = 自分の席の操作だけ
guests-answer-detail = 自分のターン、対抗、選択。判定と訂正はできません
guests-look = 見るだけ
phones-seats = 席を選んだスマホ：
phone-may = { $person }のスマホにできること
phone-own-seat = 自分の席の操作だけ
phone-everything = すべての操作
phone-free = 席を空ける
phone-deed = { $phone }：{ $what }
phone-did = { $deed ->
    [leave] { $person }のスマホで、ゲームを片付けました
    [resume] { $person }のスマホで、保存したゲームを再開しました
    [delete] { $person }のスマホで、ゲームを削除しました
    [restore] { $person }のスマホで、削除したゲームを元に戻しました
   *[other] { $person }のスマホで、別のゲームを始めました
    }
history-own-phone = { $person }のスマホから

error-guests-only-look = この端末では見ることしかできません。設定は、アプリを動かしている端末で変えられます。
error-guests-only-answer = この端末では、自分の席の操作しかできません。設定は、アプリを動かしている端末で変えられます。
error-guest-without-seat = この端末で操作するには、「その他」で自分の席を選んでください。
error-guest-seat-taken = { $name }の席は、ほかのスマホが使っています。アプリを動かしている端末で許可されれば、使えます。
error-guest-seat-change = { $name }の席に移れるよう、アプリを動かしている端末に頼みました。
error-host-only = これを変更できるのは、アプリを動かしている端末だけです。
