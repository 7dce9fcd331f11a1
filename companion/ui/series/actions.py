"""Series: beginning one, the next game with seats and starter dealt, results from files."""

import asyncio
from dataclasses import replace
from random import SystemRandom
from typing import Any

from companion.application.archive.record_import import Record
from companion.application.group.last_group import Group, tablet_holds_coins
from companion.application.series.book import SERIES_BOOK, Series, SeriesBook
from companion.application.series.results import SeriesOverview, result_of
from companion.core.names import comparable_name
from companion.errors import CodedError
from companion.series import Scoring, deal
from companion.ui.page.context import PageContext
from companion.ui.page.page_actions import UNDO_SECONDS, PageActions
from companion.ui.page.routes import segments
from companion.ui.page.series_entry import SeriesEntry, new_series
from companion.ui.series.present import next_entry, series_of_game
from companion.ui.series.state import SeriesState


class SeriesActions(PageActions):
    """What taps on series do; a notice says why a result cannot be entered."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._context = context
        self._navigation = self.navigation
        self._table = context.services.table
        self._random = SystemRandom()

    async def load(self) -> None:
        """Compute the standings where they are shown: at home, after a game, with the series."""
        context, view = self._context, self._context.view
        book = view.group_state.series
        if not book.series:
            if self.context.state(SeriesState).list is not None:
                self.update(list=None)
            return
        if segments(view.route)[0] not in ("", "series", "table"):
            return
        with context.reporting_errors():
            # in a thread: games that are counted for the first time are played
            found = await asyncio.to_thread(self._table.series.overviews)
            if found != self.context.state(SeriesState).list:
                self.update(list=found)

    def tell_of_tournaments(self) -> None:
        """Say once, at home on the host, that a tournament stored here is no longer played."""
        view = self._context.view
        if view.route != "/" or view.guest or view.notice is not None:
            return
        if not view.group_state.series.has_tournaments:
            return
        if self._table.group.first_told_of_tournaments():
            self._context.show_notice(self._context.say.text("tournaments-kept"))

    @property
    def of_game(self) -> SeriesOverview | None:
        """The series of the current game, as far as it is computed."""
        view = self._context.view
        return series_of_game(self.context.state(SeriesState).list, view.snapshot.game_id)

    def open_list(self) -> None:
        """Show all series."""
        self.update(report="")
        self._navigation.go("/series")

    def open(self, id: str) -> None:
        """Show a series."""
        self.update(report="")
        self._navigation.go(f"/series/{id}")

    def begin(self, scoring: Scoring) -> None:
        """Begin a series with the game that has just ended."""
        now = self._context.view.snapshot
        if now.game is None or now.game_id is None:
            return
        people, game_id = now.game.table.rules.setup.players, now.game_id

        def begun(book: SeriesBook) -> SeriesBook:
            created = self._table.games.created(game_id)
            if created is None or book.series_of(created) is not None:
                return book
            return book.with_series(new_series(people, scoring, created, self._random))

        self._context.attempt(lambda: self._table.group.change(SERIES_BOOK, begun))

    def next_game(self, id: str) -> None:
        """Prepare the next game of a series with seats and starter dealt; show a decided one."""
        context = self._context
        with context.reporting_errors():
            # anew: the game that has just ended may not be counted on this page yet
            found = self._table.series.overview(id)
            if found is None:
                return
            if found.score.winners:
                self.open(id)
                return
            self._prepare(found, next_entry(found, found.people))

    def another(self, id: str) -> None:
        """Prepare the first game of another series of the same people."""
        with self._context.reporting_errors():
            found = self._table.series.overview(id)
            if found is not None:
                self._prepare(found, SeriesEntry(scoring=found.series.scoring))

    def _prepare(self, found: SeriesOverview, entry: SeriesEntry) -> None:
        """Prepare a game with seats and starter dealt after the games of a series."""
        dealt = deal(found.people, found.played, found.series.seed)
        first = dealt.seats.index(dealt.first)
        self.links.play_in_series(self._group(found), dealt.seats, first, entry)

    def _group(self, found: SeriesOverview) -> Group:
        """The people of the series, with the set and the coins of its last game."""
        view = self._context.view
        names = found.people
        group, game = view.group, view.snapshot.game
        if game is not None:
            setup = game.table.rules.setup
            if sorted(setup.players) == sorted(names):
                holds = tablet_holds_coins(view.group_state.group, game)
                return Group.of(setup, tablet_holds_coins=holds)
        if group is not None and len(group.names) == len(names):
            return group.model_copy(update={"names": names, "first": 0, "youngest": None})
        return Group(names=names, first=0, edition=view.usual_box)

    async def delete(self, series: Series) -> None:
        """Delete a series, not its games; for some seconds a bar offers to undo that."""
        context = self._context
        if not context.attempt(
            lambda: self._table.group.change(SERIES_BOOK, lambda all: all.without(series.id))
        ):
            return
        self._navigation.go("/series")
        self.update(deleted=series, report="")
        await asyncio.sleep(UNDO_SECONDS)
        if self._context.state(SeriesState).deleted is series:
            self.update(deleted=None)

    def undo_deletion(self) -> None:
        """Bring back what was deleted last, beside what was entered since."""
        deleted = self._context.state(SeriesState).deleted
        if deleted is None:
            return
        back = SeriesBook(series=(deleted,))
        if self._context.attempt(
            lambda: self._table.group.change(SERIES_BOOK, lambda book: book.merged(back))
        ):
            self.update(deleted=None)

    async def enter_file(self, id: str) -> None:
        """Let the reader pick the record of a game played elsewhere, and count it."""
        context = self._context
        with context.reporting_errors():
            record = await self.files.pick_record()
            if record is not None:
                self._enter_record(id, record)

    def _enter_record(self, id: str, record: Record) -> None:
        found = self._table.series.overview(id)
        result = result_of(record)
        if found is None:
            return
        if result is None:
            raise CodedError("series_unfinished")
        if _compared(result.names) != _compared(found.people):
            raise CodedError("series_other_people", people=list(found.people))
        before = len(found.games)
        changed = self._context.attempt(
            lambda: self._table.group.change(
                SERIES_BOOK, lambda book: book.with_series(found.series.with_result(result))
            )
        )
        if changed:
            now = self._table.series.overview(id)
            added = now is not None and len(now.games) > before
            message = "series-entered" if added else "series-entered-before"
            self.update(report=self._context.say.text(message))

    def update(self, **changes: Any) -> None:
        """Replace fields of what the page shows of series."""
        self._context.put(replace(self._context.state(SeriesState), **changes))


def _compared(names: tuple[str, ...]) -> list[str]:
    return sorted(map(comparable_name, names))
