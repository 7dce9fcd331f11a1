from itertools import pairwise
from random import Random
from typing import Any

import pytest

from companion.core.boxes import EDITIONS, EditionId
from companion.core.commands import Announce, Reveal
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import RuleViolation
from companion.core.powers.blocks import TakeFromBank, TakeFromChosen
from companion.simulation import Tally, nameless, simulated
from companion.simulation.simulator import _Game

PRINTED_SIX = ("judge", "bishop", "king", "queen", "witch", "cheat")


def games(cards: tuple[str, ...], number: int = 200, players: int = 6, seed: int = 1) -> Tally:
    *_, tally = simulated(nameless(EditionId.FIRST, players, cards), number, Random(seed))
    return tally


def test_the_same_seed_plays_the_same_games() -> None:
    assert games(PRINTED_SIX) == games(PRINTED_SIX)
    assert games(PRINTED_SIX) != games(PRINTED_SIX, seed=2)


def test_every_game_comes_to_one_end() -> None:
    figures = games(PRINTED_SIX).figures()

    assert figures.thirteen + figures.bankruptcy + figures.cheat == pytest.approx(1, abs=0.01)
    assert figures.games == 200
    assert figures.turns > 4


def test_without_the_cheat_no_game_ends_by_it() -> None:
    cards = ("judge", "bishop", "king", "queen", "witch", "fool")

    assert games(PRINTED_SIX).figures().cheat > 0
    assert games(cards).figures().cheat == 0


def test_more_bank_money_is_measured_and_makes_games_shorter() -> None:
    rich = games(("judge", "king", "queen", "widow", "fool", "bishop")).figures()
    poor = games(("judge", "thief", "bishop", "queen", "fool", "spy")).figures()

    assert rich.bank > poor.bank
    assert rich.turns < poor.turns


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """The commands of the games that are simulated, and the powers settled by hand."""
    done: list[object] = []
    carry_out = _Game._do

    def noting(game: _Game, command: Any) -> None:
        done.append(command)
        carry_out(game, command)

    def by_hand(game: _Game, character: str, user: int) -> None:
        done.append(character)

    monkeypatch.setattr(_Game, "_do", noting)
    monkeypatch.setattr(_Game, "_by_hand", by_hand)
    return done


def test_a_house_character_is_played_too(done: list[object]) -> None:
    power = (TakeFromBank(2), TakeFromChosen(1))
    house = (CustomCharacter(id="banker", name="Banker", power=power, bank_money=True),)
    cards = ("judge", "bishop", "king", "witch", "cheat", "banker")

    list(simulated(nameless(EditionId.FIRST, 6, cards, house), 50, Random(1)))

    assert Announce("banker") in done


def test_a_power_settled_by_hand_is_used_only_if_somebody_is_the_character(
    done: list[object],
) -> None:
    games(("judge", "bishop", "king", "queen", "fool", "spy"))

    assert {"fool", "spy", Reveal(())} <= set(done)
    assert not any(
        before == Reveal(()) and isinstance(after, str) for before, after in pairwise(done)
    )


def test_a_set_that_the_box_does_not_have_is_refused() -> None:
    with pytest.raises(RuleViolation):
        games(("judge", "judge", "king", "queen", "witch", "cheat"))


@pytest.mark.parametrize("players", [2, 3])
def test_tables_with_several_cards_each_are_played_to_the_end(players: int) -> None:
    cards = EDITIONS[EditionId.FIRST].printed_for(players)[0].cards

    tally = games(cards, players=players)

    assert None not in tally.ends
    assert tally.opposed > 0


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda each: each.id)
def test_sets_of_the_whole_box_are_played_to_the_end(edition) -> None:  # type: ignore[no-untyped-def]
    box = tuple(each.id for each in edition.characters.values() for _ in range(each.copies))

    *_, tally = simulated(nameless(edition.id, edition.most, box[:13]), 20, Random(1))

    assert None not in tally.ends


def test_the_games_so_far_are_counted_after_each_of_them() -> None:
    counts = [
        (tally.games, sum(tally.ends.values()), tally.turns)
        for tally in simulated(nameless(EditionId.FIRST, 6, PRINTED_SIX), 30, Random(1))
    ]

    assert [number for number, *_ in counts] == list(range(1, 31))
    assert all(number == ended for number, ended, _ in counts)
    assert all(before < after for (*_, before), (*_, after) in pairwise(counts))
    assert counts[-1][-1] == games(PRINTED_SIX, 30).turns
