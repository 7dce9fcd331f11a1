# Setting up the table, and instructions that are not about coins.

by-hand-house = Si risolve al tavolo.
besides-shown = { $person } mostra la propria Maschera a tutti gli altri, senza guardarla
besides-places = { $person } e { $other } si scambiano di posto; monete e carte restano dove sono
    .second = { $person } e { $other } si scambiano di posto; monete e Maschere restano dove sono
action-announce-left = Dichiara: sinistra
action-announce-right = Dichiara: destra
action-announce-left-short = Sinistra
action-announce-right-short = Destra

# the checklist
setup-open = Preparazione guidata
setup-open-detail = Un passo alla volta, poi si leggono i poteri
setup-step = Preparazione
setup-title = Dalla scatola al tavolo
setup-hint = Spuntate via via: tutti gli schermi di questo tavolo mostrano le stesse spunte.
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
check-blank = Scrivete «{ $name }» su una carta vuota
check-blank-token = Scrivete «{ $name }» su una carta vuota; il suo segnalino è uno di quelli vuoti
check-stays = Fuori dal gioco, nella scatola: { $characters }
    .second = Fuori dal gioco, da parte: { $characters }
check-court = { $insert ->
    [yes] Mettete sul tavolo la plancia del Tribunale
   *[no] Mettete la plancia del Tribunale a una certa distanza dalla Banca
}
check-insert = Mettete le monete nell’inserto che fa da Banca
check-sheet = Mettete al centro la scheda Scenario { $number }, con il lato { $side } in vista
check-table = Giocate a un tavolo non trasparente: gli scambi si fanno lì sotto

# the reading round
read-step = Lettura dei poteri · { $number } di { $count }
read-next = Avanti
read-own = Un personaggio inventato da voi
read-hint-first = Uno di voi legge ad alta voce. Tutte le carte restano a faccia in su.
read-hint-second = { $centre ->
    [0] Chi ha ricevuto questa Maschera ne legge il potere ad alta voce. Restano tutte a faccia in su.
   *[other] Chi ha ricevuto questa Maschera ne legge il potere ad alta voce; per quelle al centro, chi vuole. Restano tutte a faccia in su.
}
read-down-step = Lettura dei poteri · fine
read-down-title = Girate tutte le carte a faccia in giù
    .second = Girate tutte le Maschere a faccia in giù
read-down-begins = { $person } è più giovane di tutti e comincia. Si gioca in senso orario.
read-down-starts = Comincia { $person }; si gioca in senso orario.
read-down-opening = I primi quattro sono turni iniziali: chi è di turno porta sotto il tavolo la propria carta e un’altra, le scambia o no e le rimette giù senza guardarle. Solo dopo si può guardare o dichiarare.
    .second = I primi quattro sono turni iniziali: chi è di turno porta sotto il tavolo la propria Maschera e un’altra, le scambia o no e le rimette giù senza guardarle. Solo dopo si può guardare o dichiarare.
read-down-begins-two = { $person } è più giovane di tutti e comincia; poi vi alternate.
read-down-starts-two = Comincia { $person }; poi vi alternate.
read-down-opening-two = I primi quattro sono turni iniziali, due a testa: chi è di turno porta sotto il tavolo { $swap ->
    [own] la propria carta sinistra o destra e un’altra, sua oppure la sinistra o la destra dell’avversario
    [any] una delle sue tre carte e la sinistra o la destra dell’avversario
   *[all] una delle sue carte e un’altra (non la carta protetta dell’avversario)
}, le scambia o no e le rimette giù senza guardarle. Solo dopo si può guardare o dichiarare.
read-down-opening-three = I primi quattro sono turni iniziali: chi è di turno porta sotto il tavolo una delle sue carte e un’altra, le scambia o no e le rimette giù senza guardarle. Solo dopo si può guardare o dichiarare.
read-begin = Al tavolo

# powers as they work with two players
power-bishop-two = Prendi 2 monete all’avversario.
power-fool-two = Prendi 1 moneta dalla Banca. Niente scambio: l’avversario è uno solo.
power-witch-two = Puoi scambiare tutto il tuo denaro con quello dell’avversario. Non sei obbligato.
power-thief-two = Prendi 2 monete all’avversario: ti è vicino a sinistra e a destra.
power-spy-two = Guarda di nascosto una delle tue carte e una dell’avversario. Poi scambiale, o no, sotto il tavolo.
