"""Choosing people or nobody: rows, tiles where there is less room, or only nobody."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import flet as ft

from companion.ui.kit.check_list import Check, checks
from companion.ui.kit.option_list import Option, options
from companion.ui.kit.semantics import group
from companion.ui.layout.tokens import Touch
from companion.ui.table.panel_parts import Fold, PanelLayout, note
from companion.ui.table.panels.choice_tiles import Choice, choice_tiles

NOBODY: Final = "nobody"
"""The value of nobody; people's values are their numbers."""


@dataclass(frozen=True, slots=True)
class Candidate:
    """A person to choose."""

    person: int
    name: str
    note: str = ""
    coins: int | None = None
    """Shown in place of the note; None if they do not matter."""

    @property
    def beside_name(self) -> str:
        """The coins, or else the note."""
        return self.note if self.coins is None else str(self.coins)


@dataclass(frozen=True, slots=True)
class PersonChoice:
    """A question about people."""

    people: tuple[Candidate, ...]
    nobody: str | None
    """The words for nobody; None if somebody has to be chosen."""
    chosen: tuple[int, ...] | None
    """None without a choice, and empty for nobody."""
    several: bool
    """More than one person may be chosen."""
    on_person: Callable[[int], object]
    on_nobody: Callable[[], object]
    asks: str
    """The question, for screen readers."""
    later: tuple[Candidate, ...] | None = None
    """People who may still come; None if none ever do."""
    hint: str = ""
    """That people are chosen at the table, if there is no room for them here."""


def person_choice(choice: PersonChoice, layout: PanelLayout) -> list[ft.Control]:
    """Return the people and nobody, as a control or two."""
    if layout.folds(Fold.CHOICES):
        hint = note(choice.hint)
        return [hint] if choice.nobody is None else [hint, _tiles(choice, layout, people=False)]
    if layout.folds(Fold.COLUMNS):
        return [_tiles(choice, layout, people=True)]
    if choice.several:
        return [group(choice.asks, _checks(choice))]
    return [_options(choice, layout)]


def _choose(choice: PersonChoice, value: str) -> None:
    if value == NOBODY:
        choice.on_nobody()
    else:
        choice.on_person(int(value))


def _chosen(choice: PersonChoice) -> tuple[str, ...]:
    if choice.chosen is None:
        return ()
    return tuple(map(str, choice.chosen)) or (NOBODY,)


def _options(choice: PersonChoice, layout: PanelLayout) -> ft.Control:
    rows = [Option(str(each.person), each.name, each.beside_name) for each in choice.people]
    if choice.nobody is not None:
        rows.insert(0, Option(NOBODY, choice.nobody))
    value = next(iter(_chosen(choice)), None)
    return options(
        tuple(rows), value, lambda picked: _choose(choice, picked), layout.width, asks=choice.asks
    )


def _checks(choice: PersonChoice) -> ft.Control:
    chosen = _chosen(choice)
    rows = [
        Check(str(each.person), each.name, each.beside_name, str(each.person) in chosen)
        for each in choice.people
    ]
    if choice.nobody is not None:
        rows.insert(0, Check(NOBODY, choice.nobody, "", NOBODY in chosen))
    return checks(tuple(rows), lambda value: _choose(choice, value))


def _tiles(choice: PersonChoice, layout: PanelLayout, *, people: bool) -> ft.Control:
    shown, later = (
        [Choice(str(each.person), each.name, each.coins) for each in (some if people else ())]
        for some in (choice.people, choice.later or ())
    )
    if choice.nobody is not None:
        # first, so that it stays where it is when people come
        shown.insert(0, Choice(NOBODY, choice.nobody))
    tiles = choice_tiles(
        shown,
        _chosen(choice),
        lambda value: _choose(choice, value),
        layout.width,
        Touch.TOOL if layout.fold is Fold.COLUMNS and not layout.low else Touch.SMALLEST,
        several=choice.several,
        later=later,
    )
    return group(choice.asks, tiles)
