# Errors, one clear sentence each.

# choosing a set
error-judge-missing = 判事を必ずセットに入れてください。
error-too-little-bank-money = 収入カードが足りません。{ $cards }枚中{ $need }枚以上必要ですが、今は{ $have }枚です。
error-peasant-alone = 農夫は2枚とも入れるか、1枚も入れないでください。
error-too-few-players-for = { $character }を入れられるのは、{ $minimum }人以上のときだけです。
error-wrong-number-of-cards = { $fewest ->
    [6] { $most ->
        [6] セットは6枚必要ですが、今は{ $have }枚です。
       *[other] セットは6枚から{ $most }枚までですが、今は{ $have }枚です。
    }
    [13] { $most ->
        [13] セットは13枚必要ですが、今は{ $have }枚です。
       *[other] セットは13枚から{ $most }枚までですが、今は{ $have }枚です。
    }
   *[other] セットは{ $fewest }枚から{ $most }枚までですが、今は{ $have }枚です。
}
error-not-in-the-box = 箱に{ $character }は{ $copies }枚しかありませんが、セットには{ $have }枚入っています。
error-unknown-character = この版に「{ $character }」というキャラクターはいません。

# players
error-wrong-number-of-players = この版は{ $fewest }〜{ $most }人用ですが、今は{ $have }人です。
error-name-empty = 全員の名前を入力してください。
error-name-twice = { $name }という名前のプレイヤーが2人います。
error-name-too-long = 名前は{ $limit }文字までですが、{ $have }文字あります。
error-name-unprintable = 名前に使えない文字があります。
error-unknown-person = { $person }番のプレイヤーはいません。

# turns
error-game-over = ゲームはもう終わっています。
error-not-awaited = 今はできません。次に必要なのは{ $awaiting ->
    [turn] アクションの選択
    [claims] 対抗するかどうかの返事
    [reveal] カードの公開
    [choice] 能力を使う相手の選択
    [answer] 指名された人の答え
   *[other] 別の操作
}です。
    .second = 今はできません。次に必要なのは{ $awaiting ->
        [turn] アクションの選択
        [claims] 対抗するかどうかの返事
        [reveal] 仮面カードの公開
        [choice] 能力を使う相手の選択
        [answer] 指名された人の答え
       *[other] 別の操作
    }です。
error-opening-turn = 最初の{ $last }ターンで行えるのは、交換（ふりも可）だけです。
error-revealed-must-swap = { $person }のカードは直前のターンに公開されたので、今は交換（ふりも可）しかできません。
error-revealed-no-announcement = { $person }の仮面カードは直前のターンに公開されたので、今は宣言できません。
error-owes-look = { $person }は自分のカードを誤って見たので、このターンは必ず「見る」です。
    .second = { $person }は自分の仮面カードを誤って見たので、このターンは必ず「見る」です。
error-not-in-play = { $character }は登場していません。登場中：{ $in_play }
error-no-centre-card = テーブルに中央のカードはありません。
    .second = テーブルに中央の仮面カードはありません。
error-forced-swap-with-player = このゲームでは、公開された直後の交換に中央のカードは使えません。
error-swap-with-self = 交換の相手は、ほかのプレイヤーのカードか中央のカードです。
    .second = 交換の相手は、ほかのプレイヤーの仮面カードか中央の仮面カードです。
error-claims-own-announcement = { $person }は宣言した本人なので、対抗できません。
error-already-claimed = { $person }はもう対抗しています。
error-not-turned-up = { $person }は公開していません。
error-too-many-true = 本物は{ $most }人までです。
error-wrong-number-of-targets = { $most ->
    [1] 1人選んでください。
   *[other] { $most }人選んでください。
}
error-wrong-target = { $person }は選べません。
error-named-twice = 同じ人が2回選ばれています。
error-no-such-hand = このゲームに、そのようなカードを持つ人はいません。
error-protected-card = 自分のターンに、保護されたカードでは宣言できません。

# coins and undo
error-not-enough-coins = { $pot }には{ $have }金しかありません。
error-coins-not-positive = 動かす額は1金以上にしてください。
error-same-pot = 移す元と移す先には、別々の場所を選んでください。
error-nothing-to-undo = 元に戻せる操作はありません。
error-nothing-to-redo = やり直せる操作はありません。

# format of a record
error-not-text = この行はUTF-8のテキストではありません。
error-not-json = この行はJSONオブジェクトではありません。
error-line-too-long = この行は{ $have }文字ありますが、{ $limit }文字までです。
error-too-many-lines = 記録は{ $limit }行までです。
error-file-too-large = ゲームの記録としてはファイルが大きすぎます。{ $limit } MBまでです。
error-empty-record = 記録が空です。
error-setup-missing = 記録の最初の行には、ゲームの準備が必要です。
error-setup-twice = ゲームの準備は、記録の最初の行に1回だけです。
error-unknown-version = この記録のバージョンには対応していません。
error-unknown-command = そのような命令はありません。
error-unknown-key = ここに「{ $key }」というキーは使えません。
error-missing-key = 「{ $key }」というキーがありません。
error-bad-value = 「{ $key }」の値が正しくありません。

# table, storage, server
error-stale-tap = タップする前にゲームが先へ進んでいたため、今の操作は行われていません。画面を確かめて、もう一度タップしてください。
error-unreadable-game = このゲームは開けません。記録の{ $line }行目が正しくありません。
error-unexpected = 問題が起きました。何も変更していません。
error-damaged = ゲームの保存ファイルが壊れています。{ $path } として残しました。もう一度起動すると、新しいファイルで始まります。
error-newer = ゲームの保存ファイルは、このアプリの新しいバージョンで書かれたものです。{ $path } として残しました。もう一度起動すると、新しいファイルで始まります。
error-not-writable = { $path } に書き込めません。
error-disk-full = { $path } のあるディスクに空きがありません。何も変更していません。
error-disk-failed = { $path } の読み書きに失敗しました。何も変更していません。
error-busy = ほかのプログラムが { $path } を使っています。何も変更していません。
error-gone = ファイル { $path } がなくなっています。
error-running = 同じゲームデータを使うアプリがすでに起動しています。先にそのアプリを終了してください。
error-running-at = 同じゲームデータを使うアプリがすでに起動しています。{ $url } を開くか、先にそのアプリを終了してください。
error-port-taken = ポート { $port } は使用中です。
error-port-barred = ポート { $port } を使う権限がありません。1024以上の番号をお試しください。
error-host-refused = { $host } は、この端末のアドレスではありません。

# custom characters, and several cards per player
error-too-many-house-characters = { $most ->
    [0] この版の箱にはブランクのカードがないので、自作のキャラクターは使えません（今は{ $have }種類）。
   *[other] 自作のキャラクターは、ブランクのカードの枚数（{ $most }枚）までです（今は{ $have }種類）。
}
error-house-character-is-printed = { $character }は箱に入っているキャラクターなので、自作できません。
error-opponents-protected-card = 相手の保護されたカードは交換できません。
error-own-protected-card-stays = 選んだ言語の説明書では、自分の保護されたカードを交換できるのは、自分のほかのカードとだけです。
error-own-cards-stay = 選んだ言語の説明書では、ほかのプレイヤーのカードとしか交換できません。
error-content-invalid = { $more ->
    [0] このアプリの文章データが壊れています：{ $defects }
   *[other] このアプリの文章データが壊れています：{ $defects }（ほか{ $more }件）
}
error-unknown-rules = このゲームは、このアプリより新しいルールで記録されています。
error-unknown-box = 「{ $box }」という箱には対応していません。
error-boxes-conflict = 「{ $box }」の箱は追加できません。重複：{ $shared }
error-unknown-printing = この版に「{ $printing }」という言語の説明書はありません。
error-tap-out-of-order = 記録の操作の順番が正しくありません。
error-fixed-set = { $players }人のときに使うキャラクターは、決められた6種類です。
error-number-out-of-range = { $least }から{ $most }までの数を選んでください。
