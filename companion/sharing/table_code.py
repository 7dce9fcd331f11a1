"""A tournament's table and its result as codes of capitals and digits, with check characters.

    TA-NAMES...-CHECKSUM       an invitation: round, table, people in seating order, who starts
    RAABC-DEABC-...            a result: two characters for everybody's coins, in seating order

A result is short enough to be typed: groups of five, in either case, with or without hyphens.
"""

import base64
import re
import zlib
from dataclasses import dataclass
from enum import StrEnum
from typing import Annotated, Final

from pydantic import ConfigDict, Field, TypeAdapter, ValidationError

from companion.core.names import NAME_LIMIT, comparable_name
from companion.errors import CodedError
from companion.sharing.set_code import base32, with_checksum

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"
_MISREAD: Final = str.maketrans("018", "OIB")
_INVITATION, _RESULT = "T", "R"
_VERSION: Final = "A"
_GROUP: Final = 5
_CHECK: Final = 4
_NAMES_TAG: Final = 2
_HEAD: Final = 2 + 5 + 2 + _NAMES_TAG
"""Kind, version, tournament, round, table, and the tag of the names."""
_MOST_BYTES = 5000
_MAX_LENGTH = 3000
_MOST_COINS = 511


class TableCodeDefect(StrEnum):
    """Why a text is not a readable code of a table."""

    DAMAGED = "table_code_damaged"
    NEWER = "table_code_newer"


class TableCodeError(CodedError):
    """The text is no code of a tournament's table, or one of a later version."""

    code: TableCodeDefect


@dataclass(frozen=True, slots=True)
class TableInvitation:
    """A table of a tournament, for the device that it is played on."""

    __pydantic_config__ = ConfigDict(extra="forbid")
    tournament: Annotated[str, Field(pattern=r"^[A-Z2-7]{5}$")]
    round: Annotated[int, Field(ge=0, lt=32)]
    """Counted from 0, as `table` is."""
    table: Annotated[int, Field(ge=0, lt=32)]
    names: Annotated[
        tuple[Annotated[str, Field(min_length=1, max_length=NAME_LIMIT)], ...],
        Field(min_length=2, max_length=13),
    ]
    first: Annotated[int, Field(ge=0)]

    def result(self, coins: tuple[int, ...], winners: frozenset[int]) -> "TableResult":
        """The result of its game."""
        tag = names_tag(self.names)
        return TableResult(self.tournament, self.round, self.table, tag, coins, winners)


@dataclass(frozen=True, slots=True)
class TableResult:
    """The end of a table's game."""

    tournament: str
    round: int
    table: int
    names: str
    """The tag of the names in seating order."""
    coins: tuple[int, ...]
    """In the seating order of the invitation, as the winners are."""
    winners: frozenset[int]


_ADAPTER = TypeAdapter(TableInvitation)


def names_tag(names: tuple[str, ...]) -> str:
    """Return two characters that differ for most other names or orders."""
    number = zlib.crc32("\n".join(map(comparable_name, names)).encode())
    return _letters(number % 32**_NAMES_TAG, _NAMES_TAG)


def encode_invitation(invitation: TableInvitation) -> str:
    """Return the code of an invitation."""
    packed = zlib.compress(_ADAPTER.dump_json(invitation), level=9)
    return with_checksum(f"{_INVITATION}{_VERSION}-{base32(packed)}")


def encode_result(result: TableResult) -> str:
    """Return the code of a result, in groups of five characters."""
    body = "".join(
        (
            _RESULT,
            _VERSION,
            result.tournament,
            _letters(result.round, 1),
            _letters(result.table, 1),
            result.names,
            *(
                _letters(2 * min(coins, _MOST_COINS) + (person in result.winners), 2)
                for person, coins in enumerate(result.coins)
            ),
        )
    )
    whole = body + _check(body)
    return "-".join(whole[start : start + _GROUP] for start in range(0, len(whole), _GROUP))


def decode_table_code(text: str) -> TableInvitation | TableResult:
    """Return what a code says, however it is spaced. Raises TableCodeError."""
    code = re.sub(r"[\s\u2060]", "", text)[-_MAX_LENGTH:].rpartition("/")[2].upper()
    kind, version = code[:1], code[1:2]
    if kind not in (_INVITATION, _RESULT) or not code.isascii():
        raise TableCodeError(TableCodeDefect.DAMAGED)
    try:
        if kind == _INVITATION:
            return _invitation(code)
        return _result(re.sub(r"[^A-Z0-9]", "", code).translate(_MISREAD))
    except (ValueError, IndexError, zlib.error):
        newer = version in _LETTERS and version > _VERSION
        defect = TableCodeDefect.NEWER if newer and _is_whole(code) else TableCodeDefect.DAMAGED
        raise TableCodeError(defect) from None


def _is_whole(code: str) -> bool:
    plain = re.sub(r"[^A-Z0-9]", "", code).translate(_MISREAD)
    body, _, _ = code.rpartition("-")
    return code == with_checksum(body) or plain[-_CHECK:] == _check(plain[:-_CHECK])


def _invitation(code: str) -> TableInvitation:
    body, _, _ = code.rpartition("-")
    head, _, packed = body.partition("-")
    if code != with_checksum(body) or head != _INVITATION + _VERSION:
        raise ValueError(code)
    data = base64.b32decode(packed + "=" * (-len(packed) % 8))
    try:
        found = _ADAPTER.validate_json(zlib.decompressobj().decompress(data, _MOST_BYTES))
    except ValidationError as error:
        raise ValueError(code) from error
    if found.first >= len(found.names):
        raise ValueError(code)
    return found


def _result(code: str) -> TableResult:
    body = code[:-_CHECK]
    people = body[_HEAD:]
    if code[-_CHECK:] != _check(body) or body[:2] != _RESULT + _VERSION or len(people) % 2:
        raise ValueError(code)
    values = [_number(people[start : start + 2]) for start in range(0, len(people), 2)]
    winners = frozenset(person for person, value in enumerate(values) if value % 2)
    if len(values) < 2 or not winners:
        raise ValueError(code)
    return TableResult(
        body[2:7],
        _number(body[7]),
        _number(body[8]),
        body[9:_HEAD],
        tuple(value // 2 for value in values),
        winners,
    )


def _check(body: str) -> str:
    return _letters(zlib.crc32(body.encode()) % 32**_CHECK, _CHECK)


def _letters(number: int, count: int) -> str:
    return "".join(_LETTERS[number // 32**place % 32] for place in reversed(range(count)))


def _number(letters: str) -> int:
    number = 0
    for letter in letters:
        number = 32 * number + _LETTERS.index(letter)
    return number
