# Setting up the table, and instructions that are not about coins.

by-hand-house = Rozstrzygnijcie to między sobą.
besides-shown = { $person } pokazuje Maskę wszystkim innym, nie patrząc na nią
besides-places = { $person } i { $other } zamieniają się miejscami; monety i karty zostają
    .second = { $person } i { $other } zamieniają się miejscami; monety i Maski zostają
action-announce-left = Ogłoś lewą kartę
action-announce-right = Ogłoś prawą kartę
action-announce-left-short = Lewa karta
action-announce-right-short = Prawa karta

# the checklist
setup-open = Krok po kroku
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
    .second = { $cards ->
        [one] Weźcie { $cards } Maskę
        [few] Weźcie { $cards } Maski
        [many] Weźcie { $cards } Masek
       *[other] Weźcie { $cards } Maski
    }
setup-twice = obie karty
    .second = obie Maski
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
    .second = Odłóżcie na bok: { $characters }
check-court = { $insert ->
    [yes] Rozłóżcie planszę Sądu
   *[no] Rozłóżcie planszę Sądu z dala od banku
}
check-insert = Ułóżcie monety w wyprasce, która służy za bank
check-sheet = Połóżcie na środku stołu arkusz scenariusza { $number }, stroną { $side } do góry
check-table = Usiądźcie przy nieprzezroczystym stole: zamiany odbywają się pod blatem

# the reading round
read-step = Poznajemy postacie · { $number } z { $count }
read-next = Dalej
read-own = Postać waszej grupy
read-hint-first = Niech ktoś przeczyta to na głos. Karty leżą odkryte.
read-hint-second = { $centre ->
    [0] Czyta na głos osoba, która dostała tę Maskę. Maski leżą odkryte.
   *[other] Czyta na głos osoba, która dostała tę Maskę; te ze środka czyta, kto chce. Maski leżą odkryte.
}
read-down-step = Poznajemy postacie · koniec
read-down-title = Zakryjcie wszystkie karty
    .second = Zakryjcie wszystkie Maski
read-down-begins = Zaczyna najmłodsza osoba, { $person }; dalej zgodnie z ruchem wskazówek zegara.
read-down-starts = Zaczyna { $person }; dalej zgodnie z ruchem wskazówek zegara.
read-down-opening = Cztery pierwsze tury są przygotowawcze: bierzesz pod stół swoją kartę i jedną inną, zamieniasz je lub nie i odkładasz, nie patrząc. Nikt jeszcze nie podgląda ani się nie ogłasza.
    .second = Cztery pierwsze tury są przygotowawcze: bierzesz pod stół swoją Maskę i jedną inną, zamieniasz je lub nie i odkładasz, nie patrząc. Nikt jeszcze nie podgląda ani się nie ogłasza.
read-down-begins-two = Zaczyna młodsza osoba, { $person }; potem gracie na zmianę.
read-down-starts-two = Zaczyna { $person }; potem gracie na zmianę.
read-down-opening-two = Cztery pierwsze tury, po dwie na osobę, są przygotowawcze: bierzesz pod stół { $swap ->
    [own] swoją lewą lub prawą kartę i drugą: inną swoją albo lewą lub prawą przeciwnika
    [any] jedną ze swoich trzech kart i lewą lub prawą przeciwnika
   *[all] jedną ze swoich kart i jeszcze jedną (nie chronioną przeciwnika)
}, zamieniasz je lub nie i odkładasz, nie patrząc. Nikt jeszcze nie podgląda ani się nie ogłasza.
read-down-opening-three = Cztery pierwsze tury są przygotowawcze: bierzesz pod stół jedną ze swoich kart i jeszcze jedną, zamieniasz je lub nie i odkładasz, nie patrząc. Nikt jeszcze nie podgląda ani się nie ogłasza.
read-begin = Do stołu

# powers as they work with two players
power-bishop-two = Bierzesz 2 monety od przeciwnika.
power-fool-two = Bierzesz 1 monetę z banku. Kart nie zamieniasz: masz tylko jednego przeciwnika.
power-witch-two = Możesz wymienić cały swój majątek na majątek przeciwnika. Nie musisz.
power-thief-two = Bierzesz 2 monety od przeciwnika: siedzi i po twojej lewej, i po prawej.
power-spy-two = Po kryjomu oglądasz jedną ze swoich kart i lewą lub prawą przeciwnika. Potem zamieniasz je pod stołem albo tylko udajesz.
