"""The group's note on an entry ("We play it so"), and its editor."""

from dataclasses import replace

import flet as ft

from companion.application.group.settings import NOTE_LIMIT
from companion.ui.board.badges import tag
from companion.ui.kit.palette import current_palette
from companion.ui.layout.tokens import Space
from companion.ui.page.reading import NoteDraft, Reading
from companion.ui.rulebook.list_rows import quiet_button
from companion.ui.rulebook.reader import Reader
from companion.ui.rulebook.rule_fields import note_field


def note(rule: str, reader: Reader) -> ft.Control:
    """Return the note on an entry, the button to write one, or the editor."""
    draft = reader.view.state(Reading).note
    saved = reader.view.group_state.settings.note(reader.edition, rule)
    at = f"{reader.edition}-{rule}"
    if draft is not None and (draft.edition, draft.section) == (reader.edition, rule):
        return ft.Container(_editor(draft, reader, remove=saved is not None), key=f"editor-{at}")
    if saved is not None:
        return ft.Container(_note(rule, saved, reader), key=f"note-{at}")
    label = reader.say.text("rules-note-add")
    add = quiet_button(label, ft.Icons.GROUPS, lambda: _write(rule, "", reader))
    return ft.Container(ft.Row([add]), key=f"no-note-{at}")


def _note(rule: str, saved: str, reader: Reader) -> ft.Control:
    palette = current_palette()
    edit = quiet_button(
        reader.say.text("rules-note-edit"), ft.Icons.EDIT, lambda: _write(rule, saved, reader)
    )
    return ft.Container(
        border=ft.Border.only(left=ft.BorderSide(4, palette.court)),
        padding=ft.Padding.only(left=Space.M),
        content=ft.Column(
            [
                ft.Row([_pill(reader)]),
                ft.Text(saved, style=reader.body(reader.language)),
                ft.Row([edit]),
            ],
            spacing=Space.XS,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        ),
    )


def _pill(reader: Reader) -> ft.Control:
    return tag(reader.say.text("rules-note"), ft.Icons.GROUPS, current_palette().ruling)


def _write(rule: str, words: str, reader: Reader) -> None:
    _edit_note(NoteDraft(reader.edition, rule, words), reader)


def _edit_note(note: NoteDraft | None, reader: Reader) -> None:
    """Edit this note, or close the editor."""
    reader.actions.change(replace(reader.actions.view.state(Reading), note=note))


def _editor(draft: NoteDraft, reader: Reader, *, remove: bool) -> ft.Control:
    say = reader.say.text
    field = note_field(
        current_palette(),
        f"{draft.edition}/{draft.section}",
        draft.words,
        say("rules-note"),
        say("rules-note-hint"),
        lambda words: _write(draft.section, words, reader),
    )
    buttons = [
        quiet_button(say("rules-note-keep"), ft.Icons.CHECK, lambda: _save(reader)),
        quiet_button(say("cancel"), ft.Icons.CLOSE, lambda: _edit_note(None, reader)),
    ]
    if remove:
        buttons.append(
            quiet_button(
                say("rules-note-remove"),
                ft.Icons.DELETE_OUTLINE,
                lambda: _save_words(draft.section, "", reader),
            )
        )
    return ft.Column(
        [field, ft.Row(buttons, wrap=True, spacing=Space.XXS)],
        spacing=Space.XS,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _save(reader: Reader) -> None:
    draft = reader.actions.view.state(Reading).note
    if draft is not None:
        _save_words(draft.section, draft.words, reader)


def _save_words(section: str, words: str, reader: Reader) -> None:
    words = words[:NOTE_LIMIT]
    if reader.actions.change_settings(
        lambda customs: customs.with_note(reader.edition, section, words)
    ):
        _edit_note(None, reader)
