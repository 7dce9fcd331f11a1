# The history of a game in sentences. Names are not inflected: they stand in the nominative or after a colon.

pot-bank = bank
pot-court = Sąd

story-swap = { $person } zamienia lub nie
story-look = { $person } podgląda swoją kartę
    .second = { $person } podgląda swoją Maskę
story-look-one = { $person } podgląda jedną swoją kartę
story-announce = { $person } ogłasza się { $character-ins }
story-claim = { $person } kwestionuje: „Nie, to ja jestem { $character-ins }!”
story-claims-closed = Wszyscy się wypowiedzieli: odkrywamy karty
    .second = Wszyscy się wypowiedzieli: odkrywamy Maski
story-unopposed = { $person } jako { $character }: nikt nie kwestionuje
story-nobody-true = Nikt nie jest { $character-ins }
story-true = Po odkryciu: { $character } – { $people }
story-chose = Wybór: { $people }
story-takes = { $person } bierze { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, płaci { $other }
story-takes-several = { $person } bierze monety, płacą { $people }
story-points = { $person } pyta, odpowiada { $other }
story-showed = { $person } pokazuje kartę pozostałym
    .second = { $person } pokazuje Maskę pozostałym
story-answer-right = { $person } odpowiada dobrze
story-answer-wrong = { $person } odpowiada źle
story-mistaken-look = Karta zobaczona przez pomyłkę: { $person }
    .second = Maska zobaczona przez pomyłkę: { $person }
story-renamed = Zmiana imienia: { $person } → { $name }
story-transfer = Ręcznie: { $source } → { $target }, { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}

story-paid = { $source } → { $target }: { $coins }
story-fined = Grzywna: { $person } → Sąd: { $coins }
story-compared = { $people } { $count ->
    [one] nie ma
   *[other] nie mają
} więcej monet niż { $person }: bez zapłaty
story-fortunes-swapped = Wymiana majątków: { $person } { $own } → { $theirs }, { $other } { $theirs } → { $own }
story-places-changed = { $person } i { $other } zamieniają się miejscami
story-declined = { $person } rezygnuje z wymiany
story-ended-thirteen = { $count ->
    [one] Co najmniej 13 monet: wygrywa { $people }
   *[other] Co najmniej 13 monet: wygrywają razem { $people }
}
story-ended-bankruptcy = { $count ->
    [one] Bankructwo ({ $broke }): wygrywa najbogatsza osoba, { $people }
   *[other] Bankructwo ({ $broke }): wygrywają razem najbogatsi, { $people }
}
story-ended-cheat = { $people } wygrywa jako Oszust
story-ended-house = { $people } wygrywa dzięki umiejętności { $character-gen }

# how the last tap decided a game
deed-contested = { $person } to naprawdę { $character }, a { $other } – nie.
deed-true = { $person } to naprawdę { $character }.
deed-nobody = { verdict-nobody }.
deed-unopposed = { story-unopposed }.
deed-told = { $told }.

# the verdict over the table, and the steps of a replay
verdict-too-few = { $people }: monet mniej niż { $coins }, więc nic się nie dzieje.
verdict-nobody = { story-nobody-true }: { $count } { $count ->
    [one] grzywna
    [few] grzywny
   *[many] grzywien
}
verdict-none = Nikt nie jest { $character-ins }!
verdict-true = To naprawdę { $character }
verdict-unmasked = Zdemaskowano: { $people }
verdict-swapped = Wymiana majątków
verdict-court = Wszystkie monety z Sądu: { $coins }!
replay-claimed = { $count ->
    [one] { $announced } · kwestionuje { $people }
   *[other] { $announced } · kwestionują { $people }
}
