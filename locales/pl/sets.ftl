# Choosing and building a set.
edition-choice = Które pudełko?
edition-people = od { $fewest } do { $most } graczy
set-title-choose = Jaki zestaw dziś wieczorem?
set-ours = nasz własny zestaw
set-yours = Wasz własny zestaw
set-bank-money-own = { $have } z { $cards } przynosi pieniądze z banku
set-build = Ułóż własny zestaw
set-open = Otwórz udostępniony zestaw
set-none = Na tyle osób nie ma zestawu: pudełko jest dla { $fewest }–{ $most } osób.
sheet-side = Arkusz { $number }, strona { $side }
sheet-read = Odczytajcie z waszego arkusza: { sheet-side }
sheet-read-detail = Wystarczy raz wskazać Maski; zostaną zapamiętane
sheet-again = Popraw odczytany arkusz: { sheet-side }
sheet-keep = Zapamiętaj ten arkusz

# what simulated games say
simulated = symulacja
simulated-title = symulacja: { $games } partii prostych graczy
simulated-turns = Długość w turach
simulated-thirteen = Koniec przez 13 monet
simulated-bankruptcy = Koniec przez bankructwo
simulated-cheat = Koniec przez Oszusta
simulated-bank = Monety z banku na turę
simulated-opposed = Zakwestionowane ogłoszenia
percent = { $share }%
simulate = Zasymuluj ten zestaw
simulating = symulacja: { $done } z { $games } partii

# the builder
builder-title = Układanie zestawu
builder-hint = Dotknij karty, by ją wziąć lub odłożyć.
builder-tile = { $character }: { $have } z { $copies }
builder-lawful = Ten zestaw jest zgodny z zasadami.
builder-cards = Karty: { $have }
builder-centre = Na środku: { $count }
builder-more-money = Lepiej, gdy pieniądze z banku przynosi więcej niż jedna trzecia.
builder-half-money = Lepiej, gdy pieniądze z banku przynosi połowa.
builder-corner = Sprawdźcie w rogu karty liczbę graczy: { $characters }
builder-complete = Uzupełnij za mnie
builder-random = Losowy zestaw
builder-seed = Numer { $seed }
builder-seed-field = Numer losowego zestawu
builder-impossible = Na tyle osób nie ma zgodnego z zasadami zestawu z tymi kartami.
builder-empty = Odłóż wszystkie
builder-play = Gramy tym zestawem
builder-anyway = Gramy mimo to
builder-cannot = Jeszcze nie do gry
builder-back = Wybór zestawu
builder-share = Przekaż ten zestaw
builder-share-scan = Zeskanuj albo skopiuj tekst:
shared-field = Link albo tekst zestawu
shared-open = Otwórz
shared-file = Z pliku

# texts that are no set
error-set-damaged = To nie jest tekst zestawu albo jest uszkodzony. Nic się nie zmieniło.
error-set-newer = Ten zestaw zapisała nowsza wersja programu. Nic się nie zmieniło.
error-unknown-scenario = Nie ma zestawu „{ $id }”.

# the command line
cli-scenarios = lista, podgląd i sprawdzanie zestawów
cli-scenarios-players = tylko zestawy dla tylu graczy
cli-scenarios-edition = tylko zestawy jednej edycji: first albo second
cli-scenarios-show = pokaż jeden zestaw
cli-scenarios-check = powiedz, co jest nie tak z zestawem podanym jako link, tekst albo plik
cli-scenarios-simulate = zmierz zestawy w symulowanych partiach; bez innych opcji zapisz plik z danymi katalogu
