# To be said aloud, in the characters' own voices: when one is announced, and when another player claims it. Then a few words for great moments.
# Short, at most 60 letters, never needed to understand what happened, and true for both editions.

# more-wit = Lines to say aloud
# wit-said = “{ $line }”

# wit-announce-judge = Order! And let me count those fines.
# wit-announce-bishop = Blessed are the rich, for they shall give.
# wit-announce-king = Kneel, and open the treasury!
# wit-announce-queen = Heavy is the crown. My purse, not so much.
# wit-announce-fool = One coin, one joke, and now: who’s who?
# wit-announce-thief = How lovely to sit between two purses.
# wit-announce-witch = What a nice fortune. It would look good on me.
# wit-announce-spy = I was never here, and I saw everything.
# wit-announce-peasant = Just a Peasant, my lord. One coin will do.
# wit-announce-cheat = I never cheat. Ask anyone I’ve robbed.
# wit-announce-inquisitor = One small question: who are you?
# wit-announce-widow = He left me so little. So far.
# wit-announce-trickster = Who’s the richest? Oh look, a bird!
# wit-announce-empress = Empires are expensive, dear bank.
# wit-announce-shaman = The spirits say: let’s trade purses.
# wit-announce-guru = Look within and tell me: who’s there?
# wit-announce-patron = I adore art. And both my neighbors.
# wit-announce-beggar = Spare a coin? Only if you’re richer.
# wit-announce-princess = Show your face, dear. To all but yourself.
# wit-announce-puppet-master = On your feet, puppets! I pull the strings.

# wit-claim-judge = Objection! That bench is mine.
# wit-claim-bishop = My child, that’s my miter.
# wit-claim-king = Off my throne!
# wit-claim-queen = There’s only one Queen here, darling. It’s not you.
# wit-claim-fool = You, the Fool? Don’t make me laugh.
# wit-claim-thief = Stop, thief! No, wait: that’s me.
# wit-claim-witch = That’s my broom you’re sitting on.
# wit-claim-spy = Your cover’s blown. I’m the Spy.
# wit-claim-peasant = Move over, I plow here too.
# wit-claim-cheat = Hey, cheating is my job!
# wit-claim-inquisitor = I ask the questions here.
# wit-claim-widow = Funny, I didn’t see you at the funeral.
# wit-claim-trickster = Nice trick. It’s mine.
# wit-claim-empress = Two Empresses? One too many.
# wit-claim-shaman = The spirits say you’re lying.
# wit-claim-guru = Keep meditating. I’m the Guru.
# wit-claim-patron = Put that away. Tonight’s on me.
# wit-claim-beggar = This is my corner.
# wit-claim-princess = Give me back my tiara!
# wit-claim-puppet-master = And who do you think pulls your strings?

# wit-verdict-true = The mask fits!
# wit-verdict-unmasked = Masks off!
# wit-verdict-nobody = All masks, and not one face.
# wit-verdict-swapped = Easy come, easy go.
# wit-verdict-court = Justice has deep pockets.

# wit-award-comeback = From rags to riches
# wit-award-haul = Straight for the vault
# wit-award-unmasked = An open book
# wit-award-sharp-eye = Sees through velvet
# wit-award-trusted = Such an honest face
# wit-award-robbed = Everybody’s purse
# wit-award-in-front = Leading the dance
# wit-award-curious = Still me? Just checking
# wit-award-restless = Busy hands, happy hands

# wit-win-thirteen = Thirteen. Lucky after all!
# wit-win-bankruptcy = The ball is over: who’s paying for the gondola?
# wit-win-cheat = Cheating pays. Tonight only.
# wit-win-house = You won’t find that one in the box!
