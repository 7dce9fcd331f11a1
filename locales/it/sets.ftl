# Choosing and building a set.
edition-choice = Quale scatola?
edition-only = solo da { $fewest } a { $most } giocatori
edition-people = { $year } · da { $fewest } a { $most } giocatori
set-title-choose = Quale set stasera?
set-ours = set dell’app
set-yours = Il vostro set
set-bank-money-own = Portano monete: { $have } su { $cards }
set-minutes = Circa { $minutes } minuti
set-mood = { $mood ->
    [low] tranquillo
    [high] spietato
   *[middle] equilibrato
}
set-coins = { $coins ->
    [low] poche monete
    [high] tante monete
   *[middle] monete nella media
}
figures-open = Confronta i numeri
figures-title = I set in cifre
set-build = Componi un set
set-open = Apri un set condiviso
set-opened = Set aperto: { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
    .second = Set aperto: { $count ->
        [one] { $count } Maschera
       *[other] { $count } Maschere
    }
set-already = Questo set è già aperto.
set-none = Questa scatola è per { $fewest }–{ $most } giocatori.
sheet-side = Scenario { $number }, lato { $side }
sheet-read = Copia la scheda: { sheet-side }
sheet-read-detail = Toccate le Maschere della scheda: restano salvate
sheet-again = Correggi la scheda: { sheet-side }
sheet-keep = Salva la scheda

# statistics of simulated games
simulated-title = Simulazione: { $games } partite tra giocatori automatici
simulated-taken = Monete tolte ai giocatori per turno
simulated-turns = Durata in turni
simulated-thirteen = Finite con 13 monete
simulated-bankruptcy = Finite in bancarotta
simulated-cheat = Finite con il Baro
simulated-bank = Monete dalla Banca per turno
simulated-opposed = Dichiarazioni contestate
percent = { $share }%
simulate = Simula questo set
simulating = Simulazione: { $done } partite su { $games }

# the builder
builder-title = Componi un set
builder-hint = Toccate una carta per prenderla o rimetterla nella scatola.
    .second = Toccate una Maschera per prenderla o rimetterla nella scatola.
builder-tile = { $character }: { $have } su { $copies }
builder-lawful = Questo set rispetta le regole.
builder-cards = Carte: { $have }
    .second = Maschere: { $have }
builder-centre = Al centro: { $count }
builder-more-money = Meglio se porta monete più di un terzo delle carte.
builder-half-money = Meglio se porta monete la metà delle Maschere.
builder-likely-minimum = Probabilmente da { $minimum } giocatori in su: { $characters }. Guardate in basso a destra sulla Maschera.
builder-corner = Guardate in basso a destra sulla Maschera se c’è un minimo di giocatori: { $characters }
builder-complete = Completa il set
builder-random = Set casuale
builder-seed = Set casuale n. { $seed }
builder-seed-field = Numero di un set casuale
builder-impossible = Con queste carte non c’è un set regolare per il vostro numero di giocatori.
    .second = Con queste Maschere non c’è un set regolare per il vostro numero di giocatori.
builder-take-out = Togliete una di queste: { $characters }
builder-empty = Svuota il set
builder-play = Usa questo set
builder-anyway = Usalo lo stesso
builder-cannot = Non ancora giocabile
builder-back = Scelta del set
builder-share = Condividi il set
builder-share-scan = Si apre con la fotocamera di qualsiasi telefono. Oppure copiate il link:
builder-share-inside = Inquadratelo dentro l’app («Apri un set condiviso») o copiate il codice:
favourites = Preferiti
favourite-delete = Elimina { $name }
favourite-name = Nome del set
favourite-keep = Aggiungi ai preferiti
favourite-nameless = Prima date un nome al set
favourite-kept = Nei preferiti
copy = Copia
copy-done = Copiato
share = Condividi
shared-field = Link o testo di un set
shared-open = Apri
shared-file = Da un file

# invalid set codes
error-set-damaged = Questo testo non è un set, oppure è danneggiato. Non è cambiato niente.
error-set-newer = Questo set è stato scritto da una versione più recente dell’app. Non è cambiato niente.
error-unknown-scenario = Non c’è nessun set «{ $id }».

# the command line
cli-scenarios = elenca, mostra e controlla i set
cli-scenarios-players = solo i set per questo numero di giocatori
cli-scenarios-edition = solo i set di un’edizione: first o second
cli-scenarios-show = mostra un set
cli-scenarios-nothing = nessun set trovato
error-neither-file-nor-set = «{ $text }» non è né un file leggibile né il testo di un set.
cli-scenarios-check = dice che cosa non va in un set, dato come link, come testo o come file che lo contiene
cli-scenarios-simulate = misura i set con partite simulate
