"""Taps on seats, pots and characters: what they add to the turn, otherwise a sheet about them."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

from companion.core.boxes import Character
from companion.core.commands import Claim
from companion.core.table import Phase
from companion.ui.board.preview import toggled
from companion.ui.board.scene import Scene
from companion.ui.board.table_view import PotView, SeatView
from companion.ui.kit.control_cache import ControlCache
from companion.ui.page.dialog_kinds import MaskDialog, PlayerDialog
from companion.ui.page.guest_limits import refusal_to_act
from companion.ui.page.own_seat import own_person
from companion.ui.table.actions import TableActions
from companion.ui.table.seats.tap_actions import (
    ChooseTarget,
    ChooseTrue,
    TakeBackClaim,
    tap_on_seat,
)


def with_taps(
    views: tuple[SeatView, ...], scene: Scene, actions: TableActions, cache: ControlCache
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


def with_pot_taps(
    views: tuple[PotView, PotView], actions: TableActions, cache: ControlCache
) -> tuple[PotView, PotView]:
    """Return the pots with what a tap does: it opens the correction of coins."""
    court, bank = (
        replace(
            view,
            on_tap=cache.steady(f"pot-{view.pot}", partial(actions.dialogs.correct_pot, view.pot)),
        )
        for view in views
    )
    return court, bank


def tap_on_character(
    character: Character, scene: Scene, actions: TableActions
) -> Callable[[], object]:
    """Return what a tap on a character does: announce it while announcing, or open its sheet."""
    if scene.selection.announcing:
        return partial(actions.announce, character.id)
    return partial(actions.dialogs.open_guarded, MaskDialog(character.id))


def _on_tap(scene: Scene, person: int, actions: TableActions) -> Callable[[], object]:
    if scene.table.end is not None:
        return partial(actions.pick, person)
    view, table = actions.view, scene.table
    limited = view.guest and (not view.may_change or person == own_person(view, table))
    if limited and table.phase is not Phase.CHOICE:
        # a phone claims and decides by its buttons alone: a tap on a name says who sits there
        return partial(actions.dialogs.open_guarded, PlayerDialog(person))
    match tap_on_seat(scene.table, person):
        case Claim() as claim:
            return partial(_claim, claim, actions)
        case TakeBackClaim(claimant):
            return partial(_take_back, claimant, actions)
        case ChooseTarget(chosen, most):
            return partial(_toggle, chosen, most, actions)
        case ChooseTrue(chosen, most):
            return partial(_toggle_true, chosen, most, actions)
        case None:
            return partial(actions.dialogs.open_guarded, PlayerDialog(person))


def _claim(claim: Claim, actions: TableActions) -> None:
    if actions.game.submit(claim):
        # a second tap on the same seat would take the claim back
        actions.context.tap_guard.start_seat_debounce()


def _take_back(person: int, actions: TableActions) -> None:
    if not actions.context.tap_guard.reject_if_seat_bounced():
        actions.game.take_back_claim(person)


def _reject_if_refused(actions: TableActions) -> bool:
    """Return whether this page may not do what the table waits for; a notice says why."""
    game = actions.view.snapshot.game
    refused = None if game is None else refusal_to_act(actions.view, game.table)
    return actions.context.reject_if_refused(refused)


def _toggle(person: int, most: int, actions: TableActions) -> None:
    if not _reject_if_refused(actions):
        actions.select(lambda now: replace(now, targets=toggled(now.targets, person, most)))


def _toggle_true(person: int, most: int, actions: TableActions) -> None:
    if actions.context.tap_guard.reject_if_seat_bounced() or _reject_if_refused(actions):
        return
    # nobody left is no answer: the dock has an option for it
    actions.select(lambda now: replace(now, true=toggled(now.true, person, most) or None))
