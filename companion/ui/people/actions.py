"""People over all games: new names, two names for one person, forgetting."""

import asyncio
from collections.abc import Iterable
from dataclasses import replace
from typing import Any, Final

from companion.application.people.people import NameChange
from companion.application.table.service import utc_now
from companion.core.names import comparable_name
from companion.statistics.game import GameStatistics
from companion.statistics.groups import group_totals
from companion.statistics.players import PlayerTotals, player_totals
from companion.ui.page.context import PageContext
from companion.ui.page.dialog_kinds import ForgetDialog
from companion.ui.page.page_actions import PageActions
from companion.ui.page.routes import segments
from companion.ui.page.view import View
from companion.ui.people.group_actions import SavedGroupActions
from companion.ui.people.state import Forgetting, PeopleState
from companion.ui.wording.player_names import is_unnamed

UNDO_SECONDS: Final = 20.0
"""How long a new name can be undone."""


class PeopleActions(PageActions):
    """What taps on players and groups over all games do; a notice says why one fails."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self.groups = SavedGroupActions(context)
        self._context = context
        self._table = context.services.table

    def open_players(self) -> None:
        """Show the players over all games."""
        self._update(origin=self.view.route)
        self.navigation.go("/players")

    def close_players(self) -> None:
        """Go back to where the players were opened."""
        self.navigation.go(self._context.state(PeopleState).origin)

    def show_tonight(self, *, only: bool) -> None:
        """Show the players over the games of this evening, or over all."""
        self._update(group=None, only_tonight=only)

    def show_player(self, name: str | None) -> None:
        """Show a player's figures; the same player again hides them."""
        shown = self.context.state(PeopleState).player
        self._update(player=None if shown == name else name)

    async def count_players(self) -> None:
        """Add up the finished games while their players are shown."""
        context = self._context
        if not _shows_players(context.view):
            return
        table, found = context.services.table, list[GameStatistics]()
        with context.reporting_errors():
            # some games after the others in a thread, or between two taps in a browser without
            # threads: neither this page nor another one waits
            games = await asyncio.to_thread(table.games.newest_games)
            while games:
                some, done = await asyncio.to_thread(table.games.some_statistics, games)
                found += some
                games = games[done:]
                if not _shows_players(context.view):
                    return
            evening = [game for game in found if table.evening.is_tonight(game)]
            players = await asyncio.to_thread(named_players, found)
            tonight = await asyncio.to_thread(named_players, evening)
            groups = context.view.group_state.groups.groups
            totals = {
                each.id: await asyncio.to_thread(group_totals, found, each.people)
                for each in groups
            }
            self._update(players=players, tonight=tonight, totals=totals)

    def namesake(self, name: str, typed: str) -> str | None:
        """Return another player who has the typed name already, in their spelling."""
        typed = comparable_name(typed)
        players = self._context.state(PeopleState).players or ()
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
        done = self.say.text("people-renamed", person=name, name=new)
        await self._rename(name, new, done, shown=new)

    async def merge(self, name: str, into: str) -> None:
        """Count the games of one player for another one, whose name stays."""
        done = self.say.text("people-merged", person=name, other=into)
        await self._rename(name, into, done, shown=into)

    async def undo(self) -> None:
        """Take the last change of names back."""
        context = self._context
        undo = context.state(PeopleState).undo
        if undo is None:
            return
        with context.reporting_errors():
            await self._change(undo)
            self._update(done="", undo=None)
            if undo.renamed is not None:
                self._update(player=undo.renamed[1])

    async def _rename(self, name: str, new: str, done: str, *, shown: str) -> None:
        context = self._context
        with context.reporting_errors():
            # in a thread: reading thousands of games must not block the other pages
            change = await asyncio.to_thread(self._table.names.plan_rename, name, new)
            await self._change(change)
            context.update(dialog=None)
            undo = change.inverse
            self._update(player=shown, done=done, undo=undo)
            await asyncio.sleep(UNDO_SECONDS)
            if context.state(PeopleState).undo is undo:
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
        found = self._context.state(PeopleState).forgetting
        if found is not None:
            self._update(forgetting=replace(found, deletes_files=not keep))

    async def forget(self) -> None:
        """Forget who is in the dialog, for good."""
        context = self._context
        asked = context.state(PeopleState).forgetting
        if asked is None:
            return
        with context.reporting_errors():
            # anew: somebody may have played since the dialog was opened
            change = await asyncio.to_thread(self._plan, asked.names, asked.group)
            await self._change(change)
            self.links.clear_names(frozenset(asked.names))
            context.update(dialog=None)
            done = context.say.text("people-forgotten", count=len(asked.names))
            group = None if asked.group is not None else context.state(PeopleState).group
            self._update(player=None, done=done, undo=None, forgetting=None, group=group)
            await asyncio.to_thread(self._table.names.purge)
            if asked.deletes_files:
                await asyncio.to_thread(self._delete_files, asked)

    async def _change(self, change: NameChange) -> None:
        """Carry out a change of names while the table goes on, and show it."""
        await asyncio.to_thread(self._table.names.change, change)
        self._context.show_snapshot(self._table.names.publish(change.games))
        self._context.show_notice(None)

    def _plan(self, names: tuple[str, ...], group: int | None) -> NameChange:
        say = self.say
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

    def _update(self, **changes: Any) -> None:
        self._context.put(replace(self._context.state(PeopleState), **changes))


def _shows_players(view: View) -> bool:
    return segments(view.route)[0] == "players"


def named_players(games: Iterable[GameStatistics]) -> tuple[PlayerTotals, ...]:
    """Return the players who have names: "Player 3" may be somebody else in each game."""
    return tuple(each for each in player_totals(games) if not is_unnamed(each.name))
