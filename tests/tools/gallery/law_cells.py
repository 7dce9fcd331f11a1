"""The pages that the law of the table is measured on, the most diverse first."""

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache
from itertools import groupby
from typing import Any, Final, NamedTuple, TypeVar

from companion.application.table.snapshot import Snapshot
from companion.i18n import Language
from companion.ui.board.selection import Selection
from companion.ui.page.appearance import TextSize, page_scale, table_scale
from tests.tools.gallery.turn_steps import ANSWERS, PEOPLE, Step, long_names, turn_steps

TEXT_SIZES: Final = (TextSize.NORMAL, TextSize.LARGE, TextSize.LARGER, TextSize.LARGEST)
_SHOWN_REVISION: Final = 7

_Values = TypeVar("_Values", bound=tuple[Hashable, ...])


class Table(NamedTuple):
    """A table of so many people, and how it is shown."""

    people: int
    language: Language
    size: str
    theme: str
    text: TextSize

    @property
    def window(self) -> tuple[int, int]:
        """Width and height of the page, in CSS pixels."""
        width, height = map(int, self.size.split("x"))
        return width, height

    @property
    def scale(self) -> float:
        """How many times as large the table is drawn: less than asked where room is short."""
        asked = page_scale(*self.window, self.text.factor(1.0))
        return table_scale(*self.window, asked, self.people)


class Cell(NamedTuple):
    """A step of a turn at a table."""

    step: str
    table: Table

    @property
    def name(self) -> str:
        """What results and pictures call it."""
        people, *look = self.table
        return "_".join((f"law-{people}-{self.step}", *look))

    @property
    def before(self) -> "Cell | None":
        """The step whose answer this one shows; None without one."""
        # with two people, a claim ends the step
        ends = self.step == "claims-1" and self.table.people == min(PEOPLE)
        asked = None if ends else ANSWERS.get(self.step)
        return None if asked is None else self._replace(step=asked)

    def view(self) -> dict[str, Any]:
        """Return the fields of a view that shows it."""
        people, language, _, theme, text = self.table
        look = {"language": language, "dark": theme == "dark", "text_size": text}
        return {**step_view(people, self.step, language), **look}


@cache
def steps(people: int, language: Language) -> dict[str, Step]:
    """Return the steps of a turn of so many people, with long names."""
    return turn_steps(people, long_names(language))


def step_view(people: int, step: str, language: Language) -> dict[str, Any]:
    """Return the fields of a view that shows a step."""
    shown = steps(people, language)[step]
    return {
        "route": "/table",
        "snapshot": Snapshot(game=shown.game, revision=_SHOWN_REVISION),
        "draft_revision": _SHOWN_REVISION,
        "stored_selection": Selection(_SHOWN_REVISION if shown.selected else -1, **shown.selected),
    }


def tables(looks: Sequence[tuple[Language, str, str, TextSize]]) -> list[Table]:
    """Return the tables of all sizes in these looks, those that are drawn alike once."""
    drawn: dict[Hashable, Table] = {}
    for people in PEOPLE:
        for look in looks:
            table = Table(people, *look)
            drawn.setdefault((*table[:-1], table.scale), table)
    return list(diverse(list(drawn.values())))


def cells(of: Iterable[Table], begins: Sequence[str] = ("",)) -> list[Cell]:
    """Return the steps at each table whose names begin like this, without `law-`."""
    return [
        Cell(step, table)
        for table in of
        for step in steps(table.people, table.language)
        if f"{table.people}-{step}".startswith(tuple(begins))
    ]


def by_table(of: Iterable[Cell]) -> list[list[Cell]]:
    """Return neighbouring cells of one table together."""
    return [list(each) for _, each in groupby(of, key=lambda cell: cell.table)]


def diverse(all_values: Sequence[_Values]) -> Iterator[_Values]:
    """Yield all, first few in which each pair of values appears, then such few of the rest."""
    rest = list(all_values)
    while rest:
        chosen = pairwise(rest)
        yield from chosen
        rest = [each for each in rest if each not in set(chosen)]


def pairwise(all_values: Sequence[_Values]) -> list[_Values]:
    """Return few in which each pair of values appears that appears in all."""
    missing = {pair for each in all_values for pair in _pairs_of(each)}
    chosen = []
    while missing:
        best = max(all_values, key=lambda each: len(missing & _pairs_of(each)))
        chosen.append(best)
        missing -= _pairs_of(best)
    return chosen


@cache
def _pairs_of(values: tuple[Hashable, ...]) -> frozenset[tuple[int, Hashable, int, Hashable]]:
    numbered = list(enumerate(values))
    return frozenset((i, a, j, b) for i, a in numbered for j, b in numbered if i < j)
