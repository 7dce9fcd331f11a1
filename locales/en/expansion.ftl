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

# what powers ask
choice-direction = { $person }: who gets your fortune? The others pass theirs on the same way
choice-guesser = { $person }: who guesses how many coins you’re hiding?
choice-peasants = { $person }: which of them showed a Peasant?
choice-usurp = { $person }: whose character will you name?
choice-usurp-only = { $people } must show their card
choice-usurp-one = { $other } must show their card to { $person }
choice-fist = { $person }, open your fist once they’ve guessed: how many coins?
choice-name = { $person }: which character do you name?
choice-cemetery = { $person }: which card is on top of the Cemetery?
answer-guess = Did { $person } guess right?
answer-man = { $person } shows their card: a man or a woman?
answer-man-yes = A man
answer-man-no = A woman
answer-named = { $person } shows their card: { $character }?
answer-named-yes = Yes, it’s that card
answer-named-no = No, another card
answer-damned = It’s the Damned
claims-repeats = Repeats the last power: { $character }
claims-repeats-none = No power has been used yet, so nothing happens
reveal-damned = Did anyone show the Damned?
badge-is-out = out

# the course of a game
story-direction = { $person } passes their fortune to { $other }, and everyone does the same
story-guesser = { $other } guesses how many coins { $person } is hiding
story-peasants = Peasants shown: { $people }
story-no-peasant = No Peasant shown
story-usurps = { $person } names { $other }’s character
story-guess-right = { $person } guesses right
story-guess-wrong = { $person } guesses wrong
story-man = { $person } shows a man
story-woman = { $person } shows a woman
story-named-right = { $person } shows the character named
story-named-wrong = { $person } shows another character
story-damned = { $person } shows the Damned
story-borrowed = { $person } uses the power of { $character-the }
story-out = { $person } is out of the game
story-ended-alone = Everyone else is out: { $people } wins
would-end-alone = { $people } would win, since everyone else would be out
end-how-alone = Everyone else is out of the game.
games-ended-alone = By being the last one left
now-heir = { $person }: give your card to { $other }, face down, and leave the game. The Damned goes back to the box.
now-out = { $person }: leave the game. The Damned goes back to the box.
now-out-cemetery = { $person }: leave the game. Your card, face down, and the Damned go back to the box.
now-sage-first = { $person }: now look at two cards in secret, each from another player or the center.
now-cemetery = Cemetery: put the card beneath the others, face down.

# lines to say aloud
wit-announce-alchemist = Watch closely: your gold is about to become mine.
wit-announce-actress = That last scene? I’ll play it better.
wit-announce-courtesan = You on my right: show me who you are.
wit-announce-gambler = One, two, or three? Your luck or mine.
wit-announce-necromancer = Rise and shine, dear departed.
wit-announce-sage = I’d like to see two of you. Just to learn.
wit-announce-usurper = I know who you are. And I do it better.
wit-claim-alchemist = Fool’s gold! I’m the one who transmutes.
wit-claim-actress = My role! Get off the stage.
wit-claim-courtesan = You? I’d have remembered.
wit-claim-gambler = I bet it’s me.
wit-claim-necromancer = Over my dead body. Any of them.
wit-claim-sage = A wiser head would’ve kept quiet.
wit-claim-usurper = You can’t even steal that from me.
wit-win-alone = Someone has to turn off the lights.

# the box and its sets
box-expansion = The 2014 expansion
in-box-expansion = in the 2014 expansion
new-add-expansion = Add the 2014 expansion
new-add-expansion-note = Its cards and sets, mixed with the first edition
set-expansion-duel = Deadly duel
set-expansion-trio = Infernal trio
set-expansion-classic = Classic
set-expansion-roll = Let it roll
set-expansion-unity = Strength in unity
set-expansion-combo = Ultimate combo
check-cemetery = Shuffle the cards that aren’t in the set, all or some of them, and put them face down on the table: the Cemetery
