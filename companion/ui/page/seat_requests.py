"""Who sits where on phones, as the host decides it: wishes for seats, and what a phone may do."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.application.group.devices import GuestDevice, SeatRequest
from companion.application.group.guests import GuestRights
from companion.application.table.permissions import Ask
from companion.ui.kit.menus import Choice, choice_menu
from companion.ui.kit.palette import current_palette
from companion.ui.kit.styles import plain_style
from companion.ui.kit.theme import style
from companion.ui.layout.tokens import Font, Radius, Size, Space, Touch
from companion.ui.page.common import body_text
from companion.ui.page.page_actions import PageActions
from companion.ui.page.view import View


def seat_requests(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the first wish for a seat that another phone has, with its answers, on the host."""
    requests = view.group_state.devices.requests
    if not view.may(Ask.GUESTS) or not requests:
        return []
    request = requests[0]
    say, palette = actions.say.text, current_palette()
    answers = [
        _answer(say("seat-request-grant"), request, actions, granted=True),
        _answer(say("seat-request-refuse"), request, actions, granted=False),
    ]
    box = ft.Container(
        ft.Column(
            [
                body_text(say("seat-request", person=request.name)),
                ft.Row(answers, wrap=True, spacing=Space.XS, run_spacing=Space.XS),
            ],
            spacing=Space.XS,
            tight=True,
        ),
        bgcolor=palette.high,
        border=ft.Border.all(2, palette.gold),
        border_radius=Radius.TILE,
        padding=Space.S,
    )
    return [ft.Semantics(key="seat-request", live_region=True, container=True, content=box)]


def _answer(words: str, request: SeatRequest, actions: PageActions, *, granted: bool) -> ft.Control:
    return ft.Button(
        content=ft.Text(words, style=style(Font.MEDIUM, Size.LIST, current_palette().text, 24)),
        height=Touch.SMALLEST,
        elevation=0,
        on_click=lambda: actions.phones.answer_request(request, granted=granted),
        style=plain_style(),
    )


def seated_phones(view: View, actions: PageActions) -> list[ft.Control]:
    """Return the phones that have a seat, each with what it may do; nothing on a guest's page."""
    phones = [each for each in view.group_state.devices.devices if each.name is not None]
    if not phones or not view.may(Ask.GUESTS):
        return []
    rows = [_phone(each, view.guest_rights, actions) for each in phones]
    return [body_text(actions.say.text("phones-seats")), *rows]


def _phone(device: GuestDevice, rights: GuestRights, actions: PageActions) -> ft.Control:
    usual = "phone-own-seat" if rights is GuestRights.ANSWER else "guests-look"
    say, phones, name = actions.say.text, actions.phones, device.name or ""

    def allow(*, allowed: bool) -> Callable[[], None]:
        # not a partial: Flet would add its event to the arguments
        return lambda: phones.allow_everything(device.id, allowed=allowed)

    choices = (
        Choice(say(usual), not device.everything, allow(allowed=False)),
        Choice(say("phone-everything"), device.everything, allow(allowed=True)),
        Choice(say("phone-free"), chosen=False, on_tap=partial(phones.free_seat, device.id)),
    )
    return ft.Row(
        [
            ft.Container(body_text(name), expand=True),
            choice_menu(actions.say, say("phone-may", person=name), choices),
        ],
        key=f"phone-{device.id}",
        spacing=Space.S,
    )
