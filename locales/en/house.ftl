# Custom characters, and their powers in words.
house-open = Create a character
house-open-detail = On a blank card from the box
house-step = The blank card
house-title = Your own character
house-hint = Your characters are saved for this group. A set can include { $count ->
    [one] one of them
   *[other] up to { $count } of them
}.
house-kept = Saved characters
house-take = Play with { $name }
house-taken = On a blank card: { $name }
house-change = Edit { $name }
house-forget = Delete { $name }
house-name = Name
house-name-empty = “{ house-name }” is still empty
house-name-taken = “{ house-name }”: you already have a character with this name
house-name-printed = “{ house-name }”: a character in the box has this name
house-name-unreadable = “{ house-name }”: some letters can’t be displayed
house-text-unreadable = “{ house-text }”: some symbols can’t be displayed
house-full = You’ve already saved { $most }: delete one first
house-text = Description
house-power = Its power, in the order you check the boxes
house-none = Nothing checked: you’ll resolve it yourselves
house-power-full = A power can have up to { $most } parts: remove one first
house-money = Brings money from the bank
house-minimum = { $count ->
    [0] For any number of players
   *[other] For { $count } or more players
}
house-fewer-coins = One fewer coin: { $what }
house-more-coins = One more coin: { $what }
house-fewer-players = One fewer player
house-more-players = One more player
house-keep = Save
house-back = Back
block-take-from-bank = Take { $coins } from the bank.
block-take-from-court = Take all the coins from the courthouse.
block-take-from-neighbours = Take { $coins } from the player on each side.
block-take-from-neighbours-left = Take { $coins } from the player on the left.
block-take-from-neighbours-right = Take { $coins } from the player on the right.
block-bank-pays-neighbours = Both neighbors get { $coins } each from the bank.
block-take-from-richest = Take { $coins } from the richest other player.
block-take-from-each-richer = Each richer player in turn gives you 1.
block-take-from-chosen = Take { $coins } from { $people ->
    [1] a player
   *[other] each of { $people } players
} of your choice.
block-top-up-to = Take coins from the bank until you have { $coins }.
block-swap-fortunes = You may swap fortunes with another player.
block-name-card-or-pay = Another player names and reveals their card; if they’re wrong, they pay you { $coins }.
block-show-card = Another player shows their card to the others without looking.
block-move-people = Two other players pay you { $coins } each and swap seats; coins and cards stay where they are.
block-win-at = Win with { $coins } or more coins.
block-by-hand = You resolve this part yourselves.

house-face = Face
face-house = House
face-own_bear = Bear
face-own_cat = Cat
face-own_cook = Cook
face-own_doctor = Doctor
face-own_knight = Knight
face-own_lion = Lion
face-own_moon = Moon
face-own_owl = Owl
face-own_pirate = Pirate
face-own_rabbit = Rabbit
face-own_scholar = Scholar
face-own_sun = Sun
