# The app without a server: in a browser alone, installed on a device.

site-first-visit = Prima visita: circa { $megabytes } MB da scaricare. Poi l’app funziona anche senza internet.
site-interrupted = La connessione si è interrotta. Appena torna, il download riprende da solo.
site-open-elsewhere = L’app è già aperta in un’altra finestra
site-open-elsewhere-hint = Continuate lì, oppure chiudetela: questa pagina si aprirà da sola.
site-use-here = Usa l’app qui
site-updated = L’app è stata aggiornata.
site-forgets = Questo browser non conserva niente
site-forgets-hint = In questo browser, o in una finestra privata, la partita va persa quando si chiude la pagina. Per conservare le partite, aprite l’app in una finestra normale.
site-full = Il browser non ha più spazio. Non è cambiato niente; liberate spazio su questo dispositivo.
site-play-anyway = Gioca lo stesso
site-failed = L’app non si è avviata
site-failed-hint = Ricaricate la pagina. Se non basta, aggiornate il browser.
manifest-short-name = Companion
manifest-table = Tavolo
manifest-rules = Regole

# the page in the app
update-look = Cerca una nuova versione
update-looking = Ricerca di una nuova versione…
update-current = Questa è la versione più recente.
update-unreachable = Impossibile cercare: il dispositivo è offline.
update-take = Aggiorna ora
update-ready = Una nuova versione è pronta
updated = App aggiornata alla versione { $version }
install-title = Installa l’app
install-ios = In Safari toccate Condividi, poi «Aggiungi alla schermata Home».
install-ios-storage = In una scheda di Safari le partite vengono cancellate dopo sette giorni senza visite; aperta dalla schermata Home, l’app le conserva. Le partite di questa scheda non si trasferiscono da sole: prima salvatele su file.
install-other = Aprite il menu del browser e scegliete «Installa» o «Aggiungi a schermata Home».
install-private = Non usate una finestra privata o in incognito: quando la chiudete, le partite vanno perse, e non tutti i browser permettono all’app di accorgersene.
install-after = Poi l’app si apre dalla sua icona e funziona senza internet. Le partite restano su questo dispositivo.
install-phones = Per installarla su un altro telefono o tablet, inquadrate lì questo codice.
move-title = Continua su un altro dispositivo
move-scan = Inquadrate questo codice con la fotocamera dell’altro dispositivo. La partita si apre lì, allo stesso punto.
move-stays = La partita resta anche qui: continuatela su uno solo dei due.
move-ios = Su iPad e iPhone la partita si apre in Safari, non nell’app della schermata Home. Per portarla lì, salvatela su file.
move-too-long = Questa partita è troppo lunga per un codice. Salvatela su file.
error-game-code-damaged = Questo non è il codice di una partita, oppure è danneggiato. Non è cambiato niente.
error-game-code-newer = Questo codice è stato creato da una versione più recente dell’app. Non è cambiato niente.

# building it
cli-build-site = crea una cartella con cui l’app funziona in un browser senza server
cli-build-site-folder = dove scriverla: una cartella nuova o vuota, o una creata prima
cli-build-site-wheels = cartella dei pacchetti wheel per il browser (predefinito: li scarica pip)
cli-build-site-done = { $folder } è pronta: { $count } file, { $size } MB. Si può pubblicare su qualsiasi server web, via https.
error-site-folder-in-use = { $folder } contiene altri file. Indicate una cartella nuova o vuota.
error-site-node-missing = Manca Node.js, che compila l’app per il browser.
error-site-not-compiled = Non è stato possibile compilare l’app per il browser: { $reason }
error-site-package-missing = Il pacchetto { $package } non è installato.
error-site-wheel-missing = Manca { $file }.
error-site-wheel-differs = { $file } non è il file che serve a questa versione.
error-site-wheels-not-downloaded = pip non ha potuto scaricare i pacchetti per il browser: { $reason }
