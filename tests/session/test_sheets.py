from datetime import UTC, datetime

import pytest
from pydantic import ValidationError

from companion.session.sheets import Sheets, keep, sheets_of
from companion.storage.memory import MemoryStore

CARDS = ("judge", "king")


def store() -> MemoryStore:
    return MemoryStore(lambda: datetime(2026, 1, 1, tzinfo=UTC))


def test_a_sheet_is_remembered_under_its_number_and_side() -> None:
    kept = store()
    keep(kept, sheets_of(kept).reading("4-a", CARDS))
    keep(kept, sheets_of(kept).reading("12-b", ("judge", "queen")))
    keep(kept, sheets_of(kept).reading("12-b", CARDS))

    assert sheets_of(kept).cards == {"4-a": CARDS, "12-b": CARDS}


@pytest.mark.parametrize("place", ["3-a", "13-a", "7-c", "7", "", "7-a "])
def test_a_sheet_that_no_box_has_is_refused(place: str) -> None:
    with pytest.raises(ValidationError):
        Sheets().reading(place, CARDS)


def test_a_note_that_cannot_be_read_is_set_aside_before_it_is_written_over() -> None:
    kept = store()
    of_a_later_program = '{"cards": {"7-a": ["judge"]}, "more": 1}'
    kept.set_setting("sheets", of_a_later_program)
    keep(kept, Sheets().reading("4-a", CARDS))
    keep(kept, sheets_of(kept).reading("5-a", CARDS))

    assert sheets_of(kept).cards == {"4-a": CARDS, "5-a": CARDS}
    assert kept.setting("sheets-unreadable") == of_a_later_program


@pytest.mark.parametrize("stored", ["", "{", '{"cards": {"7-a": []}}'])
def test_a_note_that_cannot_be_read_is_passed_over(stored: str) -> None:
    kept = store()
    kept.set_setting("sheets", stored)

    assert sheets_of(kept) == Sheets()
