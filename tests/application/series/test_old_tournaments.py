"""Tournaments that an earlier version stored: no longer played, and never lost."""

import gzip
import json
from datetime import UTC, datetime
from pathlib import Path

from companion.application.backup import make_backup, read_backup, restore_backup
from companion.application.memory_store import MemoryStore
from companion.application.series.book import SERIES_BOOK, Series
from companion.application.table.service import TableService
from companion.core.setup import Setup
from companion.series import FirstTo
from companion.storage.sqlite.store import SqliteStore

NOW = datetime(2026, 11, 25, 20, tzinfo=UTC)
BOOK = (Path(__file__).parent / "book_with_tournament.json").read_text(encoding="utf-8")
"""A series, a tournament and a table of another device's tournament, as they were stored."""
TOURNAMENTS = BOOK[BOOK.index('"tournaments":') : -1]
ANOTHER = Series(
    id="BBBBB", created=NOW, people=("Adele", "Bruno", "Cedric"), scoring=FirstTo(3), seed=1
)


def stored(book: str = BOOK) -> MemoryStore:
    store = MemoryStore(lambda: NOW)
    store.set_setting("series", book)
    return store


def kept(store: MemoryStore | SqliteStore) -> str:
    """The stored tournaments, as text."""
    text = store.setting("series")
    assert text is not None
    return text[text.index('"tournaments":') : -1]


def content(backup: bytes) -> str:
    return gzip.decompress(backup).decode()


def test_tournament_stays_as_it_is_while_series_change(setup: Setup, tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, lambda: NOW)
    store.set_setting("series", BOOK)
    service = TableService(store)
    assert store.setting("series") == BOOK
    service.group.change(SERIES_BOOK, lambda book: book.with_series(ANOTHER))
    service.start(setup, 0, enter=lambda book, _: book.without("ABCDE"))
    assert [each.id for each in SERIES_BOOK.load(store).series] == ["BBBBB"]
    assert kept(store) == TOURNAMENTS
    store.close()

    again = SqliteStore(tmp_path, lambda: NOW)
    assert TableService(again).snapshot.group_state.series.has_tournaments
    assert kept(again) == TOURNAMENTS
    again.close()


def test_tournament_goes_into_backups_and_comes_back_from_them() -> None:
    backup = make_backup(stored(), NOW)
    assert TOURNAMENTS in content(backup)

    other = MemoryStore(lambda: NOW)
    restore_backup(other, read_backup(backup))
    assert other.setting("series") == BOOK
    assert content(make_backup(other, NOW)) == content(backup)


def test_restoring_keeps_both_tournaments_and_each_once() -> None:
    here, there = stored(BOOK.replace("FGHIJ", "KKKKK")), stored()
    for _ in range(2):
        restore_backup(here, read_backup(make_backup(there, NOW)))
    found = json.loads(here.setting("series") or "")
    assert [each["id"] for each in found["tournaments"]] == ["KKKKK", "FGHIJ"]
    assert found["tournaments"][1] == json.loads(BOOK)["tournaments"][0]
    assert len(found["invitations"]) == 1


def test_tournament_of_an_unknown_form_is_kept_too() -> None:
    store = stored('{"series":[],"tournaments":[{"of":[1,null]},7],"invitations":[]}')
    TableService(store).group.change(SERIES_BOOK, lambda book: book.with_series(ANOTHER))
    assert kept(store) == '"tournaments":[{"of":[1,null]},7],"invitations":[]'


def test_end_of_tournaments_is_told_once() -> None:
    store = stored()
    told = [TableService(store).group.first_told_of_tournaments() for _ in range(2)]
    assert told == [True, False]
    assert store.setting("series") == BOOK
