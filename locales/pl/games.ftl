# The list of games, replays and backups.

games-title = Wasze gry
games-empty = Nie ma jeszcze wcześniejszych gier.
games-unfinished = Niedokończone
games-finished = Zakończone
games-search = Szukaj po imieniu
games-no-match = Nie ma takiej gry.
games-loading = Chwileczkę…
games-all-editions = Obie edycje
games-edition = Edycja
games-status = Pokaż
games-status-all = Wszystkie gry
games-status-unfinished = Niedokończone gry
games-status-finished = Zakończone gry
games-more = Pokaż kolejne: { $count }
games-delete = Usuń grę: { $people }
games-deleted = Gra usunięta.
games-undo-delete = Cofnij
games-current = Teraz na stole
games-people-more = { $people } · +{ $count }
games-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
games-gone = Tej gry już nie ma.

replay-start = Gra się zaczyna.
replay-turn = Tura { $turn } z { $turns }
replay-step = Krok { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-forward = Krok dalej
replay-last = Na koniec
replay-take-up = Wróć do tej gry
replay-to-table = Do stołu
replay-puts-away = Gra w toku ({ $people }, tura { $turn }) zostanie odłożona. Kontynuować?
replay-puts-away-ended = Zakończona gra ({ $people }) zostanie odłożona. Kontynuować?
replay-yes = Wróć do gry
replay-no = Nie teraz
