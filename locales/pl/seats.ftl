# The seat of a device, and what other devices may do.

seat-sit = Tu siedzę
seat-sit-detail = Na tym urządzeniu: twoja tabliczka z przodu i sygnał, gdy gra czeka na ciebie
seat-leave = Już tu nie siedzę
seat-title = Gdzie siedzisz?
seat-hint = Na własnym telefonie: twoja tabliczka będzie z przodu, a telefon zawibruje, gdy przyjdzie twoja kolej.
seat-nobody = Nigdzie
more-seat = Moje miejsce: { $person }
more-seat-none = Moje miejsce
seat-you = ty
seat-your-turn = Twoja tura
seat-asked = Pytanie do ciebie
seat-all-answered = Wszyscy odpowiedzieli
seat-claim = Ja też jestem { $character-ins }
seat-claim-back = Jednak nie kwestionuję
seat-pass = Przepuszczam
seat-passed = Przepuszczasz
seat-pass-back = Jednak nie przepuszczam
claim-after-pass = { $person } – na telefonie było „przepuszczam”, teraz jest „kwestionuję”.
seat-waiting = Czekamy na pozostałych
seat-show-card = Pokaż kartę. Wynik zaznaczycie na urządzeniu z aplikacją.
    .second = Pokaż Maskę. Wynik zaznaczycie na urządzeniu z aplikacją.
stake-true = Jeśli jesteś { $character-ins }: { $coins }
stake-false = Jeśli nie: { $coins }
stake-uncalled = Jeśli nikt nie zakwestionuje: { $coins }
stake-called = Jeśli ktoś zakwestionuje, a nie jesteś { $character-ins }: { $coins }

guest-waits = Zaczekaj: gra jest przygotowywana na urządzeniu z aplikacją.
who-title = Kim jesteś?
who-hint = Wybierz swoje miejsce. Jedno miejsce to jeden telefon.
who-watch = Tylko patrzę
who-taken = zajęte
who-asked = czeka na zgodę
seat-request = Inny telefon prosi o miejsce: { $person }
seat-request-grant = Oddaj miejsce
seat-request-refuse = Odmów
notes-title = Moje notatki
notes-hint = Tylko dla ciebie: zostają na tym urządzeniu.

guests-may = Na innych telefonach wolno:
guests-answer = Tylko grać za siebie
guests-answer-detail = Tury, kwestionowanie i decyzje; bez rozstrzygania i poprawek
guests-look = Tylko patrzeć
phones-seats = Telefony graczy:
phone-may = { $person }: co wolno telefonowi
phone-own-seat = Gra za siebie
phone-everything = Może wszystko
phone-free = Zwolnij miejsce
phone-deed = { $phone }: { $what }
phone-did = { $deed ->
    [leave] { $person }, z własnego telefonu: partia odłożona
    [resume] { $person }, z własnego telefonu: zapisana partia wznowiona
    [delete] { $person }, z własnego telefonu: partia usunięta
    [restore] { $person }, z własnego telefonu: usunięta partia przywrócona
   *[other] { $person }, z własnego telefonu: nowa partia rozpoczęta
    }
history-own-phone = { $person }, z własnego telefonu

error-guests-only-look = Na tym urządzeniu można tylko patrzeć. Zmienicie to na urządzeniu z aplikacją.
error-guests-only-answer = Na tym urządzeniu można grać i kwestionować tylko na swoim miejscu. Zmienicie to na urządzeniu z aplikacją.
error-guest-without-seat = Żeby grać na tym urządzeniu, wybierz swoje miejsce w menu „Więcej”.
error-guest-seat-taken = { $name }: to miejsce zajął już inny telefon. Można je zwolnić na urządzeniu z aplikacją.
error-guest-seat-change = { $name }: prośba o zmianę miejsca czeka na urządzeniu z aplikacją.
error-host-only = To można zmienić tylko na urządzeniu z aplikacją.
