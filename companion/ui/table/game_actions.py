"""Taps that change the game being played."""

from companion.application.ports import GameId
from companion.application.table.snapshot import StaleTap
from companion.core.commands import Author, Claim, Command, Entry, Redo, Undo
from companion.core.errors import RuleViolation
from companion.core.withdrawal import without_claim
from companion.ui.board.selection import Selection
from companion.ui.page.context import PageContext
from companion.ui.page.navigation import Navigation
from companion.ui.page.own_seat import own_person
from companion.ui.wording.history import name


class GameActions:
    """Plays the current game, puts it away, and resumes a stored one."""

    def __init__(self, context: PageContext, navigation: Navigation) -> None:
        self._context = context
        self._navigation = navigation
        self._submitted: tuple[Entry, ...] = ()
        """The entries of the last tap."""

    def submit(self, *entries: Entry) -> bool:
        """Carry out the entries of a tap; return whether that was done. A notice says why not.

        If the client does not show the newest revision yet, the tap counts only if what it depends
        on is unchanged, and is ignored otherwise; so is a repeated tap.
        """
        context, guard = self._context, self._context.tap_guard
        if entries == self._submitted and guard.reject_if_stale():
            return False
        only_undo = all(isinstance(entry, Undo | Redo) for entry in entries)
        if guard.reject_if_undo_bounced() if only_undo else guard.reject_if_bounced():
            return False
        by, passed = self._author, context.view.snapshot.passed
        done = context.attempt(
            lambda: context.services.table.submit(entries, guard.revision, by),
            ignored=(StaleTap, RuleViolation) if guard.is_stale else (),
        )
        if done:
            self._submitted = entries
            self._tell_of_pass_undone(entries, passed, by)
        return done

    def _tell_of_pass_undone(
        self, entries: tuple[Entry, ...], passed: frozenset[int], by: Author
    ) -> None:
        """Say that a claim replaces what its player has answered on their own phone."""
        game, say = self._context.view.snapshot.game, self._context.say
        for entry in entries:
            if isinstance(entry, Claim) and entry.player in passed - {by} and game is not None:
                person = name(game.table, entry.player)
                self._context.show_notice(say.text("claim-after-pass", person=person))

    @property
    def _author(self) -> Author:
        game = self._context.view.snapshot.game
        person = None if game is None else own_person(self._context.view, game.table)
        return "bank" if person is None else person

    def pass_announcement(self, *, passes: bool) -> None:
        """Let the open announcement pass for the player of this device, or take that back."""
        context, guard = self._context, self._context.tap_guard
        if guard.reject_if_bounced():
            return
        table, by = context.services.table, self._author
        context.attempt(
            lambda: table.pass_announcement(guard.revision, by, passes=passes),
            ignored=(StaleTap,) if guard.is_stale else (),
        )
        # the next tap may be aimed at the button that was here
        guard.start_debounce()

    def undo(self) -> bool:
        """Take the last tap back."""
        return self.submit(Undo())

    def take_back_claim(self, person: int) -> bool:
        """Take back a person's claim to the open announcement."""
        game = self._context.view.snapshot.game
        entries = () if game is None else without_claim(game, person)
        return bool(entries) and self.submit(*entries)

    def redo(self) -> bool:
        """Bring back what the last tap of undos took back."""
        game = self._context.view.snapshot.game
        return game is not None and self.submit(*[Redo()] * max(1, game.redos))

    def go_back(self, undos: int) -> bool:
        """Take the last taps back, all at once; one redo brings them back."""
        return self.submit(*[Undo()] * undos)

    async def confirm(
        self, selection: Selection, commands: tuple[Command, ...], *, moves_coins: bool
    ) -> None:
        """Carry out the previewed commands of a selection; the device vibrates if coins move.

        Nothing happens once something else is selected: its preview has not been shown.
        """
        if self._context.view.selection != selection:
            self._context.holder.ignore_tap()
        elif self.submit(*commands) and moves_coins:
            await self._context.device.vibrate()

    def leave(self) -> None:
        """Put the current game away and show the home screen."""
        context, guard = self._context, self._context.tap_guard
        if guard.reject_if_stale() or guard.reject_if_bounced():
            return
        if context.attempt(lambda: context.services.table.leave(guard.revision)):
            self._navigation.go("/")

    def resume(self, game: GameId) -> None:
        """Resume a stored game."""
        context, guard = self._context, self._context.tap_guard
        if guard.reject_if_stale():
            return
        if context.attempt(lambda: context.services.table.resume(game, guard.revision)):
            self._navigation.go("/table")
