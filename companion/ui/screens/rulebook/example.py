"""A worked example as a table: who had how many coins before, and what it came to."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

import flet as ft

from companion.core.commands import Announce, Pot
from companion.core.game import Step
from companion.core.moves import MoveKind, moves
from companion.core.record import play_lines, read_lines
from companion.core.table import Table
from companion.ui.presenters.history import name
from companion.ui.screens.rulebook.list_rows import eyebrow
from companion.ui.screens.rulebook.reader import Reader
from companion.ui.widgets.badges import Badge, Change
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.pots import PotView
from companion.ui.widgets.seat_card import SeatCardView, State
from companion.ui.widgets.seat_list import pots_row, roll
from companion.ui.widgets.tokens import Space

_ROW = 60.0
_WIDEST = 640.0


@dataclass(frozen=True, slots=True)
class Course:
    """What an example tells: the announcement and what followed, from one table to another."""

    before: Table
    steps: tuple[Step, ...]
    character: str
    """Who was announced."""

    @property
    def after(self) -> Table:
        """The table it came to."""
        return self.steps[-1].table

    @property
    def claimants(self) -> tuple[int, ...]:
        """Who claimed to be the same, clockwise."""
        opened = [step.table.announcement for step in self.steps if step.table.announcement]
        return max((each.claimants for each in opened), key=len, default=())

    @property
    def fined(self) -> frozenset[int | str]:
        """Who paid a fine."""
        before, found = self.before, []
        for step in self.steps:
            found += [
                move.source for move in moves(before, step.events) if move.kind is MoveKind.FINE
            ]
            before = step.table
        return frozenset(found)


@cache
def course(record: Path) -> Course:
    """The course of a recorded example, which ends with its one announcement.

    Raises UnreadableGame for a record that breaks the rules, ValueError for one without any.
    """
    with record.open("rb") as file:
        *_, game = play_lines(read_lines(file))
    steps = game.steps()
    first, character = max(
        (at, step.command.character)
        for at, step in enumerate(steps)
        if isinstance(step.command, Announce)
    )
    before = steps[first - 1].table if first else game.start
    return Course(before, steps[first:], character)


def example(record: str, width: float, reader: Reader) -> ft.Control:
    """The table of an example, `width` pixels wide at most."""
    told = course(reader.actions.library.folder / "examples" / record)
    room = min(width, _WIDEST)
    return ft.Column(
        [
            eyebrow(reader.say.text("rules-example-before")),
            ft.Container(pots_row(*_pots(told, reader), room), width=room),
            ft.Container(_rows(told, room, reader), width=room),
        ],
        key=f"example-{record}-{reader.language}",
        spacing=Space.S,
        tight=True,
    )


def _rows(told: Course, room: float, reader: Reader) -> ft.Control:
    return roll(_plaques(told, reader), room, _ROW, ControlCache())


def _plaques(told: Course, reader: Reader) -> tuple[SeatCardView, ...]:
    before = told.before
    return tuple(
        SeatCardView(
            place=place,
            name=_name(told, person, reader),
            coins=before.coins[place],
            label=_label(told, place, person, reader),
            state=_state(told, person),
            change=_change(told, place, person),
            badge=_badge(told, person, reader),
        )
        for place, person in enumerate(before.seats)
    )


def _name(told: Course, person: int, reader: Reader) -> str:
    """Return the name that the text of the example gives a person."""
    names = reader.actions.library.example_names(reader.language)
    return names[person] if person < len(names) else name(told.before, person)


def _label(told: Course, place: int, person: int, reader: Reader) -> str:
    before, after = told.before.coins[place], told.after.coins[place]
    words = reader.say.text("place-label", person=_name(told, person, reader), coins=before)
    return _with_result(words, before, after)


def _with_result(words: str, before: int, after: int) -> str:
    return words if after == before else f"{words} → {after}"


def _state(told: Course, person: int) -> State:
    if told.after.end is not None:
        return State.ACTIVE if person in (told.after.winners or ()) else State.REST
    return State.ACTIVE if person == told.before.active else State.REST


def _change(told: Course, place: int, person: int) -> Change | None:
    before, after = told.before.coins[place], told.after.coins[place]
    if before == after:
        return None
    return Change(after - before, after, fine=after < before and person in told.fined)


def _badge(told: Course, person: int, reader: Reader) -> Badge | None:
    say = reader.say.text
    if person == told.before.active:
        announced = reader.name(told.character)
        return Badge(f"{say('badge-announces')}: {announced}", emblem=told.character)
    if person in told.claimants:
        return Badge(say("badge-claims"), order=told.claimants.index(person) + 1)
    return None


def _pots(told: Course, reader: Reader) -> tuple[PotView, PotView]:
    def view(pot: Pot, before: int, after: int) -> PotView:
        caption = reader.say.text(pot)
        change = Change(after - before, after, fine=pot == "court") if after != before else None
        words = reader.say.text("pot-label", pot=caption, coins=before)
        label = _with_result(words, before, after)
        return PotView(pot=pot, caption=caption, coins=before, label=label, change=change)

    before, after = told.before, told.after
    return (
        view("court", before.court, after.court),
        view("bank", before.bank, after.bank),
    )
