"""What is counted in simulated games, and what it says of a set."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Annotated

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from companion import resources
from companion.content.errors import ContentFault, Defect, defects_of
from companion.core.boxes import EditionId
from companion.core.events import End

FILE = "simulated.json"

_Share = Annotated[float, Field(ge=0, le=1)]


@dataclass(frozen=True, slots=True)
class Statistics:
    """What so many simulated games of a set were like. Shares are from 0 to 1."""

    __pydantic_config__ = ConfigDict(extra="forbid")
    games: Annotated[int, Field(ge=1)]
    turns: Annotated[float, Field(ge=0)]
    """Length of a game in turns, on average."""
    thirteen: _Share
    bankruptcy: _Share
    cheat: _Share
    bank: Annotated[float, Field(ge=0)]
    """Coins from the bank per turn."""
    opposed: _Share
    """Of all announcements, those that somebody else claimed too."""


@dataclass(slots=True)
class Tally:
    """Counts over the games so far."""

    games: int = 0
    turns: int = 0
    announced: int = 0
    opposed: int = 0
    bank: int = 0
    ends: dict[End | None, int] = field(default_factory=dict)
    """How the games ended; None for those stopped because they would not."""

    def figures(self) -> Statistics:
        """The averages and shares. Raises ZeroDivisionError before the first game."""
        return Statistics(
            games=self.games,
            turns=round(self.turns / self.games, 1),
            thirteen=round(self.ends.get(End.THIRTEEN, 0) / self.games, 3),
            bankruptcy=round(self.ends.get(End.BANKRUPTCY, 0) / self.games, 3),
            cheat=round(self.ends.get(End.CHEAT, 0) / self.games, 3),
            bank=round(self.bank / self.turns, 2),
            opposed=round(self.opposed / max(self.announced, 1), 3),
        )


_STORED = TypeAdapter(dict[str, Statistics])


def key_of(edition: EditionId, players: int, cards: tuple[str, ...]) -> str:
    """The key of a set's figures: the same cards in another order are the same set."""
    return f"{edition}/{players}/{'+'.join(sorted(cards))}"


@cache
def known_figures() -> Mapping[str, Statistics]:
    """The figures computed ahead, by `key_of`; none if there is no file of them.

    Raises ContentFault if the file cannot be read or is damaged.
    """
    try:
        return _STORED.validate_json((resources.locales() / FILE).read_bytes())
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise ContentFault([Defect(FILE, "", "unreadable", str(error))]) from error
    except ValidationError as error:
        raise ContentFault(defects_of(error, FILE, "")) from error
