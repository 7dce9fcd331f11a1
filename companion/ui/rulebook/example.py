"""A worked example: the table before an announcement or a swap, with the changes it made."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

import flet as ft

from companion.core.commands import Announce, Pot, Swap
from companion.core.game import Step
from companion.core.moves import MoveKind, moves
from companion.core.record import play_lines, read_lines
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.board.pots_row import pots_row
from companion.ui.board.seat_list import seat_rows
from companion.ui.board.table_view import Badge, Change, PotView, SeatState, SeatView
from companion.ui.kit.control_cache import ControlCache
from companion.ui.layout.tokens import Space
from companion.ui.rulebook.list_rows import eyebrow
from companion.ui.rulebook.reader import Reader
from companion.ui.wording.history import name

_ROW: Final = 60.0
_WIDEST: Final = 640.0


@dataclass(frozen=True, slots=True)
class Example:
    """An announcement and what followed, or a swap, from one table to another."""

    before: Table
    steps: tuple[Step, ...]
    character: str | None
    """The announced character; None if the example is a swap."""

    @property
    def after(self) -> Table:
        """The table at the end."""
        return self.steps[-1].table

    @property
    def claimants(self) -> tuple[int, ...]:
        """The claimants, clockwise from the announcer."""
        opened = [step.table.announcement for step in self.steps if step.table.announcement]
        return max((each.claimants for each in opened), key=len, default=())

    @property
    def fined(self) -> frozenset[int | Pot]:
        """The people who paid a fine."""
        before, payers = self.before, []
        for step in self.steps:
            fines = (each for each in moves(before, step.events) if each.kind is MoveKind.FINE)
            payers += [fine.source for fine in fines]
            before = step.table
        return frozenset(payers)


@cache
def load_example(record: Path) -> Example:
    """Load an example from a record, which ends with its one announcement or with a swap.

    Raises UnreadableGame if the record breaks the rules, ValueError if it has neither.
    """
    with record.open("rb") as file:
        *_, game = play_lines(read_lines(file))
    steps = game.steps()
    first = max(at for at, step in enumerate(steps) if isinstance(step.command, Announce | Swap))
    command = steps[first].command
    character = command.character if isinstance(command, Announce) else None
    before = steps[first - 1].table if first else game.start
    return Example(before, steps[first:], character)


def example(record: str, width: float, reader: Reader) -> ft.Control:
    """Return the table of an example, at most `width` pixels wide."""
    say, library = reader.say, reader.library
    played, room = load_example(library.folder / "examples" / record), min(width, _WIDEST)
    names = library.example_names(reader.language)
    character = reader.name(played.character) if played.character is not None else None
    seats = _seats(played, names, character, say)
    pots = pots_row(_pot(played, "court", say), _pot(played, "bank", say), room)
    return ft.Column(
        [
            eyebrow(say.text("rules-example-before")),
            ft.Container(pots, width=room),
            ft.Container(seat_rows(seats, room, _ROW, ControlCache()), width=room),
        ],
        key=f"example-{record}-{reader.language}",
        spacing=Space.S,
        tight=True,
    )


def _seats(
    example: Example, names: tuple[str, ...], character: str | None, say: Messages
) -> tuple[SeatView, ...]:
    """Return each seat with its change.

    `names` are those that the text of the example gives the people, by index; people without one
    keep their name in the record. `character` is the name of the announced character.
    """
    before, views = example.before, []
    for seat, person in enumerate(before.seats):
        known = names[person] if person < len(names) else name(before, person)
        coins, after = before.coins[seat], example.after.coins[seat]
        label = say.text("place-label", person=known, coins=coins)
        fined = after < coins and person in example.fined
        views.append(
            SeatView(
                seat=seat,
                name=known,
                coins=coins,
                label=_with_result(label, coins, after),
                state=_state(example, person),
                change=None if after == coins else Change(after - coins, after, fine=fined),
                badge=_badge(example, person, character, say),
            )
        )
    return tuple(views)


def _with_result(label: str, before: int, after: int) -> str:
    return label if after == before else f"{label} → {after}"


def _state(example: Example, person: int) -> SeatState:
    after = example.after
    if after.end is not None:
        return SeatState.ACTIVE if person in (after.winners or ()) else SeatState.REST
    return SeatState.ACTIVE if person == example.before.active else SeatState.REST


def _badge(example: Example, person: int, character: str | None, say: Messages) -> Badge | None:
    command = example.steps[0].command
    if isinstance(command, Swap):
        if person == example.before.active:
            return Badge(say.text("badge-swaps"))
        return Badge(say.text("badge-chosen")) if person == command.with_ else None
    if person == example.before.active and character is not None:
        return Badge(say.labelled(say.text("badge-announces"), character), emblem=example.character)
    if person in example.claimants:
        return Badge(say.text("badge-claims"), order=example.claimants.index(person) + 1)
    return None


def _pot(example: Example, pot: Pot, say: Messages) -> PotView:
    before, after = example.before.held(pot), example.after.held(pot)
    caption = say.text(pot)
    label = _with_result(say.text("pot-label", pot=caption, coins=before), before, after)
    change = Change(after - before, after, fine=pot == "court") if after != before else None
    return PotView(pot=pot, caption=caption, coins=before, label=label, change=change)
