# Nowa gra: co zostało zastąpione i co dalej.
set-kept-with-box = Wasz zestaw czeka przy swojej edycji: wróci, gdy znów ją wybierzecie.
set-replaced = Wasz zestaw został zastąpiony.
set-cleared = Zestaw jest teraz pusty.
set-left-out = „{ $title }”: ten zestaw nie jest dla { $count } graczy. Wybierzcie inny albo wróćcie i zmieńcie liczbę graczy.
set-for-players = Ten zestaw jest dla { $count } graczy, a miejsc przy stole jest { $have }.
set-keep-players = Zostaw miejsca: { $have }
set-take-players = Ustaw miejsca: { $count }
sheet-unsaved = Arkusz nie został zapisany.
people-seated = Przy stole siedzi teraz ostatnia grupa.
people-removed = Usunięto: { $name }
draft-replaced = Przygotowywana gra została zastąpiona.
house-replaced = „{ $name }” nie jest już w zestawie: zabrakło pustych kart.
house-form-replaced = To, co było wpisane, zostało zastąpione.

# Co zostało usunięte
thing-deleted = Usunięto „{ $name }”. Przez 30 dni można to przywrócić na końcu listy partii.
thing-restore = Przywróć: { $name }
deleted-favourite = Ulubiony zestaw
deleted-character = Własna postać
deleted-sheet = Arkusz scenariusza
deleted-group = Grupa
sheet-delete = Usuń: { sheet-side }

# Karta zestawu
set-first-game = Dobry na pierwszą grę
sheet-doubt-judge = Nie ma Sędziego. Sprawdzicie arkusz jeszcze raz?
sheet-doubt-peasant = Jest tylko jeden Wieśniak. Sprawdzicie arkusz jeszcze raz?
sheet-keep-anyway = Zapisz, jak jest

# Prośba o zestaw
ask-open = Doradź zestaw
ask-open-detail = Powiedzcie, na co macie ochotę
ask-title = Jaka to ma być gra?
ask-length = Długość
ask-mood = Nastrój
ask-coins = Pieniądze
ask-left-out = Postacie, których nie chcecie
ask-any-length = Dowolna długość
ask-any-mood = Dowolny nastrój
ask-any-coins = Dowolna liczba monet
ask-without = { $count ->
    [0] Z każdą postacią
   *[other] Nie w grze: { $characters }
}
ask-found = Najlepiej pasujący zestaw na początku
ask-none = Bez tych postaci nie da się ułożyć zestawu dla tylu graczy.
ask-random = Losowy zestaw { $seed }

# Stół
forced-swap-centre = Z kartą innego gracza albo ze środka.
swap-also-centre = Z kartą innego gracza albo ze środka
    .second = Z Maską innego gracza albo ze środka
swap-centre-note = Zamień lub nie: z kartą innego gracza albo ze środka
    .second = Zamień lub nie: z Maską innego gracza albo ze środka
centre-may = Środek: tak
centre-stays = Środek: nie
