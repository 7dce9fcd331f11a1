"""Controls shared by screens: tools, notices, running text, reading a QR code."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.ui.kit.buttons import Action, action
from companion.ui.kit.palette import current_palette
from companion.ui.kit.theme import style
from companion.ui.kit.toolbar import Tool
from companion.ui.layout.tokens import Font, Radius, Size, Space
from companion.ui.page.dialog_kinds import (
    Dialog,
    HistoryDialog,
    LanguageDialog,
    MoreDialog,
    PhonesDialog,
)
from companion.ui.page.page_actions import PageActions
from companion.ui.page.routes import is_replay
from companion.ui.page.view import View


def tools(view: View, actions: PageActions) -> tuple[Tool, ...]:
    """Return the tools of every screen."""
    say = actions.say.text
    if view.practice:
        home = Tool(say("practice-end"), ft.Icons.CLOSE, lambda: actions.navigation.go("/"))
        return (home,)

    def opening(words: str, icon: ft.IconData, dialog: Dialog) -> Tool:
        return Tool(words, icon, partial(actions.dialogs.open, dialog))

    # all that "More" has is about the game on the table
    replayed = is_replay(view.route)
    row = [Tool(say("tool-rules"), ft.Icons.MENU_BOOK, lambda: actions.navigation.go("/rules"))]
    if replayed or view.snapshot.game is not None:
        row.append(opening(say("tool-history"), ft.Icons.HISTORY, HistoryDialog()))
    if actions.phones.available:
        row.append(opening(say("tool-phones"), ft.Icons.QR_CODE_2, PhonesDialog()))
    language = view.language.profile.own_name
    row.append(opening(language, ft.Icons.TRANSLATE, LanguageDialog()))
    if not replayed:
        row.append(opening(say("tool-more"), ft.Icons.MORE_HORIZ, MoreDialog()))
    return tuple(row)


def notice(view: View, actions: PageActions) -> Sequence[ft.Control]:
    """Return the notice of what was refused or failed; a tap removes it."""
    if view.notice is None or view.dialog is not None:
        return ()
    return (notice_box(view.notice, actions),)


def notice_box(sentence: str, actions: PageActions) -> ft.Control:
    """Return one sentence in a conspicuous box, in a live region."""
    palette = current_palette()
    return ft.Semantics(
        live_region=True,
        content=ft.Container(
            bgcolor=palette.surface,
            border=ft.Border.all(2, palette.error),
            border_radius=Radius.TILE,
            padding=Space.S,
            on_click=lambda: actions.context.show_notice(None),
            content=ft.Row(
                [
                    ft.Icon(ft.Icons.ERROR_OUTLINE, color=palette.error, size=24),
                    ft.Text(
                        sentence,
                        expand=True,
                        style=style(Font.REGULAR, Size.BODY, palette.text, Size.BODY_LINE),
                    ),
                ],
                spacing=Space.S,
            ),
        ),
    )


def body_text(words: str, *, muted: bool = False) -> ft.Text:
    """Return running text."""
    palette = current_palette()
    color = palette.muted if muted else palette.text
    return ft.Text(words, style=style(Font.REGULAR, Size.BODY, color, Size.BODY_LINE))


def mark(words: str, *, good: bool, key: str | None = None) -> ft.Control:
    """Return a sentence with an icon: as it should be, or worth knowing."""
    palette = current_palette()
    icon = ft.Icons.CHECK_CIRCLE if good else ft.Icons.INFO
    return ft.Row(
        [
            ft.Icon(icon, color=palette.court if good else palette.gold, size=24),
            ft.Container(body_text(words), expand=True),
        ],
        key=key,
        spacing=Space.XS,
    )


def scan_action(actions: PageActions, *, scanning: bool) -> Action:
    """Return the action that opens a picture, or the camera, and then the QR code in it."""
    say = actions.say.text
    # a photo takes seconds to come over a slow network
    note = say("scan-loading" if scanning else "scan-detail")
    return Action(say("scan-open"), ft.Icons.QR_CODE_SCANNER, actions.links.scan, note=note)


def scan_button(actions: PageActions, *, scanning: bool) -> ft.Control:
    """Return its button; without a reader, what to do instead beside a field for codes."""
    if not actions.links.scans():
        return body_text(actions.say.text("scan-elsewhere"), muted=True)
    return action(scan_action(actions, scanning=scanning))
