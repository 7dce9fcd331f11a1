# A character of the group's own, and its power in words.
house-open = Własna postać
house-open-detail = Na pustej karcie z pudełka
house-step = Pusta karta
house-title = Własna postać
house-hint = Zostaje zapamiętana dla tej grupy. Jedna z nich może wejść do zestawu.
house-kept = Zapamiętane postacie
house-take = Zagraj z postacią: { $name }
house-taken = Na pustej karcie: { $name }
house-forget = Zapomnij postać: { $name }
house-name = Nazwa
house-unnamed = Potrzebna jest nazwa z liter, której nie ma żadna inna wasza postać.
house-text = Co robi, waszymi słowami
house-power = Moc, w kolejności zaznaczania
house-none = Nic nie zaznaczono: stół rozstrzyga sam
house-money = Przynosi pieniądze z banku
house-minimum = { $count ->
    [0] Dla dowolnej liczby graczy
   *[other] Od { $count } graczy
}
house-fewer-coins = O jedną monetę mniej: { $what }
house-more-coins = O jedną monetę więcej: { $what }
house-fewer-players = O jednego gracza mniej
house-more-players = O jednego gracza więcej
house-keep = Zapamiętaj tę postać
house-back = Wróć do kart
block-take-from-bank = Weź z banku: { $coins }.
block-take-from-court = Weź wszystkie monety z Sądu.
block-take-from-neighbours = Weź po { $coins } od graczy z obu stron.
block-take-from-neighbours-left = Weź { $coins } od gracza po lewej.
block-take-from-neighbours-right = Weź { $coins } od gracza po prawej.
block-bank-pays-neighbours = Obaj sąsiedzi dostają z banku po { $coins }.
block-take-from-richest = Weź { $coins } od najbogatszego z pozostałych.
block-take-from-each-richer = Każdy bogatszy po kolei oddaje 1.
block-take-from-chosen = Weź { $coins } od wybranego gracza.
block-top-up-to = Dobierz z banku, aby mieć razem { $coins }.
block-swap-fortunes = Wymień majątek z innym graczem albo nie.
block-name-card-or-pay = Inny gracz nazywa swoją kartę albo płaci { $coins }.
block-show-card = Inny gracz pokazuje swoją kartę, nie patrząc na nią.
block-move-people = Dwie inne osoby płacą po { $coins } i zamieniają się miejscami.
block-win-at = Wygraj, mając co najmniej { $coins } monet.
block-by-hand = Coś rozstrzyga się przy stole.
