# Errors, one clear sentence each.

# choosing a set
error-judge-missing = W zestawie musi być Sędzia.
error-too-little-bank-money = Za mało kart przynosi pieniądze z banku: { $have } z { $cards }, potrzeba { $need }.
    .second = Za mało Masek przynosi pieniądze z banku: { $have } z { $cards }, potrzeba { $need }.
error-peasant-alone = Weźcie obu Wieśniaków albo żadnego.
error-too-few-players-for = { $character }: tylko od { $minimum } graczy.
error-wrong-number-of-cards = { $fewest ->
    [6] { $most ->
        [6] Zestaw musi liczyć 6 kart, a ma { $have }.
       *[other] Zestaw musi liczyć od 6 do { $most } kart, a ma { $have }.
    }
    [13] { $most ->
        [13] Zestaw musi liczyć 13 kart, a ma { $have }.
       *[other] Zestaw musi liczyć od 13 do { $most } kart, a ma { $have }.
    }
   *[other] Zestaw musi liczyć od { $fewest } do { $most } kart, a ma { $have }.
}
    .second = { $fewest ->
        [6] { $most ->
            [6] Zestaw musi liczyć 6 Masek, a ma { $have }.
           *[other] Zestaw musi liczyć od 6 do { $most } Masek, a ma { $have }.
        }
        [13] { $most ->
            [13] Zestaw musi liczyć 13 Masek, a ma { $have }.
           *[other] Zestaw musi liczyć od 13 do { $most } Masek, a ma { $have }.
        }
       *[other] Zestaw musi liczyć od { $fewest } do { $most } Masek, a ma { $have }.
    }
error-not-in-the-box = W pudełku jest tylko { $copies } × { $character }, a w zestawie { $have }.
error-unknown-character = W tej edycji nie ma postaci „{ $character }”.

# players
error-wrong-number-of-players = Ta edycja jest dla { $fewest }–{ $most } graczy; przy stole: { $have }.
error-name-empty = Każda osoba musi mieć imię.
error-name-twice = To samo imię mają dwie osoby: { $name }
error-name-too-long = Imię może mieć najwyżej { $limit ->
    [one] { $limit } znak
    [few] { $limit } znaki
    [many] { $limit } znaków
   *[other] { $limit } znaku
}, a to ma { $have }.
error-name-unprintable = Niektórych znaków w tym imieniu nie można użyć.
error-unknown-person = Nie ma gracza o numerze { $person }.

# turns
error-game-over = Ta gra już się skończyła.
error-not-awaited = Nie teraz: najpierw trzeba { $awaiting ->
    [turn] rozegrać turę
    [claims] ustalić, kto kwestionuje
    [reveal] odkryć karty
    [choice] dokonać wyboru
    [answer] usłyszeć odpowiedź
   *[other] dokończyć to, co zaczęte
}.
    .second = Nie teraz: najpierw trzeba { $awaiting ->
        [turn] rozegrać turę
        [claims] ustalić, kto kwestionuje
        [reveal] odkryć Maski
        [choice] dokonać wyboru
        [answer] usłyszeć odpowiedź
       *[other] dokończyć to, co zaczęte
    }.
error-opening-turn = Tury 1–{ $last } są przygotowawcze: tylko zamień lub nie.
error-revealed-must-swap = { $person }: kartę odkryto w poprzedniej turze, więc teraz tylko zamień lub nie.
error-revealed-no-announcement = { $person }: Maskę odkryto w poprzedniej turze, więc teraz zamień lub podejrzyj.
error-owes-look = { $person }: karta zobaczona przez pomyłkę, więc w tej turze trzeba ją podejrzeć.
    .second = { $person }: Maska zobaczona przez pomyłkę, więc w tej turze trzeba ją podejrzeć.
error-not-in-play = { $character }: tej postaci nie ma w grze. W grze: { $in_play }.
error-no-centre-card = Na środku stołu nie ma żadnej karty.
    .second = Na środku stołu nie ma żadnej Maski.
error-forced-swap-with-player = W tej partii odkrytą kartę zamienia się tylko z kartą innego gracza, nie ze środka.
error-swap-with-self = Zamień z kartą innego gracza albo z kartą ze środka.
    .second = Zamień z Maską innego gracza albo z Maską ze środka.
error-claims-own-announcement = { $person } ogłasza, więc nie może kwestionować.
error-already-claimed = { $person } już kwestionuje.
error-not-turned-up = { $person }: karta nie jest odkryta.
    .second = { $person }: Maska nie jest odkryta.
error-too-many-true = { $most ->
    [1] Ogłoszoną postacią może być najwyżej jedna z tych osób.
    [2] Ogłoszoną postacią mogą być najwyżej dwie z tych osób.
   *[other] Ogłoszoną postacią może być najwyżej { $most } z tych osób.
}
error-wrong-number-of-targets = { $most ->
    [1] Wybierzcie jedną osobę.
   *[other] { $most ->
        [few] Wybierzcie { $most } osoby.
       *[other] Wybierzcie { $most } osób.
    }
}
error-wrong-target = { $person }: tej osoby nie można wybrać.
error-named-twice = Tę samą osobę wskazano dwa razy.
error-no-such-hand = W tej grze nikt nie ma takiej karty.
error-protected-card = W swojej turze nie można się ogłosić kartą chronioną.

# coins and undo
error-not-enough-coins = Za mało monet: { $pot } ma ich tylko { $have }.
error-coins-not-positive = Przesuńcie co najmniej 1 monetę.
error-same-pot = Monety muszą trafić w inne miejsce.
error-nothing-to-undo = Nie ma czego cofnąć.
error-nothing-to-redo = Nie ma czego ponowić.

# format of a record
error-not-text = Ten wiersz nie jest tekstem UTF-8.
error-not-json = Ten wiersz nie jest obiektem JSON.
error-line-too-long = Ten wiersz jest za długi. Liczba znaków: { $have }, dozwolone: { $limit }.
error-too-many-lines = Zapis jest za długi. Dozwolona liczba wierszy: { $limit }.
error-file-too-large = Plik jest za duży jak na zapis gry. Dozwolone: { $limit } MB.
error-empty-record = Zapis jest pusty.
error-setup-missing = Zapis musi się zaczynać od przygotowania gry.
error-setup-twice = Przygotowanie gry może być w zapisie tylko raz, w pierwszym wierszu.
error-unknown-version = Aplikacja nie zna wersji tego zapisu.
error-unknown-command = Nie ma takiego polecenia.
error-unknown-key = Klucz „{ $key }” jest tu zbędny.
error-missing-key = Brakuje klucza „{ $key }”.
error-bad-value = Wartość klucza „{ $key }” jest niedozwolona.

# table, storage, server
error-stale-tap = Stół zmienił się przed dotknięciem, więc nic nie zrobiono. Spójrzcie jeszcze raz.
error-unreadable-game = Tej partii nie da się otworzyć: wiersz { $line } jej zapisu jest nieprawidłowy.
error-unexpected = Coś poszło nie tak. Nic się nie zmieniło.
error-damaged = Plik z partiami jest uszkodzony. Zachowano go jako { $path }; uruchomcie aplikację ponownie, a utworzy nowy.
error-newer = Plik z partiami pochodzi z nowszej wersji aplikacji. Zachowano go jako { $path }; uruchomcie aplikację ponownie, a utworzy nowy.
error-not-writable = Tutaj nie da się niczego zapisać: { $path }.
error-disk-full = Na dysku nie ma już miejsca: { $path }. Nic się nie zmieniło.
error-disk-failed = Systemowi nie udało się odczytać lub zapisać: { $path }. Nic się nie zmieniło.
error-busy = Inny program używa właśnie tego pliku: { $path }. Nic się nie zmieniło.
error-gone = Pliku { $path } już nie ma.
error-running = Aplikacja z tymi partiami już działa. Najpierw ją zamknijcie.
error-running-at = Aplikacja z tymi partiami już działa. Otwórzcie { $url } albo najpierw ją zamknijcie.
error-port-taken = Port { $port } jest zajęty.
error-port-barred = Ta aplikacja nie może korzystać z portu { $port }. Spróbujcie portu od 1024 wzwyż.
error-host-refused = { $host } nie jest adresem tego komputera.

# custom characters, and several cards per player
error-too-many-house-characters = { $most ->
    [0] W pudełku nie ma pustej karty
    [one] W pudełku jest { $most } pusta karta
    [few] W pudełku są { $most } puste karty
    [many] W pudełku jest { $most } pustych kart
   *[other] W pudełku jest { $most } pustej karty
} na własne postacie, a podano ich { $have }.
error-house-character-is-printed = { $character } to postać z pudełka: nazwijcie swoją inaczej.
error-opponents-protected-card = Karty chronionej przeciwnika nie można zamienić.
error-own-protected-card-stays = W tym wydaniu własną kartę chronioną zamienia się tylko z inną swoją kartą.
error-own-cards-stay = W tym wydaniu swoją kartę zamienia się tylko z kartą przeciwnika.
error-content-invalid = { $more ->
    [0] Teksty tej aplikacji są uszkodzone: { $defects }
   *[other] Teksty tej aplikacji są uszkodzone: { $defects } (i jeszcze { $more })
}
error-unknown-rules = Tę partię zapisano według nowszych zasad, niż zna ta aplikacja.
error-unknown-box = Ta aplikacja nie zna pudełka „{ $box }”.
error-boxes-conflict = Pudełka „{ $box }” nie można dołączyć. Powtarza się: { $shared }.
error-unknown-printing = W tej edycji nie ma wydania „{ $printing }”.
error-tap-out-of-order = Kolejność ruchów w tym zapisie się nie zgadza.
error-fixed-set = Przy { $players } graczach gra się sześcioma postaciami z instrukcji.
error-number-out-of-range = Podajcie liczbę od { $least } do { $most }.
