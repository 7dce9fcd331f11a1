# To be said aloud, in the characters' own voices: when one is announced, and when another player claims it. Then a few words for great moments.

more-wit = Powiedzonka
wit-said = „{ $line }”

wit-announce-judge = Proszę wstać, Sąd idzie! Do mojej sakiewki.
wit-announce-bishop = Co łaska, najbogatsza owieczko.
wit-announce-king = Na kolana! I otwierać skarbiec!
wit-announce-queen = Korona ciąży, a sakiewka jakby mniej.
wit-announce-fool = Moneta za żart, a wam wszystko się poplącze.
wit-announce-thief = Jak miło siedzieć między dwiema sakiewkami.
wit-announce-witch = Czary-mary: co twoje, to moje. I na odwrót.
wit-announce-spy = Mnie tu nie ma. A wiem wszystko.
wit-announce-peasant = Z pola wracam, panie. Znajdzie się grosik?
wit-announce-cheat = Gram uczciwie. Słowo oszusta!
wit-announce-inquisitor = Jedno małe pytanie: kim jesteś?
wit-announce-widow = Nieboszczyk zostawił mi niewiele. Na razie.
wit-announce-trickster = Kto tu najbogatszy? O, ptaszek!
wit-announce-empress = Imperium kosztuje, drogi banku.
wit-announce-shaman = Duchy mówią: zamieńmy się sakiewkami.
wit-announce-guru = Zajrzyj w głąb siebie i powiedz: kto tam?
wit-announce-patron = Kocham sztukę. I obu moich sąsiadów.
wit-announce-beggar = Dobrzy ludzie, grosika! Ale tylko bogatsi.
wit-announce-princess = Pokaż buzię. Wszystkim, tylko nie sobie!
wit-announce-puppet-master = Wstajemy, kukiełki! Ja pociągam za sznurki.

wit-claim-judge = Sprzeciw! Ta toga jest moja.
wit-claim-bishop = Moje dziecko, oddaj infułę.
wit-claim-king = Precz z mojego tronu!
wit-claim-queen = Królowa jest jedna. I nie siedzi tam.
wit-claim-fool = Ty błaznem? Nie rozśmieszaj mnie.
wit-claim-thief = Łapać złodzieja! To znaczy mnie.
wit-claim-witch = Zejdź z mojej miotły.
wit-claim-spy = Przykrywka spalona: szpieg to ja.
wit-claim-peasant = Posuń się, ja też tu orzę.
wit-claim-cheat = Oszustwo! To ja tu oszukuję.
wit-claim-inquisitor = Tutaj pytania zadaję ja.
wit-claim-widow = Na pogrzebie jakoś cię nie było.
wit-claim-trickster = Ładna sztuczka. Moja.
wit-claim-empress = Dwie cesarzowe? O jedną za dużo.
wit-claim-shaman = Duchy mówią, że zmyślasz.
wit-claim-guru = Medytuj dalej. Guru to ja.
wit-claim-patron = Schowaj to. Dziś ja stawiam.
wit-claim-beggar = To moje schodki przed kościołem.
wit-claim-princess = Oddawaj diadem!
wit-claim-puppet-master = A kto pociąga za twoje sznurki?

wit-verdict-true = Maska pasuje jak ulał!
wit-verdict-unmasked = Maski opadły!
wit-verdict-nobody = Same maski, ani jednej twarzy.
wit-verdict-swapped = Fortuna kołem się toczy.
wit-verdict-court = Sprawiedliwość popłaca.

wit-award-comeback = Od pucybuta do milionera
wit-award-haul = Raz a dobrze
wit-award-unmasked = Otwarta księga
wit-award-sharp-eye = Sokole oko
wit-award-trusted = Na słowo honoru
wit-award-robbed = Gość w dom, monety z domu
wit-award-in-front = Prowadzi poloneza
wit-award-curious = Ciekawość to pierwszy stopień do piekła
wit-award-restless = Robota pali się w rękach

wit-win-thirteen = Trzynastka? Szczęśliwa!
wit-win-bankruptcy = Koniec balu: nie ma na dorożkę.
wit-win-cheat = Oszustwo popłaca. Tylko dziś.
wit-win-house = Tego w pudełku nie było!
