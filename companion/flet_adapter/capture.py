"""Pictures of controls, drawn by the client."""

import struct
from collections.abc import Callable
from typing import Final, Literal

import flet as ft

from companion.errors import CodedError

_HEADER: Final = struct.Struct(">8s4x4sII")
"""The start of a PNG: its signature, and the chunk with its size in pixels."""
_SIGNATURE: Final = b"\x89PNG\r\n\x1a\n"
_DELAYS: Final = (400, 800, 1200, 1600, 2000)
"""Milliseconds before each attempt. A tapped button is animated for about the first of them."""
_ROUNDING: Final = 2
"""How many pixels the client may round up or down."""


class CaptureError(CodedError):
    """The client has drawn no complete picture."""

    code: Literal["picture_failed"]

    def __init__(self) -> None:
        super().__init__("picture_failed")


async def capture(
    shown: Callable[[], ft.Screenshot], width: float, height: float, ratio: float
) -> bytes:
    """Return a PNG of what is `shown`, `ratio` times as large as its `width` and `height`.

    `shown` returns the control of the last rendering. Raises CaptureError.
    """
    # the web client draws pictures and frames on one surface: when a frame comes in between, the
    # picture is cut to the size of the page
    for delay in _DELAYS:
        png = await shown().capture(pixel_ratio=ratio, delay=ft.Duration(milliseconds=delay))
        found = png_size(png)
        if found is not None and _is_near(found, (width * ratio, height * ratio)):
            return png
    raise CaptureError


def png_size(png: bytes) -> tuple[int, int] | None:
    """Return the width and height of a PNG in pixels; None for anything else."""
    if len(png) < _HEADER.size:
        return None
    signature, chunk, width, height = _HEADER.unpack_from(png)
    return (width, height) if (signature, chunk) == (_SIGNATURE, b"IHDR") else None


def _is_near(found: tuple[int, int], wanted: tuple[float, float]) -> bool:
    return all(abs(one - other) <= _ROUNDING for one, other in zip(found, wanted, strict=True))
