import pytest
from pydantic import ValidationError

from companion.application.scenario_sheets import Sheets, keep_sheets, sheets_of
from tests.application.failing_store import FailingStore

CARDS = ("judge", "king")


def test_a_sheet_is_remembered_under_its_number_and_side(store: FailingStore) -> None:
    keep_sheets(store, sheets_of(store).reading("4-a", CARDS))
    keep_sheets(store, sheets_of(store).reading("12-b", ("judge", "queen")))
    keep_sheets(store, sheets_of(store).reading("12-b", CARDS))

    assert sheets_of(store).cards == {"4-a": CARDS, "12-b": CARDS}


@pytest.mark.parametrize("place", ["3-a", "13-a", "7-c", "7", "", "7-a "])
def test_a_sheet_that_no_box_has_is_refused(place: str) -> None:
    with pytest.raises(ValidationError):
        Sheets().reading(place, CARDS)


def test_a_note_that_cannot_be_read_is_set_aside_before_it_is_written_over(
    store: FailingStore,
) -> None:
    of_a_later_program = '{"cards": {"7-a": ["judge"]}, "more": 1}'
    store.set_setting("sheets", of_a_later_program)
    keep_sheets(store, Sheets().reading("4-a", CARDS))
    keep_sheets(store, sheets_of(store).reading("5-a", CARDS))

    assert sheets_of(store).cards == {"4-a": CARDS, "5-a": CARDS}
    assert store.setting("sheets-unreadable") == of_a_later_program


@pytest.mark.parametrize("stored", ["", "{", '{"cards": {"7-a": []}}'])
def test_a_note_that_cannot_be_read_is_passed_over(stored: str, store: FailingStore) -> None:
    store.set_setting("sheets", stored)

    assert sheets_of(store) == Sheets()
