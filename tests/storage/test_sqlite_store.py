"""Behaviour of the SQLite store beyond the port: reopening, sharing, and failing disks."""

import errno
import os
import resource
import shutil
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import datetime
from functools import partial
from pathlib import Path

import pytest

from companion.application.ports import FaultCode, Rewrite, StaleWrite, StorageFault
from companion.storage.sqlite import opening, store
from companion.storage.sqlite.store import FILE_NAME, SqliteStore

Clock = Callable[[], datetime]

_EXTRA = 3
"""The value of `PRAGMA synchronous` for EXTRA."""


@contextmanager
def files_limited_to(size: int) -> Iterator[None]:
    """Limit files of this process to `size` bytes."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


def test_content_persists_after_reopening(tmp_path: Path, now: Clock) -> None:
    with closing(SqliteStore(tmp_path, now)) as store:
        older = store.create(["older"])
        store.create(["newer", "a"])
        store.resume(older)
        store.append(older, 1, ["b"])
        store.set_setting("language", '"ru"')
        games = store.games()
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]
    with closing(SqliteStore(tmp_path, now)) as store:
        assert store.games() == games
        assert store.current() == older
        assert store.lines(older) == ("older", "b")
        assert store.setting("language") == '"ru"'


def test_no_current_game_persists(tmp_path: Path, now: Clock) -> None:
    with closing(SqliteStore(tmp_path, now)) as store:
        store.create(["setup"])
        store.leave()
    with closing(SqliteStore(tmp_path, now)) as store:
        assert store.current() is None


def test_append_is_durable_without_closing(tmp_path: Path, now: Clock) -> None:
    with closing(SqliteStore(tmp_path / "live", now)) as store:
        game = store.create(["setup"])
        store.append(game, 1, ["a"])
        shutil.copytree(tmp_path / "live", tmp_path / "copy")
    with closing(SqliteStore(tmp_path / "copy", now)) as copy:
        assert copy.lines(game) == ("setup", "a")


def test_missing_folders_are_created(tmp_path: Path, now: Clock) -> None:
    folder = tmp_path / "not yet" / "there"
    SqliteStore(folder, now).close()
    assert (folder / FILE_NAME).is_file()


def test_two_stores_on_one_file_share_content(tmp_path: Path, now: Clock) -> None:
    with closing(SqliteStore(tmp_path, now)) as one, closing(SqliteStore(tmp_path, now)) as other:
        game = one.create(["setup"])
        assert other.current() == game
        other.append(game, 1, ["other"])
        with pytest.raises(StaleWrite):
            one.append(game, 1, ["one"])
        assert one.lines(game) == ("setup", "other")


def test_locked_file_raises_busy_after_a_timeout(
    tmp_path: Path, now: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(opening, "BUSY_SECONDS", 0.05)
    with closing(SqliteStore(tmp_path, now)) as store:
        game = store.create(["setup"])
        with closing(sqlite3.connect(tmp_path / FILE_NAME, isolation_level=None)) as holder:
            holder.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageFault) as raised:
                store.append(game, 1, ["a"])
            with pytest.raises(StorageFault) as raised_opening:
                SqliteStore(tmp_path, now)
        assert raised.value.code == raised_opening.value.code == FaultCode.BUSY
        assert store.lines(game) == ("setup",)
        store.append(game, 1, ["a"])
        assert store.lines(game) == ("setup", "a")


@pytest.mark.parametrize("below", ["a file", "a file/deeper"])
def test_folder_below_a_file_is_refused(tmp_path: Path, now: Clock, below: str) -> None:
    (tmp_path / "a file").write_text("mine")
    with pytest.raises(StorageFault) as raised:
        SqliteStore(tmp_path / below, now)
    assert raised.value.code is FaultCode.NOT_WRITABLE
    assert raised.value.params == {"path": str(tmp_path / below / FILE_NAME)}
    assert (tmp_path / "a file").read_text() == "mine"


def test_folder_in_place_of_the_file_is_refused(tmp_path: Path, now: Clock) -> None:
    (tmp_path / FILE_NAME / "something").mkdir(parents=True)
    with pytest.raises(StorageFault) as raised:
        SqliteStore(tmp_path, now)
    assert raised.value.code is FaultCode.NOT_WRITABLE
    assert (tmp_path / FILE_NAME / "something").is_dir()


def test_full_disk_leaves_content_unchanged(
    tmp_path: Path, now: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    connect = sqlite3.connect

    def connect_to_small_disk(*args: object, **options: object) -> sqlite3.Connection:
        connection: sqlite3.Connection = connect(*args, **options)  # type: ignore[call-overload]
        connection.execute("PRAGMA max_page_count = 16")
        return connection

    monkeypatch.setattr(sqlite3, "connect", connect_to_small_disk)
    with closing(SqliteStore(tmp_path, now)) as store:
        game = store.create(["setup"])
        with pytest.raises(StorageFault) as raised:
            store.append(game, 1, ["fits", "does not fit" * 10_000])
        assert raised.value.code is FaultCode.DISK_FULL
        with pytest.raises(StorageFault):
            store.create(["does not fit" * 10_000])
        assert store.lines(game) == ("setup",)
        assert len(store.games()) == 1
        store.append(game, 1, ["fits"])
    with closing(SqliteStore(tmp_path, now)) as store:
        assert store.lines(game) == ("setup", "fits")


def test_failed_write_leaves_content_unchanged(tmp_path: Path, now: Clock) -> None:
    with closing(SqliteStore(tmp_path, now)) as store:
        game = store.create(["setup"])
        with files_limited_to(64 * 1024), pytest.raises(StorageFault) as raised:
            store.append(game, 1, ["fits", "does not fit" * 10_000])
        assert raised.value.code is FaultCode.DISK_FAILED
        assert store.lines(game) == ("setup",)
        store.append(game, 1, ["a"])
    with closing(SqliteStore(tmp_path, now)) as store:
        assert store.lines(game) == ("setup", "a")


@pytest.mark.parametrize("size", [0, 2_048, 18_000, 30_000])
def test_failed_creation_can_be_retried(tmp_path: Path, now: Clock, size: int) -> None:
    with files_limited_to(size), pytest.raises(StorageFault) as raised:
        SqliteStore(tmp_path, now)
    assert raised.value.code in (FaultCode.DISK_FAILED, FaultCode.DISK_FULL)
    SqliteStore(tmp_path, now).close()
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


@pytest.mark.parametrize("replaced", [False, True])
def test_write_to_a_removed_file_is_refused(tmp_path: Path, now: Clock, replaced: bool) -> None:
    with closing(SqliteStore(tmp_path, now)) as store:
        game = store.create(["setup"])
        (tmp_path / FILE_NAME).rename(tmp_path / "elsewhere")
        if replaced:
            (tmp_path / FILE_NAME).touch()
        with pytest.raises(StorageFault) as raised:
            store.append(game, 1, ["a"])
        assert raised.value.code is FaultCode.GONE


def test_file_removed_during_opening_is_reported_and_closed(
    tmp_path: Path, now: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[sqlite3.Connection] = []

    def opened_and_lost(path: Path, moment: datetime, *, exclusive: bool) -> sqlite3.Connection:
        opened.append(opening.open_database(path, moment, exclusive=exclusive))
        path.unlink()
        return opened[0]

    monkeypatch.setattr(store, "open_database", opened_and_lost)
    with pytest.raises(StorageFault) as raised:
        SqliteStore(tmp_path, now)
    assert raised.value.code is FaultCode.GONE
    with pytest.raises(sqlite3.ProgrammingError, match="closed"):
        opened[0].execute("SELECT 1")


def no_links(source: Path, target: Path) -> None:
    raise PermissionError(errno.EPERM, "no links here")


def without_links(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delattr(os, "link")


def with_links_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "link", no_links)


@pytest.mark.parametrize("lacking", [without_links, with_links_refused])
def test_file_is_created_without_hard_links(
    tmp_path: Path,
    now: Clock,
    monkeypatch: pytest.MonkeyPatch,
    lacking: Callable[[pytest.MonkeyPatch], None],
) -> None:
    lacking(monkeypatch)
    with closing(SqliteStore(tmp_path, now)) as store:
        game = store.create(["setup"])
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]
    with closing(SqliteStore(tmp_path, now)) as store:
        assert store.lines(game) == ("setup",)


@pytest.mark.parametrize("act", [os.link, no_links], ids=["links", "no links"])
def test_second_of_two_concurrent_creations_uses_the_first_file(
    tmp_path: Path,
    now: Clock,
    monkeypatch: pytest.MonkeyPatch,
    act: Callable[[Path, Path], None],
) -> None:
    first: list[SqliteStore] = []

    def overtaken_action(act: Callable[[Path, Path], None], source: Path, target: Path) -> None:
        """Let another store create the file and a game first, then act."""
        if not first:
            with monkeypatch.context() as original:
                original.setattr(os, "link", link)
                original.setattr(os, "rename", rename)
                first.append(SqliteStore(tmp_path, now))
                first[0].create(["setup"])
        act(source, target)

    link, rename = os.link, os.rename
    monkeypatch.setattr(os, "link", partial(overtaken_action, act))
    monkeypatch.setattr(os, "rename", partial(overtaken_action, rename))

    with closing(SqliteStore(tmp_path, now)) as second, closing(first[0]):
        game = second.current()
        assert game is not None
        first[0].append(game, 1, ["a"])
        assert second.lines(game) == ("setup", "a")
    assert [path.name for path in tmp_path.iterdir()] == [FILE_NAME]


def test_commit_waits_for_the_disk(tmp_path: Path, now: Clock) -> None:
    with closing(opening.open_database(tmp_path / FILE_NAME, now())) as connection:
        assert connection.execute("PRAGMA synchronous").fetchone() == (_EXTRA,)


@pytest.mark.parametrize("exclusive", [False, True])
def test_purged_text_is_in_no_file(tmp_path: Path, now: Clock, exclusive: bool) -> None:
    store = SqliteStore(tmp_path, now, exclusive=exclusive)
    # some builds of SQLite overwrite what is deleted by themselves
    store._connection.execute("PRAGMA secure_delete = OFF")
    game = store.create(["Winifred"])
    for number in range(200):
        store.set_setting(f"key {number}", "Winifred" * number)
    store.rewrite([Rewrite(game, 0, "Winifred", "setup")], dict.fromkeys(store.settings()))
    assert b"Winifred" in b"".join(path.read_bytes() for path in tmp_path.iterdir())
    store.purge()
    assert b"Winifred" not in b"".join(path.read_bytes() for path in tmp_path.iterdir())
    store.close()
    assert SqliteStore(tmp_path, now).lines(game) == ("setup",)
