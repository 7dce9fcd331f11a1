# Choosing and building a set.
# edition-choice = Which edition do you have?
# edition-only = only for { $fewest }–{ $most } players
# edition-people = { $year } · { $fewest }–{ $most } players
# set-title-choose = Choose a set
# set-ours = app’s own set
# set-yours = Your own set
# set-bank-money-own = Bring money: { $have } of { $cards }
# set-minutes = About { $minutes } minutes
# set-mood = { $mood ->
#     [low] friendly
#     [high] cutthroat
#    *[middle] balanced
# }
# set-coins = { $coins ->
#     [low] few coins
#     [high] plenty of coins
#    *[middle] a fair number of coins
# }
# figures-open = Compare by the numbers
# figures-title = The sets by the numbers
# set-build = Build your own set
# set-open = Open a shared set
# set-opened = Set opened: { $count ->
#     [one] { $count } card
#    *[other] { $count } cards
# }
#     .second = Set opened: { $count ->
#         [one] { $count } Mask
#        *[other] { $count } Masks
#     }
# set-already = This set is already open.
# set-none = This edition takes { $fewest }–{ $most } players.
# sheet-side = Sheet { $number }, side { $side }
# sheet-read = Enter: { sheet-side }
# sheet-read-detail = Tap the Masks printed on it; they’ll be saved
# sheet-again = Edit: { sheet-side }
# sheet-keep = Save this sheet

# statistics of simulated games
# simulated-title = Simulation: { $games } games with simple bots
# simulated-taken = Coins taken from players per turn
# simulated-turns = Turns per game
# simulated-thirteen = Won with 13 coins
# simulated-bankruptcy = Ended by bankruptcy
# simulated-cheat = Won by the Cheat
# simulated-bank = Coins from the bank per turn
# simulated-opposed = Announcements called
# percent = { $share }%
# simulate = Simulate this set
# simulating = Simulated: { $done } of { $games } games

# the builder
# builder-title = Build a set
# builder-hint = Tap a card to add or remove it.
#     .second = Tap a Mask to add or remove it.
# builder-tile = { $character }: { $have } of { $copies }
# builder-lawful = This set follows the rules.
# builder-cards = Cards: { $have }
#     .second = Masks: { $have }
# builder-centre = In the center: { $count }
# builder-more-money = Better: more than a third.
# builder-half-money = Better: half of them.
# builder-likely-minimum = Probably for { $minimum } or more players: { $characters }. Check the corner of the Mask.
# builder-corner = Check the corner of the Mask for the minimum number of players: { $characters }
# builder-complete = Complete it for me
# builder-random = Random set
# builder-seed = Seed { $seed }
# builder-seed-field = Seed for the random set
# builder-impossible = No allowed set for this many players includes these cards.
#     .second = No allowed set for this many players includes these Masks.
# builder-take-out = Take out one of these: { $characters }
# builder-empty = Clear
# builder-play = Use this set
# builder-anyway = Play anyway
# builder-cannot = Not ready yet
# builder-back = Back to sets
# builder-share = Share this set
# builder-share-scan = Any phone’s camera opens this. Or copy the link:
# builder-share-inside = Scan this inside the app, under “Open a shared set”, or copy the code:
# favourites = Favorites
# favourite-delete = Delete { $name }
# favourite-name = Name of this set
# favourite-keep = Add to favorites
# favourite-nameless = Name the set first
# favourite-kept = In your favorites
# copy = Copy
# copy-done = Copied
# share = Share
# shared-field = Paste a link or set code
# shared-open = Open
# shared-file = From a file

# invalid set codes
# error-set-damaged = This isn’t a set code, or it’s damaged.
# error-set-newer = This set was made with a newer version of the app.
# error-unknown-scenario = There’s no set “{ $id }”.

# the command line
# cli-scenarios = list, show, and check sets
# cli-scenarios-players = only sets for this many players
# cli-scenarios-edition = only sets of one edition: first or second
# cli-scenarios-show = show one set
# cli-scenarios-nothing = no set found
# error-neither-file-nor-set = “{ $text }” is neither a readable file nor a set code.
# cli-scenarios-check = list what’s wrong with a set, given as a link, a code, or a file
# cli-scenarios-simulate = measure the sets by simulated games
