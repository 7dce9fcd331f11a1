# Home, new game, table and menus.

app-name = Mascarade Companion
error-page = This page couldn’t be shown. Your game is safe.
away = Connection lost
away-hint = Your game is safe. Check that the host device is awake and on the same network. This page reconnects by itself.
coming-back = One moment, the app is coming back
coming-back-hint = Your device stopped it, as it may while asleep or short of memory. Your game is safe.
choose-file = Choose a file
app-unofficial = Unofficial app for owners of the game. Not made or endorsed by its publisher.

# tools
tool-rules = Rules
tool-history = History
tool-phones = Phones
tool-more = More
language-title = Language
close = Close
cancel = Cancel
back = Back
help-why = Why? See the rule
help-character = What does { $character-the } do?

# home
home-title =
    You bluff.
    The app keeps count.
home-purpose = Bank, courthouse, turns, and rules for your Mascarade box.
home-resume = Continue
home-resume-detail = Turn { $turn } · { $people }
home-continue = Back to the table
home-ended = Final result
home-continue-detail = Turn { $turn } · { $person }
home-again = Rematch
home-unfinished = Resume setup
home-new = New game
home-new-detail = Players, set, setup checklist
home-rules = Rules
home-rules-detail = Every rule, one search away

# new game: players
people-step = New game · players
people-title = Who’s playing?
people-hint = Enter names clockwise around the table. Tap the flame beside the youngest player, who goes first. Names are optional.
people-name = Player { $place }
people-unseen = { people-name }: some letters can’t be displayed. Please use others.
people-add = Add player
people-remove = Remove { $person }
people-up = Move { $person } up
people-down = Move { $person } down
people-youngest = { $person } is the youngest and goes first
people-all = { $people }
people-last = Last group
people-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
people-next = Choose a set
people-begins = { $person } goes first
people-variant = 2–3 players: a variant for experienced players, with two or three cards each.

# new game: set and checklist
set-step = { $edition } · { people-count }
edition-first = First edition
edition-second = Second edition
set-title-one = The printed set
set-title-printing = Which printing do you have?
set-printed = Printed set for { people-count }
set-with = With { $character-the }
printing-en-ru = English and Russian printing
printing-fr-ja-pl = French, Japanese, and Polish printing
set-judge-in = Judge included · { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { people-count }
    .second = Judge included · { $cards ->
        [one] { $cards } Mask
       *[other] { $cards } Masks
    } for { people-count }
set-bank-money = Bring money: { $have } of { $cards } (minimum: one third)
set-bank-money-printed = Bring money: { $have } of { $cards }, below one third but fine as printed

rematch-title = Rematch
rematch-youngest = { $person }, the youngest
rematch-next = { $person }, next around the table
rematch-lot = A random player
rematch-same-seats = Same seats
rematch-shuffled = New seats
rematch-shuffle = Shuffle seats
rematch-set-again = Same set
rematch-set-next = Next set
rematch-set-chance = Random set

checklist = Checklist
checklist-begins = Then { $person } goes first
check-cards = Take the set’s { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} out of the box
    .second = Take the set’s { $cards ->
        [one] { $cards } Mask
       *[other] { $cards } Masks
    } out of the box
check-cards-named = { $task }: { $characters }
check-tokens = Put the tokens of the characters in play next to the courthouse
check-coins = { $each ->
    [one] { $each } coin
   *[other] { $each } coins
} each; the rest ({ $bank } in all) { $insert ->
    [yes] stays in the bank insert
   *[no] is the bank, in the center of the table
}
check-coins-tablet = Leave the coins in the box: the app keeps count
check-centre = { $count ->
    [one] { $count } card face up in the center of the table
   *[other] { $count } cards face up in the center of the table
}
    .second = { $count ->
        [one] { $count } Mask face up in the center of the table
       *[other] { $count } Masks face up in the center of the table
    }
check-hands = { $count ->
    [2] Two cards each: one for the left hand, one for the right
   *[other] Three cards each: left, right, and a protected one
}
check-deal = Shuffle and deal, all face up
check-read = Everyone reads every card; then turn them face down
    .second = Everyone reads every Mask; then turn them face down
tablet-choice = Which coins do you use?
tablet-box = Coins from the box
tablet-holds = Coins in the app only
opening-order = Preparation turns, all swaps: { $people }
start-game = Start the game
back-to-people = Names and seats

# the table
turn-number = Turn { $turn }
turn-announces = Turn { $turn } · { $person } announces { $character-the }
await-turn = { $person }’s turn
action-swap = Swap or not
action-swap-short = Swap or not
action-look = Look at your card
    .second = Look at your Mask
action-look-one = Look at one card
action-look-short = Look
action-announce = Announce
announce-title = Who does { $person } announce?
announce-title-left = Who does { $person } announce with the left card?
announce-title-right = Who does { $person } announce with the right card?
name-of-character = { $character }
name-of-copies = { $count } × { $character }
claims-title = Who else is { $character-the }?
claims-title-two = Is { $other } { $character-the } too?
claims-hint = Clockwise from { $person }’s left: pass or call.
claims-hint-two = { $other }: pass or call.
claims-nobody = No one calls
claims-nobody-two = { $other } passes
tap-claimants = Tap everyone at the table who calls.
tap-people = Tap the name at the table.
reveal-title = Who really is { $character-the }?
turn-cards = Reveal the cards
    .second = Reveal the Masks
turn-cards-now = Cards up!
    .second = Masks up!
turn-cards-label = { $people }: reveal your cards now. Who is { $character-the }?
    .second = { $people }: reveal your Masks now. Who is { $character-the }?
option-announced = announced
option-claimed = { $order ->
    [1] called 1st
    [2] called 2nd
    [3] called 3rd
   *[other] called { $order }th
}
option-nobody = No one
badge-announces = announces
badge-swaps = swaps or not
badge-claims = calls
badge-passes = passes
badge-is = is { $character-the }
badge-answers = answers
badge-chosen = chosen
badge-wins = wins
badge-to-win = { $coins } to win
badge-coins-left = { $coins ->
    [one] last coin
   *[other] { $coins } coins left
}
badge-would-win = would win
badge-would-be-out = out of coins
badge-sits-here = { $person } sits here
choice-take = { $person }: take from whom?
choice-fortunes = { $person }: swap fortunes with whom?
choice-point = { $person }: who must name their card?
    .second = { $person }: who must name their Mask?
choice-show = { $person }: who shows their card to the others?
    .second = { $person }: who shows their Mask to the others?
choice-move = { $person }: which two swap seats?
choice-nobody = With no one
choice-take-only = { $person } takes from { $people }
choice-fortunes-one = { $person }: swap fortunes with { $other }?
choice-point-only = { $people } must name their card
    .second = { $people } must name their Mask
choice-show-only = { $people } shows their card
    .second = { $people } shows their Mask
choice-move-only = { $people } swap seats
choice-accept = Swap
choice-decline = Don’t swap
answer-title = { $person } names their card, then reveals it
    .second = { $person } names their Mask, then reveals it
answer-right = Right
answer-wrong = Wrong
moves-title = Coins to move
moves-power = Power
moves-fine = Fine
moves-none = No coins move.
moves-none-yet = No coins move yet.
moves-next = { $person } plays next.
moves-then-choice = Then { $person } chooses.
would-end-thirteen = { $count ->
    [one] { $people } would win with { $coins }
   *[other] { $people } would win together
}
would-end-bankruptcy = { $count ->
    [one] { $broke } would be out of coins, so { $people } would win
   *[other] { $broke } would be out of coins, so { $people } would win together
}
would-end-cheat = { $people } would win
would-if = If { $person } is { $character-the }, { $end }
would-if-nobody = If no one is { $character-the }, { $end }
would-if-unclaimed = If no one calls, { $end }
would-depends = Depending on the cards, { $end }
would-whoever = Whoever really is { $character-the } would win
would-win-as = { $people } would win as { $character-the }
would-others = { $count ->
    [one] One other answer would end the game too
   *[other] { $count } other answers would end the game too
}
moves-pair = { $source } → { $target }
confirm = { $coins ->
    [0] Confirm
    [one] Confirm: { $coins } coin moves
   *[other] Confirm: { $coins } coins move
}
now-before-turn = Before this turn
now-fool-first = { $person }: now swap two other players’ cards, or pretend to, without looking.
now-fool-second = { $person }: now swap two other players’ Masks, or pretend to, without looking.
now-spy-first = { $centre ->
    [0] { $person }: now look at your own card and another player’s. Then swap them or not.
   *[other] { $person }: now look at your own card and one other, a player’s or one in the center. Then swap them or not.
}
now-spy-second = { $person }: now look at your own Mask and another player’s. Then swap them or not.
now-spy-two = { $person }: now look at one of your own cards and one of your opponent’s, left or right. Then swap them or not.
now-shown-first = { $person }: show your card to all the others now, without looking at it.
now-shown-second = { $person }: show your Mask to all the others now, without looking at it.
now-places = { $person } and { $other }: swap seats now. Coins and cards stay where they are.
    .second = { $person } and { $other }: swap seats now. Coins and Masks stay where they are.
now-own = { $person }: { $text }
undo = Undo
tap-ignored = Too quick: that tap didn’t count
undo-nothing = Nothing to undo
undo-detail = Turn { $turn } · { $what }
redo-detail = Redo: { $what }
redo-moves = Redo: { $moves } moves

place-label = { $person }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
place-label-active = { place-label }, current player
place-label-acts = { place-label }, to act
place-close = close to { $coins }
court = Courthouse
bank = Bank
pot-label = { $pot }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}

# the end
end-step = Game over · turn { $turn }
end-won = { $count ->
    [one] { $people } wins
   *[other] { $people } win together
}
end-winner = { $count ->
    [one] { $people } wins
   *[other] { $people } win together
}
end-how-thirteen = With 13 or more coins.
end-how-bankruptcy = { $count ->
    [one] Out of coins: { $people }, so the richest wins.
   *[other] Out of coins: { $people }, so the richest share the win.
}
end-how-cheat = As the Cheat, with 10 or more coins.
end-how-house = By the power of { $character }.
end-again = Rematch
end-home = Home

# more
more-title = More
more-mistaken = Mistaken look
more-mistaken-detail = Their next turn must be a look
mistaken-any-card = It makes no difference which of their cards it was.
more-correct = Correct coins
more-correct-detail = Bank, courthouse, and players
more-outwards = Turn nameplates toward players
more-outwards-two = Turn each half toward its player
more-sounds = Sounds
more-countdown = Countdown before the reveal
more-save = Save game as a file
more-save-detail = To continue on another device
more-open = Open a saved game
more-open-none = This isn’t a game from this app.
more-leave = Leave this game
more-leave-detail = It’s saved; you can come back
endings-title = Who could win?
endings-detail = And with which character, as coins stand now
endings-note = Based on coins alone: what each player could gain by announcing a character on their turn if no one calls. No one knows who has which card.
    .second = Based on coins alone: what each player could gain by announcing a character on their turn if no one calls. No one knows who has which Mask.
endings-none = No one could end the game with their next announcement.
endings-wins = Could win with
endings-ends = Could end the game with
more-turning = Turn panel toward whoever acts
more-turning-detail = For a tablet lying flat on the table
more-hourglass-off = Sand timer: off
more-hourglass = Sand timer: { $seconds } seconds
more-hourglass-detail = For turns and calls; no penalty if time runs out
more-patience = Second taps: ignored for { $seconds } s
more-patience-detail = For unsteady hands: accidental double taps don’t count
hourglass-over = Time!
hourglass-label = { $seconds } seconds
more-far = Large view
more-far-detail = Coins and turn only; tap to close
appearance-title = Theme and text size
appearance-theme = Theme
appearance-theme-system = Same as device
appearance-theme-light = Light theme
appearance-theme-dark = Dark theme
appearance-size = Text size
appearance-size-system = Same as device
appearance-size-most = Up to { $size } on this screen
about-title = About
about-version = Version { $version }
about-licences = Fonts: Roboto (Apache License 2.0), Bona Nova and Noto Sans JP (SIL Open Font License).
player-claims = Calls: “I’m { $character-the }!”
player-mistaken = Saw own card by mistake
    .second = Saw own Mask by mistake
player-rename = Rename
rename-title = Rename player
rename-name = Name
rename-detail = For a typo, or when someone takes over this seat.
rename-do = Save name
rename-exchange = Or swap names with:
mistaken-title = Who saw their own card by mistake?
    .second = Who saw their own Mask by mistake?
mistaken-owes = must look
owed-look-later = { $person } still owes a look, due on the first turn that allows one.
correct-title = Correct coins
correct-from = From
correct-to = To
correct-missing-from = Choose “From”
correct-missing-to = Choose “To”
correct-fewer = One fewer coin
correct-more = One more coin
correct-pending = These coins haven’t been moved yet.
correct-discard = Don’t move them
correct-do = Move { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
correct-outcome = { $now }, will be { $coins }
correct-ends-thirteen = 13 or more coins: unless that changes, the game ends after this turn and { end-winner }.
correct-ends-bankruptcy = A player with 0 coins: unless that changes, the game ends after this turn and { end-winner }.
history-title = Game history
history-empty = Nothing yet.
history-hint = Tap a line to see the table as it was.
history-oldest-first = Show oldest first
history-newest-first = Show newest first
phones-title = Phones at the table
phones-scan = Scan with a phone on the same network:
phones-off = Only this device can connect right now. If you let phones join, any device on this network that scans the code can open the table until you close the app.
phones-let-in = Let phones join
phones-no-network = This device isn’t on a network. Connect to one or turn on a hotspot, then try again.
phones-others = This device is on several networks. If that address doesn’t open, try another one:
phones-renew = New code
phones-renew-detail = Disconnects all phones. They rejoin with the new code.
phones-uninvited = To join this table, scan the code on the device that hosts it.

# two and three players
hand-left = left card
hand-right = right card
hand-protected = protected card
claim-with = { $person }: { $hand }
claim-left = Left card
claim-right = Right card
claim-protected = Protected card
few-title = Which swaps are allowed?
few-printing = Your box:
few-pl = Polish printing
few-ja = Japanese printing
few-ru = Russian printing
few-en = English printing
few-fr = French printing
few-own-or-opponent = Swap one of your cards with an opponent’s, or your own two with each other.
few-opponent = Swap one of your cards with an opponent’s.
few-two-own = Swap your left or right card with any other card of yours, or with your opponent’s left or right.
few-two-any = Swap any of your three cards with your opponent’s left or right.
few-protected = You can never swap your opponent’s protected card. You can’t announce with your own on your turn, but you can call with it.

# saved games
home-games = Your games
moves-then-answer = Then { $person } names their card and reveals it.
    .second = Then { $person } names their Mask and reveals it.

# the practice table, and hints in a game
practice-open = First time? Play a practice turn
practice-detail = Two minutes, no cards needed
practice-end = End practice
practice-edition = Your edition
practice-1 = Ada
practice-2 = Ben
practice-3 = Cleo
practice-4 = Dan
hints-show = Show hints
hints-detail = One sentence on what to do now
coach-turn = It’s your turn, { $you }. Everyone has 6 coins, and no one is sure of their own card. Tap “{ action-announce }”.
    .second = It’s your turn, { $you }. Everyone has 6 coins, and no one is sure of their own Mask. Tap “{ action-announce }”.
coach-announce = Choose the King. Whether you really are the King only matters if someone calls: “No, I’m the King!”
coach-claims = { $other } calls: “No, I’m { $character-the }!” Tap { $other }’s nameplate.
coach-cards = Tap “{ turn-cards }”: you and { $other } now turn your cards face up.
    .second = Tap “{ turn-cards.second }”: you and { $other } now turn your Masks face up.
coach-reveal = { $other } really is { $character-the }. Choose { $other } in the list.
coach-confirm = { $other } uses the power, and your false announcement costs you 1 coin. Confirm it.
coach-done = That’s the heart of the game: announce, call, reveal, pay. If you tap the wrong thing, tap “{ undo }”. Now deal your own cards!
hint-opening = Take your card and another one under the table. Swap them or just pretend, and put both back unseen.
    .second = Take your Mask and another one under the table. Swap them or just pretend, and put both back unseen.
hint-opening-several = Take one of your cards and another one under the table. Swap them or just pretend, and put both back unseen.
hint-turn = Swap, look at your card, or announce any character in play. Only announcing moves coins.
    .second = Swap, look at your Mask, or announce any character in play. Only announcing moves coins.
hint-turn-several = Swap, look at one of your cards, or announce any character in play. Only announcing moves coins.
hint-bound = Not every action is allowed this turn: the buttons say why.
hint-announce = Choose any character in play. No one sees your card unless someone calls.
    .second = Choose any character in play. No one sees your Mask unless someone calls.
hint-claims = Go around the table: everyone passes or calls (“No, that’s me!”). If no one calls, the power is used and no card is revealed.
    .second = Go around the table: everyone passes or calls (“No, that’s me!”). If no one calls, the power is used and no Mask is revealed.
hint-claims-two = { $other } passes or calls. If they pass, the power is used and no card is revealed.
hint-reveal = The announcer and everyone who called reveal their cards. Choose who told the truth, if anyone.
    .second = The announcer and everyone who called reveal their Masks. Choose who told the truth, if anyone.
hint-confirm = Check which coins will move, then confirm.
hint-choice = Whoever uses the power decides.
hint-answer = The chosen player says which card they think they have, then reveals it.
    .second = The chosen player says which Mask they think they have, then reveals it.
