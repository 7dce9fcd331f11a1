# Series of games.

series-title = Series
series-open-detail = Several games, for wins or points
series-none = No series yet. After a game, tap “{ series-begin }”, or choose one when you set up a new game.
series-begin = Make it a series
series-single = Single game
series-first-to = { $wins ->
    [one] First to { $wins } win
   *[other] First to { $wins } wins
}
series-points-over = { $games ->
    [one] { $games } game for points
   *[other] { $games } games for points
}
series-game = Series, game { $number }
series-won = { $count ->
    [one] { $people } wins the series
   *[other] { $people } share the series
}
series-next = Next game
series-next-detail = New seats, and whoever has started least often goes first
series-seats = Seats, clockwise: { $people }
series-result = Series result
series-another = Play another series
series-standings = Standings
series-games = Games
series-games-played = { $games ->
    [one] { $games } game
   *[other] { $games } games
}
series-row-wins = { $person }, place { $place }, { $points ->
    [one] { $points } win
   *[other] { $points } wins
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
series-row-points = { $person }, place { $place }, { $points ->
    [one] { $points } point
   *[other] { $points } points
} in { $games ->
    [one] { $games } game
   *[other] { $games } games
}
series-points-table = Points for places 1 to { $places }: { $points }. Equal coins, equal points.
series-game-row = Game { $number }: { $what }
series-unfinished = unfinished
series-not-counted = after the end of the series
series-elsewhere = From another device
series-file = Add a result from a file
series-file-detail = A game these players saved on another device
series-entered = Result added.
series-entered-before = This game has already been counted. Nothing was changed.
series-delete = Delete series
series-delete-detail = The games stay in the list.
series-deleted = Series deleted.
error-series-unfinished = This game isn’t finished, so it doesn’t count.
error-series-other-people = { $people } didn’t play in this game. Nothing was changed.
series-place = Round { $round }, table { $table }
series-begun = No finished games yet

# tournaments
series-open = Series and tournaments
tournaments = Tournaments
tournament-new = New tournament
tournament-new-detail = Several tables, one device each
tournament-open = Tournament
tournament-names = Names, one per line
tournament-hint = 8–48 players, 4–8 at each table.
tournament-how = Every round brings new opponents, seats and first players. Each table plays on its own device, then sends you its result as a code or a file.
tournament-limits = A tournament is for { $fewest } to { $most } players. You’ve entered { $have }.
tournament-start = Start the first round
tournament-people = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
tournament-tables = { $tables ->
    [one] { $tables } table
   *[other] { $tables } tables
}
tournament-round = Round { $round }
tournament-table = Table { $table }
tournament-next = Next round
tournament-missing = Tables without a result: { $tables }
tournament-delete = Delete tournament
tournament-deleted = Tournament deleted.
table-play = Play here
table-code = Table code
table-code-hint = On the other device, open “{ series-open }” and enter this code.
table-code-field = Table or result code
table-code-enter = Enter code
table-code-detail = Your table’s code, or a table’s result
table-result-code = Send the organizer this code, or tap “{ end-save }” and send the file:
table-file-detail = A table’s saved game
table-entered = { $place }: result entered.
table-entered-before = { $place }: this result has already been entered. Nothing was changed.
table-emptied = Result removed.
table-empty = Remove the result of table { $table }
error-table-code-damaged = This isn’t a table or result code, or it has a typo. Nothing was changed.
error-table-code-newer = This code was made with a newer version of the app.
error-table-other-tournament = This result belongs to a tournament on another device. Nothing was changed.
error-table-other-people = No table in this tournament has these players. Nothing was changed.
error-table-taken = Round { $round }, table { $table } already has a different result. Remove that one first.
