# Przygotowanie, czytanie postaci i to, co stół słyszy poza monetami.

by-hand-house = Stół rozstrzyga to między sobą.
besides-compared = { $other } ma { $theirs }, { $person } { $own }: bez zmian
besides-shown = { $person } pokazuje kartę wszystkim innym, samemu na nią nie patrząc
besides-places = { $person } i { $other } zamieniają się miejscami; monety i karty zostają
action-announce-left = Ogłoś: lewa ręka
action-announce-right = Ogłoś: prawa ręka

# the checklist
setup-open = Przygotuj krok po kroku
setup-open-detail = Lista, a potem głośne czytanie postaci
setup-step = Przygotowanie
setup-title = Co wyjąć z pudełka
setup-hint = Odhacz, co gotowe. Każdy ekran przy stole widzi to samo.
setup-cards = { $cards ->
    [one] Weź { $cards } kartę
    [few] Weź { $cards } karty
   *[many] Weź { $cards } kart
}
setup-twice = obie karty
setup-table = Na stole
setup-left = { $count ->
    [0] Wszystko gotowe
   *[other] Zostało: { $count }
}
setup-read = Czytamy postacie
setup-skip = Od razu do stołu
check-stays = Pozostałe postacie zostają w pudełku: { $characters }
check-court = Połóż Sąd na stole, w pewnej odległości od banku
check-insert = Ułóż monety w przegródkach banku
check-sheet = Połóż arkusz Scenariusza na środku, jeśli z niego gracie

# the reading round
read-step = Czytanie postaci · { $number } z { $count }
read-next = Dalej
read-own = Postać tej grupy
read-hint = Ktoś czyta na głos; wszystkie karty leżą odkryte.
read-down-step = Czytanie postaci · koniec
read-down-title = Zakryjcie wszystkie karty
read-down-begins = Najmłodsza osoba to { $person } i ona zaczyna; potem zgodnie z ruchem wskazówek zegara.
read-down-opening = Pierwsze cztery tury gry to zamiany: własna karta i jedna cudza trafiają pod stół, zostają zamienione albo nie i wracają zakryte. Podglądanie i ogłaszanie dopiero później.
read-begin = Do stołu
