# Postacie na jednej stronie, na ekranie i do druku; oraz wyjaśnienie gry.

aid-open = Ściąga
aid-open-note = Wszystkie postacie w grze, do pokazania lub wydruku
aid-title = Ściąga
aid-save = Zapisz do druku
aid-save-note = Otwórz plik w przeglądarce i wydrukuj.
aid-phones = Zeskanuj telefonem, żeby zobaczyć ściągę na nim.
aid-coin = bank
aid-minimum = { $count }+

teach-open = Wytłumacz zasady
teach-note = Do przeczytania na głos, w minutę
