"""What a group has deleted comes back for thirty days."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.application.group.character_library import CHARACTER_LIBRARY
from companion.application.group.favourite_sets import FAVOURITE_SETS, FavouriteSet
from companion.application.group.recently_deleted import RECENTLY_DELETED, Thing
from companion.application.group.saved_groups import SAVED_GROUPS, SavedGroup
from companion.application.group.scenario_sheets import SCENARIO_SHEETS, CopiedSheet
from companion.application.memory_store import MemoryStore
from companion.application.table.service import TableService
from companion.core.boxes import EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import TakeFromBank
from tests.ui.pages import empty_store

NOW = datetime(2026, 3, 1, 20, tzinfo=UTC)
COOK = CustomCharacter("house_1", "Cook", (TakeFromBank(2),), bank_money=True)
FRIDAY = FavouriteSet(
    name="Friday", edition=EditionId.FIRST, players=4, cards=("judge", "house_1"), house=(COOK,)
)
SHEET = CopiedSheet(sheet="7-a", cards=("judge", "king"))
CLUB = SavedGroup(id=1, name="Club", people=("Adele", "Bruno"))


def _service(store: MemoryStore, now: datetime = NOW) -> TableService:
    return TableService(store, lambda: now)


def _with_everything(store: MemoryStore) -> TableService:
    group = _service(store).group
    group.change(FAVOURITE_SETS, lambda sets: sets.with_set(FRIDAY))
    group.change(CHARACTER_LIBRARY, lambda all_: all_.with_added(COOK))
    group.change(SCENARIO_SHEETS, lambda all_: all_.with_sheet(SHEET.sheet, SHEET.cards))
    group.change(SAVED_GROUPS, lambda all_: all_.with_new(CLUB.name, CLUB.people))
    return _service(store)


@pytest.mark.parametrize("thing", [FRIDAY, COOK, SHEET, CLUB], ids=lambda each: type(each).__name__)
def test_deleted_thing_comes_back_after_a_start(thing: Thing) -> None:
    store = empty_store()
    service = _with_everything(store)
    before = service.snapshot.group_state
    service.group.delete(thing)
    service = _service(store, NOW + timedelta(days=29))
    state = service.snapshot.group_state
    assert state != before
    (deleted,) = state.deleted.things
    assert (deleted.thing, deleted.when) == (thing, NOW)
    service.group.restore(deleted)
    assert _service(store).snapshot.group_state == before
    # a second tap changes nothing
    assert service.group.restore(deleted).group_state == before


def test_thing_is_removed_after_thirty_days() -> None:
    store = empty_store()
    _with_everything(store).group.delete(COOK)
    _service(store, NOW + timedelta(days=31))
    assert RECENTLY_DELETED.load(store).things == ()


def test_thing_whose_name_is_taken_meanwhile_comes_back_beside_it() -> None:
    store = empty_store()
    group = _with_everything(store).group
    group.delete(FRIDAY)
    group.delete(COOK)
    group.change(FAVOURITE_SETS, lambda sets: sets.with_set(FRIDAY))
    group.change(CHARACTER_LIBRARY, lambda all_: all_.with_added(COOK))
    for deleted in RECENTLY_DELETED.load(store).things:
        group.restore(deleted)
    assert [each.name for each in FAVOURITE_SETS.load(store).sets] == ["Friday", "Friday 2"]
    characters = CHARACTER_LIBRARY.load(store).characters
    assert [(each.id, each.name) for each in characters] == [
        ("house_1", "Cook"),
        ("house_2", "Cook 2"),
    ]


def test_forgotten_name_is_forgotten_in_what_was_deleted() -> None:
    store = empty_store()
    service = _with_everything(store)
    service.group.delete(CLUB)
    service.names.change(service.names.plan_forgetting(frozenset({"Adele"}), lambda seat: "?"))
    assert "Adele" not in RECENTLY_DELETED.write(RECENTLY_DELETED.load(store))
