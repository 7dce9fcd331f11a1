"""The two editions as values: their boxes, characters, printed sets and the few rules that differ.

No other file asks which edition is played (rules sections 2, 3, 5 and 6).
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from enum import Enum, StrEnum, auto

from companion.core.powers.blocks import (
    BankPaysNeighbours,
    Block,
    ByHand,
    MovePeople,
    NameCardOrPay,
    ShowCard,
    SwapFortunes,
    TakeFromBank,
    TakeFromCourt,
    TakeFromEachRicher,
    TakeFromNeighbours,
    TakeFromRichest,
    TopUpTo,
    WinAt,
)
from companion.core.table import Action

START_COINS = 6
WINNING_COINS = 13


class EditionId(StrEnum):
    """The editions by the names records use."""

    FIRST = "first"
    SECOND = "second"


class Deed(Enum):
    """What the table does by itself where a power has a part by hand (sections 5 and 6)."""

    SWAP_OTHERS = auto()
    """Two other people's cards are swapped or not, unseen."""
    SPY = auto()
    """One's own card and another person's are looked at, then swapped or not."""
    SPY_ANYWHERE = auto()
    """Likewise; the other card may be one of the centre."""


@dataclass(frozen=True, slots=True)
class Character:
    """One character of a box.

    `copies` are the cards of it in the box, always played together. `minimum` is the number of
    players it asks for; None where the figure is on the card and not known here.
    """

    id: str
    power: tuple[Block, ...]
    bank_money: bool = False
    copies: int = 1
    minimum: int | None = 0
    given_name: str | None = None
    """What the group calls it, for a character of their own; printed ones are named by `id`."""
    deed: Deed | None = None
    """The part by hand; None where there is none, or only the group's own words tell it."""


@dataclass(frozen=True, slots=True)
class PrintedSet:
    """A set as a rule sheet prints it; `printing` names the printing where they differ."""

    id: str
    players: int
    cards: tuple[str, ...]
    printing: str | None = None


@dataclass(frozen=True, slots=True)
class SwapLimits:
    """Which cards a swap may take where people hold several (sections 7 and 8).

    `own_other`: the other card may be one's own. `protected_with_opponent`: one's own protected
    card may go to the opponent. The opponent's protected card never may.
    """

    own_other: bool
    protected_with_opponent: bool


@dataclass(frozen=True, slots=True)
class Edition:
    """What an edition consists of, and the rules that are its own."""

    id: EditionId
    year: int
    """In which it came out."""
    sheets: tuple[str, ...]
    """Languages, by their codes, of the rule sheets that what is said here was read off."""
    fewest: int
    most: int
    coins: int
    """Total value of all coins in the box."""
    characters: Mapping[str, Character]
    after_reveal: tuple[Action, ...]
    """What is left to a person whose card was shown during the previous turn."""
    printed_sets: tuple[PrintedSet, ...]
    tokens: bool
    """Character tokens lie beside the courthouse."""
    bank_insert: bool
    """The coins of the bank lie in an insert."""
    scenario_sheets: bool
    """A sheet for the number of players may lie in the centre of the table."""
    blank_cards: int
    """Cards without a character, for those a group makes up."""
    swap_limits: Mapping[tuple[int, str], SwapLimits]
    """For 2 and 3 players: which cards a swap may take, by number of players and printing."""
    half_bank_money: bool
    """Half of a set had better bring bank money; where this is false, more than a third."""

    def has_ample_bank_money(self, have: int, cards: int) -> bool:
        """Whether a set follows the advice on bank money, which is no rule."""
        return 2 * have >= cards if self.half_bank_money else 3 * have > cards

    def swap_limits_for(self, players: int, printing: str | None) -> SwapLimits:
        """What a swap may take; where the printing is not said, all that any of them allows."""
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
        """The same box with a group's own characters on its blank cards."""
        return replace(self, characters={**self.characters, **_by_id(*house)})

    def numbers_of_cards(self, players: int) -> tuple[int, ...]:
        """How many cards a set for so many players may have, the usual number first."""
        in_box = sum(character.copies for character in self.characters.values())
        if players < 6:
            return (6,)
        return tuple(n for n in range(players, players + 3) if n <= in_box)

    def printed_for(self, players: int) -> tuple[PrintedSet, ...]:
        """The printed sets for so many players; none where the box has sheets we have not seen."""
        return tuple(s for s in self.printed_sets if s.players == players)

    def is_printed(self, players: int, cards: Iterable[str]) -> bool:
        """Whether the cards are a printed set for so many players, in whatever order."""
        ordered = sorted(cards)
        return any(sorted(s.cards) == ordered for s in self.printed_for(players))


def cards_each(players: int) -> int:
    """Cards in front of each person: three for two players, two for three, otherwise one."""
    return {2: 3, 3: 2}.get(players, 1)


def _by_id(*characters: Character) -> dict[str, Character]:
    return {character.id: character for character in characters}


_JUDGE = Character("judge", (TakeFromCourt(),))
_THIEF = Character("thief", (TakeFromNeighbours(1),))
_CHEAT = Character("cheat", (WinAt(10),))
_FOOL = Character("fool", (TakeFromBank(1), ByHand()), bank_money=True, deed=Deed.SWAP_OTHERS)
_WIDOW = Character("widow", (TopUpTo(10),), bank_money=True)
_PEASANT = (TakeFromBank(1, together=2),)

_SIX = ("judge", "bishop", "king", "queen", "witch", "cheat")
_SEVEN = ("judge", "bishop", "king", "queen", "thief", "witch")
_EIGHT = ("judge", "bishop", "king", "fool", "queen", "witch", "peasant", "peasant")
_NINE = (*_EIGHT, "cheat")
_TEN = (*_NINE, "spy")
_ELEVEN = (*_TEN, "inquisitor")
_TWELVE = (*_ELEVEN, "widow")
_FEW = ("bishop", "fool", "judge", "queen", "king", "witch")

FIRST = Edition(
    id=EditionId.FIRST,
    year=2013,
    sheets=("en", "ja", "pl", "ru"),
    fewest=2,
    most=13,
    coins=194,
    characters=_by_id(
        _JUDGE,
        Character("bishop", (TakeFromRichest(2),)),
        Character("king", (TakeFromBank(3),), bank_money=True),
        _FOOL,
        Character("queen", (TakeFromBank(2),), bank_money=True),
        _THIEF,
        Character("witch", (SwapFortunes(),)),
        Character("spy", (ByHand(),), deed=Deed.SPY_ANYWHERE),
        Character("peasant", _PEASANT, bank_money=True, copies=2, minimum=8),
        _CHEAT,
        Character("inquisitor", (NameCardOrPay(4),), minimum=8),
        _WIDOW,
    ),
    after_reveal=(Action.SWAP,),
    printed_sets=(
        PrintedSet("first-2", 2, _FEW),
        PrintedSet("first-3", 3, _FEW),
        PrintedSet("first-4", 4, ("judge", "bishop", "king", "queen", "thief", "cheat")),
        PrintedSet("first-5", 5, _SIX),
        PrintedSet("first-6", 6, _SIX),
        PrintedSet("first-7-fool", 7, (*_SEVEN, "fool"), printing="en-ru"),
        PrintedSet("first-7-spy", 7, (*_SEVEN, "spy"), printing="fr-ja-pl"),
        PrintedSet("first-8", 8, _EIGHT),
        PrintedSet("first-9", 9, _NINE),
        PrintedSet("first-10", 10, _TEN),
        PrintedSet("first-11", 11, _ELEVEN),
        PrintedSet("first-12", 12, _TWELVE),
        PrintedSet("first-13", 13, (*_TWELVE, "thief")),
    ),
    tokens=True,
    bank_insert=False,
    scenario_sheets=False,
    blank_cards=1,
    swap_limits={
        (2, "pl"): SwapLimits(own_other=True, protected_with_opponent=False),
        (2, "ja"): SwapLimits(own_other=True, protected_with_opponent=False),
        (2, "ru"): SwapLimits(own_other=False, protected_with_opponent=True),
        (3, "pl"): SwapLimits(own_other=True, protected_with_opponent=False),
        (3, "ja"): SwapLimits(own_other=False, protected_with_opponent=False),
        (3, "ru"): SwapLimits(own_other=False, protected_with_opponent=False),
    },
    half_bank_money=False,
)

SECOND = Edition(
    id=EditionId.SECOND,
    year=2021,
    sheets=("it",),
    fewest=4,
    most=12,
    coins=200,
    characters=_by_id(
        _JUDGE,
        Character("trickster", (TakeFromRichest(2),), minimum=None),
        Character("king", (TakeFromBank(2),), bank_money=True, minimum=None),
        Character("fool", _FOOL.power, bank_money=True, minimum=None, deed=_FOOL.deed),
        Character("empress", (TakeFromBank(3),), bank_money=True, minimum=None),
        Character("thief", _THIEF.power, minimum=None),
        Character("shaman", (SwapFortunes(),), minimum=None),
        Character("spy", (ByHand(),), minimum=None, deed=Deed.SPY),
        Character("peasant", _PEASANT, bank_money=True, copies=2, minimum=None),
        Character("cheat", _CHEAT.power, minimum=None),
        Character("guru", (NameCardOrPay(4),), minimum=None),
        Character("widow", _WIDOW.power, bank_money=True, minimum=None),
        Character(
            "patron", (TakeFromBank(3), BankPaysNeighbours(1)), bank_money=True, minimum=None
        ),
        Character("beggar", (TakeFromEachRicher(),), minimum=None),
        Character("princess", (TakeFromBank(2), ShowCard()), bank_money=True, minimum=None),
        Character("puppet_master", (MovePeople(1),), minimum=None),
    ),
    after_reveal=(Action.SWAP, Action.LOOK),
    printed_sets=(),
    tokens=False,
    bank_insert=True,
    scenario_sheets=True,
    blank_cards=0,
    swap_limits={},
    half_bank_money=True,
)

EDITIONS: Mapping[EditionId, Edition] = {edition.id: edition for edition in (FIRST, SECOND)}

FEWEST_PLAYERS = min(edition.fewest for edition in EDITIONS.values())
MOST_PLAYERS = max(edition.most for edition in EDITIONS.values())
