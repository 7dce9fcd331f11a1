"""What a power may ask its user or another player, and the answers given so far.

A block asks one question after the other until it has what it needs. Four kinds are enough for the
printed powers and the expansion's: people, a character, a number, yes or no.
"""

from dataclasses import dataclass
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class PeopleQuestion:
    """Which people the power concerns."""

    candidates: tuple[int, ...]
    sizes: tuple[int, ...]
    """How many may be named, in rising order; 0 means that the user may decline."""
    settled: bool = False
    """Only one answer is possible: the power goes on without asking."""

    @property
    def only_answer(self) -> tuple[int, ...] | None:
        """The people named in every possible answer; None if the user has a choice."""
        return self.candidates if self.sizes == (len(self.candidates),) else None

    @property
    def likely_answer(self) -> tuple[int, ...] | None:
        """All candidates, if so many may be named; None otherwise."""
        return self.candidates if self.sizes[-1] == len(self.candidates) else None


@dataclass(frozen=True, slots=True)
class CharacterQuestion:
    """Which character the user names."""

    candidates: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NumberQuestion:
    """Which number the user names, from `least` to `most`."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class YesNoQuestion:
    """Whether what `person` said is right."""

    person: int


Question = PeopleQuestion | CharacterQuestion | NumberQuestion | YesNoQuestion


class Answers(NamedTuple):
    """The answers to the questions of one block; None where nothing is answered yet."""

    targets: tuple[int, ...] | None = None
    character: str | None = None
    number: int | None = None
    right: bool | None = None


NO_ANSWERS = Answers()
