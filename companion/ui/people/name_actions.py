"""Names of people in all games: a new one, two for one person, forgetting."""

import asyncio
from dataclasses import replace
from typing import Final

from companion.application.people.people import NameChange
from companion.application.table.service import utc_now
from companion.core.names import comparable_name
from companion.ui.page.context import PageContext
from companion.ui.page.dialog_kinds import ForgetDialog
from companion.ui.page.dialogs import Dialogs
from companion.ui.people.state import Forgetting, PeopleState

_UNDO_SECONDS: Final = 20.0
"""How long a new name can be undone."""


class NameActions:
    """Changes names wherever they are stored; a notice says why that fails."""

    def __init__(self, context: PageContext, dialogs: Dialogs) -> None:
        self._context = context
        self._dialogs = dialogs
        self._table = context.services.table

    @property
    def _state(self) -> PeopleState:
        return self._context.state(PeopleState)

    def namesake(self, name: str, typed: str) -> str | None:
        """Return another player who has the typed name already, in their spelling."""
        typed = comparable_name(typed)
        others = (each.name for each in self._state.players or () if each.name != name)
        return next((other for other in others if comparable_name(other) == typed), None)

    async def rename(self, name: str, new: str) -> None:
        """Give a player another name in all games."""
        done = self._context.say.text("people-renamed", person=name, name=new)
        await self._rename(name, new, done)

    async def merge(self, name: str, into: str) -> None:
        """Count the games of one player for another one, whose name stays."""
        done = self._context.say.text("people-merged", person=name, other=into)
        await self._rename(name, into, done)

    async def undo(self, undo: NameChange) -> None:
        """Take the last change of names back."""
        with self._context.reporting_errors():
            await self._change(undo)
            player = self._state.player if undo.renamed is None else undo.renamed[1]
            self._context.put(replace(self._state, done="", undo=None, player=player))

    async def _rename(self, name: str, new: str, done: str) -> None:
        context = self._context
        with context.reporting_errors():
            # in a thread: reading thousands of games must not block the other pages
            change = await asyncio.to_thread(self._table.names.plan_rename, name, new)
            await self._change(change)
            undo = change.inverse
            context.put(replace(self._state, player=new, done=done, undo=undo), dialog=None)
            await asyncio.sleep(_UNDO_SECONDS)
            if self._state.undo is undo:
                context.put(replace(self._state, done="", undo=None))

    async def ask_to_forget(self, names: tuple[str, ...], group: int | None) -> None:
        """Look up where names are stored, and open the dialog that asks."""
        context, stored = self._context, self._context.services.files
        context.put(replace(self._state, forgetting=None, done="", undo=None))
        with context.reporting_errors():
            change = await asyncio.to_thread(self._plan, names, group)
            asked = Forgetting(names, group, change)
            if stored is not None:
                files = await asyncio.to_thread(stored.mentioning, frozenset(names))
                asked = replace(asked, files=files)
            context.put(replace(self._state, forgetting=asked))
            self._dialogs.open(ForgetDialog())

    def keep_files(self, *, keep: bool) -> None:
        """Choose whether the files that have the names stay."""
        asked = self._state.forgetting
        if asked is not None:
            asked = replace(asked, deletes_files=not keep)
            self._context.put(replace(self._state, forgetting=asked))

    async def forget(self) -> None:
        """Forget who is in the dialog, for good."""
        context, asked = self._context, self._state.forgetting
        if asked is None:
            return
        with context.reporting_errors():
            # anew: somebody may have played since the dialog was opened
            change = await asyncio.to_thread(self._plan, asked.names, asked.group)
            await self._change(change)
            context.links.clear_names(frozenset(asked.names))
            done = context.say.text("people-forgotten", count=len(asked.names))
            group = None if asked.group is not None else self._state.group
            state = replace(self._state, player=None, done=done, undo=None, group=group)
            context.put(replace(state, forgetting=None), dialog=None)
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
            services.backups.save(self._table.archive.backup, utc_now())
