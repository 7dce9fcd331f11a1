# Da dire ad alta voce: quando un personaggio viene dichiarato e quando un altro lo contesta. Poi poche parole per i grandi momenti.

more-wit = Battute da dire ad alta voce
wit-said = «{ $line }»

wit-announce-judge = Silenzio in aula! Le ammende a me.
wit-announce-bishop = Beati i ricchi, perché faranno l’offerta.
wit-announce-king = In ginocchio! E aprite le casse.
wit-announce-queen = La corona pesa. La borsa, un po’ meno.
wit-announce-fool = Una moneta, uno scherzo, e chi era chi?
wit-announce-thief = Permesso… che bei vicini, che belle borse.
wit-announce-witch = Bel gruzzolo. Mi starebbe d’incanto.
wit-announce-spy = Io non c’ero, e ho visto tutto.
wit-announce-peasant = Un povero Contadino, signori. Una monetina?
wit-announce-cheat = Io, barare? Con questa faccia?
wit-announce-inquisitor = Una domandina sola: tu chi sei?
wit-announce-widow = Il caro estinto mi ha lasciato poco. Per ora.
wit-announce-trickster = Chi è il più ricco? Guarda, un asino che vola!
wit-announce-empress = Un impero costa, cara Banca.
wit-announce-shaman = Gli spiriti dicono: scambiamoci le borse.
wit-announce-guru = Guarda dentro di te e dimmi: chi c’è?
wit-announce-patron = Amo l’arte. E tutti e due i miei vicini.
wit-announce-beggar = Una monetina? Solo da chi sta meglio.
wit-announce-princess = Fatti vedere. Da tutti, tranne te.
wit-announce-puppet-master = In piedi, burattini! I fili li tiro io.

wit-claim-judge = Obiezione! Quella toga è mia.
wit-claim-bishop = Giù le mani dalla mia mitra.
wit-claim-king = Giù dal mio trono!
wit-claim-queen = Di Regina ce n’è una. E non sei tu.
wit-claim-fool = Tu, il Giullare? Non farmi ridere.
wit-claim-thief = Al ladro! Anzi, no: sono io.
wit-claim-witch = Scendi dalla mia scopa.
wit-claim-spy = Copertura saltata: la Spia sono io.
wit-claim-peasant = Fatti in là, zappo qui anch’io.
wit-claim-cheat = Stai barando: il Baro sono io!
wit-claim-inquisitor = Qui le domande le faccio io.
wit-claim-widow = Strano, al funerale non c’eri.
wit-claim-trickster = Bel trucco. Peccato, è mio.
wit-claim-empress = Due Imperatrici? Una è di troppo.
wit-claim-shaman = Gli spiriti dicono che menti.
wit-claim-guru = Medita ancora. Il Guru sono io.
wit-claim-patron = Metti via, stasera offro io.
wit-claim-beggar = Questo sagrato è mio.
wit-claim-princess = Ridammi il diadema!
wit-claim-puppet-master = E i tuoi fili, chi li tira?

wit-verdict-true = La maschera calza a pennello!
wit-verdict-unmasked = Ti conosco, mascherina!
wit-verdict-nobody = Tutte maschere, nessun volto.
wit-verdict-swapped = La ruota gira.
wit-verdict-court = La giustizia paga. E bene.

wit-award-comeback = Dalle stalle alle stelle
wit-award-haul = Piatto ricco, mi ci ficco
wit-award-unmasked = Un libro aperto
wit-award-sharp-eye = Occhio di lince
wit-award-trusted = Parola d’onore
wit-award-robbed = La borsa di tutti
wit-award-in-front = In testa al corteo
wit-award-curious = Sono sempre io? Controllo
wit-award-restless = Mani di velluto

wit-win-thirteen = Ha fatto tredici!
wit-win-bankruptcy = Il ballo è finito: chi paga la gondola?
wit-win-cheat = Barare paga. Solo per stasera.
wit-win-house = Questa nella scatola non c’era!
