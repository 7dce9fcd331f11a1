"""A record file as it comes in: its lines, or the line that cannot be read."""

from io import BytesIO

import pytest

from companion.application.record_import import Record
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


def test_lines_end_where_a_records_lines_end() -> None:
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
def test_what_is_no_text_or_too_much_is_refused(data: bytes, line: int, code: Code) -> None:
    with pytest.raises(UnreadableGame) as refusal:
        Record.read(data)
    assert (refusal.value.line, refusal.value.reason.code) == (line, code)


def test_a_file_as_large_as_may_be_is_read() -> None:
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
def test_a_record_that_breaks_the_rules_is_not_played(
    setup: Setup, lines: list[str | None], line: int, code: Code
) -> None:
    with pytest.raises(UnreadableGame) as refusal:
        Record.of([dump_line(setup) if text is None else text for text in lines])
    assert refusal.value.code == "unreadable_game"
    assert (refusal.value.params, refusal.value.reason.code) == ({"line": line}, code)


def test_its_people_are_known_to_whoever_tells_why_a_line_is_refused(setup: Setup) -> None:
    with pytest.raises(UnreadableGame) as refusal:
        Record.of([dump_line(setup), '{"do": "look"}'])
    assert refusal.value.setup == setup
