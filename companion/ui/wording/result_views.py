"""What is shown of a finished game: standings, the curve of coins, awards."""

from dataclasses import dataclass

from companion.application.group.marks import Mark


@dataclass(frozen=True, slots=True)
class Standing:
    """One person's row in the standings."""

    person: int
    place: int
    """Equal for equal coins; 1 for every winner."""
    name: str
    coins: int
    winner: bool
    picked: bool
    """Their line of the chart is highlighted."""
    label: str
    """The row in words, for a screen reader."""
    mark: Mark | None = None
    """The color and symbol that the person has chosen."""


@dataclass(frozen=True, slots=True)
class ChartLine:
    """One person's coins by turn."""

    person: int
    label: str
    """The name, short enough for the end of the line."""
    coins: tuple[int, ...]
    """At the start, then after each turn."""
    picked: bool
    words: str
    """What the line shows, for a screen reader."""
    mark: Mark | None = None
    """The color and symbol that the person has chosen."""


@dataclass(frozen=True, slots=True)
class AwardView:
    """An award in words."""

    kind: str
    title: str
    detail: str
    voice: str = ""
    """A witty remark, dropped first when space is short; may be empty."""


@dataclass(frozen=True, slots=True)
class ResultView:
    """Everything shown of a finished game."""

    winners: str
    """The winners' names."""
    coins: str
    """The winner's coins; those of several winners if they are equal, otherwise empty."""
    minutes: str
    """The playing time in words; empty for a record without times."""
    standings: tuple[Standing, ...]
    """The winners first, then by coins."""
    lines: tuple[ChartLine, ...]
    sentence: str
    """What the highlighted line shows."""
    awards: tuple[AwardView, ...]
