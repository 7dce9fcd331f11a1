"""All settings are read strictly."""

import json

import pytest
from pydantic import BaseModel

from companion.application.group.character_library import CharacterLibrary
from companion.application.group.last_group import Group
from companion.application.group.scenario_sheets import ScenarioSheets
from companion.application.group.settings import GroupSettings
from companion.application.group.setup_progress import SetupProgress
from companion.application.settings_store import read_setting, write_setting
from companion.core.custom_characters import CustomCharacter
from companion.core.powers.blocks import ByHand
from companion.core.setup import Setup
from companion.i18n import Language
from tests.application.failing_store import FailingStore


@pytest.fixture(params=[GroupSettings, Group, CharacterLibrary, ScenarioSheets, SetupProgress])
def kept(request: pytest.FixtureRequest, setup: Setup) -> BaseModel:
    """A setting of each kind, with a value."""
    notes = (
        GroupSettings(card_language=Language.JA),
        Group.of(setup, tablet_holds_coins=True),
        CharacterLibrary().with_added(CustomCharacter("house_1", "Cook", (ByHand(),))),
        ScenarioSheets().with_sheet("4-a", setup.cards),
        SetupProgress(game=1, done=frozenset({"court"})),
    )
    return next(each for each in notes if type(each) is request.param)


def test_setting_with_unknown_key_is_unreadable(store: FailingStore, kept: BaseModel) -> None:
    write_setting(store, "kept", kept)
    assert read_setting(store, "kept", type(kept)) == kept

    written = json.loads(store.setting("kept") or "")
    store.set_setting("kept", json.dumps({**written, "more": 1}))

    assert read_setting(store, "kept", type(kept)) is None
