# The command line.

cli-description = Unofficial app for the Mascarade board game: it keeps the coins, the turn order, and the rules.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-help = show this help and exit
cli-version = show the version and exit
cli-serve = start the app and open the browser (default)
cli-data = folder for games and settings (default: your user data folder)
cli-host = address to listen on (default: 127.0.0.1, this device only; 0.0.0.0 lets phones join)
cli-port = port to listen on (default: 8550, or the next free one)
cli-no-browser = don’t open a browser
cli-replay = replay a game record and show the final table
cli-replay-file = the record, or - for standard input
cli-replay-each = show the table after every line

# errors in arguments
error-argument-unknown = Unknown argument “{ $argument }”.
error-argument-missing = Something is missing after “{ $command }”.
error-argument-misused = { $argument }: missing value, or one too many.
error-argument-no-number = { $argument }: “{ $value }” isn’t a number from { $least } to { $most }.
error-argument-not-among = { $argument }: “{ $value }” isn’t one of { $choices }.
error-arguments-exclusive = { $argument } and { $other } can’t be combined.
error-file-unreadable = Can’t read { $path }.
cli-see-help = For help: companion --help
cli-output-failed = Can’t write to standard output.
