# The seat of a device, and what other devices may do.

seat-sit = ここが自分の席
seat-sit-detail = この端末では自分が手前になり、番が来ると振動します
seat-leave = 自分の席をやめる
seat-title = あなたの席は？
seat-hint = 自分のスマホ用です。自分の名札が手前になり、番が来るとスマホが振動します。
seat-nobody = 席なし
more-seat = 自分の席：{ $person }
more-seat-none = 自分の席
seat-you = 自分
seat-your-turn = あなたの番です
seat-asked = あなたが答える番です
seat-claim = 自分も{ $character }
seat-claim-back = 「自分も」を取り消す

guests-may = ほかのスマホでできること：
guests-everything = すべての操作
guests-answer = 答えるだけ
guests-answer-detail = 自分の席の分だけ
guests-look = 見るだけ

error-guests-only-look = この端末では見ることしかできません。アプリを動かしている端末で変更できます。
error-guests-only-answer = この端末では、自分の席の操作しかできません。アプリを動かしている端末で変更できます。
error-guest-without-seat = この端末で操作するには、「その他」で自分の席を選んでください。
error-host-only = これを変更できるのは、アプリを動かしている端末だけです。
