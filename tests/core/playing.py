"""Builds tables in the middle of a game and plays commands on them."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import NamedTuple

from companion.core.boxes import START_COINS, EditionId, mixed_box
from companion.core.commands import (
    Announce,
    Claim,
    Command,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
    TurnAction,
)
from companion.core.custom_characters import CustomCharacter
from companion.core.decide import decide
from companion.core.errors import RuleViolation
from companion.core.events import End, Event
from companion.core.house_rules import HouseRules
from companion.core.initial_table import initial_table
from companion.core.moves import play_all
from companion.core.phases import OPENING_TURNS, allowed_actions
from companion.core.powers.blocks import Block, TakeFromBank
from companion.core.setup import Setup
from companion.core.table import Phase, Table

FIRST = EditionId.FIRST
SECOND = EditionId.SECOND

ADELE, BRUNO, CEDRIC, DAVID, FRAN, HARRY = range(6)
NAMES = (
    *("Adele", "Bruno", "Cedric", "David", "Fran", "Harry", "Irene"),
    *("Jonas", "Karin", "Luigi", "Maria", "Nadja", "Oskar"),
)


def setup_with(
    *characters: str, players: int = 6, edition: EditionId = FIRST, first: int = 0
) -> Setup:
    """A setup with these characters among the cards, and others of the box beside them."""
    box = mixed_box(edition, characters)
    cards = list(characters)
    for character in box.characters.values():
        if character.id not in cards and character.copies == 1:
            cards.append(character.id)
    in_play = cards[: max(6, players)]
    assert set(characters) <= set(in_play)
    if len(in_play) < players:
        in_play += ["peasant", "peasant"][: players - len(in_play)]
    return Setup.new(edition, NAMES[:players], tuple(in_play), first, house_set=True)


def bound_at(house_rules: HouseRules) -> Table:
    """Four players at turn 6, whose active player's card was shown in turn 5."""
    setup = replace(setup_with("king", players=4), house_rules=house_rules)
    opened = after(initial_table(setup), *[Swap()] * OPENING_TURNS, Announce("king"))
    return after(opened, Claim(BRUNO), NoMoreClaims(), Reveal((BRUNO,)))


def few_players(players: int, printing: str | None) -> Table:
    """Two or three players at turn 5, in the variant of this printing."""
    cards = ("bishop", "fool", "judge", "queen", "king", "witch")
    first = -OPENING_TURNS % players
    setup = Setup.new(FIRST, NAMES[:players], cards, first, printing=printing)
    return after(initial_table(setup), *[Swap()] * OPENING_TURNS)


def with_custom_characters(*ids: str, power: tuple[Block, ...] = (TakeFromBank(2),)) -> Setup:
    """Six players with characters of their own, the first of them among the cards."""
    house = tuple(CustomCharacter(id=each, name=each.title(), power=power) for each in ids)
    cards = ("judge", "bishop", "queen", "witch", "cheat", ids[0])
    return Setup.new(FIRST, NAMES[:6], cards, house_set=True, house=house)


def table_with(
    *characters: str,
    players: int = 6,
    edition: EditionId = FIRST,
    active: int = ADELE,
    coins: Mapping[int, int] | None = None,
    court: int = 0,
) -> Table:
    """The table at turn 5, `active` to play, with these coins where they are not 6."""
    setup = setup_with(
        *characters, players=players, edition=edition, first=(active - OPENING_TURNS) % players
    )
    corrections = [_correction(person, held) for person, held in (coins or {}).items()]
    if court:
        corrections.append(Transfer("bank", "court", court))
    opening = [Swap()] * OPENING_TURNS
    return after(initial_table(setup), *opening, *(c for c in corrections if c.coins))


class Seen(NamedTuple):
    """What a group sees of its table, at rest in the middle of a game unless it says otherwise."""

    coins: tuple[int, ...]
    bank: int
    active: int
    court: int = 0
    phase: Phase | None = Phase.TURN
    may: tuple[TurnAction, ...] = tuple(TurnAction)
    owes_look: tuple[int, ...] = ()
    winners: tuple[int, ...] | None = None
    end: End | None = None


SWAP_ONLY = (TurnAction.SWAP,)
NO_ANNOUNCEMENT = (TurnAction.SWAP, TurnAction.LOOK)


def over(
    coins: tuple[int, ...], bank: int, active: int, court: int, end: End, winners: tuple[int, ...]
) -> Seen:
    """A game that has ended."""
    return Seen(coins, bank, active, court, None, (), (), winners, end)


def seen(table: Table) -> Seen:
    """The table as the group sees it."""
    return Seen(
        coins=coins(table),
        bank=table.bank,
        active=table.active,
        court=table.court,
        phase=table.phase,
        may=allowed_actions(table),
        owes_look=tuple(sorted(table.owes_look)),
        winners=table.winners,
        end=table.end,
    )


def _correction(person: int, held: int) -> Transfer:
    if held < START_COINS:
        return Transfer(person, "bank", START_COINS - held)
    return Transfer("bank", person, held - START_COINS)


def after(table: Table, *commands: Command) -> Table:
    """The table after the commands."""
    return play_all(table, commands).table


def events_of(table: Table, command: Command) -> tuple[Event, ...]:
    """What happens by one command."""
    return decide(table, command).events


def refused(table: Table, command: Command) -> RuleViolation:
    """Why the command is refused. Fails if it is not."""
    try:
        decide(table, command)
    except RuleViolation as violation:
        return violation
    raise AssertionError(f"{command} was not refused")


def unopposed(character: str) -> tuple[Command, ...]:
    """An announcement that nobody claims."""
    return (Announce(character), NoMoreClaims())


def opposed(character: str, claimants: Sequence[int], true: Sequence[int]) -> tuple[Command, ...]:
    """An announcement with claims, and who really was the character."""
    return (
        Announce(character),
        *map(Claim, claimants),
        NoMoreClaims(),
        Reveal(tuple(true)),
    )


def coins(table: Table) -> tuple[int, ...]:
    """Everybody's coins, by person."""
    return tuple(table.coins_of(person) for person in range(len(table.seats)))


def total(table: Table) -> int:
    """All coins of the box, wherever they are."""
    return sum(table.coins) + table.court + table.bank


def refusal_to_begin(setup: Setup) -> RuleViolation:
    """Why no game begins with this setup. Fails if one does."""
    try:
        initial_table(setup)
    except RuleViolation as violation:
        return violation
    raise AssertionError(f"{setup} was not refused")
