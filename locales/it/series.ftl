# Serie di partite.

series-title = Serie
series-open-detail = A tre vittorie, punti
series-none = Ancora nessuna serie. Dopo una partita toccate «{ series-begin }», oppure sceglietene una preparando una nuova partita.
series-begin = Giocare una serie
series-single = Partita singola
series-first-to = { $wins ->
    [one] A { $wins } vittoria
   *[other] A { $wins } vittorie
}
series-points-over = { $games ->
    [one] { $games } partita a punti
   *[other] { $games } partite a punti
}
series-game = Serie, partita { $number }
series-won = { $count ->
    [one] { $people } vince la serie
   *[other] Serie vinta insieme: { $people }
}
series-next = Prossima partita
series-next-detail = Posti nuovi; inizia chi ha iniziato meno spesso
series-seats = Posti, in senso orario: { $people }
series-result = Il risultato
series-another = Un’altra serie
series-standings = Classifica
series-games = Partite
series-games-played = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
series-row-wins = { $person }, posizione { $place }, { $points ->
    [one] { $points } vittoria
   *[other] { $points } vittorie
} in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
series-row-points = { $person }, posizione { $place }, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} in { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}
series-points-table = Punti per i posti da 1 a { $places }: { $points }. A parità di monete, parità di punti.
series-game-row = Partita { $number }: { $what }
series-unfinished = non finita
series-not-counted = dopo la fine della serie
series-elsewhere = Da un altro dispositivo
series-file = Aggiungi un risultato da file
series-file-detail = Una partita delle stesse persone salvata su un altro dispositivo
series-entered = Risultato aggiunto.
series-entered-before = Questa partita era già contata. Non è cambiato nulla.
series-delete = Elimina la serie
series-delete-detail = Le partite restano nell’elenco.
series-deleted = Serie eliminata.
error-series-unfinished = Questa partita non è finita, quindi non conta.
error-series-other-people = Questa partita non è di { $people }: non è cambiato nulla.
series-place = Round { $round }, tavolo { $table }
series-begun = Ancora nessuna partita finita

# tournaments
series-open = Serie e tornei
tournaments = Tornei
tournament-new = Nuovo torneo
tournament-new-detail = Più tavoli, ognuno con il suo dispositivo
tournament-open = Torneo
tournament-names = Nomi, uno per riga
tournament-hint = Da 8 a 48 persone, da 4 a 8 per tavolo.
tournament-how = A ogni round cambiano avversari, posti e chi inizia. Ogni tavolo gioca sul suo dispositivo e rimanda il risultato come codice o file.
tournament-limits = Un torneo è per { $fewest }–{ $most } persone. Ne avete inserite { $have }.
tournament-start = Sorteggia il primo round
tournament-people = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
tournament-tables = { $tables ->
    [one] { $tables } tavolo
   *[other] { $tables } tavoli
}
tournament-round = Round { $round }
tournament-table = Tavolo { $table }
tournament-next = Prossimo round
tournament-missing = Manca il risultato: tavolo { $tables }
tournament-delete = Elimina il torneo
tournament-deleted = Torneo eliminato.
table-play = Gioca qui
table-code = Codice tavolo
table-code-hint = Sull’altro dispositivo aprite «{ series-open }» e inserite questo codice.
table-code-field = Codice di un tavolo o risultato
table-code-enter = Inserisci il codice
table-code-detail = Il codice del vostro tavolo o un risultato
table-result-code = Il risultato per chi organizza, come codice o con «{ end-save }»:
table-file-detail = La partita salvata di un tavolo
table-entered = { $place }: risultato inserito.
table-entered-before = { $place }: risultato già inserito. Non è cambiato nulla.
table-emptied = Risultato tolto.
table-empty = Togli il risultato del tavolo { $table }
error-table-code-damaged = Non è il codice di un tavolo o di un risultato, o contiene un errore. Non è cambiato nulla.
error-table-code-newer = Questo codice viene da una versione più recente dell’app.
error-table-other-tournament = Questo risultato è di un torneo su un altro dispositivo. Non è cambiato nulla.
error-table-other-people = Nessun tavolo di questo torneo ha queste persone. Non è cambiato nulla.
error-table-taken = Round { $round }, tavolo { $table }: c’è già un altro risultato. Prima toglietelo.
