# Choosing and building a set.
edition-choice = Które macie pudełko?
edition-only = tylko dla { $fewest }–{ $most } graczy
edition-people = { $year } · { $fewest }–{ $most } graczy
set-title-choose = Którym zestawem gracie?
set-ours = zestaw aplikacji
set-yours = Wasz własny zestaw
set-bank-money-own = Przynosi pieniądze z banku: { $have } z { $cards }
set-minutes = Około { $minutes } minut
set-mood = { $mood ->
    [low] łagodny
    [high] bezwzględny
   *[middle] wyważony
}
set-coins = { $coins ->
    [low] mało monet
    [high] dużo monet
   *[middle] monet w sam raz
}
figures-open = Porównaj w liczbach
figures-title = Zestawy w liczbach
set-build = Ułóż własny zestaw
set-open = Otwórz udostępniony zestaw
set-opened = Otwarto zestaw: { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[many] { $count } kart
}
    .second = Otwarto zestaw: { $count ->
        [one] { $count } Maska
        [few] { $count } Maski
       *[many] { $count } Masek
    }
set-already = Ten zestaw jest już otwarty.
set-none = Ta edycja jest dla { $fewest }–{ $most } graczy.
sheet-side = Arkusz { $number }, strona { $side }
sheet-read = Dodaj: { sheet-side }
sheet-read-detail = Zaznaczcie Maski raz, a aplikacja je zapamięta
sheet-again = Popraw: { sheet-side }
sheet-keep = Zapisz ten arkusz

# statistics of simulated games
simulated-title = Symulacja: { $games } partii prostych botów
simulated-taken = Monety odbierane graczom na turę
simulated-turns = Długość w turach
simulated-thirteen = Koniec: 13 monet
simulated-bankruptcy = Koniec: bankructwo
simulated-cheat = Koniec: Oszust
simulated-bank = Monety z banku na turę
simulated-opposed = Zakwestionowane ogłoszenia
percent = { $share }%
simulate = Symuluj ten zestaw
simulating = Symulacja: { $done } z { $games } partii

# the builder
builder-title = Układanie zestawu
builder-hint = Dotknijcie karty, aby ją wziąć lub odłożyć.
    .second = Dotknijcie Maski, aby ją wziąć lub odłożyć.
builder-tile = { $character }: { $have } z { $copies }
builder-lawful = Ten zestaw jest zgodny z zasadami doboru.
builder-cards = Karty: { $have }
    .second = Maski: { $have }
builder-centre = Na środku: { $count }
builder-more-money = Lepiej więcej niż jedna trzecia.
builder-half-money = Najlepiej połowa.
builder-likely-minimum = Prawdopodobnie dopiero od { $minimum } graczy: { $characters }. Sprawdźcie w rogu karty.
builder-corner = Sprawdźcie w rogu karty, od ilu graczy wolno jej użyć: { $characters }
builder-complete = Uzupełnij za mnie
builder-random = Losowy zestaw
builder-seed = Numer { $seed }
builder-seed-field = Numer losowego zestawu
builder-impossible = Z tymi kartami nie da się ułożyć dozwolonego zestawu dla tylu graczy.
    .second = Z tymi Maskami nie da się ułożyć dozwolonego zestawu dla tylu graczy.
builder-take-out = Odłóżcie jedną z nich: { $characters }
builder-empty = Odłóż wszystkie
builder-play = Wybierz ten zestaw
builder-anyway = Wybierz mimo to
builder-cannot = Jeszcze nie można grać
builder-back = Wybór zestawu
builder-share = Udostępnij ten zestaw
builder-share-scan = Zeskanujcie aparatem dowolnego telefonu albo skopiujcie link:
builder-share-inside = Zeskanujcie w aplikacji („Otwórz udostępniony zestaw”) albo skopiujcie tekst:
favourites = Ulubione
favourite-delete = Usuń: { $name }
favourite-name = Nazwa zestawu
favourite-keep = Dodaj do ulubionych
favourite-nameless = Najpierw nazwijcie zestaw
favourite-kept = Jest w ulubionych
copy = Kopiuj
copy-done = Skopiowano
share = Udostępnij
shared-field = Link albo tekst zestawu
shared-open = Otwórz
shared-file = Z pliku

# invalid set codes
error-set-damaged = To nie jest tekst zestawu albo jest on uszkodzony.
error-set-newer = Ten zestaw pochodzi z nowszej wersji aplikacji.
error-unknown-scenario = Nie ma zestawu „{ $id }”.

# the command line
cli-scenarios = lista, podgląd i sprawdzanie zestawów
cli-scenarios-players = tylko zestawy dla podanej liczby graczy
cli-scenarios-edition = tylko zestawy jednej edycji: first albo second
cli-scenarios-show = pokaż jeden zestaw
cli-scenarios-nothing = nie znaleziono zestawu
error-neither-file-nor-set = „{ $text }” nie jest ani plikiem, który można odczytać, ani tekstem zestawu.
cli-scenarios-check = pokaż, co jest nie tak z zestawem podanym jako link, tekst albo plik
cli-scenarios-simulate = zmierz zestawy w symulowanych partiach
