# Setting up the table, and instructions that are not about coins.

by-hand-house = Settle this among yourselves.
besides-compared = { $other } has { $theirs }, { $person } { $own }: no payment
besides-shown = { $person } shows their card to all the others without looking at it
besides-places = { $person } and { $other } swap seats; coins and cards stay where they are
action-announce-left = Announce: left card
action-announce-right = Announce: right card

# the checklist
setup-open = Step-by-step setup
setup-open-detail = Checklist, then every character read aloud
setup-step = Setup
setup-title = Take out of the box
setup-hint = Check things off as you go. Every screen at this table shows the same list.
setup-cards = { $cards ->
    [one] Take { $cards } card
   *[other] Take { $cards } cards
}
setup-twice = both cards
setup-table = On the table
setup-left = { $count ->
    [0] All done
   *[other] { $count } to do
}
setup-read = Read aloud
setup-skip = Skip to the table
check-blank = Write { $name } on the blank card
check-blank-token = Write { $name } on the blank card; the blank token goes with it
check-stays = Stays in the box: { $characters }
check-court = { $insert ->
    [yes] Put out the courthouse board
   *[no] Put out the courthouse board, away from the bank
}
check-insert = Sort the coins into the bank insert
check-sheet = Put your Scenario sheet in the center, if you’re using one

# the reading round
read-step = Read aloud · { $number } of { $count }
read-next = Next
read-own = Your own character
read-hint-first = One of you reads this aloud. All cards stay face up.
read-hint-second = Whoever was dealt this card reads it aloud; cards in the center, anyone. All cards stay face up.
read-down-step = Read aloud · done
read-down-title = Turn all cards face down
read-down-begins = { $person } is the youngest and goes first. Play goes clockwise.
read-down-starts = { $person } goes first. Play goes clockwise.
read-down-opening = The first four turns are swaps: take your card and another one under the table, swap them or not, and put them back without looking. Looking and announcing come later.
read-begin = To the table
