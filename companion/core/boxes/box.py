"""The contents of a box, and the rules that differ by edition (sections 2, 3, 5 and 6).

The core reads these fields. It never asks which edition is being played.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum

from companion.core.commands import CardSlot, TurnAction
from companion.core.powers.borrowing import PrintedBlock

START_COINS = 6
"""Coins each player starts with (section 3)."""
WINNING_COINS = 13
"""Coins that win (section 4)."""


class EditionId(StrEnum):
    """The editions, by their names in records."""

    FIRST = "first"
    SECOND = "second"


@dataclass(frozen=True, slots=True)
class Character:
    """A character of a box.

    `copies` is the number of its cards, which are meant to be played together. `minimum` is the
    fewest players it is meant for; None if that is printed on the card and unknown to us.
    """

    id: str
    power: tuple[PrintedBlock, ...]
    bank_money: bool = False
    copies: int = 1
    minimum: int | None = 0
    given_name: str | None = None
    """The name of a custom character. The names of printed ones are in locales/."""
    female: bool | None = False
    """Whether the card shows a woman; None if we don't know."""
    needs_women: bool = False
    """Whether a third of a set with the character must show women (section 12)."""
    deadly: bool = False
    """Whether the card takes people out of the game. It can't be announced (section 12)."""


@dataclass(frozen=True, slots=True)
class PrintedSet:
    """A set on a printed rule sheet; `printing` is set where printings differ."""

    id: str
    players: int
    cards: tuple[str, ...]
    printing: str | None = None
    name: str | None = None
    """The id of the message with its printed name, if it has one."""


@dataclass(frozen=True, slots=True)
class SwapLimits:
    """The swaps that a printing allows with 2 and 3 players (sections 7 and 8).

    `own_other`: two of your own cards. `protected_with_opponent`: your protected card with one of
    the opponent's. No printing allows a swap of the opponent's protected card.
    """

    own_other: bool
    protected_with_opponent: bool


@dataclass(frozen=True, slots=True)
class Edition:
    """An edition: its parts, and the rules that differ between editions."""

    id: EditionId
    year: int
    """Year of publication."""
    sheets: tuple[str, ...]
    """Language codes of the rule sheets these data come from."""
    fewest: int
    most: int
    coins: int
    """Total value of all coins in the box."""
    characters: Mapping[str, Character]
    after_reveal: tuple[TurnAction, ...]
    """The actions open to a player whose card was shown during the previous turn."""
    printed_sets: tuple[PrintedSet, ...]
    tokens: bool
    """Whether the box has character tokens."""
    bank_insert: bool
    """Whether the box has an insert for the bank."""
    scenario_sheets: bool
    """Whether the box has a scenario sheet for each number of players."""
    blank_cards: int
    """Number of blank cards, which can be custom characters."""
    swap_limits: Mapping[tuple[int, str], SwapLimits]
    """Limits by number of players and printing, for 2 and 3 players."""
    printings: tuple[str, ...]
    """Printings that a record may name: languages, or several that share a set."""
    half_bank_money: bool
    """Whether half of the cards should bring bank money; otherwise more than a third should."""

    fixed_set_players: int = 0
    """Up to this many players, any set but the printed one is a house set."""
    sheet_spare_masks: int | None = None
    """How many more Masks than players a set read off a scenario sheet may have; None if such a set
    follows the usual numbers of cards."""
    judge_optional: bool = False
    """Whether a set with enough bank money may lack the Judge (section 12)."""

    # what a table may play otherwise: `companion.core.house_rules`
    opening_rounds: int | None = None
    """How many preparation turns each player has; None for four turns in all (section 4)."""
    free_spare_cards: bool = False
    """Whether 4 and 5 players choose the number of centre cards, as more players do."""
    forced_swap_from_centre: bool = True
    """Whether a swap forced by a reveal may be with a centre card (R11)."""
    zero_first: bool = False
    """Whether 0 coins are checked before 13 (R13)."""

    def has_ample_bank_money(self, have: int, cards: int) -> bool:
        """Return whether a set follows the advice on bank money (section 3)."""
        return 2 * have >= cards if self.half_bank_money else 3 * have > cards

    def swap_limits_for(self, players: int, printing: str | None) -> SwapLimits:
        """Return the swap limits of a printing; without a printing, what at least one allows."""
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
        """Return the printed set if this many players have no other (sections 7 and 8)."""
        if players > self.fixed_set_players:
            return None
        return next(iter(self.printed_for(players)), None)

    def sheet_numbers(self, players: int) -> tuple[int, ...]:
        """Return the allowed numbers of cards in a set read off a scenario sheet."""
        if self.sheet_spare_masks is None:
            return self.numbers_of_cards(players)
        return tuple(range(players, players + self.sheet_spare_masks + 1))

    def numbers_of_cards(self, players: int) -> tuple[int, ...]:
        """Return the allowed numbers of cards in a set, the usual number first."""
        in_box = sum(character.copies for character in self.characters.values())
        if players < (4 if self.free_spare_cards else 6):
            return (6,)
        return tuple(n for n in range(players, players + 3) if n <= in_box)

    def printed_for(self, players: int) -> tuple[PrintedSet, ...]:
        """Return the printed sets for this many players."""
        return tuple(printed for printed in self.printed_sets if printed.players == players)

    def is_printed(self, players: int, cards: Iterable[str]) -> bool:
        """Return whether these cards, in any order, are a printed set."""
        ordered = sorted(cards)
        return any(sorted(printed.cards) == ordered for printed in self.printed_for(players))


@dataclass(frozen=True, slots=True)
class Expansion:
    """A box to mix with an edition: more characters, sets, blank cards and tokens."""

    id: str
    editions: tuple[EditionId, ...]
    """The editions it is for."""
    characters: Mapping[str, Character]
    printed_sets: tuple[PrintedSet, ...] = ()
    blank_cards: int = 0
    tokens: bool = False
    """Whether the box has character tokens."""
    judge_optional: bool = False
    """Whether a set with enough bank money may lack the Judge."""


def cards_each(players: int) -> int:
    """Return how many cards each person has (sections 7 and 8)."""
    return len(slots_to_claim(players)) or 1


def slots_to_claim(players: int) -> tuple[CardSlot, ...]:
    """Return the card slots a person may claim with; none if everyone has one card."""
    match players:
        case 2:
            return (CardSlot.LEFT, CardSlot.RIGHT, CardSlot.PROTECTED)
        case 3:
            return (CardSlot.LEFT, CardSlot.RIGHT)
        case _:
            return ()


def slots_to_announce(players: int) -> tuple[CardSlot, ...]:
    """Return the card slots a person may announce with: all but the protected one (section 8)."""
    return slots_to_claim(players)[:2]


def by_id(*characters: Character) -> dict[str, Character]:
    """Return the characters by their ids."""
    return {character.id: character for character in characters}
