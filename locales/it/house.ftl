# A character of the group's own, and its power in words.
house-open = Un personaggio vostro
house-open-detail = Sulla carta bianca della scatola
house-step = La carta bianca
house-title = Un personaggio vostro
house-hint = Resta per questo gruppo. Uno di loro può entrare in un set.
house-kept = Personaggi conservati
house-take = Gioca con { $name }
house-taken = Sulla carta bianca: { $name }
house-forget = Dimentica { $name }
house-name = Nome
house-unnamed = Serve un nome di lettere che nessun altro vostro personaggio abbia.
house-text = Che cosa fa, con parole vostre
house-power = Il potere, nell’ordine in cui lo segnate
house-none = Niente di segnato: lo decide il tavolo
house-money = Porta monete dalla Banca
house-minimum = { $count ->
    [0] Per qualsiasi numero di giocatori
   *[other] Da { $count } giocatori
}
house-fewer-coins = Una moneta in meno: { $what }
house-more-coins = Una moneta in più: { $what }
house-fewer-players = Un giocatore in meno
house-more-players = Un giocatore in più
house-keep = Conserva questo personaggio
house-back = Torna alle carte
block-take-from-bank = Prendi { $coins } dalla Banca.
block-take-from-court = Prendi tutte le monete del Tribunale.
block-take-from-neighbours = Prendi { $coins } da ciascuno dei due vicini.
block-take-from-neighbours-left = Prendi { $coins } dal vicino di sinistra.
block-take-from-neighbours-right = Prendi { $coins } dal vicino di destra.
block-bank-pays-neighbours = I due vicini ricevono { $coins } ciascuno dalla Banca.
block-take-from-richest = Prendi { $coins } dal più ricco degli altri.
block-take-from-each-richer = Chi è più ricco dà 1, uno dopo l’altro.
block-take-from-chosen = Prendi { $coins } da un giocatore a scelta.
block-top-up-to = Dalla Banca fino a un totale di { $coins }.
block-swap-fortunes = Scambia il patrimonio con un altro giocatore, o no.
block-name-card-or-pay = Un altro giocatore dice che carta ha o paga { $coins }.
block-show-card = Un altro giocatore mostra la sua carta senza guardarla.
block-move-people = Altri due pagano { $coins } ciascuno e si scambiano di posto.
block-win-at = Vinci con almeno { $coins } monete.
block-by-hand = Qualcosa si decide al tavolo.
