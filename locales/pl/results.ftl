# What there is to look back on: the end of a game and statistics.

end-save = Zapisz do pliku
result-standings = Monety na koniec
result-row = { $person }: { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
}, { $place }. miejsce
result-row-won = { result-row }, wygrana
result-minutes = { $minutes } min

chart-title = Monety tura po turze
chart-turn = Tura
chart-at-start = na początku
chart-at-turn = tura { $turn }
chart-sentence = { $person }: najmniej { $low } ({ $when }), najwięcej { $high } ({ $then }). Na prowadzeniu: { $front } z { $turns } tur.
chart-hint = Dotknijcie gracza, aby wyróżnić jego linię.

awards-title = Wyróżnienia
award-comeback = Wielki powrót
award-comeback-detail = { $people }: tylko { $coins ->
    [one] { $coins } moneta
    [few] { $coins } monety
    [many] { $coins } monet
   *[other] { $coins } monety
} w turze { $turn }
award-haul = Największy łup
award-haul-detail = { $people }: +{ $coins } w turze { $turn } ({ $character })
award-unmasked = Najwięcej zdemaskowań
award-unmasked-detail = { $people }: { $times ->
    [one] { $times } raz
   *[other] { $times } razy
}
award-sharp-eye = Najbystrzejsze oko
award-sharp-eye-detail = { $people }: { $times ->
    [one] { $times } słuszne zakwestionowanie
    [few] { $times } słuszne zakwestionowania
    [many] { $times } słusznych zakwestionowań
   *[other] { $times } słusznego zakwestionowania
}
award-trusted = Na piękne oczy
award-trusted-detail = { $people }: +{ $coins }, gdy nikt nie kwestionował
award-robbed = Największe straty
award-robbed-detail = { $people }: −{ $coins } przez cudze umiejętności
award-in-front = Najdłużej na prowadzeniu
award-in-front-detail = { $people }: { $times } z { $turns } tur
award-curious = Największa ciekawość
award-curious-detail = { $people }: { $times ->
    [one] { $times } podejrzenie
    [few] { $times } podejrzenia
    [many] { $times } podejrzeń
   *[other] { $times } podejrzenia
}
award-restless = Niespokojne ręce
award-restless-detail = { $people }: { $times ->
    [one] { $times } raz pod stołem
   *[other] { $times } razy pod stołem
}

summary-open = Wynik
summary-replay = Obejrzyj od początku
moments-title = Kluczowe momenty
moment-beaten = { $person } ({ $coins } { $coins ->
    [few] monety
   *[many] monet
}) ogłasza się { $character-ins }: blef wykryty
moment-haul = { $person }: +{ $coins } ({ $character })
moment-crowd = { $character }: { $count } { $count ->
    [few] osoby naraz mówią
   *[many] osób naraz mówi
} „to ja!”
moment-last-coin = { $person } traci ostatnią monetę

tonight = Wygrane tego wieczoru: { $wins }

picture-open = Udostępnij jako obrazek
bg-stats-open = Wyślij do BG Stats
bg-stats-title = Partia w BG Stats
bg-stats-detail = Gracze, monety, miejsca i zwycięzca. Przycisk otwiera aplikację BG Stats albo jej stronę.
bg-stats-do = Otwórz w BG Stats
bg-stats-scan = Na innym telefonie zeskanujcie ten kod:
picture-title = Partia jako obrazek
picture-save = Zapisz obrazek
picture-saved = Zapisano obrazek.
picture-shared = Udostępniono obrazek.
picture-drawing = Tworzenie obrazka…
error-picture-failed = Nie udało się utworzyć obrazka. Spróbujcie jeszcze raz.

players-title = Gracze
players-open = Gracze we wszystkich partiach
players-open-detail = Wygrane, blefy i monety
players-all = Wszystkie partie
players-tonight = Ten wieczór
players-counting = Liczenie…
players-none = Nie ma jeszcze ukończonych partii.
players-row = Wygrane: { $part } z { $whole }
players-pick = Wybierzcie gracza.
players-wins = Wygrane partie
players-wins-thirteen = Dzięki 13 monetom
players-wins-bankruptcy = Przez cudze bankructwo
players-wins-cheat = Dzięki umiejętności
players-announced = Ogłoszenia
players-opposed = Zakwestionowane ogłoszenia
players-true = Z tego prawdziwe
players-unopposed-gain = Monety bez zakwestionowania
players-claimed-true = Słuszne zakwestionowania
players-named-right = Trafnie nazwana własna postać
players-unmasked = Zdemaskowania
players-fines = Zapłacone grzywny
players-in-front = Tury na prowadzeniu
players-haul = Największy łup
players-haul-value = +{ $coins } ({ $character })
players-characters = Monety według postaci
players-part = { $part } z { $whole }
players-truth = Karta, której nikt nie odkrył, pozostaje tajemnicą: liczy się tylko to, co widzieli wszyscy.
    .second = Maska, której nikt nie odkrył, pozostaje tajemnicą: liczy się tylko to, co widzieli wszyscy.

win-never-unmasked = { $people }: { $times } { $times ->
    [one] ogłoszenie
    [few] ogłoszenia
   *[many] ogłoszeń
}, ani jednego zdemaskowania
