"""Pictures that the client draws."""

import struct
from collections.abc import Iterator

import flet as ft
import pytest

from companion.flet_adapter.capture import CaptureError, capture, png_size
from tests.async_runner import async_test


def png(width: int, height: int) -> bytes:
    return b"\x89PNG\r\n\x1a\n" + struct.pack(">I4sII", 13, b"IHDR", width, height) + b"\x08\x06"


def drawn(monkeypatch: pytest.MonkeyPatch, answers: Iterator[bytes]) -> ft.Screenshot:
    async def answer(*_: object, **__: object) -> bytes:
        return next(answers)

    monkeypatch.setattr(ft.Screenshot, "capture", answer)
    return ft.Screenshot(content=ft.Text("picture"))


@async_test
async def test_picture_cut_to_the_page_is_captured_again(monkeypatch: pytest.MonkeyPatch) -> None:
    answers = iter([png(390, 844), png(1080, 844), b"", png(1080, 2386), png(1, 1)])
    shown = drawn(monkeypatch, answers)

    assert png_size(await capture(lambda: shown, 360, 795, 3.0)) == (1080, 2386)


@async_test
async def test_capture_fails_after_a_few_attempts(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = drawn(monkeypatch, iter([png(390, 844)] * 10))

    with pytest.raises(CaptureError, match="picture_failed"):
        await capture(lambda: shown, 360, 795, 3.0)


@pytest.mark.parametrize("found", [b"", b"GIF89a" + bytes(40), png(3, 4)[:20]])
def test_anything_else_has_no_size(found: bytes) -> None:
    assert png_size(found) is None
