"""The table: places around it, what is awaited in the dock, or a list of places on a phone."""

from collections.abc import Callable
from dataclasses import replace
from functools import partial

import flet as ft

from companion.core.boxes import Character
from companion.core.commands import Announce
from companion.core.game import Game
from companion.ui.actions.page_actions import PageActions
from companion.ui.components.card_names import printed_name, shown_name
from companion.ui.components.common import notice, tools
from companion.ui.components.table_scene import Scene, plaques, pot_views, scene, stage_view
from companion.ui.presenters.history import headline
from companion.ui.screens.table.panels import Frame, Panel, panel
from companion.ui.state.view import View
from companion.ui.widgets import dock, geometry, seat_list, table_centre, table_stage
from companion.ui.widgets.auto_scroll import rolling
from companion.ui.widgets.breakpoints import is_phone
from companion.ui.widgets.control_cache import ControlCache
from companion.ui.widgets.geometry import Layout, Roll, Side, Stage
from companion.ui.widgets.palette import current_palette
from companion.ui.widgets.seat_card import SeatCardView
from companion.ui.widgets.titles import eyebrow_style
from companion.ui.widgets.tokens import MOVING, STILL, Space
from companion.ui.widgets.toolbar import kept_tools
from companion.ui.widgets.undo_button import Undo as Back

_SHORT_STEPS = frozenset({"turn", "answer", "over"})
_LONGEST_DOCK = 470.0
_DOCK_SHARE = 0.6
_ABOVE_ACTIVE = 1
"""Places of a list that stay in sight above the one on turn; a small phone shows one below it."""


def table_screen(view: View, game: Game, actions: PageActions, shelf: ControlCache) -> ft.Control:
    """The whole screen for a game, as wide and high as the page.

    What stays the same from tap to tap is kept on `shelf`.
    """
    on_table = scene(game, view.selection)
    divided = geometry.layout(
        view.width, view.height, len(game.table.seats), outwards=view.outwards
    )
    compact = isinstance(divided.body, Roll) and (
        divided.dock.side is Side.BELOW or is_phone(view.width, view.height)
    )
    below = divided.dock.side is Side.BELOW
    frame = Frame(
        _inner(view, divided, compact=compact),
        compact,
        shelf,
        low=below and not compact,
        aside=compact and not below,
    )
    shown = panel(on_table, actions, frame)
    if frame.aside or (compact and game.table.announcement is None):
        # a phone's head says which turn it is; sideways, its list has to tell who announces
        shown = replace(shown, awaited=replace(shown.awaited, eyebrow=""))
    docked = _dock(view, game, divided, shown, actions, frame)
    if isinstance(divided.body, Roll):
        return _with_list(on_table, divided, divided.body, docked, actions, frame)
    table = _stage(view, on_table, divided.body, actions, shelf)
    if divided.dock.side is Side.RIGHT:
        return ft.Row([table, docked], spacing=0, expand=True)
    return ft.Column([table, docked], spacing=0, expand=True)


def _inner(view: View, divided: Layout, *, compact: bool) -> float:
    """The width of the dock's body, a hair less for its edge."""
    if divided.dock.side is Side.RIGHT:
        return divided.dock.size - 2 * (Space.M if compact else Space.L) - 2
    if compact:
        return view.width - 2 * Space.M
    return (view.width - 3 * Space.L) / 2 - 1


def _stage(
    view: View, on_table: Scene, geometry: Stage, actions: PageActions, shelf: ControlCache
) -> ft.Control:
    seen = stage_view(on_table, actions, view.snapshot.revision)
    seen = replace(seen, plaques=_steady(seen.plaques, shelf))
    centre = centre_of_table(on_table, geometry, actions, shelf)
    shown = (seen, geometry, centre, STILL if view.reduced_motion else MOVING)
    return shelf.keep("stage", shown, lambda: table_stage.stage(current_palette(), *shown))


def _steady(views: tuple[SeatCardView, ...], shelf: ControlCache) -> tuple[SeatCardView, ...]:
    return tuple(
        replace(each, on_tap=shelf.steady(f"place-{each.place}", each.on_tap)) for each in views
    )


def centre_of_table(
    on_table: Scene, geometry: Stage, actions: PageActions, shelf: ControlCache
) -> ft.Control:
    """The announced character, large; otherwise all that are in play."""
    opened = on_table.table.announcement
    if opened is not None:
        character = on_table.table.rules.characters[opened.character]
        named = (shown_name(character, actions), printed_name(character, actions))
        announced = (character.id, *named, geometry.centre)
        return shelf.keep("centre", announced, lambda: table_centre.announced(*announced))
    members = tuple(
        table_centre.Member(
            character.id,
            shown_name(character, actions),
            printed_name(character, actions),
            shelf.steady(f"member-{character.id}", _on_emblem(character, on_table, actions)),
        )
        for character in on_table.table.rules.characters.values()
    )
    shown = (members, geometry.centre)
    return shelf.keep("centre", shown, lambda: table_centre.cast(*shown))


def _on_emblem(character: Character, on_table: Scene, actions: PageActions) -> Callable[[], object]:
    """While it is asked whom somebody announces, an emblem is an answer; else it explains."""
    if on_table.selection.announcing:
        return lambda: actions.game.submit(Announce(character.id, actions.view.selection.slot))
    return partial(actions.navigation.open_character, character, on_table.table.rules.setup)


def _dock(
    view: View, game: Game, divided: Layout, shown: Panel, actions: PageActions, frame: Frame
) -> ft.Control:
    body = [*notice(view, actions), *shown.body]
    return dock.dock(
        dock.DockView(tools(actions), shown.awaited, _undo_view(game, actions)),
        body,
        divided.dock,
        frame.width,
        frame.shelf,
        primary=shown.primary,
        compact=frame.compact,
        height=_height(view, shown) if frame.compact and divided.dock.side is Side.BELOW else None,
    )


def _height(view: View, shown: Panel) -> float | None:
    """How high a phone's dock is: as high as it needs, unless its body may be long."""
    if shown.awaited.step in _SHORT_STEPS:
        return None
    return min(_LONGEST_DOCK, _DOCK_SHARE * view.height)


def _undo_view(game: Game, actions: PageActions) -> Back:
    """The way back and forward, saying what each would change."""
    say = actions.say
    takes_back = say.text("undo-nothing")
    if game.last is not None:
        what = headline(game.before(game.last), game.last.command, say)
        takes_back = say.text("undo-detail", turn=game.last.turn, what=what)
    redo = game.next_redo
    return Back(
        text=say.text("undo"),
        takes_back=takes_back,
        on_undo=(lambda: actions.game.undo()) if game.last else None,
        redo_label=say.text("redo-detail", what=headline(game.table, redo.command, say))
        if redo
        else "",
        on_redo=(lambda: actions.game.redo()) if redo else None,
    )


def _with_list(
    on_table: Scene,
    divided: Layout,
    body: Roll,
    docked: ft.Control,
    actions: PageActions,
    frame: Frame,
) -> ft.Control:
    """A phone: head and pots above, the places in the middle, the dock below or beside."""
    shelf = frame.shelf
    width = body.width - 2 * Space.M
    pots = (*pot_views(on_table, actions.say), width)
    head = ft.Row(
        [
            ft.Text(
                actions.say.text("turn-number", turn=on_table.table.turn),
                expand=True,
                max_lines=1,
                style=eyebrow_style(),
            ),
            *([kept_tools(tools(actions), shelf)] if frame.compact else []),
        ]
    )
    seen = _steady(plaques(on_table, actions), shelf)
    # the dock is another height, and somebody else may be meant
    occasion = f"{on_table.table.turn}-{on_table.table.phase}-{on_table.selection.announcing}"
    table = on_table.table
    topmost = max(0, table.place_of(table.active) - _ABOVE_ACTIVE)
    rows = seat_list.roll(seen, width, body.row, shelf, rolling=True)
    places = ft.Column(
        [
            head,
            shelf.keep("pots", pots, lambda: seat_list.pots_row(*pots)),
            rolling(rows, topmost, body.row, occasion),
        ],
        expand=True,
        spacing=Space.XS,
    )
    padded = ft.Container(places, padding=ft.Padding.symmetric(horizontal=Space.M), expand=True)
    if divided.dock.side is Side.RIGHT:
        return ft.Row([padded, docked], spacing=0, expand=True)
    return ft.Column([padded, docked], spacing=0, expand=True)
