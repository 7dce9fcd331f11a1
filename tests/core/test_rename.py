"""Putting a player's name right during a game."""

import pytest

from companion.core.boxes import EditionId
from companion.core.commands import MistakenLook, Rename, Swap, Transfer, Undo
from companion.core.errors import RuleViolation
from companion.core.game import Game, new_game
from companion.core.record import dump_line, parse_entry, play_lines
from companion.core.setup import Setup
from companion.core.staleness import is_stale

CARDS = ("judge", "bishop", "king", "queen", "thief", "cheat")
SETUP = Setup(EditionId.FIRST, ("Adele", "Bruno", "Cedric", "David"), CARDS, 0, 2, rules=2)
DORA = Rename(3, "Dora")


def names(game: Game) -> tuple[str, ...]:
    return game.table.names


def test_rename_changes_the_name_and_nothing_else() -> None:
    before = new_game(SETUP).append(Swap())
    after = before.append(DORA)
    assert names(after) == ("Adele", "Bruno", "Cedric", "Dora")
    assert after.table._replace(rules=before.table.rules) == before.table
    assert names(after.append(Undo())) == SETUP.players
    assert after.start.setup == SETUP


def test_rename_is_possible_after_the_end() -> None:
    over = new_game(SETUP).append(Transfer("bank", 1, 7)).append(Swap())
    assert over.table.end is not None
    assert names(over.append(DORA))[3] == "Dora"


@pytest.mark.parametrize(
    ("command", "code"),
    [
        (Rename(3, " "), "name_empty"),
        (Rename(3, "bruno"), "name_twice"),
        (Rename(3, "x" * 41), "name_too_long"),
        (Rename(3, "a\nb"), "name_unprintable"),
        (Rename(4, "Dora"), "unknown_person"),
    ],
)
def test_name_is_refused_as_in_a_setup(command: Rename, code: str) -> None:
    with pytest.raises(RuleViolation, match=code):
        new_game(SETUP).append(command)


def test_name_may_be_written_differently() -> None:
    assert names(new_game(SETUP).append(Rename(1, "BRUNO")))[1] == "BRUNO"


def test_rename_is_a_line_of_version_2_only() -> None:
    line = dump_line(DORA)
    assert line == '{"do": "rename", "player": 3, "name": "Dora"}'
    assert parse_entry(line).entry == DORA
    *_, game = play_lines([dump_line(SETUP), line])
    assert names(game)[3] == "Dora"
    old = Setup(EditionId.FIRST, SETUP.players, CARDS, 0, 1)
    with pytest.raises(RuleViolation, match="unknown_command"):
        new_game(old).append(DORA)


def test_other_taps_meanwhile_do_not_make_a_rename_stale() -> None:
    seen = new_game(SETUP)
    assert not is_stale(DORA, seen, seen.append(MistakenLook(1)).append(Swap()))
