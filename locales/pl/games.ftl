# The list of games, replays and backups.

games-title = Wasze gry
games-empty = Nie ma jeszcze wcześniejszych gier.
games-unfinished = Niedokończone
games-finished = Zakończone
games-search = Szukaj po imieniu
games-no-match = Nie ma takiej gry.
games-loading = Wczytywanie…
games-all-editions = Obie edycje
games-edition = Edycja
games-status = Pokaż
games-status-all = Wszystkie gry
games-status-unfinished = Niedokończone gry
games-status-finished = Zakończone gry
games-more = Pokaż kolejne: { $count }
games-ended-thirteen = Co najmniej 13 monet
games-ended-bankruptcy = Bankructwo
games-ended-cheat = Dzięki umiejętności
games-delete = Usuń grę: { $people }
games-deleted = Usunięto grę.
games-undo-delete = Cofnij
games-recently-deleted = Ostatnio usunięte
games-recently-deleted-detail = Można je przywrócić do następnego uruchomienia aplikacji.
games-restore = Przywróć grę: { $people }
games-current = Teraz na stole
games-people-more = { $people } · +{ $count }
games-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
games-gone = Tej gry już nie ma.

replay-start = Gra się zaczyna.
replay-turn = Tura { $turn } z { $turns }
replay-step = Krok { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Krok dalej
replay-last = Na koniec
replay-reopen = Otwórz tę grę ponownie
replay-take-up = Wróć do tej gry
replay-watch = Tylko obejrzyj
replay-to-table = Do stołu
new-game-puts-away = Gra ({ $people }) jeszcze trwa: tura { $turn }. Dotknijcie ponownie, aby ją odłożyć; zostanie na liście „{ games-title }”.
replay-puts-away = Gra w toku ({ $people }, tura { $turn }) zostanie odłożona. Kontynuować?
replay-puts-away-ended = Zakończona gra ({ $people }) zostanie odłożona. Kontynuować?
replay-yes = Wróć do gry
replay-no = Nie teraz
replay-go-back = Wróć do tego momentu
replay-goes-back = { $moves ->
    [one] Cofniecie { $moves } ruch
    [few] Cofniecie { $moves } ruchy
   *[many] Cofniecie { $moves } ruchów
}: { $what } – strzałka „Ponów” jednym dotknięciem przywróci grę.
replay-goes-back-many = { $moves ->
    [one] Cofniecie { $moves } ruch
    [few] Cofniecie { $moves } ruchy
   *[many] Cofniecie { $moves } ruchów
}, od tury { $turn }. Strzałka „Ponów” jednym dotknięciem przywróci grę.
replay-goes-back-yes = Cofnij

backup-save = Zapisz wszystko w jednym pliku
backup-save-detail = Gry, notatki, zestawy, karty scenariuszy i postacie
backup-saved = Zapisano jako { $file }.
backup-latest = Zapisano automatycznie: { $date }
backup-restore = Przywróć z pliku
backup-added = Dodane gry: { $count }.
backup-continued = Kontynuowane: { $count }.
backup-kept = Były już tutaj: { $count }.
backup-unreadable = Pominięte, bo nieczytelne: { $count }.
backup-settings-kept = Ustawienia, które się różnią, pozostają takie jak tutaj.
error-backup-foreign = Ten plik nie jest kopią zapasową. Nic nie zmieniono.
error-backup-damaged = Ta kopia zapasowa jest uszkodzona lub niepełna. Nic nie zmieniono.
error-backup-newer = Tę kopię zapasową zapisała nowsza wersja aplikacji. Nic nie zmieniono.
error-backup-too-large = Ten plik ma więcej niż { $limit } MB. Nic nie zmieniono.
cli-backup = zapisz wszystkie gry i ustawienia w jednym pliku
cli-backup-file = plik do zapisania
cli-restore = dodaj gry i ustawienia z takiego pliku
cli-restore-file = plik do przywrócenia
cli-backup-done = Zapisano w { $file }.
error-file-unwritable = Nie można zapisać { $path }.
