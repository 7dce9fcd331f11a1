# Choosing and building a set.
edition-choice = Quale scatola?
edition-people = da { $fewest } a { $most } giocatori
set-title-choose = Quale set stasera?
set-ours = set nostro
set-yours = Il vostro set
set-bank-money-own = { $have } su { $cards } portano monete dalla Banca
set-build = Componi un set tuo
set-open = Apri un set condiviso
set-none = Nessun set per tante persone: la scatola è per { $fewest }-{ $most }.
sheet-side = Scheda { $number }, lato { $side }
sheet-read = Leggetelo dalla vostra scheda: { sheet-side }
sheet-read-detail = Toccate le Maschere una volta: resteranno memorizzate
sheet-again = Correggi la scheda letta: { sheet-side }
sheet-keep = Memorizza questa scheda

# what simulated games say
simulated = simulato
simulated-title = simulato: { $games } partite di giocatori semplici
simulated-turns = Durata in turni
simulated-thirteen = Finisce con 13 monete
simulated-bankruptcy = Finisce in bancarotta
simulated-cheat = Finisce con il Baro
simulated-bank = Monete dalla Banca per turno
simulated-opposed = Dichiarazioni contestate
percent = { $share }%
simulate = Simula questo set
simulating = simulato: { $done } partite su { $games }

# the builder
builder-title = Componi un set
builder-hint = Tocca una carta per prenderla o rimetterla.
builder-tile = { $character }: { $have } su { $copies }
builder-lawful = Questo set rispetta le regole.
builder-cards = Carte: { $have }
builder-centre = Al centro: { $count }
builder-more-money = Meglio se porta monete dalla Banca più di un terzo.
builder-half-money = Meglio se ne porta la metà.
builder-corner = Controllate nell’angolo della carta il numero di giocatori: { $characters }
builder-complete = Completalo per me
builder-random = Set casuale
builder-seed = Numero { $seed }
builder-seed-field = Numero di un set casuale
builder-impossible = Nessun set regolare per tante persone ha queste carte.
builder-empty = Rimetti tutte
builder-play = Gioca questo set
builder-anyway = Gioca lo stesso
builder-cannot = Non ancora giocabile
builder-back = Scelta del set
builder-share = Passa questo set
builder-share-scan = Inquadra o copia il testo:
shared-field = Link o testo di un set
shared-open = Apri
shared-file = Da un file

# texts that are no set
error-set-damaged = Questo non è il testo di un set, oppure è danneggiato. Nulla è cambiato.
error-set-newer = Questo set è di una versione più recente del programma. Nulla è cambiato.
error-unknown-scenario = Non c’è nessun set «{ $id }».

# the command line
cli-scenarios = elenca, mostra e controlla i set
cli-scenarios-players = solo set per tanti giocatori
cli-scenarios-edition = solo set di un’edizione: first o second
cli-scenarios-show = mostra un set
cli-scenarios-check = dice cosa non va in un set dato come link, testo o file
cli-scenarios-simulate = misura i set con partite simulate; senza altre opzioni scrive il file delle cifre del catalogo
