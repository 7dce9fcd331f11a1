# People and groups over all games: figures, new names, forgetting.

players-filter = Games
players-streak = Longest winning streak
players-streak-now = Current winning streak
players-turns-to-win = Turns to win
players-turns-spread = { $fewest }–{ $most }, average { $average }
players-latest = Latest games
players-latest-sentence = Won { $part } of the last { $whole }.
players-gain-sentence = Best source: { $character } (+{ $coins }).
players-loss-sentence = Costliest: { $character } (−{ $coins }).
by-character-announced = announced: { $count }
by-character-opposed = called: { $part } of { $whole }
by-character-true = true: { $part } of { $whole }
by-character-claims = true calls: { $part } of { $whole }

person-rename = Rename
person-rename-title = Rename player
person-rename-detail = Changes the name in every game, the current one included.
person-rename-taken = A player called { $person } already exists. Both will count as one player.
person-merge = Merge with another player
person-merge-title = Merge players
person-merge-detail = Is { $person } the same person as one of these? Choose the name to keep.
person-merge-do = Merge
people-renamed = { $person } is now { $name } in every game.
people-merged = { $person } and { $other } now count as one player.
error-people-sat-together = { $person } and { $other } have played together, so they can’t be the same person.

person-forget = Forget this player
forget-title = Forget for good?
forget-people = { $people }
forget-games = { $count ->
    [0] The name appears in no games.
    [one] { $count } game stays, but the player becomes unnamed.
   *[other] { $count } games stay, but the player becomes unnamed.
}
forget-games-many = { $count ->
    [0] The names appear in no games.
    [one] { $count } game stays, but the players become unnamed.
   *[other] { $count } games stay, but the players become unnamed.
}
forget-else = Also removed from groups, series, notes, and sets on this device.
forget-backups = Still in automatic backups: { $dates }
forget-files = Still in other files: { $files }
forget-delete-files = Delete these files
forget-delete-note = A new backup is made right away.
forget-outside = Files you’ve saved or shared and other devices stay as they are.
forget-final = This can’t be undone.
forget-do = Forget
people-forgotten = { $count ->
    [one] The player has been forgotten.
   *[other] The players have been forgotten.
}

group-new = New group
group-change = Edit group
group-forget = Forget group and players
group-delete = Delete group
group-delete-detail = Its players and games stay.
group-title = Group
group-name = Name (optional)
group-save = Save group
group-few = Choose at least two players.
group-rule = Counts games in which more than half the players belong to the group.
group-none = This group has no finished games yet.
group-games = Games
group-guests = Games won by guests
group-streak = Longest winning streak
group-streak-value = { $person }: { $count }
group-sets = Sets played

mark-title = Color and symbol
mark-detail = Shown on the nameplate and in the chart, on every device. Tap again to remove.
mark-color = Color
mark-color-red = Red
mark-color-orange = Orange
mark-color-yellow = Yellow
mark-color-lime = Lime
mark-color-green = Green
mark-color-turquoise = Turquoise
mark-color-sky = Light blue
mark-color-blue = Blue
mark-color-purple = Purple
mark-color-pink = Pink
mark-color-brown = Brown
mark-color-gray = Gray
mark-symbol = Symbol
mark-symbol-star = Star
mark-symbol-heart = Heart
mark-symbol-moon = Moon
mark-symbol-sun = Sun
mark-symbol-lightning = Lightning
mark-symbol-anchor = Anchor
mark-symbol-paw = Paw
mark-symbol-flower = Flower
mark-symbol-diamond = Diamond
mark-symbol-key = Key
mark-symbol-note = Music note
mark-symbol-leaf = Leaf
