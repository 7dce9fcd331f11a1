# Persone e gruppi in tutte le partite: statistiche, nomi nuovi, dimenticare.

players-filter = Partite
players-streak = Vittorie di fila, al massimo
players-streak-now = – in corso
players-turns-to-win = Turni per vincere
players-turns-spread = { $fewest }–{ $most }, in media { $average }
players-latest = Ultime partite
players-latest-sentence = Vinte { $part } delle ultime { $whole }.
players-gain-sentence = Guadagno maggiore: { $character } (+{ $coins }).
players-loss-sentence = Perdita maggiore: { $character } (−{ $coins }).
by-character-announced = dichiarazioni: { $count }
by-character-opposed = contestate: { $part } su { $whole }
by-character-true = vere: { $part } su { $whole }
by-character-claims = contestazioni giuste: { $part } su { $whole }

person-rename = Cambia nome
person-rename-title = Cambia nome
person-rename-detail = Cambia il nome in tutte le partite, anche in quella in corso.
person-rename-taken = { $person } ha già delle partite. Conteranno insieme, come una sola persona.
person-merge = Unisci a un altro giocatore
person-merge-title = Unisci giocatori
person-merge-detail = { $person } e … sono la stessa persona? Scegliete il nome che resta.
person-merge-do = Unisci
people-renamed = Ora { $person } si chiama { $name } in tutte le partite.
people-merged = { $person } e { $other } ora contano come una sola persona.
error-people-sat-together = { $person } e { $other } hanno giocato insieme: non possono essere la stessa persona.

person-forget = Dimentica giocatore
forget-title = Dimenticare per sempre?
forget-people = { $people }
forget-games = { $count ->
    [0] Il nome non è in nessuna partita.
    [one] { $count } partita resta, con un giocatore senza nome.
   *[other] { $count } partite restano, con un giocatore senza nome.
}
forget-games-many = { $count ->
    [0] I nomi non sono in nessuna partita.
    [one] { $count } partita resta, con giocatori senza nome.
   *[other] { $count } partite restano, con giocatori senza nome.
}
forget-else = Sparisce anche da gruppi, serie, note e set di questo dispositivo.
forget-backups = Backup automatici con il nome: { $dates }
forget-files = Altri file con il nome: { $files }
forget-delete-files = Elimina questi file
forget-delete-note = Si crea subito un nuovo backup.
forget-outside = I file salvati o condivisi e altri dispositivi possono ancora contenerlo.
forget-final = Non si può annullare.
forget-do = Dimentica
people-forgotten = { $count ->
    [one] Giocatore dimenticato.
   *[other] Giocatori dimenticati.
}

group-new = Nuovo gruppo
group-change = Modifica gruppo
group-forget = Dimentica gruppo e giocatori
group-delete = Elimina gruppo
group-delete-detail = I giocatori e le partite restano.
group-title = Gruppo
group-name = Nome (facoltativo)
group-save = Salva gruppo
group-few = Scegliete almeno due giocatori.
group-rule = Contano le partite in cui più di metà dei giocatori è del gruppo.
group-none = Ancora nessuna partita conclusa di questo gruppo.
group-games = Partite
group-guests = – vinte da ospiti
group-streak = Vittorie di fila, al massimo
group-streak-value = { $person }: { $count }
group-sets = Set giocati
