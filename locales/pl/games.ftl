# The list of games, replays and backups.

games-title = Wasze partie
games-empty = Nie ma tu jeszcze żadnej partii.
games-unfinished = Niedokończone
games-finished = Zakończone
games-search = Szukaj po imieniu
games-no-match = Nie ma takiej partii.
games-loading = Wczytywanie…
games-all-editions = Obie edycje
games-edition = Edycja
games-status = Pokaż
games-status-all = Wszystkie partie
games-status-unfinished = Niedokończone partie
games-status-finished = Zakończone partie
games-more = Pokaż kolejne: { $count }
games-ended-thirteen = Co najmniej 13 monet
games-ended-bankruptcy = Bankructwo
games-ended-cheat = Dzięki umiejętności
games-delete = Usuń partię: { $people }
games-deleted = Usunięto partię.
games-undo-delete = Cofnij
games-recently-deleted = Ostatnio usunięte
games-recently-deleted-detail = Można je przywrócić przez 30 dni.
games-restore = Przywróć partię: { $people }
games-current = Teraz na stole
games-people-more = { $people } · +{ $count }
games-turns = { $turns ->
    [one] { $turns } tura
    [few] { $turns } tury
   *[many] { $turns } tur
}
games-gone = Tej partii już nie ma.

replay-start = Gra się zaczyna.
replay-turn = Tura { $turn } z { $turns }
replay-step = Krok { $step } z { $steps }
replay-first = Na początek
replay-back = Krok wstecz
replay-play = Odtwórz
replay-pause = Wstrzymaj
replay-forward = Krok dalej
replay-last = Na koniec
replay-reopen = Otwórz tę partię ponownie
replay-take-up = Wróć do tej partii
replay-watch = Tylko obejrzyj
replay-to-table = Do stołu
new-game-puts-away = Trwa partia ({ $people }), tura { $turn }. Dotknijcie ponownie, aby ją odłożyć; zostanie na liście „{ games-title }”.
replay-puts-away = Na stole trwa partia ({ $people }, tura { $turn }). Odłożyć ją i otworzyć tę? Zostanie na liście „{ games-title }”.
replay-puts-away-ended = Na stole jest zakończona partia ({ $people }). Odłożyć ją i otworzyć tę?
replay-yes = Odłóż i otwórz
replay-no = Nie teraz
replay-go-back = Wróć do tego momentu
replay-goes-back = { $moves ->
    [one] Cofniecie { $moves } ruch
    [few] Cofniecie { $moves } ruchy
   *[many] Cofniecie { $moves } ruchów
}: { $what } – strzałka „Ponów” odwróci to jednym dotknięciem.
replay-goes-back-many = { $moves ->
    [one] Cofniecie { $moves } ruch
    [few] Cofniecie { $moves } ruchy
   *[many] Cofniecie { $moves } ruchów
}, od tury { $turn }. Strzałka „Ponów” odwróci to jednym dotknięciem.
replay-goes-back-yes = Cofnij

backup-save = Zapisz wszystko w jednym pliku
backup-save-detail = Partie, notatki, zestawy, arkusze scenariuszy i postacie
backup-saved = Zapisano jako { $file }.
backup-latest = Zapisano automatycznie: { $date }
backup-latest-games = { backup-latest } · partie: { $games }
games-table = Zapisz wszystkie partie jako tabelę
games-table-detail = CSV: wiersz na każdego gracza w każdej partii
backup-restore = Przywróć z pliku
backup-added = Dodane partie: { $count }.
backup-continued = Kontynuowane: { $count }.
backup-kept = Były już tutaj: { $count }.
backup-unreadable = Pominięte, bo nieczytelne: { $count }.
backup-settings-kept = Ustawienia, które się różnią, pozostają takie jak tutaj.
error-backup-foreign = Ten plik nie jest kopią zapasową. Nic nie zmieniono.
error-backup-damaged = Ta kopia zapasowa jest uszkodzona lub niepełna. Nic nie zmieniono.
error-backup-newer = Tę kopię zapasową zapisała nowsza wersja aplikacji. Nic nie zmieniono.
error-backup-too-large = Ten plik ma więcej niż { $limit } MB. Nic nie zmieniono.
cli-backup = zapisz wszystkie partie i ustawienia w jednym pliku
cli-backup-file = plik do zapisania
cli-table = zapisz wszystkie zakończone partie jako tabelę (CSV)
cli-table-file = plik do zapisania
cli-restore = dodaj partie i ustawienia z takiego pliku
cli-restore-file = plik do przywrócenia
cli-backup-done = Zapisano w { $file }.
error-file-unwritable = Nie można zapisać { $path }.
