"""What simulated players do with cards by a power that is settled by hand (rules 5 and 6)."""

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import pairwise, zip_longest
from random import Random
from typing import Any, NamedTuple, cast

import pytest

from companion.core.boxes import EDITIONS, Edition, EditionId
from companion.core.commands import Announce, Choose, Command, Reveal
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import Block, ByHand, TakeFromChosen
from companion.core.table import Table
from companion.simulation import nameless, simulated
from companion.simulation.evaluation import worth
from companion.simulation.simulator import _Game

# sets so poor that people announce the Spy
FIRST = ("judge", "thief", "cheat", "witch", "fool", "spy")
SECOND = ("judge", "puppet_master", "cheat", "shaman", "fool", "spy")
TABLES = [
    pytest.param(EditionId.FIRST, 3, FIRST, id="two cards each"),
    pytest.param(EditionId.FIRST, 4, FIRST, id="first edition, two cards in the centre"),
    pytest.param(EditionId.SECOND, 4, SECOND, id="second edition, two cards in the centre"),
    pytest.param(EditionId.SECOND, 6, (*SECOND, "trickster"), id="one card in the centre"),
]
on_any_table = pytest.mark.parametrize(("edition", "players", "cards"), TABLES)


class Lying(NamedTuple):
    """The cards at one moment, by slot; those of the centre are last and have no beliefs."""

    real: tuple[str, ...]
    believed: tuple[str, ...]
    sureness: tuple[float, ...]

    def known(self, slot: int) -> bool:
        return self.believed[slot] == self.real[slot] and self.sureness[slot] == 1


class Use(NamedTuple):
    """One use of a power by hand."""

    table: Table
    user: int
    card: int
    """The slot of the card that the user announced or claimed with."""
    own: range
    before: Lying
    after: Lying

    def touched(self) -> set[int]:
        """The slots of cards that moved, or of which people became more or less sure."""
        changes = zip(zip_longest(*self.before), zip_longest(*self.after), strict=True)
        return {slot for slot, (was, now) in enumerate(changes) if was != now}

    def learnt(self) -> set[int]:
        """The slots of cards that people take for something else now, or are surer of."""
        before, after = self.before, self.after
        return {
            slot
            for slot, sure in enumerate(after.sureness)
            if before.sureness[slot] < sure or before.believed[slot] != after.believed[slot]
        }

    def centre(self) -> set[int]:
        return set(range(len(self.after.sureness), len(self.after.real)))

    def gain(self, slot: int) -> float:
        """What the card there would bring the user."""
        power = self.table.rules.characters[self.after.real[slot]].power
        return worth(self.table, self.user, power)


def uses(character: str, edition: EditionId, players: int, cards: tuple[str, ...]) -> list[Use]:
    """All uses of the power in some games; who uses it is told by the commands."""
    with watched(character) as found:
        list(simulated(nameless(edition, players, cards), 60, Random(1)))
    assert found
    return found


@contextmanager
def watched(character: str) -> Iterator[list[Use]]:
    found: list[Use] = []
    users: tuple[int, ...] = ()
    carry_out, by_hand = _Game._do, _Game._by_hand

    def noting(game: _Game, command: Command) -> None:
        nonlocal users
        if isinstance(command, Announce):
            users = (game._table.active,)
        elif isinstance(command, Reveal):
            users = command.true
        carry_out(game, command)

    def settled(game: _Game, *told: Any) -> None:
        before = lying(game)
        by_hand(game, *told)
        if character in told:
            (user,) = users
            own = game._cards.of(game._table.place_of(user))
            found.append(Use(game._table, user, game._shown[user], own, before, lying(game)))

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(_Game, "_do", noting)
        patched.setattr(_Game, "_by_hand", settled)
        yield found


def lying(game: _Game) -> Lying:
    cards = game._cards
    return Lying(tuple(cards.real), tuple(cards.believed), tuple(cards.sureness))


@on_any_table
def test_the_fool_takes_cards_of_two_others_and_none_of_the_centre(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    found = uses("fool", edition, players, cards)

    for use in found:
        assert not use.touched() & {*use.own, *use.centre()}
        places = {slot // len(use.own) for slot in use.touched()}
        assert len(places) == len(use.touched()) == 2
    assert {use.before.real == use.after.real for use in found} == {True, False}


@on_any_table
def test_nobody_learns_anything_by_the_fool(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    assert not any(use.learnt() for use in uses("fool", edition, players, cards))


def test_between_two_players_the_fool_swaps_nothing() -> None:
    assert not any(use.touched() for use in uses("fool", EditionId.FIRST, 2, FIRST))


@on_any_table
def test_the_spy_alone_learns_and_knows_the_own_card(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    for use in uses("spy", edition, players, cards):
        assert use.card in use.own
        assert use.after.known(use.card)
        assert use.learnt() <= {use.card}


@on_any_table
def test_the_spy_keeps_the_better_of_two_cards(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    for use in uses("spy", edition, players, cards):
        others = use.touched() - {use.card}
        assert len(others) <= 1
        assert all(use.gain(use.card) >= use.gain(slot) for slot in others)


def test_the_spy_of_the_first_edition_takes_a_player_s_card_or_one_of_the_centre() -> None:
    found = uses("spy", EditionId.FIRST, 4, FIRST)

    swapped = [use for use in found if use.before.real != use.after.real]
    assert len(swapped) < len(found)
    assert {bool(use.touched() & use.centre()) for use in swapped} == {True, False}


@pytest.mark.parametrize(("edition", "players", "cards"), TABLES[2:])
def test_the_spy_of_the_second_edition_takes_a_player_s_card(
    edition: EditionId, players: int, cards: tuple[str, ...]
) -> None:
    for use in uses("spy", edition, players, cards):
        (other,) = use.touched() - {use.card}
        assert other not in {*use.own, *use.centre()}


@pytest.mark.parametrize("edition", EDITIONS.values(), ids=lambda each: each.id)
def test_every_part_by_hand_of_a_box_says_what_is_done(edition: Edition) -> None:
    for character in edition.characters.values():
        by_hand = any(isinstance(block, ByHand) for block in character.power)
        assert by_hand == (character.deed is not None), character.id


def test_whoever_has_the_spy_s_deed_spies_under_any_name(monkeypatch: pytest.MonkeyPatch) -> None:
    box = EDITIONS[EditionId.FIRST]
    mole = replace(box.characters["spy"], id="mole")
    monkeypatch.setitem(
        cast(Any, EDITIONS),
        EditionId.FIRST,
        replace(box, characters={**box.characters, "mole": mole}),
    )

    for use in uses("mole", EditionId.FIRST, 4, (*FIRST[:-1], "mole")):
        assert use.after.known(use.card)
        assert use.learnt() <= {use.card}


@pytest.mark.parametrize(
    ("power", "order"),
    [
        ((TakeFromChosen(1), ByHand()), (Choose, ByHand)),
        ((ByHand(), TakeFromChosen(1)), (ByHand, Choose)),
    ],
    ids=["after a choice", "before a choice"],
)
def test_a_power_s_part_by_hand_comes_when_its_step_is_reached(
    power: tuple[Block, ...], order: tuple[type, type], monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[type] = []
    carry_out = _Game._do

    def noting(game: _Game, command: Command) -> None:
        done.append(type(command))
        carry_out(game, command)

    monkeypatch.setattr(_Game, "_do", noting)
    monkeypatch.setattr(_Game, "_by_hand", lambda *_: done.append(ByHand))
    house = (CustomCharacter(id="juggler", name="Juggler", power=power),)
    cards = ("judge", "thief", "cheat", "witch", "bishop", "juggler")
    list(simulated(nameless(EditionId.FIRST, 6, cards, house), 20, Random(1)))

    assert order in pairwise(done)
    assert order[::-1] not in pairwise(done)
