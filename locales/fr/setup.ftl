# Setting up the table, and instructions that are not about coins.

by-hand-house = Réglez cela entre vous.
besides-shown = { $person } montre son Masque à tous les autres, sans le regarder
besides-places = { $person } et { $other } échangent leurs places ; les pièces et les cartes ne bougent pas
    .second = { $person } et { $other } échangent leurs places ; les pièces et les Masques ne bougent pas
action-announce-left = Annoncer : carte de gauche
action-announce-right = Annoncer : carte de droite
action-announce-left-short = Gauche
action-announce-right-short = Droite

# the checklist
setup-open = Mise en place guidée
setup-open-detail = Pas à pas, jusqu’à la lecture des personnages
setup-step = Mise en place
setup-title = De la boîte à la table
setup-hint = Cochez au fur et à mesure. Tous les écrans de cette table montrent la même liste.
setup-cards = { $cards ->
    [one] Prenez { $cards } carte
   *[other] Prenez { $cards } cartes
}
    .second = { $cards ->
        [one] Prenez { $cards } Masque
       *[other] Prenez { $cards } Masques
    }
setup-twice = les deux cartes
    .second = les deux Masques
setup-table = Sur la table
setup-left = { $count ->
    [0] Tout est prêt
   *[other] Reste à faire : { $count }
}
setup-read = Lire à voix haute
setup-skip = Aller à la table
check-blank = Écrivez { $name } sur une carte vierge
check-blank-token = Écrivez { $name } sur une carte vierge ; un jeton vierge va avec
check-stays = Reste dans la boîte : { $characters }
    .second = Mis de côté : { $characters }
check-court = { $insert ->
    [yes] Posez le plateau du tribunal
   *[no] Posez le plateau du tribunal, à l’écart de la banque
}
check-insert = Rangez les pièces dans l’insert qui sert de banque
check-sheet = Posez la fiche Scénario { $number } au centre, face { $side } visible
check-table = Jouez sur une table opaque : les échanges se font dessous

# the reading round
read-step = Lecture · { $number } sur { $count }
read-next = Suivant
read-own = Votre propre personnage
read-hint-first = L’un de vous lit ceci à voix haute. Toutes les cartes restent face visible.
read-hint-second = { $centre ->
    [0] Le joueur qui a reçu ce Masque le lit à voix haute. Tous les Masques restent face visible.
   *[other] Le joueur qui a reçu ce Masque le lit à voix haute ; pour ceux du centre, qui veut. Tous les Masques restent face visible.
}
read-down-step = Lecture · fin
read-down-title = Retournez toutes les cartes face cachée
    .second = Retournez tous les Masques face cachée
read-down-begins = Le plus jeune commence : à { $person } de jouer. On joue dans le sens horaire.
read-down-starts = { $person } commence. On joue dans le sens horaire.
read-down-opening = Les quatre premiers tours sont des tours de préparation : prenez votre carte et une autre sous la table, échangez-les ou non, et reposez-les sans les regarder. On ne regarde et on n’annonce pas encore.
    .second = Les quatre premiers tours sont des tours de préparation : prenez votre Masque et un autre sous la table, échangez-les ou non, et reposez-les sans les regarder. On ne regarde et on n’annonce pas encore.
read-down-begins-two = Le plus jeune commence : à { $person } de jouer. Ensuite, chacun son tour.
read-down-starts-two = { $person } commence. Ensuite, chacun son tour.
read-down-opening-two = Les quatre premiers tours sont des tours de préparation, deux par joueur : prenez { $swap ->
    [own] votre carte de gauche ou de droite et soit une autre des vôtres, soit la carte de gauche ou de droite de l’adversaire
    [any] une de vos trois cartes et la carte de gauche ou de droite de l’adversaire
   *[all] une de vos cartes et une autre (pas la carte protégée de l’adversaire)
} sous la table, échangez-les ou non, et reposez-les sans les regarder. On ne regarde et on n’annonce pas encore.
read-down-opening-three = Les quatre premiers tours sont des tours de préparation : prenez une de vos cartes et une autre sous la table, échangez-les ou non, et reposez-les sans les regarder. On ne regarde et on n’annonce pas encore.
read-begin = À la table

# powers as they work with two players
power-bishop-two = Prenez 2 pièces à votre adversaire.
power-fool-two = Prenez 1 pièce à la banque. Aucune carte n’est échangée, puisque vous n’avez qu’un adversaire.
power-witch-two = Vous pouvez échanger toute votre fortune avec celle de votre adversaire. Rien ne vous y oblige.
power-thief-two = Prenez 2 pièces à votre adversaire : il est votre voisin des deux côtés.
power-spy-two = Regardez en secret une de vos cartes et une de votre adversaire, la gauche ou la droite. Puis échangez-les ou non, sous la table.
