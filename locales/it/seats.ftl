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
seat-claim = Sono io { $character-def }
seat-claim-back = Ritiro la contestazione

guests-may = Gli altri telefoni possono:
guests-everything = Fare tutto
guests-answer = Solo giocare per sé
guests-answer-detail = Turni e contestazioni del proprio posto
guests-look = Solo guardare

error-guests-only-look = Questo dispositivo può solo guardare. Altri permessi si danno dal dispositivo su cui gira l’app.
error-guests-only-answer = Questo dispositivo può solo giocare e contestare per il proprio posto. Altri permessi si danno dal dispositivo su cui gira l’app.
error-guest-without-seat = Per giocare da questo dispositivo, scegli il tuo posto in «Altro».
error-host-only = Si può fare solo sul dispositivo su cui gira l’app.
