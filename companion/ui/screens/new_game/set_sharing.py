"""Handing a set on as QR and text, and opening one that was handed on."""

from dataclasses import replace

import flet as ft

from companion.i18n import describe
from companion.i18n.rule_errors import explain
from companion.sharing import SetCodeError, SharedSet, decode_set, encode_set
from companion.ui.actions.desk import Desk
from companion.ui.actions.files import pick_text
from companion.ui.components.common import body_text
from companion.ui.components.qr_code import qr_code
from companion.ui.presenters.available_sets import house_in
from companion.ui.screens.new_game.builder_fields import shared_field
from companion.ui.state.view import OWN, Draft
from companion.ui.widgets.buttons import Action, action
from companion.ui.widgets.theme import style
from companion.ui.widgets.tokens import Font, Palette, Size, Space

_ROUTE = "/set/"
_CODE = 240.0


def open_shared(desk: Desk, text: str) -> bool:
    """Put the set of a text or link on the builder; else say why not, and change nothing."""
    try:
        shared = decode_set(text)
    except SetCodeError as fault:
        desk.tell(describe(fault, desk.say))
        return False
    defects = shared.defects()
    if defects:
        between = desk.view.language.profile.sentence_separator
        desk.tell(between.join(explain(each, (), desk.say, shared.house) for each in defects))
        return False
    now = desk.view.draft
    names = _places(now.names, shared.players)
    desk.change_draft(
        replace(
            now,
            names=names,
            arranged=now.arranged + 1,
            first=min(now.first, len(names) - 1),
            edition=shared.edition,
            cards=shared.cards,
            house=shared.house,
            set_id=OWN,
            sheet=None,
            beside_sheet=(),
            seed=None,
        )
    )
    return True


def _places(names: tuple[str, ...], players: int) -> tuple[str, ...]:
    """As many places as the set is for; whoever has been named keeps theirs."""
    kept = list(names)
    for place in reversed(range(len(names))):
        if len(kept) > players and not names[place].strip():
            del kept[place]
    return (*kept, *("",) * (players - len(kept)))


def open_route(desk: Desk, route: str) -> None:
    """Where the route is the link of a set, put that set on the builder.

    Once: who comes by it again on the way back finds what has become of the set since.
    """
    if route.startswith(_ROUTE) and route != desk.view.draft.link and open_shared(desk, route):
        desk.change_draft(replace(desk.view.draft, link=route))


def hand_on(draft: Draft, desk: Desk, palette: Palette) -> ft.Control:
    """The set as a code to scan and a text to copy; a link where phones can connect."""
    house = house_in(draft, draft.cards)
    text = encode_set(SharedSet(draft.edition, len(draft.names), draft.cards, house))
    addresses = desk.services.lan_urls
    link = f"{addresses[0].rstrip('/')}{_ROUTE}{text}" if addresses else text
    return ft.Column(
        [
            body_text(desk.say.text("builder-share"), palette),
            body_text(desk.say.text("builder-share-scan"), palette, muted=True),
            ft.Row([qr_code(link, _CODE)]),
            ft.Text(
                link,
                selectable=True,
                style=style(Font.MEDIUM, Size.BODY, palette.text, Size.BODY_LINE),
            ),
        ],
        key="hand-on",
        spacing=Space.XS,
        tight=True,
    )


def opening(desk: Desk, palette: Palette) -> ft.Control:
    """A field for a link or text, and a file instead."""
    say = desk.say.text

    async def from_file() -> None:
        text = await pick_text(desk)
        if text is not None:
            open_shared(desk, text)

    def typed(text: str) -> None:
        desk.change_draft(replace(desk.view.draft, typed=text))

    return ft.Column(
        [
            body_text(say("set-open"), palette),
            shared_field(
                say("shared-field"),
                desk.view.draft.typed,
                palette,
                typed,
                lambda: open_shared(desk, desk.view.draft.typed),
            ),
            action(
                Action(
                    say("shared-open"),
                    ft.Icons.DOWNLOAD_DONE,
                    lambda: open_shared(desk, desk.view.draft.typed),
                ),
                palette,
            ),
            action(Action(say("shared-file"), ft.Icons.FOLDER_OPEN, from_file), palette),
        ],
        key="opening",
        spacing=Space.XS,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
