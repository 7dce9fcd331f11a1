"""Tournaments: rounds, games at this device's table, results by code or file."""

from collections.abc import Callable
from dataclasses import replace
from datetime import UTC, datetime
from random import SystemRandom

from companion.application.group import Group
from companion.application.series_book import (
    MOST_PEOPLE,
    Invitation,
    Place,
    SeriesBook,
    Tournament,
    TournamentTable,
)
from companion.application.series_results import InvitedGame, TournamentOverview, result_of
from companion.application.tournaments import (
    Entered,
    EntryCode,
    EntryError,
    deal_round,
    enter_at,
    enter_result,
    without_result,
)
from companion.core.names import name_defects
from companion.i18n.rule_errors import explain
from companion.series import usual_tables
from companion.sharing import TableInvitation, decode_table_code, names_tag
from companion.ui.actions.files import FileActions
from companion.ui.actions.navigation import Navigation
from companion.ui.actions.new_game import NewGameActions
from companion.ui.actions.page_context import PageContext
from companion.ui.actions.series import SeriesActions
from companion.ui.presenters.series import new_id, place_in_words
from companion.ui.state.series import SeriesEntry

FEWEST_PEOPLE = 8
"""People in a tournament: two tables."""


class TournamentActions:
    """What taps on tournaments do; a notice says why a result cannot be entered."""

    def __init__(
        self,
        context: PageContext,
        navigation: Navigation,
        new_game: NewGameActions,
        files: FileActions,
        series: SeriesActions,
    ) -> None:
        self._context = context
        self._navigation = navigation
        self._new_game = new_game
        self._files = files
        self._series = series
        self._table = context.services.table
        self._random = SystemRandom()

    @property
    def of_game(self) -> TournamentOverview | None:
        """The tournament of this device that the current game belongs to."""
        view = self._context.view
        found, game = view.series.list, view.snapshot.game_id
        if found is None or game is None:
            return None
        return next(
            (
                each
                for each in found.tournaments
                for tables in each.rounds
                if any(one is not None and one.game_id == game for one in tables)
            ),
            None,
        )

    @property
    def invited_game(self) -> InvitedGame | None:
        """The current game, if it is one for a tournament of another device."""
        view = self._context.view
        found, game = view.series.list, view.snapshot.game_id
        if found is None or game is None:
            return None
        return next((each for each in found.invited if each.game_id == game), None)

    def prepare(self) -> None:
        """Show the form of a new tournament."""
        self._navigation.go("/series/new")

    def type_names(self, text: str) -> None:
        """Change the names of a new tournament, one a line."""
        self._series.update(names=text[: 60 * MOST_PEOPLE])

    def start(self) -> None:
        """Begin a tournament with the typed people, and deal its first round."""
        context = self._context
        names = names_of(context.view.series.names)
        defect = next(name_defects(names), None)
        if not FEWEST_PEOPLE <= len(names) <= MOST_PEOPLE:
            limits = {"fewest": FEWEST_PEOPLE, "most": MOST_PEOPLE}
            context.show_notice(context.say.text("tournament-limits", have=len(names), **limits))
            return
        if defect is not None:
            context.show_notice(explain(defect, names, context.say))
            return
        tournament = Tournament(
            id=new_id(self._random),
            created=datetime.now(UTC),
            people=names,
            seed=self._random.randrange(2**31),
        )
        dealt = tournament.with_round(deal_round(tournament, usual_tables(len(names))))
        if self._change(lambda book: book.with_tournament(dealt)):
            self._series.update(names="")
            self._series.open(dealt.id)

    def choose_tables(self, tables: int) -> None:
        """Choose the number of tables of the next round."""
        self._series.update(tables=tables)

    def deal_next(self, tournament: Tournament) -> None:
        """Deal the next round, once for all taps on one state of the tournament."""
        tables = self._context.view.series.tables or usual_tables(len(tournament.people))

        def dealt(book: SeriesBook) -> SeriesBook:
            now = book.find_tournament(tournament.id)
            if now is None or len(now.rounds) != len(tournament.rounds):
                return book
            return book.with_tournament(now.with_round(deal_round(now, tables)))

        if self._change(dealt):
            self._series.update(shown_table=None, report="")

    def show_code(self, table: int) -> None:
        """Show the code of a table of the last round; the same again hides it."""
        shown = self._context.view.series.shown_table
        self._series.update(shown_table=None if shown == table else table)

    def play_here(self, place: Place, table: TournamentTable) -> None:
        """Prepare the game of a table on this device."""
        view = self._context.view
        group = view.group
        if group is None or len(group.names) != len(table.names):
            group = Group(names=table.names, first=0, edition=view.usual_box)
        update = {"names": table.names, "first": table.first, "youngest": None}
        self._new_game.start_over_with(group.model_copy(update=update))
        entry = SeriesEntry(people=table.names, place=place)
        self._new_game.change(replace(self._context.view.draft, entry=entry))
        self._navigation.go("/new/set")

    async def empty(self, place: Place) -> None:
        """Remove the result of a table; for some seconds a bar offers to undo that."""
        before = self._table.snapshot.group_state.series.find_tournament(place.tournament)
        if before is not None and self._change(lambda book: without_result(book, place)):
            await self._series.offer_undo(before)

    def type_code(self, text: str) -> None:
        """Change the code being typed."""
        self._series.update(typed=text)

    def enter_code(self) -> None:
        """Enter the typed result, or prepare the game of the typed invitation."""
        self.enter(self._context.view.series.typed)

    def enter(self, code: str) -> None:
        """Enter the result of a code, or prepare the game of an invitation."""
        with self._context.reporting_errors():
            found = decode_table_code(code)
            if isinstance(found, TableInvitation):
                self._accept(found)
                return
            place = Place(tournament=found.tournament, round=found.round, table=found.table)

            def entered(book: SeriesBook) -> Entered:
                tournament = book.find_tournament(found.tournament)
                changed = enter_at(book, place, found.coins, found.winners)
                table = None if tournament is None else tournament.rounds[place.round][place.table]
                if table is None or names_tag(table.names) != found.names:
                    raise EntryError(EntryCode.OTHER_PEOPLE)
                return changed

            self._enter(entered)

    async def enter_file(self, tournament: str) -> None:
        """Let the reader pick the record of a table's game, and enter its result."""
        context = self._context
        with context.reporting_errors():
            record = await self._files.pick_record()
            if record is None:
                return
            result = result_of(record)
            if result is None:
                raise EntryError(EntryCode.UNFINISHED)

            def entered(book: SeriesBook) -> Entered:
                now = book.find_tournament(tournament)
                if now is None:
                    raise EntryError(EntryCode.OTHER_TOURNAMENT)
                return enter_result(book, now, result)

            self._enter(entered)

    def _accept(self, invitation: TableInvitation) -> None:
        place = Place(
            tournament=invitation.tournament, round=invitation.round, table=invitation.table
        )
        table = TournamentTable(names=invitation.names, first=invitation.first)
        kept = Invitation(place=place, names=table.names, first=table.first)

        def accepted(book: SeriesBook) -> SeriesBook:
            organized_here = book.find_tournament(place.tournament) is not None
            known = any(each.place == place and each.game for each in book.invitations)
            return book if organized_here or known else book.with_invitation(kept)

        if self._change(accepted):
            self._clear("")
            self.play_here(place, table)

    def _enter(self, enter: Callable[[SeriesBook], Entered]) -> None:
        """Enter a result, and say where it went."""
        outcome: list[Entered] = []

        def change(book: SeriesBook) -> SeriesBook:
            outcome.append(enter(book))
            return outcome[-1].book

        if not self._change(change):
            return
        say = self._context.say
        message = "table-entered" if outcome[-1].is_new else "table-entered-before"
        self._clear(say.text(message, place=place_in_words(outcome[-1].place, say)))

    def _clear(self, report: str) -> None:
        cleared = self._context.view.series.cleared + 1
        self._series.update(typed="", cleared=cleared, report=report)

    def _change(self, change: Callable[[SeriesBook], SeriesBook]) -> bool:
        self._series.update(report="")
        return self._context.attempt(lambda: self._table.group.change_series(change))


def names_of(text: str) -> tuple[str, ...]:
    """Return the names typed one a line; empty lines are none."""
    return tuple(filter(None, map(str.strip, text.splitlines())))
