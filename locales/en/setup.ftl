# Setting up the table, and instructions that are not about coins.

by-hand-house = The table settles this among itself.
besides-compared = { $other } has { $theirs }, { $person } { $own }: nothing
besides-shown = { $person } shows the card to all others without looking at it
besides-places = { $person } and { $other } change places; coins and cards stay where they are
action-announce-left = Announce: left hand
action-announce-right = Announce: right hand

# the checklist
setup-open = Set up step by step
setup-open-detail = Checklist, then every character read out
setup-step = Setting up
setup-title = Out of the box
setup-hint = Tick off what is done. Every screen at this table shows the same ticks.
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
setup-read = Read the characters
setup-skip = Straight to the table
check-stays = Left in the box: { $characters }
check-court = Lay the courthouse down, some way from the bank
check-insert = Sort the coins into the bank insert
check-sheet = Lay your Scenario sheet in the centre, if you play one

# the reading round
read-step = Reading round · { $number } of { $count }
read-next = Next
read-own = A character of this group
read-hint = Somebody reads it out; all cards lie face up.
read-down-step = Reading round · the end
read-down-title = Turn all cards face down
read-down-begins = { $person } is the youngest and takes the first turn; then it goes clockwise.
read-down-opening = The first four turns of the game are swaps: your card and another go under the table, are swapped or not, and are put back unseen. Looking and announcing come after that.
read-begin = To the table
