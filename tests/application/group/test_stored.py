"""Parts of what a group keeps: each is read strictly, and goes wherever all of them go."""

import json
from datetime import UTC, datetime
from operator import or_
from typing import Any, Final

import pytest
from pydantic import BaseModel

from companion.application.backup import make_backup, read_backup, restore_backup
from companion.application.group.character_library import CHARACTER_LIBRARY, CharacterLibrary
from companion.application.group.guests import GUEST_RIGHTS, GuestRefused, GuestRights
from companion.application.group.last_group import LAST_GROUP, Group
from companion.application.group.scenario_sheets import SCENARIO_SHEETS, ScenarioSheets
from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.application.group.setup_progress import SETUP_PROGRESS, SetupProgress
from companion.application.group.stored import InBackup, NamePlaces, Stored
from companion.application.group_state import PARTS
from companion.application.memory_store import MemoryStore
from companion.application.people.people import PeopleError
from companion.application.table.service import TableService
from companion.application.table.snapshot import Snapshot
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import ByHand
from companion.core.setup import Setup
from companion.i18n import Language
from tests.application.failing_store import FailingStore

NOW = datetime(2026, 11, 25, 20, tzinfo=UTC)


class Hats(BaseModel, frozen=True, extra="forbid"):
    """Who wears a hat, and what for: a part that only this test knows."""

    wearers: tuple[str, ...] = ()
    reasons: dict[str, str] = {}

    def __or__(self, other: "Hats") -> "Hats":
        return Hats(
            wearers=self.wearers or other.wearers, reasons={**other.reasons, **self.reasons}
        )


HATS: Final = Stored(
    key="hats",
    read=Hats.model_validate_json,
    default=Hats(),
    old_keys=("caps", "bonnets"),
    in_backup=InBackup("hats", or_),
    names=NamePlaces(frozenset({"wearers"}), frozenset({"reasons"})),
)
WORN = Hats(wearers=("Adele", "Bruno"), reasons={"red": "Adele won"})


def table(store: MemoryStore) -> TableService:
    return TableService(store, lambda: NOW, (*PARTS, HATS))


def change_names(service: TableService, planned: Any) -> Snapshot:
    service.names.change(planned)
    return service.names.publish(planned.games)


def test_part_is_changed_published_and_loaded(store: FailingStore) -> None:
    service, told = table(store), list[Snapshot]()
    service.subscribe(told.append)
    service.group.change(HATS, lambda hats: hats | WORN)
    assert [each.group_state[HATS] for each in told] == [WORN]
    assert table(store).snapshot.group_state[HATS] == WORN


def test_part_is_restored_from_a_backup(store: FailingStore) -> None:
    HATS.save(store, WORN)
    parts = (*PARTS, HATS)
    backup = read_backup(make_backup(store, NOW, parts), parts)

    other = FailingStore()
    assert not restore_backup(other, backup).settings_kept
    assert HATS.load(other) == WORN
    HATS.save(other, Hats(reasons={"red": "Chess", "blue": ""}))
    assert restore_backup(other, backup).settings_kept
    assert HATS.load(other) == Hats(wearers=WORN.wearers, reasons={"red": "Chess", "blue": ""})


def test_names_in_a_part_are_changed_and_forgotten(store: FailingStore) -> None:
    HATS.save(store, WORN)
    service = table(store)
    with pytest.raises(PeopleError):
        service.names.plan_rename("Adele", "Bruno")
    now = change_names(service, service.names.plan_rename("Adele", "Ada"))
    assert now.group_state[HATS].wearers == ("Ada", "Bruno")

    forgetting = service.names.plan_forgetting(frozenset({"Adele", "Bruno"}), "Player {}".format)
    now = change_names(service, forgetting)
    assert now.group_state[HATS] == Hats(wearers=("Ada", "Player 2"), reasons={"red": "… won"})
    assert HATS.load(store) == now.group_state[HATS]


def test_old_keys_are_read_until_the_part_is_stored_anew(store: FailingStore) -> None:
    store.set_setting("bonnets", HATS.write(Hats()))
    store.set_setting("caps", HATS.write(WORN))
    assert HATS.load(store) == WORN
    HATS.save(store, Hats(reasons={"green": "Chess"}))
    assert store.settings() == {"hats": '{"wearers":[],"reasons":{"green":"Chess"}}'}


def test_new_key_counts_where_both_are_stored(store: FailingStore) -> None:
    store.set_setting("caps", HATS.write(WORN))
    store.set_setting("hats", HATS.write(Hats()))
    assert HATS.load(store) == Hats()


def test_unreadable_text_under_an_old_key_is_set_aside(store: FailingStore) -> None:
    store.set_setting("caps", "from a later version")
    assert HATS.load(store) == Hats()
    HATS.save(store, WORN)
    assert HATS.load(store) == WORN
    assert store.settings().keys() == {"hats", "hats-unreadable"}
    assert store.setting("hats-unreadable") == "from a later version"


def test_part_of_the_host_is_closed_to_guests_who_may_do_everything(store: FailingStore) -> None:
    host = table(store)
    guest = host.for_guest("phone")
    guest.seats.sit("Adele")
    host.seats.allow_everything("phone", allowed=True)
    with pytest.raises(GuestRefused):
        guest.group.change(GUEST_RIGHTS, lambda _: GuestRights.LOOK)
    assert guest.group.change(HATS, lambda _: WORN).group_state[HATS] == WORN


@pytest.fixture(params=["settings", "group", "characters", "sheets", "progress"])
def kept(request: pytest.FixtureRequest, setup: Setup) -> tuple[Stored[Any], BaseModel]:
    """A part with a value."""
    cook = CustomCharacter("house_1", "Cook", (ByHand(),))
    parts: dict[str, tuple[Stored[Any], BaseModel]] = {
        "settings": (GROUP_SETTINGS, GroupSettings(card_language=Language.JA)),
        "group": (LAST_GROUP, Group.of(setup, tablet_holds_coins=True)),
        "characters": (CHARACTER_LIBRARY, CharacterLibrary().with_added(cook)),
        "sheets": (SCENARIO_SHEETS, ScenarioSheets().with_sheet("4-a", setup.cards)),
        "progress": (SETUP_PROGRESS, SetupProgress(game=1, done=frozenset({"court"}))),
    }
    return parts[request.param]


def test_part_with_unknown_key_is_unreadable(
    store: FailingStore, kept: tuple[Stored[Any], BaseModel]
) -> None:
    part, value = kept
    part.save(store, value)
    assert part.load(store) == value

    written = json.loads(store.setting(part.key) or "")
    store.set_setting(part.key, json.dumps({**written, "more": 1}))

    assert part.load(store) == part.default
