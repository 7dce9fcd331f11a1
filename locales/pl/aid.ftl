# The characters at a glance, as a screen and as a page to print; and explaining the game.

aid-open = Ściąga
aid-open-note = Wszystkie postacie w grze, do pokazania lub wydruku
aid-title = Ściąga
aid-save = Zapisz do druku
aid-save-note = Otwórzcie plik w przeglądarce i wydrukujcie.
aid-phones = Zeskanujcie telefonem, a ściąga otworzy się na nim.
aid-coin = bank
aid-minimum = { $count }+

teach-open = Wytłumacz zasady
teach-note = Do przeczytania na głos, w minutę
