# The list of games, replays and backups.

games-title = Vos parties
games-empty = Pas encore de partie.
games-unfinished = En cours
games-finished = Terminées
games-search = Chercher un nom
games-no-match = Aucune partie ne correspond.
games-loading = Chargement…
games-all-editions = Les deux éditions
games-edition = Édition
games-status = Afficher
games-status-all = Toutes les parties
games-status-unfinished = Parties en cours
games-status-finished = Parties terminées
games-more = En afficher { $count } de plus
games-ended-thirteen = Avec 13 pièces ou plus
games-ended-bankruptcy = Par la ruine d’un joueur
games-ended-cheat = Par un pouvoir
games-delete = Supprimer la partie avec { $people }
games-deleted = Partie supprimée.
games-undo-delete = Annuler
games-recently-deleted = Supprimées récemment
games-recently-deleted-detail = Vous pouvez les récupérer pendant 30 jours.
games-restore = Récupérer la partie avec { $people }
games-current = Sur la table
games-people-more = { $people } · +{ $count }
games-turns = { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
}
games-gone = Cette partie n’existe plus.

replay-start = La partie commence.
replay-turn = Tour { $turn } sur { $turns }
replay-step = Étape { $step } sur { $steps }
replay-first = Au début
replay-back = Une étape en arrière
replay-play = Lecture
replay-pause = Pause
replay-forward = Une étape en avant
replay-last = À la fin
replay-reopen = Rouvrir cette partie
replay-take-up = Reprendre cette partie
replay-watch = Seulement regarder
replay-to-table = À la table
new-game-puts-away = La partie avec { $people } est encore en cours (tour { $turn }). Touchez de nouveau pour la mettre de côté ; elle reste dans « { games-title } ».
replay-puts-away = La partie avec { $people } (tour { $turn }) quitte la table. Vous la retrouverez dans « { games-title } ». Continuer ?
replay-puts-away-ended = La partie terminée avec { $people } quitte la table. Vous la retrouverez dans « { games-title } ». Continuer ?
replay-yes = Oui, continuer
replay-no = Pas maintenant
replay-go-back = Revenir à ce point
replay-goes-back = { $moves ->
    [one] Ceci annule un coup
   *[other] Ceci annule { $moves } coups
} : { $what }. « Rétablir » ramène la partie d’un seul appui.
replay-goes-back-many = Ceci annule { $moves } coups, à partir du tour { $turn }. « Rétablir » ramène la partie d’un seul appui.
replay-goes-back-yes = Revenir

backup-save = Tout enregistrer dans un fichier
backup-save-detail = Parties, notes, sets, fiches et personnages
backup-saved = Enregistré sous { $file }.
backup-latest = Dernière sauvegarde automatique : { $date }
backup-latest-games = { backup-latest } · { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
games-table = Toutes les parties en tableau
games-table-detail = CSV : une ligne par joueur et par partie
backup-restore = Restaurer depuis un fichier
backup-added = { $count ->
    [one] { $count } partie ajoutée.
   *[other] { $count } parties ajoutées.
}
backup-continued = Mises à jour : { $count }.
backup-kept = Déjà présentes : { $count }.
backup-unreadable = Illisibles, laissées de côté : { $count }.
backup-settings-kept = Les réglages déjà faits ici ont été conservés.
error-backup-foreign = Ce fichier n’est pas une sauvegarde. Rien n’a changé.
error-backup-damaged = Cette sauvegarde est endommagée ou incomplète. Rien n’a changé.
error-backup-newer = Cette sauvegarde vient d’une version plus récente de l’appli. Rien n’a changé.
error-backup-too-large = Ce fichier dépasse { $limit } Mo. Rien n’a changé.
cli-backup = enregistrer toutes les parties et tous les réglages dans un fichier
cli-backup-file = le fichier à écrire
cli-table = enregistrer toutes les parties terminées dans un tableau (CSV)
cli-table-file = le fichier à écrire
cli-restore = ajouter les parties et les réglages d’un tel fichier
cli-restore-file = le fichier à restaurer
cli-backup-done = Enregistré dans { $file }.
error-file-unwritable = Impossible d’écrire dans { $path }.
