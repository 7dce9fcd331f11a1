# A new game: what a tap has replaced, and the ways on.
set-kept-with-box = Your set stays with its edition: choose that edition again and it’s back.
set-replaced = Your own set was replaced.
set-cleared = Your set is empty now.
set-left-out = { $count ->
    [one] “{ $title }” isn’t for { $count } player.
   *[other] “{ $title }” isn’t for { $count } players.
} Choose another set, or go back and change who’s playing.
set-for-players = This set is for { $count } players. There are { $have } at the table.
set-keep-players = Keep { $have } players
set-take-players = Play with { $count }
sheet-unsaved = The sheet wasn’t saved.
people-seated = The last group is at the table.
people-removed = Removed: { $name }
draft-replaced = The game you were setting up was replaced.
house-replaced = “{ $name }” is no longer in the set: there were no blank cards left.
house-form-replaced = What you’d entered was replaced.

# What was deleted
thing-deleted = “{ $name }” was deleted. For 30 days, you can restore it at the end of the list of games.
thing-restore = Restore { $name }
deleted-favourite = Favorite set
deleted-character = Your own character
deleted-sheet = Scenario sheet
deleted-group = Group
sheet-delete = Delete: { sheet-side }

# The card of a set
set-first-game = Good for a first game
sheet-doubt-judge = There’s no Judge. Check your sheet again.
sheet-doubt-peasant = There’s only one Peasant. Check your sheet again.
sheet-keep-anyway = Save it as it is

# Asking for a set
ask-open = Suggest a set
ask-open-detail = Say what you’d like and get three
ask-title = What kind of game?
ask-length = Length
ask-mood = Mood
ask-coins = Money
ask-left-out = Characters to leave out
ask-any-length = Any length
ask-any-mood = Any mood
ask-any-coins = Any amount of money
ask-without = { $count ->
    [0] With any character
   *[other] Without { $characters }
}
ask-found = Best match first
ask-none = Every set for this many players has one of these characters.
    .second = Every set for this many players has one of these Masks.
ask-none-judge = Every set here has the Judge: the rules ask for it. To play without it, build your own set.
ask-random = Random set { $seed }

# The table
forced-swap-centre = With another player’s card or one from the center.
swap-also-centre = With a player’s card or one in the center
    .second = With a player’s Mask or one in the center
swap-centre-note = Swap or not: with a player’s card or one in the center
    .second = Swap or not: with a player’s Mask or one in the center
centre-may = Center: yes
centre-stays = Center: no
