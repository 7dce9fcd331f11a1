"""A phone between two players: their seats as halves, what lies between them, and the verdict."""

from functools import partial

import flet as ft

from companion.core.commands import CardSlot
from companion.core.table import Table
from companion.ui.board import seat_list
from companion.ui.board.table_view import SeatView
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.height_estimate import estimated_height
from companion.ui.layout.seat_rows import HEAD
from companion.ui.layout.stage import Rect
from companion.ui.layout.tokens import Space
from companion.ui.page.dialog_kinds import ProtectedCardDialog
from companion.ui.table.actions import TableActions
from companion.ui.table.card_slots import use_of_protected_card
from companion.ui.table.seats.list_sizes import ListSizes
from companion.ui.table.seats.protected_cards import ProtectedCard, protected_cards
from companion.ui.table.seats.seat_halves import seat_half
from companion.ui.table.verdict.place import Around, FreeRects
from companion.ui.wording.history import name


def facing_halves(
    seats: tuple[SeatView, ...], size: tuple[float, float], cache: ControlCache, *, turned: bool
) -> tuple[ft.Control, ft.Control]:
    """Return the seat opposite, perhaps `turned` upside down, and the near one, of this size."""

    def half(seat: SeatView, *, turned: bool) -> ft.Control:
        shown = (seat, size, turned)
        return cache.keep(f"half-{seat.seat}", shown, lambda: seat_half(seat, *size, turned=turned))

    opposite, near = seats
    return half(opposite, turned=turned), half(near, turned=False)


def half_height(sizes: ListSizes, docked: float, middle: list[ft.Control], width: float) -> float:
    """Return the height that the `docked` pixels of the dock and the middle leave to each half."""
    taken = docked + HEAD + sizes.pots + _below_pots(middle, width) + 5 * Space.XS
    return (sizes.height - taken) / 2


def _below_pots(middle: list[ft.Control], width: float) -> float:
    """Return the height of the rows below the pots."""
    return sum(
        max(seat_list.CAST_HEIGHT, estimated_height(row, width)) + Space.XS for row in middle[1:]
    )


def protected_cards_row(
    table: Table, actions: TableActions, width: float, cache: ControlCache
) -> ft.Control:
    """Return both protected cards, each opening its sheet."""
    say = actions.say.text

    def card(person: int) -> ProtectedCard:
        dialog = partial(actions.dialogs.open_guarded, ProtectedCardDialog(person))
        return ProtectedCard(
            name(table, person),
            say("claim-with", person=name(table, person), hand=say(f"hand-{CardSlot.PROTECTED}")),
            use_of_protected_card(table, person) is not None,
            cache.steady(f"protected-{person}", dialog),
        )

    cards = tuple(map(card, table.seats))
    return cache.keep("protected", (cards, width), lambda: protected_cards(cards, width))


def free_between(
    sizes: ListSizes, width: float, docked: float, middle: list[ft.Control]
) -> FreeRects:
    """Return where no player's coins are: below the pots, then with the pots.

    A title alone stands over the tools and leaves the pots in sight.
    """
    rows = _below_pots(middle, width)
    height = sizes.pots + rows
    top = (HEAD + Space.XS + sizes.height - docked - height) / 2
    below_pots = Rect(Space.M, top + sizes.pots, width, rows)
    with_pots = Rect(Space.M, top - Space.XXS, width, height + 2 * Space.XXS)
    tools = Rect(Space.M, 0, width, HEAD)
    return FreeRects(Around.HALVES, (below_pots, with_pots), tools)
