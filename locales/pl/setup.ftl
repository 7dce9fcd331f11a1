# Przygotowanie, czytanie postaci i to, co stół słyszy poza monetami.

by-hand-house = To rozstrzygacie między sobą przy stole.
besides-compared = { $other } ma { $theirs }, a { $person } { $own }: bez zapłaty
besides-shown = { $person } pokazuje kartę wszystkim innym, nie patrząc na nią
besides-places = { $person } i { $other } zamieniają się miejscami; monety i karty zostają tam, gdzie były
action-announce-left = Ogłoś lewą kartą
action-announce-right = Ogłoś prawą kartą

# lista przygotowań
setup-open = Przygotowanie krok po kroku
setup-open-detail = Lista, potem postacie czytane na głos
setup-step = Przygotowanie gry
setup-title = Co wyjąć z pudełka
setup-hint = Zaznaczajcie, co gotowe. Widać to na każdym ekranie przy tym stole.
setup-cards = { $cards ->
    [one] Weźcie { $cards } kartę
    [few] Weźcie { $cards } karty
    [many] Weźcie { $cards } kart
   *[other] Weźcie { $cards } karty
}
setup-twice = obie karty
setup-table = Na stole
setup-left = { $count ->
    [0] Wszystko gotowe
   *[other] Zostało: { $count }
}
setup-read = Czytamy postacie
setup-skip = Od razu do stołu
check-stays = Poza grą, w pudełku: { $characters }
check-court = Połóżcie na stole planszę Sądu, w pewnej odległości od banku
check-insert = Ułóżcie monety w wyprasce służącej za bank
check-sheet = Połóżcie na środku arkusz scenariusza, jeśli z niego korzystacie

# czytanie postaci
read-step = Czytanie postaci · { $number } z { $count }
read-next = Dalej
read-own = Postać waszej grupy
read-hint = Ktoś czyta na głos; wszystkie karty leżą odkryte.
read-down-step = Czytanie postaci · koniec
read-down-title = Zakryjcie wszystkie karty
read-down-begins = Zaczyna najmłodsza osoba, { $person }; dalej zgodnie z ruchem wskazówek zegara.
read-down-opening = Cztery pierwsze tury gry to potencjalne zamiany: bierzesz pod stół swoją kartę i jedną inną, zamieniasz je albo nie i, nie patrząc, odkładasz zakryte. Podglądać i ogłaszać można dopiero potem.
read-begin = Do stołu
