### The expansion of 2014: names of its characters, as in characters.ftl, and what only its powers need.

character-alchemist = Alchemik
    .gen = Alchemika
    .dat = Alchemikowi
    .acc = Alchemika
    .ins = Alchemikiem
    .loc = Alchemiku
character-actress = Aktorka
    .gen = Aktorki
    .dat = Aktorce
    .acc = Aktorkę
    .ins = Aktorką
    .loc = Aktorce
character-courtesan = Kurtyzana
    .gen = Kurtyzany
    .dat = Kurtyzanie
    .acc = Kurtyzanę
    .ins = Kurtyzaną
    .loc = Kurtyzanie
character-gambler = Hazardzista
    .gen = Hazardzisty
    .dat = Hazardziście
    .acc = Hazardzistę
    .ins = Hazardzistą
    .loc = Hazardziście
character-damned = Przeklęty
    .gen = Przeklętego
    .dat = Przeklętemu
    .acc = Przeklętego
    .ins = Przeklętym
    .loc = Przeklętym
character-necromancer = Nekromanta
    .gen = Nekromanty
    .dat = Nekromancie
    .acc = Nekromantę
    .ins = Nekromantą
    .loc = Nekromancie
character-sage = Mędrzec
    .gen = Mędrca
    .dat = Mędrcowi
    .acc = Mędrca
    .ins = Mędrcem
    .loc = Mędrcu
character-usurper = Uzurpator
    .gen = Uzurpatora
    .dat = Uzurpatorowi
    .acc = Uzurpatora
    .ins = Uzurpatorem
    .loc = Uzurpatorze

# refusals
error-cannot-be-announced = { $character }: tą postacią nie można się ogłosić.
error-is-out = { $person }: ta osoba odpadła z gry.
error-too-few-women = { $character }: kobiet w zestawie musi być co najmniej { $need }, a może ich tu być najwyżej { $have }.

# what powers ask
choice-direction = { $person }: komu oddać majątek? Wszyscy oddają swój w tę samą stronę
choice-guesser = { $person }: kto zgaduje, ile monet jest w dłoni?
choice-peasants = { $person }: kto z nich odkrył Wieśniaka?
choice-usurp = { $person }: czyją postać nazwać?
choice-usurp-only = { $people } ma pokazać kartę
choice-usurp-one = { $person } nazywa postać, kartę pokazuje { $other }
choice-fist = { $person }: po odpowiedzi otwórz dłoń. Ile było monet?
choice-name = { $person }: jaką postać nazwać?
choice-cemetery = { $person }: jaka karta leży na wierzchu Cmentarza?
answer-guess = { $person }: czy odpowiedź była trafna?
answer-man = { $person } pokazuje kartę: mężczyzna czy kobieta?
answer-man-yes = Mężczyzna
answer-man-no = Kobieta
answer-named = { $person } pokazuje kartę: { $character }?
answer-damned = To Przeklęty
reveal-damned = Czy ktoś odkrył Przeklętego?
badge-is-out = poza grą

# the course of a game
story-direction = { $person } oddaje majątek, dostaje go { $other }; tak samo wszyscy
story-guesser = { $person } ukrywa monety, zgaduje { $other }
story-peasants = Po odkryciu: Wieśniak – { $people }
story-no-peasant = Nikt nie odkrył Wieśniaka
story-usurps = { $person } nazywa postać, kartę pokazuje { $other }
story-guess-right = { $person } zgaduje dobrze
story-guess-wrong = { $person } zgaduje źle
story-man = { $person } pokazuje kartę: mężczyzna
story-woman = { $person } pokazuje kartę: kobieta
story-named-right = { $person } pokazuje nazwaną postać
story-named-wrong = { $person } pokazuje inną postać
story-damned = { $person } pokazuje Przeklętego
story-borrowed = { $person } używa umiejętności { $character-gen }
story-out = { $person } odpada z gry
story-ended-alone = Wszyscy inni odpadli: wygrywa { $people }
would-end-alone = Wszyscy inni odpadną: wygra { $people }
end-how-alone = Wszyscy inni odpadli z gry.
games-ended-alone = Wszyscy inni odpadli
now-heir = { $person }: oddaj kartę, nie pokazując jej, i odejdź z gry. Dostaje ją { $other }, a Przeklęty wraca do pudełka.
now-out = { $person }: odejdź z gry. Przeklęty wraca do pudełka.
now-sage-first = { $person }: podejrzyj teraz dwie karty, innych graczy albo ze środka.
now-cemetery = Cmentarz: wsuńcie zakrytą kartę pod spód.

# lines to say aloud
wit-announce-alchemist = Patrzcie uważnie: zaraz złoto zmieni adres.
wit-announce-actress = Ta ostatnia scena? Zagram ją lepiej.
wit-announce-courtesan = Kto siedzi po prawej? Pokaż się, złotko.
wit-announce-gambler = Jedna, dwie czy trzy? Twoje szczęście albo moje.
wit-announce-necromancer = Pobudka, drodzy zmarli!
wit-announce-sage = Rzucę okiem na dwie karty. Dla nauki.
wit-announce-usurper = Wiem, kim jesteś. I robię to lepiej.
wit-claim-alchemist = To tombak! Złoto robię tu ja.
wit-claim-actress = To moja rola! Zejdź ze sceny.
wit-claim-courtesan = Ty kurtyzaną? Pamiętałabym.
wit-claim-gambler = Założę się, że to ja.
wit-claim-necromancer = Po moim trupie. Po którymkolwiek.
wit-claim-sage = Mądry by teraz milczał.
wit-claim-usurper = Nawet tego mi nie ukradniesz.
wit-win-alone = Ktoś musi zgasić światło.

# the box and its sets
box-expansion = Dodatek z 2014 roku
in-box-expansion = w dodatku z 2014 roku
new-add-expansion = Z dodatkiem z 2014 roku
new-add-expansion-note = Jego karty i zestawy razem z pierwszą edycją
set-expansion-duel = Deadly duel
set-expansion-trio = Infernal trio
set-expansion-classic = Classic
set-expansion-roll = Let it roll
set-expansion-unity = Strength in unity
set-expansion-combo = Ultimate combo
check-cemetery = Potasujcie karty spoza zestawu, wszystkie lub część, i połóżcie je zakryte na stole: to Cmentarz
