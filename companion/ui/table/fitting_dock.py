"""The dock with as much as it has room for: what a panel folds away is decided here alone."""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from companion.core.boxes import cards_each
from companion.core.commands import Announce, Claim
from companion.core.game import Game
from companion.core.table import Phase, Table
from companion.core.withdrawal import without_claim
from companion.i18n import Messages
from companion.ui.board.decisive import decisive
from companion.ui.board.scene import Scene, scene, with_selection
from companion.ui.board.selection import Selection
from companion.ui.kit.control_cache import ControlCache
from companion.ui.layout.geometry import Layout, Side
from companion.ui.layout.letter_widths import text_width
from companion.ui.layout.seat_rows import SeatList
from companion.ui.layout.tokens import Font, Space
from companion.ui.page.guest_limits import may_undo
from companion.ui.page.own_seat import asked_words
from companion.ui.page.view import View
from companion.ui.table.actions import TableActions
from companion.ui.table.awaited import Awaited
from companion.ui.table.dock import DockView, needed_height
from companion.ui.table.dock_content import DockRoom, facing_limit, keeps_height, table_dock
from companion.ui.table.panel_parts import Fold, Panel, PanelLayout, reader_of
from companion.ui.table.panels.claims import asks_who_else
from companion.ui.table.panels.phase_panels import panel
from companion.ui.table.seats.list_sizes import LOWEST_WITH_ALL
from companion.ui.table.undo_button import compact_undo_width
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.history import headline, name, with_card_slot
from companion.ui.wording.wit import spoken_line


@dataclass(frozen=True, slots=True)
class FittingDock:
    """What a dock has room for."""

    layout: PanelLayout
    scene: Scene
    """What it shows, without an answer that it asks for later for want of room."""
    dock: DockView
    needed: float
    """The height that shows all of it, in pixels."""
    limit: float
    """The height that it may have."""


def fitting_dock(
    view: View,
    shown_scene: Scene,
    division: Layout,
    room: DockRoom,
    actions: TableActions,
    cache: ControlCache,
) -> FittingDock:
    """Return the dock with as little folded away as fits.

    No answer moves anything: what is folded away without one stays so, and what an answer adds
    stands below the rest, if there is room.
    """
    table, game = shown_scene.table, shown_scene.game
    open_scene, answered = shown_scene, shown_scene.preview is not None
    if answered:
        open_scene = with_selection(shown_scene, view.first_selection)

    def fitting(shown: Scene, layouts: Iterable[PanelLayout], most: float | None) -> FittingDock:
        return _fitting(view, shown, division, room, layouts, most, actions, cache)

    layouts = [
        replace(panel_layout(view, game, division, room, fold, cache), moves=False)
        for fold in _folds(table)
    ]
    disputed = _with_two_claims(shown_scene)
    if disputed is not None:
        bare = fitting(disputed, _for_claims(layouts), None)
    else:
        bare = fitting(open_scene, (replace(each, verdict=False) for each in layouts), None)
        if not answered and table.phase is not Phase.CLAIMS:
            return bare
    most = bare.needed if bare.layout.facing and not keeps_height(table) else bare.limit
    asked = bare.layout
    if table.phase is Phase.CLAIMS:
        choices = (replace(asked, verdict=shown) for shown in (True, False))
        asked = fitting(open_scene, choices, most).layout
        if asks_who_else(table) and not asked.verdict:
            # answered before the device was turned
            shown_scene = open_scene
    shown = fitting(shown_scene, (replace(asked, moves=True), asked), most)
    return replace(shown, limit=bare.limit)


def _with_two_claims(shown: Scene) -> Scene | None:
    """Return the scene with two claims; None where claims are closed or name one of several cards.

    What a panel folds away for it is away from the start: no claim moves the tile of another,
    whoever claims last.
    """
    table = shown.table
    if table.phase is not Phase.CLAIMS or cards_each(len(table.seats)) > 1:
        return None
    game = shown.game
    # a phone that hasn't answered shows a table without the claims
    for person in game.table.opened().claimants:
        for entry in without_claim(game, person):
            game = game.append(entry)
    # the last claim is what undo takes back, in words
    others = table.others_clockwise(table.active)
    for person in sorted(others, key=lambda each: text_width(name(table, each), Font.REGULAR))[-2:]:
        game = game.append(Claim(person))
    return scene(game, Selection(-1), shown.passed)


def _for_claims(layouts: list[PanelLayout]) -> list[PanelLayout]:
    """Return the layouts with tiles for claims below a whole head, then those without."""
    whole = [each for each in layouts if not each.folds(Fold.HEAD)]
    return [*whole, *(replace(each, claims=False) for each in layouts)]


def _fitting(
    view: View,
    shown_scene: Scene,
    division: Layout,
    room: DockRoom,
    layouts: Iterable[PanelLayout],
    most: float | None,
    actions: TableActions,
    cache: ControlCache,
) -> FittingDock:
    """Return the dock in the first of these layouts in which it fits, or the last.

    It fits `most` pixels, if given.
    """
    for layout in layouts:
        shown = shown_panel(view, shown_scene, division, layout, actions)
        dock_view = table_dock(view, shown_scene, room, shown, actions, layout)
        needed, limit = needed_height(dock_view, cache), room.height
        if layout.facing:
            limit = facing_limit(view, shown_scene, needed, layout, actions.say)
        if needed <= (limit if most is None else most):
            break
    return FittingDock(layout, shown_scene, dock_view, needed, limit)


def _folds(table: Table) -> tuple[Fold, ...]:
    """Return what may be folded away: with several cards each, claims name a card."""
    several = cards_each(len(table.seats)) > 1
    return tuple(fold for fold in Fold if not several or fold < Fold.CHOICES)


def shown_panel(
    view: View, shown_scene: Scene, division: Layout, layout: PanelLayout, actions: TableActions
) -> Panel:
    """Return the panel of the step, with the words above it."""
    table, say = shown_scene.table, actions.say
    shown = panel(shown_scene, actions, layout)
    awaited = _awaited(shown.awaited, shown_scene, division, say, layout)
    speaks = view.wit and not layout.low and not layout.folds(Fold.SPOKEN)
    spoken, call = spoken_line(table, say) if speaks else "", asked_words(view, table, say)
    return replace(shown, awaited=replace(awaited, call=call, spoken=spoken))


def panel_layout(
    view: View, game: Game, division: Layout, room: DockRoom, fold: Fold, cache: ControlCache
) -> PanelLayout:
    """Return how the panel is laid out in this room."""
    body, compact = division.body, not room.is_roomy
    in_list = isinstance(body, SeatList)
    width = room.line
    undo = 0.0
    if may_undo(view, game):
        has_redo = view.may_change and game.next_redo is not None
        undo = compact_undo_width(width, has_redo=has_redo) + Space.XS
    facing = isinstance(body, SeatList) and body.facing
    low = view.height < LOWEST_WITH_ALL if facing else compact and room.is_low
    return PanelLayout(
        width,
        compact,
        cache,
        reader_of(view, game.table),
        body_height=room.body_height(in_list=in_list),
        in_list=in_list,
        facing=facing,
        low=low,
        beside_undo=width - undo if compact or fold >= Fold.HEAD else None,
        stacked=compact and not low and room.dock.side is Side.RIGHT,
        fold=fold,
    )


def _awaited(
    awaited: Awaited, shown_scene: Scene, division: Layout, say: Messages, layout: PanelLayout
) -> Awaited:
    """Return what is awaited, without what the seats and the head of a list already show."""
    table, body = shown_scene.table, division.body
    if layout.folds(Fold.HEAD):
        awaited = replace(awaited, emblem="")
    if not isinstance(body, SeatList):
        return replace(awaited, eyebrow="") if layout.low and layout.folds(Fold.NOTES) else awaited
    at_stake = decisive(shown_scene, say)
    if at_stake and not body.facing and not body.ornaments:
        eyebrow = " · ".join(at_stake)
    else:
        eyebrow = _announcement(awaited, table, division, say, layout)
    if table.announcement is not None and not layout.folds(Fold.HEAD):
        awaited = replace(awaited, emblem=table.announcement.character)
    return replace(awaited, eyebrow=eyebrow)


def _announcement(
    awaited: Awaited, table: Table, division: Layout, say: Messages, layout: PanelLayout
) -> str:
    """Return what is announced, above the title of a panel beside or below a list."""
    opened = table.announcement
    if opened is None:
        return ""
    if opened.slot is not None and layout.folds(Fold.HEAD):
        character = shown_name(table.rules.characters[opened.character], say)
        return with_card_slot(character, opened.slot, say)
    if opened.slot is not None and division.dock.side is Side.BELOW:
        # the head of the list shows the turn; several cards make a long line
        return headline(table, Announce(opened.character, opened.slot), say)
    return "" if layout.folds(Fold.HEAD) else awaited.eyebrow
