"""Codes to scan with another device."""

from functools import lru_cache
from typing import Final

import flet as ft

from companion.ui.widgets.tokens import Radius, Space

QR_EDGE: Final = Space.M
"""White around a code, at each side."""


def qr_code(text: str, size: float) -> ft.Control:
    """The text as a code of `size` pixels on white, in dark and light alike; read out as it is."""
    return ft.Container(
        ft.Image(src=qr_svg(text), width=size, height=size, semantics_label=text),
        bgcolor="#FFFFFF",
        padding=QR_EDGE,
        border_radius=Radius.TILE,
    )


@lru_cache(maxsize=8)
def qr_svg(text: str) -> str:
    """A QR code as SVG text, with the quiet zone scanners ask for."""
    # most evenings go by without one, and then memory is spared
    import qrcode
    from qrcode.image.svg import SvgPathImage

    image = qrcode.make(text, image_factory=SvgPathImage, border=4)
    return str(image.to_string(encoding="unicode"))
