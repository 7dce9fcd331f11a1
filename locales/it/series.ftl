# Series of games.

series-title = Serie
series-open-detail = A tre vittorie o a punti
series-none = Ancora nessuna serie. Dopo una partita toccate «{ series-begin }», oppure sceglietela quando preparate una nuova partita.
series-begin = Comincia una serie
series-single = Partita singola
series-first-to = { $wins ->
    [one] A { $wins } vittoria
   *[other] A { $wins } vittorie
}
series-points-over = { $games ->
    [one] { $games } partita a punti
   *[other] { $games } partite a punti
}
series-game = Serie, partita { $number }
series-won = { $count ->
    [one] { $people } vince la serie
   *[other] Serie a pari merito: { $people }
}
series-next = Prossima partita
series-next-detail = Posti nuovi; comincia chi ha cominciato meno volte
series-seats = Posti, in senso orario: { $people }
series-result = Risultato della serie
series-another = Un’altra serie
series-standings = Classifica
series-games = Partite
series-games-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
series-row-wins = { $person }, { $place }º posto: { $points ->
    [one] { $points } vittoria
   *[other] { $points } vittorie
} in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
series-row-points = { $person }, { $place }º posto: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
series-points-table = Punti dal 1º al { $places }º posto: { $points }. A parità di monete, stessi punti.
series-game-row = Partita { $number }: { $what }
series-unfinished = in sospeso
series-not-counted = dopo la fine della serie
series-elsewhere = Da un altro dispositivo
series-file = Risultato da file
series-file-detail = Una partita degli stessi giocatori, salvata su un altro dispositivo
series-entered = Risultato aggiunto.
series-entered-before = Questa partita era già stata contata. Non è cambiato niente.
series-delete = Elimina la serie
series-delete-detail = Le partite restano nell’elenco.
series-deleted = Serie eliminata.
error-series-unfinished = Questa partita non è conclusa, quindi non conta.
error-series-other-people = Questa non è una partita di { $people }: non è cambiato niente.
series-place = Round { $round }, tavolo { $table }
series-begun = Ancora nessuna partita conclusa

# tournaments
series-open = Serie e tornei
tournaments = Tornei
tournament-new = Nuovo torneo
tournament-new-detail = Più tavoli, ognuno con il suo dispositivo
tournament-open = Torneo
tournament-names = Nomi, uno per riga
tournament-hint = Da 8 a 48 giocatori, da 4 a 8 per tavolo.
tournament-how = A ogni round cambiano gli avversari, i posti e chi comincia. Ogni tavolo gioca sul proprio dispositivo e invia il risultato con un codice o un file.
tournament-limits = Un torneo è da { $fewest } a { $most } giocatori. Nomi inseriti: { $have }.
tournament-start = Sorteggia il 1º round
tournament-people = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
tournament-tables = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}
tournament-round = Round { $round }
tournament-table = Tavolo { $table }
tournament-next = Prossimo round
tournament-missing = Tavoli senza risultato: { $tables }
tournament-delete = Elimina il torneo
tournament-deleted = Torneo eliminato.
table-play = Gioca qui
table-code = Codice del tavolo
table-code-hint = Sull’altro dispositivo aprite «{ series-open }» e inserite questo codice.
table-code-field = Codice di un tavolo o risultato
table-code-enter = Inserisci il codice
table-code-detail = Il codice del vostro tavolo o un risultato
table-result-code = Il risultato per chi organizza, come codice oppure con «{ end-save }»:
table-file-detail = La partita salvata di un tavolo
table-entered = { $place }: risultato inserito.
table-entered-before = { $place }: risultato già inserito. Non è cambiato niente.
table-emptied = Risultato tolto.
table-empty = Togli il risultato del tavolo { $table }
error-table-code-damaged = Questo non è il codice di un tavolo o di un risultato, oppure contiene un errore. Non è cambiato niente.
error-table-code-newer = Questo codice è stato creato da una versione più recente dell’app.
error-table-other-tournament = Questo risultato appartiene a un torneo su un altro dispositivo. Non è cambiato niente.
error-table-other-people = In questo torneo nessun tavolo ha questi giocatori. Non è cambiato niente.
error-table-taken = Round { $round }, tavolo { $table }: c’è già un altro risultato. Prima toglietelo.
