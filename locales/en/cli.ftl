# The command line.

cli-description = An unofficial companion for a group with the physical Mascarade box: bank, court, turn marker and rule book.
cli-usage = usage:
cli-arguments = arguments
cli-options = options
cli-help = show this help and end
cli-version = print the version and end
cli-serve = serve the app and open the browser (the default)
cli-data = folder for games and settings (default: the user data folder of this system)
cli-host = address to listen on (default: 127.0.0.1, this machine only; 0.0.0.0 lets phones join)
cli-port = port to listen on (default: 8550, or the next free one)
cli-no-browser = do not open a browser
cli-replay = play a game record and print the table it leads to
cli-replay-file = the record, or - for standard input
cli-replay-each = print the table after every line

# errors in arguments
error-argument-unknown = There is no argument “{ $argument }” here.
error-argument-missing = Something is missing after “{ $command }”.
error-argument-misused = { $argument }: a value is missing, or there is one too many.
error-argument-no-number = { $argument }: “{ $value }” is not a number from { $least } to { $most }.
error-argument-not-among = { $argument }: “{ $value }” is not one of these: { $choices }.
error-arguments-exclusive = { $argument } and { $other } do not go together.
error-file-unreadable = { $path } cannot be read.
cli-see-help = All options: companion --help
cli-output-failed = Standard output takes no more text.
