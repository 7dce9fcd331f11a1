"""Codes that the app shows are read back from photos; no picture does any harm."""

import asyncio
import random
import struct
import zlib
from collections.abc import Callable
from typing import Any, Final

import pytest
from PIL import Image

from companion.application.ports import PictureDefect, PictureError
from companion.scanning import ZxingReader, installed_reader
from companion.sharing import encode_game, encode_set
from tests.async_runner import async_test
from tests.scanning.pictures import TWELVE_MEGAPIXELS, drawn, encoded, photo
from tests.sharing.test_game_code import record_of
from tests.sharing.test_set_code import SIX, WITH_CUSTOM

SITE: Final = "https://example.org/companion/"
HERE: Final = "http://192.168.178.23:8550/"
SET: Final = f"{HERE}set/{encode_set(SIX)}"
GAME: Final = f"{SITE}#/game/{encode_game(record_of(1, 150))}"


def anything(text: str) -> bool:
    return True


def read(picture: bytes, is_ours: Callable[[str], bool] = anything) -> str:
    return ZxingReader().read(picture, is_ours)


def defect_of(picture: bytes, is_ours: Callable[[str], bool] = anything) -> PictureDefect:
    with pytest.raises(PictureError) as raised:
        read(picture, is_ours)
    return raised.value.code


@pytest.mark.parametrize("angle", [0, 30, 137, 225])
@pytest.mark.parametrize(
    "text",
    [
        SET,
        f"{SITE}#/set/{encode_set(WITH_CUSTOM)}",
        HERE,
        f"{SITE}#/rules",
    ],
    ids=["set", "custom characters", "address", "rules"],
)
def test_code_shown_by_the_app_is_read_from_a_photo(text: str, angle: float) -> None:
    assert read(photo(drawn(text), angle=angle)) == text


def test_code_of_a_long_game_is_read_from_a_photo() -> None:
    code = drawn(GAME, redundant=False)
    assert read(photo(code, angle=15, size=(2000, 1500))) == GAME


@pytest.mark.parametrize(
    ("share", "blur"), [(0.15, 0), (0.9, 12)], ids=["small and sharp", "large and blurred"]
)
def test_code_is_read_from_a_photo_of_12_megapixels(share: float, blur: float) -> None:
    picture = photo(drawn(SET), angle=20, size=TWELVE_MEGAPIXELS, share=share, blur=blur)
    assert read(picture) == SET


@pytest.mark.parametrize("kind", ["PNG", "WEBP", "JPEG"])
@pytest.mark.parametrize("mode", ["L", "RGB"])
def test_screenshot_is_read_in_every_format(kind: str, mode: str) -> None:
    assert read(encoded(drawn(SET, module=3).convert(mode), kind)) == SET


@pytest.mark.parametrize("mode", ["RGBA", "LA"])
def test_black_modules_on_a_transparent_ground_are_read(mode: str) -> None:
    code = drawn(SET)
    picture = Image.new(mode, code.size)
    picture.putalpha(code.point(lambda shade: 255 - shade))
    assert read(encoded(picture, "PNG")) == SET


def test_light_modules_on_a_dark_ground_are_read() -> None:
    assert read(encoded(drawn(SET).point(lambda shade: 255 - shade), "PNG")) == SET


@pytest.mark.parametrize("order", [(SET, "https://example.org/"), ("https://example.org/", SET)])
def test_of_two_codes_ours_is_read(order: tuple[str, str]) -> None:
    left, right = map(drawn, order)
    picture = Image.new("L", (left.width + right.width, max(left.height, right.height)), "white")
    picture.paste(left, (0, 0))
    picture.paste(right, (left.width, 0))
    assert read(encoded(picture, "PNG"), lambda text: "/set/" in text) == SET


def test_only_a_foreign_code() -> None:
    picture = encoded(drawn("https://example.org/"), "PNG")
    assert defect_of(picture, lambda text: "/set/" in text) is PictureDefect.FOREIGN


def test_picture_without_a_code() -> None:
    assert defect_of(photo(Image.new("L", (60, 60), "white"))) is PictureDefect.NO_CODE


def _png(width: int, height: int, data: bytes) -> bytes:
    def chunk(kind: bytes, content: bytes) -> bytes:
        checksum = struct.pack(">I", zlib.crc32(kind + content))
        return struct.pack(">I", len(content)) + kind + content + checksum

    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(data))
        + chunk(b"IEND", b"")
    )


@pytest.mark.parametrize(
    ("picture", "defect"),
    [
        (b"", PictureDefect.UNREADABLE),
        (random.Random(1).randbytes(5000), PictureDefect.UNREADABLE),
        (b"\xff\xd8\xff\xe0" + random.Random(2).randbytes(5000), PictureDefect.UNREADABLE),
        (encoded(drawn(SET), "PNG")[:200], PictureDefect.UNREADABLE),
        (encoded(drawn(SET), "JPEG")[:2000], PictureDefect.UNREADABLE),
        (encoded(drawn(SET), "WEBP")[:100], PictureDefect.UNREADABLE),
        (encoded(drawn(SET), "GIF"), PictureDefect.UNREADABLE),
        (b"<svg xmlns='http://www.w3.org/2000/svg'/>", PictureDefect.UNREADABLE),
        (b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n", PictureDefect.UNREADABLE),
        (_png(100, 100, b""), PictureDefect.UNREADABLE),
        (_png(0, 0, b""), PictureDefect.UNREADABLE),
        (_png(1, 60_000, bytes(120_000)), PictureDefect.NO_CODE),
        (_png(8000, 8000, b""), PictureDefect.TOO_LARGE),
        # within the limit of a photo, which is decoded at half its size
        (_png(5000, 5000, b""), PictureDefect.TOO_LARGE),
        (_png(100_000, 100_000, bytes(10_000)), PictureDefect.TOO_LARGE),
        (_png(2**31 - 1, 2**31 - 1, b""), PictureDefect.TOO_LARGE),
        (bytes(20_000_001), PictureDefect.TOO_LARGE),
    ],
    ids=[
        "empty", "random", "random JPEG", "truncated PNG", "truncated JPEG", "truncated WebP",
        "GIF", "SVG", "EPS", "no data", "no size", "one column", "64 megapixels", "25 megapixels",
        "bomb", "huge header", "20 MB",
    ],
)  # fmt: skip
def test_hostile_file_is_refused(picture: bytes, defect: PictureDefect) -> None:
    assert defect_of(picture) is defect


def test_mutated_pictures_are_read_or_refused() -> None:
    reader, rng = ZxingReader(), random.Random(3)
    for kind in ("PNG", "JPEG", "WEBP"):
        original = encoded(drawn(SET, module=2), kind)
        for _ in range(100):
            mutated = bytearray(original)
            for _ in range(rng.randint(1, 6)):
                mutated[rng.randrange(len(mutated))] = rng.randrange(256)
            try:
                reader.read(bytes(mutated), anything)
            except PictureError:
                continue


@async_test
async def test_event_loop_goes_on_while_a_photo_is_read() -> None:
    picture = photo(Image.new("L", (60, 60), "white"), size=TWELVE_MEGAPIXELS)
    work, turns = asyncio.create_task(asyncio.to_thread(_refused, picture)), 0
    while not work.done():
        await asyncio.sleep(0)
        turns += 1
    await work
    assert turns > 10


def _refused(picture: bytes) -> None:
    assert defect_of(picture) is PictureDefect.NO_CODE


def test_reader_is_absent_where_the_decoder_is_not_installed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    assert installed_reader() is not None

    def nothing(name: str) -> Any:
        return None

    monkeypatch.setattr("companion.scanning.zxing_reader.find_spec", nothing)
    assert installed_reader() is None
