# Nowa gra: co zostało zastąpione i co dalej.
set-kept-with-box = Wasz zestaw nie przepadł: wróci, gdy znów wybierzecie jego edycję.
set-replaced = Zastąpiono wasz zestaw.
set-cleared = Zestaw jest teraz pusty.
set-left-out = „{ $title }”: ten zestaw nie jest dla { $count ->
    [one] { $count } gracza
   *[other] { $count } graczy
}. Wybierzcie inny albo wróćcie i zmieńcie liczbę graczy.
set-for-players = Ten zestaw jest dla { $count } graczy, a miejsc przy stole jest { $have }.
set-keep-players = Zostaw { $have } graczy
set-take-players = Zmień na { $count } graczy
sheet-unsaved = Arkusza nie zapisano.
people-seated = Przy stole siedzi teraz ostatnia grupa.
people-removed = Usunięto: { $name }
draft-replaced = Zastąpiono grę, którą właśnie przygotowywaliście.
house-replaced = „{ $name }” nie jest już w zestawie: zabrakło pustych kart.
house-form-replaced = Zastąpiono to, co było wpisane.

# Co zostało usunięte
thing-deleted = Usunięto „{ $name }”. Przez 30 dni można to przywrócić na końcu listy partii.
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
ask-open = Zaproponuj zestaw
ask-open-detail = Wasze życzenia, trzy propozycje
ask-title = Jaka to ma być gra?
ask-length = Czas gry
ask-mood = Nastrój
ask-coins = Monety
ask-left-out = Postacie, których nie chcecie
ask-any-length = Dowolny czas gry
ask-any-mood = Dowolny nastrój
ask-any-coins = Dowolna liczba monet
ask-without = { $count ->
    [0] Z dowolnymi postaciami
   *[other] Bez postaci: { $characters }
}
ask-found = Pierwszy pasuje najlepiej
ask-none = Bez tych postaci nie da się ułożyć zestawu dla tylu graczy.
ask-none-judge = W każdym zestawie jest Sędzia, bo wymagają tego zasady. Chcecie zagrać bez niego? Ułóżcie własny zestaw.
ask-random = Losowy zestaw { $seed }

# Stół
forced-swap-centre = Z kartą innego gracza albo ze środka.
swap-also-centre = Z kartą innego gracza albo ze środka
    .second = Z Maską innego gracza albo ze środka
swap-centre-note = Zamień lub nie: z kartą innego gracza albo ze środka
    .second = Zamień lub nie: z Maską innego gracza albo ze środka
centre-may = Środek: tak
centre-stays = Środek: nie
