# Errors, one clear sentence each.

# choosing a set
error-judge-missing = The set must include the Judge.
error-too-little-bank-money = Too few cards bring money: { $have } of { $cards }; you need at least { $need }.
    .second = Too few Masks bring money: { $have } of { $cards }; you need at least { $need }.
error-peasant-alone = Use both Peasants or neither.
error-too-few-players-for = { $character }: for { $minimum } or more players.
error-wrong-number-of-cards = { $fewest ->
    [6] { $most ->
        [6] The set needs 6 cards; it has { $have }.
       *[other] The set needs 6 to { $most } cards; it has { $have }.
    }
    [13] { $most ->
        [13] The set needs 13 cards; it has { $have }.
       *[other] The set needs 13 to { $most } cards; it has { $have }.
    }
   *[other] The set needs { $fewest } to { $most } cards; it has { $have }.
}
    .second = { $fewest ->
        [6] { $most ->
            [6] The set needs 6 Masks; it has { $have }.
           *[other] The set needs 6 to { $most } Masks; it has { $have }.
        }
        [13] { $most ->
            [13] The set needs 13 Masks; it has { $have }.
           *[other] The set needs 13 to { $most } Masks; it has { $have }.
        }
       *[other] The set needs { $fewest } to { $most } Masks; it has { $have }.
    }
error-not-in-the-box = The box has only { $copies } × { $character }; the set has { $have }.
error-unknown-character = This edition has no character “{ $character }”.

# players
error-wrong-number-of-players = This edition is for { $fewest } to { $most } players, not { $have }.
error-name-empty = Every player needs a name.
error-name-twice = Two players are called “{ $name }”.
error-name-too-long = Names can be up to { $limit } letters long; this one has { $have }.
error-name-unprintable = Some letters in this name can’t be used.
error-unknown-person = There’s no player number { $person }.

# turns
error-game-over = The game is over.
error-not-awaited = Not now: the game is waiting for { $awaiting ->
    [turn] the next turn
    [claims] calls
    [reveal] the reveal
    [choice] a choice
    [answer] an answer
   *[other] something else
}.
error-opening-turn = Turns 1–{ $last } are preparation turns: swaps only.
error-revealed-must-swap = { $person }’s card was revealed last turn: swap only.
error-revealed-no-announcement = { $person }’s Mask was revealed last turn: swap or look.
error-owes-look = { $person } saw their own card by mistake and must look this turn.
    .second = { $person } saw their own Mask by mistake and must look this turn.
error-not-in-play = Not in play: { $character }. In play: { $in_play }.
error-no-centre-card = There’s no card in the center of the table.
    .second = There’s no Mask in the center of the table.
error-forced-swap-with-player = In this game, a forced swap is with another player’s card, not one from the center.
error-swap-with-self = Swap with another player’s card or one from the center.
    .second = Swap with another player’s Mask or one from the center.
error-claims-own-announcement = { $person } made the announcement and can’t call it.
error-already-claimed = { $person } has already called.
error-not-turned-up = { $person } didn’t reveal a card.
    .second = { $person } didn’t reveal a Mask.
error-too-many-true = Only { $most } of them can be that character.
error-wrong-number-of-targets = { $most ->
    [1] Choose one player.
   *[other] Choose { $most } players.
}
error-wrong-target = You can’t choose { $person } here.
error-named-twice = You’ve chosen the same player twice.
error-no-such-hand = No one has that card in this game.
error-protected-card = You can’t announce with a protected card on your own turn.

# coins and undo
error-not-enough-coins = Not enough coins ({ $pot }: { $have }).
error-coins-not-positive = Move at least 1 coin.
error-same-pot = Choose two different places.
error-nothing-to-undo = Nothing to undo.
error-nothing-to-redo = Nothing to redo.

# format of a record
error-not-text = This line isn’t UTF-8 text.
error-not-json = This line isn’t a JSON object.
error-line-too-long = This line has { $have } characters; the limit is { $limit }.
error-too-many-lines = A record can have up to { $limit } lines.
error-file-too-large = This file is too large for a game record; the limit is { $limit } MB.
error-empty-record = The record is empty.
error-setup-missing = A record must start with its setup.
error-setup-twice = A record has only one setup, on its first line.
error-unknown-version = This app doesn’t know this version of a record.
error-unknown-command = Unknown command.
error-unknown-key = Unknown key “{ $key }”.
error-missing-key = Key “{ $key }” is missing.
error-bad-value = Invalid value for “{ $key }”.

# table, storage, server
error-stale-tap = The table changed before your tap. Nothing happened; check the table again.
error-unreadable-game = This game can’t be opened: line { $line } of its record is invalid.
error-unexpected = Something went wrong. Nothing was changed.
error-damaged = The file with your games is damaged. It was kept as { $path }; restart the app to begin a new one.
error-newer = The file with your games was written by a newer version of the app. It was kept as { $path }; restart the app to begin a new one.
error-not-writable = Can’t write to { $path }.
error-disk-full = The disk is full: { $path }. Nothing was changed.
error-disk-failed = The system couldn’t read or write { $path }. Nothing was changed.
error-busy = Another program is using { $path }. Nothing was changed.
error-gone = The file { $path } no longer exists.
error-running = The app is already running with these games. Stop it first.
error-running-at = The app is already running with these games. Open { $url }, or stop it first.
error-port-taken = Port { $port } is already in use.
error-port-barred = This app can’t use port { $port }; try 1024 or higher.
error-host-refused = { $host } isn’t an address of this device.

# custom characters, and several cards per player
error-too-many-house-characters = The box has { $most ->
    [0] no blank card
    [one] { $most } blank card
   *[other] { $most } blank cards
} for your own characters; the set has { $have }.
error-house-character-is-printed = { $character } is already in the box.
error-opponents-protected-card = You can’t swap your opponent’s protected card.
error-own-protected-card-stays = In this printing, your protected card can only be swapped with another card of your own.
error-own-cards-stay = In this printing, you can only swap with an opponent’s card.
error-content-invalid = { $more ->
    [0] The app’s texts are damaged: { $defects }
   *[other] The app’s texts are damaged: { $defects } ({ $more } more)
}
error-unknown-rules = This game was made with newer rules than this app knows.
error-unknown-box = This app doesn’t know the box “{ $box }”.
error-boxes-conflict = Can’t add the box “{ $box }”. Already there: { $shared }.
error-unknown-printing = This edition has no printing called “{ $printing }”.
error-tap-out-of-order = The taps of this record are out of order.
error-fixed-set = With { $players } players, the game uses its six printed characters.
error-number-out-of-range = Choose a number from { $least } to { $most }.
