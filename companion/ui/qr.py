"""Codes to scan with another device."""

from functools import lru_cache
from io import BytesIO
from typing import Final

import flet as ft
import qrcode
from qrcode.image.pure import PyPNGImage

from companion.ui.look.tokens import Radius, Space

QR_EDGE: Final = Space.M
"""White around a code, at each side."""


def qr_code(text: str, size: float) -> ft.Control:
    """The text as a code of `size` pixels on white, in dark and light alike; read out as it is."""
    return ft.Container(
        ft.Image(
            src=_picture(text),
            width=size,
            height=size,
            gapless_playback=True,
            semantics_label=text,
        ),
        bgcolor="#FFFFFF",
        padding=QR_EDGE,
        border_radius=Radius.TILE,
    )


@lru_cache(maxsize=8)
def _picture(text: str) -> bytes:
    """A QR code as a PNG, with the quiet zone scanners ask for.

    A browser would paint the hundreds of squares of an SVG anew in every frame.
    """
    drawn = BytesIO()
    qrcode.make(text, image_factory=PyPNGImage, border=4).save(drawn)
    return drawn.getvalue()
