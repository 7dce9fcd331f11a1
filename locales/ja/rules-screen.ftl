# The rulebook.

rules-title = ルール
rules-back-table = テーブルに戻る
rules-back = 戻る
rules-back-home = ホーム

# search
rules-search = ルールを検索
rules-search-clear = 検索を消す
rules-found = { $count }件見つかりました
rules-found-best = 関連度の高い順に{ $count }件
rules-found-nothing = 「{ $query }」は見つかりませんでした。
rules-nearest = もしかして：
rules-not-in-box = このアプリでは、「{ $name }」は{ $boxes }のキャラクターです。
# what "boxes" above consist of
in-box-first = 第一版
in-box-second = 第二版
rules-no-such-character = 「{ $name }」というキャラクターはいません。
rules-unknown-thing = ルールに「{ $name }」は出てきません。

# contents
rules-characters-here = 登場中のキャラクター
rules-characters-all = すべてのキャラクター
rules-contents = 目次
rules-kind-section = ルールブック
rules-kind-character = キャラクター
rules-kind-question = 質問と答え
rules-kind-example = プレイ例
rules-kind-term = 用語集
rules-kind-one-section = ルール
rules-kind-one-character = キャラクター
rules-kind-one-question = 質問
rules-kind-one-example = プレイ例
rules-kind-one-term = 用語

# reading options
rules-language = 言語：{ $language }
rules-language-add = 2つ目の言語を並べる
rules-language-beside = 2つ目の言語：{ $language }
rules-language-alone = 1つの言語だけ
rules-large = 大きな文字
rules-usual = 普通の文字
rules-show = みんなに見せる
rules-show-close = 元の画面に戻る

# an entry
rules-status-rulebook = 説明書
rules-status-printings = 各国語版で異なる
rules-status-ruling = 裁定
rules-status-own = アプリから
rules-status-app = アプリでは
rules-role-power = 能力
rules-role-timing = 使うとき
rules-role-example = 例
rules-role-confused = 混同に注意
rules-role-note = 補足
rules-role-tip = コツ
rules-untranslated = この言語の文章はまだないため、英語で表示しています。
rules-see-also = 関連項目

# a character
rules-on-card = カードの名前：{ $name }
rules-cards-in = カードの言語：{ $language }
rules-cards-ask = カードは何語ですか？
rules-cards-unsaid = 指定しない
rules-cards-unseen = 印刷された表記を確認できていない名前があります。お手元のカードでは違うかもしれません。
rules-name-ours = カードの表記は未確認
rules-minimum = { $count ->
    [0] プレイ人数を問わず選べます
   *[other] { $count }人以上で遊ぶときに選べます
}
rules-minimum-on-card = 最少人数は仮面カードの隅に記載
rules-minimum-likely = 最少人数：おそらく{ $minimum }人（仮面カードの隅で確認）
rules-bank-money = 銀行収入あり
rules-no-bank-money = 銀行収入なし
rules-other-languages = ほかの言語では
rules-same-power = 同じ能力

# group notes
rules-note = このグループの取り決め
rules-note-add = 取り決めを書く
rules-note-edit = 取り決めを書き直す
rules-note-remove = 取り決めを消す
rules-note-keep = 保存
rules-note-hint = みんなでどう決めましたか？

# a worked example
rules-example-before = コインの動き

# missing entries
rules-unknown-rule = { $edition }に「{ $rule }」という項目はありません。
rules-only-other-edition = 「{ $title }」は、もう一方の版の項目です。
rules-unknown-edition = 「{ $edition }」という版はありません。
rules-unknown-language = 「{ $language }」で書かれたルールはありません。

# companion rules
cli-rules = ルールを調べる
cli-rules-words = 調べる言葉、または項目のid
cli-rules-lang = 読む言語：{ $languages }（既定：このシステムの言語）
cli-rules-edition = 読む版：first（第一版）または second（第二版）（既定：first）
cli-rules-nothing = 見つかりません。近い項目：
