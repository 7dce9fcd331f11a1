# A partita finita: risultato e statistiche.

end-save = Salva su file
result-standings = Monete finali
result-row = { $person }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, posto { $place }
result-row-won = { result-row }, vittoria
result-minutes = { $minutes } min

chart-title = Le monete, turno per turno
chart-turn = Turno
chart-at-start = all’inizio
chart-at-turn = turno { $turn }
chart-sentence = { $person }: minimo { $low } ({ $when }), massimo { $high } ({ $then }). In testa dopo { $front } turni su { $turns }.
chart-hint = Tocca un giocatore per evidenziare la sua linea.

awards-title = Premi
award-comeback = Rimonta
award-comeback-detail = { $people }: a { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} nel turno { $turn }
award-haul = Colpo grosso
award-haul-detail = { $people }: +{ $coins } nel turno { $turn } ({ $character })
award-unmasked = Più volte senza Maschera
award-unmasked-detail = { $people }: { $times ->
    [one] { $times } volta
   *[other] { $times } volte
}
award-sharp-eye = Occhio di lince
award-sharp-eye-detail = { $people }: { $times ->
    [one] { $times } contestazione giusta
   *[other] { $times } contestazioni giuste
}
award-trusted = Creduto sulla parola
award-trusted-detail = { $people }: +{ $coins } senza contestazioni
award-robbed = Più derubato
award-robbed-detail = { $people }: −{ $coins } per colpa dei poteri
award-in-front = Più a lungo in testa
award-in-front-detail = { $people }: { $times } turni su { $turns }
award-curious = Il più curioso
award-curious-detail = { $people }: { $times ->
    [one] { $times } sguardo alla carta
   *[other] { $times } sguardi alla carta
}
award-restless = Mani inquiete
award-restless-detail = { $people }: { $times ->
    [one] { $times } scambio, vero o finto
   *[other] { $times } scambi, veri o finti
}

tonight = Stasera: { $wins }
