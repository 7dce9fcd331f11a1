# Errors, one clear sentence each.

# choosing a set
error-judge-missing = Le set doit comprendre le Juge.
error-too-little-bank-money = Trop peu de cartes rapportent de l’argent : { $have } sur { $cards } ; il en faut au moins { $need }.
    .second = Trop peu de Masques rapportent de l’argent : { $have } sur { $cards } ; il en faut au moins { $need }.
error-peasant-alone = Prenez les deux Paysans, ou aucun.
error-too-few-players-for = { $character } : à partir de { $minimum } joueurs.
error-wrong-number-of-cards = { $fewest ->
    [6] { $most ->
        [6] Il faut 6 cartes dans le set ; il en a { $have }.
       *[other] Il faut de 6 à { $most } cartes dans le set ; il en a { $have }.
    }
    [13] { $most ->
        [13] Il faut 13 cartes dans le set ; il en a { $have }.
       *[other] Il faut de 13 à { $most } cartes dans le set ; il en a { $have }.
    }
   *[other] Il faut de { $fewest } à { $most } cartes dans le set ; il en a { $have }.
}
    .second = { $fewest ->
        [6] { $most ->
            [6] Il faut 6 Masques dans le set ; il en a { $have }.
           *[other] Il faut de 6 à { $most } Masques dans le set ; il en a { $have }.
        }
        [13] { $most ->
            [13] Il faut 13 Masques dans le set ; il en a { $have }.
           *[other] Il faut de 13 à { $most } Masques dans le set ; il en a { $have }.
        }
       *[other] Il faut de { $fewest } à { $most } Masques dans le set ; il en a { $have }.
    }
error-not-in-the-box = { $character } : { $copies } dans la boîte, { $have } dans le set.
error-unknown-character = Cette édition n’a pas de personnage « { $character } ».

# players
error-wrong-number-of-players = Cette édition se joue de { $fewest } à { $most } joueurs ; vous êtes { $have }.
error-name-empty = Chaque joueur doit avoir un nom.
error-name-twice = Deux joueurs s’appellent « { $name } ».
error-name-too-long = Un nom compte au plus { $limit } lettres ; celui-ci en a { $have }.
error-name-unprintable = Certaines lettres de ce nom ne sont pas utilisables.
error-unknown-person = Il n’y a pas de joueur numéro { $person }.

# turns
error-game-over = La partie est terminée.
error-not-awaited = Pas maintenant : la partie attend { $awaiting ->
    [turn] le prochain tour
    [claims] les contestations
    [reveal] la révélation
    [choice] un choix
    [answer] une réponse
   *[other] autre chose
}.
error-opening-turn = Les tours 1 à { $last } sont des tours de préparation : échanges seulement.
error-revealed-must-swap = { $person } : carte révélée au tour précédent, échange seulement.
error-revealed-no-announcement = { $person } : Masque révélé au tour précédent, pas d’annonce à ce tour.
error-owes-look = { $person } a vu sa carte par erreur et doit regarder à ce tour.
    .second = { $person } a vu son Masque par erreur et doit regarder à ce tour.
error-not-in-play = Pas en jeu : { $character }. En jeu : { $in_play }.
error-no-centre-card = Il n’y a pas de carte au centre de la table.
    .second = Il n’y a pas de Masque au centre de la table.
error-forced-swap-with-player = Dans cette partie, l’échange obligatoire se fait avec la carte d’un autre joueur, pas avec une carte du centre.
error-swap-with-self = L’échange se fait avec la carte d’un autre joueur ou une carte du centre.
    .second = L’échange se fait avec le Masque d’un autre joueur ou un Masque du centre.
error-claims-own-announcement = { $person } a fait l’annonce et ne peut pas la contester.
error-already-claimed = { $person } a déjà contesté.
error-not-turned-up = { $person } n’a pas révélé de carte.
    .second = { $person } n’a pas révélé de Masque.
error-too-many-true = { $most ->
    [1] Un seul d’entre eux peut être ce personnage.
   *[other] Seuls { $most } d’entre eux peuvent être ce personnage.
}
error-wrong-number-of-targets = { $most ->
    [1] Choisissez un joueur.
   *[other] Choisissez { $most } joueurs.
}
error-wrong-target = Vous ne pouvez pas choisir { $person } ici.
error-named-twice = Vous avez choisi deux fois le même joueur.
error-no-such-hand = Personne n’a cette carte dans cette partie.
error-protected-card = À votre tour, vous ne pouvez pas annoncer avec une carte protégée.

# coins and undo
error-not-enough-coins = Pas assez de pièces ({ $pot } : { $have }).
error-coins-not-positive = Déplacez au moins 1 pièce.
error-same-pot = Choisissez deux endroits différents.
error-nothing-to-undo = Il n’y a rien à annuler.
error-nothing-to-redo = Il n’y a rien à rétablir.

# format of a record
error-not-text = Cette ligne n’est pas du texte UTF-8.
error-not-json = Cette ligne n’est pas un objet JSON.
error-line-too-long = Cette ligne a { $have } caractères ; la limite est { $limit }.
error-too-many-lines = Une partie enregistrée a au plus { $limit } lignes.
error-file-too-large = Ce fichier est trop gros pour une partie enregistrée ; la limite est { $limit } Mo.
error-empty-record = La partie enregistrée est vide.
error-setup-missing = Une partie enregistrée commence par sa mise en place.
error-setup-twice = Une partie enregistrée a une seule mise en place, à la première ligne.
error-unknown-version = L’appli ne connaît pas cette version de partie enregistrée.
error-unknown-command = Commande inconnue.
error-unknown-key = Clé « { $key } » inconnue.
error-missing-key = Il manque la clé « { $key } ».
error-bad-value = Valeur de « { $key } » non valide.

# table, storage, server
error-stale-tap = La table a changé avant votre appui. Rien n’a été fait ; vérifiez où vous en êtes.
error-unreadable-game = Impossible d’ouvrir cette partie : sa ligne { $line } n’est pas valide.
error-unexpected = Quelque chose s’est mal passé. Rien n’a changé.
error-damaged = Le fichier de vos parties est endommagé. Il est conservé sous { $path } ; redémarrez l’appli pour en commencer un nouveau.
error-newer = Le fichier de vos parties vient d’une version plus récente de l’appli. Il est conservé sous { $path } ; redémarrez l’appli pour en commencer un nouveau.
error-not-writable = Impossible d’écrire dans { $path }.
error-disk-full = Le disque est plein : { $path }. Rien n’a changé.
error-disk-failed = Le système n’a pas pu lire ou écrire { $path }. Rien n’a changé.
error-busy = Un autre programme utilise { $path }. Rien n’a changé.
error-gone = Le fichier { $path } n’existe plus.
error-running = L’appli tourne déjà avec ces parties. Arrêtez-la d’abord.
error-running-at = L’appli tourne déjà avec ces parties. Ouvrez { $url }, ou arrêtez-la d’abord.
error-port-taken = Le port { $port } est déjà utilisé.
error-port-barred = L’appli ne peut pas utiliser le port { $port } ; essayez 1024 ou plus.
error-host-refused = { $host } n’est pas une adresse de cet appareil.

# custom characters, and several cards per player
error-too-many-house-characters = { $most ->
    [0] La boîte n’a pas de carte vierge
    [one] La boîte n’a que { $most } carte vierge
   *[other] La boîte n’a que { $most } cartes vierges
} pour vos propres personnages ; le set en compte { $have }.
error-house-character-is-printed = { $character } : ce personnage est déjà dans la boîte.
error-opponents-protected-card = La carte protégée de l’adversaire ne s’échange pas.
error-own-protected-card-stays = Dans cette version, votre carte protégée ne s’échange qu’avec une autre de vos cartes.
error-own-cards-stay = Dans cette version, l’échange se fait seulement avec la carte d’un adversaire.
error-content-invalid = { $more ->
    [0] Les textes de l’appli sont endommagés : { $defects }
   *[other] Les textes de l’appli sont endommagés : { $defects } (et { $more } de plus)
}
error-unknown-rules = Cette partie suit des règles plus récentes que celles de l’appli.
error-unknown-box = L’appli ne connaît pas la boîte « { $box } ».
error-boxes-conflict = Impossible d’ajouter la boîte « { $box } ». Déjà présents : { $shared }.
error-unknown-printing = Cette édition n’a pas de version « { $printing } ».
error-tap-out-of-order = Les coups de cette partie enregistrée ne sont pas dans l’ordre.
error-fixed-set = À { $players } joueurs, on joue avec les six personnages imprimés.
error-number-out-of-range = Choisissez un nombre de { $least } à { $most }.
