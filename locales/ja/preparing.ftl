# 新しいゲームの準備：置き換わったものと、その先の選び方
set-kept-with-box = 自作のセットは元の版に残してあります。その版を選び直すと戻ります。
set-replaced = 自作のセットを置き換えました。
set-cleared = セットを空にしました。
set-left-out = 「{ $title }」は{ $count }人用ではありません。別のセットを選ぶか、戻って人数を変えてください。
set-for-players = このセットは{ $count }人用ですが、今は{ $have }人です。
set-keep-players = { $have }人のまま
set-take-players = { $count }人にする
sheet-unsaved = シートは保存されていません。
people-seated = 前回のメンバーに置き換えました。
people-removed = 席から外しました：{ $name }
draft-replaced = 準備中だったゲームを置き換えました。
house-replaced = ブランクのカードが足りないので、「{ $name }」をセットから外しました。
house-form-replaced = 入力中だった内容を置き換えました。

# 削除したもの
thing-deleted = 「{ $name }」を削除しました。30日間は、ゲーム一覧のいちばん下で元に戻せます。
thing-restore = 元に戻す：{ $name }
deleted-favourite = お気に入りのセット
deleted-character = 自作のキャラクター
deleted-sheet = シナリオシート
deleted-group = グループ
sheet-delete = { sheet-side }を削除

# セットのカード
set-first-game = 初めてのゲームにおすすめ
sheet-doubt-judge = 判事が入っていません。シートをもう一度確かめますか？
sheet-doubt-peasant = 農夫が1枚だけです。シートをもう一度確かめますか？
sheet-keep-anyway = このまま保存

# セットの提案
ask-open = セットを提案してもらう
ask-open-detail = 希望に近いものを3つまで
ask-title = どんなゲームにする？
ask-length = 長さ
ask-mood = 雰囲気
ask-coins = コイン
ask-left-out = 外したいキャラクター
ask-any-length = 長さは問わない
ask-any-mood = 雰囲気は問わない
ask-any-coins = コインの量は問わない
ask-without = { $count ->
    [0] どのキャラクターも可
   *[other] 外す：{ $characters }
}
ask-found = 希望に近い順
ask-none = これらのキャラクターを全部外すと、この人数のセットを組めません。
ask-none-judge = 判事はルール上、どのセットにも入ります。判事なしで遊ぶなら、自分たちでセットを組んでください。
ask-random = ランダムなセット{ $seed }

# テーブル
forced-swap-centre = 交換の相手は、ほかのプレイヤーのカードか中央のカードです。
swap-also-centre = ほかの人のカードか中央のカードと
    .second = ほかの人か中央の仮面カードと
swap-centre-note = 交換（ふりも可）：ほかの人のカードか中央のカードと
    .second = 交換（ふりも可）：ほかの人か中央の仮面カードと
centre-may = 中央：可
centre-stays = 中央：不可
