"""A phone between two players: their seats as halves, what lies between them, and the verdict."""

from functools import partial

import flet as ft

from companion.ui.board import seat_list
from companion.ui.board.scene import Scene
from companion.ui.board.table_view import SeatView
from companion.ui.kit.control_cache import ControlCache
from companion.ui.kit.height_estimate import estimated_height
from companion.ui.layout.geometry import Rect
from companion.ui.layout.tokens import Space
from companion.ui.page.dialog_kinds import ProtectedCardDialog
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.protected_card import SLOT, use_of_protected_card
from companion.ui.table.seats.list_sizes import (
    HEAD,
    lowest_half,
    pot_height,
    shows_protected_cards,
)
from companion.ui.table.seats.protected_cards import ProtectedCard, protected_cards
from companion.ui.table.seats.seat_halves import seat_half
from companion.ui.table.verdict.room import RoomBetween
from companion.ui.wording.history import name


def facing_halves(
    seats: tuple[SeatView, ...],
    width: float,
    docked: float,
    middle: list[ft.Control],
    view: View,
    cache: ControlCache,
) -> tuple[ft.Control, ft.Control]:
    """Return the seat opposite and the near one.

    They share the height that the `docked` pixels of the dock and the `middle` leave.
    """
    height = max(lowest_half(view), half_height(view, docked, middle, width))

    def half(seat: SeatView, *, turned: bool) -> ft.Control:
        shown = (seat, width, height, turned)
        return cache.keep(
            f"half-{seat.seat}", shown, lambda: seat_half(seat, width, height, turned=turned)
        )

    opposite, near = seats
    return half(opposite, turned=view.outwards), half(near, turned=False)


def half_height(view: View, docked: float, middle: list[ft.Control], width: float) -> float:
    """Return the height in pixels that the dock and the middle leave to each half."""
    taken = docked + HEAD + pot_height(view) + _below_pots(middle, width) + 5 * Space.XS
    return (view.height - taken) / 2


def _below_pots(middle: list[ft.Control], width: float) -> float:
    """The height of the rows below the pots."""
    return sum(
        max(seat_list.CAST_HEIGHT, estimated_height(each, width)) + Space.XS for each in middle[1:]
    )


def protected_cards_row(
    scene: Scene, actions: TableActions, width: float, cache: ControlCache
) -> list[ft.Control]:
    """Return both protected cards, each opening its sheet, if there is room for them."""
    table, say = scene.table, actions.say.text
    if not shows_protected_cards(actions.view, table):
        return []
    cards = tuple(
        ProtectedCard(
            name(table, person),
            say("claim-with", person=name(table, person), hand=say(f"hand-{SLOT}")),
            use_of_protected_card(table, person) is not None,
            cache.steady(
                f"protected-{person}",
                partial(actions.dialogs.open_guarded, ProtectedCardDialog(person)),
            ),
        )
        for person in table.seats
    )
    return [cache.keep("protected", (cards, width), lambda: protected_cards(cards, width))]


def verdict_between(
    view: View, width: float, docked: float, middle: list[ft.Control]
) -> RoomBetween:
    """Return where the verdict covers no player's coins: from the pots to the end of the middle.

    If it is higher, it stands over the dock.
    """
    rows = _below_pots(middle, width)
    height = pot_height(view) + rows
    centre = (HEAD + Space.XS + view.height - docked) / 2
    dock = Rect(Space.M, view.height - docked + Space.XXS, width, docked - 2 * Space.XXS)
    return RoomBetween(Rect(Space.M, centre - height / 2, width, height), rows, dock)
