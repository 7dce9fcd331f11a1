# People and groups over all games: figures, new names, forgetting.

players-filter = Partie
players-streak = Najdłuższa zwycięska passa
players-streak-now = Obecna zwycięska passa
players-turns-to-win = Tury do wygranej
players-turns-spread = { $fewest }–{ $most }, średnio { $average }
players-latest = Ostatnie partie
players-latest-sentence = Wygrane w ostatnich partiach: { $part } z { $whole }.
players-gain-sentence = Największy zysk: { $character } (+{ $coins }).
players-loss-sentence = Największa strata: { $character } (−{ $coins }).
by-character-announced = ogłoszenia: { $count }
by-character-opposed = zakwestionowane: { $part } z { $whole }
by-character-true = prawdziwe: { $part } z { $whole }
by-character-claims = słuszne zakwestionowania: { $part } z { $whole }

person-rename = Zmień imię
person-rename-title = Zmiana imienia
person-rename-detail = Zmienia imię we wszystkich partiach, także w bieżącej.
person-rename-taken = { $person } ma już swoje partie. Oba imiona będą liczone jako jedna osoba.
person-merge = Połącz z innym graczem
person-merge-title = Połączenie graczy
person-merge-detail = { $person } to ta sama osoba co…? Wybierzcie imię, które zostanie.
person-merge-do = Połącz
people-renamed = { $person } to teraz { $name } we wszystkich partiach.
people-merged = { $person } i { $other } to teraz jedna osoba.
error-people-sat-together = { $person } i { $other } mają na koncie wspólną partię, więc nie mogą być jedną osobą.

person-forget = Usuń dane gracza
forget-title = Usunąć dane na zawsze?
forget-people = { $people }
forget-games = { $count ->
    [0] Tego imienia nie ma w żadnej partii.
    [one] { $count } partia zostanie, ale z graczem bez imienia.
    [few] { $count } partie zostaną, ale z graczem bez imienia.
   *[other] { $count } partii zostanie, ale z graczem bez imienia.
}
forget-games-many = { $count ->
    [0] Tych imion nie ma w żadnej partii.
    [one] { $count } partia zostanie, ale z graczami bez imion.
    [few] { $count } partie zostaną, ale z graczami bez imion.
   *[other] { $count } partii zostanie, ale z graczami bez imion.
}
forget-else = Imię zniknie też z grup, serii, notatek i zestawów na tym urządzeniu.
forget-backups = Imię jest w automatycznych kopiach: { $dates }
forget-files = Imię jest w innych plikach: { $files }
forget-delete-files = Usuń te pliki
forget-delete-note = Od razu powstanie nowa kopia.
forget-outside = Imię może pozostać w plikach, które zapisano lub wysłano, oraz na innych urządzeniach.
forget-final = Tego nie da się cofnąć.
forget-do = Usuń dane
people-forgotten = { $count ->
    [one] Usunięto dane gracza.
   *[other] Usunięto dane graczy.
}

group-new = Nowa grupa
group-change = Edytuj grupę
group-forget = Usuń grupę i dane graczy
group-delete = Usuń grupę
group-delete-detail = Gracze i ich partie zostaną.
group-title = Grupa
group-name = Nazwa (opcjonalnie)
group-save = Zapisz grupę
group-few = Wybierzcie co najmniej dwóch graczy.
group-rule = Liczą się partie, w których ponad połowa graczy należy do grupy.
group-none = Ta grupa nie ma jeszcze ukończonych partii.
group-games = Partie
group-guests = Wygrane przez gości
group-streak = Najdłuższa zwycięska passa
group-streak-value = { $person }: { $count }
group-sets = Zestawy

mark-title = Kolor i znak
mark-detail = Widać je na tabliczce i na wykresie, na każdym urządzeniu. Ponowne dotknięcie je usuwa.
mark-color = Kolor
mark-color-red = Czerwony
mark-color-orange = Pomarańczowy
mark-color-yellow = Żółty
mark-color-lime = Limonkowy
mark-color-green = Zielony
mark-color-turquoise = Turkusowy
mark-color-sky = Błękitny
mark-color-blue = Niebieski
mark-color-purple = Fioletowy
mark-color-pink = Różowy
mark-color-brown = Brązowy
mark-color-gray = Szary
mark-symbol = Znak
mark-symbol-star = Gwiazda
mark-symbol-heart = Serce
mark-symbol-moon = Księżyc
mark-symbol-sun = Słońce
mark-symbol-lightning = Błyskawica
mark-symbol-anchor = Kotwica
mark-symbol-paw = Łapa
mark-symbol-flower = Kwiat
mark-symbol-diamond = Diament
mark-symbol-key = Klucz
mark-symbol-note = Nuta
mark-symbol-leaf = Liść
