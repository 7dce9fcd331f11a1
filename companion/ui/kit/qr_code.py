"""QR codes."""

from functools import lru_cache
from typing import Final

import flet as ft

from companion.ui.layout.tokens import Radius, Space

QR_EDGE: Final = Space.M
"""White margin on each side."""


def qr_code(text: str, size: float, *, label: str | None = None) -> ft.Control:
    """Return the text as a QR code of `size` pixels on white.

    It is labelled by the text. With another label it is for long texts: it has less redundancy
    and so larger modules.
    """
    code = qr_svg(text, redundant=label is None)
    return ft.Container(
        ft.Image(src=code, width=size, height=size, semantics_label=label or text),
        bgcolor="#FFFFFF",
        padding=QR_EDGE,
        border_radius=Radius.TILE,
    )


@lru_cache(maxsize=8)
def qr_svg(text: str, *, redundant: bool = True) -> str:
    """Return a QR code as SVG text, with the quiet zone scanners require.

    A `redundant` one can still be read with 15 % of it damaged, another one with 7 %.
    """
    # imported when needed: most sessions show no code, and it takes memory
    import qrcode
    from qrcode.constants import ERROR_CORRECT_L, ERROR_CORRECT_M
    from qrcode.image.svg import SvgPathImage

    level = ERROR_CORRECT_M if redundant else ERROR_CORRECT_L
    image = qrcode.make(text, image_factory=SvgPathImage, border=4, error_correction=level)
    return str(image.to_string(encoding="unicode"))
