"""500 random games with the expansion: the core and a second program show the same table."""

import json
from random import Random

import pytest

from companion.cli.replay import as_json
from companion.core.boxes import EXPANSIONS, FIRST, combine, needed_boxes
from companion.core.commands import Command
from companion.core.game import Game, new_game
from companion.core.house_rules import AS_PRINTED, CHOICES
from companion.core.legal import legal_commands
from companion.core.phases import open_question, power_in_use
from companion.core.powers.borrowing import BorrowFromCemetery
from companion.core.questions import CharacterQuestion
from companion.core.record import dump_line
from companion.core.setup import Setup
from companion.core.table import Phase
from tests.core.naive_expansion import NaiveGame
from tests.core.playing import NAMES

BOX = combine(FIRST, EXPANSIONS["expansion"])
NEW = [*EXPANSIONS["expansion"].characters]
GAMES = 500
MOST_LINES = 400


def random_setup(random: Random) -> Setup:
    """A printed set of the expansion, or any set with at least three of its characters.

    Every second game has house rules.
    """
    players = random.randint(4, 13)
    rules = AS_PRINTED
    if random.random() < 0.5:
        for rule, choices in CHOICES.items():
            rules = rules.choose(rule, random.choice(choices))
    printed = [
        each.cards for each in BOX.printed_for(players) if needed_boxes(FIRST.id, each.cards)
    ]
    if printed and random.random() < 0.3:
        cards = random.choice(printed)
    else:
        some = random.sample(NEW, 3)
        rest = [c.id for c in BOX.characters.values() for _ in range(c.copies) if c.id not in some]
        number = players if rules.spare_cards == "free" else max(6, players)
        cards = (*some, *random.sample(rest, number - 3))
    first = random.randrange(players)
    return Setup.new(FIRST.id, NAMES[:players], cards, first, house_set=True, house_rules=rules)


def pick(game: Game, random: Random) -> Command:
    """Any legal command; new characters are announced more often, and few people claim."""
    options = list(legal_commands(game.table))
    if game.table.phase is Phase.CLAIMS and random.random() < 0.6:
        return options[-1]
    if game.table.phase is Phase.TURN and len(options) > 3:
        wanted = [each for each in options if getattr(each, "character", "") in NEW]
        options = wanted if wanted and random.random() < 0.7 else options
    return random.choice(options)


def turns_up_a_card(game: Game) -> bool:
    _, block = power_in_use(game.table, game.table.opened())
    return isinstance(block, BorrowFromCemetery)


@pytest.mark.parametrize("seed", range(GAMES))
def test_both_programs_show_the_same_table_after_every_line(seed: int) -> None:
    random = Random(seed)
    setup = random_setup(random)
    game, naive = new_game(setup), NaiveGame(json.loads(dump_line(setup)))
    for _ in range(MOST_LINES):
        if game.table.end is not None:
            break
        question = open_question(game.table)
        if isinstance(question, CharacterQuestion) and turns_up_a_card(game):
            assert set(question.candidates) == naive.cemetery()
        command = pick(game, random)
        game = game.append(command)
        naive.feed(json.loads(dump_line(command)))
        assert json.loads(as_json(game.table)) == naive.state(), command
