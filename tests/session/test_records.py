"""A record file as it comes in: its lines, or the line that cannot be read."""

import pytest

from companion.core.errors import Code
from companion.core.record import BYTES_LIMIT, UnreadableGame
from companion.session.records import lines_of


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
        lines_of(data)
    assert (refusal.value.line, refusal.value.reason.code) == (line, code)


def test_a_file_as_large_as_may_be_is_read() -> None:
    assert lines_of(b"x" * BYTES_LIMIT) == ("x" * BYTES_LIMIT,)
