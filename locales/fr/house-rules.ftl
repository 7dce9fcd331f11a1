# House rules: what a table plays otherwise. "house-plays" joins a rule and a choice.
house-rules-title = Règles maison
house-rules-printed = Règles maison : aucune
house-rules-some = Règles maison : { $count }
house-rules-note = Le premier choix est celui des règles imprimées ou, là où elles ne disent rien, celui de l’appli. Le vôtre est noté dans la partie et reste pour la suivante.
house-rules-at-table = À cette table
house-plays = { $rule } : { $choice }
house-rule-opening-turns = Tours de préparation
house-choice-opening-turns-four = Quatre en tout
house-choice-opening-turns-none = Aucun
house-choice-opening-turns-one-each = Un par joueur
house-choice-opening-turns-two-each = Deux par joueur
house-rule-spare-cards = Cartes à 4 ou 5 joueurs
    .second = Masques à 4 ou 5 joueurs
house-choice-spare-cards-six = Six en tout
house-choice-spare-cards-free = Jusqu’à deux au centre
house-rule-forced-swap = Échange après la révélation de votre carte
house-choice-forced-swap-any-card = Avec un joueur ou le centre
house-choice-forced-swap-players-card = Avec un joueur seulement
house-rule-fool = Les deux cartes du Fou
    .second = Les deux Masques du Fou
house-choice-fool-players-cards = Celles de deux joueurs
    .second = Ceux de deux joueurs
house-choice-fool-center-card = Le centre est permis
house-rule-end = 13 pièces et 0 pièce en même temps
house-choice-end-thirteen-first = 13 d’abord
house-choice-end-zero-first = 0 d’abord, le plus riche gagne
house-rule-no-name = « Je ne sais pas » à l’Inquisiteur
    .second = « Je ne sais pas » au Gourou
house-choice-no-name-no-answer = Refusé, il faut répondre
house-choice-no-name-wrong = Mauvaise réponse, 4 pièces

# on the last page of reading the powers, and in the checklist
house-opening = { $turns ->
    [none] À cette table, pas de tours de préparation : dès le premier tour, on peut échanger, regarder ou annoncer.
    [one_each] À cette table, le premier tour de chacun est un tour de préparation : prenez une de vos cartes et une autre sous la table, échangez-les ou non, et reposez-les sans les regarder. On ne regarde et on n’annonce pas encore.
   *[two_each] À cette table, les deux premiers tours de chacun sont des tours de préparation : prenez une de vos cartes et une autre sous la table, échangez-les ou non, et reposez-les sans les regarder. On ne regarde et on n’annonce pas encore.
}
    .second = { $turns ->
        [none] À cette table, pas de tours de préparation : dès le premier tour, on peut échanger, regarder ou annoncer.
        [one_each] À cette table, le premier tour de chacun est un tour de préparation : prenez votre Masque et un autre sous la table, échangez-les ou non, et reposez-les sans les regarder. On ne regarde et on n’annonce pas encore.
       *[two_each] À cette table, les deux premiers tours de chacun sont des tours de préparation : prenez votre Masque et un autre sous la table, échangez-les ou non, et reposez-les sans les regarder. On ne regarde et on n’annonce pas encore.
    }
house-opening-order = { $turns ->
    [none] Pas de tours de préparation
    [one_each] Tours de préparation (échanges seulement) : un par joueur
   *[two_each] Tours de préparation (échanges seulement) : deux par joueur
}

# at the table
house-forced-swap = Avec la carte d’un autre joueur, pas avec une carte du centre.
now-fool-centre = { $person } : échangez maintenant les cartes de deux autres joueurs, ou celle d’un joueur et une du centre, ou faites semblant, sans regarder.
    .second = { $person } : échangez maintenant les Masques de deux autres joueurs, ou celui d’un joueur et un du centre, ou faites semblant, sans regarder.
