"""What a screen can do: every tap that changes anything goes through one `Desk`."""

import logging
from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.application.group import Group
from companion.application.group_settings import GroupSettings
from companion.application.record_import import Record
from companion.application.saved_games import GameId
from companion.application.table_service import Snapshot, StaleTap
from companion.core.boxes import Character
from companion.core.commands import Entry, Redo, Undo
from companion.core.setup import Setup
from companion.flet_adapter.device import Device
from companion.i18n import Messages
from companion.i18n.messages import messages
from companion.ui.actions.draft_storage import note_draft
from companion.ui.actions.preferences import Preferences
from companion.ui.actions.services import Services
from companion.ui.actions.tap_guard import TapGuard
from companion.ui.presenters.available_sets import drafted
from companion.ui.presenters.error_messages import FailuresTold, why_not
from companion.ui.presenters.setup_tasks import page_of
from companion.ui.state.routes import is_new, is_rules
from companion.ui.state.rules_address import Address, rule_of
from companion.ui.state.selection import Selection
from companion.ui.state.view import Correction, Dialog, Draft, Reading, Screen, Trial, View

_log = logging.getLogger(__name__)


class Desk:
    """The taps of one open page. Whatever goes wrong ends as one sentence on that page."""

    def __init__(self, page: ft.Page, screen: Screen, services: Services) -> None:
        self._page = page
        self._screen = screen
        self.services = services
        self.device = Device(page)
        self.wishes = Preferences(page, screen, self.device)
        self.sight = TapGuard(screen, self.device)
        self._drafted_on = screen.view.snapshot.revision
        """The table's revision when a new game was begun to be put together."""

    @property
    def view(self) -> View:
        """What the screen shows now."""
        return self._screen.view

    @property
    def say(self) -> Messages:
        """The words in the reader's language."""
        return messages(self.view.language)

    def submit(self, *entries: Entry) -> bool:
        """Whether the table has done what was tapped; if it is refused, the screen says why."""
        back_and_forth = all(isinstance(entry, Undo | Redo) for entry in entries)
        if self.sight.drop_if_unseen() or (not back_and_forth and self.sight.drop_if_unsettled()):
            return False
        return self.attempt(lambda: self.services.table.submit(entries, self.sight.revision))

    def start(self, setup: Setup, *, tablet_holds_coins: bool, then: str = "/table") -> None:
        """Begin a game, remember the group, and show the screen `then`."""
        if self.sight.drop_if_unseen():
            return
        if self.attempt(
            lambda: self.services.table.start(
                setup, self._drafted_on, tablet_holds_coins=tablet_holds_coins
            )
        ):
            self._draft(replace(self.view.draft, begun=True))
            self.go(then)
        else:
            # whoever taps again has seen that another game was begun meanwhile
            self._drafted_on = self.view.snapshot.revision

    def adopt(self, record: Record, revision: int) -> None:
        """Continue the game of a record.

        It was asked for when `revision` was seen: picking a file takes its time.
        """
        if self.attempt(lambda: self.services.table.adopt(record, revision)):
            self.go("/table")

    def resume(self, game: GameId) -> None:
        """Continue a game that was put away."""
        if self.sight.drop_if_unseen():
            return
        if self.attempt(lambda: self.services.table.resume(game, self.sight.revision)):
            self.go("/table")

    def tick(self, task: str) -> None:
        """Have a task that the device shows as open be done, and one shown as done be open again.

        Two people who tick the same task off at once both mean that it is done.
        """
        shown = self.sight.shown
        done = task not in shown.completed_tasks
        self.attempt(lambda: self.services.table.tick(shown.game_id, task, done=done))

    def leave(self) -> None:
        """Put the game away and go home; people stay where they sit now."""
        if self.sight.drop_if_unseen() or self.sight.drop_if_unsettled():
            return
        if self.attempt(lambda: self.services.table.leave(self.sight.revision)):
            self.go("/")

    def attempt(self, change: Callable[[], Snapshot]) -> bool:
        """Whether the service has made a change; if it is refused, the screen says why."""
        with self.failures_told():
            self.show(change())
            self.tell(None)
            return True
        return False

    def failures_told(self) -> FailuresTold:
        """Around what may fail: if it does, this page says why, and what follows goes on."""
        return FailuresTold(self.refuse)

    def refuse(self, error: Exception) -> None:
        """Say in one sentence why something was not done."""
        if isinstance(error, StaleTap):
            self.show(self.services.table.snapshot)
        game = self.view.snapshot.game
        sentence = why_not(error, game.table.rules.setup if game else None, self.say)
        if sentence is None:
            _log.error("a tap failed", exc_info=error)
        self.tell(sentence or self.say.text("error-unexpected"))

    def show(self, snapshot: Snapshot) -> None:
        """Draw the table as it stands; a dialog that was opened over another game goes with it."""
        if snapshot.game_id != self.view.snapshot.game_id:
            self.open(None)
        self._screen.view = replace(self.view, snapshot=snapshot)

    def tell_unreadable(self) -> None:
        """Say that the game of last time could not be taken up, until another is being played."""
        unreadable = self.services.table.unreadable
        if unreadable is not None and self.view.snapshot.game is None:
            self.refuse(unreadable)

    def tell(self, sentence: str | None) -> None:
        """Show one sentence until the next tap, or take it away."""
        self._screen.view = replace(self.view, notice=sentence)

    def go(self, route: str) -> None:
        """Show another screen."""
        elsewhere = route != self.view.route
        self.arrived(route)
        if elsewhere:
            self._page.navigate(route)

    def arrived(self, route: str) -> None:
        """Show the screen of a route that the browser is at, with nothing lying over it."""
        before = self.view
        if is_rules(route) and not is_rules(before.route):
            self.read(replace(before.reading, origin=before.route))
            self._clear_search()
        if is_new(route) and not is_new(before.route):
            self._drafted_on = before.snapshot.revision
        self._screen.view = replace(self.view, route=route, dialog=None, notice=None)

    def open_rule(self, section: str) -> None:
        """Show a section of the rule book for the edition this screen is about.

        The search is empty, and a note that was half written is put aside.
        """
        reading = self.view.reading
        self.read(replace(reading, note=None))
        self._clear_search()
        self.go(
            Address(
                self.view.edition,
                section,
                language=reading.language or "",
                beside=reading.beside or "",
            ).route
        )

    def _clear_search(self) -> None:
        """Whoever comes with another question finds an empty field."""
        now = self.view.reading
        self.read(replace(now, query="", searching="", cleared=now.cleared + 1, emptied=0))

    def open_character(self, character: Character, setup: Setup) -> None:
        """Show what a character in play does; one of the group's own stands in no book."""
        if character.given_name is None:
            self.open_rule(rule_of(character.id))
        else:
            self.go(page_of(character, setup))

    def read(self, reading: Reading) -> None:
        """Read the rules in this way from now on."""
        self._screen.view = replace(self.view, reading=reading)

    def change_customs(self, change: Callable[[GroupSettings], GroupSettings]) -> bool:
        """Whether a change of the group's customs could be kept; if not, the screen says why."""
        return self.attempt(lambda: self.services.table.change_settings(change))

    def open(self, dialog: Dialog | None) -> None:
        """Lay a dialog over the screen, or take it away."""
        self._screen.view = replace(
            self.view,
            dialog=dialog,
            openings=self.view.openings + (dialog is not None),
            correction=Correction(),
            notice=None,
        )
        if dialog is Dialog.GAMES:
            with self.failures_told():
                games = self.services.table.saved_games()
                self._screen.view = replace(self.view, games=games)

    def closed(self, opening: int) -> None:
        """The dialog of this opening has gone from the screen, by a tap beside it perhaps.

        It is told late: meanwhile the same dialog may have been opened anew.
        """
        if self.view.dialog is not None and self.view.openings == opening:
            self.open(None)

    async def let_phones_in(self) -> None:
        """Let other devices in, and show where."""
        if self.services.network is None:
            return
        self.tell(None)
        with self.failures_told():
            await self.services.network.allow_lan()
        self._screen.draw_again()

    def correct(self, correction: Correction) -> None:
        """Replace the correction being put together."""
        self._screen.view = replace(self.view, correction=correction, notice=None)

    def pick(self, pick: Selection) -> None:
        """Replace what is in hand but not confirmed."""
        if self.sight.drop_if_unseen() or self.sight.drop_if_unsettled():
            return
        if pick.announcing != self.view.pick.announcing:
            self.sight.settle()
        self._screen.view = replace(self.view, picked=pick, notice=None)

    def has_in_hand(self, pick: Selection) -> bool:
        """Whether that is still what is in hand; if not, the screen is drawn again."""
        same = self.view.pick == pick
        if not same:
            self._screen.draw_again()
        return same

    def change_draft(self, draft: Draft) -> None:
        """Replace the new game being put together; the device keeps it for now."""
        # whoever goes back from a game and changes something puts together another one
        self._draft(replace(draft, begun=False))

    def _draft(self, draft: Draft) -> None:
        self._screen.view = replace(self.view, draft=draft, notice=None)
        self.keep_draft()

    def keep_draft(self) -> None:
        """Have the device keep the new game being put together."""
        self._page.run_task(note_draft, self._screen, self.device)

    def draft_from(self, group: Group) -> None:
        """Put together a new game for a known group."""
        arranged = self.view.draft.arranged + 1
        self.change_draft(drafted(group, self.view.group_state.sheets, arranged=arranged))

    def show_trial(self, trial: Trial | None) -> None:
        """Show how far the simulated games of a set are, or what they were like; or none of it."""
        self._screen.view = replace(self.view, trial=trial)

    def face_outwards(self, *, outwards: bool) -> None:
        """Turn the plaques to their people, or all to the bottom of the screen."""
        self._screen.view = replace(self.view, outwards=outwards)

    async def stay_awake(self) -> None:
        """Keep the device's screen on while a game is being played."""
        await self.device.keep_awake(awake=self.view.playing)
