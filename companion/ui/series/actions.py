"""Series: beginning one, the next game with seats and starter dealt, results from files."""

import asyncio
from dataclasses import replace
from enum import StrEnum
from random import SystemRandom

from companion.application.archive.record_import import Record
from companion.application.group.last_group import Group, tablet_holds_coins
from companion.application.series.book import SERIES_BOOK, Series, SeriesBook
from companion.application.series.results import SeriesOverview, result_of
from companion.errors import CodedError
from companion.series import Scoring, deal
from companion.ui.page.context import PageContext
from companion.ui.page.page_actions import UNDO_SECONDS, PageActions
from companion.ui.page.routes import segments
from companion.ui.page.series_entry import SeriesEntry, new_series
from companion.ui.series.state import SeriesState


class EntryDefect(StrEnum):
    """Why a record cannot be entered into a series, with the parameters of each code."""

    UNFINISHED = "series_unfinished"
    OTHER_PEOPLE = "series_other_people"
    """`people`: who plays the series."""


class EntryError(CodedError):
    """A record cannot be entered into a series; nothing was changed."""

    code: EntryDefect


class SeriesActions(PageActions):
    """What taps on series do; a notice says why a result cannot be entered."""

    def __init__(self, context: PageContext) -> None:
        super().__init__(context)
        self._table = context.services.table
        self._random = SystemRandom()

    @property
    def _state(self) -> SeriesState:
        return self.context.state(SeriesState)

    async def load(self) -> None:
        """Compute the standings where they are shown: at home, after a game, with the series."""
        context, view = self.context, self.view
        if not view.group_state.series.series:
            if self._state.list is not None:
                context.put(replace(self._state, list=None))
            return
        if segments(view.route)[0] not in ("", "series", "table"):
            return
        with context.reporting_errors():
            # in a thread: games that are counted for the first time are played
            overviews = await asyncio.to_thread(self._table.series.overviews)
            if overviews != self._state.list:
                context.put(replace(self._state, list=overviews))

    def tell_of_tournaments(self) -> None:
        """Say once, at home on the host, that a tournament stored here is no longer played."""
        view = self.view
        if view.route != "/" or view.guest or view.notice is not None:
            return
        if not view.group_state.series.has_tournaments:
            return
        if self._table.group.first_told_of_tournaments():
            self.context.show_notice(self.say.text("tournaments-kept"))

    @property
    def of_game(self) -> SeriesOverview | None:
        """The series of the current game, as far as it is computed."""
        return self._state.of_game(self.view.snapshot.game_id)

    def open_list(self) -> None:
        """Show all series."""
        self._open("/series")

    def open(self, id: str) -> None:
        """Show a series."""
        self._open(f"/series/{id}")

    def _open(self, route: str) -> None:
        self.context.put(replace(self._state, report=""))
        self.navigation.go(route)

    def begin(self, scoring: Scoring) -> None:
        """Begin a series with the game that has just ended."""
        now = self.view.snapshot
        if now.game is None or now.game_id is None:
            return
        people, game_id = now.game.table.rules.setup.players, now.game_id

        def begun(book: SeriesBook) -> SeriesBook:
            created = self._table.games.created(game_id)
            if created is None or book.series_of(created) is not None:
                return book
            return book.with_series(new_series(people, scoring, created, self._random))

        self.context.attempt(lambda: self._table.group.change(SERIES_BOOK, begun))

    def next_game(self, id: str) -> None:
        """Prepare the next game of a series with seats and starter dealt; show a decided one."""
        with self.context.reporting_errors():
            # anew: the game that has just ended may not be counted on this page yet
            overview = self._table.series.overview(id)
            if overview is not None and overview.score.winners:
                self.open(id)
            elif overview is not None:
                game = overview.score.counted + 1
                self._prepare(overview, SeriesEntry(id, overview.people, game))

    def another(self, id: str) -> None:
        """Prepare the first game of another series of the same people."""
        with self.context.reporting_errors():
            overview = self._table.series.overview(id)
            if overview is not None:
                self._prepare(overview, SeriesEntry(scoring=overview.series.scoring))

    def _prepare(self, overview: SeriesOverview, entry: SeriesEntry) -> None:
        """Prepare a game with seats and starter dealt after the games of a series."""
        dealt = deal(overview.people, overview.played, overview.series.seed)
        first = dealt.seats.index(dealt.first)
        self.links.play_in_series(self._group(overview.people), dealt.seats, first, entry)

    def _group(self, names: tuple[str, ...]) -> Group:
        """Return the people of a series, with the set and the coins of its last game."""
        view = self.view
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
        context, group = self.context, self._table.group

        def without(book: SeriesBook) -> SeriesBook:
            return book.without(series.id)

        if not context.attempt(lambda: group.change(SERIES_BOOK, without)):
            return
        self.navigation.go("/series")
        context.put(replace(self._state, deleted=series, report=""))
        await asyncio.sleep(UNDO_SECONDS)
        if self._state.deleted is series:
            context.put(replace(self._state, deleted=None))

    def undo_deletion(self) -> None:
        """Bring back what was deleted last, beside what was entered since."""
        deleted, group = self._state.deleted, self._table.group
        if deleted is None:
            return
        back = SeriesBook(series=(deleted,))
        if self.context.attempt(lambda: group.change(SERIES_BOOK, lambda book: book.merged(back))):
            self.context.put(replace(self._state, deleted=None))

    async def enter_file(self, id: str) -> None:
        """Let the reader pick the record of a game played elsewhere, and count it."""
        with self.context.reporting_errors():
            record = await self.files.pick_record()
            if record is not None:
                self._enter_record(id, record)

    def _enter_record(self, id: str, record: Record) -> None:
        """Count a game played elsewhere. Raises EntryError."""
        table, overview, result = self._table, self._table.series.overview(id), result_of(record)
        if overview is None:
            return
        if result is None:
            raise EntryError(EntryDefect.UNFINISHED)
        if not SeriesEntry(people=overview.people).is_for(result.names):
            raise EntryError(EntryDefect.OTHER_PEOPLE, people=list(overview.people))
        series = overview.series.with_result(result)
        if self.context.attempt(
            lambda: table.group.change(SERIES_BOOK, lambda book: book.with_series(series))
        ):
            now = table.series.overview(id)
            added = now is not None and len(now.games) > len(overview.games)
            message = "series-entered" if added else "series-entered-before"
            self.context.put(replace(self._state, report=self.say.text(message)))
