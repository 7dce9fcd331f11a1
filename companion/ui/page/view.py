"""What one page shows: a single immutable `View`, replaced as a whole in its `ViewHolder`."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Self, TypeVar

import flet as ft

from companion.application.archive.game_reader import SavedGame
from companion.application.group.guests import GuestRights
from companion.application.group.last_group import Group
from companion.application.group_state import GroupState
from companion.application.table.permissions import MAY, Ask, Role, role_of
from companion.application.table.snapshot import Snapshot
from companion.core.boxes import EDITIONS, EditionId
from companion.core.phases import people_question
from companion.i18n import NameLanguage
from companion.ui.board.selection import Selection
from companion.ui.page.appearance import DevicePreferences, HeightAbove, table_scale
from companion.ui.page.dialog_kinds import Dialog
from companion.ui.page.reading import Reading
from companion.ui.page.routes import is_new, is_rules

_State = TypeVar("_State")


@dataclass(frozen=True, slots=True)
class States:
    """The states of the features by their type; a feature that was not used yet has none."""

    _values: Mapping[type[object], object] = field(default_factory=dict)

    def get(self, kind: type[_State]) -> _State:
        """Return the state of this type, or a new one."""
        found = self._values.get(kind)
        return found if isinstance(found, kind) else kind()

    def having(self, *states: object) -> Self:
        """Return the states with these in place of those of the same types."""
        return type(self)({**self._values, **{type(state): state for state in states}})


@dataclass(frozen=True, slots=True)
class View(DevicePreferences):
    """Everything a page is rendered from, apart from the local state of single widgets."""

    snapshot: Snapshot
    dark: bool = True
    """The theme shown is the dark one."""
    system_text: float = 1.0
    """The factor by which the device's system or browser enlarges all texts."""
    guest_device: str | None = None
    """The id of the guest's device on which the page is open; None on the host."""
    practice: bool = False
    """The table is for practice, and only on this page."""
    outwards: bool = False
    """Seat cards are turned to their people."""
    far: bool = False
    """The table shows only what can be read from afar."""
    width: float = 1280.0
    height: float = 800.0
    """In pixels, before the page is enlarged by `scale`."""
    scale: float = 1.0
    route: str = "/"
    draft_revision: int = 0
    """The revision that was shown when the reader began to prepare a new game."""
    preparing: EditionId | None = None
    """The edition of the new game being prepared on this page."""
    notice: str | None = None
    """One sentence on what was refused or failed, shown until the next tap."""
    scanning: bool = False
    """A picture with a QR code is awaited from this device."""
    ignored_taps: int = 0
    """How many taps did not count because they were aimed at other controls."""
    dialog: Dialog | None = None
    dialog_openings: int = 0
    """How often a dialog was opened: tells an open dialog from an earlier opening of it."""
    stored_selection: Selection = field(default_factory=lambda: Selection(revision=-1))
    """The last selection, perhaps of an earlier revision."""
    states: States = field(default_factory=States)
    """What the features keep."""

    def state(self, kind: type[_State]) -> _State:
        """Return the state of a feature."""
        return self.states.get(kind)

    def with_states(self, *states: object) -> Self:
        """Return the view with other states of features."""
        return replace(self, states=self.states.having(*states))

    @property
    def group_state(self) -> GroupState:
        """Everything the group keeps apart from its games."""
        return self.snapshot.group_state

    @property
    def guest(self) -> bool:
        """Whether the page is open on another device than the host."""
        return self.guest_device is not None

    @property
    def role(self) -> Role:
        """What the page is."""
        return role_of(self.group_state, self.guest_device)

    def may(self, ask: Ask) -> bool:
        """Return whether the page may ask for this."""
        return ask in MAY[self.role]

    @property
    def may_change(self) -> bool:
        """Whether this page may change everything: undo, correct, start and open games."""
        return self.may(Ask.DECIDE)

    @property
    def guest_rights(self) -> GuestRights:
        """What guests may do."""
        return self.group_state.guest_rights

    @property
    def card_language(self) -> NameLanguage | None:
        """The language of the group's cards; None if the group has not said."""
        return self.group_state.settings.card_language

    @property
    def group(self) -> Group | None:
        """The last group in its present seating order; None before the first game."""
        return self.snapshot.group

    @property
    def playing(self) -> bool:
        """Whether there is a game that has not ended."""
        game = self.snapshot.game
        return game is not None and game.table.end is None

    @property
    def interrupted(self) -> SavedGame | None:
        """The game that was put away last, if it can go on and no other is being played."""
        game = self.snapshot.put_away
        if game is None or game.table is None or game.table.end is not None:
            return None
        return game

    @property
    def edition(self) -> EditionId:
        """The edition of the game being prepared, of the game, or of the last group.

        It depends on the screen shown, or from which the rules were opened.
        """
        origin = self.state(Reading).origin if is_rules(self.route) else self.route
        if self.preparing is not None and is_new(origin):
            return self.preparing
        if self.snapshot.game is not None:
            return self.snapshot.game.table.rules.edition.id
        return self.usual_box

    @property
    def usual_box(self) -> EditionId:
        """The edition of the last group; without one, one with a rule sheet in the language."""
        if self.group_state.group is not None:
            return self.group_state.group.edition
        found = (box.id for box in EDITIONS.values() if self.language.value in box.sheets)
        return next(found, EditionId.FIRST)

    @property
    def selection(self) -> Selection:
        """The selection on the table as shown; a new one once the revision has changed."""
        if self.stored_selection.revision == self.snapshot.revision:
            return self.stored_selection
        return self.first_selection

    @property
    def first_selection(self) -> Selection:
        """What is selected before the first tap on a revision.

        The people a power concerns are selected only if there is no choice.
        """
        game = self.snapshot.game
        asked = None if game is None else people_question(game.table)
        return Selection(self.snapshot.revision, targets=asked.only_answer if asked else None)

    def scaled_for_table(self, people: int, *above: HeightAbove) -> Self:
        """Return the view at the text size at which a table of so many people is whole."""
        width, height = self.width * self.scale, self.height * self.scale
        scale = table_scale(width, height, self.scale, people, *above)
        return replace(self, width=width / scale, height=height / scale, scale=scale)

    def with_dialog(self, dialog: Dialog | None) -> Self:
        """Return the view with a dialog opened, or with none."""
        return replace(
            self,
            dialog=dialog,
            dialog_openings=self.dialog_openings + (dialog is not None),
            notice=None,
        )


@dataclass
class ViewHolder(ft.Observable):
    """Holds the view of one page. Components given a holder render again when it is replaced."""

    view: View

    def redraw(self) -> None:
        """Render the unchanged view, so that the client drops what a tap has changed there."""
        self.notify()  # type: ignore[no-untyped-call]

    def ignore_tap(self) -> None:
        """Show that a tap did not count; the client drops what the tap has changed there."""
        self.view = replace(self.view, ignored_taps=self.view.ignored_taps + 1)
        self.redraw()
