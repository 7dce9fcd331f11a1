# The command line.

cli-description = Appli non officielle pour le jeu de société Mascarade : elle tient les pièces, l’ordre du tour et les règles.
cli-usage = usage :
cli-arguments = arguments
cli-options = options
cli-help = afficher cette aide et quitter
cli-version = afficher la version et quitter
cli-serve = lancer l’appli et ouvrir le navigateur (par défaut)
cli-data = dossier des parties et des réglages (par défaut : votre dossier de données)
cli-host = adresse d’écoute (par défaut : 127.0.0.1, cet appareil seulement ; 0.0.0.0 autorise les téléphones)
cli-port = port d’écoute (par défaut : 8550, ou le premier port libre au-delà)
cli-no-browser = ne pas ouvrir de navigateur
cli-replay = rejouer une partie enregistrée et afficher la table finale
cli-replay-file = la partie enregistrée, ou - pour l’entrée standard
cli-replay-each = afficher la table après chaque ligne

# errors in arguments
error-argument-unknown = Argument inconnu : « { $argument } ».
error-argument-missing = Il manque quelque chose après « { $command } ».
error-argument-misused = { $argument } : il manque une valeur, ou il y en a une de trop.
error-argument-no-number = { $argument } : « { $value } » n’est pas un nombre de { $least } à { $most }.
error-argument-not-among = { $argument } : « { $value } » n’est pas parmi { $choices }.
error-arguments-exclusive = { $argument } et { $other } ne vont pas ensemble.
error-file-unreadable = Impossible de lire { $path }.
cli-see-help = Pour l’aide : companion --help
cli-output-failed = Impossible d’écrire sur la sortie standard.
