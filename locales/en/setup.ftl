# Setting up the table, and instructions that are not about coins.

by-hand-house = Settle this among yourselves.
besides-shown = { $person } shows their Mask to all the others without looking at it
besides-places = { $person } and { $other } swap seats; coins and cards stay where they are
    .second = { $person } and { $other } swap seats; coins and Masks stay where they are
action-announce-left = Announce: left card
action-announce-right = Announce: right card
action-announce-left-short = Left card
action-announce-right-short = Right card

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
    .second = { $cards ->
        [one] Take { $cards } Mask
       *[other] Take { $cards } Masks
    }
setup-twice = both cards
    .second = both Masks
setup-table = On the table
setup-left = { $count ->
    [0] All done
   *[other] { $count } to do
}
setup-read = Read aloud
setup-skip = Skip to the table
check-blank = Write { $name } on a blank card
check-blank-token = Write { $name } on a blank card; a blank token goes with it
check-stays = Stays in the box: { $characters }
    .second = Set aside: { $characters }
check-court = { $insert ->
    [yes] Put out the courthouse board
   *[no] Put out the courthouse board, away from the bank
}
check-insert = Sort the coins into the bank insert
check-sheet = Put Scenario sheet { $number } in the center, side { $side } up
check-table = Play on a table you can’t see through: cards are swapped under it

# the reading round
read-step = Read aloud · { $number } of { $count }
read-next = Next
read-own = Your own character
read-hint-first = One of you reads this aloud. All cards stay face up.
read-hint-second = { $centre ->
    [0] Whoever was dealt this Mask reads it aloud. All Masks stay face up.
   *[other] Whoever was dealt this Mask reads it aloud; anyone reads those in the center. All Masks stay face up.
}
read-down-step = Read aloud · done
read-down-title = Turn all cards face down
    .second = Turn all Masks face down
read-down-begins = { $person } is the youngest and goes first. Play goes clockwise.
read-down-starts = { $person } goes first. Play goes clockwise.
read-down-opening = The first four turns are preparation turns: take your card and another one under the table, swap them or not, and put both back unseen. No looking or announcing yet.
    .second = The first four turns are preparation turns: take your Mask and another one under the table, swap them or not, and put both back unseen. No looking or announcing yet.
read-down-begins-two = { $person } is the youngest and goes first. Then you take turns.
read-down-starts-two = { $person } goes first. Then you take turns.
read-down-opening-two = The first four turns are preparation turns, two for each of you: take { $swap ->
    [own] your left or right card and either another of yours or your opponent’s left or right
    [any] one of your three cards and your opponent’s left or right
   *[all] one of your cards and another one (not your opponent’s protected card)
} under the table, swap them or not, and put both back unseen. No looking or announcing yet.
read-down-opening-three = The first four turns are preparation turns: take one of your cards and another one under the table, swap them or not, and put both back unseen. No looking or announcing yet.
read-begin = To the table

# powers as they work with two players
power-bishop-two = Take 2 coins from your opponent.
power-fool-two = Take 1 coin from the bank. No cards are swapped, since you have only one opponent.
power-witch-two = You may swap your whole fortune with your opponent’s. You don’t have to.
power-thief-two = Take 2 coins from your opponent: your neighbor on both sides.
power-spy-two = Look in secret at one of your own cards and one of your opponent’s, left or right. Then swap them or not, under the table.
