# Home, new game, table and menus.

app-name = Mascarade Companion
error-page = This page could not be drawn. Your game is safe.
away = The companion does not answer
away-hint = Your game is safe. See whether the device it runs on is awake and in the same network: this page comes back by itself.
choose-file = Choose a file
app-unofficial = Unofficial companion for people who own the box. Not made or endorsed by its publisher.

# tools
tool-rules = Rules
tool-history = History
tool-phones = Phones
tool-more = More
language-title = Language
close = Close
cancel = Cancel
back = Back
help-why = Why? Open the rule

# home
home-title = Coins, court and turns: only the masks deceive
home-continue = Back to the table
home-ended = How it ended
home-continue-detail = Turn { $turn } · { $person }
home-again = Same group again
home-unfinished = Back to the new game
home-new = New game
home-new-detail = Names, set, setup checklist
home-rules = Rules
home-rules-detail = Every rule, one search away

# new game: players
people-step = New game · people
people-title = Who sits at the table?
people-hint = Clockwise, as you sit. Touch the flame for the youngest person, who begins.
people-name = Name { $place }
people-unseen = { people-name }: some of these letters cannot be shown here. Please use others.
people-add = Add a person
people-remove = Remove { $person }
people-up = Move { $person } up
people-down = Move { $person } down
people-youngest = { $person } is the youngest and begins
people-all = { $people }
people-last = Last group
people-count = { $count ->
    [one] { $count } player
   *[other] { $count } players
}
people-next = Choose the set
people-begins = { $person } begins
people-variant = 2 and 3 players: a variant for experienced players, with several cards each.

# new game: set and checklist
set-step = { $edition } · { people-count }
edition-first = First edition
edition-second = Second edition
set-title-one = The printed set
set-title-printing = Which printing is on your table?
set-printed = Printed set for { people-count }
set-with = With { $character-the }
printing-en-ru = Russian and English printing
printing-fr-ja-pl = Japanese, French and Polish printing
set-judge-in = The Judge is in; { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} for { people-count }
set-bank-money = Bank money: { $have } of { $cards } cards; at least one third is needed
set-bank-money-printed = Bank money: { $have } of { $cards } cards, under a third: lawful because printed

checklist = Checklist
checklist-begins = Then { $person } begins
check-cards = Take { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
} out of the box: { $characters }
check-tokens = Put the tokens of the characters in play beside the court
check-coins = { $each ->
    [one] { $each } coin
   *[other] { $each } coins
} each, { $bank } stay in the bank
check-coins-tablet = Leave the coins in the box: the app counts
check-centre = { $count ->
    [0] No cards in the centre
    [one] { $count } card in the centre of the table
   *[other] { $count } cards in the centre of the table
}
check-hands = { $count ->
    [2] Two cards each: one for the left hand, one for the right
   *[other] Three cards each: left, right, and a protected one between them
}
check-deal = Shuffle and deal, all face up
check-read = Everybody reads all the cards; then turn them face down
tablet-holds = The app holds the coins
tablet-holds-detail = no coins on the table
opening-order = Turns 1 to 4 are swaps: { $people }
start-game = Start the game
back-to-people = Names and seats

# the table
turn-number = Turn { $turn }
turn-announces = Turn { $turn } · { $person } announces { $character-the }
await-opening = { $person }: swap
await-swap-only = { $person }: swap only
await-look-only = { $person }: look only
await-swap-look = { $person }: swap or look
await-any = { $person }: swap, look or announce
action-swap = Swap, or pretend to
action-swap-short = Swap or not
action-look = Look at own card
action-look-one = Look at one of your cards
action-look-short = Look
action-announce = Announce
announce-title = { $person } announces
name-of-character = { $character }
name-of-copies = { $count } × { $character }
claims-title = Who else is { $character-the }?
claims-hint = Clockwise from { $person }’s left: pass, or claim too.
claims-nobody = Nobody claims
claims-more = And who else claims?
reveal-title = Who really is { $character-the }?
option-announced = announced
option-claimed = { $order ->
    [1] claimed 1st
    [2] claimed 2nd
    [3] claimed 3rd
   *[other] claimed { $order }th
}
option-nobody = Nobody
badge-announces = announces
badge-claims = claims too
badge-is = is { $character-the }
badge-answers = answers
badge-chosen = chosen
badge-wins = wins
choice-take = { $person }: take from whom?
choice-fortunes = { $person }: exchange fortunes with whom?
choice-point = { $person }: who must name their card?
choice-show = { $person }: who shows their card, without looking?
choice-move = { $person }: which two change places?
choice-nobody = With nobody
answer-title = { $person } names a card, then shows it
answer-right = Right
answer-wrong = Wrong
moves-title = What will move
moves-power = Power
moves-fine = Fine
moves-none = No coins move.
moves-none-yet = No coins move yet.
moves-next = { $person } plays next.
moves-then-choice = { $person } then chooses.
moves-end = The game ends: { end-winner }.
moves-pair = { $source } → { $target }
confirm = { $coins ->
    [0] Confirm
    [one] Confirm: { $coins } coin moves
   *[other] Confirm: { $coins } coins move
}
by-hand-fool-first = { $others ->
    [1] There are no two other players, so no cards are swapped.
   *[other] Then swap two other players’ cards, or pretend to, unseen.
}
by-hand-fool-second = Then swap two other players’ Masks, or pretend to, unseen.
by-hand-spy-first = Look at your own card and one other, a player’s or one in the centre, then swap them or not.
by-hand-spy-second = Look at your own Mask and another player’s, then swap them or not.
undo = Undo
undo-nothing = Nothing to take back
undo-detail = takes back · turn { $turn } · { $what }
redo-detail = Bring back: { $what }

place-label = { $person }: { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
place-label-active = { place-label }, to play
court = Court
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
end-how-thirteen = With 13 coins or more.
end-how-bankruptcy = Somebody has no coins left, so the most coins win.
end-how-cheat = By the Cheat’s power, with 10 coins or more.
end-how-house = By the power of { $character }.
end-again = Again with the same group
end-home = Home

# more
more-title = More
more-mistaken = Somebody saw their own card
more-mistaken-detail = That person must look on their next turn
more-correct = Correct coins by hand
more-correct-detail = Between bank, court and players
more-outwards = Turn the name plates to their people
more-inwards = Turn all name plates the same way
more-light = Light theme
more-dark = Dark theme
more-save = Save the game as a file
more-save-detail = To continue it on another device
more-open = Open a saved game
more-open-none = This file is not a saved game.
more-leave = Put this game away
more-leave-detail = It stays stored
about-title = About
about-version = Version { $version }
about-licences = Fonts: Roboto (Apache License 2.0), Bona Nova and Noto Sans JP (SIL Open Font License).
mistaken-title = Who saw their own card by mistake?
mistaken-owes = must look
correct-title = Correct coins by hand
correct-from = From
correct-to = To
correct-fewer = One coin fewer
correct-more = One coin more
correct-do = Move { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
correct-ends-thirteen = 13 coins or more: if that still holds when the turn ends, the game is over. { end-winner }.
correct-ends-bankruptcy = Somebody with 0 coins: if that still holds when the turn ends, the game is over. { end-winner }.
history-title = What has happened
history-empty = Nothing yet.
phones-title = Phones at the table
phones-scan = Scan with a phone on the same network:
phones-off = Only this machine can connect so far. If you let phones join, every device on the same network can open this table until the companion is closed.
phones-let-in = Let phones join
phones-no-network = This machine is in no network right now. Join one or open a hotspot, then open this again.
phones-others = This machine is in several networks. If that address does not open, try another one:

# two and three players
hand-left = left hand
hand-right = right hand
hand-protected = protected card
claim-with = { $person }: { $hand }
few-title = How may cards be swapped?
few-pl = Polish printing
few-ja = Japanese printing
few-ru = Russian printing
few-en = English printing
few-fr = French printing
few-told = { $printing }: { $swap }
few-own-or-opponent = One of your cards with an opponent’s, or two of your own
few-opponent = One of your cards with an opponent’s
few-two-own = Your left or right with any other card of yours, or with the opponent’s left or right
few-two-any = Any of your three with the opponent’s left or right
few-protected = The opponent’s protected card is never swapped, and your own is never announced on your turn; it may claim.

# saved games
moves-then-answer = { $person } then names a card and shows it.
games-title = Earlier games
home-games = Earlier games
games-detail = { $moment } · { $edition }
games-stand = { $stand } · { $detail }
games-empty = No earlier games yet.
