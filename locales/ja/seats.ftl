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
seat-claim = 私こそ{ $character }！
seat-claim-back = 対抗を取り消す

guests-may = ほかのスマホでできること：
guests-everything = すべての操作
guests-answer = 自分の席の操作だけ
guests-answer-detail = 自分のターン、対抗、答え。元に戻すことと訂正はできません
guests-look = 見るだけ

error-guests-only-look = この端末では見ることしかできません。設定は、アプリを動かしている端末で変えられます。
error-guests-only-answer = この端末では、自分の席の操作しかできません。設定は、アプリを動かしている端末で変えられます。
error-guest-without-seat = この端末で操作するには、「その他」で自分の席を選んでください。
error-host-only = これを変更できるのは、アプリを動かしている端末だけです。
