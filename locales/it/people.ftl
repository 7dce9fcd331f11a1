# People and groups over all games: figures, new names, forgetting.

players-filter = Partite
players-streak = Record di vittorie di fila
players-streak-now = – in corso
players-turns-to-win = Turni per vincere
players-turns-spread = { $fewest }–{ $most }, in media { $average }
players-latest = Ultime partite
players-latest-sentence = Vittorie: { $part } su { $whole }.
players-gain-sentence = Personaggio più redditizio: { $character } (+{ $coins }).
players-loss-sentence = Personaggio più costoso: { $character } (−{ $coins }).
by-character-announced = dichiarazioni: { $count }
by-character-opposed = contestate: { $part } su { $whole }
by-character-true = vere: { $part } su { $whole }
by-character-claims = contestazioni giuste: { $part } su { $whole }

person-rename = Cambia nome
person-rename-title = Cambia nome
person-rename-detail = Cambia il nome in tutte le partite, anche in quella in corso.
person-rename-taken = { $person } ha già delle partite. I due nomi conteranno come un solo giocatore.
person-merge = Unisci a un altro
person-merge-title = Unisci giocatori
person-merge-detail = Con quale altro nome ha giocato { $person }? Resta il nome che scegliete.
person-merge-do = Unisci
people-renamed = Ora { $person } si chiama { $name } in tutte le partite.
people-merged = { $person } e { $other } ora contano come un solo giocatore.
error-people-sat-together = { $person } e { $other } hanno giocato insieme: non possono essere la stessa persona.

person-forget = Dimentica il giocatore
forget-title = Dimenticare per sempre?
forget-people = { $people }
forget-games = { $count ->
    [0] Il nome non compare in nessuna partita.
    [one] Resta { $count } partita, con un giocatore senza nome al suo posto.
   *[other] Restano { $count } partite, con un giocatore senza nome al suo posto.
}
forget-games-many = { $count ->
    [0] I nomi non compaiono in nessuna partita.
    [one] Resta { $count } partita, con giocatori senza nome al loro posto.
   *[other] Restano { $count } partite, con giocatori senza nome al loro posto.
}
forget-else = Il nome sparisce anche da gruppi, serie, note e set di questo dispositivo.
forget-backups = Backup automatici che contengono il nome: { $dates }
forget-files = Altri file che contengono il nome: { $files }
forget-delete-files = Elimina questi file
forget-delete-note = Subito dopo si crea un nuovo backup.
forget-outside = I file che avete salvato o condiviso e altri dispositivi possono ancora contenerlo.
forget-final = Non si può annullare.
forget-do = Dimentica
people-forgotten = { $count ->
    [one] Giocatore dimenticato.
   *[other] Giocatori dimenticati.
}

group-new = Nuovo gruppo
group-change = Modifica il gruppo
group-forget = Dimentica gruppo e nomi
group-delete = Elimina il gruppo
group-delete-detail = I giocatori e le partite restano.
group-title = Gruppo
group-name = Nome (facoltativo)
group-save = Salva il gruppo
group-few = Scegliete almeno due giocatori.
group-rule = Contano le partite in cui più della metà dei giocatori fa parte del gruppo.
group-none = Questo gruppo non ha ancora partite concluse.
group-games = Partite
group-guests = – vinte da ospiti
group-streak = Record di vittorie di fila
group-streak-value = { $person }: { $count }
group-sets = Set giocati

mark-title = Colore e simbolo
mark-detail = Si vedono sulla targhetta e nel grafico, su ogni dispositivo. Toccali di nuovo per toglierli.
mark-color = Colore
mark-color-red = Rosso
mark-color-orange = Arancione
mark-color-yellow = Giallo
mark-color-lime = Verde lime
mark-color-green = Verde
mark-color-turquoise = Turchese
mark-color-sky = Azzurro
mark-color-blue = Blu
mark-color-purple = Viola
mark-color-pink = Rosa
mark-color-brown = Marrone
mark-color-gray = Grigio
mark-symbol = Simbolo
mark-symbol-star = Stella
mark-symbol-heart = Cuore
mark-symbol-moon = Luna
mark-symbol-sun = Sole
mark-symbol-lightning = Fulmine
mark-symbol-anchor = Ancora
mark-symbol-paw = Zampa
mark-symbol-flower = Fiore
mark-symbol-diamond = Diamante
mark-symbol-key = Chiave
mark-symbol-note = Nota musicale
mark-symbol-leaf = Foglia
