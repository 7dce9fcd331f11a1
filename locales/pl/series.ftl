# Series of games.

series-title = Serie
series-detail = Do trzech zwycięstw albo na punkty
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
series-begun = Nie ma jeszcze ukończonych gier
tournaments-kept = Ta wersja nie obsługuje już turniejów. Wasz zostaje w zapisanych danych i w kopiach zapasowych.
