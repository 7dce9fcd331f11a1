"""The questions of powers to their user or another player, and the answers so far.

A block asks one question after another until it has what it needs. Four kinds suffice for the
powers of both editions and the expansion: people, a character, a number, yes or no.
"""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class PeopleQuestion:
    """The question which people a power concerns."""

    candidates: tuple[int, ...]
    sizes: tuple[int, ...]
    """The allowed numbers of people, rising; 0 if the user may decline."""
    settled: bool = False
    """Whether only one answer is possible, so that the power goes on without asking."""
    alike: bool = False
    """Whether the coins move alike whoever is chosen."""

    @property
    def only_answer(self) -> tuple[int, ...] | None:
        """The only possible answer; None if there is a choice."""
        return self.candidates if self.sizes == (len(self.candidates),) else None


@dataclass(frozen=True, slots=True)
class CharacterQuestion:
    """The question for a character."""

    candidates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NumberQuestion:
    """The question for a number from `least` to `most`."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class YesNoQuestion:
    """The question whether `person` was right, or whether a guess about their card was."""

    person: int
    shows_card: bool = True
    """Whether the person shows their card, which may then be the Damned (section 12)."""


Question = PeopleQuestion | CharacterQuestion | NumberQuestion | YesNoQuestion


class Answers(NamedTuple):
    """The answers to the questions of a block so far; None for open ones."""

    targets: tuple[int, ...] | None = None
    character: str | None = None
    number: int | None = None
    right: bool | None = None
    damned: bool = False
    """Whether the card shown was the Damned."""


NO_ANSWERS = Answers()
