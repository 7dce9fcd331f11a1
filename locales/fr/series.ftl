# Series of games.

series-title = Série
series-detail = Plusieurs parties, aux victoires ou aux points
series-none = Pas encore de série. Après une partie, touchez « { series-begin } », ou choisissez-en une en préparant une nouvelle partie.
series-begin = En faire une série
series-single = Partie unique
series-first-to = { $wins ->
    [one] Le premier à { $wins } victoire
   *[other] Le premier à { $wins } victoires
}
series-points-over = { $games ->
    [one] { $games } partie aux points
   *[other] { $games } parties aux points
}
series-game = Série, partie { $number }
series-won = { $count ->
    [one] { $people } gagne la série
   *[other] { $people } se partagent la série
}
series-next = Partie suivante
series-next-detail = Nouvelles places ; commence celui qui l’a fait le moins souvent
series-seats = Places, dans le sens horaire : { $people }
series-result = Résultat de la série
series-another = Jouer une autre série
series-standings = Classement
series-games = Parties
series-games-played = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
series-row-wins = { $person }, rang { $place }, { $points ->
    [one] { $points } victoire
   *[other] { $points } victoires
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
series-row-points = { $person }, rang { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} en { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
series-points-table = Points des rangs 1 à { $places } : { $points }. À pièces égales, points égaux.
series-game-row = Partie { $number } : { $what }
series-unfinished = en cours
series-not-counted = après la fin de la série
series-elsewhere = D’un autre appareil
series-file = Ajouter un résultat depuis un fichier
series-file-detail = Une partie de ces joueurs enregistrée sur un autre appareil
series-entered = Résultat ajouté.
series-entered-before = Cette partie a déjà été comptée.
series-delete = Supprimer la série
series-delete-detail = Les parties restent dans la liste.
series-deleted = Série supprimée.
error-series-unfinished = Cette partie n’est pas terminée : elle ne compte pas.
error-series-other-people = Pas dans cette partie : { $people }
series-begun = Pas encore de partie terminée
tournaments-kept = Cette version ne propose plus de tournois. Le vôtre reste dans les données enregistrées et les sauvegardes.
