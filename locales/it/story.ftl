# The history of a game in sentences.

pot-bank = Banca
pot-court = Tribunale

story-swap = { $person } scambia (o finge)
story-look = { $person } guarda la propria carta
    .second = { $person } guarda la propria Maschera
story-look-one = { $person } guarda una delle proprie carte
story-announce = { $person } dichiara { $character-def }
story-claim = { $person } contesta { $character-def }
story-claims-closed = Si rivelano le carte
    .second = Si rivelano le Maschere
story-unopposed = { $person }: { $character }, nessuno contesta
story-nobody-true = Nessuno è { $character-def }
story-true = Era davvero { $character-def }: { $people }
story-chose = Scelta: { $people }
story-takes = { $person } prende { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} da { $other }
story-takes-several = { $person } prende monete da { $people }
story-points = { $person } indica { $other }
story-showed = { $person } mostra agli altri la propria carta
    .second = { $person } mostra agli altri la propria Maschera
story-answer-right = { $person } risponde giusto
story-answer-wrong = { $person } sbaglia risposta
story-mistaken-look = { $person } ha visto la propria carta per sbaglio
    .second = { $person } ha visto la propria Maschera per sbaglio
story-renamed = { $person } ora si chiama { $name }
story-transfer = A mano, { $source } → { $target }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}

story-paid = { $source } → { $target }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
story-fined = Ammenda di { $person }: { $coins ->
    [one] { $coins } moneta al Tribunale
   *[other] { $coins } monete al Tribunale
}
story-compared = { $people } { $count ->
    [one] non ha più monete di { $person }: non dà niente
   *[other] non hanno più monete di { $person }: non danno niente
}
story-fortunes-swapped = Denaro scambiato: { $person } { $own } → { $theirs }, { $other } { $theirs } → { $own }
story-places-changed = { $person } e { $other } si scambiano di posto
story-declined = { $person } non scambia il denaro con nessuno
story-ended-thirteen = { $count ->
    [one] 13 monete o più: vince { $people }
   *[other] 13 monete o più, vittoria condivisa: { $people }
}
story-ended-bankruptcy = { $count ->
    [one] Bancarotta di { $broke }: { $people } ha più monete di tutti e vince
   *[other] Bancarotta di { $broke }, vittoria condivisa tra i più ricchi: { $people }
}
story-ended-cheat = Con il potere del Baro vince { $people }
story-ended-house = Con il potere { $character-di } vince { $people }

# how the last tap decided a game
deed-contested = { $person } era davvero { $character-def }, { $other } no.
deed-true = { $person } era davvero { $character-def }.
deed-nobody = { verdict-nobody }.
deed-unopposed = { story-unopposed }.
deed-told = { $told }.

# the verdict over the table, and the steps of a replay
verdict-too-few = { $people }: meno di { $coins } monete, non succede nulla.
verdict-nobody = { story-nobody-true }: { $count } { $count ->
    [one] ammenda
   *[other] ammende
}
verdict-none = Nessuno è { $character-def }!
verdict-true = Era davvero { $character-def }
verdict-unmasked = Senza maschera: { $people }
verdict-swapped = Denaro scambiato
verdict-court = Tribunale svuotato: { $coins } monete!
replay-claimed = { $count ->
    [one] { $announced } · contesta { $people }
   *[other] { $announced } · contestano { $people }
}
