# Errors, one clear sentence each.

# choosing a set
error-judge-missing = Nel set deve esserci il Giudice.
error-too-little-bank-money = Troppo poche carte portano monete: { $have } su { $cards }, { $need ->
    [one] ne serve { $need }
   *[other] ne servono { $need }
}.
    .second = Troppo poche Maschere portano monete: { $have } su { $cards }, { $need ->
        [one] ne serve { $need }
       *[other] ne servono { $need }
    }.
error-peasant-alone = Prendete entrambi i Contadini o nessuno dei due.
error-too-few-players-for = { $character }: da { $minimum } giocatori in su.
error-wrong-number-of-cards = { $fewest ->
    [6] { $most ->
        [6] Nel set devono esserci 6 carte; ora: { $have }.
       *[other] Nel set devono esserci da 6 a { $most } carte; ora: { $have }.
    }
    [13] { $most ->
        [13] Nel set devono esserci 13 carte; ora: { $have }.
       *[other] Nel set devono esserci da 13 a { $most } carte; ora: { $have }.
    }
   *[other] Nel set devono esserci da { $fewest } a { $most } carte; ora: { $have }.
}
    .second = { $fewest ->
        [6] { $most ->
            [6] Nel set devono esserci 6 Maschere; ora: { $have }.
           *[other] Nel set devono esserci da 6 a { $most } Maschere; ora: { $have }.
        }
       *[other] Nel set devono esserci da { $fewest } a { $most } Maschere; ora: { $have }.
    }
error-not-in-the-box = { $character }: nella scatola { $copies ->
    [one] ce n’è { $copies }
   *[other] ce ne sono { $copies }
}, nel set { $have }.
error-unknown-character = In questa edizione non c’è nessuna carta «{ $character }».
    .second = In questa edizione non c’è nessuna Maschera «{ $character }».

# players
error-wrong-number-of-players = Questa edizione è da { $fewest } a { $most } giocatori; qui { $have ->
    [one] ce n’è { $have }
   *[other] ce ne sono { $have }
}.
error-name-empty = Ogni persona deve avere un nome.
error-name-twice = { $name } è il nome di due persone.
error-name-too-long = Un nome può avere al massimo { $limit } caratteri; questo ne ha { $have }.
error-name-unprintable = Un nome non può contenere caratteri di controllo.
error-unknown-person = Non c’è nessun giocatore numero { $person }.

# turns
error-game-over = La partita è finita.
error-not-awaited = Non ora: prima { $awaiting ->
    [turn] si gioca il turno
    [claims] si sente chi contesta
    [reveal] si vede chi aveva ragione
    [choice] si fa una scelta
    [answer] si risponde
   *[other] c’è altro da fare
}.
error-opening-turn = I turni 1–{ $last } sono turni iniziali: solo scambi, veri o finti.
error-revealed-must-swap = La carta di { $person } è stata rivelata nel turno precedente: può solo scambiare, o fingere.
error-revealed-no-announcement = La Maschera di { $person } è stata rivelata nel turno precedente: può scambiare o guardare.
error-owes-look = { $person } ha visto la propria carta per sbaglio: in questo turno deve guardare.
    .second = { $person } ha visto la propria Maschera per sbaglio: in questo turno deve guardare.
error-not-in-play = { $character }: questo personaggio non è in gioco. In gioco: { $in_play }.
error-no-centre-card = Al centro del tavolo non ci sono carte.
    .second = Al centro del tavolo non ci sono Maschere.
error-forced-swap-with-player = In questa partita, dopo una rivelazione si scambia solo con la carta di un altro giocatore, non con una al centro.
error-swap-with-self = Si scambia con la carta di un altro giocatore o con una al centro.
    .second = Si scambia con la Maschera di un altro giocatore o con una al centro.
error-claims-own-announcement = { $person } ha dichiarato e non può contestarsi da sé.
error-already-claimed = { $person } ha già contestato.
error-not-turned-up = { $person } non ha rivelato la carta.
    .second = { $person } non ha rivelato la Maschera.
error-too-many-true = { $most ->
    [one] Solo una di queste persone può essere quel personaggio.
   *[other] Solo { $most } di queste persone possono essere quel personaggio.
}
    .second = { $most ->
        [one] Solo una di queste persone può avere quella Maschera.
       *[other] Solo { $most } di queste persone possono avere quella Maschera.
    }
error-wrong-number-of-targets = { $most ->
    [1] Scegliete un giocatore.
   *[other] Scegliete { $most } giocatori.
}
error-wrong-target = { $person } non si può scegliere.
error-named-twice = Lo stesso giocatore è indicato due volte.
error-no-such-hand = In questa partita nessuno ha una carta del genere.
error-protected-card = Nel tuo turno non puoi dichiarare con una carta protetta.

# coins and undo
error-not-enough-coins = { $pot }: { $have ->
    [0] non ci sono monete
    [one] c’è solo { $have } moneta
   *[other] ci sono solo { $have } monete
}.
error-coins-not-positive = Deve spostarsi almeno 1 moneta.
error-same-pot = Le monete devono passare da una parte a un’altra.
error-nothing-to-undo = Non c’è niente da annullare.
error-nothing-to-redo = Non c’è niente da ripristinare.

# format of a record
error-not-text = Questa riga non è testo UTF-8.
error-not-json = Questa riga non è un oggetto JSON.
error-line-too-long = Questa riga ha { $have } caratteri; ne sono ammessi { $limit }.
error-too-many-lines = Una partita salvata può avere al massimo { $limit } righe.
error-file-too-large = Il file è troppo grande per una partita salvata: al massimo { $limit } MB.
error-empty-record = La partita salvata è vuota.
error-setup-missing = Una partita salvata comincia con la preparazione.
error-setup-twice = Una partita salvata ha una sola preparazione, nella prima riga.
error-unknown-version = Questa partita salvata è in un formato che l’app non conosce.
error-unknown-command = Questo comando non esiste.
error-unknown-key = La chiave «{ $key }» qui non è ammessa.
error-missing-key = Manca la chiave «{ $key }».
error-bad-value = Il valore di «{ $key }» non è ammesso.

# table, storage, server
error-stale-tap = La partita è già andata avanti: il tocco non ha avuto effetto. Ricontrollate il tavolo.
error-unreadable-game = Questa partita non si può aprire: la riga { $line } non è valida.
error-unexpected = Qualcosa è andato storto. Non è cambiato niente.
error-damaged = Il file delle partite è danneggiato. È conservato come { $path }; riavviate per averne uno nuovo.
error-newer = Il file delle partite è di una versione più recente dell’app. È conservato come { $path }; riavviate per averne uno nuovo.
error-not-writable = Non si può scrivere in { $path }.
error-disk-full = Sul disco di { $path } non c’è più spazio. Non è cambiato niente.
error-disk-failed = Il sistema non è riuscito a leggere o a scrivere { $path }. Non è cambiato niente.
error-busy = Un altro programma sta usando { $path }. Non è cambiato niente.
error-gone = Il file { $path } non c’è più.
error-running = L’app è già in funzione con queste partite. Prima chiudetela.
error-running-at = L’app è già in funzione con queste partite. Aprite { $url } oppure prima chiudetela.
error-port-taken = La porta { $port } è occupata.
error-port-barred = L’app non può usare la porta { $port }; provatene una dalla 1024 in su.
error-host-refused = { $host } non è un indirizzo di questo dispositivo.

# custom characters, and several cards per player
error-too-many-house-characters = Per i personaggi inventati da voi, nella scatola { $most ->
    [0] non ci sono carte vuote
    [one] c’è { $most } carta vuota
   *[other] ci sono { $most } carte vuote
}; nel set { $have ->
    [one] ne avete messo { $have }
   *[other] ne avete messi { $have }
}.
error-house-character-is-printed = { $character }: è già un personaggio del gioco e non si può inventare.
error-opponents-protected-card = La carta protetta dell’avversario non si può scambiare.
error-own-protected-card-stays = In questa versione la tua carta protetta si scambia solo con un’altra tua.
error-own-cards-stay = In questa versione si scambia solo con una carta di un avversario.
error-content-invalid = { $more ->
    [0] I testi dell’app sono danneggiati: { $defects }
   *[other] I testi dell’app sono danneggiati: { $defects } (e altri { $more })
}
error-unknown-rules = Questa partita segue regole più recenti di quelle che l’app conosce.
error-unknown-box = L’app non conosce la scatola «{ $box }».
error-boxes-conflict = La scatola «{ $box }» non si può aggiungere. Già presente: { $shared }.
error-unknown-printing = Questa edizione non ha una versione «{ $printing }».
error-tap-out-of-order = I tocchi di questa partita salvata non sono in ordine.
error-fixed-set = In { $players } giocatori i sei personaggi sono fissi.
error-number-out-of-range = Scegliete un numero da { $least } a { $most }.
