# The seat of a device, and what other devices may do.

seat-sit = Tu siedzę
seat-sit-detail = Na tym urządzeniu: moja tabliczka z przodu i sygnał, gdy moja kolej
seat-leave = Już tu nie siedzę
seat-title = Gdzie siedzisz?
seat-hint = Na własny telefon: Twoja tabliczka będzie z przodu, a telefon zawibruje, gdy przyjdzie Twoja kolej.
seat-nobody = Nigdzie
more-seat = Moje miejsce: { $person }
more-seat-none = Moje miejsce
seat-you = Ty
seat-your-turn = Twoja kolej
seat-asked = Pytanie do Ciebie
seat-claim = Ja też jestem { $character-ins }
seat-claim-back = Jednak nie kwestionuję

guests-may = Inne telefony mogą:
guests-everything = Robić wszystko
guests-answer = Tylko odpowiadać
guests-answer-detail = Tylko za swoje miejsce
guests-look = Tylko patrzeć

error-guests-only-look = To urządzenie może tylko patrzeć. Zmienić to można na urządzeniu z aplikacją.
error-guests-only-answer = To urządzenie może tylko grać i kwestionować na swoim miejscu. Zmienić to można na urządzeniu z aplikacją.
error-guest-without-seat = Żeby grać z tego urządzenia, wybierz swoje miejsce w menu „Więcej”.
error-host-only = Zmienić to można tylko na urządzeniu z aplikacją.
