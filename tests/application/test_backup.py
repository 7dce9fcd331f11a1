"""Backups: everything in one file, and what restoring adds."""

import gzip
import json
import random
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from companion.application import backup
from companion.application.archive.deleted_games import listed_games
from companion.application.backup import (
    BackupError,
    Restored,
    make_backup,
    read_backup,
    restore_backup,
)
from companion.application.group.last_group import LAST_GROUP, Group
from companion.application.group.scenario_sheets import SCENARIO_SHEETS
from companion.application.group.settings import GROUP_SETTINGS
from companion.application.group.setup_progress import completed_tasks
from companion.application.memory_store import MemoryStore
from companion.application.ports import GameId
from companion.application.table.service import TableService
from companion.core.boxes import EditionId
from companion.core.commands import Look, Swap
from companion.core.record import dump_line
from companion.core.setup import Setup
from tests.effort import tries

NOW = datetime(2026, 11, 25, 20, tzinfo=UTC)
WRITTEN = (Path(__file__).parent / "backup_of_0_1_0.json").read_bytes()
"""What version 0.1.0 wrote for a group that keeps something of everything."""
SHEET = ("judge", "king", "queen", "thief", "witch", "spy", "cheat", "fool")


def empty() -> MemoryStore:
    moments = (NOW + timedelta(seconds=each) for each in count())
    return MemoryStore(lambda: next(moments))


def used(setup: Setup) -> MemoryStore:
    """A store with two games, a note, a sheet, a group and a tick."""
    store = empty()
    service = TableService(store)
    service.start(setup, 0)
    service.submit([Swap()], service.snapshot.revision)
    service.start(setup, service.snapshot.revision)
    service.group.change(
        GROUP_SETTINGS, lambda found: found.with_note(EditionId.FIRST, "court", "Ours")
    )
    service.group.change(SCENARIO_SHEETS, lambda sheets: sheets.with_sheet("7-a", SHEET))
    service.group.tick(service.snapshot.game_id, "cards", done=True)
    return store


def restored(store: MemoryStore, data: bytes) -> Restored:
    return restore_backup(store, read_backup(data))


def everything(store: MemoryStore) -> object:
    """The content of a store, with the games by their beginnings."""
    return json.loads(gzip.decompress(make_backup(store, NOW)))


def altered(data: bytes, alter: Callable[[Any], None]) -> bytes:
    content = json.loads(gzip.decompress(data))
    alter(content)
    return gzip.compress(json.dumps(content).encode())


def test_backup_restored_on_a_new_device_gives_the_same(setup: Setup) -> None:
    old, new = used(setup), empty()
    assert restored(new, make_backup(old, NOW)) == Restored(added=2)
    assert [store.lines(game.id) for store in (old, new) for game in listed_games(store)] == [
        *(old.lines(game.id) for game in listed_games(old))
    ] * 2
    assert new.current() is None
    assert GROUP_SETTINGS.load(new).notes == {"first/court": "Ours"}
    assert SCENARIO_SHEETS.load(new).cards == {"7-a": SHEET}
    assert LAST_GROUP.load(new) == Group.of(setup, tablet_holds_coins=False)
    assert completed_tasks(new, GameId(2)) == {"cards"}


def test_backup_restored_twice_adds_nothing(setup: Setup) -> None:
    store = used(setup)
    before = everything(store)
    assert restored(store, make_backup(store, NOW)) == Restored(kept=2)
    assert everything(store) == before


def test_newer_game_here_is_kept_and_one_that_goes_on_in_the_file_is_continued(
    setup: Setup,
) -> None:
    store = used(setup)
    older = make_backup(store, NOW)
    store.append(GameId(1), 2, [dump_line(Swap())])
    newer = make_backup(store, NOW)
    assert restored(store, older) == Restored(kept=2)
    assert len(store.lines(GameId(1))) == 3
    other = empty()
    restored(other, older)
    assert restored(other, newer) == Restored(kept=1, continued=1)
    assert other.lines(GameId(1)) == store.lines(GameId(1))


def test_games_that_parted_are_both_kept(setup: Setup) -> None:
    store = used(setup)
    parted = make_backup(store, NOW)
    store.append(GameId(1), 2, [dump_line(Swap())])
    alone = altered(parted, lambda content: content["games"][0]["lines"].append(dump_line(Look())))
    result = restored(store, alone)
    # a look in the second turn is against the rules
    assert result == Restored(kept=1, unreadable=1)
    swapped = '{"do": "swap", "with": "center"}'
    alone = altered(parted, lambda content: content["games"][0]["lines"].append(swapped))
    assert restored(store, alone) == Restored(added=1, kept=1)
    assert len(store.games()) == 3


def test_settings_here_are_kept_and_missing_ones_added(setup: Setup) -> None:
    store = used(setup)
    service = TableService(store)
    data = make_backup(store, NOW)
    service.group.change(
        GROUP_SETTINGS, lambda found: found.with_note(EditionId.FIRST, "court", "Changed")
    )
    service.group.change(SCENARIO_SHEETS, lambda sheets: sheets.with_sheet("8-b", SHEET))
    assert restored(store, data) == Restored(kept=2, settings_kept=True)
    assert GROUP_SETTINGS.load(store).notes == {"first/court": "Changed"}
    other = empty()
    TableService(other).group.change(
        SCENARIO_SHEETS, lambda sheets: sheets.with_sheet("8-b", SHEET)
    )
    assert restored(other, data) == Restored(added=2)
    assert set(SCENARIO_SHEETS.load(other).cards) == {"7-a", "8-b"}


def test_backup_of_an_earlier_version_is_restored_whole() -> None:
    store = empty()
    assert restored(store, gzip.compress(WRITTEN)) == Restored(added=1)
    assert completed_tasks(store, GameId(1)) == {"cards"}
    store.resume(GameId(1))
    assert everything(store) == json.loads(WRITTEN)


@pytest.mark.parametrize(
    ("code", "make"),
    [
        ("backup_foreign", lambda _: b""),
        ("backup_foreign", lambda _: b'{"do": "setup"}'),
        ("backup_foreign", lambda _: gzip.compress(b"[]")),
        ("backup_damaged", lambda data: data[:-1]),
        ("backup_damaged", lambda data: data[: len(data) // 2]),
        ("backup_damaged", lambda data: data + b"x"),
        ("backup_newer", lambda data: altered(data, lambda found: found.update(version=2, new=1))),
        ("backup_damaged", lambda data: altered(data, lambda found: found.update(new=1))),
        ("backup_damaged", lambda data: altered(data, lambda found: found["games"].append({}))),
        ("backup_too_large", lambda _: bytes(16_000_000)),
    ],
)
def test_file_that_cannot_be_restored_is_refused(
    code: str, make: Callable[[bytes], bytes], setup: Setup
) -> None:
    with pytest.raises(BackupError) as refused:
        read_backup(make(make_backup(used(setup), NOW)))
    assert refused.value.code == code


def test_file_that_unpacks_to_too_much_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backup, "_UNPACKED_LIMIT", 1000)
    with pytest.raises(BackupError) as refused:
        read_backup(gzip.compress(bytes(100_000)))
    assert refused.value.code == "backup_too_large"


def test_mutated_files_are_refused_or_read_the_same(setup: Setup) -> None:
    data = make_backup(used(setup), NOW)
    whole, chance = read_backup(data), random.Random(25)
    refused, files = 0, tries(3000, 8500)
    for _ in range(files):
        mutated = bytearray(data)
        for _ in range(chance.randint(1, 3)):
            mutated[chance.randrange(len(mutated))] = chance.randrange(256)
        try:
            assert read_backup(bytes(mutated)) == whole
        except BackupError:
            refused += 1
    assert refused > files * 2 / 3


def test_mutated_content_changes_nothing_or_only_adds(setup: Setup) -> None:
    store = used(setup)
    text, chance = gzip.decompress(make_backup(store, NOW)), random.Random(26)
    before = {game.id: store.lines(game.id) for game in store.games()}
    for _ in range(tries(600, 1500)):
        mutated = bytearray(text)
        mutated[chance.randrange(len(mutated))] = chance.choice(b'09{}[]",:aZ\xff')
        try:
            restored(store, gzip.compress(bytes(mutated), 1))
        except BackupError:
            continue
        assert before.items() <= {game.id: store.lines(game.id) for game in store.games()}.items()
