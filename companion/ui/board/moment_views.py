"""What is shown large over the table for a few seconds: cards to be turned, verdicts, wins."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from companion.ui.board.table_view import Change

When = tuple[int | None, int]
"""A game's id and a revision of it."""

Rendered = Callable[[], Awaitable[None]]
"""Returns once the client has drawn what it was sent."""


@dataclass(frozen=True, slots=True)
class RevealView:
    """The cards that are to be turned now."""

    title: str
    people: tuple[str, ...]
    """Who turns a card, the announcer first."""
    character: str
    """The id of the announced character."""
    character_name: str
    label: str
    """All of it in words, for a screen reader."""


@dataclass(frozen=True, slots=True)
class Gain:
    """What one player, or the court, has gained or lost by a tap."""

    who: str
    change: Change
    pot: bool = False
    """It is the court's."""


@dataclass(frozen=True, slots=True)
class Swapped:
    """The coins of a player before and after fortunes were swapped."""

    who: str
    before: int
    after: int


@dataclass(frozen=True, slots=True)
class Exchange:
    """Two swapped fortunes: title, whose, and what the tap brought besides them."""

    title: str
    sides: tuple[Swapped, Swapped]
    gains: tuple[Gain, ...] = ()


@dataclass(frozen=True, slots=True)
class VerdictView:
    """What the last tap decided."""

    title: str
    gains: tuple[Gain, ...] = ()
    """Gains first, the largest change first."""
    sentences: tuple[str, ...] = ()
    """What happened besides coins."""
    announced: str = ""
    """Who announced what, unless the title says so."""
    now: str = ""
    """What the players do now with their cards or chairs."""
    character: str = ""
    """The id of the announced character."""
    heading: str = ""
    """What the people of the headline are; empty unless cards showed who is the character."""
    headline: str = ""
    """Who is the character, or that nobody is, to be read across the table beside the mask."""
    unmasked: str = ""
    """Whose card was not the announced one; empty without any."""
    court: str = ""
    """That a player has taken many coins from the court; empty otherwise."""
    voice: str = ""
    """A witty remark, dropped first when space is short; may be empty."""
    exchange: Exchange | None = None
    """Shown large between two halves instead of title and gains, which tell it in words."""
    then: str = ""
    """What the table waits for after it; not shown."""

    @property
    def label(self) -> str:
        """All of it in words, and what comes then, for a screen reader."""
        gains = (f"{gain.who} {gain.change.signed}" for gain in self.gains)
        parts = (self.title, self.court, *gains, *self.sentences, self.now, self.then)
        return ", ".join(filter(None, parts))


@dataclass(frozen=True, slots=True)
class Fortune:
    """The coins with which a player has won, or the 0 that ended the game."""

    who: str
    coins: int
    winner: bool


@dataclass(frozen=True, slots=True)
class WinView:
    """The end of a game: who has won, and how."""

    title: str
    how: str
    fortunes: tuple[Fortune, ...]
    """The winners, then those without coins if they ended the game."""
    story: str = ""
    """What was remarkable about the game, above all about its winner; may be empty."""
    character: str = ""
    """The id of the character whose announcement decided the game; may be empty."""
    voice: str = ""
    """A witty remark, dropped first when space is short; may be empty."""

    @property
    def label(self) -> str:
        """All of it in words, for a screen reader."""
        fortunes = (f"{fortune.who} {fortune.coins}" for fortune in self.fortunes)
        return ", ".join(filter(None, (self.title, self.how, *fortunes, self.story)))
