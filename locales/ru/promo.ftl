### The promo card of 2013.

box-promo = Промокарта 2013 года
in-box-promo = на промокарте 2013 года
new-add-promo = Играем с промокартой 2013 года
new-add-promo-note = Проклятый, от 8 игроков
