### The expansion of 2014: names of its characters, as in characters.ftl, and what only its powers need.

character-alchemist = Alchemist
    .the = the Alchemist
character-actress = Actress
    .the = the Actress
character-courtesan = Courtesan
    .the = the Courtesan
character-gambler = Gambler
    .the = the Gambler
character-damned = Damned
    .the = the Damned
character-necromancer = Necromancer
    .the = the Necromancer
character-sage = Sage
    .the = the Sage
character-usurper = Usurper
    .the = the Usurper

# refusals
error-cannot-be-announced = No one can announce { $character }.
error-is-out = { $person } is out of the game.
error-too-few-women = { $character }: at least { $need } of the characters must be women; here only { $have } can be.
