### The promo card of 2013.

box-promo = La carte promo de 2013
in-box-promo = sur la carte promo de 2013
new-add-promo = Ajouter la carte promo de 2013
new-add-promo-note = Le Damné, à partir de 8 joueurs
