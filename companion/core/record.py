"""Reading and writing of game records (RECORD.md). Input is parsed strictly."""

import json
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import Annotated, Literal

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Field,
    TypeAdapter,
    ValidationError,
)
from pydantic_core import from_json, to_json

from companion.core.commands import Entry, Line, Person
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Code, RuleViolation
from companion.core.game import Game, new_game
from companion.core.setup import RECORD_VERSION, Setup
from companion.errors import CodedError

LINE_LIMIT = 20_000
"""Length of a line in characters."""
LINES_LIMIT = 100_000
"""Number of lines in a record."""
BYTES_LIMIT = 4_000_000
"""Size of a record in bytes: more than a game needs, and quick to read."""

_STAMP_KEYS = ("tap", "at", "by")
_NEWER_KEYS = {
    "setup": ("rules", "boxes", "house_rules"),
    "choose": ("character", "number"),
    "reveal": ("damned",),
    "answer": ("damned",),
}
"""Keys that version 1 lacks, by line."""


_DEFERRED = ConfigDict(defer_build=True)
_line: TypeAdapter[Setup | Entry] = TypeAdapter(
    Annotated[Setup | Entry, Field(discriminator="do")], config=_DEFERRED
)
_custom = TypeAdapter(tuple[CustomCharacter, ...], config=_DEFERRED)
_moment: TypeAdapter[object] = TypeAdapter(AwareDatetime, config=_DEFERRED)


def _in_calendar(moment: str) -> str:
    """Return the moment. Raises ValueError if there is no such date or time."""
    _moment.validate_python(moment)
    return moment


_Moment = Annotated[
    str,
    Field(pattern=r"^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|\+00:00)$"),
    AfterValidator(_in_calendar),
]


class _Person(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)
    person: Person


class _Stamp(BaseModel):
    """The tap, time and author of a line (version 2)."""

    model_config = ConfigDict(extra="forbid", strict=True, defer_build=True)
    tap: Annotated[int, Field(ge=1, le=LINES_LIMIT)] | None = None
    at: _Moment | None = None
    by: Literal["bank"] | _Person | None = None

    def line(self, entry: Entry) -> Line:
        """Return the line for an entry."""
        by = self.by.person if isinstance(self.by, _Person) else self.by
        return Line(entry, self.tap, self.at, by)


class UnreadableGame(CodedError):
    """A line of a record that cannot be read or is refused.

    `line` counts from 1, blank lines included. `setup` has the names for a message about `reason`;
    it is None before the setup line.
    """

    code: Literal["unreadable_game"]

    def __init__(self, line: int, reason: RuleViolation, setup: Setup | None = None) -> None:
        super().__init__("unreadable_game", line=line)
        self.line = line
        self.reason = reason
        self.setup = setup


def read_lines(file: Iterable[bytes]) -> Iterator[str]:
    """Yield the lines of a record file as text, blank ones included.

    Raises UnreadableGame if the file is not UTF-8 or exceeds BYTES_LIMIT.
    """
    size = 0
    for number, raw in enumerate(file, start=1):
        size += len(raw)
        if size > BYTES_LIMIT:
            # in megabytes, for the message
            reason = RuleViolation(Code.FILE_TOO_LARGE, limit=BYTES_LIMIT // 1_000_000)
            raise UnreadableGame(number, reason)
        try:
            # some editors begin a file with a byte order mark
            yield raw.rstrip(b"\r\n").decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError:
            raise UnreadableGame(number, RuleViolation(Code.NOT_TEXT)) from None


def play_lines(lines: Iterable[str]) -> Iterator[Game]:
    """Yield the game after each line of a record, skipping blank lines.

    Raises UnreadableGame, also if there are no lines.
    """
    setup: Setup | None = None
    game: Game | None = None
    number = 0
    for number, text in enumerate(lines, start=1):
        try:
            if number > LINES_LIMIT:
                raise RuleViolation(Code.TOO_MANY_LINES, limit=LINES_LIMIT)
            if not text.strip():
                continue
            if game is None:
                setup = parse_setup(text)
                game = new_game(setup)
            else:
                game = game.append(parse_entry(text, game.start.setup.version))
        except RuleViolation as reason:
            raise UnreadableGame(number, reason, setup) from reason
        yield game
    if game is None:
        raise UnreadableGame(max(number, 1), RuleViolation(Code.EMPTY_RECORD))


def parse_line(text: str) -> Setup | Entry:
    """Return the value of a line without a stamp. Raises RuleViolation."""
    if len(text) > LINE_LIMIT:
        raise RuleViolation(Code.LINE_TOO_LONG, have=len(text), limit=LINE_LIMIT)
    try:
        return _line.validate_json(text)
    except ValidationError as error:
        raise _violation(error) from None


def dump_line(value: Setup | Line | Entry) -> str:
    """Return the value as a line, without defaults."""
    stamp: dict[str, object] = {}
    if isinstance(value, Line):
        stamp = _dump_stamp(value)
        value = value.entry
    data = _line.dump_python(value, mode="json", by_alias=True, exclude_defaults=True)
    if isinstance(value, Setup) and value.house:
        # the name of a block is a default that must stay
        data["house"] = _custom.dump_python(value.house, mode="json", exclude_none=True)
    return json.dumps({"do": value.do} | data | stamp, ensure_ascii=False)


def _dump_stamp(line: Line) -> dict[str, object]:
    by = {"person": line.by} if isinstance(line.by, int) else line.by
    stamp = {"tap": line.tap, "at": line.at, "by": by}
    return {key: value for key, value in stamp.items() if value is not None}


def parse_setup(text: str) -> Setup:
    """Return the setup of a record's first line. Raises RuleViolation if it is another line."""
    value = parse_line(text)
    if not isinstance(value, Setup):
        raise RuleViolation(Code.SETUP_MISSING)
    if value.version == 1:
        _refuse_newer_keys(text)
    elif value.rules is None:
        raise RuleViolation(Code.MISSING_KEY, key="rules")
    return value


def parse_entry(text: str, version: int = RECORD_VERSION) -> Line:
    """Return a later line of a record. Raises RuleViolation, also for a second setup.

    In version 1, lines have no stamp and none of the newer keys.
    """
    stamp, rest = (None, text) if version == 1 else _split_stamp(text)
    value = parse_line(rest)
    if isinstance(value, Setup):
        raise RuleViolation(Code.SETUP_TWICE)
    if version == 1 and value.do in _NEWER_KEYS:
        _refuse_newer_keys(text)
    return Line(value) if stamp is None else _stamped(stamp, value)


def _refuse_newer_keys(text: str) -> None:
    """Raise RuleViolation if a line has a key that version 1 lacks."""
    data = from_json(text)
    for key in _NEWER_KEYS[data["do"]]:
        if key in data:
            raise RuleViolation(Code.UNKNOWN_KEY, key=key)


def upgraded(lines: Iterable[str]) -> tuple[str, ...]:
    """Return the record in version 2, without blank lines. It leads to the same tables.

    Raises RuleViolation for a malformed line.
    """
    first, *rest = (line for line in lines if line.strip())
    setup = parse_setup(first)
    if setup.version == RECORD_VERSION:
        return (first, *rest)
    newer = replace(setup, version=RECORD_VERSION, rules=setup.revision)
    return (dump_line(newer), *(dump_line(parse_entry(line, 1)) for line in rest))


def _split_stamp(text: str) -> tuple[dict[str, object] | None, str]:
    """Return the stamp of a line, and the line without it; None if it has no stamp."""
    if len(text) > LINE_LIMIT or not any(f'"{key}"' in text for key in _STAMP_KEYS):
        return None, text
    try:
        data = from_json(text)
    except ValueError:
        return None, text
    if not isinstance(data, dict):
        return None, text
    stamp = {key: data.pop(key) for key in _STAMP_KEYS if key in data}
    return stamp or None, to_json(data, inf_nan_mode="constants").decode()


def _stamped(stamp: dict[str, object], entry: Entry) -> Line:
    try:
        return _Stamp.model_validate(stamp).line(entry)
    except ValidationError as error:
        key = error.errors(include_url=False, include_input=False)[0]["loc"][0]
        raise RuleViolation(Code.BAD_VALUE, key=str(key)) from None


def _violation(error: ValidationError) -> RuleViolation:
    """Return the first defect that pydantic reports, as a violation.

    An unknown version comes first, since the other defects may be features of that version.
    """
    defects = [
        _defect(details["type"], details["loc"])
        for details in error.errors(include_url=False, include_input=False)
    ]
    newer = (defect for defect in defects if defect.code is Code.UNKNOWN_VERSION)
    return next(newer, defects[0])


def _defect(kind: str, location: tuple[int | str, ...]) -> RuleViolation:
    key = _key(kind, location)[:100]
    # untrusted text may be printed on a terminal
    path = key if key.isprintable() else ascii(key)
    match kind:
        case "json_invalid" | "dict_type" if not location:
            return RuleViolation(Code.NOT_JSON)
        case "union_tag_invalid" if len(location) < 2:
            return RuleViolation(Code.UNKNOWN_COMMAND)
        case "union_tag_not_found" | "missing":
            return RuleViolation(Code.MISSING_KEY, key=path)
        case "extra_forbidden" | "unexpected_keyword_argument":
            return RuleViolation(Code.UNKNOWN_KEY, key=path)
        case _ if path == "version":
            return RuleViolation(Code.UNKNOWN_VERSION)
        case _:
            return RuleViolation(Code.BAD_VALUE, key=path)


def _key(kind: str, location: tuple[int | str, ...]) -> str:
    """Return the key of a defect."""
    # A location is the tag of the command ("swap"), the key, then details: in `house` and
    # `house_rules`, these are indices, keys and the tags of blocks, otherwise they do not matter.
    if len(location) < 2:
        return "do"
    if location[1] not in ("house", "house_rules"):
        return str(location[1])
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        return "block"
    return [str(part) for part in location if isinstance(part, str)][-1]
