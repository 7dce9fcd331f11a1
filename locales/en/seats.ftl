# The seat of a device, and what other devices may do.

seat-sit = I sit here
seat-sit-detail = On this device: your nameplate in front, and a signal when you’re asked
seat-leave = I don’t sit here anymore
seat-title = Where do you sit?
seat-hint = For your own phone: your nameplate comes to the front, and the phone vibrates when it’s your turn.
seat-nobody = Nowhere
more-seat = My seat: { $person }
more-seat-none = My seat
seat-you = you
seat-your-turn = Your turn
seat-asked = Waiting for you
seat-all-answered = Everyone has answered
seat-claim = I’m { $character-the } too
seat-claim-back = Take back my call
seat-pass = Pass
seat-passed = You passed
seat-pass-back = Take back my pass
claim-after-pass = { $person } had passed on their own phone and now calls.
seat-waiting = Waiting for the others
seat-show-card = Show your card. The host device records the outcome.
    .second = Show your Mask. The host device records the outcome.
stake-true = If you’re { $character-the }: { $coins }
stake-false = If you aren’t: { $coins }
stake-uncalled = If no one calls: { $coins }
stake-called = If someone calls and you aren’t { $character-the }: { $coins }

guest-waits = Please wait: a game is being set up on the host device.
who-title = Who are you?
who-hint = Tap your seat. Each seat has one phone.
who-watch = Just watching
who-taken = taken
who-asked = requested
seat-request = A phone is asking for this seat: { $person }
seat-request-grant = Hand over the seat
seat-request-refuse = Decline
notes-title = My notes
notes-hint = Only for you: they stay on this device.

guests-may = Other phones can:
guests-answer = Play for their own seat
guests-answer-detail = Turns, calls, and choices; no verdicts, no corrections
guests-look = Only watch
phones-seats = Phones with a seat:
phone-may = { $person }: what this phone can do
phone-own-seat = Plays for its own seat
phone-everything = Can do everything
phone-free = Free this seat
phone-deed = { $phone }: { $what }
phone-did = { $deed ->
    [leave] { $person }, own phone: put the game away
    [resume] { $person }, own phone: resumed a saved game
    [delete] { $person }, own phone: deleted a game
    [restore] { $person }, own phone: restored a deleted game
   *[other] { $person }, own phone: started another game
    }
history-own-phone = { $person }, own phone

error-guests-only-look = This device can only watch. The host device can allow more.
error-guests-only-answer = This device can only play for its own seat. The host device can allow more.
error-guest-without-seat = To play from this device, choose your seat under “More”.
error-guest-seat-taken = { $name }: another phone has this seat. The host device can give it to you.
error-guest-seat-change = { $name }: the host device has been asked to let you change seats.
error-host-only = Only the host device can change this.
