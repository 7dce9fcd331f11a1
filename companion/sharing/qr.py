"""A QR code in letters, for a terminal."""

import io

import qrcode

_QUIET = 2
"""Modules around the code; the terminal around it is quiet too."""


def qr_in_letters(text: str) -> str:
    """A QR code of block letters, light on dark as most terminals are; lines end in a newline."""
    code = qrcode.QRCode(border=_QUIET)
    code.add_data(text)
    drawn = io.StringIO()
    code.print_ascii(out=drawn, invert=True)
    return drawn.getvalue()
