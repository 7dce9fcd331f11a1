# The seat of a device, and what other devices may do.

seat-sit = Siedo qui
seat-sit-detail = La mia targhetta davanti, e un segnale quando tocca a me
seat-leave = Non siedo più qui
seat-title = Dove siedi?
seat-hint = Sul tuo telefono: la tua targhetta passa davanti e il telefono vibra quando tocca a te.
seat-nobody = Da nessuna parte
more-seat = Il mio posto: { $person }
more-seat-none = Il mio posto
seat-you = tu
seat-your-turn = Tocca a te
seat-asked = Tocca a te rispondere
seat-all-answered = Hanno risposto tutti
seat-claim = Sono io { $character-def }
seat-claim-back = Ritiro la contestazione
seat-pass = Lascio correre
seat-passed = Lasci correre
seat-pass-back = Ci ripenso
claim-after-pass = { $person } aveva lasciato correre dal suo telefono: ora contesta.
seat-waiting = In attesa degli altri
seat-show-card = Mostra la carta. L’esito si segna sul dispositivo su cui gira l’app.
    .second = Mostra la Maschera. L’esito si segna sul dispositivo su cui gira l’app.
stake-true = Se sei { $character-def }: { $coins }
stake-false = Se non lo sei: { $coins }
stake-uncalled = Se nessuno contesta: { $coins }
stake-called = Se qualcuno contesta e non sei { $character-def }: { $coins }

guest-waits = Attendi: si sta preparando una partita sul dispositivo su cui gira l’app.
who-title = Chi sei?
who-hint = Tocca il tuo posto: ogni posto ha un solo telefono.
who-watch = Guardo soltanto
who-taken = occupato
who-asked = richiesto
seat-request = Un telefono chiede questo posto: { $person }
seat-request-grant = Cedi il posto
seat-request-refuse = Rifiuta
notes-title = I miei appunti
notes-hint = Solo per te: restano su questo dispositivo.

guests-may = Gli altri telefoni possono:
guests-answer = Solo giocare per sé
guests-answer-detail = Turni, contestazioni e scelte del proprio posto
guests-look = Solo guardare
phones-seats = Telefoni con un posto:
phone-may = { $person }: che cosa può fare il telefono
phone-own-seat = Gioca per sé
phone-everything = Può fare tutto
phone-free = Libera il posto
phone-deed = { $phone }: { $what }
phone-did = { $deed ->
    [leave] { $person }, dal proprio telefono: partita accantonata
    [resume] { $person }, dal proprio telefono: ripresa una partita salvata
    [delete] { $person }, dal proprio telefono: eliminata una partita
    [restore] { $person }, dal proprio telefono: ripristinata una partita eliminata
   *[other] { $person }, dal proprio telefono: iniziata un’altra partita
    }
history-own-phone = { $person }, dal proprio telefono

error-guests-only-look = Questo dispositivo può solo guardare. Altri permessi si danno dal dispositivo su cui gira l’app.
error-guests-only-answer = Questo dispositivo può solo giocare e contestare per il proprio posto. Altri permessi si danno dal dispositivo su cui gira l’app.
error-guest-without-seat = Per giocare da questo dispositivo, scegli il tuo posto in «Altro».
error-guest-seat-taken = { $name }: questo posto ha già un telefono. Per averlo tu, fattelo cedere dal dispositivo su cui gira l’app.
error-guest-seat-change = { $name }: per cambiare posto serve un sì dal dispositivo su cui gira l’app. Richiesta inviata.
error-host-only = Si può fare solo sul dispositivo su cui gira l’app.
