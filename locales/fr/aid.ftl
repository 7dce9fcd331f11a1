# The characters at a glance, as a screen and as a page to print; and explaining the game.

aid-open = Aide de jeu
aid-open-note = Les personnages en jeu, à montrer ou imprimer
aid-title = Aide de jeu
aid-save = Enregistrer pour imprimer
aid-save-note = Ouvrez le fichier dans un navigateur et imprimez-le.
aid-phones = Scannez ce code avec un téléphone pour y voir l’aide de jeu.
aid-coin = banque
aid-minimum = { $count }+

teach-open = Expliquer le jeu
teach-note = À lire à voix haute ; une minute suffit
