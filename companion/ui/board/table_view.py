"""What is shown of a table: its seats, its pots, and the coins that move between them."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, Self

from companion.application.group.marks import Mark
from companion.core.commands import Pot

_MINUS: Final = "−"

Spot = int | Pot
"""Where coins lie: at a seat, or in a pot."""


@dataclass(frozen=True, slots=True)
class Flow:
    """Coins that move, or are about to move, from one spot to another."""

    source: Spot
    target: Spot
    coins: int
    fine: bool = False


@dataclass(frozen=True, slots=True)
class Change:
    """How confirming will change a total, in coins."""

    delta: int
    result: int
    fine: bool = False
    """Shown in the court's colour: a fine, or any change of the court's own coins."""

    @property
    def signed(self) -> str:
        """The change with its sign: a minus sign, not a hyphen; none for 0."""
        if self.delta == 0:
            return "0"
        return f"{_MINUS if self.delta < 0 else '+'}{abs(self.delta)}"


class BadgeIcon(Enum):
    """What the icon of a badge stands for."""

    ANNOUNCES = "announces"
    CLAIMS = "claims"
    PASSES = "passes"
    ANSWERS = "answers"
    CHOSEN = "chosen"
    OWES_LOOK = "owes look"
    CHANGES_SEATS = "changes seats"
    WINS = "wins"
    OUT = "out of coins"


@dataclass(frozen=True, slots=True)
class Badge:
    """A few words on the rim of a seat card: "announces", "claims too"."""

    text: str
    gold: bool = False
    """For winners and for people who really are the announced character."""
    order: int | None = None
    """The number of the claim, counted clockwise from the announcer."""
    emblem: str | None = None
    icon: BadgeIcon | None = None
    needs_words: bool = False
    """Without its words it would say something else: a trophy beside somebody who has not won."""

    @property
    def wordless(self) -> "Badge | None":
        """The badge where its words have no room."""
        return None if self.needs_words else replace(self, text="")


class SeatState(Enum):
    """A seat's part in what is going on. Every state differs in shape, not only in colour."""

    REST = "rest"
    ACTIVE = "active"
    """The one person who has to act, or a winner: filled, with a flame."""
    ASKED = "asked"
    """One of several people who have to act: framed."""
    CHOSEN = "chosen"
    """Selected for a power: framed."""
    DIMMED = "dimmed"
    """Not concerned by the announcement."""
    MOVED = "moved"
    """A power moves its coins."""
    FINED = "fined"


class Close(Enum):
    """What a player can bring about soon by their coins."""

    WIN = "win"
    """Winning by coins."""
    OUT = "out"
    """Ending the game by having no coins left."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """What a seat card, or a row of the list, shows of one seat."""

    seat: int
    name: str
    coins: int
    label: str
    """Name and coins in words, for a screen reader."""
    state: SeatState = SeatState.REST
    change: Change | None = None
    badge: Badge | None = None
    on_tap: Callable[[], object] | None = None
    """None if the seat cannot be tapped."""
    person: int | None = None
    """Who sits there: their card moves along when they change seats; None if seats never change."""
    close: Close | None = None
    mark: Mark | None = None
    """The color and symbol that the person has chosen."""
    own: str = ""
    """The word that marks the seat of the player who has the device in hand; empty on others."""

    @property
    def id(self) -> int:
        """Tells the cards of a table apart, also after a change of seats."""
        return self.seat if self.person is None else self.person

    @property
    def shown_name(self) -> str:
        """The name, and the word that marks the own seat."""
        # no line ends with the dot
        return f"{self.name} ·\u00a0{self.own}" if self.own else self.name

    @property
    def says_badge(self) -> bool:
        """Whether the label ends with the words of the badge."""
        return self.badge is not None and self.label.endswith(self.badge.text)

    @property
    def semantics_label(self) -> str:
        """What a screen reader reads: the label, whose seat it is, then the badge."""
        badge = "" if self.badge is None or self.says_badge else self.badge.text
        # the comma is read as a pause in every language
        return ", ".join(filter(None, (self.label, self.own, badge)))


@dataclass(frozen=True, slots=True)
class PotView:
    """What is shown of one pot."""

    pot: Pot
    caption: str
    coins: int
    label: str
    """Caption and coins in words, for a screen reader."""
    change: Change | None = None
    on_tap: Callable[[], object] | None = None
    """None if the pot cannot be tapped."""


@dataclass(frozen=True, slots=True)
class StageView:
    """What is on the table."""

    seats: tuple[SeatView, ...]
    """By seat, clockwise."""
    court: PotView
    bank: PotView
    preview: tuple[Flow, ...] = ()
    """Moves that confirming would make: drawn as dotted arcs."""
    moved: tuple[Flow, ...] = ()
    """Moves just made: their coins fly once per `revision`."""
    revision: int = 0

    def before_landing(self) -> Self:
        """Return the view while the coins of `moved` fly: all figures as before them."""

        def held(spot: Spot, coins: int) -> int:
            for flow in self.moved:
                coins += flow.coins * ((flow.source == spot) - (flow.target == spot))
            return coins

        return replace(
            self,
            seats=tuple(replace(seat, coins=held(seat.seat, seat.coins)) for seat in self.seats),
            court=replace(self.court, coins=held("court", self.court.coins)),
            bank=replace(self.bank, coins=held("bank", self.bank.coins)),
        )

    over: bool = False
    """The game is over: the centre takes the place of the pots."""
