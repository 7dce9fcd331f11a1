# The list of games, replays and backups.

games-title = Le vostre partite
games-empty = Non ci sono ancora partite precedenti.
games-unfinished = In sospeso
games-finished = Finite
games-search = Cerca per nome
games-no-match = Nessuna partita trovata.
games-loading = Un momento…
games-all-editions = Entrambe le edizioni
games-edition = Edizione
games-status = Mostra
games-status-all = Tutte le partite
games-status-unfinished = Partite in sospeso
games-status-finished = Partite finite
games-more = { $count ->
    [one] Mostra un’altra partita
   *[other] Mostra altre { $count }
}
games-ended-thirteen = Con 13 monete o più
games-ended-bankruptcy = Per bancarotta
games-ended-cheat = Con un potere
games-delete = Elimina la partita di { $people }
games-deleted = Partita eliminata.
games-undo-delete = Annulla
games-recently-deleted = Eliminati di recente
games-recently-deleted-detail = Si possono ripristinare per 30 giorni.
games-restore = Ripristina la partita di { $people }
games-current = Ora sul tavolo
games-people-more = { $people } · +{ $count }
games-turns = { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turni
}
games-gone = Questa partita non c’è più.

replay-start = La partita comincia.
replay-turn = Turno { $turn } di { $turns }
replay-step = Passo { $step } di { $steps }
replay-first = All’inizio
replay-back = Un passo indietro
replay-play = Riproduci
replay-pause = Pausa
replay-forward = Un passo avanti
replay-last = Alla fine
replay-reopen = Riapri questa partita
replay-take-up = Riprendi questa partita
replay-watch = Guarda soltanto
replay-to-table = Al tavolo
new-game-puts-away = La partita di { $people } è ancora in corso (turno { $turn }). Toccate di nuovo per metterla da parte: la ritrovate in «{ games-title }».
replay-puts-away = La partita di { $people }, turno { $turn }, resterà salvata tra le vostre partite. Riprendere quella mostrata qui?
replay-puts-away-ended = La partita finita di { $people } resterà salvata tra le vostre partite. Riprendere quella mostrata qui?
replay-yes = Riprendi
replay-no = Non ora
replay-go-back = Torna a questo punto
replay-goes-back = { $moves ->
    [one] Si annulla una mossa
   *[other] Si annullano { $moves } mosse
}: { $what }. Un tocco su «Ripristina» e la partita torna com’era.
replay-goes-back-many = Si annullano { $moves } mosse, dal turno { $turn } in poi. Un tocco su «Ripristina» e la partita torna com’era.
replay-goes-back-yes = Torna indietro

backup-save = Salva tutto su file
backup-save-detail = Partite, note, set, schede e personaggi
backup-saved = Salvato come { $file }.
backup-latest = Salvato automaticamente: { $date }
backup-latest-games = { backup-latest } · partite: { $games }
games-table = Salva tutte le partite in una tabella
games-table-detail = CSV: una riga per giocatore e partita
backup-restore = Ripristina da file
backup-added = Partite aggiunte: { $count }.
backup-continued = Partite aggiornate: { $count }.
backup-kept = Già presenti: { $count }.
backup-unreadable = Escluse perché illeggibili: { $count }.
backup-settings-kept = Le impostazioni diverse restano come sono qui.
error-backup-foreign = Questo file non è un backup. Non è cambiato niente.
error-backup-damaged = Questo backup è danneggiato o incompleto. Non è cambiato niente.
error-backup-newer = Questo backup è di una versione più recente dell’app. Non è cambiato niente.
error-backup-too-large = Questo file supera i { $limit } MB. Non è cambiato niente.
cli-backup = salva su file tutte le partite e le impostazioni
cli-backup-file = il file da scrivere
cli-table = salva tutte le partite finite in una tabella (CSV)
cli-table-file = il file da scrivere
cli-restore = aggiunge le partite e le impostazioni di un file salvato con backup
cli-restore-file = il file da ripristinare
cli-backup-done = Salvato in { $file }.
error-file-unwritable = Impossibile scrivere { $path }.
