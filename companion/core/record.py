"""Lines of a game record, read and written. What comes from outside is parsed here, strictly."""

import json
from collections.abc import Iterable, Iterator
from typing import Annotated

from pydantic import Field, TypeAdapter, ValidationError

from companion.core.commands import Entry
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import Code, RuleViolation
from companion.core.game import Game, new_game
from companion.core.setup import Setup

LINE_LIMIT = 20_000
"""Characters a line may have."""
LINES_LIMIT = 100_000
"""Lines a record may have."""
BYTES_LIMIT = 4_000_000
"""Bytes a record may have: more than any evening, and little enough to be read at once."""

_Line = Annotated[Setup | Entry, Field(discriminator="do")]
_LINE: TypeAdapter[Setup | Entry] = TypeAdapter(_Line)

_HOUSE: TypeAdapter[tuple[CustomCharacter, ...]] = TypeAdapter(tuple[CustomCharacter, ...])


class UnreadableGame(Exception):
    """A line of a record is refused; the lines before it were played.

    `line` counts from 1, blank lines too. `setup` has the names for whoever puts `reason` into
    words; None where the record has not got that far.
    """

    def __init__(self, line: int, reason: RuleViolation, setup: Setup | None = None) -> None:
        super().__init__(line, reason)
        self.code = "unreadable_game"
        self.params = {"line": line}
        self.line = line
        self.reason = reason
        self.setup = setup


def read_lines(file: Iterable[bytes]) -> Iterator[str]:
    """The lines of a record file as text, blank ones too. Raises UnreadableGame.

    Nothing is checked but that it is text, and not too much of it.
    """
    size = 0
    for number, raw in enumerate(file, start=1):
        size += len(raw)
        if size > BYTES_LIMIT:
            # in millions of bytes, which is how a person is told of a file's size
            reason = RuleViolation(Code.FILE_TOO_LARGE, limit=BYTES_LIMIT // 1_000_000)
            raise UnreadableGame(number, reason)
        try:
            # a byte order mark is what some editors put before the first line
            yield raw.rstrip(b"\r\n").decode("utf-8-sig" if number == 1 else "utf-8")
        except UnicodeDecodeError:
            raise UnreadableGame(number, RuleViolation(Code.NOT_TEXT)) from None


def play_lines(lines: Iterable[str]) -> Iterator[Game]:
    """The game after each line of a record, the setup's first; blank lines are passed over.

    Raises UnreadableGame, also if there is no line to be played.
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
                game = game.append(parse_entry(text))
        except RuleViolation as reason:
            raise UnreadableGame(number, reason, setup) from reason
        yield game
    if game is None:
        raise UnreadableGame(max(number, 1), RuleViolation(Code.EMPTY_RECORD))


def parse_line(text: str) -> Setup | Entry:
    """One line as a value. Raises RuleViolation with a code of the record's form."""
    if len(text) > LINE_LIMIT:
        raise RuleViolation(Code.LINE_TOO_LONG, have=len(text), limit=LINE_LIMIT)
    try:
        return _LINE.validate_json(text)
    except ValidationError as error:
        raise _violation(error) from None


def dump_line(value: Setup | Entry) -> str:
    """The value as one line, without what is at its default; `parse_line` reads the same again."""
    data = _LINE.dump_python(value, mode="json", by_alias=True, exclude_defaults=True)
    if isinstance(value, Setup) and value.house:
        # a block is named by a default of its own, which must not be left out
        data["house"] = _HOUSE.dump_python(value.house, mode="json", exclude_none=True)
    return json.dumps({"do": value.do} | data, ensure_ascii=False)


def parse_setup(text: str) -> Setup:
    """The first line of a record. Raises RuleViolation if it is something else."""
    value = parse_line(text)
    if not isinstance(value, Setup):
        raise RuleViolation(Code.SETUP_MISSING)
    return value


def parse_entry(text: str) -> Entry:
    """A later line of a record. Raises RuleViolation if it is a second setup."""
    value = parse_line(text)
    if isinstance(value, Setup):
        raise RuleViolation(Code.SETUP_TWICE)
    return value


def _violation(error: ValidationError) -> RuleViolation:
    """The first defect pydantic found, in the terms of a record.

    An unknown version comes before all others: they may be what is new in it.
    """
    found = [
        _defect(details["type"], details["loc"])
        for details in error.errors(include_url=False, include_input=False)
    ]
    return next((defect for defect in found if defect.code is Code.UNKNOWN_VERSION), found[0])


def _defect(kind: str, location: tuple[int | str, ...]) -> RuleViolation:
    key = _key(kind, location)[:100]
    # it may be anybody's text, and it is going to be printed
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
    """The key a defect is of."""
    # a location is the tag of the command ("swap"), then the key, then what is of no interest here
    # but in `house`: there it goes on with numbers, keys, and the tags of blocks
    if len(location) < 2:
        return "do"
    if location[1] != "house":
        return str(location[1])
    if kind in ("union_tag_invalid", "union_tag_not_found"):
        return "block"
    return [str(part) for part in location if isinstance(part, str)][-1]
