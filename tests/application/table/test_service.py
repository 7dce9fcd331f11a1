"""The table service stores every change once and publishes it."""

import logging
from collections.abc import Callable

import pytest

from companion.application.archive.record_import import Record
from companion.application.ports import GameId, StorageFault, UnknownGame
from companion.application.table.service import TableService
from companion.application.table.snapshot import Snapshot, StaleTap
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


class TestWithoutGame:
    def test_snapshot_is_empty(self, store: FailingStore) -> None:
        service = TableService(store)
        assert service.snapshot == Snapshot()
        assert service.record() == ()

    def test_tap_is_stale(self, store: FailingStore) -> None:
        service = TableService(store)
        with pytest.raises(StaleTap):
            service.submit([Swap()], service.snapshot.revision)

    def test_rejected_setup_begins_nothing(self, store: FailingStore, setup: Setup) -> None:
        service = TableService(store)
        with pytest.raises(RuleViolation):
            service.start(Setup(setup.edition, setup.players, (), 0, 1), service.snapshot.revision)
        assert (service.snapshot.game, store.games()) == (None, ())


class TestStarting:
    def test_game_without_a_turn_leaves_the_list_when_another_begins(
        self, service: TableService, setup: Setup
    ) -> None:
        service.start(setup, service.snapshot.revision)
        assert service.snapshot.stored_games == 1
        service.submit([Swap()], service.snapshot.revision)
        service.start(setup, service.snapshot.revision)
        assert service.snapshot.stored_games == 2


class TestSubmitting:
    def test_command_is_carried_out_stored_and_published(
        self, service: TableService, store: FailingStore
    ) -> None:
        before = service.snapshot
        after = service.submit([Swap()], before.revision)
        assert after is service.snapshot
        assert after.revision > before.revision
        assert (after.game_id, after.line_count, turn(after)) == (before.game_id, 2, 2)
        assert service.record() == (*service.record()[:1], SWAP_LINE)
        assert after.game_id is not None
        assert store.lines(after.game_id) == service.record()

    def test_repeated_tap_is_stale(self, service: TableService) -> None:
        revision = service.snapshot.revision
        once = service.submit([Swap()], revision)
        with pytest.raises(StaleTap) as refusal:
            service.submit([Swap()], revision)
        assert (refusal.value.code, dict(refusal.value.params)) == ("stale_tap", {})
        assert service.snapshot is once
        assert len(service.record()) == 2

    @pytest.mark.parametrize("off_by", [-1, 1, 1000])
    def test_tap_on_another_revision_is_stale(self, service: TableService, off_by: int) -> None:
        with pytest.raises(StaleTap):
            service.submit([Swap()], service.snapshot.revision + off_by)
        assert turn(service.snapshot) == 1

    def test_tap_on_the_game_before_is_stale(self, service: TableService, setup: Setup) -> None:
        revision = service.snapshot.revision
        service.start(setup, service.snapshot.revision)
        with pytest.raises(StaleTap):
            service.submit([Swap()], revision)

    def test_several_entries_are_one_change(self, service: TableService) -> None:
        told: list[Snapshot] = []
        service.subscribe(told.append)
        after = service.submit(
            [*OPENING, Announce("king"), NoMoreClaims()], service.snapshot.revision
        )
        assert (turn(after), after.line_count) == (6, 7)
        assert told == [after]

    def test_all_entries_or_none(self, service: TableService) -> None:
        before, told = service.snapshot, list[Snapshot]()
        service.subscribe(told.append)
        with pytest.raises(RuleViolation) as refusal:
            service.submit([Swap(), Swap(), Look(), Swap()], before.revision)
        assert refusal.value.code is Code.OPENING_TURN
        assert service.snapshot is before
        assert (len(service.record()), told) == (1, [])

    def test_rejected_entry_leaves_the_revision(self, service: TableService) -> None:
        with pytest.raises(RuleViolation):
            service.submit([Look()], service.snapshot.revision)
        assert turn(service.submit([Swap()], service.snapshot.revision)) == 2

    def test_undo_and_redo_are_stored_as_lines(self, service: TableService) -> None:
        service.submit([Swap(), Undo(), Redo(), Undo()], service.snapshot.revision)
        assert (turn(service.snapshot), len(service.record())) == (1, 5)
        assert service.record()[-1] == '{"do": "undo"}'


class TestEndingTheCurrentGame:
    """Ending the current game is rejected unless its newest revision was seen."""

    @staticmethod
    def ways(service: TableService, setup: Setup) -> list[Callable[[int], Snapshot]]:
        return [
            lambda seen: service.start(setup, seen),
            lambda seen: service.adopt(Record.of([dump_line(setup)]), seen),
            lambda seen: service.resume(GameId(1), seen),
            service.leave,
        ]

    @pytest.mark.parametrize("way", range(4), ids=["start", "adopt", "resume", "leave"])
    @pytest.mark.parametrize("moved_on", [True, False], ids=["moved on", "another"])
    def test_game_that_has_changed_goes_on(
        self, service: TableService, store: FailingStore, setup: Setup, way: int, moved_on: bool
    ) -> None:
        seen = service.snapshot.revision
        if moved_on:
            service.submit([Swap()], seen)
        else:
            service.start(setup, seen)
        before, stored = service.snapshot, store.games()
        with pytest.raises(StaleTap):
            self.ways(service, setup)[way](seen)
        assert service.snapshot is before
        assert (store.current(), store.games()) == (before.game_id, stored)

    @pytest.mark.parametrize("way", range(4), ids=["start", "adopt", "resume", "leave"])
    def test_any_revision_will_do_without_a_game(
        self, service: TableService, setup: Setup, way: int
    ) -> None:
        seen = service.snapshot.revision
        service.leave(seen)
        assert self.ways(service, setup)[way](seen) is service.snapshot


class TestFailingStore:
    def test_command_that_cannot_be_stored_changes_nothing(
        self, service: TableService, store: FailingStore
    ) -> None:
        before, told = service.snapshot, list[Snapshot]()
        service.subscribe(told.append)
        store.full = True
        with pytest.raises(StorageFault):
            service.submit([Swap()], before.revision)
        assert service.snapshot is before
        assert told == []
        store.full = False
        assert turn(service.submit([Swap()], before.revision)) == 2

    def test_game_that_cannot_be_stored_resumed_or_left_changes_nothing(
        self, service: TableService, store: FailingStore, setup: Setup
    ) -> None:
        before = service.snapshot
        assert before.game_id is not None
        store.full = True
        attempts: list[Callable[[], Snapshot]] = [
            lambda: service.start(setup, service.snapshot.revision),
            lambda: service.adopt(Record.of([dump_line(setup)]), service.snapshot.revision),
            lambda: service.resume(GameId(1), service.snapshot.revision),
            lambda: service.leave(service.snapshot.revision),
        ]
        for attempt in attempts:
            with pytest.raises(StorageFault):
                attempt()
            assert service.snapshot is before
        assert (store.current(), len(store.games())) == (before.game_id, 1)


class TestPublishing:
    def test_published_changes_are_stored(self, service: TableService, store: FailingStore) -> None:
        stored: list[int] = []
        service.subscribe(lambda now: stored.append(len(store.lines(GameId(1)))))
        service.submit([Swap()], service.snapshot.revision)
        assert stored == [2]

    def test_changes_are_published_in_order(self, service: TableService, setup: Setup) -> None:
        told: list[Snapshot] = []
        service.subscribe(told.append)
        changes = [
            service.submit([Swap()], service.snapshot.revision),
            service.leave(service.snapshot.revision),
            service.resume(GameId(1), service.snapshot.revision),
            service.start(setup, service.snapshot.revision),
            service.adopt(Record.of([dump_line(setup)]), service.snapshot.revision),
        ]
        assert told == changes
        revisions = [snapshot.revision for snapshot in told]
        assert revisions == sorted(set(revisions))

    def test_failing_listener_is_logged_and_others_are_called(
        self, service: TableService, caplog: pytest.LogCaptureFixture
    ) -> None:
        def fail(now: Snapshot) -> None:
            raise ValueError("this page is gone")

        told: list[Snapshot] = []
        service.subscribe(fail)
        service.subscribe(told.append)
        with caplog.at_level(logging.ERROR):
            after = service.submit([Swap()], service.snapshot.revision)
        assert told == [after]
        assert service.snapshot is after
        assert "this page is gone" in caplog.text

    def test_unsubscribed_listener_is_not_called(self, service: TableService) -> None:
        told: list[Snapshot] = []
        stop = service.subscribe(told.append)
        stop()
        stop()
        service.submit([Swap()], service.snapshot.revision)
        assert told == []

    def test_listeners_may_subscribe_and_unsubscribe_while_publishing(
        self, service: TableService
    ) -> None:
        told: list[str] = []

        def once(now: Snapshot) -> None:
            told.append("once")
            stop()
            service.subscribe(lambda now: told.append("late"))

        stop = service.subscribe(once)
        service.subscribe(lambda now: told.append("always"))
        service.submit([Swap()], service.snapshot.revision)
        service.submit([Swap()], service.snapshot.revision)
        assert told == ["once", "always", "always", "late"]


class TestLoading:
    def test_current_game_is_loaded_after_a_restart(
        self, service: TableService, store: FailingStore
    ) -> None:
        entries: list[Entry] = [*OPENING, Announce("king"), NoMoreClaims(), Undo(), Undo()]
        left = service.submit(entries, service.snapshot.revision)
        again = TableService(store)
        assert again.snapshot.game is not None
        assert left.game is not None
        assert again.snapshot.game.table == left.game.table
        assert (again.snapshot.game_id, again.snapshot.line_count) == (
            left.game_id,
            left.line_count,
        )
        assert turn(again.submit([Redo(), Redo()], again.snapshot.revision)) == 6

    def test_game_put_away_is_not_loaded_but_can_be_resumed(
        self, service: TableService, store: FailingStore
    ) -> None:
        played = service.submit(OPENING, service.snapshot.revision)
        service.leave(service.snapshot.revision)
        assert (service.snapshot.game, service.record()) == (None, ())
        again = TableService(store)
        assert again.snapshot.game is None
        assert played.game_id is not None
        assert turn(again.resume(played.game_id, again.snapshot.revision)) == 5
        assert store.current() == played.game_id

    def test_unknown_game_cannot_be_resumed(self, service: TableService) -> None:
        before = service.snapshot
        with pytest.raises(UnknownGame):
            service.resume(GameId(7), service.snapshot.revision)
        assert service.snapshot is before

    def test_adopted_record_is_a_new_game(self, service: TableService, store: FailingStore) -> None:
        service.submit(OPENING, service.snapshot.revision)
        lines = (*service.record(), '{"do": "announce", "character": "king"}')
        adopted = service.adopt(Record.of(lines), service.snapshot.revision)
        assert (adopted.game_id, adopted.line_count, service.record()) == (GameId(2), 6, lines)
        assert store.current() == adopted.game_id
        assert len(store.lines(GameId(1))) == 5

    def test_blank_lines_of_a_record_are_not_stored(
        self, service: TableService, setup: Setup
    ) -> None:
        adopted = service.adopt(
            Record.of(["", dump_line(setup), "  ", SWAP_LINE]), service.snapshot.revision
        )
        assert adopted.line_count == 2
        assert service.record() == (dump_line(setup), SWAP_LINE)
        assert service.submit([Swap()], adopted.revision).line_count == 3

    def test_full_record_takes_no_more_lines(
        self, service: TableService, setup: Setup, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        monkeypatch.setattr("companion.application.table.service.LINES_LIMIT", 3)
        record = Record.of([dump_line(setup), SWAP_LINE, SWAP_LINE])
        full = service.adopt(record, service.snapshot.revision)
        with pytest.raises(RuleViolation) as refusal:
            service.submit([Swap()], full.revision)
        assert refusal.value.code is Code.TOO_MANY_LINES
        assert service.snapshot is full


class TestUnreadableGame:
    @pytest.fixture
    def unreadable(self, store: FailingStore, setup: Setup) -> GameId:
        return store.create([dump_line(setup), SWAP_LINE, '{"do": "juggle"}'])

    def test_it_is_put_away_and_stays_stored(self, store: FailingStore, unreadable: GameId) -> None:
        service = TableService(store)
        assert service.unreadable is not None
        assert service.unreadable.params == {"line": 3}
        assert service.unreadable.reason.code is Code.UNKNOWN_COMMAND
        assert service.snapshot.game is None
        assert store.current() is None
        assert len(store.lines(unreadable)) == 3

    def test_full_disk_does_not_keep_it_from_being_replaced(
        self, store: FailingStore, unreadable: GameId, setup: Setup
    ) -> None:
        store.full = True
        service = TableService(store)
        assert service.unreadable is not None
        assert service.snapshot.game is None
        store.full = False
        assert turn(service.start(setup, service.snapshot.revision)) == 1
        assert store.current() != unreadable

    def test_next_game_can_be_played(
        self, store: FailingStore, unreadable: GameId, setup: Setup
    ) -> None:
        service = TableService(store)
        assert turn(service.start(setup, service.snapshot.revision)) == 1
        assert service.unreadable is None
        assert TableService(store).unreadable is None

    def test_resuming_it_fails_and_leaves_the_current_game(
        self, store: FailingStore, unreadable: GameId, setup: Setup
    ) -> None:
        store.leave()
        service = TableService(store)
        playing = service.start(setup, service.snapshot.revision)
        with pytest.raises(UnreadableGame):
            service.resume(unreadable, service.snapshot.revision)
        assert service.snapshot is playing
        assert store.current() == playing.game_id
