# What there is to look back on: the end of a game and statistics.

end-save = Save file
result-standings = Final coins
result-row = { $person }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, place { $place }
result-row-won = { result-row }, winner
result-minutes = { $minutes } min

chart-title = Coins, turn by turn
chart-turn = Turn
chart-at-start = at the start
chart-at-turn = turn { $turn }
chart-sentence = { $person }: low { $low } ({ $when }), high { $high } ({ $then }). In front after { $front } of { $turns } turns.
chart-hint = Tap a player to highlight their line.

awards-title = Awards
award-comeback = Comeback
award-comeback-detail = { $people }: down to { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} in turn { $turn }
award-haul = Biggest haul
award-haul-detail = { $people }: +{ $coins } in turn { $turn } ({ $character })
award-unmasked = Unmasked most often
award-unmasked-detail = { $people }: { $times } times
award-sharp-eye = Sharpest eye
award-sharp-eye-detail = { $people }: { $times ->
    [one] { $times } true claim
   *[other] { $times } true claims
}
award-trusted = Taken at their word
award-trusted-detail = { $people }: +{ $coins } while no one else claimed
award-robbed = Most robbed
award-robbed-detail = { $people }: −{ $coins } to powers
award-in-front = Longest in front
award-in-front-detail = { $people }: { $times } of { $turns } turns
award-curious = Most curious
award-curious-detail = { $people }: { $times } looks
award-restless = Busiest hands
award-restless-detail = { $people }: { $times } swaps, real or not

tonight = Tonight: { $wins }
