# Setting up the table, and instructions that are not about coins.

by-hand-house = Questo si risolve al tavolo.
besides-compared = { $other } ({ $theirs }) non ha più monete di { $person } ({ $own }): non dà niente
besides-shown = { $person } mostra la propria carta a tutti gli altri senza guardarla
besides-places = { $person } e { $other } si scambiano di posto; monete e carte restano dove sono
action-announce-left = Dichiara: sinistra
action-announce-right = Dichiara: destra
action-announce-left-short = Sinistra
action-announce-right-short = Destra

# the checklist
setup-open = Preparazione guidata
setup-open-detail = Un passo alla volta, poi si leggono i poteri
setup-step = Preparazione
setup-title = Dalla scatola al tavolo
setup-hint = Spuntate quello che è fatto. Tutti gli schermi di questo tavolo mostrano le stesse spunte.
setup-cards = { $cards ->
    [one] Prendete { $cards } carta
   *[other] Prendete { $cards } carte
}
    .second = { $cards ->
        [one] Prendete { $cards } Maschera
       *[other] Prendete { $cards } Maschere
    }
setup-twice = entrambe le carte
    .second = entrambe le Maschere
setup-table = Sul tavolo
setup-left = { $count ->
    [0] Tutto fatto
   *[other] Da fare: { $count }
}
setup-read = Leggete i poteri
setup-skip = Subito al tavolo
check-blank = Scrivete «{ $name }» sulla carta vuota
check-blank-token = Scrivete «{ $name }» sulla carta vuota; il suo segnalino è quello vuoto
check-stays = Fuori dal gioco, nella scatola: { $characters }
check-court = { $insert ->
    [yes] Mettete sul tavolo la plancia del Tribunale
   *[no] Mettete la plancia del Tribunale a una certa distanza dalla Banca
}
check-insert = Mettete le monete nell’inserto che fa da Banca
check-sheet = Se usate una scheda Scenario, mettetela al centro con il lato scelto in vista

# the reading round
read-step = Lettura dei poteri · { $number } di { $count }
read-next = Avanti
read-own = Un personaggio inventato da voi
read-hint-first = Uno di voi legge ad alta voce. Tutte le carte restano a faccia in su.
read-hint-second = { $centre ->
    [0] La legge ad alta voce chi ha ricevuto questa Maschera. Tutte restano scoperte.
   *[other] La legge ad alta voce chi ha ricevuto questa Maschera; quelle al centro, chi vuole. Tutte restano scoperte.
}
read-down-step = Lettura dei poteri · fine
read-down-title = Girate tutte le carte a faccia in giù
    .second = Girate tutte le Maschere a faccia in giù
read-down-begins = { $person } è la persona più giovane e gioca il primo turno; poi si procede in senso orario.
read-down-starts = Comincia { $person }; si gioca in senso orario.
read-down-opening = I primi quattro turni sono turni iniziali: la tua carta e un’altra vanno sotto il tavolo, si scambiano oppure no, e tornano a faccia in giù senza che nessuno le guardi. Guardare e dichiarare si può solo dopo.
    .second = I primi quattro turni sono turni iniziali: si prendono sotto il tavolo la propria Maschera e un’altra, si scambiano o si finge, e si rimettono giù senza guardarle. Solo dopo si può guardare o dichiarare.
read-down-begins-two = { $person } è la persona più giovane e gioca il primo turno; poi vi alternate.
read-down-starts-two = Comincia { $person }; poi vi alternate.
read-down-opening-two = I primi quattro turni, due a testa, sono turni iniziali: una delle tue carte e un’altra vanno sotto il tavolo, si scambiano oppure no, e tornano a faccia in giù senza che nessuno le guardi. La carta protetta dell’avversario resta al suo posto. Guardare e dichiarare si può solo dopo.
read-down-opening-three = I primi quattro turni sono turni iniziali: una delle tue carte e un’altra vanno sotto il tavolo, si scambiano oppure no, e tornano a faccia in giù senza che nessuno le guardi. Guardare e dichiarare si può solo dopo.
read-begin = Al tavolo

# powers as they work with two players
power-bishop-two = Prendi 2 monete dal tuo avversario.
power-fool-two = Prendi 1 moneta dalla Banca. Non si scambiano carte, perché l’avversario è uno solo.
power-witch-two = Puoi scambiare tutto il tuo denaro con quello del tuo avversario. Non sei obbligato a farlo.
power-thief-two = Prendi 2 monete dal tuo avversario: è il tuo vicino sia a sinistra sia a destra.
power-spy-two = Guardi di nascosto una delle tue carte e una dell’avversario. Poi, sotto il tavolo, le scambi oppure no.
