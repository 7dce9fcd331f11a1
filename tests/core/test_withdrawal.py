"""Taking back one claim of several."""

import pytest

from companion.core.boxes import EditionId
from companion.core.commands import Announce, Claim, Entry, Line, Swap, Transfer
from companion.core.game import Game, new_game
from companion.core.setup import Setup
from companion.core.withdrawal import without_claim

PEOPLE = ("Adele", "Bruno", "Cedric", "David")
CARDS = ("judge", "bishop", "king", "queen", "thief", "cheat")
OPENING = (Swap(),) * 4


def after(version: int, *taps: tuple[Entry, ...]) -> Game:
    game = new_game(Setup(EditionId.FIRST, PEOPLE, CARDS, 0, version))
    for number, entries in enumerate(taps, start=1):
        for entry in entries:
            game = game.append(Line(entry) if version == 1 else Line(entry, number))
    return game


def withdrawn(game: Game, person: int, version: int) -> Game:
    for entry in without_claim(game, person):
        game = game.append(Line(entry) if version == 1 else Line(entry, 99))
    return game


@pytest.mark.parametrize("version", [1, 2])
@pytest.mark.parametrize("person", [1, 2, 3])
def test_only_that_claim_is_taken_back(person: int, version: int) -> None:
    taps: list[tuple[Entry, ...]] = [
        (Claim(1),),
        (Claim(3),),
        (Transfer("bank", 0, 2),),
        (Claim(2),),
    ]
    game = after(version, OPENING, (Announce("king"),), *taps)
    left = after(
        version, OPENING, (Announce("king"),), *(tap for tap in taps if tap != (Claim(person),))
    )
    assert withdrawn(game, person, version).table == left.table


def test_claim_that_was_not_made_is_not_taken_back() -> None:
    game = after(2, OPENING, (Announce("king"),), (Claim(1),))
    assert without_claim(game, 2) == ()
    assert without_claim(after(2, OPENING), 1) == ()
