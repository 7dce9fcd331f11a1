"""Taps on seats: the same as taps on people in the dock."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from companion.core.commands import Claim
from companion.ui.actions.page_actions import PageActions
from companion.ui.presenters.preview import toggled
from companion.ui.presenters.table import ChooseTarget, ChooseTrue, Scene, tap_on_seat
from companion.ui.state.table_view import SeatView
from companion.ui.widgets.control_cache import ControlCache


def with_taps(
    views: tuple[SeatView, ...], scene: Scene, actions: PageActions, cache: ControlCache
) -> tuple[SeatView, ...]:
    """Return the seats with what a tap does; the handlers are the same in every render."""
    return tuple(
        replace(
            view,
            on_tap=cache.steady(
                f"seat-{view.seat}", _on_tap(scene, scene.table.seats[view.seat], actions)
            ),
        )
        for view in views
    )


def _on_tap(scene: Scene, person: int, actions: PageActions) -> Callable[[], object] | None:
    if scene.table.end is not None:
        return partial(actions.results.pick, person)
    match tap_on_seat(scene.table, person):
        case Claim() as claim:
            return partial(actions.game.submit, claim)
        case ChooseTarget(chosen, most):
            return partial(_toggle, chosen, most, actions)
        case ChooseTrue(chosen, most):
            return partial(_toggle_true, chosen, most, actions)
        case None:
            return None


def _toggle(person: int, most: int, actions: PageActions) -> None:
    now = actions.view.selection
    actions.selection.change(replace(now, targets=toggled(now.targets, person, most)))


def _toggle_true(person: int, most: int, actions: PageActions) -> None:
    now = actions.view.selection
    # nobody left is no answer: the dock has an option for it
    actions.selection.change(replace(now, true=toggled(now.true, person, most) or None))
