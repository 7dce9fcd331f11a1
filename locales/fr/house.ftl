# Custom characters, and their powers in words.
house-open = Créer un personnage
house-open-detail = Sur une carte vierge de la boîte
house-step = La carte vierge
house-title = Votre personnage
house-hint = Vos personnages restent enregistrés pour ce groupe. Un set peut en contenir { $count ->
    [one] un
   *[other] jusqu’à { $count }
}.
house-kept = Personnages enregistrés
house-take = Jouer avec { $name }
house-taken = Sur une carte vierge : { $name }
house-change = Modifier { $name }
house-forget = Supprimer { $name }
house-name = Nom
house-name-empty = « { house-name } » est encore vide
house-name-taken = « { house-name } » : un de vos personnages porte déjà ce nom
house-name-printed = « { house-name } » : un personnage de la boîte porte ce nom
house-name-unreadable = « { house-name } » : certaines lettres ne s’affichent pas
house-text-unreadable = « { house-text } » : certains symboles ne s’affichent pas
house-full = Vous avez déjà enregistré { $most } personnages : supprimez-en un d’abord
house-text = Description
house-power = Son pouvoir, dans l’ordre où vous cochez les cases
house-none = Rien de coché : vous réglez ça entre vous
house-power-full = Un pouvoir a au plus { $most } parties : retirez-en une d’abord
house-money = Rapporte de l’argent de la banque
house-minimum = { $count ->
    [0] Pour tout nombre de joueurs
   *[other] À partir de { $count } joueurs
}
house-fewer-coins = Une pièce de moins : { $what }
house-more-coins = Une pièce de plus : { $what }
house-fewer-players = Un joueur de moins
house-more-players = Un joueur de plus
house-keep = Enregistrer
house-back = Retour
block-take-from-bank = Prenez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à la banque.
block-take-from-court = Prenez toutes les pièces du tribunal.
block-take-from-neighbours = Prenez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à chacun de vos deux voisins.
block-take-from-neighbours-left = Prenez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à votre voisin de gauche.
block-take-from-neighbours-right = Prenez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à votre voisin de droite.
block-bank-pays-neighbours = Vos deux voisins reçoivent chacun { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} de la banque.
block-take-from-richest = Prenez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} au plus riche des autres joueurs.
block-take-from-each-richer = Tour à tour, chaque joueur plus riche que vous vous donne 1 pièce.
block-take-from-chosen = Prenez { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} { $people ->
    [1] à un joueur
   *[other] à chacun des { $people } joueurs
} de votre choix.
block-top-up-to = Prenez des pièces à la banque jusqu’à en avoir { $coins }.
block-swap-fortunes = Vous pouvez échanger votre fortune avec celle d’un autre joueur.
block-name-card-or-pay = Un autre joueur nomme sa carte et la révèle ; s’il se trompe, il vous paie { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}.
block-show-card = Un autre joueur montre sa carte aux autres sans la regarder.
block-move-people = Deux autres joueurs vous paient chacun { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} et échangent leurs places ; les pièces et les cartes ne bougent pas.
block-win-at = Gagnez avec { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} ou plus.
block-by-hand = Vous réglez cette partie entre vous.

house-face = Visage
face-house = Maison
face-own_bear = Ours
face-own_cat = Chat
face-own_cook = Cuisinier
face-own_doctor = Médecin
face-own_knight = Chevalier
face-own_lion = Lion
face-own_moon = Lune
face-own_owl = Hibou
face-own_pirate = Pirate
face-own_rabbit = Lapin
face-own_scholar = Érudit
face-own_sun = Soleil
