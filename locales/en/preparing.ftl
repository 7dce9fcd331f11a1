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
people-seated = The last group has been seated.
people-removed = Removed: { $name }
draft-replaced = The game you were setting up was replaced.
house-replaced = “{ $name }” is no longer in the set: there was no blank card left.
house-form-replaced = What you had entered was replaced.

# What was deleted
thing-deleted = “{ $name }” was deleted. You can restore it for 30 days, at the end of the list of games.
thing-restore = Restore { $name }
deleted-favourite = Favorite set
deleted-character = Your own character
deleted-sheet = Scenario sheet
deleted-group = Group
sheet-delete = Delete: { sheet-side }

# The card of a set
set-first-game = Good for a first game
sheet-doubt-judge = There’s no Judge. Read your sheet again?
sheet-doubt-peasant = There’s only one Peasant. Read your sheet again?
sheet-keep-anyway = Save it as it is

# Asking for a set
ask-open = Suggest a set
ask-open-detail = Say what you’d like, get three
ask-title = What should it be like?
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
ask-found = The best match first
ask-none = No set for this many players does without these characters.
    .second = No set for this many players does without these Masks.
ask-random = Random set { $seed }

# The table
forced-swap-centre = With another player’s card or one from the center.
swap-also-centre = With a player’s card or one in the center
    .second = With a player’s Mask or one in the center
swap-centre-note = Swap or not: with a player’s card or one in the center
    .second = Swap or not: with a player’s Mask or one in the center
centre-may = Center: yes
centre-stays = Center: no
