# To be said aloud, in the characters' own voices: when one is announced, and when another player claims it. Then a few words for great moments.
# Short, at most 60 letters, never needed to understand what happened, and true for both editions.

more-wit = Répliques à voix haute
wit-said = « { $line } »

wit-announce-judge = Silence ! Que je compte mes amendes.
wit-announce-bishop = Heureux les riches : ils vont donner.
wit-announce-king = À genoux, et ouvrez le trésor !
wit-announce-queen = La couronne pèse. La bourse, pas assez.
wit-announce-fool = Une pièce, une blague… et qui est qui ?
wit-announce-thief = Deux bourses, deux mains : le compte est bon.
wit-announce-witch = Jolie fortune. Elle m’irait à ravir.
wit-announce-spy = Je n’étais pas là, et j’ai tout vu.
wit-announce-peasant = Rien qu’un Paysan, monseigneur. Une pièce suffira.
wit-announce-cheat = Moi, tricher ? Demandez à mes victimes.
wit-announce-inquisitor = Une petite question : qui êtes-vous ?
wit-announce-widow = Il m’a laissé si peu. Pour l’instant.
wit-announce-trickster = Qui est le plus riche ? Oh, un oiseau !
wit-announce-empress = Un empire, chère banque, ça s’entretient.
wit-announce-shaman = Les esprits disent : échangeons nos bourses.
wit-announce-guru = Regarde en toi. Alors, il y a qui ?
wit-announce-patron = J’adore les arts. Et mes deux voisins.
wit-announce-beggar = Une p’tite pièce ? Seulement les riches.
wit-announce-princess = Montre ton visage. À tous, sauf à toi.
wit-announce-puppet-master = Debout, les pantins ! C’est moi qui tire les fils.

wit-claim-judge = Objection ! Ce siège est le mien.
wit-claim-bishop = Mon enfant, rendez-moi ma mitre.
wit-claim-king = Descends de mon trône !
wit-claim-queen = Il n’y a qu’une Reine ici. Devine laquelle.
wit-claim-fool = Toi, le Fou ? Laisse-moi rire.
wit-claim-thief = Au voleur ! Ah non, c’est moi.
wit-claim-witch = Bas les pattes, c’est mon balai.
wit-claim-spy = Ta couverture est grillée. L’Espionne, c’est moi.
wit-claim-peasant = Pousse-toi, c’est aussi mon champ.
wit-claim-cheat = Hé, tricher, c’est mon métier !
wit-claim-inquisitor = Les questions, c’est moi qui les pose.
wit-claim-widow = Curieux, tu n’étais pas à l’enterrement.
wit-claim-trickster = Joli tour. C’est le mien.
wit-claim-empress = Deux Impératrices ? Il y en a une de trop.
wit-claim-shaman = Les esprits disent que tu mens.
wit-claim-guru = Continue à méditer. Le Gourou, c’est moi.
wit-claim-patron = Range ça. Ce soir, c’est ma tournée.
wit-claim-beggar = Hé, c’est mon bout de trottoir !
wit-claim-princess = Rends-moi mon diadème !
wit-claim-puppet-master = Et tes fils à toi, qui les tire ?

wit-verdict-true = Le masque lui va comme un gant !
wit-verdict-unmasked = Le masque est tombé !
wit-verdict-nobody = Que des masques, et pas un visage.
wit-verdict-swapped = Bien mal acquis ne profite jamais.
wit-verdict-court = La justice a les poches profondes.

wit-award-comeback = Du caniveau au palais
wit-award-haul = Droit au coffre
wit-award-unmasked = Un livre ouvert
wit-award-sharp-eye = Voit à travers le velours
wit-award-trusted = On lui donnerait la banque sans confession
wit-award-robbed = La bourse de tout le monde
wit-award-in-front = Mène le bal
wit-award-curious = C’est toujours moi ? Je vérifie
wit-award-restless = Jamais les mains dans les poches

wit-win-thirteen = Treize à table, et ça porte bonheur !
wit-win-bankruptcy = Le bal est fini : qui paie la gondole ?
wit-win-cheat = Le crime paie. Ce soir seulement.
wit-win-house = Celui-là, vous ne le trouverez pas dans la boîte !
