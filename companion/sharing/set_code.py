"""A set of cards as a short code of capitals, digits and hyphens, with version and checksum.

    1F7JBKQTWF-CHECKSUM              version, edition, players, one letter per card
    1F7JBKQTWZ-CUSTOM-CHECKSUM       with custom characters, compressed
    2F8.JUDGE.SAGE.Z-CHECKSUM        with an expansion: characters by their ids, without underscores

Capitals and digits make a small QR code, and can be typed in either case.
"""

import base64
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pydantic import TypeAdapter

from companion.core import EDITIONS, CustomCharacter, EditionId, RuleViolation
from companion.core.boxes import mixed_box, needed_boxes, whole_box
from companion.core.set_rules import set_defects
from companion.errors import CodedError
from companion.sharing.compressed import decompressed

_VERSION = "1"
"""Codes of an edition's own characters, one letter each."""
_NAMED = "2"
"""Codes with the characters of an expansion. Any number of boxes has names for its characters."""
_DOT = "."
_EDITIONS = {EditionId.FIRST: "F", EditionId.SECOND: "S"}
_PLAYERS = "0123456789ABCD"
# Letters keep their characters within a version: people print codes and send them in messages.
_LETTERS: Mapping[str, str] = {
    "judge": "J",
    "bishop": "B",
    "king": "K",
    "fool": "F",
    "queen": "Q",
    "thief": "T",
    "witch": "W",
    "spy": "S",
    "peasant": "P",
    "cheat": "C",
    "inquisitor": "I",
    "widow": "D",
    "empress": "E",
    "trickster": "R",
    "guru": "G",
    "shaman": "H",
    "patron": "A",
    "beggar": "L",
    "princess": "N",
    "puppet_master": "M",
}
_CUSTOM = "Z"
"""The letter, or the name, of custom characters, which follow in the order of `SharedSet.house`."""
_CHARACTERS = {letter: character for character, letter in _LETTERS.items()}
_MAX_LENGTH = 6000
"""Length of a code, in which three custom characters with the longest texts fit."""
MAX_FILE_BYTES = 20_000
"""Number of bytes read from a file that may hold a code."""
_MAX_CUSTOM_BYTES = 20_000
"""Size of the custom characters after decompression, in bytes."""
_CUSTOM_CHARACTERS = TypeAdapter(tuple[CustomCharacter, ...])


class SetCodeDefect(StrEnum):
    """The reasons why a set code cannot be read."""

    DAMAGED = "set_damaged"
    NEWER = "set_newer"


class SetCodeError(CodedError):
    """A text that is not a set code, or has a later version."""

    code: SetCodeDefect


@dataclass(frozen=True, slots=True)
class SharedSet:
    """A set for a number of players, with the custom characters in it."""

    edition: EditionId
    players: int
    cards: tuple[str, ...]
    house: tuple[CustomCharacter, ...] = ()

    def defects(self) -> tuple[RuleViolation, ...]:
        """Return all violations of the rules of choosing; a printed set has none."""
        box = mixed_box(self.edition, self.cards, own=len(self.house))
        defects = set_defects(box, self.players, self.cards, self.house)
        return (*defects.impossible, *defects.broken)


def encode_set(shared: SharedSet) -> str:
    """Return the code of the set. Raises KeyError for a card that is neither printed nor custom."""
    custom = {character.id for character in shared.house}
    if needed_boxes(shared.edition, shared.cards):
        version, names = _NAMED, _names(shared.edition)
        cards = "".join(
            f"{_DOT}{_CUSTOM if card in custom else names[card]}" for card in shared.cards
        )
    else:
        version = _VERSION
        cards = "".join(_CUSTOM if card in custom else _LETTERS[card] for card in shared.cards)
    head = f"{version}{_EDITIONS[shared.edition]}{_PLAYERS[shared.players]}{cards}"
    if not shared.house:
        return with_checksum(head)
    compressed = zlib.compress(_CUSTOM_CHARACTERS.dump_json(shared.house), level=9)
    return with_checksum(f"{head}-{base32(compressed)}")


def text_of_file(data: bytes) -> str:
    """Return the start of a file as text, which may hold a code."""
    return data[:MAX_FILE_BYTES].decode("utf-8-sig", "replace")


def decode_set(text: str) -> SharedSet:
    """Return the set in a code, or in a link that ends in one, without checking it.

    Raises SetCodeError.
    """
    code = text.strip()[-_MAX_LENGTH:].rstrip("/").rpartition("/")[2].upper()
    body, _, _ = code.rpartition("-")
    if not body or not body.isascii() or code != with_checksum(body):
        raise SetCodeError(SetCodeDefect.DAMAGED)
    if body[0] not in (_VERSION, _NAMED):
        # a letter begins the tournament codes of earlier versions
        newer = body[0].isdigit()
        raise SetCodeError(SetCodeDefect.NEWER if newer else SetCodeDefect.DAMAGED)
    head, _, compressed = body.partition("-")
    try:
        return _read(head, _custom_characters(compressed) if compressed else ())
    except KeyError:
        # names of characters are added without another version
        unknown = SetCodeDefect.NEWER if head[0] == _NAMED else SetCodeDefect.DAMAGED
        raise SetCodeError(unknown) from None
    except (ValueError, IndexError):
        raise SetCodeError(SetCodeDefect.DAMAGED) from None


def with_checksum(body: str) -> str:
    """Return a code: the body, a hyphen and its checksum."""
    return f"{body}-{base32(zlib.crc32(body.encode()).to_bytes(4, 'big'))}"


def base32(data: bytes) -> str:
    """Return the data in capitals and digits, without padding."""
    return base64.b32encode(data).decode().rstrip("=")


def _read(head: str, house: tuple[CustomCharacter, ...]) -> SharedSet:
    edition = {letter: edition for edition, letter in _EDITIONS.items()}[head[1]]
    box = EDITIONS[edition]
    players = _PLAYERS.index(head[2])
    if not box.fewest <= players <= box.most:
        raise ValueError(players)
    custom = [character.id for character in house]
    characters, cards_read = _CHARACTERS, list(head[3:])
    if head[0] == _NAMED:
        characters = {name: character for character, name in _names(edition).items()}
        start, *cards_read = head[3:].split(_DOT)
        if start:
            raise ValueError(start)
    cards = tuple(custom.pop(0) if each == _CUSTOM else characters[each] for each in cards_read)
    if custom:
        raise ValueError(custom)
    return SharedSet(edition, players, cards, house)


def _names(edition: EditionId) -> dict[str, str]:
    """Return the characters of an edition and its expansions, with their names in codes."""
    return {card: card.replace("_", "").upper() for card in whole_box(edition).characters}


def _custom_characters(compressed: str) -> tuple[CustomCharacter, ...]:
    """Return the custom characters. Raises ValueError."""
    data = base64.b32decode(compressed + "=" * (-len(compressed) % 8))
    return _CUSTOM_CHARACTERS.validate_json(decompressed(data, _MAX_CUSTOM_BYTES))
