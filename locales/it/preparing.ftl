# Nuova partita: che cosa è stato sostituito, e come proseguire.
set-kept-with-box = Il vostro set resta con la sua edizione: scegliendola di nuovo, lo ritrovate.
set-replaced = Il vostro set è stato sostituito.
set-cleared = Ora il set è vuoto.
set-left-out = «{ $title }» non è per { $count } giocatori. Scegliete un altro set, oppure tornate indietro e cambiate i giocatori.
set-for-players = Questo set è per { $count } giocatori, ma al tavolo siete in { $have }.
set-keep-players = Resta in { $have }
set-take-players = Gioca in { $count }
sheet-unsaved = La scheda non è stata salvata.
people-seated = Ora al tavolo c’è l’ultimo gruppo.
people-removed = Tolto dal tavolo: { $name }
draft-replaced = La partita in preparazione è stata sostituita.
house-replaced = «{ $name }» non è più nel set: non c’erano altre carte vuote.
house-form-replaced = Quello che avevate scritto è stato sostituito.

# Che cosa è stato eliminato
thing-deleted = Eliminato: «{ $name }». Per 30 giorni si può ripristinare in fondo all’elenco delle partite.
thing-restore = Ripristina { $name }
deleted-favourite = Set preferito
deleted-character = Personaggio inventato
deleted-sheet = Scheda Scenario
deleted-group = Gruppo
sheet-delete = Elimina: { sheet-side }

# La scheda di un set
set-first-game = Adatto alla prima partita
sheet-doubt-judge = Manca il Giudice: ricontrollate la scheda.
sheet-doubt-peasant = C’è un solo Contadino: ricontrollate la scheda.
sheet-keep-anyway = Salva così com’è

# Chiedere un set
ask-open = Consigliami un set
ask-open-detail = Tre proposte per la partita che volete
ask-title = Che partita volete?
ask-length = Durata
ask-mood = Atmosfera
ask-coins = Monete
ask-left-out = Personaggi da escludere
    .second = Maschere da escludere
ask-any-length = Qualsiasi durata
ask-any-mood = Qualsiasi atmosfera
ask-any-coins = Poche o tante monete
ask-without = { $count ->
    [0] Con qualsiasi personaggio
   *[other] Senza: { $characters }
}
    .second = { $count ->
        [0] Con qualsiasi Maschera
       *[other] Senza: { $characters }
    }
ask-found = Dal più adatto
ask-none = Senza questi personaggi non ci sono set per il vostro numero di giocatori.
    .second = Senza queste Maschere non ci sono set per il vostro numero di giocatori.
ask-none-judge = Il Giudice c’è in ogni set: lo chiedono le regole. Per giocare senza, componete un set vostro.
ask-random = Set casuale n. { $seed }

# Il tavolo
forced-swap-centre = Con la carta di un altro giocatore o con una al centro.
swap-also-centre = Con la carta di un altro o con una al centro
    .second = Con la Maschera di un altro o con una al centro
swap-centre-note = Scambia o fingi: con la carta di un altro o con una al centro
    .second = Scambia o fingi: con la Maschera di un altro o con una al centro
centre-may = Centro: sì
centre-stays = Centro: no
