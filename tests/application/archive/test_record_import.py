"""Importing a record file, or naming its first invalid line."""

from io import BytesIO

import pytest

from companion.application.archive.record_import import Record
from companion.core.errors import Code
from companion.core.record import (
    BYTES_LIMIT,
    LINES_LIMIT,
    UnreadableGame,
    dump_line,
    read_lines,
)
from companion.core.setup import Setup

SWAP_LINE = '{"do": "swap"}'


def lines_of(data: bytes) -> tuple[str, ...]:
    return tuple(read_lines(BytesIO(data)))


def test_only_newlines_end_lines() -> None:
    data = "\ufeffone\r\n\ntwo\u2028still two\x0b\nthree".encode()
    assert lines_of(data) == ("one", "", "two\u2028still two\x0b", "three")


@pytest.mark.parametrize(
    ("data", "line", "code"),
    [
        (b"one\n\xff\n", 2, Code.NOT_TEXT),
        (b"\xff\xfeo\0n\0e\0", 1, Code.NOT_TEXT),
        (b"one\n" + b"x" * BYTES_LIMIT, 2, Code.FILE_TOO_LARGE),
    ],
)
def test_binary_or_too_large_file_is_rejected(data: bytes, line: int, code: Code) -> None:
    with pytest.raises(UnreadableGame) as refusal:
        Record.read(data)
    assert (refusal.value.line, refusal.value.reason.code) == (line, code)


def test_file_of_the_largest_size_is_read() -> None:
    assert lines_of(b"x" * BYTES_LIMIT) == ("x" * BYTES_LIMIT,)


@pytest.mark.parametrize(
    ("lines", "line", "code"),
    [
        ([SWAP_LINE], 1, Code.SETUP_MISSING),
        (["{"], 1, Code.NOT_JSON),
        ([None, '{"do": "look"}'], 2, Code.OPENING_TURN),
        ([None, SWAP_LINE, None], 3, Code.SETUP_TWICE),
        ([None, "", " ", SWAP_LINE, None], 5, Code.SETUP_TWICE),
        ([None, *[SWAP_LINE] * 4, *[""] * LINES_LIMIT], LINES_LIMIT + 1, Code.TOO_MANY_LINES),
        ([""], 1, Code.EMPTY_RECORD),
        ([None, SWAP_LINE, '{"do": "swap", "x": 1}'], 3, Code.UNKNOWN_KEY),
    ],
)
def test_invalid_line_is_reported_with_its_number(
    setup: Setup, lines: list[str | None], line: int, code: Code
) -> None:
    with pytest.raises(UnreadableGame) as refusal:
        Record.of([dump_line(setup) if text is None else text for text in lines])
    assert refusal.value.code == "unreadable_game"
    assert (refusal.value.params, refusal.value.reason.code) == ({"line": line}, code)


def test_error_carries_the_setup_for_names(setup: Setup) -> None:
    with pytest.raises(UnreadableGame) as refusal:
        Record.of([dump_line(setup), '{"do": "look"}'])
    assert refusal.value.setup == setup
