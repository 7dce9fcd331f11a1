### The promo card of 2013.

box-promo = Karta promocyjna z 2013 roku
in-box-promo = na karcie promocyjnej z 2013 roku
new-add-promo = Z kartą promocyjną z 2013 roku
new-add-promo-note = Przeklęty, od 8 osób
