"""The live table: one authority, nothing twice, nothing lost, everybody told."""

import logging
from collections.abc import Callable

import pytest

from companion.application.ports import GameId, StorageFault, UnknownGame
from companion.application.record_import import Record
from companion.application.table_service import Snapshot, StaleTap, TableService
from companion.core.commands import Announce, Entry, Look, NoMoreClaims, Redo, Swap, Undo
from companion.core.errors import Code, RuleViolation
from companion.core.record import UnreadableGame, dump_line
from companion.core.setup import Setup
from tests.application.failing_store import FailingStore

OPENING = [Swap()] * 4
SWAP_LINE = '{"do": "swap"}'


def turn(snapshot: Snapshot) -> int:
    assert snapshot.game is not None
    return snapshot.game.table.turn


class TestWithoutAGame:
    def test_there_is_nothing_to_show(self, store: FailingStore) -> None:
        live = TableService(store)
        assert live.snapshot == Snapshot()
        assert live.record() == ()

    def test_a_tap_has_nothing_to_act_on(self, store: FailingStore) -> None:
        live = TableService(store)
        with pytest.raises(StaleTap):
            live.submit([Swap()], live.snapshot.revision)

    def test_a_setup_that_is_refused_begins_nothing(
        self, store: FailingStore, setup: Setup
    ) -> None:
        live = TableService(store)
        with pytest.raises(RuleViolation):
            live.start(Setup(setup.edition, setup.players, (), 0, 1), live.snapshot.revision)
        assert (live.snapshot.game, store.games()) == (None, ())


class TestSubmitting:
    def test_a_command_is_carried_out_stored_and_shown(
        self, live: TableService, store: FailingStore
    ) -> None:
        before = live.snapshot
        after = live.submit([Swap()], before.revision)
        assert after is live.snapshot
        assert after.revision > before.revision
        assert (after.game_id, after.line_count, turn(after)) == (before.game_id, 2, 2)
        assert live.record() == (*live.record()[:1], SWAP_LINE)
        assert after.game_id is not None
        assert store.lines(after.game_id) == live.record()

    def test_the_same_tap_counts_once(self, live: TableService) -> None:
        revision = live.snapshot.revision
        once = live.submit([Swap()], revision)
        with pytest.raises(StaleTap) as refusal:
            live.submit([Swap()], revision)
        assert (refusal.value.code, dict(refusal.value.params)) == ("stale_tap", {})
        assert live.snapshot is once
        assert len(live.record()) == 2

    @pytest.mark.parametrize("off_by", [-1, 1, 1000])
    def test_a_tap_on_any_other_revision_is_stale(self, live: TableService, off_by: int) -> None:
        with pytest.raises(StaleTap):
            live.submit([Swap()], live.snapshot.revision + off_by)
        assert turn(live.snapshot) == 1

    def test_a_tap_made_before_a_new_game_is_stale(self, live: TableService, setup: Setup) -> None:
        revision = live.snapshot.revision
        live.start(setup, live.snapshot.revision)
        with pytest.raises(StaleTap):
            live.submit([Swap()], revision)

    def test_several_entries_are_one_change(self, live: TableService) -> None:
        told: list[Snapshot] = []
        live.subscribe(told.append)
        after = live.submit([*OPENING, Announce("king"), NoMoreClaims()], live.snapshot.revision)
        assert (turn(after), after.line_count) == (6, 7)
        assert told == [after]

    def test_all_entries_or_none(self, live: TableService) -> None:
        before, told = live.snapshot, list[Snapshot]()
        live.subscribe(told.append)
        with pytest.raises(RuleViolation) as refusal:
            live.submit([Swap(), Swap(), Look(), Swap()], before.revision)
        assert refusal.value.code is Code.OPENING_TURN
        assert live.snapshot is before
        assert (len(live.record()), told) == (1, [])

    def test_a_refused_entry_does_not_make_the_tap_stale(self, live: TableService) -> None:
        with pytest.raises(RuleViolation):
            live.submit([Look()], live.snapshot.revision)
        assert turn(live.submit([Swap()], live.snapshot.revision)) == 2

    def test_undo_and_redo_are_lines_like_others(self, live: TableService) -> None:
        live.submit([Swap(), Undo(), Redo(), Undo()], live.snapshot.revision)
        assert (turn(live.snapshot), len(live.record())) == (1, 5)
        assert live.record()[-1] == '{"do": "undo"}'


class TestAnotherGame:
    """What ends the game being played is meant for that game, as whoever taps has seen it."""

    @staticmethod
    def ways(live: TableService, setup: Setup) -> list[Callable[[int], Snapshot]]:
        return [
            lambda seen: live.start(setup, seen),
            lambda seen: live.adopt(Record.of([dump_line(setup)]), seen),
            lambda seen: live.resume(GameId(1), seen),
            live.leave,
        ]

    @pytest.mark.parametrize("way", range(4), ids=["start", "adopt", "resume", "leave"])
    @pytest.mark.parametrize("moved_on", [True, False], ids=["moved on", "another"])
    def test_a_game_that_was_not_seen_so_goes_on(
        self, live: TableService, store: FailingStore, setup: Setup, way: int, moved_on: bool
    ) -> None:
        seen = live.snapshot.revision
        if moved_on:
            live.submit([Swap()], seen)
        else:
            live.start(setup, seen)
        before, stored = live.snapshot, store.games()
        with pytest.raises(StaleTap):
            self.ways(live, setup)[way](seen)
        assert live.snapshot is before
        assert (store.current(), store.games()) == (before.game_id, stored)

    @pytest.mark.parametrize("way", range(4), ids=["start", "adopt", "resume", "leave"])
    def test_where_no_game_is_being_played_there_is_none_to_keep(
        self, live: TableService, setup: Setup, way: int
    ) -> None:
        seen = live.snapshot.revision
        live.leave(seen)
        assert self.ways(live, setup)[way](seen) is live.snapshot


class TestAFailingStore:
    def test_a_command_that_cannot_be_stored_did_not_happen(
        self, live: TableService, store: FailingStore
    ) -> None:
        before, told = live.snapshot, list[Snapshot]()
        live.subscribe(told.append)
        store.full = True
        with pytest.raises(StorageFault):
            live.submit([Swap()], before.revision)
        assert live.snapshot is before
        assert told == []
        store.full = False
        assert turn(live.submit([Swap()], before.revision)) == 2

    def test_neither_does_a_new_game_an_import_a_resumption_or_a_goodbye(
        self, live: TableService, store: FailingStore, setup: Setup
    ) -> None:
        before = live.snapshot
        assert before.game_id is not None
        store.full = True
        attempts: list[Callable[[], Snapshot]] = [
            lambda: live.start(setup, live.snapshot.revision),
            lambda: live.adopt(Record.of([dump_line(setup)]), live.snapshot.revision),
            lambda: live.resume(GameId(1), live.snapshot.revision),
            lambda: live.leave(live.snapshot.revision),
        ]
        for attempt in attempts:
            with pytest.raises(StorageFault):
                attempt()
            assert live.snapshot is before
        assert (store.current(), len(store.games())) == (before.game_id, 1)


class TestListening:
    def test_what_is_told_is_stored(self, live: TableService, store: FailingStore) -> None:
        stored: list[int] = []
        live.subscribe(lambda now: stored.append(len(store.lines(GameId(1)))))
        live.submit([Swap()], live.snapshot.revision)
        assert stored == [2]

    def test_every_change_is_told_in_its_order(self, live: TableService, setup: Setup) -> None:
        told: list[Snapshot] = []
        live.subscribe(told.append)
        changes = [
            live.submit([Swap()], live.snapshot.revision),
            live.leave(live.snapshot.revision),
            live.resume(GameId(1), live.snapshot.revision),
            live.start(setup, live.snapshot.revision),
            live.adopt(Record.of([dump_line(setup)]), live.snapshot.revision),
        ]
        assert told == changes
        revisions = [snapshot.revision for snapshot in told]
        assert revisions == sorted(set(revisions))

    def test_a_listener_that_fails_keeps_nothing_from_the_others(
        self, live: TableService, caplog: pytest.LogCaptureFixture
    ) -> None:
        def fail(now: Snapshot) -> None:
            raise ValueError("this screen is gone")

        told: list[Snapshot] = []
        live.subscribe(fail)
        live.subscribe(told.append)
        with caplog.at_level(logging.ERROR):
            after = live.submit([Swap()], live.snapshot.revision)
        assert told == [after]
        assert live.snapshot is after
        assert "this screen is gone" in caplog.text

    def test_whoever_has_gone_is_told_nothing_more(self, live: TableService) -> None:
        told: list[Snapshot] = []
        stop = live.subscribe(told.append)
        stop()
        stop()
        live.submit([Swap()], live.snapshot.revision)
        assert told == []

    def test_listeners_may_come_and_go_while_all_are_told(self, live: TableService) -> None:
        told: list[str] = []

        def once(now: Snapshot) -> None:
            told.append("once")
            stop()
            live.subscribe(lambda now: told.append("late"))

        stop = live.subscribe(once)
        live.subscribe(lambda now: told.append("always"))
        live.submit([Swap()], live.snapshot.revision)
        live.submit([Swap()], live.snapshot.revision)
        assert told == ["once", "always", "always", "late"]


class TestTakingUp:
    def test_the_table_stands_there_again_after_a_restart(
        self, live: TableService, store: FailingStore
    ) -> None:
        entries: list[Entry] = [*OPENING, Announce("king"), NoMoreClaims(), Undo(), Undo()]
        left = live.submit(entries, live.snapshot.revision)
        again = TableService(store)
        assert again.snapshot.game is not None
        assert left.game is not None
        assert again.snapshot.game.table == left.game.table
        assert (again.snapshot.game_id, again.snapshot.line_count) == (
            left.game_id,
            left.line_count,
        )
        assert turn(again.submit([Redo(), Redo()], again.snapshot.revision)) == 6

    def test_a_game_put_away_is_not_taken_up_by_itself_but_can_be_resumed(
        self, live: TableService, store: FailingStore
    ) -> None:
        played = live.submit(OPENING, live.snapshot.revision)
        live.leave(live.snapshot.revision)
        assert (live.snapshot.game, live.record()) == (None, ())
        again = TableService(store)
        assert again.snapshot.game is None
        assert played.game_id is not None
        assert turn(again.resume(played.game_id, again.snapshot.revision)) == 5
        assert store.current() == played.game_id

    def test_an_unknown_game_cannot_be_resumed(self, live: TableService) -> None:
        before = live.snapshot
        with pytest.raises(UnknownGame):
            live.resume(GameId(7), live.snapshot.revision)
        assert live.snapshot is before

    def test_a_record_is_adopted_as_a_game_of_its_own(
        self, live: TableService, store: FailingStore
    ) -> None:
        live.submit(OPENING, live.snapshot.revision)
        lines = (*live.record(), '{"do": "announce", "character": "king"}')
        adopted = live.adopt(Record.of(lines), live.snapshot.revision)
        assert (adopted.game_id, adopted.line_count, live.record()) == (GameId(2), 6, lines)
        assert store.current() == adopted.game_id
        assert len(store.lines(GameId(1))) == 5

    def test_blank_lines_of_a_record_are_not_stored(self, live: TableService, setup: Setup) -> None:
        adopted = live.adopt(
            Record.of(["", dump_line(setup), "  ", SWAP_LINE]), live.snapshot.revision
        )
        assert adopted.line_count == 2
        assert live.record() == (dump_line(setup), SWAP_LINE)
        assert live.submit([Swap()], adopted.revision).line_count == 3

    def test_a_full_record_takes_no_more_lines(
        self, live: TableService, setup: Setup, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("companion.application.table_service.LINES_LIMIT", 3)
        record = Record.of([dump_line(setup), SWAP_LINE, SWAP_LINE])
        full = live.adopt(record, live.snapshot.revision)
        with pytest.raises(RuleViolation) as refusal:
            live.submit([Swap()], full.revision)
        assert refusal.value.code is Code.TOO_MANY_LINES
        assert live.snapshot is full


class TestAGameThisProgramCannotRead:
    @pytest.fixture
    def unreadable(self, store: FailingStore, setup: Setup) -> GameId:
        return store.create([dump_line(setup), SWAP_LINE, '{"do": "juggle"}'])

    def test_it_is_put_away_and_stays_stored(self, store: FailingStore, unreadable: GameId) -> None:
        live = TableService(store)
        assert live.unreadable is not None
        assert live.unreadable.params == {"line": 3}
        assert live.unreadable.reason.code is Code.UNKNOWN_COMMAND
        assert live.snapshot.game is None
        assert store.current() is None
        assert len(store.lines(unreadable)) == 3

    def test_what_cannot_be_put_away_keeps_nobody_from_starting(
        self, store: FailingStore, unreadable: GameId, setup: Setup
    ) -> None:
        store.full = True
        live = TableService(store)
        assert live.unreadable is not None
        assert live.snapshot.game is None
        store.full = False
        assert turn(live.start(setup, live.snapshot.revision)) == 1
        assert store.current() != unreadable

    def test_the_next_game_can_be_played(
        self, store: FailingStore, unreadable: GameId, setup: Setup
    ) -> None:
        live = TableService(store)
        assert turn(live.start(setup, live.snapshot.revision)) == 1
        assert live.unreadable is None
        assert TableService(store).unreadable is None

    def test_resuming_it_leaves_the_current_game(
        self, store: FailingStore, unreadable: GameId, setup: Setup
    ) -> None:
        store.leave()
        live = TableService(store)
        playing = live.start(setup, live.snapshot.revision)
        with pytest.raises(UnreadableGame):
            live.resume(unreadable, live.snapshot.revision)
        assert live.snapshot is playing
        assert store.current() == playing.game_id
