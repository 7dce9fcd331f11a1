# Home, new game, table and menus.

app-name = Mascarade Companion
error-page = Nie udało się wyświetlić tej strony. Wasza gra jest bezpieczna.
away = Aplikacja nie odpowiada
away-hint = Wasza gra jest bezpieczna. Sprawdźcie, czy urządzenie z aplikacją nie jest uśpione i czy jest w tej samej sieci. Strona połączy się sama.
coming-back = Chwileczkę, aplikacja zaraz wróci
coming-back-hint = Urządzenie ją zatrzymało: zdarza się to w uśpieniu albo gdy brakuje pamięci. Wasza gra jest bezpieczna.
choose-file = Wybierz plik
app-unofficial = Nieoficjalna aplikacja dla posiadaczy gry. Wydawca jej nie stworzył ani nie zatwierdził.

# tools
tool-rules = Zasady
tool-history = Historia
tool-phones = Telefony
tool-more = Więcej
language-title = Język
close = Zamknij
cancel = Anuluj
back = Wstecz
help-why = Dlaczego? Zobacz zasadę
help-character = Co robi { $character }?

# home
home-title = Monety, Sąd i tury bez pomyłek – blef zostawiamy wam
home-purpose = Do waszej gry Mascarade z pudełka: bank, Sąd, kolejność tur i wszystkie zasady.
home-resume = Graj dalej
home-resume-detail = Tura { $turn } · { $people }
home-continue = Wróć do stołu
home-ended = Wynik gry
home-continue-detail = Tura { $turn } · { $person }
home-again = Rewanż w tym składzie
home-unfinished = Wróć do przygotowań
home-new = Nowa gra
home-new-detail = Imiona, zestaw, przygotowanie gry
home-rules = Zasady
home-rules-detail = Wyszukaj dowolną zasadę

# new game: players
people-step = Nowa gra · gracze
people-title = Kto gra?
people-hint = Wpiszcie imiona tak, jak siedzicie, zgodnie z ruchem wskazówek zegara. Zaczyna najmłodsza osoba: dotknijcie płomienia obok jej imienia. Imion można nie wpisywać.
people-name = Gracz { $place }
people-unseen = { people-name }: niektórych znaków nie da się tu pokazać. Wpiszcie imię inaczej.
people-add = Dodaj gracza
people-remove = Usuń: { $person }
people-up = W górę: { $person }
people-down = W dół: { $person }
people-youngest = Najmłodsza osoba zaczyna: { $person }
people-all = { $people }
people-last = Ostatnia grupa
people-count = { $count ->
    [one] { $count } gracz
   *[other] { $count } graczy
}
people-next = Wybierz zestaw
people-begins = Zaczyna: { $person }
people-variant = Wariant dla doświadczonych: po dwie lub trzy karty na osobę.

# new game: set and checklist
set-step = { $edition } · { people-count }
edition-first = Pierwsza edycja
edition-second = Druga edycja
set-title-one = Zestaw z instrukcji
set-title-printing = Które wydanie macie?
set-printed = Zestaw z instrukcji dla { people-count }
set-with = W zestawie jest { $character }
printing-en-ru = Wydanie angielskie i rosyjskie
printing-fr-ja-pl = Wydanie polskie, francuskie i japońskie
set-judge-in = Sędzia jest w zestawie; { $cards ->
    [one] { $cards } karta
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} dla { people-count }
    .second = Sędzia jest w zestawie; { $cards ->
        [one] { $cards } Maska
        [few] { $cards } Maski
        [many] { $cards } Masek
       *[other] { $cards } Maski
    } dla { people-count }
set-bank-money = Przynosi pieniądze z banku: { $have } z { $cards } (co najmniej jedna trzecia)
set-bank-money-printed = Przynosi pieniądze z banku: { $have } z { $cards }; mniej niż jedna trzecia, ale to zestaw z instrukcji

rematch-title = Rewanż
rematch-youngest = { $person } – najmłodsza osoba
rematch-next = { $person } – następna osoba w kolejce
rematch-lot = Losuj
rematch-same-seats = Te same miejsca
rematch-shuffled = Nowe miejsca
rematch-shuffle = Rozlosuj miejsca
rematch-set-again = Ten sam zestaw
rematch-set-next = Następny zestaw
rematch-set-chance = Losowy zestaw

checklist = Przygotowanie gry
checklist-begins = Potem zaczyna { $person }
check-cards = Wyjmijcie z pudełka { $cards ->
    [one] { $cards } kartę
    [few] { $cards } karty
    [many] { $cards } kart
   *[other] { $cards } karty
} tego zestawu
    .second = Wyjmijcie z pudełka { $cards ->
        [one] { $cards } Maskę
        [few] { $cards } Maski
        [many] { $cards } Masek
       *[other] { $cards } Maski
    } tego zestawu
check-cards-named = { $task }: { $characters }
check-tokens = Ułóżcie obok Sądu znaczniki postaci w grze
check-coins = Po { $each ->
    [one] { $each } monecie
    [few] { $each } monety
    [many] { $each } monet
   *[other] { $each } monety
} na osobę, reszta ({ $bank }) { $insert ->
    [yes] do wypraski: to bank
   *[no] na środek stołu: to bank
}
check-coins-tablet = Monety zostają w pudełku, bo liczy je aplikacja
check-centre = { $count ->
    [one] { $count } odkryta karta na środku stołu
    [few] { $count } odkryte karty na środku stołu
   *[other] { $count } odkrytych kart na środku stołu
}
    .second = { $count ->
        [one] { $count } odkryta Maska na środku stołu
        [few] { $count } odkryte Maski na środku stołu
       *[other] { $count } odkrytych Masek na środku stołu
    }
check-hands = { $count ->
    [2] Po dwie karty: dla lewej ręki i dla prawej
   *[other] Po trzy karty: lewa, prawa i między nimi chroniona
}
check-deal = Potasujcie karty i rozdajcie je odkryte
    .second = Potasujcie Maski i rozdajcie je odkryte
check-read = Każdy ogląda wszystkie karty, potem je zakrywacie
    .second = Każdy ogląda wszystkie Maski, potem je zakrywacie
tablet-choice = Jakich monet używacie?
tablet-box = Monety z pudełka
tablet-holds = Monety liczy aplikacja
opening-order = Tury przygotowawcze, same zamiany: { $people }
start-game = Rozpocznij grę
back-to-people = Imiona i miejsca

# the table
turn-number = Tura { $turn }
turn-announces = Tura { $turn } · { $person } ogłasza się { $character-ins }
await-turn = Teraz gra { $person }
action-swap = Zamień lub nie
action-swap-short = Zamień lub nie
action-look = Podejrzyj swoją kartę
    .second = Podejrzyj swoją Maskę
action-look-one = Podejrzyj jedną swoją kartę
action-look-short = Podejrzyj
action-announce = Ogłoś
announce-title = Kim ogłasza się { $person }?
announce-title-left = Kim jest lewa karta? Ogłasza { $person }
announce-title-right = Kim jest prawa karta? Ogłasza { $person }
name-of-character = { $character }
name-of-copies = { $count } × { $character }
claims-title = Kto jeszcze jest { $character-ins }?
claims-title-two = Czy { $other } też jest { $character-ins }?
claims-hint = Od gracza po lewej ({ $person } ogłasza) każdy przepuszcza albo kwestionuje.
claims-hint-two = { $other } przepuszcza albo kwestionuje.
claims-nobody = Nikt nie kwestionuje
claims-nobody-two = { $other } przepuszcza
tap-claimants = Dotknijcie na stole imion tych, którzy kwestionują.
tap-people = Dotknijcie imienia na stole.
reveal-title = Kto naprawdę jest { $character-ins }?
turn-cards = Odkryjcie karty
    .second = Odkryjcie Maski
turn-cards-now = Karty na stół!
    .second = Maski na stół!
turn-cards-label = { $people } – odkryjcie karty. Kto jest { $character-ins }?
    .second = { $people } – odkryjcie Maski. Kto jest { $character-ins }?
option-announced = ogłasza
option-claimed = kwestionuje jako { $order }.
option-nobody = Nikt
badge-announces = ogłasza
badge-swaps = zamienia lub nie
badge-claims = kwestionuje
badge-passes = przepuszcza
badge-is = to { $character }
badge-answers = odpowiada
badge-chosen = wybór
badge-wins = wygrywa
badge-to-win = do wygranej: { $coins }
badge-coins-left = { $coins ->
    [one] ostatnia moneta
    [few] ostatnie { $coins } monety
   *[many] ostatnie { $coins } monet
}
badge-would-win = może wygrać
badge-would-be-out = bankructwo
badge-sits-here = tu siada { $person }
choice-take = { $person }: od kogo wziąć monety?
choice-fortunes = { $person }: z kim wymienić się majątkiem?
choice-point = { $person }: kto ma powiedzieć, kim jest?
choice-show = { $person }: kto pokazuje kartę, nie patrząc?
    .second = { $person }: kto pokazuje Maskę, nie patrząc?
choice-move = { $person }: kto z kim zamienia się miejscami?
choice-nobody = Z nikim
choice-take-only = { $person } bierze monety, płaci { $people }
choice-fortunes-one = { $person } i { $other }: wymienić się majątkami?
choice-point-only = { $people } ma powiedzieć, kim jest
choice-show-only = { $people } pokazuje kartę, nie patrząc
    .second = { $people } pokazuje Maskę, nie patrząc
choice-move-only = { $people } zamieniają się miejscami
choice-accept = Wymień
choice-decline = Nie wymieniaj
answer-title = { $person } mówi, kim jest, i odkrywa kartę
    .second = { $person } mówi, kim jest, i odkrywa Maskę
answer-right = Dobra odpowiedź
answer-wrong = Zła odpowiedź
moves-title = Co się zmieni
moves-power = Umiejętność
moves-fine = Grzywna
moves-none = Monety bez zmian.
moves-none-yet = Na razie monety bez zmian.
moves-next = Potem { $person } rozgrywa turę.
moves-then-choice = Potem { $person } wybiera.
would-end-thirteen = { $count ->
    [one] { $people } może wygrać z { $coins } monetami
   *[other] { $people } mogą wygrać razem
}
would-end-bankruptcy = { $count ->
    [one] Bankructwo ({ $broke }): może wygrać { $people }
   *[other] Bankructwo ({ $broke }): mogą wygrać razem { $people }
}
would-end-cheat = { $people } może wygrać
would-if = Jeśli { $person } jest { $character-ins }: { $end }
would-if-nobody = Jeśli nikt nie jest { $character-ins }: { $end }
would-if-unclaimed = Jeśli nikt nie zakwestionuje: { $end }
would-depends = Zależnie od kart: { $end }
would-whoever = Wygra ten, kto naprawdę jest { $character-ins }
would-win-as = { $people } wygra jako { $character }
would-others = { $count ->
    [one] Grę zakończy też jeszcze jedna odpowiedź
    [few] Grę zakończą też { $count } inne odpowiedzi
   *[other] Grę zakończy też { $count } innych odpowiedzi
}
moves-pair = { $source } → { $target }
confirm = { $coins ->
    [0] Potwierdź
    [one] Potwierdź: razem { $coins } moneta
    [few] Potwierdź: razem { $coins } monety
    [many] Potwierdź: razem { $coins } monet
   *[other] Potwierdź: razem { $coins } monety
}
now-before-turn = Jeszcze przed tą turą
now-fool-first = { $person }: zamień teraz karty dwóch innych graczy albo udaj, nie patrząc.
now-fool-second = { $person }: zamień teraz Maski dwóch innych graczy albo udaj, nie patrząc.
now-spy-first = { $centre ->
    [0] { $person }: obejrzyj teraz swoją kartę i kartę innego gracza. Potem zamień je lub nie.
   *[other] { $person }: obejrzyj teraz swoją kartę i jedną inną, gracza albo ze środka. Potem zamień je lub nie.
}
now-spy-second = { $person }: obejrzyj teraz swoją Maskę i Maskę innego gracza. Potem zamień je lub nie.
now-spy-two = { $person }: obejrzyj teraz jedną ze swoich kart i lewą lub prawą przeciwnika. Potem zamień je lub nie.
now-shown-first = { $person }: pokaż teraz swoją kartę wszystkim innym, nie patrząc na nią.
now-shown-second = { $person }: pokaż teraz swoją Maskę wszystkim innym, nie patrząc na nią.
now-places = { $person } i { $other }: zamieńcie się teraz miejscami. Monety i karty zostają.
    .second = { $person } i { $other }: zamieńcie się teraz miejscami. Monety i Maski zostają.
now-own = { $person }: { $text }
undo = Cofnij
tap-ignored = Za szybko: to dotknięcie się nie liczy
undo-nothing = Nie ma czego cofnąć
undo-detail = Tura { $turn } · { $what }
redo-detail = Ponów: { $what }
redo-moves = Ponów: { $moves ->
    [few] { $moves } ruchy
   *[many] { $moves } ruchów
}

place-label = { $person }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
place-label-active = { place-label }, teraz gra
place-label-acts = { place-label }, teraz decyduje
place-close = blisko { $coins }
court = Sąd
bank = Bank
pot-label = { $pot }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}

# the end
end-step = Koniec gry · tura { $turn }
end-won = { $count ->
    [one] Wygrywa { $people }
   *[other] Wygrywają razem { $people }
}
end-winner = { $count ->
    [one] { $people } wygrywa
   *[other] { $people } wygrywają razem
}
end-how-thirteen = Co najmniej 13 monet.
end-how-bankruptcy = { $count ->
    [one] Bankructwo ({ $people }): wygrywa najbogatsza osoba.
   *[other] Bankructwo ({ $people }): wygrywają razem najbogatsi.
}
end-how-cheat = Oszust i co najmniej 10 monet.
end-how-house = Umiejętność { $character-gen }.
end-again = Rewanż
end-home = Ekran główny

# more
more-title = Więcej
more-mistaken = Ktoś zobaczył swoją kartę
    .second = Ktoś zobaczył swoją Maskę
more-mistaken-detail = W najbliższej swojej turze musi ją podejrzeć
mistaken-any-card = Nieważne, która to była karta.
more-correct = Popraw monety
more-correct-detail = Ręcznie: bank, Sąd, gracze
more-outwards = Obróć tabliczki do graczy
more-outwards-two = Obróć połowy ekranu do graczy
more-sounds = Dźwięki
more-countdown = Odliczanie przed odkryciem
more-save = Zapisz grę do pliku
more-save-detail = Żeby grać dalej na innym urządzeniu
more-open = Otwórz zapisaną partię
more-open-none = To nie jest partia z tej aplikacji.
more-leave = Odłóż tę grę
more-leave-detail = Zapisze się, możecie do niej wrócić
endings-title = Kto może wygrać?
endings-detail = I jaką postacią, przy obecnym stanie monet
endings-note = Liczą się tylko monety: co każdemu dałoby ogłoszenie postaci we własnej turze, gdyby nikt nie zakwestionował. Kto ma jaką kartę, nie wie nikt.
    .second = Liczą się tylko monety: co każdemu dałoby ogłoszenie postaci we własnej turze, gdyby nikt nie zakwestionował. Kto ma jaką Maskę, nie wie nikt.
endings-none = Nikt nie może zakończyć gry najbliższym ogłoszeniem.
endings-wins = Może wygrać jako
endings-ends = Może zakończyć grę jako
more-turning = Obracaj panel do grającego
more-turning-detail = Gdy tablet leży płasko między wami
more-hourglass-off = Klepsydra: wyłączona
more-hourglass = Klepsydra: { $seconds } s
more-hourglass-detail = Na tury i kwestionowanie; gdy się przesypie, nic się nie dzieje
more-patience = Ponowne dotknięcie: pomijane przez { $seconds } s
more-patience-detail = Gdy ręka drży: przypadkowe podwójne dotknięcia się nie liczą
hourglass-over = Czas!
hourglass-label = { $seconds } s
more-far = Duży widok
more-far-detail = Tylko monety i tura; dotknijcie, by wyjść
appearance-title = Motyw i wielkość tekstu
appearance-theme = Motyw
appearance-theme-system = Jak w urządzeniu
appearance-theme-light = Jasny
appearance-theme-dark = Ciemny
appearance-size = Wielkość tekstu
appearance-size-system = Jak w urządzeniu
appearance-size-most = Tu najwyżej { $size }
about-title = O aplikacji
about-version = Wersja { $version }
about-licences = Kroje pisma: Roboto (Apache License 2.0), Bona Nova i Noto Sans JP (SIL Open Font License).
player-claims = Kwestionuje: „Nie, to ja jestem { $character-ins }!”
player-mistaken = Karta zobaczona przez pomyłkę
    .second = Maska zobaczona przez pomyłkę
player-rename = Zmień imię
rename-title = Zmiana imienia
rename-name = Imię
rename-detail = Gdy w imieniu jest błąd albo ktoś inny zajmuje to miejsce.
rename-do = Zapisz imię
rename-exchange = Albo wybierz, z kim zamienić imię:
mistaken-title = Kto przez pomyłkę zobaczył swoją kartę?
    .second = Kto przez pomyłkę zobaczył swoją Maskę?
mistaken-owes = musi podejrzeć kartę
    .second = musi podejrzeć Maskę
owed-look-later = { $person }: kartę trzeba podejrzeć w pierwszej turze, w której będzie to dozwolone.
    .second = { $person }: Maskę trzeba podejrzeć w pierwszej turze, w której będzie to dozwolone.
correct-title = Ręczna poprawka monet
correct-from = Skąd
correct-to = Dokąd
correct-missing-from = Wybierzcie, skąd
correct-missing-to = Wybierzcie, dokąd
correct-fewer = O jedną monetę mniej
correct-more = O jedną monetę więcej
correct-pending = Te monety nie są jeszcze przesunięte.
correct-discard = Nie przesuwaj
correct-do = Przesuń { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}
correct-outcome = { $now }, będzie { $coins }
correct-ends-thirteen = Co najmniej 13 monet. Jeśli tak zostanie do końca tury, gra się skończy: { end-winner }.
correct-ends-bankruptcy = Ktoś jest bez monet. Jeśli tak zostanie do końca tury, gra się skończy: { end-winner }.
history-title = Historia gry
history-empty = Na razie nic.
history-hint = Dotknijcie wiersza, by zobaczyć stół z tamtej chwili.
history-oldest-first = Pokaż od najstarszych
history-newest-first = Pokaż od najnowszych
phones-title = Telefony przy stole
phones-scan = Zeskanujcie kod telefonem połączonym z tą samą siecią:
phones-off = Na razie grę widać tylko na tym urządzeniu. Jeśli dołączycie telefony, otworzy ją każde urządzenie w tej samej sieci, które zeskanuje kod, dopóki nie zamkniecie aplikacji.
phones-let-in = Dołącz telefony
phones-no-network = To urządzenie nie jest teraz w żadnej sieci. Połączcie je z siecią albo włączcie na nim hotspot i otwórzcie to okno jeszcze raz.
phones-others = To urządzenie jest w kilku sieciach. Jeśli ten adres się nie otwiera, spróbujcie innego:
phones-renew = Nowy kod
phones-renew-detail = Rozłącza wszystkie telefony. Wrócą po zeskanowaniu nowego kodu.
phones-uninvited = Aby dołączyć do tego stołu, zeskanuj kod z urządzenia, na którym jest otwarty.

# two and three players
hand-left = lewa karta
hand-right = prawa karta
hand-protected = karta chroniona
claim-with = { $person }: { $hand }
claim-left = Lewa karta
claim-right = Prawa karta
claim-protected = Karta chroniona
few-title = Jakie zamiany są dozwolone?
few-printing = Wasze pudełko:
few-pl = Wydanie polskie
few-ja = Wydanie japońskie
few-ru = Wydanie rosyjskie
few-en = Wydanie angielskie
few-fr = Wydanie francuskie
few-own-or-opponent = Zamieniasz swoją kartę z kartą przeciwnika albo dwie swoje między sobą.
few-opponent = Zamieniasz swoją kartę z kartą przeciwnika.
few-two-own = Zamieniasz lewą lub prawą kartę z dowolną inną swoją albo z lewą lub prawą kartą przeciwnika.
few-two-any = Zamieniasz dowolną ze swoich trzech kart z lewą lub prawą kartą przeciwnika.
few-protected = Karty chronionej przeciwnika nie wolno zamieniać. Swojej nie wolno użyć do ogłoszenia, ale można nią kwestionować.

# saved games
home-games = Wasze partie
moves-then-answer = Następnie { $person } odpowiada i odkrywa kartę.
    .second = Następnie { $person } odpowiada i odkrywa Maskę.

# the practice table, and hints in a game
practice-open = Pierwszy raz? Zagraj turę na próbę
practice-detail = Dwie minuty, bez kart
practice-end = Zakończ ćwiczenie
practice-edition = Edycja waszej gry
practice-1 = Ada
practice-2 = Bartek
practice-3 = Cezary
practice-4 = Dawid
hints-show = Pokaż podpowiedzi
hints-detail = Jedno zdanie o tym, co się teraz dzieje
coach-turn = { $you }, twoja tura. Każdy ma 6 monet i nikt nie jest pewien własnej karty. Dotknij „{ action-announce }”.
    .second = { $you }, twoja tura. Każdy ma 6 monet i nikt nie jest pewien własnej Maski. Dotknij „{ action-announce }”.
coach-announce = Wybierz Króla. Czy naprawdę nim jesteś, liczy się tylko wtedy, gdy ktoś zakwestionuje: „Nie, to ja jestem Królem!”
coach-claims = { $other } mówi: „Nie, to ja jestem { $character-ins }!” Dotknij tabliczki „{ $other }”.
coach-cards = Dotknij „{ turn-cards }”: teraz ty i { $other } odkrywacie karty.
    .second = Dotknij „{ turn-cards.second }”: teraz ty i { $other } odkrywacie Maski.
coach-reveal = { $character-ins } naprawdę jest { $other }: wybierz to imię.
coach-confirm = Umiejętności używa { $other }, a twoje fałszywe ogłoszenie kosztuje 1 monetę. Potwierdź.
coach-done = To serce gry: ogłaszać, kwestionować, odkrywać, płacić. „{ undo }” cofa błędne dotknięcie. Teraz rozdajcie własne karty!
    .second = To serce gry: ogłaszać, kwestionować, odkrywać, płacić. „{ undo }” cofa błędne dotknięcie. Teraz rozdajcie własne Maski!
hint-opening = Weź pod stół swoją kartę i jedną inną. Zamień je albo tylko udaj i odłóż obie, nie patrząc.
    .second = Weź pod stół swoją Maskę i jedną inną. Zamień je albo tylko udaj i odłóż obie, nie patrząc.
hint-opening-several = Weź pod stół jedną ze swoich kart i jeszcze jedną. Zamień je albo tylko udaj i odłóż obie, nie patrząc.
hint-turn = Zamień lub nie, podejrzyj swoją kartę albo ogłoś się dowolną postacią w grze. Monety przynosi tylko ogłoszenie.
    .second = Zamień lub nie, podejrzyj swoją Maskę albo ogłoś się dowolną postacią w grze. Monety przynosi tylko ogłoszenie.
hint-turn-several = Zamień lub nie, podejrzyj jedną ze swoich kart albo ogłoś się dowolną postacią w grze. Monety przynosi tylko ogłoszenie.
hint-bound = W tej turze nie wszystko wolno: powód jest przy przyciskach.
hint-announce = Wybierz dowolną postać w grze. Twoją kartę zobaczą tylko wtedy, gdy ktoś zakwestionuje.
    .second = Wybierz dowolną postać w grze. Twoją Maskę zobaczą tylko wtedy, gdy ktoś zakwestionuje.
hint-claims = Po kolei każdy przepuszcza albo kwestionuje („Nie, to ja!”). Gdy nikt nie kwestionuje, umiejętność działa, a karty zostają zakryte.
    .second = Po kolei każdy przepuszcza albo kwestionuje („Nie, to ja!”). Gdy nikt nie kwestionuje, umiejętność działa, a Maski zostają zakryte.
hint-claims-two = { $other } przepuszcza albo kwestionuje. Gdy przepuści, umiejętność działa, a karty zostają zakryte.
hint-reveal = Kto ogłasza i kto kwestionuje, odkrywa kartę. Wybierzcie, kto naprawdę jest tą postacią, albo „{ option-nobody }”.
    .second = Kto ogłasza i kto kwestionuje, odkrywa Maskę. Wybierzcie, kto naprawdę jest tą postacią, albo „{ option-nobody }”.
hint-confirm = Sprawdźcie, co się przesunie, i potwierdźcie.
hint-choice = Decyduje ten, kto używa umiejętności.
hint-answer = Wskazana osoba mówi, kim według siebie jest, a potem odkrywa kartę.
    .second = Wskazana osoba mówi, kim według siebie jest, a potem odkrywa Maskę.
