# Series of games.

series-title = Serie
series-detail = Do trzech zwycięstw albo na punkty
series-none = Nie ma jeszcze serii. Po partii wybierzcie „{ series-begin }” albo zacznijcie serię, przygotowując nową grę.
series-begin = Zagraj serię
series-single = Pojedyncza partia
series-first-to = { $wins ->
    [one] Do { $wins } zwycięstwa
   *[other] Do { $wins } zwycięstw
}
series-points-over = { $games ->
    [one] { $games } partia na punkty
    [few] { $games } partie na punkty
   *[many] { $games } partii na punkty
}
series-game = Seria, partia { $number }
series-won = { $count ->
    [one] Serię wygrywa { $people }
   *[other] Serię wygrywają razem { $people }
}
series-next = Następna partia
series-next-detail = Nowe miejsca; zaczyna ten, kto zaczynał najrzadziej
series-seats = Miejsca, zgodnie z ruchem wskazówek zegara: { $people }
series-result = Wynik serii
series-another = Kolejna seria
series-standings = Tabela
series-games = Partie
series-games-played = { $games ->
    [one] { $games } partia
    [few] { $games } partie
   *[many] { $games } partii
}
series-row-wins = { $person }, miejsce { $place }, wygrane: { $points }, rozegrane partie: { $games }
series-row-points = { $person }, miejsce { $place }, punkty: { $points }, rozegrane partie: { $games }
series-points-table = Punkty za miejsca 1–{ $places }: { $points }. Za tyle samo monet tyle samo punktów.
series-game-row = Partia { $number }: { $what }
series-unfinished = niedokończona
series-not-counted = po rozstrzygnięciu serii
series-elsewhere = Z innego urządzenia
series-file = Dodaj wynik z pliku
series-file-detail = Partia tych samych osób zapisana na innym urządzeniu
series-entered = Dodano wynik.
series-entered-before = Ta partia jest już policzona.
series-delete = Usuń serię
series-delete-detail = Partie zostaną na liście.
series-deleted = Usunięto serię.
error-series-unfinished = Ta partia nie jest dokończona, więc się nie liczy.
error-series-other-people = W tej partii kogoś brakuje: { $people }
series-begun = Nie ma jeszcze ukończonych partii
tournaments-kept = Ta wersja nie obsługuje już turniejów. Wasz zostaje w zapisanych danych i w kopiach zapasowych.
