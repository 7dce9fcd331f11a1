"""Letting phones in: the address on the local network as a QR code."""

from functools import cache

import flet as ft
import qrcode
from qrcode.image.svg import SvgPathImage

from companion.ui.desk import Desk
from companion.ui.look.theme import style
from companion.ui.look.tokens import Font, Palette, Radius, Size, Space
from companion.ui.parts import body_text
from companion.ui.state import View

_SIZE = 280.0


def phones_body(view: View, desk: Desk, palette: Palette) -> list[ft.Control]:
    """The code to scan, or how to let phones in."""
    url = desk.services.lan_url
    if url is None:
        return [body_text(desk.say.text("phones-off"), palette)]
    return [
        body_text(desk.say.text("phones-scan"), palette),
        ft.Row(
            [
                ft.Container(
                    ft.Image(src=qr_svg(url), width=_SIZE, height=_SIZE, semantics_label=url),
                    bgcolor="#FFFFFF",
                    padding=Space.M,
                    border_radius=Radius.TILE,
                )
            ],
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        ft.Text(
            url,
            selectable=True,
            text_align=ft.TextAlign.CENTER,
            style=style(Font.MEDIUM, Size.LIST, palette.text, 28),
        ),
    ]


@cache
def qr_svg(text: str) -> str:
    """A QR code as SVG text, with the quiet zone scanners ask for."""
    image = qrcode.make(text, image_factory=SvgPathImage, border=4)
    return str(image.to_string(encoding="unicode"))
