"""The contents of a box, and the rules that differ by edition (sections 2, 3, 5 and 6).

The core reads these fields; it asks nowhere which edition is being played.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from companion.core.commands import Action, CardSlot
from companion.core.powers.blocks import Block

START_COINS = 6
"""Coins each player starts with (section 3)."""
WINNING_COINS = 13
"""Coins that win (section 4)."""


class EditionId(StrEnum):
    """The editions, by the names records use."""

    FIRST = "first"
    SECOND = "second"


@dataclass(frozen=True, slots=True)
class Character:
    """A character of a box.

    `copies` are its cards in the box, meant to be played together. `minimum` is the number of
    players it needs; None for a figure on the card that our sources lack.
    """

    id: str
    power: tuple[Block, ...]
    bank_money: bool = False
    copies: int = 1
    minimum: int | None = 0
    given_name: str | None = None
    """The name of a custom character; printed characters are named in locales/."""


@dataclass(frozen=True, slots=True)
class PrintedSet:
    """A set printed on a rule sheet; `printing` is set where printings differ."""

    id: str
    players: int
    cards: tuple[str, ...]
    printing: str | None = None


@dataclass(frozen=True, slots=True)
class SwapLimits:
    """The cards a swap may take with 2 and 3 players (sections 7 and 8).

    `own_other`: two cards of the active player. `protected_with_opponent`: the active player's
    protected card with a card of the opponent. The opponent's protected card is never swapped.
    """

    own_other: bool
    protected_with_opponent: bool


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition: its parts, and the rules that differ from the other edition."""

    id: EditionId
    year: int
    """Year of publication."""
    sheets: tuple[str, ...]
    """Language codes of the rule sheets that these data come from."""
    fewest: int
    most: int
    coins: int
    """Total value of all coins in the box."""
    characters: Mapping[str, Character]
    after_reveal: tuple[Action, ...]
    """The actions of a player whose card was shown during the previous turn."""
    printed_sets: tuple[PrintedSet, ...]
    tokens: bool
    """The box has character tokens."""
    bank_insert: bool
    """The box has an insert for the bank."""
    scenario_sheets: bool
    """The box has a scenario sheet for each number of players."""
    blank_cards: int
    """Blank cards, for custom characters."""
    swap_limits: Mapping[tuple[int, str], SwapLimits]
    """By number of players and printing, for 2 and 3 players."""
    printings: tuple[str, ...]
    """Printings that a record may name: languages, and groups of them that share a set."""
    half_bank_money: bool
    """The advised share of bank money is half of the cards, otherwise more than a third."""

    fixed_set_players: int = 0
    """Up to this many players the printed set is fixed; another one is a house set."""
    sheet_spare_masks: int | None = None
    """How many Masks more than players a set read off a scenario sheet may have; None where the
    general numbers of cards apply."""

    def has_ample_bank_money(self, have: int, cards: int) -> bool:
        """Return whether a set follows the advice on bank money (section 3)."""
        return 2 * have >= cards if self.half_bank_money else 3 * have > cards

    def swap_limits_for(self, players: int, printing: str | None) -> SwapLimits:
        """Return the swap limits of a printing; without one, what any printing allows."""
        known = {
            key: swap_limits for key, swap_limits in self.swap_limits.items() if key[0] == players
        }
        if printing is not None and (players, printing) in known:
            return known[players, printing]
        return SwapLimits(
            own_other=any(swap_limits.own_other for swap_limits in known.values()),
            protected_with_opponent=any(
                swap_limits.protected_with_opponent for swap_limits in known.values()
            ),
        )

    def with_custom_characters(self, house: Iterable[Character]) -> "Edition":
        """Return the edition with custom characters added."""
        return replace(self, characters={**self.characters, **by_id(*house)})

    def fixed_set(self, players: int) -> PrintedSet | None:
        """Return the printed set if players have no choice of their own (sections 7 and 8)."""
        if players > self.fixed_set_players:
            return None
        return next(iter(self.printed_for(players)), None)

    def sheet_numbers(self, players: int) -> tuple[int, ...]:
        """Return how many cards a set read off a scenario sheet may have."""
        if self.sheet_spare_masks is None:
            return self.numbers_of_cards(players)
        return tuple(range(players, players + self.sheet_spare_masks + 1))

    def numbers_of_cards(self, players: int) -> tuple[int, ...]:
        """Return the allowed numbers of cards in a set, the usual number first."""
        in_box = sum(character.copies for character in self.characters.values())
        if players < 6:
            return (6,)
        return tuple(n for n in range(players, players + 3) if n <= in_box)

    def printed_for(self, players: int) -> tuple[PrintedSet, ...]:
        """Return the printed sets for a number of players."""
        return tuple(s for s in self.printed_sets if s.players == players)

    def is_printed(self, players: int, cards: Iterable[str]) -> bool:
        """Return whether the cards, in any order, are a printed set."""
        ordered = sorted(cards)
        return any(sorted(s.cards) == ordered for s in self.printed_for(players))


@dataclass(frozen=True, slots=True)
class Expansion:
    """A box that is mixed with an edition: more characters, sets, blank cards and tokens."""

    id: str
    characters: Mapping[str, Character]
    printed_sets: tuple[PrintedSet, ...] = ()
    blank_cards: int = 0
    tokens: bool = False
    """The box has character tokens."""


def cards_each(players: int) -> int:
    """Return the cards in front of each person (sections 7 and 8)."""
    return len(slots_to_claim(players)) or 1


def slots_to_claim(players: int) -> tuple[CardSlot, ...]:
    """Return the slots of a person's cards, each good for a claim; none with one card each."""
    match players:
        case 2:
            return (CardSlot.LEFT, CardSlot.RIGHT, CardSlot.PROTECTED)
        case 3:
            return (CardSlot.LEFT, CardSlot.RIGHT)
        case _:
            return ()


def slots_to_announce(players: int) -> tuple[CardSlot, ...]:
    """Return the slots a person may announce with: all but the protected one (section 8)."""
    return slots_to_claim(players)[:2]


def by_id(*characters: Character) -> dict[str, Character]:
    """Return the characters by their ids."""
    return {character.id: character for character in characters}
