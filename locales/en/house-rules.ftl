# House rules: what a table plays differently. "house-plays" joins a rule and a choice.
house-rules-title = House rules
house-rules-printed = House rules: as printed
house-rules-some = House rules: { $count }
house-rules-note = The first choice is the printed rule or, where nothing is printed, the app’s ruling. Your choices are saved with the game and kept for the next one.
house-rules-at-table = At this table
house-plays = { $rule }: { $choice }
house-rule-opening-turns = Preparation turns
house-choice-opening-turns-four = Four in all
house-choice-opening-turns-none = None
house-choice-opening-turns-one-each = One each
house-choice-opening-turns-two-each = Two each
house-rule-spare-cards = Cards with 4 or 5 players
    .second = Masks with 4 or 5 players
house-choice-spare-cards-six = Six in all
house-choice-spare-cards-free = Up to two in the center
house-rule-forced-swap = Forced swap after a reveal
house-choice-forced-swap-any-card = A player’s or a center card
house-choice-forced-swap-players-card = Only a player’s card
house-rule-fool = The Fool’s two cards
    .second = The Fool’s two Masks
house-choice-fool-players-cards = Both from players
house-choice-fool-center-card = One may be from the center
house-rule-end = 13 coins and 0 coins at once
house-choice-end-thirteen-first = 13 first
house-choice-end-zero-first = 0 first, the richest wins
house-rule-no-name = “I don’t know” to the Inquisitor
    .second = “I don’t know” to the Guru
house-choice-no-name-no-answer = Doesn’t count, they must guess
house-choice-no-name-wrong = Counts as wrong, 4 coins

# on the last page of reading the powers, and in the checklist
house-opening = { $turns ->
    [none] At this table there are no preparation turns: from the first turn on you may swap, look, or announce.
    [one_each] At this table everyone’s first turn is a preparation turn: take a card of yours and another one under the table, swap them or not, and put both back unseen. No looking or announcing yet.
   *[two_each] At this table everyone’s first two turns are preparation turns: take a card of yours and another one under the table, swap them or not, and put both back unseen. No looking or announcing yet.
}
    .second = { $turns ->
        [none] At this table there are no preparation turns: from the first turn on you may swap, look, or announce.
        [one_each] At this table everyone’s first turn is a preparation turn: take your Mask and another one under the table, swap them or not, and put both back unseen. No looking or announcing yet.
       *[two_each] At this table everyone’s first two turns are preparation turns: take your Mask and another one under the table, swap them or not, and put both back unseen. No looking or announcing yet.
    }
house-opening-order = { $turns ->
    [none] No preparation turns
    [one_each] Preparation turns, all swaps: one each
   *[two_each] Preparation turns, all swaps: two each
}

# at the table
house-forced-swap = With another player’s card, not one from the center.
now-fool-centre = { $person }: now swap two other players’ cards, or one of theirs and one from the center, or pretend to, without looking.
    .second = { $person }: now swap two other players’ Masks, or one of theirs and one from the center, or pretend to, without looking.
