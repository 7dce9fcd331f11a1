# Choosing and building a set.
edition-choice = Which box?
edition-people = { $year } · { $fewest } to { $most } players
set-title-choose = Which set tonight?
set-ours = the app’s own set
set-yours = Your own set
set-bank-money-own = Bank money: { $have } of { $cards } cards
set-build = Build a set of your own
set-open = Open a shared set
set-none = No set for this many people: the box is for { $fewest } to { $most }.
sheet-side = Sheet { $number }, side { $side }
sheet-read = Read it off your sheet: { sheet-side }
sheet-read-detail = Tap the Masks printed on it; they are remembered
sheet-again = Correct what was read off: { sheet-side }
sheet-keep = Keep this sheet

# statistics of simulated games
simulated-title = Simulated: { $games } games between simple computer players
simulated-turns = Length in turns
simulated-thirteen = Ends with 13 coins
simulated-bankruptcy = Ends in bankruptcy
simulated-cheat = Ends with the Cheat
simulated-bank = Coins from the bank per turn
simulated-opposed = Announcements opposed
percent = { $share }%
simulate = Simulate this set
simulating = Simulated: { $done } of { $games } games

# the builder
builder-title = Build a set
builder-hint = Tap a card to take it or put it back.
builder-tile = { $character }: { $have } of { $copies }
builder-lawful = This set is lawful.
builder-cards = Cards: { $have }
builder-centre = In the centre: { $count }
builder-more-money = It is better if more than a third bring bank money.
builder-half-money = It is better if half of them bring bank money.
builder-corner = Check the corner of the card for the number of players: { $characters }
builder-complete = Complete it for me
builder-random = Random set
builder-seed = Number { $seed }
builder-seed-field = Random set number
builder-impossible = No lawful set for this many people has these cards.
builder-empty = Put all back
builder-play = Use this set
builder-anyway = Play it anyway
builder-cannot = Not playable yet
builder-back = Choosing a set
builder-share = Share this set
builder-share-scan = Scan it, or copy the text:
shared-field = Link or text of a set
shared-open = Open it
shared-file = From a file

# invalid set codes
error-set-damaged = This is not the text of a set, or it is damaged. Nothing was changed.
error-set-newer = A newer version of this program wrote this set. Nothing was changed.
error-unknown-scenario = There is no set “{ $id }”.

# the command line
cli-scenarios = list, show and check sets
cli-scenarios-players = only sets for this many players
cli-scenarios-edition = only sets of one edition: first or second
cli-scenarios-show = show one set
cli-scenarios-nothing = no set found
error-neither-file-nor-set = “{ $text }” is neither a file that can be read nor the text of a set.
cli-scenarios-check = say what is wrong with a set given as a link, as text or in a file
cli-scenarios-simulate = measure the sets by simulated games
