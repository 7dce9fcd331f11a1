### The promo card of 2013.

box-promo = 2013年のプロモカード
in-box-promo = 2013年のプロモカード
new-add-promo = 2013年のプロモカードを加える
new-add-promo-note = 呪われし者（8人以上）
