# Custom characters, and their powers in words.
house-open = A character of your own
house-open-detail = On the blank card of the box
house-step = The blank card
house-title = A character of your own
house-hint = Your characters are kept for this group. A set may have one of them.
house-kept = Kept characters
house-take = Play with { $name }
house-taken = On the blank card: { $name }
house-change = Change { $name }
house-forget = Forget { $name }
house-name = Name
house-name-empty = “{ house-name }” is still empty
house-name-taken = “{ house-name }”: another of your characters is called that
house-name-printed = “{ house-name }”: a character of the box is called that
house-name-unreadable = “{ house-name }” needs letters that can be shown
house-text-unreadable = “{ house-text }” holds symbols that cannot be shown
house-full = { $most } characters are kept already: forget one first
house-text = What it does, in your words
house-power = Its power, in the order you tick
house-none = Nothing ticked: settled at the table by hand
house-power-full = A power has at most { $most } parts: take one out first
house-money = Brings money from the bank
house-minimum = { $count ->
    [0] For any number of players
   *[other] From { $count } players
}
house-fewer-coins = One coin fewer: { $what }
house-more-coins = One coin more: { $what }
house-fewer-players = From one player fewer
house-more-players = From one player more
house-keep = Keep this character
house-back = Back to the cards
block-take-from-bank = Take { $coins } from the bank.
block-take-from-court = Take all coins of the court.
block-take-from-neighbours = Take { $coins } each from the players on both sides.
block-take-from-neighbours-left = Take { $coins } from the player on the left.
block-take-from-neighbours-right = Take { $coins } from the player on the right.
block-bank-pays-neighbours = Both neighbours get { $coins } each from the bank.
block-take-from-richest = Take { $coins } from the richest other player.
block-take-from-each-richer = Everybody richer gives 1, one after the other.
block-take-from-chosen = Take { $coins } from { $people ->
    [1] a player
   *[other] each of { $people } players
} of your choice.
block-top-up-to = From the bank up to a total of { $coins }.
block-swap-fortunes = Exchange fortunes with another player, or do not.
block-name-card-or-pay = Another player names their card or pays { $coins }.
block-show-card = Another player shows their card without looking.
block-move-people = Two others pay { $coins } each and change places.
block-win-at = Win with { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} or more.
block-by-hand = Something is settled at the table.
