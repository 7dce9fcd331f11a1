"""Sharing a set as QR code and text, and opening a shared one."""

from collections.abc import Callable
from dataclasses import replace

import flet as ft

from companion.sharing import SharedSet, encode_set
from companion.ui.kit.buttons import Action, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.qr_code import qr_code
from companion.ui.kit.rows import stretched
from companion.ui.kit.semantics import spoken
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Size, Space
from companion.ui.new_game.actions import NewGameActions
from companion.ui.new_game.state import Draft
from companion.ui.page.common import body_text, scan_button
from companion.ui.page.copy_and_share import copy_and_share
from companion.ui.page.fields import kept_field, text_field
from companion.ui.page.routes import SHARED_SET_PREFIX

_CODE = 240.0


def share_set(draft: Draft, actions: NewGameActions) -> ft.Control:
    """Return the set as a QR code and a text; a link if other devices can connect."""
    say, palette = actions.say.text, current_palette()
    house = draft.house_among(draft.cards)
    text = encode_set(SharedSet(draft.edition, len(draft.names), draft.cards, house))
    route = f"{SHARED_SET_PREFIX}{text}"
    scanned = actions.phones.url_elsewhere(route) or text
    # without the invitation: a set may be sent to anyone
    link = actions.phones.url_elsewhere(route, invites=False) or text
    title = draft.set_name.strip() or say("app-name")
    shown = style(Font.MEDIUM, Size.BODY, palette.text, Size.BODY_LINE)
    return ft.Column(
        [
            body_text(say("builder-share")),
            # any camera opens a link, only the app a code alone
            body_text(
                say("builder-share-inside" if link == text else "builder-share-scan"), muted=True
            ),
            ft.Row([qr_code(scanned, _CODE, label=link)]),
            copy_and_share(palette, link, title, actions),
            # the client describes a selectable text as a field without a name
            spoken(link, ft.Text(link, selectable=True, style=shown)),
        ],
        key="hand-on",
        spacing=Space.XS,
        tight=True,
    )


def _shared_field(
    label: str, begins: str, on_typed: Callable[[str], object], on_done: Callable[[], object]
) -> ft.Control:
    """Return the field for the link or text of a shared set; `on_typed` gets the whole text."""

    def make() -> ft.TextField:
        field = text_field(label, on_typed, begins=begins)
        field.on_submit = lambda: on_done()
        return field

    return kept_field(current_palette(), (label,), make)


def open_shared_set(typed: str, actions: NewGameActions, *, scanning: bool) -> ft.Control:
    """Return a field for a link or text, and buttons to open a file or a picture."""
    say, sets = actions.say.text, actions.shared_sets

    def type_in(text: str) -> None:
        actions.change(replace(actions.draft, typed=text))

    def open_typed() -> None:
        sets.open(actions.draft.typed)

    return stretched(
        [
            body_text(say("set-open")),
            _shared_field(say("shared-field"), typed, type_in, open_typed),
            action(Action(say("shared-open"), ft.Icons.DOWNLOAD_DONE, open_typed)),
            action(Action(say("shared-file"), ft.Icons.FOLDER_OPEN, sets.open_file)),
            scan_button(actions, scanning=scanning),
        ],
        Space.XS,
        key="opening",
    )
