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
seat-claim = Ja też jestem { $character-ins }
seat-claim-back = Jednak nie kwestionuję

guests-may = Na innych telefonach wolno:
guests-everything = Wszystko
guests-answer = Tylko grać za siebie
guests-answer-detail = Tury, kwestionowanie, odpowiedzi; bez cofania i poprawek
guests-look = Tylko patrzeć

error-guests-only-look = Na tym urządzeniu można tylko patrzeć. Zmienicie to na urządzeniu z aplikacją.
error-guests-only-answer = Na tym urządzeniu można grać i kwestionować tylko na swoim miejscu. Zmienicie to na urządzeniu z aplikacją.
error-guest-without-seat = Żeby grać na tym urządzeniu, wybierz swoje miejsce w menu „Więcej”.
error-host-only = To można zmienić tylko na urządzeniu z aplikacją.
