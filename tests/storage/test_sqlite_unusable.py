"""An unusable file is set aside unchanged, and the next opening creates a new one."""

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from companion.application.ports import FaultCode, StorageFault
from companion.storage.sqlite import schema
from companion.storage.sqlite.store import FILE_NAME, SqliteStore

Clock = Callable[[], datetime]
Damage = Callable[[Path], object]

PAGE = 4096


@pytest.fixture
def folder(tmp_path: Path, now: Clock) -> Path:
    """A folder with the database of several games."""
    with closing(SqliteStore(tmp_path, now)) as store:
        for evening in range(5):
            game = store.create([f"setup {evening}"])
            store.append(game, 1, [f"command {number} of {evening}" for number in range(300)])
        store.set_setting("last_group", "Wszyscy o imieniu Zbigniew")
    return tmp_path


def replace(path: Path, old: bytes, new: bytes) -> None:
    content = path.read_bytes()
    assert old in content
    path.write_bytes(content.replace(old, new, 1))


def overwrite(path: Path, offset: int, new: bytes) -> None:
    content = bytearray(path.read_bytes())
    content[offset : offset + len(new)] = new
    path.write_bytes(content)


def run_sql(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("PRAGMA writable_schema = ON")
        connection.execute(statement)


def replace_by_another_program(path: Path) -> None:
    path.unlink()
    run_sql(path, "CREATE TABLE recipes (name TEXT)")


DAMAGES: dict[str, Damage] = {
    "emptied": lambda path: path.write_bytes(b""),
    "cut in half": lambda path: path.write_bytes(path.read_bytes()[: path.stat().st_size // 2]),
    "cut in the first page": lambda path: path.write_bytes(path.read_bytes()[:100]),
    "cut in the header": lambda path: path.write_bytes(path.read_bytes()[:50]),
    "no SQLite file": lambda path: path.write_bytes(b"What a lovely evening!" * 500),
    "header overwritten": lambda path: overwrite(path, 0, b"\xa5" * 100),
    "page overwritten": lambda path: overwrite(path, PAGE * 5, b"\xa5" * PAGE),
    "page zeroed": lambda path: overwrite(path, PAGE * 5, bytes(PAGE)),
    "page in place of another": lambda path: overwrite(
        path, PAGE * 7, path.read_bytes()[PAGE * 9 : PAGE * 10]
    ),
    "a letter changed": lambda path: replace(path, b"command 7 of 3", b"command 9 of 3"),
    "no UTF-8 in a line": lambda path: replace(path, b"command 7 of 3", b"command \xff of 3"),
    "no UTF-8 in a setting": lambda path: replace(path, b"Zbigniew", b"Zbigni\xff\xfe"),
    "no UTF-8 in a date": lambda path: replace(path, b"2031-05-17T", b"2031-05-\xff7T"),
    "no UTF-8 in the schema": lambda path: replace(
        path, b"CREATE TABLE line", b"CREATE TABLE \xffine"
    ),
    "a table renamed": lambda path: run_sql(path, "ALTER TABLE line RENAME TO row"),
    "a table dropped": lambda path: run_sql(path, "DROP TABLE setting"),
    "nonsense in the schema": lambda path: run_sql(path, "UPDATE sqlite_master SET sql = 'x'"),
    "a current game that is not": lambda path: run_sql(path, "UPDATE current_game SET game = 77"),
    "a line missing": lambda path: run_sql(path, "DELETE FROM line WHERE game = 2 AND number = 7"),
    "a game without lines": lambda path: run_sql(path, "DELETE FROM line WHERE game = 2"),
    "no owner": lambda path: run_sql(path, "PRAGMA application_id = 0"),
    "another program's file": replace_by_another_program,
}


@pytest.mark.parametrize("damage", DAMAGES.values(), ids=DAMAGES.keys())
def test_damaged_file_is_set_aside_unchanged(folder: Path, now: Clock, damage: Damage) -> None:
    damage(folder / FILE_NAME)
    damaged = (folder / FILE_NAME).read_bytes()

    with pytest.raises(StorageFault) as raised:
        SqliteStore(folder, now)

    assert raised.value.code is FaultCode.DAMAGED
    aside = Path(str(raised.value.params["path"]))
    assert aside.parent == folder
    assert aside.name.startswith("companion.damaged-20310517T1930")
    assert aside.read_bytes() == damaged
    assert_new_store_is_empty(folder, now)
    assert aside.read_bytes() == damaged


@settings(
    max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture]
)
@given(data=st.data())
def test_altered_byte_is_detected_or_has_no_effect(
    folder: Path, now: Clock, data: st.DataObject
) -> None:
    content = (folder / FILE_NAME).read_bytes()
    offset = data.draw(st.integers(0, len(content) - 1))
    byte = data.draw(st.binary(min_size=1, max_size=1))
    with TemporaryDirectory() as copy:
        (Path(copy) / FILE_NAME).write_bytes(content)
        overwrite(Path(copy) / FILE_NAME, offset, byte)
        with suppress(StorageFault):
            assert everything_in(Path(copy), now) == everything_in(folder, now)


def test_file_of_a_later_version_is_set_aside_unchanged(folder: Path, now: Clock) -> None:
    run_sql(folder / FILE_NAME, f"PRAGMA user_version = {schema.VERSION + 4}")
    newer = (folder / FILE_NAME).read_bytes()

    with pytest.raises(StorageFault) as raised:
        SqliteStore(folder, now)

    assert raised.value.code is FaultCode.NEWER
    aside = Path(str(raised.value.params["path"]))
    assert raised.value.params["found"] == schema.VERSION + 4
    assert raised.value.params["known"] == schema.VERSION
    assert aside.name.startswith("companion.newer-20310517T1930")
    assert aside.read_bytes() == newer
    assert_new_store_is_empty(folder, now)


@pytest.mark.parametrize("emptied", [True, False], ids=["emptied", "removed"])
def test_log_of_a_lost_file_is_set_aside(tmp_path: Path, now: Clock, emptied: bool) -> None:
    crashed = tmp_path / "crashed"
    with closing(SqliteStore(tmp_path / "live", now)) as store:
        store.create(["setup"])
        shutil.copytree(tmp_path / "live", crashed)
    log = (crashed / f"{FILE_NAME}-wal").read_bytes()
    (crashed / FILE_NAME).unlink()
    if emptied:
        (crashed / FILE_NAME).touch()

    with pytest.raises(StorageFault) as raised:
        SqliteStore(crashed, now)

    assert raised.value.code is FaultCode.DAMAGED
    assert Path(f"{raised.value.params['path']}-wal").read_bytes() == log
    assert_new_store_is_empty(crashed, now)


def test_interrupted_opening_leaves_the_file_in_place(
    folder: Path, now: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = everything_in(folder, now)

    def interrupt(*_: str | int) -> int:
        raise KeyboardInterrupt

    with monkeypatch.context() as patched:
        patched.setattr(schema, "checksum", interrupt)
        with pytest.raises(KeyboardInterrupt):
            SqliteStore(folder, now)
    assert [path.name for path in folder.iterdir()] == [FILE_NAME]
    assert everything_in(folder, now) == before


def test_second_damaged_file_does_not_replace_the_first(folder: Path, now: Clock) -> None:
    kept = []
    moment = now()
    for content in (b"first", b"second", b"third"):
        (folder / FILE_NAME).write_bytes(content)
        with pytest.raises(StorageFault) as raised:
            SqliteStore(folder, lambda: moment)
        kept.append(Path(str(raised.value.params["path"])))
    assert [path.read_bytes() for path in kept] == [b"first", b"second", b"third"]


def test_file_after_a_crash_is_not_damaged(tmp_path: Path, now: Clock) -> None:
    with closing(SqliteStore(tmp_path / "live", now)) as store:
        game = store.create(["setup"])
        shutil.copytree(tmp_path / "live", tmp_path / "crashed")
    with closing(SqliteStore(tmp_path / "crashed", now)) as store:
        assert store.lines(game) == ("setup",)


def everything_in(folder: Path, now: Clock) -> object:
    with closing(SqliteStore(folder, now)) as store:
        games = store.games()
        lines = [store.lines(game.id) for game in games]
        return games, lines, store.current(), store.setting("last_group")


def assert_new_store_is_empty(folder: Path, now: Clock) -> None:
    with closing(SqliteStore(folder, now)) as store:
        assert store.games() == ()
        assert store.current() is None
        assert store.setting("last_group") is None
        game = store.create(["a new evening"])
        assert store.lines(game) == ("a new evening",)
