# Preparazione, lettura dei personaggi e ciò che si dice al tavolo oltre alle monete.

by-hand-house = Questo lo risolve il tavolo.
besides-compared = { $other } ha { $theirs }, { $person } { $own }: non dà niente
besides-shown = { $person } mostra la propria carta a tutti gli altri senza guardarla
besides-places = { $person } e { $other } si scambiano di posto; monete e carte restano dove sono
action-announce-left = Dichiara: mano sinistra
action-announce-right = Dichiara: mano destra

# la preparazione
setup-open = Preparazione guidata
setup-open-detail = Un passo alla volta, poi si leggono i personaggi
setup-step = Preparazione
setup-title = Dalla scatola al tavolo
setup-hint = Spuntate quello che è fatto. Tutti gli schermi di questo tavolo mostrano le stesse spunte.
setup-cards = { $cards ->
    [one] Prendete { $cards } carta
   *[other] Prendete { $cards } carte
}
setup-twice = entrambe le carte
setup-table = Sul tavolo
setup-left = { $count ->
    [0] Tutto fatto
   *[other] Da fare: { $count }
}
setup-read = Leggi i personaggi
setup-skip = Subito al tavolo
check-stays = Fuori dal gioco, nella scatola: { $characters }
check-court = Mettete il Tribunale sul tavolo, a una certa distanza dalla Banca
check-insert = Sistemate le monete nell’inserto che fa da Banca
check-sheet = Mettete al centro la scheda Scenario, se ne usate una

# il giro di lettura
read-step = Lettura dei personaggi · { $number } di { $count }
read-next = Avanti
read-own = Un personaggio inventato da voi
read-hint = Qualcuno legge ad alta voce; tutte le carte stanno a faccia in su.
read-down-step = Lettura dei personaggi · fine
read-down-title = Girate tutte le carte a faccia in giù
read-down-begins = { $person } è la persona più giovane e gioca il primo turno; poi si procede in senso orario.
read-down-opening = I primi quattro turni sono scambi: la tua carta e un’altra vanno sotto il tavolo, si scambiano oppure no, e tornano a faccia in giù senza che nessuno le guardi. Guardare e dichiarare si può solo dopo.
read-begin = Al tavolo
