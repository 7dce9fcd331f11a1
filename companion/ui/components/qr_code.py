"""QR codes."""

from functools import lru_cache
from typing import Final

import flet as ft

from companion.ui.widgets.tokens import Radius, Space

QR_EDGE: Final = Space.M
"""White margin on each side."""


def qr_code(text: str, size: float) -> ft.Control:
    """Return the text as a QR code of `size` pixels on white, labelled by the text."""
    return ft.Container(
        ft.Image(src=qr_svg(text), width=size, height=size, semantics_label=text),
        bgcolor="#FFFFFF",
        padding=QR_EDGE,
        border_radius=Radius.TILE,
    )


@lru_cache(maxsize=8)
def qr_svg(text: str) -> str:
    """Return a QR code as SVG text, with the quiet zone scanners require."""
    # imported when needed: most sessions show no code, and it takes memory
    import qrcode
    from qrcode.image.svg import SvgPathImage

    image = qrcode.make(text, image_factory=SvgPathImage, border=4)
    return str(image.to_string(encoding="unicode"))
