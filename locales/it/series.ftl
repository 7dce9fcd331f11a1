# Series of games.

series-title = Serie
series-detail = A tre vittorie o a punti
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
   *[other] Serie in parità: { $people }
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
series-begun = Ancora nessuna partita conclusa
tournaments-kept = Questa versione non gestisce più i tornei. Il vostro resta nei dati salvati e nei backup.
