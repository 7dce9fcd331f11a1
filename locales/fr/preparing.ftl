# A new game: what a tap has replaced, and the ways on.
set-kept-with-box = Votre set est gardé avec son édition : choisissez-la de nouveau pour le retrouver.
set-replaced = Votre propre set a été remplacé.
set-cleared = Votre set est vide maintenant.
set-left-out = « { $title } » n’est pas prévu pour { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}. Choisissez un autre set, ou revenez changer les joueurs.
set-for-players = Ce set est pour { $count } joueurs. Vous êtes { $have } à table.
set-keep-players = Rester à { $have } joueurs
set-take-players = Jouer à { $count }
sheet-unsaved = La fiche n’a pas été enregistrée.
people-seated = Le dernier groupe est installé.
people-removed = { $name } n’est plus de la partie
draft-replaced = La partie que vous prépariez a été remplacée.
house-replaced = « { $name } » n’est plus dans le set : il ne restait pas de carte vierge.
house-form-replaced = Ce que vous aviez saisi a été remplacé.

# What was deleted
thing-deleted = Vous avez supprimé « { $name } ». Récupération possible pendant 30 jours, à la fin de la liste des parties.
thing-restore = Récupérer { $name }
deleted-favourite = Set favori
deleted-character = Votre personnage
deleted-sheet = Fiche Scénario
deleted-group = Groupe
sheet-delete = Supprimer : { sheet-side }

# The card of a set
set-first-game = Idéal pour débuter
sheet-doubt-judge = Il n’y a pas de Juge. Relire votre fiche ?
sheet-doubt-peasant = Il n’y a qu’un Paysan. Relire votre fiche ?
sheet-keep-anyway = L’enregistrer telle quelle

# Asking for a set
ask-open = Proposer un set
ask-open-detail = Trois propositions selon vos envies
ask-title = Quel genre de set ?
ask-length = Durée
ask-mood = Ambiance
ask-coins = Argent
ask-left-out = Personnages à écarter
ask-any-length = Toute durée
ask-any-mood = Toute ambiance
ask-any-coins = Peu ou beaucoup d’argent
ask-without = { $count ->
    [0] Avec tous les personnages
   *[other] Sans { $characters }
}
ask-found = Le plus adapté d’abord
ask-none = Pour ce nombre de joueurs, aucun set ne se passe de ces personnages.
    .second = Pour ce nombre de joueurs, aucun set ne se passe de ces Masques.
ask-none-judge = Le Juge est dans chaque set : c’est la règle. Pour jouer sans lui, composez votre propre set.
ask-random = Set au hasard { $seed }

# The table
forced-swap-centre = Avec la carte d’un autre joueur ou une carte du centre.
swap-also-centre = Avec la carte d’un joueur ou une carte du centre
    .second = Avec le Masque d’un joueur ou un Masque du centre
swap-centre-note = Échanger ou non : avec la carte d’un joueur ou une carte du centre
    .second = Échanger ou non : avec le Masque d’un joueur ou un Masque du centre
centre-may = Centre : oui
centre-stays = Centre : non
