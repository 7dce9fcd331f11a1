# Choosing and building a set.
edition-choice = Quelle édition avez-vous ?
edition-only = de { $fewest } à { $most } joueurs seulement
edition-people = { $year } · { $fewest } à { $most } joueurs
set-title-choose = Choisissez un set
set-ours = set de l’appli
set-yours = Votre propre set
set-bank-money-own = Rapportent de l’argent : { $have } sur { $cards }
set-minutes = Environ { $minutes } minutes
set-mood = { $mood ->
    [low] bon enfant
    [high] féroce
   *[middle] équilibré
}
set-coins = { $coins ->
    [low] peu de pièces
    [high] beaucoup de pièces
   *[middle] assez de pièces
}
figures-open = Comparer les chiffres
figures-title = Les sets en chiffres
set-build = Composer un set
set-open = Ouvrir un set partagé
set-opened = Set ouvert : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
    .second = Set ouvert : { $count ->
        [one] { $count } Masque
       *[other] { $count } Masques
    }
set-already = Ce set est déjà ouvert.
set-none = Cette édition se joue de { $fewest } à { $most } joueurs.
sheet-side = Fiche { $number }, face { $side }
sheet-read = Saisir : { sheet-side }
sheet-read-detail = Touchez les Masques imprimés dessus ; ils seront enregistrés
sheet-again = Modifier : { sheet-side }
sheet-keep = Enregistrer la fiche

# statistics of simulated games
simulated-title = Simulation : { $games } parties entre robots simples
simulated-taken = Pièces prises aux joueurs par tour
simulated-turns = Tours par partie
simulated-thirteen = Gagnées avec 13 pièces
simulated-bankruptcy = Terminées par une ruine
simulated-cheat = Gagnées par le Tricheur
simulated-bank = Pièces de la banque par tour
simulated-opposed = Annonces contestées
percent = { $share } %
simulate = Simuler ce set
simulating = Simulation : { $done } parties sur { $games }

# the builder
builder-title = Composer un set
builder-hint = Touchez une carte pour la prendre ou la retirer.
    .second = Touchez un Masque pour le prendre ou le retirer.
builder-tile = { $character } : { $have } sur { $copies }
builder-lawful = Ce set suit les règles.
builder-cards = Cartes : { $have }
    .second = Masques : { $have }
builder-centre = Au centre : { $count }
builder-more-money = Mieux : plus d’un tiers.
builder-half-money = Mieux : la moitié.
builder-likely-minimum = Sans doute à partir de { $minimum } joueurs : { $characters }. Vérifiez le coin du Masque.
builder-corner = Vérifiez le nombre minimum de joueurs dans le coin du Masque : { $characters }
builder-complete = Compléter le set
builder-random = Set au hasard
builder-seed = Tirage { $seed }
builder-seed-field = Numéro du tirage
builder-impossible = Pour ce nombre de joueurs, aucun set permis ne contient ces cartes.
    .second = Pour ce nombre de joueurs, aucun set permis ne contient ces Masques.
builder-take-out = Retirez un de ceux-ci : { $characters }
builder-empty = Vider
builder-play = Utiliser ce set
builder-anyway = Jouer quand même
builder-cannot = Pas encore prêt
builder-back = Retour aux sets
builder-share = Partager ce set
builder-share-scan = N’importe quel téléphone l’ouvre avec son appareil photo. Ou copiez le lien :
builder-share-inside = Scannez-le dans l’appli (« Ouvrir un set partagé »), ou copiez le code :
favourites = Favoris
favourite-delete = Supprimer { $name }
favourite-name = Nom de ce set
favourite-keep = Ajouter aux favoris
favourite-nameless = Nommez d’abord le set
favourite-kept = Dans vos favoris
copy = Copier
copy-done = Copié
share = Partager
shared-field = Lien ou code d’un set
shared-open = Ouvrir
shared-file = Depuis un fichier

# invalid set codes
error-set-damaged = Ce n’est pas le code d’un set, ou il est endommagé.
error-set-newer = Ce set vient d’une version plus récente de l’appli.
error-unknown-scenario = Il n’y a pas de set « { $id } ».

# the command line
cli-scenarios = lister, afficher et vérifier des sets
cli-scenarios-players = seulement les sets pour ce nombre de joueurs
cli-scenarios-edition = seulement les sets d’une édition : first ou second
cli-scenarios-show = afficher un set
cli-scenarios-nothing = aucun set trouvé
error-neither-file-nor-set = « { $text } » n’est ni un fichier lisible ni le code d’un set.
cli-scenarios-check = dire ce qui ne va pas dans un set, donné par lien, code ou fichier
cli-scenarios-simulate = mesurer les sets par des parties simulées
