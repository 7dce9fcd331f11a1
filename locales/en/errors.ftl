# Errors, one clear sentence each.

# choosing a set
error-judge-missing = The Judge has to be in the set.
error-too-little-bank-money = Too few cards bring money from the bank: { $have } of { $cards }; at least { $need } needed.
error-peasant-alone = Take both Peasants or none.
error-too-few-players-for = { $character }: for { $minimum } players or more.
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
error-not-in-the-box = The box holds only { $copies } × { $character }, the set has { $have }.
error-unknown-character = There is no character “{ $character }” in this edition.

# players
error-wrong-number-of-players = This edition is for { $fewest } to { $most } players, not { $have }.
error-name-empty = Every person needs a name.
error-name-twice = { $name } is the name of two people.
error-name-too-long = A name may have at most { $limit } letters and signs; this one has { $have }.
error-name-unprintable = A name may not have control characters.
error-unknown-person = There is no player number { $person }.

# turns
error-game-over = The game is over.
error-not-awaited = Not now: the table is waiting for { $awaiting ->
    [turn] a turn
    [claims] claims
    [reveal] the revealed cards
    [choice] a choice
    [answer] an answer
   *[other] something else
}.
error-opening-turn = The first { $last } turns of the game are swaps.
error-revealed-must-swap = Not this turn: { $person }’s card was shown on the turn just before, so only a swap is left.
error-revealed-no-announcement = Not this turn: { $person }’s card was shown on the turn just before, so no announcement.
error-owes-look = { $person } saw their own card by mistake and must look this turn.
error-not-in-play = { $character } is not in play. In play: { $in_play }.
error-no-centre-card = There is no card in the centre of the table.
error-swap-with-self = A swap takes another player’s card or one from the centre.
error-claims-own-announcement = { $person } has announced and cannot claim as well.
error-already-claimed = { $person } claims already.
error-not-turned-up = { $person } did not turn a card up.
error-too-many-true = Only { $most } of them can be the character.
error-wrong-number-of-targets = { $most ->
    [1] Choose one person.
   *[other] Choose { $most } people.
}
error-wrong-target = { $person } cannot be chosen.
error-named-twice = The same person is named twice.
error-no-such-hand = Nobody has such a card in this game.
error-protected-card = A protected card cannot be announced on your own turn.

# coins and undo
error-not-enough-coins = Too many coins ({ $pot }: only { $have }).
error-coins-not-positive = At least 1 coin has to move.
error-same-pot = Coins have to go from one place to another.
error-nothing-to-undo = There is nothing to take back.
error-nothing-to-redo = There is nothing to bring back.

# format of a record
error-not-text = This line is not UTF-8 text.
error-not-json = This line is not a JSON object.
error-line-too-long = This line has { $have } characters; { $limit } are allowed.
error-too-many-lines = A record may have { $limit } lines.
error-file-too-large = This file is too large for a game record; { $limit } MB are allowed.
error-empty-record = The record is empty.
error-setup-missing = A record begins with its setup.
error-setup-twice = A record has only one setup, in its first line.
error-unknown-version = This record has a version that this program does not know.
error-unknown-command = There is no such command.
error-unknown-key = The key “{ $key }” does not belong here.
error-missing-key = The key “{ $key }” is missing.
error-bad-value = The value of “{ $key }” is not allowed.

# table, storage, server
error-stale-tap = The table has moved on in the meantime. Nothing was done; please look again.
error-unreadable-game = This game cannot be opened: line { $line } of its record is not accepted.
error-unexpected = Something went wrong. Nothing was changed.
error-damaged = The file with the games is damaged. It was kept as { $path }; start again for a fresh one.
error-newer = A newer version of this program wrote the file with the games. It was kept as { $path }; start again for a fresh one.
error-not-writable = Nothing can be written to { $path }.
error-disk-full = No room is left on the disk of { $path }. Nothing was changed.
error-disk-failed = The system could not read or write { $path }. Nothing was changed.
error-busy = Another program is using { $path }. Nothing was changed.
error-gone = The file { $path } has been taken away.
error-port-taken = Port { $port } is taken.
error-port-barred = This program may not listen on port { $port }; try one from 1024 on.
error-host-refused = { $host } is not an address of this machine.

# custom characters, and several cards per player
error-too-many-house-characters = The box has { $most ->
    [0] no blank card
    [one] { $most } blank card
   *[other] { $most } blank cards
} for characters of your own; the set has { $have }.
error-house-character-is-printed = { $character } is a printed character and cannot be made up again.
error-opponents-protected-card = The opponent’s protected card cannot be swapped.
error-own-protected-card-stays = In this printing your protected card is only swapped with another card of yours.
error-own-cards-stay = In this printing a swap takes a card of an opponent.
error-content-invalid = { $more ->
    [0] The texts of this program are damaged: { $defects }
   *[other] The texts of this program are damaged: { $defects } ({ $more } more)
}
error-unknown-rules = This game was made by newer rules than this app knows.
error-unknown-box = This app doesn’t know the box “{ $box }”.
error-boxes-conflict = The box “{ $box }” can’t be added. Already there: { $shared }.
error-unknown-printing = This edition has no printing called “{ $printing }”.
error-tap-out-of-order = The taps of this record are out of order.
error-fixed-set = With { $players } players, the six printed characters are fixed.
error-number-out-of-range = Choose a number from { $least } to { $most }.
