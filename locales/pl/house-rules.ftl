# Zasady domowe: co przy stole gra się inaczej. „house-plays” łączy zasadę z wyborem.
house-rules-title = Zasady domowe
house-rules-printed = Zasady domowe: brak
house-rules-some = Zasady domowe: { $count }
house-rules-note = Pierwsza możliwość to zasada z instrukcji, a gdy instrukcja milczy – ustalenie aplikacji. Wybór zapisuje się w partii i zostaje na następną.
house-rules-at-table = Przy tym stole
house-plays = { $rule }: { $choice }
house-rule-opening-turns = Tury przygotowawcze
house-choice-opening-turns-four = Razem cztery
house-choice-opening-turns-none = Żadnych
house-choice-opening-turns-one-each = Po jednej na osobę
house-choice-opening-turns-two-each = Po dwie na osobę
house-rule-spare-cards = Liczba kart na 4 i 5 graczy
    .second = Liczba Masek na 4 i 5 graczy
house-choice-spare-cards-six = Razem sześć
house-choice-spare-cards-free = Najwyżej dwie na środku
house-rule-forced-swap = Zamiana po odkryciu twojej karty
house-choice-forced-swap-any-card = Z kartą gracza albo ze środka
house-choice-forced-swap-players-card = Tylko z kartą gracza
house-rule-fool = Karty, które zamienia Błazen
    .second = Maski, które zamienia Błazen
house-choice-fool-players-cards = Obie należą do graczy
house-choice-fool-center-card = Jedna może być ze środka
house-rule-end = 13 monet i 0 monet naraz
house-choice-end-thirteen-first = Najpierw 13
house-choice-end-zero-first = Najpierw 0, wygrywa najbogatszy
house-rule-no-name = „Nie wiem” na pytanie Inkwizytora
    .second = „Nie wiem” na pytanie Guru
house-choice-no-name-no-answer = To nie odpowiedź: trzeba zgadywać
house-choice-no-name-wrong = Zła odpowiedź: 4 monety

# na końcu poznawania postaci i w przygotowaniu gry
house-opening = { $turns ->
    [none] Przy tym stole nie ma tur przygotowawczych: od pierwszej tury można zamieniać, podglądać i ogłaszać się.
    [one_each] Przy tym stole pierwsza tura każdej osoby jest przygotowawcza: bierzesz pod stół swoją kartę i jedną inną, zamieniasz je lub nie i odkładasz, nie patrząc. Nikt jeszcze nie podgląda ani się nie ogłasza.
   *[two_each] Przy tym stole dwie pierwsze tury każdej osoby są przygotowawcze: bierzesz pod stół swoją kartę i jedną inną, zamieniasz je lub nie i odkładasz, nie patrząc. Nikt jeszcze nie podgląda ani się nie ogłasza.
}
    .second = { $turns ->
        [none] Przy tym stole nie ma tur przygotowawczych: od pierwszej tury można zamieniać, podglądać i ogłaszać się.
        [one_each] Przy tym stole pierwsza tura każdej osoby jest przygotowawcza: bierzesz pod stół swoją Maskę i jedną inną, zamieniasz je lub nie i odkładasz, nie patrząc. Nikt jeszcze nie podgląda ani się nie ogłasza.
       *[two_each] Przy tym stole dwie pierwsze tury każdej osoby są przygotowawcze: bierzesz pod stół swoją Maskę i jedną inną, zamieniasz je lub nie i odkładasz, nie patrząc. Nikt jeszcze nie podgląda ani się nie ogłasza.
    }
house-opening-order = { $turns ->
    [none] Bez tur przygotowawczych
    [one_each] Tury przygotowawcze, same zamiany: po jednej na osobę
   *[two_each] Tury przygotowawcze, same zamiany: po dwie na osobę
}

# przy stole
house-forced-swap = Tylko z kartą innego gracza, nie ze środka.
now-fool-centre = { $person }: zamień teraz, nie patrząc, karty dwóch innych graczy albo kartę innego gracza i jedną ze środka. Możesz też tylko udać.
    .second = { $person }: zamień teraz, nie patrząc, Maski dwóch innych graczy albo Maskę innego gracza i jedną ze środka. Możesz też tylko udać.
