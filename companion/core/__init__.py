"""The rules of the game: pure values and functions, no I/O, no clock, no randomness, no prose.

A `Game` is a value. Appending a command returns the next game, or raises RuleViolation:

>>> cards = ("judge", "bishop", "king", "queen", "thief", "cheat")
>>> setup = Setup.new(EditionId.FIRST, ("Adele", "Bruno", "Cedric", "David"), cards)
>>> game = new_game(setup)
>>> for command in (Swap(), Swap(), Swap(), Swap(), Announce("king"), Claim(2), NoMoreClaims()):
...     game = game.append(command)
>>> game = game.append(Reveal(true=(2,)))
>>> game.table.coins, game.table.court, game.table.names[game.table.active]
((5, 6, 9, 6), 1, 'Bruno')
>>> print(why_not(game.table, Announce("witch")))
not_in_play(character='witch', in_play=('judge', 'bishop', 'king', 'queen', 'thief', 'cheat'))
>>> game.append(Undo()).table.phase
<Phase.REVEAL: 'reveal'>

People and seats are numbers from 0, clockwise. RULES.md has the rules, RECORD.md the format of
records. The rest of the core is in the modules of this package.
"""

from companion.core.boxes import (
    EDITIONS,
    FEWEST_PLAYERS,
    MOST_PLAYERS,
    START_COINS,
    WINNING_COINS,
    Character,
    Edition,
    EditionId,
)
from companion.core.commands import (
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Command,
    Line,
    Look,
    MistakenLook,
    NoMoreClaims,
    Redo,
    Rename,
    Reveal,
    Swap,
    Transfer,
    TurnAction,
    Undo,
)
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Code, RuleViolation
from companion.core.events import End, Event
from companion.core.game import Game, Step, new_game
from companion.core.house_rules import HouseRules
from companion.core.legal import legal_commands, why_not
from companion.core.phases import allowed_actions, open_question
from companion.core.record import UnreadableGame, dump_line, play_lines
from companion.core.setup import Setup
from companion.core.table import Phase, Table

__all__ = [
    "EDITIONS",
    "FEWEST_PLAYERS",
    "MOST_PLAYERS",
    "START_COINS",
    "WINNING_COINS",
    "Announce",
    "Answer",
    "CardSlot",
    "Character",
    "Choose",
    "Claim",
    "Code",
    "Command",
    "CustomCharacter",
    "Edition",
    "EditionId",
    "End",
    "Event",
    "Game",
    "HouseRules",
    "Line",
    "Look",
    "MistakenLook",
    "NoMoreClaims",
    "Phase",
    "Redo",
    "Rename",
    "Reveal",
    "RuleViolation",
    "Setup",
    "Step",
    "Swap",
    "Table",
    "Transfer",
    "TurnAction",
    "Undo",
    "UnreadableGame",
    "allowed_actions",
    "dump_line",
    "legal_commands",
    "new_game",
    "open_question",
    "play_lines",
    "why_not",
]
