"""A worked example: the table before an announcement or a swap and what that changed."""

from dataclasses import dataclass
from functools import cache
from pathlib import Path

from companion.core.commands import Announce, Pot, Swap
from companion.core.game import Step
from companion.core.moves import MoveKind, moves
from companion.core.record import play_lines, read_lines
from companion.core.table import Table
from companion.i18n import Messages
from companion.ui.board.table_view import Badge, Change, PotView, SeatState, SeatView
from companion.ui.wording.history import name


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
        before, found = self.before, []
        for step in self.steps:
            found += [
                move.source for move in moves(before, step.events) if move.kind is MoveKind.FINE
            ]
            before = step.table
        return frozenset(found)


@cache
def load_example(record: Path) -> Example:
    """Load an example from a record, which ends with its one announcement or with a swap.

    Raises UnreadableGame if the record breaks the rules, ValueError if it has neither.
    """
    with record.open("rb") as file:
        *_, game = play_lines(read_lines(file))
    steps = game.steps()
    first, command = max(
        (
            (at, step.command)
            for at, step in enumerate(steps)
            if isinstance(step.command, Announce | Swap)
        ),
        key=lambda found: found[0],
    )
    character = command.character if isinstance(command, Announce) else None
    before = steps[first - 1].table if first else game.start
    return Example(before, steps[first:], character)


def example_seats(
    example: Example, names: tuple[str, ...], character: str | None, say: Messages
) -> tuple[SeatView, ...]:
    """Return each seat with its change.

    `names` are those that the text of the example gives the people, by index; people without one
    keep their name in the record. `character` is the name of the announced character.
    """
    before, after = example.before, example.after
    return tuple(
        SeatView(
            seat=seat,
            name=shown,
            coins=before.coins[seat],
            label=_with_result(
                say.text("place-label", person=shown, coins=before.coins[seat]),
                before.coins[seat],
                after.coins[seat],
            ),
            state=_state(example, person),
            change=_seat_change(example, seat, person),
            badge=_badge(example, person, character, say),
        )
        for seat, person in enumerate(before.seats)
        for shown in (names[person] if person < len(names) else name(before, person),)
    )


def example_pots(example: Example, say: Messages) -> tuple[PotView, PotView]:
    """Return the court and the bank with their changes."""
    return _pot(example, "court", say), _pot(example, "bank", say)


def _with_result(label: str, before: int, after: int) -> str:
    return label if after == before else f"{label} → {after}"


def _state(example: Example, person: int) -> SeatState:
    after = example.after
    if after.end is not None:
        return SeatState.ACTIVE if person in (after.winners or ()) else SeatState.REST
    return SeatState.ACTIVE if person == example.before.active else SeatState.REST


def _seat_change(example: Example, seat: int, person: int) -> Change | None:
    before, after = example.before.coins[seat], example.after.coins[seat]
    if before == after:
        return None
    return Change(after - before, after, fine=after < before and person in example.fined)


def _badge(example: Example, person: int, character: str | None, say: Messages) -> Badge | None:
    command = example.steps[0].command
    if isinstance(command, Swap):
        if person == example.before.active:
            return Badge(say.text("badge-swaps"))
        return Badge(say.text("badge-chosen")) if person == command.with_ else None
    if person == example.before.active:
        return Badge(f"{say.text('badge-announces')}: {character}", emblem=example.character)
    if person in example.claimants:
        return Badge(say.text("badge-claims"), order=example.claimants.index(person) + 1)
    return None


def _pot(example: Example, pot: Pot, say: Messages) -> PotView:
    before, after = example.before.held(pot), example.after.held(pot)
    caption = say.text(pot)
    label = _with_result(say.text("pot-label", pot=caption, coins=before), before, after)
    change = Change(after - before, after, fine=pot == "court") if after != before else None
    return PotView(pot=pot, caption=caption, coins=before, label=label, change=change)
