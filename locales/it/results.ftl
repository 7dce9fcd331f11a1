# What there is to look back on: the end of a game and statistics.

end-save = Salva su file
result-standings = Monete finali
result-row = { $person }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}, { $place }º posto
result-row-won = { result-row }, vittoria
result-minutes = { $minutes } min

chart-title = Le monete, turno per turno
chart-turn = Turno
chart-at-start = all’inizio
chart-at-turn = turno { $turn }
chart-sentence = { $person }: minimo { $low } ({ $when }), massimo { $high } ({ $then }). In testa alla fine di { $front ->
    [one] { $front } turno
   *[other] { $front } turni
} su { $turns }.
chart-hint = Toccate un giocatore per evidenziare la sua linea.

awards-title = Premi
award-comeback = Rimonta
award-comeback-detail = { $people }: solo { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} nel turno { $turn }
award-haul = Colpo grosso
award-haul-detail = { $people }: +{ $coins } nel turno { $turn } ({ $character })
award-unmasked = Maschere cadute
award-unmasked-detail = { $people }: { $times ->
    [one] { $times } volta
   *[other] { $times } volte
}
award-sharp-eye = Occhio di lince
award-sharp-eye-detail = { $people }: { $times ->
    [one] { $times } contestazione giusta
   *[other] { $times } contestazioni giuste
}
award-trusted = Sulla parola
award-trusted-detail = { $people }: +{ $coins } senza contestazioni
award-robbed = Vittima preferita
award-robbed-detail = { $people }: −{ $coins } per i poteri altrui
award-in-front = Più a lungo in testa
award-in-front-detail = { $people }: { $times ->
    [one] { $times } turno
   *[other] { $times } turni
} su { $turns }
award-curious = Curiosità
award-curious-detail = { $people }: { $times ->
    [one] { $times } sguardo furtivo
   *[other] { $times } sguardi furtivi
}
award-restless = Mani inquiete
award-restless-detail = { $people }: { $times ->
    [one] { $times } scambio, vero o finto
   *[other] { $times } scambi, veri o finti
}

summary-open = Risultato
summary-replay = Rivedi dall’inizio
moments-title = Momenti salienti
moment-beaten = { $person } dichiara { $character-def } con { $coins } monete, ma cade la maschera
moment-haul = { $person }: +{ $coins } ({ $character })
moment-crowd = In { $count } dicono di essere { $character-def }
moment-last-coin = { $person } perde l’ultima moneta

tonight = Vittorie stasera: { $wins }

picture-open = Condividi come immagine
bg-stats-open = Invia a BG Stats
bg-stats-title = La partita in BG Stats
bg-stats-detail = Giocatori, monete, classifica e vincitore. Il pulsante apre l’app BG Stats o il suo sito.
bg-stats-do = Apri in BG Stats
bg-stats-scan = Da un altro telefono, inquadra questo codice:
picture-title = La partita in un’immagine
picture-save = Salva l’immagine
picture-saved = Immagine salvata.
picture-shared = Immagine condivisa.
picture-drawing = Creazione dell’immagine…
error-picture-failed = Non è stato possibile creare l’immagine. Riprovate.

players-title = Giocatori
players-open = I giocatori in tutte le partite
players-open-detail = Vittorie, bluff e monete
players-all = Tutte le partite
players-tonight = Stasera
players-counting = Calcolo…
players-none = Ancora nessuna partita conclusa.
players-row = Vittorie: { $part } su { $whole }
players-pick = Scegliete un giocatore.
players-wins = Partite vinte
players-wins-thirteen = – con 13 monete o più
players-wins-bankruptcy = – per bancarotta altrui
players-wins-cheat = – con un potere
players-announced = Dichiarazioni
players-opposed = – contestate
players-true = – di queste, vere
players-unopposed-gain = – monete da quelle non contestate
players-claimed-true = Contestazioni giuste
players-named-right = Propria carta indovinata
players-unmasked = Maschere cadute
players-fines = Ammende pagate
players-in-front = Turni in testa
players-haul = Colpo grosso
players-haul-value = +{ $coins } ({ $character })
players-characters = Monete per personaggio
players-part = { $part } su { $whole }
players-truth = Una carta mai rivelata resta un segreto: conta solo quello che hanno visto tutti.

win-never-unmasked = { $people }: { $times } dichiarazioni, maschera mai caduta
