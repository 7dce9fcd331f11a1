# The command line.

cli-description = App non ufficiale per chi gioca a Mascarade con la scatola sul tavolo: Banca, Tribunale, turni e regole.
cli-usage = uso:
cli-arguments = argomenti
cli-options = opzioni
cli-help = mostra questo aiuto e termina
cli-version = stampa la versione e termina
cli-serve = avvia l’app e apre il browser (comando predefinito)
cli-data = cartella per partite e impostazioni (predefinita: quella dei dati utente del sistema)
cli-host = indirizzo su cui ascoltare (predefinito: 127.0.0.1, solo questo dispositivo; con 0.0.0.0 si collegano anche i telefoni)
cli-port = porta su cui ascoltare (predefinita: 8550, o la prima libera dopo di quella)
cli-no-browser = non apre il browser
cli-replay = rigioca una partita salvata e stampa il tavolo finale
cli-replay-file = la partita salvata, oppure - per lo standard input
cli-replay-each = stampa il tavolo dopo ogni riga

# errors in arguments
error-argument-unknown = L’argomento «{ $argument }» qui non è previsto.
error-argument-missing = Dopo «{ $command }» manca qualcosa.
error-argument-misused = { $argument }: manca un valore, oppure ce n’è uno di troppo.
error-argument-no-number = { $argument }: «{ $value }» non è un numero da { $least } a { $most }.
error-argument-not-among = { $argument }: «{ $value }» non è ammesso. Valori ammessi: { $choices }.
error-arguments-exclusive = { $argument } e { $other } non si possono usare insieme.
error-file-unreadable = Impossibile leggere { $path }.
cli-see-help = Tutte le opzioni: companion --help
cli-output-failed = L’output standard non accetta altro testo.
