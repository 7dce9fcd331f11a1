# The history of a game in sentences.

pot-bank = bank
pot-court = court

story-swap = { $person }: swap or not
story-look = { $person } looks at their own card
story-look-one = { $person } looks at one of their cards
story-announce = { $person } announces { $character-the }
story-claim = { $person } claims to be { $character-the } too
story-claims-closed = No more claims: cards up
story-unopposed = Nobody claims
story-nobody-true = Nobody is { $character-the }
story-true = Really { $character-the }: { $people }
story-chose-nobody = The power is not used
story-chose = Chosen: { $people }
story-showed = { $person } shows the card to the others
story-answer-right = { $person } names the right card
story-answer-wrong = { $person } names the wrong card
story-mistaken-look = { $person } saw their own card by mistake
story-transfer = By hand: { $source } → { $target }, { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

story-paid = { $source } → { $target }: { $coins }
story-fined = Fine: { $person } → court: { $coins }
story-compared = { $other } is not richer than { $person }: nothing
story-fortunes-swapped = { $person } and { $other } exchange their fortunes
story-places-changed = { $person } and { $other } change places
story-declined = { $person } exchanges with nobody
story-ended-thirteen = { $count ->
    [one] 13 coins or more: { $people } wins
   *[other] 13 coins or more: { $people } win together
}
story-ended-bankruptcy = { $count ->
    [one] Somebody has no coins left: { $people } is richest and wins
   *[other] Somebody has no coins left: { $people } are richest and win together
}
story-ended-cheat = { $people } wins with the Cheat’s power
story-ended-house = { $people } wins with the power of { $character }
