# Choosing and building a set.
edition-choice = どの箱で遊びますか？
edition-only = { $fewest }〜{ $most }人専用
edition-people = { $year }年・{ $fewest }〜{ $most }人用
set-title-choose = 今回はどのセット？
set-ours = このアプリ独自のセット
set-yours = 自作のセット
set-bank-money-own = 収入カードは{ $cards }枚中{ $have }枚
set-minutes = 約{ $minutes }分
set-mood = { $mood ->
    [low] なごやか
    [high] 奪い合いが激しい
   *[middle] 奪い合いはほどほど
}
set-coins = { $coins ->
    [low] コイン少なめ
    [high] コイン多め
   *[middle] コイン普通
}
figures-open = 数値で比べる
figures-title = セットの数値
set-build = 自分でセットを組む
set-open = 共有されたセットを開く
set-opened = セットを開きました：カード{ $count }枚
    .second = セットを開きました：仮面カード{ $count }枚
set-already = このセットはすでに開いています。
set-none = この人数のセットはありません。この箱は{ $fewest }〜{ $most }人用です。
sheet-side = { $number }人用シート{ $side }面
sheet-read = { sheet-side }を写す
sheet-read-detail = シートに載っている仮面カードをタップすると、保存されます
sheet-again = { sheet-side }を写し直す
sheet-keep = シートを保存

# statistics of simulated games
simulated-title = シミュレーション（簡易な自動プレイヤー、{ $games }ゲーム）
simulated-taken = 1ターンに奪われるコイン
simulated-turns = 平均ターン数
simulated-thirteen = 13金で終了
simulated-bankruptcy = 破産で終了
simulated-cheat = 詐欺師で終了
simulated-bank = 1ターンの銀行収入
simulated-opposed = 対抗された割合
percent = { $share }%
simulate = シミュレーションする
simulating = シミュレーション中：{ $games }ゲームのうち{ $done }ゲーム

# the builder
builder-title = セットを組む
builder-hint = カードをタップして、セットに入れたり箱に戻したりします。
    .second = 仮面カードをタップして、セットに入れたり箱に戻したりします。
builder-tile = { $character }：{ $copies }枚中{ $have }枚
builder-lawful = 条件をすべて満たしたセットです。
builder-cards = カード：{ $have }枚
    .second = 仮面カード：{ $have }枚
builder-centre = 中央：{ $count }枚
builder-more-money = 収入カードは、3分の1より多めに。
builder-half-money = 収入カードは、半分くらいに。
builder-likely-minimum = おそらく{ $minimum }人以上用：{ $characters }。仮面カードの隅を確かめてください。
builder-corner = 最少人数が書かれていないか、仮面カードの隅を確かめてください：{ $characters }
builder-complete = 残りはおまかせ
builder-random = ランダムに選ぶ
builder-seed = 番号：{ $seed }
builder-seed-field = ランダムなセットの番号
builder-impossible = 今のカードを残したままでは、この人数の条件を満たすセットを組めません。
builder-take-out = 次のどれかを外してください：{ $characters }
builder-empty = 全部戻す
builder-play = このセットを使う
builder-anyway = それでも使う
builder-cannot = まだ遊べません
builder-back = セット選びへ
builder-share = このセットを共有
builder-share-scan = スマホのカメラで読み取ると開けます。リンクのコピーもできます。
builder-share-inside = アプリの「共有されたセットを開く」から読み取るか、文字列をコピーしてください。
favourites = お気に入り
favourite-delete = { $name }を削除
favourite-name = セットの名前
favourite-keep = お気に入りに追加
favourite-nameless = 先に名前を付けてください
favourite-kept = お気に入りに入っています
copy = コピー
copy-done = コピーしました
share = 共有
shared-field = セットのリンクか文字列
shared-open = 開く
shared-file = ファイルから開く

# invalid set codes
error-set-damaged = セットの文字列ではないか、壊れています。何も変更していません。
error-set-newer = このアプリの新しいバージョンで作られたセットです。何も変更していません。
error-unknown-scenario = 「{ $id }」というセットはありません。

# the command line
cli-scenarios = セットの一覧と内容を表示し、問題がないか調べる
cli-scenarios-players = この人数のセットだけを表示
cli-scenarios-edition = 1つの版のセットだけを表示：first（第一版）または second（第二版）
cli-scenarios-show = 1つのセットの内容を表示
cli-scenarios-nothing = 該当するセットは見つかりません
error-neither-file-nor-set = 「{ $text }」は、読めるファイルでも、セットの文字列でもありません。
cli-scenarios-check = リンク、文字列、ファイルで渡したセットの問題点を示す
cli-scenarios-simulate = シミュレーションでセットを調べる
