### The expansion of 2014: names of its characters, as in characters.ftl, and what only its powers need.

character-alchemist = Alchimiste
    .def = l’Alchimiste
    .de = de l’Alchimiste
    .a = à l’Alchimiste
character-actress = Actrice
    .def = l’Actrice
    .de = de l’Actrice
    .a = à l’Actrice
character-courtesan = Courtisane
    .def = la Courtisane
    .de = de la Courtisane
    .a = à la Courtisane
character-gambler = Flambeuse
    .def = la Flambeuse
    .de = de la Flambeuse
    .a = à la Flambeuse
character-damned = Damné
    .def = le Damné
    .de = du Damné
    .a = au Damné
character-necromancer = Nécromancien
    .def = le Nécromancien
    .de = du Nécromancien
    .a = au Nécromancien
character-sage = Sage
    .def = le Sage
    .de = du Sage
    .a = au Sage
character-usurper = Usurpateur
    .def = l’Usurpateur
    .de = de l’Usurpateur
    .a = à l’Usurpateur

# refusals
error-cannot-be-announced = { $character } : personne ne peut l’annoncer.
error-is-out = { $person } est hors jeu.
error-too-few-women = { $character } : il faut au moins { $need } femmes parmi les personnages ; ici, il ne peut y en avoir que { $have }.

# what powers ask
choice-direction = { $person } : à qui donnez-vous votre fortune ? Les autres donnent la leur dans le même sens
choice-guesser = { $person } : qui devine combien de pièces vous cachez ?
choice-peasants = { $person } : qui a montré un Paysan ?
choice-usurp = { $person } : quel joueur désignez-vous ?
choice-usurp-only = { $people } doit montrer sa carte
choice-usurp-one = { $other } doit montrer sa carte à { $person }
choice-fist = { $person } : ouvrez le poing après la réponse. Combien de pièces ?
choice-name = { $person } : quel personnage nommez-vous ?
choice-cemetery = { $person } : quelle carte est sur le dessus du Cimetière ?
answer-guess = Bonne réponse de { $person } ?
answer-man = { $person } montre sa carte : un homme ou une femme ?
answer-man-yes = Un homme
answer-man-no = Une femme
answer-named = { $person } montre sa carte : { $character } ?
answer-named-yes = Oui, c’est ce personnage
answer-named-no = Non, un autre
answer-damned = C’est le Damné
claims-repeats = Répète le dernier pouvoir : { $character }
claims-repeats-none = Aucun pouvoir n’a encore été utilisé : rien ne se passe
reveal-damned = Quelqu’un a-t-il montré le Damné ?
badge-is-out = hors jeu

# the course of a game
story-direction = { $person } donne sa fortune à { $other }, et chacun fait de même
story-guesser = { $other } devine combien de pièces cache { $person }
story-peasants = Paysans montrés : { $people }
story-no-peasant = Aucun Paysan montré
story-usurps = { $person } désigne { $other } et nomme son personnage
story-guess-right = { $person } devine juste
story-guess-wrong = { $person } se trompe
story-man = { $person } montre un homme
story-woman = { $person } montre une femme
story-named-right = { $person } montre le personnage nommé
story-named-wrong = { $person } montre un autre personnage
story-damned = { $person } montre le Damné
story-borrowed = { $person } utilise le pouvoir { $character-de }
story-out = { $person } est hors jeu
story-ended-alone = Tous les autres sont hors jeu : { $people } gagne
would-end-alone = { $people } gagnerait, tous les autres étant hors jeu
end-how-alone = Tous les autres sont hors jeu.
games-ended-alone = Dernier en jeu
now-heir = { $person } : donnez votre carte à { $other }, face cachée ; vous êtes hors jeu. Le Damné retourne dans la boîte.
now-out = { $person } : vous êtes hors jeu. Le Damné retourne dans la boîte.
now-out-cemetery = { $person } : vous êtes hors jeu. Votre carte, face cachée, et le Damné retournent dans la boîte.
now-sage-first = { $person } : regardez maintenant deux cartes en secret, chez d’autres joueurs ou au centre.
now-cemetery = Cimetière : remettez la carte sous les autres, face cachée.

# lines to say aloud
wit-announce-alchemist = Tout ce qui brille est à moi. Faites passer !
wit-announce-actress = La dernière scène ? Je la joue mieux.
wit-announce-courtesan = Toi, à ma droite : montre qui tu es.
wit-announce-gambler = Une, deux ou trois ? Ta chance ou la mienne.
wit-announce-necromancer = Debout là-dedans, chers disparus !
wit-announce-sage = Juste deux cartes. C’est pour m’instruire.
wit-announce-usurper = Je sais qui tu es. Et je le suis mieux que toi.
wit-claim-alchemist = Du toc ! L’or, c’est moi qui le fais.
wit-claim-actress = C’est mon rôle ! Hors de scène !
wit-claim-courtesan = Je m’en souviendrais, si c’était toi.
wit-claim-gambler = Je parie que c’est moi.
wit-claim-necromancer = Il faudra me passer sur le corps. J’en ai plusieurs.
wit-claim-sage = Un vrai sage se serait tu.
wit-claim-usurper = Usurper l’Usurpateur ? Bien essayé.
wit-win-alone = Il faut bien quelqu’un pour éteindre la lumière.

# the box and its sets
box-expansion = L’extension de 2014
in-box-expansion = dans l’extension de 2014
new-add-expansion = Ajouter l’extension de 2014
new-add-expansion-note = Ses cartes et ses sets, mêlés à la première édition
set-expansion-duel = Deadly duel
set-expansion-trio = Infernal trio
set-expansion-classic = Classic
set-expansion-roll = Let it roll
set-expansion-unity = Strength in unity
set-expansion-combo = Ultimate combo
check-cemetery = Mélangez les cartes hors du set, toutes ou une partie, et posez-les sur la table face cachée : c’est le Cimetière
