# The history of a game in sentences.

pot-bank = banque
pot-court = tribunal

story-swap = { $person } échange ou non
story-look = { $person } regarde sa carte
    .second = { $person } regarde son Masque
story-look-one = { $person } regarde une de ses cartes
story-announce = { $person } annonce { $character-def }
story-claim = { $person } conteste : « Non, { $character-def }, c’est moi ! »
story-claims-closed = Fin des contestations : on révèle les cartes
    .second = Fin des contestations : on révèle les Masques
story-unopposed = { $person } : { $character }, sans contestation
story-nobody-true = Personne n’est { $character-def }
story-true = Vraiment { $character-def } : { $people }
story-chose = Choix : { $people }
story-takes = { $person } prend { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
} à { $other }
story-takes-several = { $person } prend des pièces à { $people }
story-points = { $person } désigne { $other }
story-showed = { $person } montre sa carte aux autres
    .second = { $person } montre son Masque aux autres
story-answer-right = { $person } nomme la bonne carte
    .second = { $person } nomme le bon Masque
story-answer-wrong = { $person } nomme la mauvaise carte
    .second = { $person } nomme le mauvais Masque
story-mistaken-look = { $person } a vu sa carte par erreur
    .second = { $person } a vu son Masque par erreur
story-renamed = { $person } s’appelle maintenant { $name }
story-transfer = Correction : { $source } → { $target }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}

story-paid = { $source } → { $target } : { $coins }
story-fined = Amende : { $person } → tribunal : { $coins }
story-compared = { $people } { $count ->
    [one] n’a
   *[other] n’ont
} pas plus de pièces : rien à payer à { $person }
story-fortunes-swapped = Fortunes échangées : { $person } { $own } → { $theirs }, { $other } { $theirs } → { $own }
story-places-changed = { $person } et { $other } échangent leurs places
story-declined = { $person } n’échange pas sa fortune
story-ended-thirteen = { $count ->
    [one] 13 pièces ou plus : { $people } gagne
   *[other] 13 pièces ou plus : { $people } gagnent ensemble
}
story-ended-bankruptcy = { $count ->
    [one] Plus aucune pièce : { $broke } ; { $people } gagne avec la plus grosse fortune
   *[other] Plus aucune pièce : { $broke } ; { $people } gagnent ensemble, à fortune égale
}
story-ended-cheat = { $people } gagne avec le Tricheur
story-ended-house = { $people } gagne par le pouvoir { $character-de }

# how the last tap decided a game
deed-contested = { $person } était vraiment { $character-def } ; { $other }, non.
deed-true = { $person } était vraiment { $character-def }.
deed-nobody = { verdict-nobody }.
deed-unopposed = { story-unopposed }.
deed-told = { $told }.

# the verdict over the table, and the steps of a replay
verdict-nobody = { story-nobody-true } : { $count } { $count ->
    [one] amende
   *[other] amendes
}
verdict-none = Personne n’est { $character-def } !
verdict-true = Vraiment { $character-def }
verdict-too-few = { $people } : moins de { $coins } pièces, il ne se passe rien.
verdict-unmasked = Bas les masques : { $people }
verdict-swapped = Fortunes échangées
verdict-court = Les { $coins } pièces du tribunal !
replay-claimed = { $count ->
    [one] { $announced } · { $people } conteste
   *[other] { $announced } · { $people } contestent
}
