# Setting up the table, and instructions that are not about coins.

by-hand-house = Rozstrzygnijcie to między sobą.
besides-compared = { $other } ma { $theirs }, a { $person } { $own }: bez zapłaty
besides-shown = { $person } pokazuje kartę wszystkim innym, nie patrząc na nią
besides-places = { $person } i { $other } zamieniają się miejscami; monety i karty zostają tam, gdzie były
action-announce-left = Ogłoś lewą kartę
action-announce-right = Ogłoś prawą kartę
action-announce-left-short = Lewa karta
action-announce-right-short = Prawa karta

# the checklist
setup-open = Przygotowanie krok po kroku
setup-open-detail = Lista, a potem opisy postaci na głos
setup-step = Przygotowanie gry
setup-title = Co wyjąć z pudełka
setup-hint = Zaznaczajcie, co gotowe. Widać to na wszystkich urządzeniach.
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
setup-read = Poznajemy postacie
setup-skip = Od razu do stołu
check-blank = Napiszcie „{ $name }” na pustej karcie
check-blank-token = Napiszcie „{ $name }” na pustej karcie; należy do niej pusty znacznik
check-stays = Poza grą, w pudełku: { $characters }
check-court = { $insert ->
    [yes] Rozłóżcie planszę Sądu
   *[no] Rozłóżcie planszę Sądu w pewnej odległości od banku
}
check-insert = Ułóżcie monety w wyprasce, która służy za bank
check-sheet = Połóżcie na środku stołu arkusz scenariusza, jeśli z niego korzystacie

# the reading round
read-step = Poznajemy postacie · { $number } z { $count }
read-next = Dalej
read-own = Postać waszej grupy
read-hint-first = Niech ktoś przeczyta to na głos. Karty leżą odkryte.
read-hint-second = { $centre ->
    [0] Czyta na głos osoba, która dostała tę kartę. Karty leżą odkryte.
   *[other] Czyta na głos osoba, która dostała tę kartę; karty ze środka czyta, kto chce. Karty leżą odkryte.
}
read-down-step = Poznajemy postacie · koniec
read-down-title = Zakryjcie wszystkie karty
read-down-begins = Zaczyna najmłodsza osoba, { $person }; dalej zgodnie z ruchem wskazówek zegara.
read-down-starts = Zaczyna { $person }; dalej zgodnie z ruchem wskazówek zegara.
read-down-opening = Cztery pierwsze tury gry to tury przygotowawcze: bierzesz pod stół swoją kartę i jedną inną, nie patrząc, zamieniasz je albo nie i odkładasz zakryte. Podglądać i ogłaszać można dopiero potem.
read-down-begins-two = Zaczyna młodsza osoba, { $person }; potem gracie na zmianę.
read-down-starts-two = Zaczyna { $person }; potem gracie na zmianę.
read-down-opening-two = Cztery pierwsze tury gry, po dwie na osobę, to tury przygotowawcze: bierzesz pod stół jedną ze swoich kart i jeszcze jedną, nie patrząc, zamieniasz je albo nie i odkładasz zakryte. Karta chroniona przeciwnika zostaje na miejscu. Podglądać i ogłaszać można dopiero potem.
read-down-opening-three = Cztery pierwsze tury gry to tury przygotowawcze: bierzesz pod stół jedną ze swoich kart i jeszcze jedną, nie patrząc, zamieniasz je albo nie i odkładasz zakryte. Podglądać i ogłaszać można dopiero potem.
read-begin = Do stołu

# powers as they work with two players
power-bishop-two = Bierzesz 2 monety od przeciwnika.
power-fool-two = Bierzesz 1 monetę z banku. Kart nie zamieniasz, bo masz tylko jednego przeciwnika.
power-witch-two = Możesz wymienić cały swój majątek na majątek przeciwnika: on bierze wszystkie twoje monety, a ty wszystkie jego. Wolno ci też zrezygnować.
power-thief-two = Bierzesz 2 monety od przeciwnika: siedzi i po twojej lewej, i po prawej.
power-spy-two = Oglądasz w tajemnicy jedną ze swoich kart i jedną kartę przeciwnika. Następnie zamieniasz je pod stołem lub tylko udajesz zamianę.
