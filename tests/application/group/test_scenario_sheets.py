import pytest
from pydantic import ValidationError

from companion.application.group.scenario_sheets import SCENARIO_SHEETS, ScenarioSheets
from tests.application.failing_store import FailingStore

CARDS = ("judge", "king")


def test_sheet_is_stored_by_number_and_side(store: FailingStore) -> None:
    SCENARIO_SHEETS.save(store, SCENARIO_SHEETS.load(store).with_sheet("4-a", CARDS))
    SCENARIO_SHEETS.save(store, SCENARIO_SHEETS.load(store).with_sheet("12-b", ("judge", "queen")))
    SCENARIO_SHEETS.save(store, SCENARIO_SHEETS.load(store).with_sheet("12-b", CARDS))

    assert SCENARIO_SHEETS.load(store).cards == {"4-a": CARDS, "12-b": CARDS}


@pytest.mark.parametrize("place", ["3-a", "13-a", "7-c", "7", "", "7-a "])
def test_sheet_that_no_box_has_is_rejected(place: str) -> None:
    with pytest.raises(ValidationError):
        ScenarioSheets().with_sheet(place, CARDS)


def test_unreadable_setting_is_set_aside_before_it_is_replaced(
    store: FailingStore,
) -> None:
    of_a_later_program = '{"cards": {"7-a": ["judge"]}, "more": 1}'
    store.set_setting("sheets", of_a_later_program)
    SCENARIO_SHEETS.save(store, ScenarioSheets().with_sheet("4-a", CARDS))
    SCENARIO_SHEETS.save(store, SCENARIO_SHEETS.load(store).with_sheet("5-a", CARDS))

    assert SCENARIO_SHEETS.load(store).cards == {"4-a": CARDS, "5-a": CARDS}
    assert store.setting("sheets-unreadable") == of_a_later_program


@pytest.mark.parametrize("stored", ["", "{", '{"cards": {"7-a": []}}'])
def test_unreadable_sheets_count_as_none(stored: str, store: FailingStore) -> None:
    store.set_setting("sheets", stored)

    assert SCENARIO_SHEETS.load(store) == ScenarioSheets()
