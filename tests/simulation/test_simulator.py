"""Simulated games follow the rules and are counted once each."""

from itertools import pairwise
from random import Random

import pytest

from companion.core.boxes import EDITIONS, Edition, EditionId
from companion.core.commands import Announce, Command, Reveal
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import RuleViolation
from companion.core.powers.blocks import TakeFromBank, TakeFromChosen
from companion.simulation import Tally, simulate, trial_setup
from companion.simulation.simulator import SimulatedGame

PRINTED_SIX = ("judge", "bishop", "king", "queen", "witch", "cheat")


def games(cards: tuple[str, ...], number: int = 200, players: int = 6, seed: int = 1) -> Tally:
    *_, tally = simulate(trial_setup(EditionId.FIRST, players, cards), number, Random(seed))
    return tally


def test_same_seed_gives_same_games() -> None:
    assert games(PRINTED_SIX) == games(PRINTED_SIX)
    assert games(PRINTED_SIX) != games(PRINTED_SIX, seed=2)


def test_every_game_ends() -> None:
    statistics = games(PRINTED_SIX).statistics()

    assert statistics.thirteen + statistics.bankruptcy + statistics.cheat == pytest.approx(
        1, abs=0.01
    )
    assert statistics.games == 200
    assert statistics.turns > 4


def test_game_without_cheat_never_ends_by_its_power() -> None:
    cards = ("judge", "bishop", "king", "queen", "witch", "fool")

    assert games(PRINTED_SIX).statistics().cheat > 0
    assert games(cards).statistics().cheat == 0


def test_more_bank_money_shortens_games() -> None:
    rich = games(("judge", "king", "queen", "widow", "fool", "bishop")).statistics()
    poor = games(("judge", "thief", "bishop", "queen", "fool", "spy")).statistics()

    assert rich.bank > poor.bank
    assert rich.turns < poor.turns


@pytest.fixture
def steps(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Record the commands of simulated games, and the characters settled by hand."""
    steps: list[object] = []
    execute = SimulatedGame.execute

    def recorded_execute(game: SimulatedGame, command: Command) -> None:
        steps.append(command)
        execute(game, command)

    def recorded_settle(_: SimulatedGame, character: str, user: int) -> None:
        steps.append(character)

    monkeypatch.setattr(SimulatedGame, "execute", recorded_execute)
    monkeypatch.setattr(SimulatedGame, "settle_by_hand", recorded_settle)
    return steps


def test_custom_characters_are_announced(steps: list[object]) -> None:
    power = (TakeFromBank(2), TakeFromChosen(1))
    house = (CustomCharacter(id="banker", name="Banker", power=power, bank_money=True),)
    cards = ("judge", "bishop", "king", "witch", "cheat", "banker")

    list(simulate(trial_setup(EditionId.FIRST, 6, cards, house), 50, Random(1)))

    assert Announce("banker") in steps


def test_power_by_hand_is_used_only_when_somebody_is_the_character(
    steps: list[object],
) -> None:
    games(("judge", "bishop", "king", "queen", "fool", "spy"))

    assert {"fool", "spy", Reveal(())} <= set(steps)
    assert not any(
        before == Reveal(()) and isinstance(after, str) for before, after in pairwise(steps)
    )


def test_set_that_the_box_lacks_raises() -> None:
    with pytest.raises(RuleViolation):
        games(("judge", "judge", "king", "queen", "witch", "cheat"))


@pytest.mark.parametrize("players", [2, 3])
def test_games_with_several_cards_per_seat_end(players: int) -> None:
    cards = EDITIONS[EditionId.FIRST].printed_for(players)[0].cards

    tally = games(cards, players=players)

    assert None not in tally.ends
    assert tally.opposed > 0


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda each: each.id)
def test_games_with_a_whole_box_end(edition: Edition) -> None:
    box = tuple(each.id for each in edition.characters.values() for _ in range(each.copies))

    *_, tally = simulate(trial_setup(edition.id, edition.most, box[:13]), 20, Random(1))

    assert None not in tally.ends


def test_tally_grows_by_one_game_at_a_time() -> None:
    counts = [
        (tally.games, sum(tally.ends.values()), tally.turns)
        for tally in simulate(trial_setup(EditionId.FIRST, 6, PRINTED_SIX), 30, Random(1))
    ]

    assert [number for number, *_ in counts] == list(range(1, 31))
    assert all(number == ended for number, ended, _ in counts)
    assert all(before < after for (*_, before), (*_, after) in pairwise(counts))
    assert counts[-1][-1] == games(PRINTED_SIX, 30).turns


def test_set_off_a_scenario_sheet_is_simulated_with_any_number_of_masks() -> None:
    cards = ("judge", "empress", "king", "princess")
    setup = trial_setup(EditionId.SECOND, 4, cards, scenario="sheet-4-a")
    *_, tally = simulate(setup, 5, Random(1))
    assert tally.games == 5
