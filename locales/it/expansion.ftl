### The expansion of 2014: names of its characters, as in characters.ftl, and what only its powers need.

character-alchemist = Alchimista
    .def = l’Alchimista
    .di = dell’Alchimista
    .a = all’Alchimista
character-actress = Attrice
    .def = l’Attrice
    .di = dell’Attrice
    .a = all’Attrice
character-courtesan = Cortigiana
    .def = la Cortigiana
    .di = della Cortigiana
    .a = alla Cortigiana
character-gambler = Scommettitore
    .def = lo Scommettitore
    .di = dello Scommettitore
    .a = allo Scommettitore
character-damned = Dannato
    .def = il Dannato
    .di = del Dannato
    .a = al Dannato
character-necromancer = Negromante
    .def = il Negromante
    .di = del Negromante
    .a = al Negromante
character-sage = Saggio
    .def = il Saggio
    .di = del Saggio
    .a = al Saggio
character-usurper = Usurpatore
    .def = l’Usurpatore
    .di = dell’Usurpatore
    .a = all’Usurpatore

# refusals
error-cannot-be-announced = { $character }: non si può dichiarare.
error-is-out = { $person } è fuori dal gioco.
error-too-few-women = { $character }: almeno { $need } personaggi devono essere donne; qui possono esserlo al massimo { $have }.

# what powers ask
choice-direction = { $person }: a chi passi tutte le monete? Gli altri passano le loro dalla stessa parte
choice-guesser = { $person }: chi deve indovinare quante monete nascondi?
choice-peasants = { $person }: chi di loro ha rivelato un Contadino?
choice-usurp = { $person }: di chi nomini il personaggio?
choice-usurp-only = { $people } deve mostrare la carta
choice-usurp-one = { $other } deve mostrare la carta a { $person }
choice-fist = { $person }, dopo la risposta apri il pugno: quante monete?
choice-name = { $person }: quale personaggio nomini?
choice-cemetery = { $person }: quale carta c’è in cima al Cimitero?
answer-guess = { $person } ha indovinato?
answer-man = { $person } mostra la carta: uomo o donna?
answer-man-yes = Uomo
answer-man-no = Donna
answer-named = { $person } mostra la carta: { $character }?
answer-named-yes = Sì, è quel personaggio
answer-named-no = No, un altro
answer-damned = È il Dannato
claims-repeats = Ripete l’ultimo potere: { $character }
claims-repeats-none = Nessun potere è ancora stato usato: non succede niente
reveal-damned = Qualcuno ha rivelato il Dannato?
badge-is-out = fuori

# the course of a game
story-direction = { $person } passa tutte le monete a { $other }, e gli altri fanno lo stesso
story-guesser = { $other } prova a indovinare quante monete nasconde { $person }
story-peasants = Contadini rivelati: { $people }
story-no-peasant = Nessun Contadino rivelato
story-usurps = { $person } nomina il personaggio di { $other }
story-guess-right = { $person } indovina
story-guess-wrong = { $person } non indovina
story-man = { $person } mostra un uomo
story-woman = { $person } mostra una donna
story-named-right = { $person } mostra il personaggio nominato
story-named-wrong = { $person } mostra un altro personaggio
story-damned = { $person } mostra il Dannato
story-borrowed = { $person } usa il potere { $character-di }
story-out = { $person } è fuori dal gioco
story-ended-alone = Tutti gli altri sono fuori: vince { $people }
would-end-alone = Tutti gli altri sarebbero fuori: vincerebbe { $people }
end-how-alone = Tutti gli altri sono fuori dal gioco.
games-ended-alone = Da ultimo rimasto
now-heir = { $person }: ora dai la tua carta a { $other }, a faccia in giù, e lascia il gioco. Il Dannato torna nella scatola.
now-out = { $person }: ora lascia il gioco. Il Dannato torna nella scatola.
now-out-cemetery = { $person }: ora lascia il gioco. La tua carta, a faccia in giù, e il Dannato tornano nella scatola.
now-sage-first = { $person }: ora guarda di nascosto due carte, di altri giocatori o del centro.
now-cemetery = Cimitero: rimettete la carta sotto le altre, a faccia in giù.

# lines to say aloud
wit-announce-alchemist = Guardate bene: l’oro sta per cambiare tasca.
wit-announce-actress = L’ultima scena? La rifaccio meglio io.
wit-announce-courtesan = Tu, alla mia destra: fatti vedere.
wit-announce-gambler = Una, due o tre? Il mio pugno non parla.
wit-announce-necromancer = Sveglia, cari estinti!
wit-announce-sage = Do un’occhiata a due di voi. Per cultura.
wit-announce-usurper = So chi sei. E lo faccio meglio.
wit-claim-alchemist = È ottone! Quello che fa l’oro sono io.
wit-claim-actress = La parte è mia! Giù dal palco.
wit-claim-courtesan = Di me si ricordano tutti. Di te, no.
wit-claim-gambler = Scommetto che sono io.
wit-claim-necromancer = Dovrai passare sul mio cadavere. Uno a caso.
wit-claim-sage = Un saggio avrebbe taciuto.
wit-claim-usurper = Nemmeno questo riesci a rubarmi.
wit-win-alone = Qualcuno deve pur spegnere le luci.

# the box and its sets
box-expansion = Espansione del 2014
in-box-expansion = nell’espansione del 2014
new-add-expansion = Aggiungi l’espansione del 2014
new-add-expansion-note = Le sue carte e i suoi set, insieme alla prima edizione
set-expansion-duel = Deadly duel
set-expansion-trio = Infernal trio
set-expansion-classic = Classic
set-expansion-roll = Let it roll
set-expansion-unity = Strength in unity
set-expansion-combo = Ultimate combo
check-cemetery = Mescolate le carte fuori dal set, tutte o una parte, e mettetele sul tavolo a faccia in giù: è il Cimitero
