# Home, new game, table and menus.

app-name = Mascarade Companion
error-page = Impossible d’afficher cette page. Votre partie n’est pas perdue.
away = Connexion perdue
away-hint = Votre partie n’est pas perdue. Vérifiez que l’appareil hôte est allumé et sur le même réseau : la page se reconnectera toute seule.
coming-back = Un instant, l’appli redémarre
coming-back-hint = L’appareil l’avait fermée, ce qui arrive en veille ou quand la mémoire manque. Votre partie n’est pas perdue.
choose-file = Choisir un fichier
app-unofficial = Appli non officielle, pour ceux qui ont le jeu. Ni réalisée ni approuvée par l’éditeur du jeu.

# tools
tool-rules = Règles
tool-history = Journal
tool-phones = Téléphones
tool-more = Plus
language-title = Langue
close = Fermer
cancel = Annuler
back = Retour
help-why = Pourquoi ? Voir la règle
help-character = Que fait { $character-def } ?

# home
home-title =
    Vous bluffez.
    L’appli compte.
home-purpose = Banque, tribunal, tours et règles pour votre boîte de Mascarade.
home-resume = Reprendre la partie
home-resume-detail = Tour { $turn } · { $people }
home-continue = Retour à la table
home-ended = Résultat final
home-continue-detail = Tour { $turn } · { $person }
home-again = Revanche
home-unfinished = Finir la mise en place
home-new = Nouvelle partie
home-new-detail = Joueurs, set, mise en place
home-rules = Règles
home-rules-detail = Au complet, avec recherche

# new game: players
people-step = Nouvelle partie · joueurs
people-title = Qui joue ?
people-hint = Entrez les noms (facultatif) dans le sens horaire, autour de la table. Touchez la flamme à côté du plus jeune, qui commence.
people-name = Joueur { $place }
people-unseen = { people-name } : certaines lettres ne s’affichent pas. Choisissez-en d’autres.
people-add = Ajouter un joueur
people-remove = Retirer { $person }
people-up = Déplacer { $person } vers le haut
people-down = Déplacer { $person } vers le bas
people-youngest = Le plus jeune, qui commence : { $person }
people-all = { $people }
people-last = Dernier groupe
people-count = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
people-next = Choisir un set
people-begins = { $person } commence
people-variant = À 2 ou 3 : variante pour joueurs expérimentés, avec deux ou trois cartes chacun.

# new game: set and checklist
set-step = { $edition } · { people-count }
edition-first = Première édition
edition-second = Seconde édition
set-title-one = Le set imprimé
set-title-printing = Quelle version avez-vous ?
set-printed = Set imprimé pour { people-count }
set-with = Avec { $character-def }
printing-en-ru = Versions anglaise et russe
printing-fr-ja-pl = Versions française, japonaise et polonaise
set-judge-in = Avec le Juge · { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} pour { people-count }
    .second = Avec le Juge · { $cards ->
        [one] { $cards } Masque
       *[other] { $cards } Masques
    } pour { people-count }
set-bank-money = Rapportent de l’argent : { $have } sur { $cards } (minimum : un tiers)
set-bank-money-printed = Rapportent de l’argent : { $have } sur { $cards }, moins d’un tiers, mais c’est imprimé ainsi

rematch-title = Revanche
rematch-youngest = Le plus jeune : { $person }
rematch-next = Place suivante : { $person }
rematch-lot = Au hasard
rematch-same-seats = Mêmes places
rematch-shuffled = Nouvelles places
rematch-shuffle = Mélanger les places
rematch-set-again = Même set
rematch-set-next = Set suivant
rematch-set-chance = Set au hasard

checklist = Mise en place
checklist-begins = Puis { $person } commence
check-cards = Prenez dans la boîte { $cards ->
    [one] { $cards } carte
   *[other] les { $cards } cartes
} du set
    .second = Prenez dans la boîte { $cards ->
        [one] { $cards } Masque
       *[other] les { $cards } Masques
    } du set
check-cards-named = { $task } : { $characters }
check-tokens = Posez près du tribunal les jetons des personnages en jeu
check-coins = { $each ->
    [one] { $each } pièce
   *[other] { $each } pièces
} par joueur ; les autres ({ $bank } en tout) { $insert ->
    [yes] restent dans l’insert : c’est la banque
   *[no] forment la banque, au centre de la table
}
check-coins-tablet = Laissez les pièces dans la boîte : l’appli les compte
check-centre = { $count ->
    [one] { $count } carte face visible au centre de la table
   *[other] { $count } cartes face visible au centre de la table
}
    .second = { $count ->
        [one] { $count } Masque face visible au centre de la table
       *[other] { $count } Masques face visible au centre de la table
    }
check-hands = { $count ->
    [2] Deux cartes chacun : une pour la main gauche, une pour la droite
   *[other] Trois cartes chacun : la gauche, la droite et une protégée
}
check-deal = Mélangez et distribuez, tout face visible
check-read = Chacun lit toutes les cartes ; retournez-les ensuite face cachée
    .second = Chacun lit tous les Masques ; retournez-les ensuite face cachée
tablet-choice = Avec quelles pièces jouez-vous ?
tablet-box = Pièces de la boîte
tablet-holds = Pièces de l’appli seulement
opening-order = Tours de préparation (échanges seulement) : { $people }
start-game = Commencer la partie
back-to-people = Noms et places

# the table
turn-number = Tour { $turn }
turn-announces = Tour { $turn } · { $person } annonce { $character-def }
await-turn = À { $person } de jouer
action-swap = Échanger ou non
action-swap-short = Échanger ou non
action-look = Regarder sa carte
    .second = Regarder son Masque
action-look-one = Regarder une carte
action-look-short = Regarder
action-announce = Annoncer
announce-title = { $person }, qui annoncez-vous ?
announce-title-left = { $person }, qui annoncez-vous avec la carte de gauche ?
announce-title-right = { $person }, qui annoncez-vous avec la carte de droite ?
name-of-character = { $character }
name-of-copies = { $count } × { $character }
claims-title = Qui d’autre est { $character-def } ?
claims-title-two = { $other }, êtes-vous aussi { $character-def } ?
claims-hint = Après { $person }, dans le sens horaire : chacun laisse passer ou conteste.
claims-hint-two = { $other } laisse passer ou conteste.
claims-nobody = Personne ne conteste
claims-nobody-two = { $other } laisse passer
tap-claimants = Touchez sur la table tous ceux qui contestent.
tap-people = Touchez le nom sur la table.
reveal-title = Qui est vraiment { $character-def } ?
turn-cards = Révéler les cartes
    .second = Révéler les Masques
turn-cards-now = Bas les masques !
turn-cards-label = { $people } : révélez vos cartes. Qui est { $character-def } ?
    .second = { $people } : révélez vos Masques. Qui est { $character-def } ?
option-announced = a annoncé
option-claimed = { $order ->
    [1] 1re contestation
   *[other] { $order }e contestation
}
option-nobody = Personne
badge-announces = annonce
badge-swaps = échange ou non
badge-claims = conteste
badge-passes = laisse passer
badge-is = est { $character-def }
badge-answers = répond
badge-chosen = cible
badge-wins = gagne
badge-to-win = { $coins } pour gagner
badge-coins-left = { $coins ->
    [one] dernière pièce
   *[other] plus que { $coins }
}
badge-would-win = gagnerait
badge-would-be-out = serait à 0
badge-sits-here = { $person } est ici
choice-take = { $person } : à qui prenez-vous des pièces ?
choice-fortunes = { $person } : avec qui échangez-vous votre fortune ?
choice-point = { $person } : qui doit nommer sa carte ?
    .second = { $person } : qui doit nommer son Masque ?
choice-show = { $person } : qui montre sa carte aux autres ?
    .second = { $person } : qui montre son Masque aux autres ?
choice-move = { $person } : quels joueurs changent de place ?
choice-nobody = Avec personne
choice-take-only = { $person } prend des pièces à { $people }
choice-fortunes-one = { $person } : échangez-vous votre fortune avec { $other } ?
choice-point-only = { $people } doit nommer sa carte
    .second = { $people } doit nommer son Masque
choice-show-only = { $people } montre sa carte
    .second = { $people } montre son Masque
choice-move-only = { $people } échangent leurs places
choice-accept = Échanger
choice-decline = Ne pas échanger
answer-title = { $person } nomme sa carte, puis la révèle
    .second = { $person } nomme son Masque, puis le révèle
answer-right = Juste
answer-wrong = Faux
moves-title = Qui paie, qui prend
moves-power = Pouvoir
moves-fine = Amende
moves-none = Aucune pièce ne bouge.
moves-none-yet = Aucune pièce ne bouge pour l’instant.
moves-next = { $person } joue ensuite.
moves-then-choice = Puis { $person } choisit.
would-end-thirteen = { $count ->
    [one] { $people } gagnerait avec { $coins } pièces
   *[other] { $people } gagneraient ensemble
}
would-end-bankruptcy = { $count ->
    [one] avec { $broke } à 0, { $people } gagnerait
   *[other] avec { $broke } à 0, { $people } gagneraient ensemble
}
would-end-cheat = { $people } gagnerait
would-if = Si { $person } est { $character-def } : { $end }
would-if-nobody = Si personne n’est { $character-def } : { $end }
would-if-unclaimed = Si personne ne conteste : { $end }
would-depends = Selon les cartes : { $end }
would-whoever = Qui est vraiment { $character-def } gagnerait
would-win-as = { $people } gagnerait en étant { $character-def }
would-others = { $count ->
    [one] Une autre réponse finirait aussi la partie
   *[other] { $count } autres réponses finiraient aussi la partie
}
moves-pair = { $source } → { $target }
confirm = { $coins ->
    [0] Confirmer
    [one] Confirmer : { $coins } pièce en tout
   *[other] Confirmer : { $coins } pièces en tout
}
now-before-turn = Avant ce tour
now-fool-first = { $person } : échangez maintenant les cartes de deux autres joueurs, ou faites semblant, sans regarder.
now-fool-second = { $person } : échangez maintenant les Masques de deux autres joueurs, ou faites semblant, sans regarder.
now-spy-first = { $centre ->
    [0] { $person } : regardez maintenant votre carte et celle d’un autre joueur. Puis échangez-les ou non.
   *[other] { $person } : regardez maintenant votre carte et une autre, celle d’un joueur ou une du centre. Puis échangez-les ou non.
}
now-spy-second = { $person } : regardez maintenant votre Masque et celui d’un autre joueur. Puis échangez-les ou non.
now-spy-two = { $person } : regardez maintenant une de vos cartes et une de l’adversaire, gauche ou droite. Puis échangez-les ou non.
now-shown-first = { $person } : montrez maintenant votre carte à tous les autres, sans la regarder.
now-shown-second = { $person } : montrez maintenant votre Masque à tous les autres, sans le regarder.
now-places = { $person } et { $other } : échangez vos places. Les pièces et les cartes ne bougent pas.
    .second = { $person } et { $other } : échangez vos places. Les pièces et les Masques ne bougent pas.
now-own = { $person } : { $text }
undo = Annuler
tap-ignored = Trop vite : appui ignoré
undo-nothing = Rien à annuler
undo-detail = Tour { $turn } · { $what }
redo-detail = Rétablir : { $what }
redo-moves = Rétablir : { $moves } coups

place-label = { $person } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
place-label-active = { place-label }, c’est son tour
place-label-acts = { place-label }, doit agir
place-close = proche de { $coins }
court = Tribunal
bank = Banque
pot-label = { $pot } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

# the end
end-step = Fin de la partie · tour { $turn }
end-won = { $count ->
    [one] { $people } gagne
   *[other] { $people } gagnent ensemble
}
end-winner = { $count ->
    [one] { $people } gagne
   *[other] { $people } gagnent ensemble
}
end-how-thirteen = Avec 13 pièces ou plus.
end-how-bankruptcy = { $count ->
    [one] Plus aucune pièce pour { $people } : le plus riche gagne.
   *[other] Plus aucune pièce pour { $people } : les plus riches gagnent ensemble.
}
end-how-cheat = Avec le Tricheur et 10 pièces ou plus.
end-how-house = Par le pouvoir { $character-de }.
end-again = Revanche
end-home = Accueil

# more
more-title = Plus
more-mistaken = Carte vue par erreur
    .second = Masque vu par erreur
more-mistaken-detail = À son prochain tour, regarder est obligatoire
mistaken-any-card = Peu importe laquelle de ses cartes a été vue.
more-correct = Corriger les pièces
more-correct-detail = Banque, tribunal et joueurs
more-outwards = Noms tournés vers les joueurs
more-outwards-two = Chaque moitié tournée vers son joueur
more-sounds = Sons
more-countdown = Compte à rebours
more-save = Enregistrer dans un fichier
more-save-detail = Pour continuer sur un autre appareil
more-open = Ouvrir une partie enregistrée
more-open-none = Ce n’est pas une partie de cette appli.
more-leave = Quitter la partie
more-leave-detail = Elle reste enregistrée
endings-title = Qui peut gagner ?
endings-detail = Et avec quel personnage
endings-note = Seules les pièces comptent : ce que chacun pourrait gagner à son tour en annonçant un personnage, sans contestation. Personne ne sait qui a quelle carte.
    .second = Seules les pièces comptent : ce que chacun pourrait gagner à son tour en annonçant un personnage, sans contestation. Personne ne sait qui a quel Masque.
endings-none = Personne ne peut mettre fin à la partie avec sa prochaine annonce.
endings-wins = Peut gagner avec
endings-ends = Peut finir la partie avec
more-turning = Panneau tourné vers qui joue
more-turning-detail = Pour une tablette à plat sur la table
more-hourglass-off = Sablier : désactivé
more-hourglass = Sablier : { $seconds } secondes
more-hourglass-detail = Pour les tours et les contestations
more-patience = Double appui ignoré pendant { $seconds } s
more-patience-detail = Si la main tremble : un second appui involontaire ne compte pas
hourglass-over = Temps écoulé !
hourglass-label = { $seconds } secondes
more-far = Grand affichage
more-far-detail = Pièces et tour seulement ; touchez pour fermer
appearance-title = Thème et taille du texte
appearance-theme = Thème
appearance-theme-system = Comme l’appareil
appearance-theme-light = Thème clair
appearance-theme-dark = Thème sombre
appearance-size = Taille du texte
appearance-size-system = Comme l’appareil
appearance-size-most = Ici, { $size } au plus
about-title = À propos
about-version = Version { $version }
about-licences = Polices : Roboto (Apache License 2.0), Bona Nova et Noto Sans JP (SIL Open Font License).
player-claims = Conteste { $character-def }
player-mistaken = A vu sa carte par erreur
    .second = A vu son Masque par erreur
player-rename = Renommer
rename-title = Renommer le joueur
rename-name = Nom
rename-detail = Pour une faute de frappe, ou si quelqu’un d’autre prend cette place.
rename-do = Enregistrer le nom
rename-exchange = Ou échanger les noms avec :
mistaken-title = Qui a vu sa carte par erreur ?
    .second = Qui a vu son Masque par erreur ?
mistaken-owes = doit regarder
owed-look-later = { $person } doit encore regarder, dès le premier tour où c’est permis.
correct-title = Corriger les pièces
correct-from = De
correct-to = À
correct-missing-from = Choisissez « De »
correct-missing-to = Choisissez « À »
correct-fewer = Une pièce de moins
correct-more = Une pièce de plus
correct-pending = Ces pièces n’ont pas encore été déplacées.
correct-discard = Ne pas les déplacer
correct-do = Déplacer { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
correct-outcome = { $now } → { $coins }
correct-ends-thirteen = 13 pièces ou plus : si rien ne change, la partie se termine après ce tour et { end-winner }.
correct-ends-bankruptcy = Un joueur à 0 pièce : si rien ne change, la partie se termine après ce tour et { end-winner }.
history-title = Journal de la partie
history-empty = Rien pour l’instant.
history-hint = Touchez une ligne pour revoir la table à ce moment.
history-oldest-first = Afficher depuis le début
history-newest-first = Afficher depuis la fin
phones-title = Téléphones à la table
phones-scan = Scannez le code avec un téléphone du même réseau :
phones-off = Pour l’instant, seul cet appareil est connecté. Si vous autorisez les téléphones, tout appareil de ce réseau qui scanne le code pourra ouvrir la table, jusqu’à ce que vous fermiez l’appli.
phones-let-in = Connecter les téléphones
phones-no-network = Cet appareil n’est sur aucun réseau. Connectez-le ou activez un partage de connexion, puis réessayez.
phones-others = Cet appareil est sur plusieurs réseaux. Si cette adresse ne s’ouvre pas, essayez-en une autre :
phones-renew = Nouveau code
phones-renew-detail = Déconnecte tous les téléphones ; ils reviennent avec le nouveau code.
phones-uninvited = Pour rejoindre cette table, scannez le code sur l’appareil hôte.

# two and three players
hand-left = carte de gauche
hand-right = carte de droite
hand-protected = carte protégée
claim-with = { $person } : { $hand }
claim-left = Carte de gauche
claim-right = Carte de droite
claim-protected = Carte protégée
few-title = Quels échanges sont permis ?
few-printing = Votre boîte :
few-pl = Version polonaise
few-ja = Version japonaise
few-ru = Version russe
few-en = Version anglaise
few-fr = Version française
few-own-or-opponent = Échangez une de vos cartes avec celle d’un adversaire, ou vos deux cartes entre elles.
few-opponent = Échangez une de vos cartes avec celle d’un adversaire.
few-two-own = Échangez votre carte de gauche ou de droite avec une autre des vôtres, ou avec la carte de gauche ou de droite de l’adversaire.
few-two-any = Échangez n’importe laquelle de vos trois cartes avec la carte de gauche ou de droite de l’adversaire.
few-protected = La carte protégée de l’adversaire ne s’échange jamais. Avec la vôtre, vous n’annoncez pas à votre tour, mais vous pouvez contester.

# saved games
home-games = Vos parties
moves-then-answer = Puis { $person } nomme sa carte et la révèle.
    .second = Puis { $person } nomme son Masque et le révèle.

# the practice table, and hints in a game
practice-open = Première fois ? Essayez un tour
practice-detail = Deux minutes, sans cartes
practice-end = Terminer l’essai
practice-edition = Votre édition
practice-1 = Ada
practice-2 = Bruno
practice-3 = Chloé
practice-4 = David
hints-show = Afficher les conseils
hints-detail = Une phrase sur ce qu’il faut faire
coach-turn = À vous, { $you }. Tout le monde a 6 pièces, et personne n’est sûr de sa carte. Touchez « { action-announce } ».
    .second = À vous, { $you }. Tout le monde a 6 pièces, et personne n’est sûr de son Masque. Touchez « { action-announce } ».
coach-announce = Choisissez le Roi. Peu importe que vous le soyez, tant que personne ne dit : « Non, le Roi, c’est moi ! »
coach-claims = { $other } conteste : « Non, { $character-def }, c’est moi ! » Touchez sa plaque.
coach-cards = Touchez « { turn-cards } » : { $other } et vous retournez vos cartes.
    .second = Touchez « { turn-cards.second } » : { $other } et vous retournez vos Masques.
coach-reveal = { $other } est vraiment { $character-def } : choisissez ce nom dans la liste.
coach-confirm = { $other } utilise le pouvoir, et votre fausse annonce vous coûte 1 pièce. Confirmez.
coach-done = Tout le jeu est là : annoncer, contester, révéler, payer. Une erreur ? Touchez « { undo } ». Et maintenant, distribuez vos cartes !
hint-opening = Prenez votre carte et une autre sous la table. Échangez-les ou faites semblant, et reposez-les sans les regarder.
    .second = Prenez votre Masque et un autre sous la table. Échangez-les ou faites semblant, et reposez-les sans les regarder.
hint-opening-several = Prenez une de vos cartes et une autre sous la table. Échangez-les ou faites semblant, et reposez-les sans les regarder.
hint-turn = Échangez, regardez votre carte ou annoncez un personnage en jeu : seules les annonces font bouger les pièces.
    .second = Échangez, regardez votre Masque ou annoncez un personnage en jeu : seules les annonces font bouger les pièces.
hint-turn-several = Échangez, regardez une de vos cartes ou annoncez un personnage en jeu : seules les annonces font bouger les pièces.
hint-bound = Tout n’est pas permis à ce tour : les boutons disent pourquoi.
hint-announce = Choisissez un personnage en jeu. Personne ne voit votre carte, sauf si quelqu’un conteste.
    .second = Choisissez un personnage en jeu. Personne ne voit votre Masque, sauf si quelqu’un conteste.
hint-claims = Faites le tour de la table : chacun laisse passer ou conteste (« Non, c’est moi ! »). Si personne ne conteste, le pouvoir s’applique et aucune carte n’est révélée.
    .second = Faites le tour de la table : chacun laisse passer ou conteste (« Non, c’est moi ! »). Si personne ne conteste, le pouvoir s’applique et aucun Masque n’est révélé.
hint-claims-two = { $other } laisse passer ou conteste. Sans contestation, le pouvoir s’applique et aucune carte n’est révélée.
hint-reveal = Celui qui a annoncé et ceux qui ont contesté révèlent leur carte. Choisissez celui qui disait vrai, s’il y en a un.
    .second = Celui qui a annoncé et ceux qui ont contesté révèlent leur Masque. Choisissez celui qui disait vrai, s’il y en a un.
hint-confirm = Vérifiez qui paie et qui prend, puis confirmez.
hint-choice = Celui qui utilise le pouvoir décide.
hint-answer = Le joueur désigné dit quelle carte il pense avoir, puis la révèle.
    .second = Le joueur désigné dit quel Masque il pense avoir, puis le révèle.
