# The history of a game in sentences.

pot-bank = bank
pot-court = courthouse

story-swap = { $person } swaps or not
story-look = { $person } looks at their own card
    .second = { $person } looks at their own Mask
story-look-one = { $person } looks at one of their cards
story-announce = { $person } announces { $character-the }
story-claim = { $person } calls: “No, I’m { $character-the }!”
story-claims-closed = No more calls: cards are revealed
    .second = No more calls: Masks are revealed
story-unopposed = { $person }: { $character }, uncontested
story-nobody-true = No one is { $character-the }
story-true = True { $character }: { $people }
story-chose = Chosen: { $people }
story-takes = { $person } takes { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} from { $other }
story-takes-several = { $person } takes coins from { $people }
story-points = { $person } points at { $other }
story-showed = { $person } shows their card to the others
    .second = { $person } shows their Mask to the others
story-answer-right = { $person } names the right card
    .second = { $person } names the right Mask
story-answer-wrong = { $person } names the wrong card
    .second = { $person } names the wrong Mask
story-mistaken-look = { $person } saw their own card by mistake
    .second = { $person } saw their own Mask by mistake
story-renamed = { $person } is now called { $name }
story-transfer = Correction: { $source } → { $target }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

story-paid = { $source } → { $target }: { $coins }
story-fined = Fine: { $person } → courthouse: { $coins }
story-compared = { $people } { $count ->
    [one] isn’t
   *[other] aren’t
} richer than { $person }: no payment
story-fortunes-swapped = Fortunes swapped: { $person } { $own } → { $theirs }, { $other } { $theirs } → { $own }
story-places-changed = { $person } and { $other } swap seats
story-declined = { $person } doesn’t swap fortunes
story-ended-thirteen = { $count ->
    [one] 13 or more coins: { $people } wins
   *[other] 13 or more coins: { $people } win together
}
story-ended-bankruptcy = { $count ->
    [one] Out of coins: { $broke }. { $people } is the richest and wins
   *[other] Out of coins: { $broke }. { $people } are the richest and win together
}
story-ended-cheat = { $people } wins as the Cheat
story-ended-house = { $people } wins with the power of { $character }

# how the last tap decided a game
deed-contested = { $person } really was { $character-the } (not { $other }).
deed-true = { $person } really was { $character-the }.
deed-nobody = { verdict-nobody }.
deed-unopposed = { story-unopposed }.
deed-told = { $told }.

# the verdict over the table, and the steps of a replay
verdict-too-few = { $people }: fewer than { $coins } coins, so nothing happens.
verdict-nobody = { story-nobody-true }: { $count } fined
verdict-none = No { $character }!
verdict-true = True { $character }
verdict-unmasked = Unmasked: { $people }
verdict-swapped = Fortunes swapped
verdict-court = All { $coins } coins from the courthouse!
replay-claimed = { $count ->
    [one] { $announced } · { $people } calls
   *[other] { $announced } · { $people } call
}
