"""What a group keeps beside its games is read strictly, whatever it is."""

import json

import pytest
from pydantic import BaseModel

from companion.core.house import HouseCharacter
from companion.core.powers.blocks import ByHand
from companion.core.setup import Setup
from companion.i18n import Language
from companion.session.customs import Customs
from companion.session.group import Group
from companion.session.house import House
from companion.session.noted import note, noted
from companion.session.sheets import Sheets
from companion.session.unpacking import Ticks
from tests.session.failing_store import FailingStore


@pytest.fixture(params=[Customs, Group, House, Sheets, Ticks])
def kept(request: pytest.FixtureRequest, setup: Setup) -> BaseModel:
    """A note of each kind, with something in it."""
    notes = (
        Customs(cards=Language.JA),
        Group.of(setup, tablet_holds_coins=True),
        House().having(HouseCharacter("house_1", "Cook", (ByHand(),))),
        Sheets().reading("4-a", setup.cards),
        Ticks(game=1, done=frozenset({"court"})),
    )
    return next(each for each in notes if type(each) is request.param)


def test_a_key_that_is_not_known_makes_a_note_one_that_cannot_be_read(
    store: FailingStore, kept: BaseModel
) -> None:
    note(store, "kept", kept)
    assert noted(store, "kept", type(kept)) == kept

    written = json.loads(store.setting("kept") or "")
    store.set_setting("kept", json.dumps({**written, "more": 1}))

    assert noted(store, "kept", type(kept)) is None
