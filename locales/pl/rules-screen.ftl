# The rulebook.

rules-title = Zasady
rules-back-table = Wróć do stołu
rules-back = Wstecz
rules-back-home = Ekran główny

# search
rules-search = Szukaj w zasadach
rules-search-clear = Wyczyść wyszukiwanie
rules-found = Znaleziono { $count ->
    [one] { $count } hasło
    [few] { $count } hasła
    [many] { $count } haseł
   *[other] { $count } hasła
}
rules-found-best = Najtrafniejsze hasła: { $count }
rules-found-nothing = Brak wyników dla „{ $query }”.
rules-nearest = Może chodzi o:
rules-not-in-box = W tym pudełku nie ma postaci „{ $name }”. Znajdziecie ją { $boxes }.
# what "boxes" above consist of
in-box-first = w pierwszej edycji
in-box-second = w drugiej edycji
rules-no-such-character = Nie ma postaci ani zasady o nazwie „{ $name }”.
rules-unknown-thing = Zasady nic nie mówią o: „{ $name }”.

# contents
rules-characters-here = Postacie przy tym stole
rules-characters-all = Wszystkie postacie
rules-contents = Spis treści
rules-kind-section = Zasady gry
rules-kind-character = Postacie
rules-kind-question = Pytania
rules-kind-example = Przykłady
rules-kind-term = Słowniczek
rules-kind-one-section = Zasada
rules-kind-one-character = Postać
rules-kind-one-question = Pytanie
rules-kind-one-example = Przykład
rules-kind-one-term = Pojęcie

# reading options
rules-language = Język: { $language }
rules-language-add = Dodaj drugi język
rules-language-beside = Drugi język: { $language }
rules-language-alone = Tylko jeden język
rules-large = Duży tekst
rules-usual = Zwykły tekst
rules-show = Pokaż wszystkim
rules-show-close = Zamknij

# an entry
rules-status-rulebook = Instrukcja
rules-status-printings = Wydania się różnią
rules-status-ruling = Ustalenie aplikacji
rules-status-own = Od aplikacji
rules-status-app = W aplikacji
rules-role-power = Umiejętność
rules-role-timing = Kiedy
rules-role-example = Przykład
rules-role-confused = Łatwo pomylić
rules-role-note = Uwaga
rules-role-tip = Wskazówka
rules-untranslated = Tekst po angielsku: w tym języku jeszcze go nie ma.
rules-see-also = Zobacz też

# a character
rules-on-card = Na karcie: { $name }
rules-cards-in = Język waszych kart: { $language }
rules-cards-ask = W jakim języku są wasze karty?
rules-cards-unsaid = Pomiń
rules-cards-unseen = Nie wszystkie te nazwy znamy z druku: na waszych kartach mogą być inne.
rules-name-ours = nasze tłumaczenie
rules-minimum = { $count ->
    [0] Dla dowolnej liczby graczy
    [one] Od { $count } gracza
   *[other] Od { $count } graczy
}
rules-minimum-on-card = Minimalna liczba graczy: w rogu karty
rules-minimum-likely = Minimalna liczba graczy: prawdopodobnie { $minimum }; sprawdźcie w rogu karty
rules-bank-money = Przynosi pieniądze z banku
rules-no-bank-money = Nie przynosi pieniędzy z banku
rules-other-languages = W innych językach
rules-same-power = ta sama umiejętność

# group notes
rules-note = Tak gramy
rules-note-add = Zapisz, jak gracie
rules-note-edit = Zmień notatkę
rules-note-remove = Usuń notatkę
rules-note-keep = Zapisz
rules-note-hint = Co obowiązuje przy waszym stole?

# a worked example
rules-example-before = Stół przed i po

# missing entries
rules-unknown-rule = { $edition } nie zawiera zasady „{ $rule }”.
rules-only-other-edition = „{ $title }” jest tylko w innej edycji.
rules-unknown-edition = Nie ma edycji „{ $edition }”.
rules-unknown-language = Nie ma zasad w języku „{ $language }”.

# companion rules
cli-rules = wyszukaj zasady
cli-rules-words = czego szukać albo identyfikator hasła
cli-rules-lang = język tekstu: { $languages } (domyślnie: język systemu)
cli-rules-edition = edycja: first (pierwsza) albo second (druga); domyślnie first
cli-rules-nothing = nic nie znaleziono; najbliższe hasła:
