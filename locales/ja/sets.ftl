# Choosing and building a set.
edition-choice = どの箱ですか？
edition-people = { $fewest }人から{ $most }人
set-title-choose = 今夜はどのセット？
set-ours = このアプリ独自のセット
set-yours = 自作のセット
set-bank-money-own = { $cards }枚中{ $have }枚に銀行収入があります
set-build = 自分でセットを組む
set-open = 共有されたセットを開く
set-none = この人数のセットはありません。この箱は{ $fewest }人から{ $most }人用です。
sheet-side = シート{ $number } { $side }面
sheet-read = お手元のシートから写す: { sheet-side }
sheet-read-detail = 仮面を一度タップすれば、次からは覚えています
sheet-again = 写した内容を直す: { sheet-side }
sheet-keep = このシートを覚える

# what simulated games say
simulated-title = シミュレーション: 単純なプレイヤーによる{ $games }ゲーム
simulated-turns = 長さ (手番)
simulated-thirteen = 13金で終了
simulated-bankruptcy = 破産で終了
simulated-cheat = 詐欺師で終了
simulated-bank = 1手番の銀行収入
simulated-opposed = 争われた宣言
percent = { $share }%
simulate = このセットをシミュレーション
simulating = シミュレーション: { $games }ゲーム中{ $done }

# the builder
builder-title = セットを組む
builder-hint = カードをタップして入れたり戻したりします。
builder-tile = { $character }: { $copies }枚中{ $have }枚
builder-lawful = このセットは規則どおりです。
builder-cards = カード: { $have }枚
builder-centre = 中央: { $count }枚
builder-more-money = 銀行収入のあるカードは3分の1より多いほうがよいです。
builder-half-money = 銀行収入のあるカードは半分あるとよいです。
builder-corner = カードの隅にある人数を確かめてください: { $characters }
builder-complete = 残りを選んでもらう
builder-random = ランダムなセット
builder-seed = 番号 { $seed }
builder-seed-field = ランダムセットの番号
builder-impossible = この人数で、これらのカードを含む規則どおりのセットはありません。
builder-empty = 全部戻す
builder-play = このセットで遊ぶ
builder-anyway = それでも遊ぶ
builder-cannot = まだ遊べません
builder-back = セット選びへ
builder-share = このセットを渡す
builder-share-scan = 読み取るか、文字を写してください。
shared-field = セットのリンクか文字列
shared-open = 開く
shared-file = ファイルから

# texts that are no set
error-set-damaged = セットの文字列ではないか、壊れています。何も変わっていません。
error-set-newer = このセットは新しい版のプログラムで作られています。何も変わっていません。
error-unknown-scenario = 「{ $id }」というセットはありません。

# the command line
cli-scenarios = セットの一覧、表示、確認
cli-scenarios-players = この人数のセットだけ
cli-scenarios-edition = 一つの版だけ: first か second
cli-scenarios-show = セットを一つ表示
cli-scenarios-check = リンク、文字列、ファイルのセットの問題点を示す
cli-scenarios-simulate = シミュレーションでセットを測る。他の指定がなければ数値のファイルを書く
