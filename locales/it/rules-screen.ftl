# The rulebook.

rules-title = Regole
rules-back-table = Torna al tavolo
rules-back = Indietro
rules-back-home = Home

# search
rules-search = Cerca nelle regole
rules-search-clear = Svuota la ricerca
rules-found = { $count ->
    [one] { $count } voce trovata
   *[other] { $count } voci trovate
}
rules-found-best = Le { $count } voci più pertinenti
rules-found-nothing = Nessun risultato per «{ $query }».
rules-nearest = Forse cercavi
rules-not-in-box = «{ $name }» non è in questa scatola: si trova { $boxes }.
# what "boxes" above consist of
in-box-first = nella prima edizione
in-box-second = nella seconda edizione
rules-no-such-character = Nessuna carta si chiama «{ $name }».
    .second = Nessuna Maschera si chiama «{ $name }».
rules-unknown-thing = Le regole non dicono niente su «{ $name }».

# contents
rules-characters-here = Carte a questo tavolo
    .second = Maschere a questo tavolo
rules-characters-all = Tutte le carte
    .second = Tutte le Maschere
rules-contents = Indice
rules-kind-section = Regole
rules-kind-character = Carte
    .second = Maschere
rules-kind-question = Domande
rules-kind-example = Esempi
rules-kind-term = Glossario
rules-kind-one-section = Regola
rules-kind-one-character = Carta
rules-kind-one-question = Domanda
rules-kind-one-example = Esempio
rules-kind-one-term = Termine

# reading options
rules-language = Lingua: { $language }
rules-language-add = Aggiungi una lingua
rules-language-beside = Seconda lingua: { $language }
rules-language-alone = Una lingua sola
rules-large = Caratteri grandi
rules-usual = Caratteri normali
rules-show = Mostra al tavolo
rules-show-close = Chiudi

# an entry
rules-status-rulebook = Da regolamento
rules-status-printings = Le versioni divergono
rules-status-ruling = Nostra interpretazione
rules-status-own = Nostro
rules-status-app = Nell’app
rules-role-power = Potere
rules-role-timing = Quando
rules-role-example = Esempio
rules-role-confused = Da non confondere
rules-role-note = Inoltre
rules-role-tip = Consiglio
rules-untranslated = Traduzione non ancora disponibile: il testo è in inglese.
rules-see-also = Vedi anche

# a character
rules-on-card = Sulla carta: { $name }
rules-cards-in = Lingua delle vostre carte: { $language }
    .second = Lingua delle vostre Maschere: { $language }
rules-cards-ask = In che lingua sono le vostre carte?
    .second = In che lingua sono le vostre Maschere?
rules-cards-unsaid = Non indicare
rules-cards-unseen = Non tutti questi nomi li abbiamo visti stampati: sulle vostre carte possono essere diversi.
rules-name-ours = traduzione nostra
rules-minimum = { $count ->
    [0] Per qualsiasi numero di giocatori
    [one] Da { $count } giocatore in su
   *[other] Da { $count } giocatori in su
}
rules-minimum-on-card = Minimo di giocatori: se c’è, è in basso a destra sulla Maschera
rules-minimum-likely = Minimo di giocatori: probabilmente { $minimum }; controllate in basso a destra sulla Maschera
rules-bank-money = Porta monete dalla Banca
rules-no-bank-money = Non porta monete dalla Banca
rules-other-languages = Nelle altre lingue
rules-same-power = stesso potere

# group notes
rules-note = Noi giochiamo così
rules-note-add = Annota come giocate
rules-note-edit = Modifica la nota
rules-note-remove = Elimina la nota
rules-note-keep = Salva
rules-note-hint = Su che cosa vi siete accordati?

# a worked example
rules-example-before = Prima e dopo

# missing entries
rules-unknown-rule = { $edition }: la regola «{ $rule }» non c’è.
rules-only-other-edition = «{ $title }» fa parte dell’altra edizione.
rules-unknown-edition = L’edizione «{ $edition }» non esiste.
rules-unknown-language = Le regole non sono disponibili nella lingua «{ $language }».

# companion rules
cli-rules = cerca nelle regole
cli-rules-words = che cosa cercare, oppure l’id di una voce
cli-rules-lang = lingua in cui leggere: { $languages } (predefinita: quella del sistema)
cli-rules-edition = edizione da leggere: first o second (predefinita: first)
cli-rules-nothing = niente trovato; le voci più vicine:
