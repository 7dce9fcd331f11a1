# I personaggi su una pagina, da vedere e da stampare; e la spiegazione del gioco.

aid-open = Foglio d’aiuto
aid-open-note = Tutti i personaggi in gioco, da mostrare o stampare
    .second = Tutte le Maschere in gioco, da mostrare o stampare
aid-title = Foglio d’aiuto
aid-save = Salva per stampare
aid-save-note = Aprite il file in un browser e stampatelo.
aid-phones = Inquadrate il codice con un telefono per vedere il foglio lì.
aid-coin = Banca
aid-minimum = { $count }+

teach-open = Spiega il gioco
teach-note = Da leggere ad alta voce, in un minuto
