# Regole della casa: che cosa si gioca diversamente. «house-plays» unisce una regola e una scelta.
house-rules-title = Regole della casa
house-rules-printed = Regole della casa: come da regolamento
house-rules-some = Regole della casa: { $count }
house-rules-note = La prima scelta è quella del regolamento o, dove il regolamento tace, la nostra interpretazione. Le vostre scelte restano salvate con la partita e valgono anche per la prossima.
house-rules-at-table = A questo tavolo
house-plays = { $rule }: { $choice }
house-rule-opening-turns = Turni iniziali
house-choice-opening-turns-four = Quattro in tutto
house-choice-opening-turns-none = Nessuno
house-choice-opening-turns-one-each = Uno a testa
house-choice-opening-turns-two-each = Due a testa
house-rule-spare-cards = Carte in 4 o 5 giocatori
    .second = Maschere in 4 o 5 giocatori
house-choice-spare-cards-six = Sei in tutto
house-choice-spare-cards-free = Al massimo due al centro
house-rule-forced-swap = Scambio dopo una rivelazione
house-choice-forced-swap-any-card = Con un giocatore o con il centro
house-choice-forced-swap-players-card = Solo con un giocatore
house-rule-fool = Le due carte del Giullare
    .second = Le due Maschere del Giullare
house-choice-fool-players-cards = Entrambe di altri giocatori
house-choice-fool-center-card = Una può venire dal centro
house-rule-end = 13 monete e 0 monete insieme
house-choice-end-thirteen-first = Prima conta il 13
house-choice-end-zero-first = Prima conta lo 0, vince chi ha di più
house-rule-no-name = «Non lo so» all’Inquisitore
    .second = «Non lo so» al Guru
house-choice-no-name-no-answer = Non vale, si tira a indovinare
house-choice-no-name-wrong = Vale come sbagliato, 4 monete

# alla fine della lettura dei poteri, e nella preparazione
house-opening = { $turns ->
    [none] A questo tavolo non ci sono turni iniziali: già dal primo turno si può scambiare, guardare o dichiarare.
    [one_each] A questo tavolo il primo turno di ciascuno è un turno iniziale: chi è di turno porta sotto il tavolo una propria carta e un’altra, le scambia o no e le rimette giù senza guardarle. Solo dopo si può guardare o dichiarare.
   *[two_each] A questo tavolo i primi due turni di ciascuno sono turni iniziali: chi è di turno porta sotto il tavolo una propria carta e un’altra, le scambia o no e le rimette giù senza guardarle. Solo dopo si può guardare o dichiarare.
}
    .second = { $turns ->
        [none] A questo tavolo non ci sono turni iniziali: già dal primo turno si può scambiare, guardare o dichiarare.
        [one_each] A questo tavolo il primo turno di ciascuno è un turno iniziale: chi è di turno porta sotto il tavolo la propria Maschera e un’altra, le scambia o no e le rimette giù senza guardarle. Solo dopo si può guardare o dichiarare.
       *[two_each] A questo tavolo i primi due turni di ciascuno sono turni iniziali: chi è di turno porta sotto il tavolo la propria Maschera e un’altra, le scambia o no e le rimette giù senza guardarle. Solo dopo si può guardare o dichiarare.
    }
house-opening-order = { $turns ->
    [none] Nessun turno iniziale
    [one_each] Turni iniziali, solo scambi: uno a testa
   *[two_each] Turni iniziali, solo scambi: due a testa
}

# al tavolo
house-forced-swap = Con la carta di un altro giocatore, non con una al centro.
now-fool-centre = { $person }: ora scambia le carte di altri due giocatori, o una delle loro e una del centro, o fingi, senza guardarle.
    .second = { $person }: ora scambia le Maschere di altri due giocatori, o una delle loro e una del centro, o fingi, senza guardarle.
