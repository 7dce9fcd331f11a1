# What there is to look back on: the end of a game and statistics.

end-save = Save file
result-standings = Final coins
result-row = { $person }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}, rank { $place }
result-row-won = { result-row }, winner
result-minutes = { $minutes } min

chart-title = Coins, turn by turn
chart-turn = Turn
chart-at-start = at the start
chart-at-turn = turn { $turn }
chart-sentence = { $person }: low { $low } ({ $when }), high { $high } ({ $then }). In the lead after { $front } of { $turns } turns.
chart-hint = Tap a player to highlight their line.

awards-title = Awards
award-comeback = Comeback
award-comeback-detail = { $people }: down to { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} on turn { $turn }
award-haul = Biggest haul
award-haul-detail = { $people }: +{ $coins } on turn { $turn } ({ $character })
award-unmasked = Most often unmasked
award-unmasked-detail = { $people }: { $times } times
award-sharp-eye = Sharpest eye
award-sharp-eye-detail = { $people }: { $times ->
    [one] { $times } true call
   *[other] { $times } true calls
}
award-trusted = Taken at their word
award-trusted-detail = { $people }: +{ $coins } from uncontested announcements
award-robbed = Most robbed
award-robbed-detail = { $people }: −{ $coins } to others’ powers
award-in-front = Longest in the lead
award-in-front-detail = { $people }: { $times } of { $turns } turns
award-curious = Most curious
award-curious-detail = { $people }: { $times } looks
award-restless = Busiest hands
award-restless-detail = { $people }: { $times } swaps, real or not

summary-open = Result
summary-replay = Replay from the start
moments-title = Key moments
moment-beaten = { $person } announces { $character-the } with { $coins } coins: unmasked
moment-haul = { $person }: +{ $coins } ({ $character })
moment-crowd = { $count } players say they’re { $character-the }
moment-last-coin = { $person } loses their last coin

tonight = Wins tonight: { $wins }

picture-open = Share as a picture
bg-stats-open = Send to BG Stats
bg-stats-title = The game in BG Stats
bg-stats-detail = Players, coins, rankings, and the winner. The button opens the BG Stats app or its website.
bg-stats-do = Open in BG Stats
bg-stats-scan = On another phone, scan this code:
picture-title = The game as a picture
picture-save = Save picture
picture-saved = Picture saved.
picture-shared = Picture shared.
picture-drawing = Creating the picture…
error-picture-failed = Couldn’t create the picture. Please try again.

players-title = Players
players-open = Player statistics
players-open-detail = Wins, bluffs, and coins
players-all = All games
players-tonight = Tonight
players-counting = Counting…
players-none = No finished games yet.
players-row = { $part } of { $whole } games won
players-pick = Choose a player.
players-wins = Games won
players-wins-thirteen = Won with 13 or more coins
players-wins-bankruptcy = Won by another player’s bankruptcy
players-wins-cheat = Won by a power
players-announced = Announcements
players-opposed = Announcements called
players-true = True when called
players-unopposed-gain = Coins from uncontested ones
players-claimed-true = True calls
players-named-right = Named own card correctly
players-unmasked = Times unmasked
players-fines = Fines paid
players-in-front = Turns in the lead
players-haul = Biggest haul
players-haul-value = +{ $coins } ({ $character })
players-characters = Coins by character
players-part = { $part } of { $whole }
players-truth = Cards that were never revealed stay secret: only what everyone saw is counted.

win-never-unmasked = { $people }: { $times } announcements, never unmasked
