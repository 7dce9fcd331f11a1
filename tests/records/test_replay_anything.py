"""Whatever is in the file, `companion replay` plays it or refuses it in one line."""

import json
import re
import tempfile
from collections.abc import Callable
from contextlib import redirect_stderr, redirect_stdout
from io import StringIO
from pathlib import Path
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from companion.cli.main import main
from tests.records.replaying import is_one_line, stamped

VERSION_1 = [path.read_bytes() for path in sorted(Path(__file__).parent.glob("*.jsonl"))]
GAMES = [*VERSION_1, *map(stamped, VERSION_1)]


def replayed(record: bytes) -> tuple[int, str, str]:
    """Status, output and errors."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "game.jsonl")
        path.write_bytes(record)
        with redirect_stdout(StringIO()) as out, redirect_stderr(StringIO()) as err:
            status = main(["replay", str(path)])
    return status, out.getvalue(), err.getvalue()


def assert_played_or_refused(record: bytes) -> None:
    status, out, err = replayed(record)
    if status == 0:
        assert err == ""
        table = json.loads(out)
        assert sum(table["coins"]) + table["court"] + table["bank"] in (194, 200)
    else:
        assert (status, out) == (2, "")
        assert is_one_line(err)


@given(st.binary(max_size=400))
def test_any_bytes(record: bytes) -> None:
    assert_played_or_refused(record)


def without_lines(lines: list[bytes], random: Random) -> list[bytes]:
    return [line for line in lines if random.random() > 0.1]


def shuffled(lines: list[bytes], random: Random) -> list[bytes]:
    return [lines[0], *random.sample(lines[1:], len(lines) - 1)]


def repeated(lines: list[bytes], random: Random) -> list[bytes]:
    at = random.randrange(len(lines))
    return [*lines[:at], *[lines[at]] * 3, *lines[at:]]


def with_other_bytes(lines: list[bytes], random: Random) -> list[bytes]:
    changed = bytearray(b"\n".join(lines))
    for _ in range(random.randint(1, 5) if changed else 0):
        changed[random.randrange(len(changed))] = random.randrange(256)
    return bytes(changed).split(b"\n")


def with_other_numbers(lines: list[bytes], random: Random) -> list[bytes]:
    at = random.randrange(len(lines))
    number = str(random.randint(-3, 20)).encode()
    return [*lines[:at], re.sub(rb"\d+", number, lines[at]), *lines[at + 1 :]]


def with_other_words(lines: list[bytes], random: Random) -> list[bytes]:
    words = [
        b"king",
        b"bank",
        b"true",
        b"tap",
        b"by",
        b"null",
        b"1",
        b"[]",
        b"{}",
        b"undo",
        b"\\u0000",
        b"\\n",
    ]
    at = random.randrange(len(lines))
    one, other = (
        random.choice(words),
        random.choice([b"player", b"do", b"tap", b"at", b"first", b"swap", b"0"]),
    )
    return [*lines[:at], lines[at].replace(other, one), *lines[at + 1 :]]


MUTATIONS: list[Callable[[list[bytes], Random], list[bytes]]] = [
    without_lines,
    shuffled,
    repeated,
    with_other_bytes,
    with_other_numbers,
    with_other_words,
]


@given(
    st.sampled_from(GAMES),
    st.lists(st.sampled_from(MUTATIONS), min_size=1, max_size=3),
    st.randoms(use_true_random=False),
)
def test_any_game_that_was_tampered_with(
    game: bytes, mutations: list[Callable[[list[bytes], Random], list[bytes]]], random: Random
) -> None:
    lines = game.splitlines()
    for mutation in mutations:
        lines = mutation(lines, random) or [b""]
    assert_played_or_refused(b"\n".join(lines))
