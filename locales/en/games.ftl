# The list of games, replays and backups.

games-title = Your games
games-empty = No games yet.
games-unfinished = Unfinished
games-finished = Finished
games-search = Search by name
games-no-match = No game matches.
games-loading = One moment …
games-all-editions = Both editions
games-edition = Edition
games-status = Show
games-status-all = All games
games-status-unfinished = Unfinished games
games-status-finished = Finished games
games-more = Show { $count } more
games-delete = Delete the game of { $people }
games-deleted = Game deleted.
games-undo-delete = Undo
games-current = On the table now
games-people-more = { $people } · +{ $count }
games-turns = { $turns ->
    [one] { $turns } turn
   *[other] { $turns } turns
}
games-gone = This game no longer exists.

replay-start = The game begins.
replay-turn = Turn { $turn } of { $turns }
replay-step = Step { $step } of { $steps }
replay-first = To the start
replay-back = One step back
replay-forward = One step forward
replay-last = To the end
replay-take-up = Take this game up again
replay-to-table = To the table
replay-puts-away = { $people }, turn { $turn }, will be put away. Continue?
replay-puts-away-ended = The finished game of { $people } will be put away. Continue?
replay-yes = Take it up
replay-no = Not now

backup-save = Save everything as one file
backup-save-detail = Games, notes, sets, sheets and characters
backup-latest = Made automatically: { $date }
backup-restore = Restore from a file
backup-added = { $count ->
    [one] { $count } game added.
   *[other] { $count } games added.
}
backup-continued = Continued: { $count }.
backup-kept = Already here: { $count }.
backup-unreadable = Left out as unreadable: { $count }.
backup-settings-kept = Settings that differ stay as they are here.
error-backup-foreign = This file isn’t a backup. Nothing was changed.
error-backup-damaged = This backup is damaged or incomplete. Nothing was changed.
error-backup-newer = A newer version of the app wrote this backup. Nothing was changed.
error-backup-too-large = This file is larger than { $limit } MB. Nothing was changed.
cli-backup = save all games and settings as one file
cli-backup-file = the file to write
cli-restore = add the games and settings of such a file
cli-restore-file = the file to restore
cli-backup-done = Saved to { $file }.
error-file-unwritable = Can’t write to { $path }.
