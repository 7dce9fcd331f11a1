"""A QR code for a terminal."""

import io

import qrcode

_QUIET_MODULES = 2
"""Width of the quiet zone, to which the empty terminal around it adds."""


def terminal_qr_code(text: str) -> str:
    """Return a QR code of block characters, light on dark, in lines that end with a newline."""
    code = qrcode.QRCode(border=_QUIET_MODULES)
    code.add_data(text)
    drawn = io.StringIO()
    code.print_ascii(out=drawn, invert=True)
    return drawn.getvalue()
