# Custom characters, and their powers in words.
house-open = Inventa un personaggio
house-open-detail = Su una carta vuota della scatola
house-step = La carta vuota
house-title = Il vostro personaggio
house-hint = Resta salvato per il vostro gruppo. In un set { $count ->
    [one] può entrarne uno solo
   *[other] possono entrarne al massimo { $count }
}.
house-kept = Personaggi salvati
house-take = Usa { $name }
house-taken = Su una carta vuota: { $name }
house-change = Modifica { $name }
house-forget = Elimina { $name }
house-name = Nome
house-name-empty = «{ house-name }» è ancora vuoto
house-name-taken = «{ house-name }»: lo ha già un altro vostro personaggio
house-name-printed = «{ house-name }»: lo ha già un personaggio della scatola
house-name-unreadable = «{ house-name }»: servono caratteri leggibili
house-text-unreadable = «{ house-text }»: caratteri illeggibili
house-full = Avete già salvato { $most } personaggi: prima eliminatene uno
house-text = Che cosa fa, a parole vostre
house-power = Il potere, nell’ordine in cui spuntate le voci
house-none = Nessuna voce spuntata: si risolve al tavolo.
house-power-full = Un potere ha al massimo { $most } voci: prima toglietene una
house-money = Porta monete dalla Banca
house-minimum = { $count ->
    [0] Per qualsiasi numero di giocatori
   *[other] Da { $count } giocatori in su
}
house-fewer-coins = Una moneta in meno: { $what }
house-more-coins = Una moneta in più: { $what }
house-fewer-players = Un giocatore in meno
house-more-players = Un giocatore in più
house-keep = Salva il personaggio
house-back = Torna alle carte
block-take-from-bank = Prendi { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} dalla Banca.
block-take-from-court = Prendi tutte le monete sul Tribunale.
block-take-from-neighbours = Prendi { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} da ciascuno dei due vicini.
block-take-from-neighbours-left = Prendi { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} dal vicino di sinistra.
block-take-from-neighbours-right = Prendi { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} dal vicino di destra.
block-bank-pays-neighbours = I due vicini ricevono { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} ciascuno dalla Banca.
block-take-from-richest = Prendi { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} dal più ricco degli altri giocatori.
block-take-from-each-richer = Uno dopo l’altro, i giocatori più ricchi di te ti danno 1 moneta ciascuno.
block-take-from-chosen = Prendi { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} da { $people ->
    [1] un giocatore
   *[other] ciascuno di { $people } giocatori
} a tua scelta.
block-top-up-to = Prendi monete dalla Banca fino ad averne { $coins }.
block-swap-fortunes = Puoi scambiare tutto il tuo denaro con quello di un altro giocatore.
block-name-card-or-pay = Un altro giocatore dice chi crede di essere; se sbaglia ti paga { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}.
block-show-card = Un altro giocatore mostra la propria carta a tutti gli altri senza guardarla.
block-move-people = Due altri giocatori ti danno { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} ciascuno, poi si scambiano di posto; monete e carte restano dove sono.
block-win-at = Con { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} o più vinci subito.
block-by-hand = Il resto si risolve al tavolo.

house-face = Volto
face-house = Casa
face-own_bear = Orso
face-own_cat = Gatto
face-own_cook = Cuoco
face-own_doctor = Medico
face-own_knight = Cavaliere
face-own_lion = Leone
face-own_moon = Luna
face-own_owl = Gufo
face-own_pirate = Pirata
face-own_rabbit = Coniglio
face-own_scholar = Studioso
face-own_sun = Sole
