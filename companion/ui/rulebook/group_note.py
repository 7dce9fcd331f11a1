"""The group's note on an entry ("We play it so"), and its editor."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.application.group.settings import NOTE_LIMIT
from companion.ui.board.badges import tag
from companion.ui.kit.palette import current_palette, set_palette
from companion.ui.kit.rows import stretched
from companion.ui.kit.styles import field_border
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Palette, Size, Space
from companion.ui.page.reading import NoteDraft
from companion.ui.rulebook.actions import RulebookActions
from companion.ui.rulebook.list_rows import quiet_button
from companion.ui.rulebook.reader import Reader


def group_note(
    rule: str, draft: NoteDraft | None, reader: Reader, actions: RulebookActions
) -> ft.Control:
    """Return the note on an entry, the button to write one, or the editor with the draft."""
    edition, say = reader.edition, reader.say.text
    saved = reader.settings.note(edition, rule)
    at = f"{edition}-{rule}"
    if draft is not None and (draft.edition, draft.section) == (edition, rule):
        editor = _editor(draft, reader, actions, remove=saved is not None)
        return ft.Container(editor, key=f"editor-{at}")
    if saved is None:
        write = partial(actions.write_note, edition, rule, "")
        add = quiet_button(say("rules-note-add"), ft.Icons.GROUPS, write)
        return ft.Container(ft.Row([add]), key=f"no-note-{at}")
    palette, write = current_palette(), partial(actions.write_note, edition, rule, saved)
    parts: list[ft.Control] = [
        ft.Row([tag(say("rules-note"), ft.Icons.GROUPS, palette.ruling)]),
        ft.Text(saved, style=reader.body(reader.language)),
        ft.Row([quiet_button(say("rules-note-edit"), ft.Icons.EDIT, write)]),
    ]
    return ft.Container(
        stretched(parts, Space.XS),
        key=f"note-{at}",
        border=ft.Border.only(left=ft.BorderSide(4, palette.court)),
        padding=ft.Padding.only(left=Space.M),
    )


def _editor(
    draft: NoteDraft, reader: Reader, actions: RulebookActions, *, remove: bool
) -> ft.Control:
    say, at = reader.say.text, (draft.edition, draft.section)
    field = _note_field(
        current_palette(),
        "/".join(at),
        draft.words,
        say("rules-note"),
        say("rules-note-hint"),
        partial(actions.write_note, *at),
    )
    buttons = [
        quiet_button(say("rules-note-keep"), ft.Icons.CHECK, actions.save_note),
        quiet_button(say("cancel"), ft.Icons.CLOSE, actions.close_note),
    ]
    if remove:
        delete = partial(actions.replace_note, *at, "")
        buttons.append(quiet_button(say("rules-note-remove"), ft.Icons.DELETE_OUTLINE, delete))
    return stretched([field, ft.Row(buttons, wrap=True, spacing=Space.XXS)], Space.XS)


@ft.component
def _note_field(
    palette: Palette,
    section: str,
    words: str,
    label: str,
    hint: str,
    on_typed: Callable[[str], object],
) -> ft.Control:
    """Return the field for the note on a section, starting with `words`.

    It is uncontrolled: a letter on its way would be overwritten by an earlier render.
    """
    set_palette(palette)

    def made() -> ft.TextField:
        return ft.TextField(
            value=words,
            label=label,
            hint_text=hint,
            max_length=NOTE_LIMIT,
            multiline=True,
            min_lines=2,
            max_lines=6,
            autofocus=True,
            text_style=style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE),
            border=field_border(),
            on_change=lambda event: on_typed(event.control.value or ""),
        )

    return ft.use_memo(made, [section, label, palette.name])
