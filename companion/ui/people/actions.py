"""People over all games: new names, two names for one person, forgetting."""

import asyncio
from dataclasses import replace
from typing import Any, Final

from companion.application.people.people import NameChange
from companion.application.table.service import utc_now
from companion.core.names import comparable_name
from companion.ui.new_game.actions import NewGameActions
from companion.ui.page.context import PageContext
from companion.ui.page.dialog_kinds import ForgetDialog
from companion.ui.people.state import Forgetting

UNDO_SECONDS: Final = 20.0
"""How long a new name can be undone."""


class PeopleActions:
    """Changes names in all stored games; a notice says why that fails."""

    def __init__(self, context: PageContext, new_game: NewGameActions) -> None:
        self._context = context
        self._new_game = new_game
        self._table = context.services.table

    def namesake(self, name: str, typed: str) -> str | None:
        """Return another player who has the typed name already, in their spelling."""
        typed = comparable_name(typed)
        players = self._context.view.players or ()
        return next(
            (
                each.name
                for each in players
                if each.name != name and comparable_name(each.name) == typed
            ),
            None,
        )

    async def rename(self, name: str, new: str) -> None:
        """Give a player another name in all games."""
        done = self._context.say.text("people-renamed", person=name, name=new)
        await self._rename(name, new, done, shown=new)

    async def merge(self, name: str, into: str) -> None:
        """Count the games of one player for another one, whose name stays."""
        done = self._context.say.text("people-merged", person=name, other=into)
        await self._rename(name, into, done, shown=into)

    async def undo(self) -> None:
        """Take the last change of names back."""
        context = self._context
        undo = context.view.people.undo
        if undo is None:
            return
        with context.reporting_errors():
            await self._change(undo)
            self._update(done="", undo=None)
            if undo.renamed is not None:
                context.update(player=undo.renamed[1])

    async def _rename(self, name: str, new: str, done: str, *, shown: str) -> None:
        context = self._context
        with context.reporting_errors():
            # in a thread: reading thousands of games must not block the other pages
            change = await asyncio.to_thread(self._table.names.plan_rename, name, new)
            await self._change(change)
            context.update(player=shown, dialog=None)
            undo = change.inverse
            self._update(done=done, undo=undo)
            await asyncio.sleep(UNDO_SECONDS)
            if context.view.people.undo is undo:
                self._update(done="", undo=None)

    async def ask_to_forget(self, names: tuple[str, ...], group: int | None = None) -> None:
        """Look up where names are stored, and open the dialog that asks."""
        context = self._context
        self._update(forgetting=None, done="", undo=None)
        with context.reporting_errors():
            change = await asyncio.to_thread(self._plan, names, group)
            stored = context.services.files
            files = (
                ()
                if stored is None
                else await asyncio.to_thread(stored.mentioning, frozenset(names))
            )
            self._update(forgetting=Forgetting(names, group, change, files))
            context.holder.view = context.view.with_dialog(ForgetDialog())

    def keep_files(self, *, keep: bool) -> None:
        """Choose whether the files that have the names stay."""
        found = self._context.view.people.forgetting
        if found is not None:
            self._update(forgetting=replace(found, deletes_files=not keep))

    async def forget(self) -> None:
        """Forget who is in the dialog, for good."""
        context = self._context
        asked = context.view.people.forgetting
        if asked is None:
            return
        with context.reporting_errors():
            # anew: somebody may have played since the dialog was opened
            change = await asyncio.to_thread(self._plan, asked.names, asked.group)
            await self._change(change)
            self._clear_draft(frozenset(asked.names))
            context.update(player=None, dialog=None)
            done = context.say.text("people-forgotten", count=len(asked.names))
            group = None if asked.group is not None else context.view.people.group
            self._update(done=done, undo=None, forgetting=None, group=group)
            await asyncio.to_thread(self._table.names.purge)
            if asked.deletes_files:
                await asyncio.to_thread(self._delete_files, asked)

    async def _change(self, change: NameChange) -> None:
        """Carry out a change of names while the table goes on, and show it."""
        await asyncio.to_thread(self._table.names.change, change)
        self._context.show_snapshot(self._table.names.publish(change.games))
        self._context.show_notice(None)

    def _plan(self, names: tuple[str, ...], group: int | None) -> NameChange:
        say = self._context.say
        return self._table.names.plan_forgetting(
            frozenset(names), lambda number: say.text("people-name", place=number), group
        )

    def _delete_files(self, asked: Forgetting) -> None:
        services = self._context.services
        if services.files is None or not asked.files:
            return
        services.files.delete(asked.files)
        if services.backups is not None:
            # so that there is one again
            services.backups.save(self._table.backup, utc_now())

    def _clear_draft(self, names: frozenset[str]) -> None:
        """Remove names from the new game being prepared on this page."""
        draft = self._context.view.draft
        if names.isdisjoint(name.strip() for name in (*draft.names, draft.youngest)):
            return
        cleared = tuple("" if name.strip() in names else name for name in draft.names)
        youngest = "" if draft.youngest.strip() in names else draft.youngest
        self._new_game.change(
            replace(draft, names=cleared, youngest=youngest, arranged=draft.arranged + 1)
        )

    def _update(self, **changes: Any) -> None:
        self._context.update(people=replace(self._context.view.people, **changes))
