# People and groups over all games: figures, new names, forgetting.

players-filter = Parties
players-streak = Plus longue série de victoires
players-streak-now = Série de victoires en cours
players-turns-to-win = Tours pour gagner
players-turns-spread = { $fewest }–{ $most }, moyenne { $average }
players-latest = Dernières parties
players-latest-sentence = { $part ->
    [one] { $part } gagnée
   *[other] { $part } gagnées
} sur les { $whole } dernières.
players-gain-sentence = Meilleure source : { $character } (+{ $coins }).
players-loss-sentence = Plus grosse perte : { $character } (−{ $coins }).
by-character-announced = annonces : { $count }
by-character-opposed = contestées : { $part } sur { $whole }
by-character-true = vraies : { $part } sur { $whole }
by-character-claims = contestations justes : { $part } sur { $whole }

person-rename = Renommer
person-rename-title = Renommer le joueur
person-rename-detail = Change le nom dans toutes les parties, celle en cours comprise.
person-rename-taken = Il y a déjà un joueur du nom de « { $person } ». Les deux n’en feront qu’un.
person-merge = Fusionner avec un autre joueur
person-merge-title = Fusionner des joueurs
person-merge-detail = { $person } et un de ces joueurs ne font qu’un ? Choisissez le nom à garder.
person-merge-do = Fusionner
people-renamed = { $person } s’appelle maintenant { $name } dans toutes les parties.
people-merged = { $person } et { $other } ne font plus qu’un seul joueur.
error-people-sat-together = { $person } et { $other } ont joué ensemble et ne peuvent donc pas être la même personne.

person-forget = Oublier ce joueur
forget-title = Oublier pour de bon ?
forget-people = { $people }
forget-games = { $count ->
    [0] Ce nom n’apparaît dans aucune partie.
    [one] { $count } partie est conservée, mais le joueur n’y aura plus de nom.
   *[other] { $count } parties sont conservées, mais le joueur n’y aura plus de nom.
}
forget-games-many = { $count ->
    [0] Ces noms n’apparaissent dans aucune partie.
    [one] { $count } partie est conservée, mais les joueurs n’y auront plus de nom.
   *[other] { $count } parties sont conservées, mais les joueurs n’y auront plus de nom.
}
forget-else = Retiré aussi des groupes, séries, notes et sets de cet appareil.
forget-backups = Encore dans des sauvegardes automatiques : { $dates }
forget-files = Encore dans d’autres fichiers : { $files }
forget-delete-files = Supprimer ces fichiers
forget-delete-note = Une nouvelle sauvegarde est faite aussitôt.
forget-outside = Les fichiers que vous avez enregistrés ou partagés et les autres appareils restent inchangés.
forget-final = C’est définitif.
forget-do = Oublier
people-forgotten = { $count ->
    [one] Le joueur a été oublié.
   *[other] Les joueurs ont été oubliés.
}

group-new = Nouveau groupe
group-change = Modifier le groupe
group-forget = Oublier le groupe et les joueurs
group-delete = Supprimer le groupe
group-delete-detail = Ses joueurs et ses parties sont conservés.
group-title = Groupe
group-name = Nom (facultatif)
group-save = Enregistrer le groupe
group-few = Choisissez au moins deux joueurs.
group-rule = Compte les parties où plus de la moitié des joueurs sont du groupe.
group-none = Ce groupe n’a pas encore de partie terminée.
group-games = Parties
group-guests = Parties gagnées par des invités
group-streak = Plus longue série de victoires
group-streak-value = { $person } : { $count }
group-sets = Sets joués

mark-title = Couleur et symbole
mark-detail = Sur la plaque du joueur et dans le graphique, sur chaque appareil. Touchez de nouveau pour les retirer.
mark-color = Couleur
mark-color-red = Rouge
mark-color-orange = Orange
mark-color-yellow = Jaune
mark-color-lime = Citron vert
mark-color-green = Vert
mark-color-turquoise = Turquoise
mark-color-sky = Bleu clair
mark-color-blue = Bleu
mark-color-purple = Violet
mark-color-pink = Rose
mark-color-brown = Marron
mark-color-gray = Gris
mark-symbol = Symbole
mark-symbol-star = Étoile
mark-symbol-heart = Cœur
mark-symbol-moon = Lune
mark-symbol-sun = Soleil
mark-symbol-lightning = Éclair
mark-symbol-anchor = Ancre
mark-symbol-paw = Patte
mark-symbol-flower = Fleur
mark-symbol-diamond = Losange
mark-symbol-key = Clé
mark-symbol-note = Note de musique
mark-symbol-leaf = Feuillage
