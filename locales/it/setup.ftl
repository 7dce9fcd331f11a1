# Preparazione, lettura dei personaggi e ciò che il tavolo viene a sapere oltre alle monete.

by-hand-house = Il tavolo lo risolve da sé.
besides-compared = { $other } ha { $theirs }, { $person } { $own }: niente
besides-shown = { $person } mostra la carta a tutti gli altri senza guardarla
besides-places = { $person } e { $other } si scambiano di posto; monete e carte restano dove sono
action-announce-left = Dichiara: mano sinistra
action-announce-right = Dichiara: mano destra

# the checklist
setup-open = Prepara passo per passo
setup-open-detail = Lista, poi i personaggi letti ad alta voce
setup-step = Preparazione
setup-title = Fuori dalla scatola
setup-hint = Spunta ciò che è fatto. Ogni schermo del tavolo mostra le stesse spunte.
setup-cards = { $cards ->
    [one] Prendi { $cards } carta
   *[other] Prendi { $cards } carte
}
setup-twice = tutte e due
setup-table = Sul tavolo
setup-left = { $count ->
    [0] Tutto fatto
   *[other] Da fare: { $count }
}
setup-read = Leggi i personaggi
setup-skip = Subito al tavolo
check-stays = Gli altri personaggi restano nella scatola: { $characters }
check-court = Metti il Tribunale sul tavolo, a una certa distanza dalla Banca
check-insert = Disponi le monete nel vassoio della Banca
check-sheet = Metti al centro il foglio Scenario, se ne giochi uno

# the reading round
read-step = Lettura · { $number } di { $count }
read-next = Avanti
read-own = Un personaggio di questo gruppo
read-hint = Qualcuno legge ad alta voce; tutte le carte sono scoperte.
read-down-step = Lettura · fine
read-down-title = Coprite tutte le carte
read-down-begins = La persona più giovane è { $person } e comincia; poi si prosegue in senso orario.
read-down-opening = I primi quattro turni della partita sono scambi: la propria carta e un’altra vanno sotto il tavolo, si scambiano oppure no, e tornano giù senza che nessuno le guardi. Guardare e dichiarare viene dopo.
read-begin = Al tavolo
