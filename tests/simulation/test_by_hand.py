"""How simulated players settle powers by hand (sections 5 and 6)."""

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise, zip_longest
from random import Random
from typing import NamedTuple

import pytest

from companion.core.boxes import EDITIONS, Edition, EditionId
from companion.core.boxes.manual_powers import manual_power
from companion.core.commands import Announce, Choose, Command, Reveal
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import Block, ByHand, TakeFromChosen
from companion.core.table import Table
from companion.simulation import simulate, trial_setup
from companion.simulation.evaluation import evaluate
from companion.simulation.simulator import SimulatedGame

# sets with little money, so that players announce the Spy
FIRST = ("judge", "thief", "cheat", "witch", "fool", "spy")
SECOND = ("judge", "puppet_master", "cheat", "shaman", "fool", "spy")
TABLES = [
    pytest.param(EditionId.FIRST, 3, FIRST, id="two cards each"),
    pytest.param(EditionId.FIRST, 4, FIRST, id="first edition, two cards in the centre"),
    pytest.param(EditionId.SECOND, 4, SECOND, id="second edition, two cards in the centre"),
    pytest.param(EditionId.SECOND, 6, (*SECOND, "trickster"), id="one card in the centre"),
]
on_any_table = pytest.mark.parametrize(("edition", "players", "cards"), TABLES)


class CardState(NamedTuple):
    """The cards at one moment, by slot; those of the centre are last and have no beliefs."""

    real: tuple[str, ...]
    believed: tuple[str, ...]
    confidence: tuple[float, ...]

    def known(self, slot: int) -> bool:
        return self.believed[slot] == self.real[slot] and self.confidence[slot] == 1


class Use(NamedTuple):
    """One use of a power settled by hand."""

    table: Table
    user: int
    card: int
    """The slot the user announced or claimed with."""
    own: range
    before: CardState
    after: CardState

    def changed(self) -> set[int]:
        """Return the slots whose card, belief or confidence changed."""
        changes = zip(zip_longest(*self.before), zip_longest(*self.after), strict=True)
        return {slot for slot, (before, after) in enumerate(changes) if before != after}

    def learnt(self) -> set[int]:
        """Return the slots whose owner gained confidence or changed belief."""
        before, after = self.before, self.after
        return {
            slot
            for slot, confidence in enumerate(after.confidence)
            if before.confidence[slot] < confidence or before.believed[slot] != after.believed[slot]
        }

    def centre(self) -> set[int]:
        return set(range(len(self.after.confidence), len(self.after.real)))

    def gain(self, slot: int) -> float:
        """Return the gain of the user from the card in a slot, in coins."""
        power = self.table.characters[self.after.real[slot]].power
        return evaluate(self.table, self.user, power)


def uses(character: str, edition: EditionId, players: int, cards: tuple[str, ...]) -> list[Use]:
    """Return all uses of the character's power in 60 games."""
    with recorded_uses(character) as found:
        list(simulate(trial_setup(edition, players, cards), 60, Random(1)))
    assert found
    return found


@contextmanager
def recorded_uses(character: str) -> Iterator[list[Use]]:
    found: list[Use] = []
    users: tuple[int, ...] = ()
    execute, settle_by_hand = SimulatedGame.execute, SimulatedGame.settle_by_hand

    def recorded_execute(game: SimulatedGame, command: Command) -> None:
        nonlocal users
        if isinstance(command, Announce):
            users = (game.table.active,)
        elif isinstance(command, Reveal):
            users = command.true
        execute(game, command)

    def recorded_settle(game: SimulatedGame, settled: str, user: int) -> None:
        before = card_state(game)
        settle_by_hand(game, settled, user)
        if character == settled:
            assert users == (user,)
            own = game.cards.of(game.table.place_of(user))
            card = game.shown_slots[user]
            found.append(Use(game.table, user, card, own, before, card_state(game)))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(SimulatedGame, "execute", recorded_execute)
        patched.setattr(SimulatedGame, "settle_by_hand", recorded_settle)
        yield found


def card_state(game: SimulatedGame) -> CardState:
    cards = game.cards
    return CardState(tuple(cards.real), tuple(cards.believed), tuple(cards.confidence))


@on_any_table
def test_fool_swaps_cards_of_two_others_and_never_a_centre_card(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    found = uses("fool", edition, players, cards)

    for use in found:
        assert not use.changed() & {*use.own, *use.centre()}
        seats = {slot // len(use.own) for slot in use.changed()}
        assert len(seats) == len(use.changed()) == 2
    assert {use.before.real == use.after.real for use in found} == {True, False}


@on_any_table
def test_fool_gives_nobody_information(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    assert not any(use.learnt() for use in uses("fool", edition, players, cards))


def test_fool_swaps_nothing_with_two_players() -> None:
    assert not any(use.changed() for use in uses("fool", EditionId.FIRST, 2, FIRST))


@on_any_table
def test_spy_learns_own_card_and_nobody_else_learns(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    for use in uses("spy", edition, players, cards):
        assert use.card in use.own
        assert use.after.known(use.card)
        assert use.learnt() <= {use.card}


@on_any_table
def test_spy_keeps_the_card_with_the_larger_gain(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    for use in uses("spy", edition, players, cards):
        others = use.changed() - {use.card}
        assert len(others) <= 1
        assert all(use.gain(use.card) >= use.gain(slot) for slot in others)


def test_first_edition_spy_may_take_a_centre_card() -> None:
    found = uses("spy", EditionId.FIRST, 4, FIRST)

    swapped = [use for use in found if use.before.real != use.after.real]
    assert len(swapped) < len(found)
    assert {bool(use.changed() & use.centre()) for use in swapped} == {True, False}


@pytest.mark.parametrize(("edition", "players", "cards"), TABLES[2:])
def test_second_edition_spy_takes_only_players_cards(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    for use in uses("spy", edition, players, cards):
        (other,) = use.changed() - {use.card}
        assert other not in {*use.own, *use.centre()}


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda each: each.id)
def test_every_printed_power_with_a_manual_part_is_simulated(edition: Edition) -> None:
    for character in edition.characters.values():
        by_hand = any(isinstance(block, ByHand) for block in character.power)
        assert by_hand == (manual_power(edition.id, character.id) is not None), character.id


@pytest.mark.parametrize(
    ("power", "order"),
    [
        ((TakeFromChosen(1), ByHand()), (Choose, ByHand)),
        ((ByHand(), TakeFromChosen(1)), (ByHand, Choose)),
    ],
    ids=["after a choice", "before a choice"],
)
def test_blocks_are_resolved_in_order(
    power: tuple[Block, ...], order: tuple[type, type], monkeypatch: pytest.MonkeyPatch
) -> None:
    steps: list[type] = []
    execute = SimulatedGame.execute

    def recorded_execute(game: SimulatedGame, command: Command) -> None:
        steps.append(type(command))
        execute(game, command)

    monkeypatch.setattr(SimulatedGame, "execute", recorded_execute)
    monkeypatch.setattr(SimulatedGame, "settle_by_hand", lambda *_: steps.append(ByHand))
    house = (CustomCharacter(id="juggler", name="Juggler", power=power),)
    cards = ("judge", "thief", "cheat", "witch", "bishop", "juggler")
    list(simulate(trial_setup(EditionId.FIRST, 6, cards, house), 20, Random(1)))

    assert order in pairwise(steps)
    assert order[::-1] not in pairwise(steps)
