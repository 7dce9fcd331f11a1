# Custom characters, and their powers in words.
house-open = Własna postać
house-open-detail = Na pustej karcie z pudełka
house-step = Pusta karta
house-title = Własna postać
house-hint = Aplikacja zapamięta ją dla waszej grupy. W zestawie { $count ->
    [one] może być jedna taka postać
    [few] mogą być najwyżej { $count } takie postacie
   *[other] może być najwyżej { $count } takich postaci
}.
house-kept = Zapamiętane postacie
house-take = Weź do gry: { $name }
house-taken = Na pustej karcie: { $name }
house-change = Zmień: { $name }
house-forget = Usuń: { $name }
house-name = Nazwa
house-name-empty = Pole „{ house-name }” jest jeszcze puste
house-name-taken = „{ house-name }”: tak nazywa się już inna wasza postać
house-name-printed = „{ house-name }”: tak nazywa się postać z pudełka
house-name-unreadable = „{ house-name }”: dozwolone są tylko widoczne znaki
house-text-unreadable = „{ house-text }”: są tu niewidoczne znaki
house-full = Zapamiętano już { $most } postaci: usuńcie którąś
house-text = Opis własnymi słowami
house-power = Umiejętność: kroki w kolejności zaznaczania
house-none = Nic nie zaznaczono: rozstrzygacie to między sobą
house-power-full = Umiejętność ma najwyżej { $most } kroków: najpierw usuńcie któryś
house-money = Przynosi pieniądze z banku
house-minimum = { $count ->
    [0] Dla dowolnej liczby graczy
    [one] Od { $count } gracza
   *[other] Od { $count } graczy
}
house-fewer-coins = O jedną monetę mniej: { $what }
house-more-coins = O jedną monetę więcej: { $what }
house-fewer-players = O jednego gracza mniej
house-more-players = O jednego gracza więcej
house-keep = Zapisz postać
house-back = Wróć do kart
    .second = Wróć do Masek
block-take-from-bank = Bierzesz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} z banku.
block-take-from-court = Zabierasz wszystkie monety z Sądu.
block-take-from-neighbours = Bierzesz po { $coins ->
    [one] { $coins } monecie
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} od obu sąsiadów.
block-take-from-neighbours-left = Bierzesz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} od gracza po lewej.
block-take-from-neighbours-right = Bierzesz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} od gracza po prawej.
block-bank-pays-neighbours = Obaj sąsiedzi dostają z banku po { $coins ->
    [one] { $coins } monecie
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
block-take-from-richest = Bierzesz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} od najbogatszego z pozostałych graczy.
block-take-from-each-richer = Każdy, kto ma więcej monet od ciebie, po kolei daje ci 1 monetę.
block-take-from-chosen = Bierzesz { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} od { $people ->
    [1] wybranego gracza
   *[other] każdego z { $people } wybranych graczy
}.
block-top-up-to = Bierzesz z banku tyle, by mieć razem { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
block-swap-fortunes = Możesz wymienić się majątkami z wybranym graczem.
block-name-card-or-pay = Wybrany gracz mówi, kim jest, i odkrywa kartę; jeśli się myli, płaci ci { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
    .second = Wybrany gracz mówi, kim jest, i odkrywa Maskę; jeśli się myli, płaci ci { $coins ->
        [one] { $coins } monetę
        [few] { $coins } monety
        [many] { $coins } monet
       *[other] { $coins } monety
    }.
block-show-card = Wybrany gracz, nie patrząc na swoją kartę, pokazuje ją pozostałym.
    .second = Wybrany gracz, nie patrząc na swoją Maskę, pokazuje ją pozostałym.
block-move-people = Dwie inne osoby dają ci po { $coins ->
    [one] { $coins } monecie
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} i zamieniają się miejscami; monety i karty zostają na swoich miejscach.
block-win-at = Wygrywasz, jeśli masz co najmniej { $coins ->
    [one] { $coins } monetę
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}.
block-by-hand = Tę część rozstrzygacie między sobą.

house-face = Twarz
face-house = Dom
face-own_bear = Niedźwiedź
face-own_cat = Kot
face-own_cook = Kucharz
face-own_doctor = Lekarz
face-own_knight = Rycerz
face-own_lion = Lew
face-own_moon = Księżyc
face-own_owl = Sowa
face-own_pirate = Pirat
face-own_rabbit = Królik
face-own_scholar = Uczony
face-own_sun = Słońce
