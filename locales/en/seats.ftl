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
seat-claim = I’m { $character-the } too
seat-claim-back = Take back my call

guests-may = Other phones can:
guests-everything = Do everything
guests-answer = Play for their own seat
guests-answer-detail = Turns, calls, and answers; no undo, no corrections
guests-look = Only watch

error-guests-only-look = This device can only watch. The host device can allow more.
error-guests-only-answer = This device can only play for its own seat. The host device can allow more.
error-guest-without-seat = To play from this device, choose your seat under “More”.
error-host-only = Only the host device can change this.
