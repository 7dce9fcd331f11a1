# Series of games.

series-title = Serie
series-open-detail = Do trzech zwycięstw albo na punkty
series-none = Nie ma jeszcze serii. Po grze wybierzcie „{ series-begin }” albo zacznijcie serię, przygotowując nową grę.
series-begin = Zagrajmy serię
series-single = Pojedyncza gra
series-first-to = { $wins ->
    [one] Do { $wins } zwycięstwa
   *[other] Do { $wins } zwycięstw
}
series-points-over = { $games ->
    [one] { $games } gra na punkty
    [few] { $games } gry na punkty
   *[many] { $games } gier na punkty
}
series-game = Seria, gra { $number }
series-won = { $count ->
    [one] Serię wygrywa { $people }
   *[other] Serię wygrywają razem { $people }
}
series-next = Następna gra
series-next-detail = Nowe miejsca; zaczyna, kto dotąd zaczynał najrzadziej
series-seats = Miejsca, zgodnie z ruchem wskazówek zegara: { $people }
series-result = Wynik serii
series-another = Kolejna seria
series-standings = Tabela
series-games = Gry
series-games-played = { $games ->
    [one] { $games } gra
    [few] { $games } gry
   *[many] { $games } gier
}
series-row-wins = { $person }, miejsce { $place }, wygrane: { $points }, rozegrane gry: { $games }
series-row-points = { $person }, miejsce { $place }, punkty: { $points }, rozegrane gry: { $games }
series-points-table = Punkty za miejsca 1–{ $places }: { $points }. Za tyle samo monet tyle samo punktów.
series-game-row = Gra { $number }: { $what }
series-unfinished = niedokończona
series-not-counted = po rozstrzygnięciu serii
series-elsewhere = Z innego urządzenia
series-file = Dodaj wynik z pliku
series-file-detail = Gra tych samych osób zapisana na innym urządzeniu
series-entered = Dodano wynik.
series-entered-before = Ta gra jest już policzona. Nic się nie zmieniło.
series-delete = Usuń serię
series-delete-detail = Gry zostaną na liście.
series-deleted = Usunięto serię.
error-series-unfinished = Ta gra nie jest dokończona, więc się nie liczy.
error-series-other-people = Nic się nie zmieniło, bo w tej grze kogoś brakuje: { $people }
series-place = Runda { $round }, stół { $table }
series-begun = Nie ma jeszcze ukończonych gier

# tournaments
series-open = Serie i turnieje
tournaments = Turnieje
tournament-new = Nowy turniej
tournament-new-detail = Kilka stołów, każdy z własnym urządzeniem
tournament-open = Turniej
tournament-names = Imiona, każde w osobnym wierszu
tournament-hint = Od 8 do 48 osób, przy każdym stole od 4 do 8.
tournament-how = W każdej rundzie zmieniają się przeciwnicy, miejsca i osoby zaczynające. Każdy stół gra na swoim urządzeniu i odsyła wynik jako kod albo plik.
tournament-limits = W turnieju może grać od { $fewest } do { $most } osób. Wpisano: { $have }.
tournament-start = Rozlosuj pierwszą rundę
tournament-people = { $count ->
    [one] { $count } osoba
    [few] { $count } osoby
   *[many] { $count } osób
}
tournament-tables = { $tables ->
    [one] { $tables } stół
    [few] { $tables } stoły
   *[many] { $tables } stołów
}
tournament-round = Runda { $round }
tournament-table = Stół { $table }
tournament-next = Następna runda
tournament-missing = Brak wyniku – stół: { $tables }
tournament-delete = Usuń turniej
tournament-deleted = Usunięto turniej.
table-play = Gramy tutaj
table-code = Kod stołu
table-code-hint = Na drugim urządzeniu otwórzcie „{ series-open }” i wpiszcie ten kod.
table-code-field = Kod stołu albo wyniku
table-code-enter = Wpisz kod
table-code-detail = Kod waszego stołu albo kod wyniku
table-result-code = Wynik dla organizatora, kodem albo plikiem („{ end-save }”):
table-file-detail = Zapisana gra stołu
table-entered = { $place }: dodano wynik.
table-entered-before = { $place }: ten wynik już dodano. Nic się nie zmieniło.
table-emptied = Usunięto wynik.
table-empty = Usuń wynik stołu { $table }
error-table-code-damaged = To nie jest kod stołu ani wyniku albo jest w nim błąd. Nic się nie zmieniło.
error-table-code-newer = Ten kod pochodzi z nowszej wersji aplikacji.
error-table-other-tournament = Ten wynik należy do turnieju na innym urządzeniu. Nic się nie zmieniło.
error-table-other-people = Przy żadnym stole tego turnieju nie grają te osoby. Nic się nie zmieniło.
error-table-taken = Runda { $round }, stół { $table }: jest już inny wynik. Najpierw go usuńcie.
