"""The group's notes, and the language of its cards."""

from dataclasses import replace

import pytest

from companion.application.group.settings import GROUP_SETTINGS, GroupSettings
from companion.application.ports import FaultCode, StorageFault
from companion.core.boxes import EditionId
from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners
from companion.ui.page.reading import NoteDraft, Reading
from tests.ui.rulebook.reading import Reader


def write_down(reader: Reader, words: str) -> None:
    note = NoteDraft(EditionId.FIRST, "fines", words)
    reader.actions.rulebook.change(replace(reader.view.state(Reading), note=note))


def write(reader: Reader, words: str) -> None:
    write_down(reader, words)
    reader.tap("Save")


def note_elsewhere(reader: Reader, section: str) -> None:
    """Save a note from another page, and show it on this one."""
    snapshot = reader.actions.context.services.table.group.change(
        GROUP_SETTINGS,
        lambda settings: settings.with_note(EditionId.FIRST, section, "From the phone."),
    )
    reader.actions.context.show_snapshot(snapshot)


def test_saved_note_is_shown_with_its_section() -> None:
    reader = Reader("/rules/first/fines")
    reader.tap("Add a note")
    write(reader, "  Fines are 2 coins.  ")

    assert reader.sees("How we play it", "Fines are 2 coins.")
    assert GROUP_SETTINGS.load(reader.store).note(EditionId.FIRST, "fines") == "Fines are 2 coins."
    assert reader.goes("/rules/first/fines?show=1").sees("How we play it: Fines are 2 coins.")
    assert not reader.goes("/rules/second/fines").sees("Fines are 2 coins.")


def test_note_can_be_changed_and_removed() -> None:
    reader = Reader("/rules/first/fines")
    write(reader, "half a coin")
    reader.tap("Edit note")
    write(reader, "three coins")
    assert reader.sees("three coins")
    assert not reader.sees("half a coin")

    reader.tap("Edit note")
    reader.tap("Delete note")

    assert not reader.sees("How we play it")
    assert GROUP_SETTINGS.load(reader.store) == GroupSettings()


def test_note_editor_can_be_cancelled() -> None:
    reader = Reader("/rules/first/fines")
    reader.tap("Add a note")
    write_down(reader, "perhaps")
    reader.tap("Cancel")

    assert reader.sees("Add a note")
    assert GROUP_SETTINGS.load(reader.store) == GroupSettings()


def test_note_belongs_to_its_section() -> None:
    reader = Reader("/rules/first/fines")
    write_down(reader, "half written")
    reader.goes("/rules/first/court")

    assert reader.sees("Add a note")
    assert not reader.sees("Save")


def test_note_that_cannot_be_saved_shows_a_notice(monkeypatch: pytest.MonkeyPatch) -> None:
    reader = Reader("/rules/first/fines")

    def full(lines: object, settings: object) -> None:
        raise StorageFault(FaultCode.DISK_FULL, path="/x")

    monkeypatch.setattr(reader.store, "rewrite", full)
    write(reader, "Fines are 2 coins.")

    assert reader.view.notice
    assert reader.view.notice in reader.words()
    # and the draft is still there
    assert reader.view.state(Reading).note == NoteDraft(
        EditionId.FIRST, "fines", "Fines are 2 coins."
    )


def test_notes_of_other_pages_are_shown() -> None:
    reader = Reader("/table")
    note_elsewhere(reader, "fines")
    reader.actions.navigation.open_rule("fines")

    assert reader.sees("From the phone.")


def test_abandoned_draft_does_not_hide_another_pages_note() -> None:
    reader = Reader("/rules/first/fines")
    write_down(reader, "half written")
    reader.goes("/table")
    note_elsewhere(reader, "fines")
    reader.actions.navigation.open_rule("fines")

    assert reader.sees("From the phone.", "Edit note")
    assert not reader.sees("Save")


def test_saving_a_note_keeps_notes_of_other_pages() -> None:
    reader = Reader("/rules/first/fines")
    note_elsewhere(reader, "court")
    write(reader, "Fines are 2 coins.")

    assert len(GROUP_SETTINGS.load(reader.store).notes) == 2


def test_names_on_cards_stand_beside_the_readers() -> None:
    reader = Reader("/rules/first/character-inquisitor?lang=pl")
    assert not reader.sees("審問官", "Na karcie")

    reader.actions.change_settings(lambda customs: customs.with_card_language(Language.JA))

    assert reader.sees("Inkwizytor", "審問官")
    assert any(
        "審問官" in (said := without_joiners(word)) and said != "審問官" for word in reader.words()
    )


def test_card_language_is_chosen_in_the_contents() -> None:
    reader = Reader("/rules?kind=character")
    assert reader.sees("What language are your cards in?")
    reader.tap("日本語", at=-1)

    assert GROUP_SETTINGS.load(reader.store).card_language is Language.JA
    assert reader.sees("Your cards are in: 日本語")
