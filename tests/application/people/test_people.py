"""People over all stored games: renamed, found to be one, forgotten."""

import gzip
import shutil
from collections.abc import Iterator
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path

import pytest

from companion.application.archive.deleted_games import delete_game
from companion.application.backup import read_backup
from companion.application.group.character_library import CHARACTER_LIBRARY
from companion.application.group.favourite_sets import FAVOURITE_SETS, FavouriteSet
from companion.application.group.saved_groups import SAVED_GROUPS, SavedGroup
from companion.application.group.scenario_sheets import SCENARIO_SHEETS
from companion.application.group.settings import GROUP_SETTINGS
from companion.application.memory_store import MemoryStore
from companion.application.people.people import NameChange, PeopleError
from companion.application.ports import GameId
from companion.application.table.service import TableService
from companion.core.boxes import EditionId
from companion.core.commands import Entry, Rename, Swap, Transfer, Undo
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import TakeFromBank
from companion.core.record import dump_line
from companion.core.setup import Setup
from companion.storage.backup_folder import BackupFolder
from companion.storage.data_files import DataFiles
from companion.storage.sqlite.store import SqliteStore
from tests.statistics.totals import player_totals

NOW = datetime(2026, 5, 1, 20, tzinfo=UTC)
CARDS = ("judge", "bishop", "king", "queen", "thief", "cheat")
SETUP = Setup(EditionId.FIRST, ("Adele", "Bruno", "Cedric", "David"), CARDS, 0, 2, rules=1)


def seated(*names: str) -> Setup:
    return replace(SETUP, players=names)


def won_by(person: int, *more: Entry) -> list[str]:
    entries = (*[Swap()] * 4, *more, Transfer("bank", person, 7), Swap())
    return [dump_line(entry) for entry in entries]


@pytest.fixture
def store() -> MemoryStore:
    return MemoryStore(lambda: NOW)


def add(store: MemoryStore | SqliteStore, setup: Setup, lines: list[str]) -> GameId:
    game = store.create([dump_line(setup), *lines])
    store.leave()
    return game


def carry_out(service: TableService, change: NameChange) -> None:
    service.names.change(change)
    service.names.publish(change.games)


def rename(service: TableService, old: str, new: str) -> None:
    carry_out(service, service.names.plan_rename(old, new))


def forget(service: TableService, *names: str) -> None:
    carry_out(service, service.names.plan_forgetting(frozenset(names), "Player {}".format))


def wins(service: TableService) -> dict[str, tuple[int, int]]:
    """Games won and played by name."""
    found = (service.games.statistics(game) for game in service.games.newest_games())
    totals = player_totals([each for each in found if each is not None])
    return {each.name: (each.won, each.games) for each in totals}


def listed(service: TableService) -> set[str]:
    games = service.games.overviews()
    return {name for game in games for name in (*game.players, *(w.name for w in game.winners))}


def test_person_has_the_new_name_in_all_games(store: MemoryStore) -> None:
    add(store, SETUP, won_by(0))
    add(store, seated(" Adele ", "Ewa", "Fran", "Gus"), won_by(1))
    taken_over = seated("Hal", "Ewa", "Fran", "Gus")
    add(store, taken_over, won_by(0, Rename(0, "Adele")))
    service = TableService(store)
    assert "Adele" in listed(service)
    assert wins(service)["Adele"] == (2, 3)

    rename(service, "Adele", "Ada")

    assert wins(service)["Ada"] == (2, 3)
    assert wins(service) == wins(TableService(store))
    assert "Adele" not in wins(service)
    assert "Ada" in listed(service)
    assert "Adele" not in {name.strip() for name in listed(service)}
    assert listed(service) == listed(TableService(store))


def test_two_names_become_one_person_and_undo_tells_them_apart_again(store: MemoryStore) -> None:
    add(store, SETUP, won_by(0))
    add(store, seated("Ada", "Bruno", "Fran", "Gus"), won_by(0))
    service = TableService(store)
    before = {game.id: store.lines(game.id) for game in store.games()}
    counted, shown = wins(service), listed(service)

    change = service.names.plan_rename("Ada", "Adele")
    carry_out(service, change)
    assert wins(service)["Adele"] == (2, 2)

    carry_out(service, change.inverse)
    assert {game.id: store.lines(game.id) for game in store.games()} == before
    assert (wins(service), listed(service)) == (counted, shown)


def test_people_who_sat_together_are_not_one(store: MemoryStore) -> None:
    add(store, seated("Adele", "Bruno", "Fran", "Gus"), won_by(0, Rename(1, "Ewa")))
    service = TableService(store)
    for other in ("Ewa", "ewa", "Bruno"):
        with pytest.raises(PeopleError) as refused:
            service.names.plan_rename("Adele", other)
        assert refused.value.params == {"person": "Adele", "other": other}


def test_people_of_one_series_are_not_one(store: MemoryStore) -> None:
    add(store, SETUP, won_by(0))
    store.set_setting("series", '{"series":[{"people":["Adele","Ada","Bruno"]}]}')
    service = TableService(store)
    with pytest.raises(PeopleError):
        service.names.plan_rename("Adele", "Ada")
    rename(service, "Adele", "Eve")
    assert store.setting("series") == '{"series":[{"people":["Eve","Ada","Bruno"]}]}'


def test_new_game_being_prepared_with_empty_names_is_no_obstacle(store: MemoryStore) -> None:
    add(store, SETUP, won_by(0))
    service = TableService(store)
    service.group.save_draft('{"names":["Adele","Ada","",""]}')
    rename(service, "Adele", "Ada")
    assert service.group.draft() == '{"names":["Ada","Ada","",""]}'
    forget(service, "Ada")
    assert "Ada" not in (service.group.draft() or "")


def test_a_typo_put_right_during_a_game_may_be_put_right_in_all(store: MemoryStore) -> None:
    add(store, seated("Adelle", "Bruno", "Fran", "Gus"), won_by(0, Rename(0, "Adele"), Undo()))
    service = TableService(store)
    rename(service, "Adelle", "Adele")
    assert wins(service)["Adele"] == (1, 1)


def test_running_game_goes_on_undisturbed(store: MemoryStore) -> None:
    service = TableService(store)
    service.start(replace(SETUP, version=2, rules=1), service.snapshot.revision)
    before = service.submit([Swap()], service.snapshot.revision)

    rename(service, "Adele", "Ada")

    now = service.snapshot
    assert now.game is not None
    assert now.game.table.names[0] == "Ada"
    assert now.group is not None
    assert now.group.names[0] == "Ada"
    # a tap made before the change counts, and takes back the swap and nothing else
    service.submit([Undo()], before.revision)
    assert service.snapshot.game is not None
    assert service.snapshot.game.last is None


def test_saved_groups_follow_their_people(store: MemoryStore) -> None:
    service = TableService(store)
    service.group.change(
        SAVED_GROUPS, lambda groups: groups.with_new("Thursday", ("Adele", "Ada", "Bruno"))
    )
    rename(service, "Ada", "Adele")
    (group,) = service.snapshot.group_state.groups.groups
    assert group == SavedGroup(id=1, name="Thursday", people=("Adele", "Bruno"))
    forget(service, "Bruno")
    assert service.snapshot.group_state.groups.groups == ()


def test_name_of_a_group_forgets_whom_it_mentions(store: MemoryStore) -> None:
    service = TableService(store)
    people = ("Adele", "Bruno", "Ewa")
    service.group.change(SAVED_GROUPS, lambda groups: groups.with_new("With Adele", people))
    forget(service, "Adele")
    (group,) = service.snapshot.group_state.groups.groups
    assert (group.name, group.people) == ("With …", ("Bruno", "Ewa"))


def test_forgotten_person_gets_the_name_of_an_unnamed_seat(store: MemoryStore) -> None:
    add(store, seated("Player 2", "Adele", "Fran", "Gus"), won_by(1))
    service = TableService(store)
    forget(service, "Adele")
    assert wins(service) == {"Player 5": (1, 1), "Player 2": (0, 1), "Fran": (0, 1), "Gus": (0, 1)}


def test_forgetting_changes_no_id_that_looks_like_the_name(store: MemoryStore) -> None:
    add(store, seated("king", "Adele", "Fran", "Gus"), won_by(0))
    service = TableService(store)
    service.group.change(SCENARIO_SHEETS, lambda sheets: sheets.with_sheet("7-a", CARDS))
    forget(service, "king")
    assert wins(service)["Player 1"] == (1, 1)
    assert service.snapshot.group_state.sheets.cards == {"7-a": CARDS}


NAMES = pytest.mark.parametrize("name", ["Winifred", 'Łu"kasz\\', "翔太", "O'Neill  Ann"])


@pytest.fixture
def service_on_disk(tmp_path: Path) -> Iterator[tuple[TableService, SqliteStore]]:
    store = SqliteStore(tmp_path, lambda: NOW)
    yield TableService(store, lambda: NOW), store
    store.close()


@NAMES
def test_forgotten_name_is_in_no_byte_of_the_data_folder(
    name: str, service_on_disk: tuple[TableService, SqliteStore], tmp_path: Path
) -> None:
    service, store = service_on_disk
    setup = replace(seated(name, "Bruno", "Fran", "Gus"), house_set=True)
    own = CustomCharacter("house_1", f"{name}'s cook", (TakeFromBank(2),), f"For {name}")
    with_own = replace(setup, cards=(*CARDS, "house_1"), house=(own,))
    add(store, with_own, won_by(0, Rename(0, "Ewa"), Rename(1, name)))
    delete_game(store, add(store, setup, won_by(0)))
    service.start(setup, service.snapshot.revision, youngest=name)
    service.submit([Swap()], service.snapshot.revision)
    service.games.overviews()
    service.group.change(SAVED_GROUPS, lambda groups: groups.with_new("", (name, "Bruno", "Fran")))
    service.group.change(
        GROUP_SETTINGS, lambda own: own.with_note(EditionId.FIRST, "bank", f"Played as {name} says")
    )
    service.group.change(CHARACTER_LIBRARY, lambda library: library.with_added(own))
    favourite = FavouriteSet(name=f"Set of {name}", edition=EditionId.FIRST, players=4, cards=CARDS)
    service.group.change(FAVOURITE_SETS, lambda sets: sets.with_set(favourite))
    store.set_setting("group-unreadable", f'{{"people": ["{name}"], "newer": "{name}"}}')
    store.set_setting("group-settings-unreadable", name)
    before = wins(service)
    backups, files = BackupFolder(tmp_path), DataFiles(tmp_path)
    backups.save(service.archive.backup, NOW)
    shutil.copy(tmp_path / "companion.sqlite3", tmp_path / "companion.damaged-1.sqlite3")
    assert found_in(tmp_path, name)

    forget(service, name)
    service.names.purge()
    assert found_in(tmp_path, name)
    files.delete(files.mentioning(frozenset({name})))
    backups.save(service.archive.backup, NOW)
    assert backups.latest() is not None

    assert not found_in(tmp_path, name)
    assert len(service.games.overviews()) == 2
    assert sorted(wins(service).values()) == sorted(before.values())
    assert not found_in(tmp_path, name)
    store.close()
    assert not found_in(tmp_path, name)


def content_of(path: Path) -> bytes:
    if path.suffix == ".gz":
        return gzip.decompress(path.read_bytes())
    return path.read_bytes() if path.is_file() else b""


def found_in(folder: Path, name: str) -> bool:
    written = (name, name.replace("\\", "\\\\").replace('"', '\\"'), ascii(name)[1:-1])
    content = b"".join(map(content_of, folder.rglob("*")))
    return any(each.encode() in content for each in written)


def test_interrupted_purge_is_made_up_for_at_the_next_start(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path, lambda: NOW)
    add(store, seated("Winifred", "Bruno", "Fran", "Gus"), won_by(0))
    service = TableService(store)
    forget(service, "Winifred")
    TableService(store)
    assert not found_in(tmp_path, "Winifred")
    store.close()


def test_backup_from_before_brings_no_name_and_no_game_back() -> None:
    moments = (NOW.replace(minute=minute) for minute in range(60))
    store = MemoryStore(lambda: next(moments))
    add(store, SETUP, won_by(0, Rename(1, "Ewa")))
    other = seated("Adele", "Fran", "Gus", "Hal")
    longer = won_by(0)
    game = add(store, other, longer[:3])
    service = TableService(store)
    before = service.archive.backup()
    store.append(game, 4, longer[3:])
    played = service.archive.backup()

    forget(service, "Adele", "Ewa")
    store.rewrite([], {"group": None})
    restored = service.archive.merge_backup(read_backup(played))
    assert (restored.added, restored.continued, restored.kept) == (0, 0, 2)
    service.archive.merge_backup(read_backup(before))
    assert set(wins(service)).isdisjoint({"Adele", "Ewa"})


def test_game_that_went_on_elsewhere_goes_on_under_its_new_names() -> None:
    store, elsewhere = MemoryStore(lambda: NOW), MemoryStore(lambda: NOW)
    add(store, SETUP, won_by(0)[:3])
    add(elsewhere, SETUP, won_by(0))
    service = TableService(store)
    rename(service, "Adele", "Ada")
    restored = service.archive.merge_backup(read_backup(TableService(elsewhere).archive.backup()))
    assert (restored.added, restored.continued) == (0, 1)
    assert wins(service)["Ada"] == (1, 1)


def test_saved_groups_are_in_backups_once(store: MemoryStore) -> None:
    service = TableService(store)
    service.group.change(
        SAVED_GROUPS, lambda groups: groups.with_new("Thursday", ("Adele", "Bruno"))
    )
    backup = read_backup(service.archive.backup())
    service.archive.merge_backup(backup)
    elsewhere = TableService(MemoryStore(lambda: NOW))
    elsewhere.group.change(SAVED_GROUPS, lambda groups: groups.with_new("", ("Ewa", "Fran")))
    elsewhere.archive.merge_backup(backup)

    assert len(service.archive.publish_merged().group_state.groups.groups) == 1
    names = [each.people for each in elsewhere.archive.publish_merged().group_state.groups.groups]
    assert names == [("Ewa", "Fran"), ("Adele", "Bruno")]
