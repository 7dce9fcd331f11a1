"""Settings of a group are stored and validated."""

from datetime import UTC, datetime
from pathlib import Path

import pytest
from pydantic import ValidationError

from companion.application.group.settings import GROUP_SETTINGS, NOTE_LIMIT, GroupSettings
from companion.core.boxes import EditionId
from companion.i18n import CardLanguage, Language, NameLanguage
from companion.storage.sqlite.store import SqliteStore

FIRST = EditionId.FIRST


def _store(folder: Path) -> SqliteStore:
    return SqliteStore(folder, lambda: datetime(2031, 5, 17, tzinfo=UTC))


@pytest.mark.parametrize("cards", [Language.JA, CardLanguage.ES])
def test_saved_settings_are_loaded_unchanged(tmp_path: Path, cards: NameLanguage) -> None:
    store = _store(tmp_path)
    assert GROUP_SETTINGS.load(store) == GroupSettings()
    settled = GroupSettings(card_language=cards).with_note(FIRST, "fines", "2 монеты, 「2金」")
    GROUP_SETTINGS.save(store, settled)
    store.close()

    again = _store(tmp_path)
    assert GROUP_SETTINGS.load(again) == settled
    again.close()


def test_note_belongs_to_one_section_of_one_edition() -> None:
    customs = GroupSettings().with_note(FIRST, "fines", "one").with_note(FIRST, "court", "two")

    assert customs.note(FIRST, "fines") == "one"
    assert customs.note(FIRST, "court") == "two"
    assert customs.note(EditionId.SECOND, "fines") is None


@pytest.mark.parametrize("nothing", ["", "  ", "\n\t"])
def test_blank_note_removes_the_note(nothing: str) -> None:
    assert (
        GroupSettings().with_note(FIRST, "fines", "one").with_note(FIRST, "fines", nothing)
        == GroupSettings()
    )


@pytest.mark.parametrize(
    ("section", "words"), [("fines", "x" * (NOTE_LIMIT + 1)), ("No Such Id", "x"), ("", "x")]
)
def test_note_that_is_too_long_or_has_an_invalid_section_is_rejected(
    section: str, words: str
) -> None:
    with pytest.raises(ValidationError):
        GroupSettings().with_note(FIRST, section, words)


@pytest.mark.parametrize(
    "stored",
    ["", "nonsense", "[]", '{"cards": "xx"}', '{"notes": {"fines": "x"}}'],
)
def test_unreadable_settings_count_as_defaults(stored: str, tmp_path: Path) -> None:
    store = _store(tmp_path)
    store.set_setting("group-settings", stored)

    assert GROUP_SETTINGS.load(store) == GroupSettings()
    store.close()
