# Home, new game, table and menus.

app-name = Mascarade Companion
error-page = Non è stato possibile mostrare questa pagina. La partita è al sicuro.
away = L’app non risponde
away-hint = La partita è al sicuro. Controllate che il dispositivo con l’app sia acceso e sulla stessa rete: la pagina torna da sola.
coming-back = Un attimo, l’app sta tornando
coming-back-hint = Il dispositivo l’ha fermata, come può capitare in standby o se manca memoria. La partita è al sicuro.
choose-file = Scegli un file
app-unofficial = App non ufficiale per chi possiede la scatola del gioco. Non è realizzata né approvata dall’editore.

# tools
tool-rules = Regole
tool-history = Cronaca
tool-phones = Telefoni
tool-more = Altro
language-title = Lingua
close = Chiudi
cancel = Annulla
back = Indietro
help-why = Perché? Apri la regola
help-character = Che cosa fa { $character-def }?

# home
home-title =
    Voi bluffate.
    L’app tiene i conti.
home-purpose = Banca, Tribunale, turni e regole per la vostra scatola di Mascarade.
home-resume = Continua la partita
home-resume-detail = Turno { $turn } · { $people }
home-continue = Torna al tavolo
home-ended = Com’è finita
home-continue-detail = Turno { $turn } · { $person }
home-again = Rivincita
home-unfinished = Torna alla preparazione
home-new = Nuova partita
home-new-detail = Nomi, set, preparazione
home-rules = Regole
home-rules-detail = Da leggere o da cercare

# new game: players
people-step = Nuova partita · giocatori
people-title = Chi siede al tavolo?
people-hint = I nomi, facoltativi, in senso orario attorno al tavolo. Toccate la fiamma del giocatore più giovane: comincia lui.
people-name = Giocatore { $place }
people-unseen = { people-name }: alcune lettere non si possono mostrare. Usatene altre.
people-add = Aggiungi un giocatore
people-remove = Togli { $person }
people-up = Sposta { $person } in su
people-down = Sposta { $person } in giù
people-youngest = { $person } è più giovane di tutti e comincia
people-all = { $people }
people-last = L’ultimo gruppo
people-count = { $count ->
    [one] { $count } giocatore
   *[other] { $count } giocatori
}
people-next = Scegli il set
people-begins = Comincia { $person }
people-variant = In 2 o in 3: varianti per esperti, con più carte a testa.

# new game: set and checklist
set-step = { $edition } · { people-count }
edition-first = Prima edizione
edition-second = Seconda edizione
set-title-one = Il set stampato
set-title-printing = Quale dei due set stampati?
set-printed = Set stampato per { people-count }
set-with = Con { $character-def }
printing-en-ru = Versioni russa e inglese
printing-fr-ja-pl = Versioni giapponese, francese e polacca
set-judge-in = C’è il Giudice · { $cards ->
    [one] { $cards } carta
   *[other] { $cards } carte
} per { people-count }
    .second = C’è il Giudice · { $cards ->
        [one] { $cards } Maschera
       *[other] { $cards } Maschere
    } per { people-count }
set-bank-money = Portano monete: { $have } su { $cards } (minimo un terzo)
set-bank-money-printed = Portano monete: { $have } su { $cards }, meno di un terzo, ma è stampato così

rematch-title = Rivincita
rematch-youngest = { $person }, più giovane di tutti
rematch-next = { $person }, a rotazione
rematch-lot = Tira a sorte
rematch-same-seats = Stessi posti
rematch-shuffled = Posti nuovi
rematch-shuffle = Mescola i posti
rematch-set-again = Lo stesso set
rematch-set-next = Il set successivo
rematch-set-chance = Un set a caso

checklist = Preparazione
checklist-begins = Poi comincia { $person }
check-cards = Prendete dalla scatola { $cards ->
    [one] l’unica carta
   *[other] le { $cards } carte
} del set
    .second = Prendete dalla scatola { $cards ->
        [one] l’unica Maschera
       *[other] le { $cards } Maschere
    } del set
check-cards-named = { $task }: { $characters }
check-tokens = Mettete accanto al Tribunale i segnalini dei personaggi in gioco
check-coins = { $each ->
    [one] { $each } moneta
   *[other] { $each } monete
} a testa; le altre ({ $bank } in tutto) { $insert ->
    [yes] restano nell’inserto: sono la Banca
   *[no] sono la Banca, in mezzo al tavolo
}
check-coins-tablet = Lasciate le monete nella scatola: le conta l’app
check-centre = { $count ->
    [one] { $count } carta al centro del tavolo, a faccia in su
   *[other] { $count } carte al centro del tavolo, a faccia in su
}
    .second = { $count ->
        [one] { $count } Maschera al centro del tavolo, a faccia in su
       *[other] { $count } Maschere al centro del tavolo, a faccia in su
    }
check-hands = { $count ->
    [2] Due carte a testa: una per la mano sinistra, una per la destra
   *[other] Tre carte a testa: sinistra, destra e una protetta
}
check-deal = Mescolate e distribuite, tutto a faccia in su
check-read = Leggete tutte le carte, poi giratele a faccia in giù
    .second = Leggete tutte le Maschere, poi giratele a faccia in giù
tablet-choice = Quali monete usate?
tablet-box = Monete della scatola
tablet-holds = Monete solo nell’app
opening-order = Turni iniziali, tutti scambi: { $people }
start-game = Comincia la partita
back-to-people = Nomi e posti

# the table
turn-number = Turno { $turn }
turn-announces = Turno { $turn } · { $person } dichiara { $character-def }
await-turn = Tocca a { $person }
action-swap = Scambia o fingi
action-swap-short = Scambia o fingi
action-look = Guarda la tua carta
    .second = Guarda la tua Maschera
action-look-one = Guarda una tua carta
action-look-short = Guarda
action-announce = Dichiara
announce-title = { $person }, chi dici di essere?
announce-title-left = { $person }, chi sei con la carta di sinistra?
announce-title-right = { $person }, chi sei con la carta di destra?
name-of-character = { $character }
name-of-copies = { $count } × { $character }
claims-title = Chi contesta { $character-def }?
claims-title-two = { $other } contesta { $character-def }?
claims-hint = In senso orario, dalla sinistra di { $person }: ognuno lascia correre o contesta.
claims-hint-two = { $other } lascia correre o contesta.
claims-nobody = Nessuno contesta
claims-nobody-two = { $other } lascia correre
tap-claimants = Toccate sul tavolo chi contesta.
tap-people = Toccate il nome sul tavolo.
reveal-title = Chi è davvero { $character-def }?
turn-cards = Rivelate le carte
    .second = Rivelate le Maschere
turn-cards-now = Giù la maschera!
turn-cards-label = { $people }: rivelate le carte. Chi è { $character-def }?
    .second = { $people }: rivelate le Maschere. Chi è { $character-def }?
option-announced = ha dichiarato
option-claimed = { $order }ª contestazione
option-nobody = Nessuno
badge-announces = dichiara
badge-swaps = scambia o finge
badge-claims = contesta
badge-passes = lascia correre
badge-is = è { $character-def }
badge-answers = risponde
badge-chosen = bersaglio
badge-wins = vince
badge-to-win = { $coins } alla vittoria
badge-coins-left = { $coins ->
    [one] ultima moneta
   *[other] ultime { $coins }
}
badge-would-win = vincerebbe
badge-would-be-out = bancarotta
badge-sits-here = qui siede { $person }
choice-take = { $person }: a chi prendi le monete?
choice-fortunes = { $person }: con chi scambi il denaro?
choice-point = { $person }: chi indichi?
choice-show = { $person }: chi mostra la carta agli altri?
    .second = { $person }: chi mostra la Maschera agli altri?
choice-move = { $person }: quali due si scambiano di posto?
choice-nobody = Con nessuno
choice-take-only = { $person } prende le monete da { $people }
choice-fortunes-one = { $person }: scambi il denaro con { $other }?
choice-point-only = { $people } deve dire chi crede di essere
    .second = { $people } deve dire che Maschera ha
choice-show-only = { $people } mostra la carta agli altri
    .second = { $people } mostra la Maschera agli altri
choice-move-only = { $people } si scambiano di posto
choice-accept = Scambio
choice-decline = Non scambio
answer-title = { $person } dice chi crede di essere, poi gira la carta
    .second = { $person } dice che Maschera ha, poi la gira
answer-right = Giusto
answer-wrong = Sbagliato
moves-title = Chi paga, chi prende
moves-power = Potere
moves-fine = Ammenda
moves-none = Nessuna moneta si muove.
moves-none-yet = Per ora nessuna moneta si muove.
moves-next = { $person } gioca il prossimo turno.
moves-then-choice = Poi { $person } sceglie.
would-end-thirteen = { $count ->
    [one] { $people } vincerebbe con { $coins } monete
   *[other] { $people } vincerebbero insieme
}
would-end-bankruptcy = { $count ->
    [one] Bancarotta di { $broke }: vincerebbe { $people }
   *[other] Bancarotta di { $broke }: { $people } vincerebbero insieme
}
would-end-cheat = { $people } vincerebbe
would-if = Se { $person } fosse { $character-def }: { $end }
would-if-nobody = Se nessuno fosse { $character-def }: { $end }
would-if-unclaimed = Se nessuno contesta: { $end }
would-depends = Secondo le carte: { $end }
would-whoever = Chi è davvero { $character-def } vincerebbe
would-win-as = { $people } vincerebbe se fosse { $character-def }
would-others = { $count ->
    [one] Anche un’altra risposta finirebbe la partita
   *[other] Anche altre { $count } risposte finirebbero la partita
}
moves-pair = { $source } → { $target }
confirm = { $coins ->
    [0] Conferma
    [one] Conferma: { $coins } moneta in tutto
   *[other] Conferma: { $coins } monete in tutto
}
now-before-turn = Prima di questo turno
now-fool-first = { $person }: ora scambia le carte di altri due giocatori, o fingi, senza guardarle.
now-fool-second = { $person }: ora scambia le Maschere di altri due giocatori, o fingi, senza guardarle.
now-spy-first = { $centre ->
    [0] { $person }: ora guarda di nascosto due carte: la tua e una di un altro giocatore. Poi scambiale, o no.
   *[other] { $person }: ora guarda di nascosto la tua carta e un’altra, di un giocatore o del centro. Poi scambiale, o no.
}
now-spy-second = { $person }: ora guarda di nascosto due Maschere: la tua e una di un altro giocatore. Poi scambiale, o no.
now-spy-two = { $person }: ora guarda di nascosto una delle tue carte e una dell’avversario, sinistra o destra. Poi scambiale, o no.
now-shown-first = { $person }: ora mostra la tua carta a tutti gli altri, senza guardarla.
now-shown-second = { $person }: ora mostra la tua Maschera a tutti gli altri, senza guardarla.
now-places = { $person } e { $other }: ora scambiatevi di posto. Monete e carte restano dove sono.
    .second = { $person } e { $other }: ora scambiatevi di posto. Monete e Maschere restano dove sono.
now-own = { $person }: { $text }
undo = Annulla mossa
tap-ignored = Troppo in fretta: tocco ignorato
undo-nothing = Niente da annullare
undo-detail = Turno { $turn } · { $what }
redo-detail = Ripristina: { $what }
redo-moves = Ripristina: { $moves } mosse

place-label = { $person }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
place-label-active = { place-label }, di turno
place-label-acts = { place-label }, deve agire
place-close = vicino a { $coins }
court = Tribunale
bank = Banca
pot-label = { $pot }: { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}

# the end
end-step = Fine della partita · turno { $turn }
end-won = { $count ->
    [one] Vince { $people }
   *[other] Vittoria condivisa: { $people }
}
end-winner = { $count ->
    [one] { $people } vince
   *[other] { $people } vincono insieme
}
end-how-thirteen = Con 13 monete o più.
end-how-bankruptcy = { $count ->
    [one] Bancarotta di { $people }: vince chi ha più monete.
   *[other] Bancarotta di { $people }: vincono insieme i più ricchi.
}
end-how-cheat = Con il potere del Baro e 10 monete o più.
end-how-house = Con il potere { $character-di }.
end-again = Rivincita
end-home = Home

# more
more-title = Altro
more-mistaken = Carta vista per sbaglio
    .second = Maschera vista per sbaglio
more-mistaken-detail = Nel suo prossimo turno deve guardare
mistaken-any-card = Quale delle sue carte ha visto non importa.
more-correct = Correggi le monete
more-correct-detail = Tra Banca, Tribunale e giocatori
more-outwards = Targhette verso i giocatori
more-outwards-two = Ogni metà verso il suo giocatore
more-sounds = Suoni
more-countdown = Conto alla rovescia
more-save = Salva su file
more-save-detail = Per continuare su un altro dispositivo
more-open = Apri una partita salvata
more-open-none = Non è una partita di questa app.
more-leave = Lascia la partita
more-leave-detail = Resta salvata
endings-title = Chi può vincere?
endings-detail = E con quale personaggio, viste le monete
    .second = E con quale Maschera, viste le monete
endings-note = Contano solo le monete: è quello che ciascuno otterrebbe nel suo turno se nessuno contestasse. Chi abbia quale carta non lo sa nessuno.
    .second = Contano solo le monete: è quello che ciascuno otterrebbe nel suo turno se nessuno contestasse. Chi abbia quale Maschera non lo sa nessuno.
endings-none = Nessuno può chiudere la partita con la prossima dichiarazione.
endings-wins = Può vincere con
endings-ends = Può chiudere la partita con
more-turning = Gira il pannello verso chi agisce
more-turning-detail = Per un tablet posato sul tavolo
more-hourglass-off = Clessidra: no
more-hourglass = Clessidra: { $seconds } secondi
more-hourglass-detail = Per turni e contestazioni; non blocca la partita
more-patience = Secondo tocco: ignorato per { $seconds } s
more-patience-detail = Se la mano trema: i doppi tocchi involontari non contano
hourglass-over = Tempo!
hourglass-label = { $seconds } secondi
more-far = Vista da lontano
more-far-detail = Solo monete e turno, in grande; toccate per uscire
appearance-title = Tema e dimensione del testo
appearance-theme = Tema
appearance-theme-system = Come sul dispositivo
appearance-theme-light = Tema chiaro
appearance-theme-dark = Tema scuro
appearance-size = Dimensione del testo
appearance-size-system = Come sul dispositivo
appearance-size-most = Qui al massimo { $size }
about-title = Informazioni
about-version = Versione dell’app: { $version }
about-licences = Caratteri: Roboto (Apache License 2.0), Bona Nova e Noto Sans JP (SIL Open Font License).
player-claims = Contesta { $character-def }
player-mistaken = Carta vista per sbaglio
    .second = Maschera vista per sbaglio
player-rename = Cambia nome
rename-title = Cambia nome
rename-name = Nome
rename-detail = Per un errore, o se qualcun altro prende questo posto.
rename-do = Salva il nome
rename-exchange = Oppure scambia il nome con:
mistaken-title = Chi ha visto la propria carta per sbaglio?
    .second = Chi ha visto la propria Maschera per sbaglio?
mistaken-owes = deve guardare
owed-look-later = { $person } deve ancora guardare: lo farà nel primo turno in cui è permesso.
correct-title = Correggi le monete
correct-from = Da
correct-to = A
correct-missing-from = Scegli «Da»
correct-missing-to = Scegli «A»
correct-fewer = Una moneta in meno
correct-more = Una moneta in più
correct-pending = Queste monete non sono ancora state spostate.
correct-discard = Non spostarle
correct-do = Sposta { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}
correct-outcome = { $now }, saranno { $coins }
correct-ends-thirteen = 13 monete o più: se resta così, la partita finisce con questo turno. { end-winner }.
correct-ends-bankruptcy = Qualcuno a 0 monete: se resta così, la partita finisce con questo turno. { end-winner }.
history-title = Cronaca della partita
history-empty = Ancora niente.
history-hint = Toccate una riga per rivedere il tavolo in quel momento.
history-oldest-first = Mostra dall’inizio
history-newest-first = Mostra dall’ultima mossa
phones-title = I telefoni al tavolo
phones-scan = Inquadrate il codice con un telefono sulla stessa rete:
phones-off = Per ora si collega solo questo dispositivo. Se collegate i telefoni, qualsiasi dispositivo della rete che inquadra il codice può aprire il tavolo finché l’app è in funzione.
phones-let-in = Collega i telefoni
phones-no-network = Il dispositivo non è collegato a nessuna rete. Collegatelo o attivate un hotspot, poi riaprite questa finestra.
phones-others = Il dispositivo è collegato a più reti. Se questo indirizzo non si apre, provatene un altro:
phones-renew = Nuovo codice
phones-renew-detail = Disconnette tutti i telefoni: rientrano con il nuovo codice.
phones-uninvited = Per unirti a questo tavolo, inquadra il codice sul dispositivo che lo ospita.

# two and three players
hand-left = carta di sinistra
hand-right = carta di destra
hand-protected = carta protetta
claim-with = { $person }: { $hand }
claim-left = Carta sinistra
claim-right = Carta destra
claim-protected = Carta protetta
few-title = Quali scambi sono ammessi?
few-printing = Come nella vostra scatola, o come preferite:
few-pl = Versione polacca
few-ja = Versione giapponese
few-ru = Versione russa
few-en = Versione inglese
few-fr = Versione francese
few-own-or-opponent = Scambi una tua carta con una di un avversario, o le tue due tra loro.
few-opponent = Scambi una tua carta con una di un avversario.
few-two-own = Scambi la tua sinistra o destra con un’altra tua, o con la sinistra o la destra dell’avversario.
few-two-any = Scambi una qualsiasi delle tue tre con la sinistra o la destra dell’avversario.
few-protected = La carta protetta dell’avversario non si scambia mai. Con la tua non dichiari nel tuo turno, ma puoi contestare.

# saved games
home-games = Le vostre partite
moves-then-answer = Poi { $person } dice chi crede di essere e gira la carta.
    .second = Poi { $person } dice che Maschera ha e la gira.

# the practice table, and hints in a game
practice-open = Prima volta? Prova un turno
practice-detail = Due minuti, senza carte
practice-end = Termina la prova
practice-edition = La vostra edizione
practice-1 = Ada
practice-2 = Bruno
practice-3 = Carla
practice-4 = Dario
hints-show = Mostra i suggerimenti
hints-detail = Una frase su che cosa fare ora
coach-turn = Tocca a te, { $you }. Tutti hanno 6 monete e nessuno è sicuro della propria carta. Premi «{ action-announce }».
    .second = Tocca a te, { $you }. Tutti hanno 6 monete e nessuno è sicuro della propria Maschera. Premi «{ action-announce }».
coach-announce = Scegli il Re. Se lo sei davvero conta solo se qualcuno dice: «No, il Re sono io!»
coach-claims = { $other } contesta: «No, sono io { $character-def }!» Premi la sua targhetta.
coach-cards = Premi «{ turn-cards }»: tu e { $other } rivelate la carta.
    .second = Premi «{ turn-cards.second }»: tu e { $other } rivelate la Maschera.
coach-reveal = Si scopre che { $character-def } è { $other }: scegli quel nome nell’elenco.
coach-confirm = Il potere lo usa { $other }; a te la dichiarazione falsa costa 1 moneta. Conferma.
coach-done = Il gioco è questo: si dichiara, si contesta, si rivela, si paga. Tocco sbagliato? «{ undo }». E ora distribuite davvero!
hint-opening = Prendi sotto il tavolo la tua carta e un’altra. Scambiale, o fingi, e rimettile giù senza guardare.
    .second = Prendi sotto il tavolo la tua Maschera e un’altra. Scambiale, o fingi, e rimettile giù senza guardare.
hint-opening-several = Prendi sotto il tavolo una delle tue carte e un’altra. Scambiale, o fingi, e rimettile giù senza guardare.
hint-turn = Scambia, guarda la tua carta o dichiara un personaggio in gioco: solo così si muovono le monete.
    .second = Scambia, guarda la tua Maschera o dichiarane una in gioco: solo così si muovono le monete.
hint-turn-several = Scambia, guarda una delle tue carte o dichiara un personaggio in gioco: solo così si muovono le monete.
hint-bound = In questo turno non tutto è permesso: il perché è accanto ai pulsanti.
hint-announce = Scegli un personaggio in gioco. Se nessuno contesta, la tua carta non la vede nessuno.
    .second = Scegli una Maschera in gioco. Se nessuno contesta, la tua non la vede nessuno.
hint-claims = Fate il giro: ognuno lascia correre o contesta («No, sono io!»). Se nessuno contesta, il potere si usa e nessuna carta si rivela.
    .second = Fate il giro: ognuno lascia correre o contesta («No, sono io!»). Se nessuno contesta, il potere si usa e nessuna Maschera si rivela.
hint-claims-two = { $other } lascia correre o contesta. Se lascia correre, il potere si usa e nessuna carta si rivela.
hint-reveal = Chi ha dichiarato e chi ha contestato rivelano la carta. Scegliete chi diceva il vero, se c’è.
    .second = Chi ha dichiarato e chi ha contestato rivelano la Maschera. Scegliete chi diceva il vero, se c’è.
hint-confirm = Controllate chi paga e chi prende, poi confermate.
hint-choice = Decide chi usa il potere.
hint-answer = Chi è indicato dice quale carta crede di avere, poi la rivela.
    .second = Chi è indicato dice quale Maschera crede di avere, poi la rivela.
