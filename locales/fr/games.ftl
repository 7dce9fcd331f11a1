# The list of games, replays and backups.

# games-title = Your games
# games-empty = No games yet.
# games-unfinished = Unfinished
# games-finished = Finished
# games-search = Search by name
# games-no-match = No games match.
# games-loading = Loading…
# games-all-editions = Both editions
# games-edition = Edition
# games-status = Show
# games-status-all = All games
# games-status-unfinished = Unfinished games
# games-status-finished = Finished games
# games-more = Show { $count } more
# games-ended-thirteen = With 13 or more coins
# games-ended-bankruptcy = By bankruptcy
# games-ended-cheat = By a power
# games-delete = Delete the game with { $people }
# games-deleted = Game deleted.
# games-undo-delete = Undo
# games-recently-deleted = Recently deleted
# games-recently-deleted-detail = You can restore these for 30 days.
# games-restore = Restore the game with { $people }
# games-current = On the table now
# games-people-more = { $people } · +{ $count }
# games-turns = { $turns ->
#     [one] { $turns } turn
#    *[other] { $turns } turns
# }
# games-gone = This game no longer exists.

# replay-start = The game begins.
# replay-turn = Turn { $turn } of { $turns }
# replay-step = Step { $step } of { $steps }
# replay-first = To the start
# replay-back = One step back
# replay-play = Play
# replay-pause = Pause
# replay-forward = One step forward
# replay-last = To the end
# replay-reopen = Reopen this game
# replay-take-up = Continue this game
# replay-watch = Watch only
# replay-to-table = To the table
# new-game-puts-away = The game with { $people } is still in progress (turn { $turn }). Tap again to set it aside; it stays under “{ games-title }”.
# replay-puts-away = The game with { $people } (turn { $turn }) leaves the table. You’ll find it under “{ games-title }”. Continue?
# replay-puts-away-ended = The finished game with { $people } leaves the table. You’ll find it under “{ games-title }”. Continue?
# replay-yes = Yes, continue
# replay-no = Not now
# replay-go-back = Go back to here
# replay-goes-back = { $moves ->
#     [one] This takes back one move
#    *[other] This takes back { $moves } moves
# }: { $what }. One tap on Redo restores the game.
# replay-goes-back-many = This takes back { $moves } moves, from turn { $turn } on. One tap on Redo restores the game.
# replay-goes-back-yes = Go back

# backup-save = Save everything as one file
# backup-save-detail = Games, notes, sets, sheets, and characters
# backup-saved = Saved as { $file }.
# backup-latest = Last automatic backup: { $date }
# backup-latest-games = { backup-latest } · { $games ->
#     [one] { $games } game
#    *[other] { $games } games
# }
# games-table = Save all games as a table
# games-table-detail = CSV: one row per player and game
# backup-restore = Restore from a file
# backup-added = { $count ->
#     [one] { $count } game added.
#    *[other] { $count } games added.
# }
# backup-continued = Updated: { $count }.
# backup-kept = Already here: { $count }.
# backup-unreadable = Skipped as unreadable: { $count }.
# backup-settings-kept = Settings you’ve already made here were kept.
# error-backup-foreign = This file isn’t a backup. Nothing was changed.
# error-backup-damaged = This backup is damaged or incomplete. Nothing was changed.
# error-backup-newer = This backup was made with a newer version of the app. Nothing was changed.
# error-backup-too-large = This file is larger than { $limit } MB. Nothing was changed.
# cli-backup = save all games and settings as one file
# cli-backup-file = the file to write
# cli-table = save all finished games as a table (CSV)
# cli-table-file = the file to write
# cli-restore = add the games and settings of such a file
# cli-restore-file = the file to restore
# cli-backup-done = Saved to { $file }.
# error-file-unwritable = Can’t write to { $path }.
