# Series of games.

# series-title = Series
# series-detail = Several games, for wins or points
# series-none = No series yet. After a game, tap “{ series-begin }”, or choose one when you set up a new game.
# series-begin = Make it a series
# series-single = Single game
# series-first-to = { $wins ->
#     [one] First to { $wins } win
#    *[other] First to { $wins } wins
# }
# series-points-over = { $games ->
#     [one] { $games } game for points
#    *[other] { $games } games for points
# }
# series-game = Series, game { $number }
# series-won = { $count ->
#     [one] { $people } wins the series
#    *[other] { $people } share the series
# }
# series-next = Next game
# series-next-detail = New seats, and whoever has started least often goes first
# series-seats = Seats, clockwise: { $people }
# series-result = Series result
# series-another = Play another series
# series-standings = Standings
# series-games = Games
# series-games-played = { $games ->
#     [one] { $games } game
#    *[other] { $games } games
# }
# series-row-wins = { $person }, rank { $place }, { $points ->
#     [one] { $points } win
#    *[other] { $points } wins
# } in { $games ->
#     [one] { $games } game
#    *[other] { $games } games
# }
# series-row-points = { $person }, rank { $place }, { $points ->
#     [one] { $points } point
#    *[other] { $points } points
# } in { $games ->
#     [one] { $games } game
#    *[other] { $games } games
# }
# series-points-table = Points for ranks 1 to { $places }: { $points }. Equal coins, equal points.
# series-game-row = Game { $number }: { $what }
# series-unfinished = unfinished
# series-not-counted = after the end of the series
# series-elsewhere = From another device
# series-file = Add a result from a file
# series-file-detail = A game these players saved on another device
# series-entered = Result added.
# series-entered-before = This game has already been counted.
# series-delete = Delete series
# series-delete-detail = The games stay in the list.
# series-deleted = Series deleted.
# error-series-unfinished = This game isn’t finished, so it doesn’t count.
# error-series-other-people = { $people } didn’t play in this game.
# series-begun = No finished games yet
# tournaments-kept = This version no longer plays tournaments. Yours stays in the saved data and in backups.
