# The seat of a device, and what other devices may do.

seat-sit = C’est ma place
seat-sit-detail = Votre plaque devant, et un signal quand c’est à vous
seat-leave = Ce n’est plus ma place
seat-title = Où êtes-vous ?
seat-hint = Pour votre propre téléphone : votre plaque passe devant, et il vibre quand c’est à vous.
seat-nobody = Nulle part
more-seat = Ma place : { $person }
more-seat-none = Ma place
seat-you = vous
seat-your-turn = À vous de jouer
seat-asked = On vous attend
seat-all-answered = Tout le monde a répondu
seat-claim = C’est moi { $character-def }
seat-claim-back = Retirer ma contestation
seat-pass = Laisser passer
seat-passed = Vous laissez passer
seat-pass-back = Me raviser
claim-after-pass = { $person } avait laissé passer sur son téléphone et conteste maintenant.
seat-waiting = On attend les autres
seat-show-card = Montrez votre carte. Le résultat se note sur l’appareil hôte.
    .second = Montrez votre Masque. Le résultat se note sur l’appareil hôte.
stake-true = Si vous êtes { $character-def } : { $coins }
stake-false = Si vous ne l’êtes pas : { $coins }
stake-uncalled = Si personne ne conteste : { $coins }
stake-called = Si l’on conteste et que vous n’êtes pas { $character-def } : { $coins }

guest-waits = Patientez : une partie se prépare sur l’appareil hôte.
who-title = Qui êtes-vous ?
who-hint = Touchez votre place. Une place, un téléphone.
who-watch = Je regarde seulement
who-taken = prise
who-asked = demandée
seat-request = Un téléphone demande cette place : { $person }
seat-request-grant = Donner la place
seat-request-refuse = Refuser
notes-title = Mes notes
notes-hint = Pour vous : elles restent sur cet appareil.

guests-may = Les autres téléphones peuvent :
guests-answer = Jouer pour leur place
guests-answer-detail = Tours, contestations et choix ; ni verdicts ni corrections
guests-look = Seulement regarder
phones-seats = Téléphones avec une place :
phone-may = { $person } : ce que peut ce téléphone
phone-own-seat = Joue pour sa place
phone-everything = Peut tout faire
phone-free = Libérer la place
phone-deed = { $phone } : { $what }
phone-did = { $deed ->
    [leave] { $person }, de son téléphone : partie mise de côté
    [resume] { $person }, de son téléphone : partie enregistrée reprise
    [delete] { $person }, de son téléphone : partie supprimée
    [restore] { $person }, de son téléphone : partie supprimée récupérée
   *[other] { $person }, de son téléphone : autre partie commencée
    }
history-own-phone = { $person }, de son téléphone

error-guests-only-look = Cet appareil peut seulement regarder. L’appareil hôte peut autoriser davantage.
error-guests-only-answer = Cet appareil ne joue que pour sa place. L’appareil hôte peut autoriser davantage.
error-guest-without-seat = Pour jouer depuis cet appareil, choisissez votre place dans « Plus ».
error-guest-seat-taken = { $name } : un autre téléphone a cette place. L’appareil hôte peut vous la donner.
error-guest-seat-change = { $name } : changer de place en cours de partie se demande à l’appareil hôte. C’est fait.
error-host-only = Seul l’appareil hôte peut changer cela.
