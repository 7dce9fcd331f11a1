### The promo card of 2013.

box-promo = Carta promo del 2013
in-box-promo = su una carta promo del 2013
new-add-promo = Aggiungi la carta promo del 2013
new-add-promo-note = Il Dannato, da 8 giocatori in su
