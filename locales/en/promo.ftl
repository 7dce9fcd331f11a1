### The promo card of 2013.

box-promo = The 2013 promo card
in-box-promo = on the 2013 promo card
new-add-promo = Add the 2013 promo card
new-add-promo-note = The Damned, for 8 or more players
