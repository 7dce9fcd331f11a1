"""A game record as a code of digits, short enough for one QR code.

Version 1 is the digit 1 and a decimal number, whose bytes are 1 and a zlib stream. The stream has
the entries of the record, a zero byte, and the taps, times and authors of its lines. A digit takes
3.3 bits in a QR code, so almost nothing is wasted.
"""

import json
import zlib
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from enum import StrEnum
from typing import Final

from companion.core import Line, dump_line
from companion.core.record import parse_entry
from companion.errors import CodedError
from companion.sharing.compressed import decompressed

_VERSION: Final = "1"
MAX_DIGITS: Final = 2600
"""Digits of a code, for a QR code of at most 117 x 117 modules with the address of a site.

Cameras read larger ones only from close by. About 400 lines of a record fit.
"""
_MAX_BYTES: Final = 200_000
"""Bytes after decompression; a longer record has no code, however well it is compressed."""

# A change takes a new version of the code: a device with another dictionary cannot read it.
_DICTIONARY: Final = "\n".join(
    (
        '"patron", "beggar", "empress", "trickster", "guru", "shaman", "widow", "puppet_master", ',
        '"princess", "spy", "inquisitor", "fool", "peasant", "peasant", "bishop", "witch", ',
        '"version": 2, "rules": 2, "house_set": true, "house": [{"id": "house_1", "name": "',
        '", "power": [{"block": "take_from_bank", "coins": 2}], "bank_money": true}]}',
        '{"do": "setup", "edition": "second", "scenario": "printing": "boxes": ["first"]',
        '{"do": "setup", "edition": "first", "players": ["',
        '"], "cards": ["judge", "bishop", "king", "queen", "thief", "cheat"], "first": 0, ',
        '"version": 2, "rules": 2}',
        '{"do": "rename", "player": 1, "name": "',
        '{"do": "mistaken_look", "player": 2}',
        '{"do": "transfer", "from": "bank", "to": 1, "coins": 1}',
        '{"do": "transfer", "from": 0, "to": "court", "coins": 2}',
        '{"do": "redo"}',
        '{"do": "swap", "card": "left", "other": "right"}',
        '{"do": "announce", "character": "princess"}',
        '{"do": "announce", "character": "puppet_master"}',
        '{"do": "choose", "targets": [0, 3]}',
        '{"do": "announce", "character": "patron"}',
        '{"do": "announce", "character": "beggar"}',
        '{"do": "announce", "character": "trickster"}',
        '{"do": "announce", "character": "empress"}',
        '{"do": "announce", "character": "inquisitor"}',
        '{"do": "choose", "targets": [4]}',
        '{"do": "answer", "right": false}',
        '{"do": "answer", "right": true}',
        '{"do": "announce", "character": "widow"}',
        '{"do": "announce", "character": "fool"}',
        '{"do": "announce", "character": "peasant"}',
        '{"do": "announce", "character": "cheat"}',
        '{"do": "announce", "character": "witch"}',
        '{"do": "no_more_claims"}',
        '{"do": "choose", "targets": [2]}',
        '{"do": "announce", "character": "bishop"}',
        '{"do": "announce", "character": "thief"}',
        '{"do": "no_more_claims"}',
        '{"do": "announce", "character": "judge"}',
        '{"do": "claim", "player": 3}',
        '{"do": "claim", "player": 1}',
        '{"do": "no_more_claims"}',
        '{"do": "reveal", "true": []}',
        '{"do": "announce", "character": "queen"}',
        '{"do": "undo"}',
        '{"do": "announce", "character": "king"}',
        '{"do": "claim", "player": 2}',
        '{"do": "no_more_claims"}',
        '{"do": "reveal", "true": [2]}',
        '{"do": "look"}',
        '{"do": "swap", "with": "center"}',
        '{"do": "swap", "with": 3}',
        '{"do": "swap", "with": 1}',
        '{"do": "swap"}',
        '{"do": "swap"}',
    )
).encode()


class GameCodeDefect(StrEnum):
    """The reasons why the code of a game cannot be read."""

    DAMAGED = "game_code_damaged"
    NEWER = "game_code_newer"


class GameCodeError(CodedError):
    """A text that is not the code of a game, or has a later version."""

    code: GameCodeDefect


def encode_game(record: Sequence[str]) -> str | None:
    """Return the code of a record of the current version; None if it is too long for one."""
    setup, *rest = record
    lines = [parse_entry(text) for text in rest]
    entries = "\n".join((setup, *(dump_line(line.entry) for line in lines)))
    data = entries.encode() + b"\0" + b"".join(map(_varint, _stamps(lines)))
    if len(data) > _MAX_BYTES:
        return None
    compressor = zlib.compressobj(9, zdict=_DICTIONARY)
    compressed = b"\1" + compressor.compress(data) + compressor.flush()
    if len(compressed) > MAX_DIGITS // 2:
        # too long to read, and Python limits the digits of a number
        return None
    code = f"{_VERSION}{int.from_bytes(compressed)}"
    return code if len(code) <= MAX_DIGITS else None


def decode_game(code: str) -> tuple[str, ...]:
    """Return the record in a code, whose lines are not checked yet. Raises GameCodeError."""
    if not (code.isascii() and code.isdecimal() and len(code) <= MAX_DIGITS):
        raise GameCodeError(GameCodeDefect.DAMAGED)
    if code[0] != _VERSION:
        raise GameCodeError(GameCodeDefect.NEWER)
    try:
        return tuple(_record(_content(code[1:])))
    except (ValueError, OverflowError, OSError):
        raise GameCodeError(GameCodeDefect.DAMAGED) from None


def _content(digits: str) -> bytes:
    number = int(digits)
    compressed = number.to_bytes((number.bit_length() + 7) // 8)
    if not compressed.startswith(b"\1"):
        raise ValueError(digits)
    return decompressed(compressed[1:], _MAX_BYTES, _DICTIONARY)


def _record(data: bytes) -> Iterator[str]:
    """Yield the lines. Raises ValueError, or OverflowError or OSError for an impossible time."""
    entries, _, stamps = data.partition(b"\0")
    setup, *rest = entries.decode().split("\n")
    yield setup
    numbers = tuple(_numbers(stamps))
    if len(numbers) != 3 * len(rest):
        raise ValueError(len(numbers))
    taps, times, authors = (numbers[i * len(rest) : (i + 1) * len(rest)] for i in range(3))
    for text, tap, time, author in zip(
        rest, _sums(taps), _sums(times), map(_author, authors), strict=True
    ):
        stamp = {"tap": tap, "at": None if time is None else _moment(time), "by": author}
        given = json.dumps({key: value for key, value in stamp.items() if value is not None})
        yield text if given == "{}" else f"{text.removesuffix('}')}, {given.removeprefix('{')}"


def _stamps(lines: Sequence[Line]) -> Iterator[int]:
    yield from _differences(line.tap for line in lines)
    yield from _differences(None if line.at is None else _seconds(line.at) for line in lines)
    for line in lines:
        match line.by:
            case None:
                yield 0
            case int(person):
                yield 2 + person
            case _:
                yield 1


def _seconds(moment: str) -> int:
    return int(datetime.fromisoformat(moment).timestamp())


def _moment(seconds: int) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")


def _author(number: int) -> object:
    return (None, "bank")[number] if number < 2 else {"person": number - 2}


def _differences(values: Iterable[int | None]) -> Iterator[int]:
    """Yield 0 for None, otherwise the change from the last value: 1 for 0, 3 for 1, 2 for -1."""
    before = 0
    for value in values:
        if value is None:
            yield 0
        else:
            change = value - before
            yield 2 * change + 1 if change >= 0 else -2 * change
            before = value


def _sums(differences: Iterable[int]) -> Iterator[int | None]:
    """Yield the values that `_differences` was given."""
    value = 0
    for number in differences:
        if number == 0:
            yield None
        else:
            value += number // 2 if number % 2 else -number // 2
            yield value


def _varint(number: int) -> bytes:
    """Return a number as bytes of 7 bits each, the lowest first."""
    groups = bytearray()
    while number > 127:
        groups.append(number & 127 | 128)
        number >>= 7
    return bytes((*groups, number))


def _numbers(data: bytes) -> Iterator[int]:
    """Yield the numbers that `_varint` was given. Raises ValueError if one is incomplete."""
    number = shift = 0
    for byte in data:
        number |= (byte & 127) << shift
        shift += 7
        if byte < 128:
            yield number
            number = shift = 0
    if shift:
        raise ValueError(number)
