# What there is to look back on: the end of a game and statistics.

end-save = Enregistrer le fichier
result-standings = Pièces à la fin
result-row = { $person } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, rang { $place }
result-row-won = { result-row }, victoire
result-minutes = { $minutes } min

chart-title = Les pièces, tour par tour
chart-turn = Tour
chart-at-start = au début
chart-at-turn = tour { $turn }
chart-sentence = { $person } : au plus bas { $low } ({ $when }), au plus haut { $high } ({ $then }). En tête après { $front ->
    [one] { $front } tour
   *[other] { $front } tours
} sur { $turns }.
chart-hint = Touchez un joueur pour mettre sa courbe en valeur.

awards-title = Trophées
award-comeback = La remontée
award-comeback-detail = { $people } : plus que { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} au tour { $turn }
award-haul = Le plus gros coup
award-haul-detail = { $people } : +{ $coins } au tour { $turn } ({ $character })
award-unmasked = Masques tombés
award-unmasked-detail = { $people } : { $times } fois
award-sharp-eye = Œil de lynx
award-sharp-eye-detail = { $people } : { $times ->
    [one] { $times } contestation juste
   *[other] { $times } contestations justes
}
award-trusted = Sur parole
award-trusted-detail = { $people } : +{ $coins } sans contestation
award-robbed = Victime préférée
award-robbed-detail = { $people } : −{ $coins } par les pouvoirs des autres
award-in-front = Le plus longtemps en tête
award-in-front-detail = { $people } : { $times ->
    [one] { $times } tour
   *[other] { $times } tours
} sur { $turns }
award-curious = Curiosité
award-curious-detail = { $people } : { $times ->
    [one] { $times } coup d’œil
   *[other] { $times } coups d’œil
}
award-restless = Mains agiles
award-restless-detail = { $people } : { $times ->
    [one] { $times } échange, vrai ou feint
   *[other] { $times } échanges, vrais ou feints
}

summary-open = Résultat
summary-replay = Revoir depuis le début
moments-title = Temps forts
moment-beaten = { $person } annonce { $character-def } avec { $coins } pièces, et le masque tombe
moment-haul = { $person } : +{ $coins } ({ $character })
moment-crowd = Ils sont { $count } à prétendre être { $character-def }
moment-last-coin = { $person } perd sa dernière pièce

tonight = Victoires ce soir : { $wins }

picture-open = Partager une image
bg-stats-open = Envoyer à BG Stats
bg-stats-title = La partie dans BG Stats
bg-stats-detail = Joueurs, pièces, places et vainqueur. Le bouton ouvre l’appli BG Stats ou son site.
bg-stats-do = Ouvrir dans BG Stats
bg-stats-scan = Sur un autre téléphone, scannez ce code :
picture-title = La partie en image
picture-save = Enregistrer l’image
picture-saved = Image enregistrée.
picture-shared = Image partagée.
picture-drawing = Création de l’image…
error-picture-failed = Impossible de créer l’image. Réessayez.

players-title = Joueurs
players-open = Statistiques des joueurs
players-open-detail = Victoires, bluffs et pièces
players-all = Toutes les parties
players-tonight = Ce soir
players-counting = Calcul en cours…
players-none = Pas encore de partie terminée.
players-row = { $part ->
    [one] { $part } partie gagnée
   *[other] { $part } parties gagnées
} sur { $whole }
players-pick = Choisissez un joueur.
players-wins = Parties gagnées
players-wins-thirteen = Gagnées avec 13 pièces ou plus
players-wins-bankruptcy = Gagnées par la ruine d’un autre
players-wins-cheat = Gagnées par un pouvoir
players-announced = Annonces
players-opposed = Annonces contestées
players-true = Vraies quand contestées
players-unopposed-gain = Pièces gagnées sans contestation
players-claimed-true = Contestations justes
players-named-right = Sa propre carte bien nommée
players-unmasked = Masque tombé
players-fines = Amendes payées
players-in-front = Tours en tête
players-haul = Plus gros coup
players-haul-value = +{ $coins } ({ $character })
players-characters = Pièces par personnage
players-part = { $part } sur { $whole }
players-truth = Les cartes jamais révélées restent secrètes : seul compte ce que tout le monde a vu.

win-never-unmasked = { $people } : { $times } annonces, et le masque tient bon
