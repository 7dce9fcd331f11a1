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
character-gambler = Giocatore d’azzardo
    .def = il Giocatore d’azzardo
    .di = del Giocatore d’azzardo
    .a = al Giocatore d’azzardo
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
