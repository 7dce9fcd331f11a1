# Serie di partite.

series-title = Serie
series-open = Serie
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
series-result = Il risultato
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
series-points-table = Punti per posizione – { $points }. A parità di monete, parità di punti.
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
