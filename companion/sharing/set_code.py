"""A set of cards as a short text: versioned, checksummed, made of capitals, figures and hyphens.

    1F7JBKQTWF-CHECKSUM              version, edition, people, one letter a card
    1F7JBKQTWZ-HOUSE-CHECKSUM        with characters of the group's own, packed

Capitals and figures alone keep a QR code small, and let the text be typed in either case.
"""

import base64
import zlib
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from pydantic import TypeAdapter, ValidationError

from companion.core.boxes import EDITIONS, EditionId
from companion.core.custom_characters import CustomCharacter
from companion.core.errors import RuleViolation
from companion.core.set_rules import set_defects

_VERSION = "1"
_EDITIONS = {EditionId.FIRST: "F", EditionId.SECOND: "S"}
_PLAYERS = "0123456789ABCD"
# Letters never change their meaning while the version stays: sets are on paper and in messages.
_CARDS: Mapping[str, str] = {
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
_OWN_CARD = "Z"
"""One of the group's own characters, in their order."""
_CARD_OF = {letter: card for card, letter in _CARDS.items()}
_LONGEST = 6000
"""Characters of a text: more than ten own characters with all their words take."""
TEXT_BYTES = 20_000
"""Bytes of a file that are looked at for a text."""
_MOST_HOUSE_BYTES = 20_000
_HOUSE = TypeAdapter(tuple[CustomCharacter, ...])


class TextDefect(StrEnum):
    """Why a text is not taken for a set."""

    DAMAGED = "set_damaged"
    NEWER = "set_newer"


class SharedTextFault(Exception):
    """The text says no set; `code` tells whether it is damaged or of a later program."""

    def __init__(self, code: TextDefect) -> None:
        super().__init__(code)
        self.code = code
        self.params: Mapping[str, object] = {}


@dataclass(frozen=True, slots=True)
class SharedSet:
    """A set for so many people, with the group's own characters that are in it."""

    edition: EditionId
    players: int
    cards: tuple[str, ...]
    house: tuple[CustomCharacter, ...] = ()

    def defects(self) -> tuple[RuleViolation, ...]:
        """All that is wrong with it; nothing of the rules of choosing where it is printed."""
        found = set_defects(self.edition, self.players, self.cards, self.house)
        return (*found.impossible, *found.broken)


def to_text(shared: SharedSet) -> str:
    """The set as text. Its cards have to be printed ones or among its `house`."""
    own = {each.id for each in shared.house}
    letters = "".join(_OWN_CARD if card in own else _CARDS[card] for card in shared.cards)
    head = f"{_VERSION}{_EDITIONS[shared.edition]}{_PLAYERS[shared.players]}{letters}"
    body = f"{head}-{_packed(shared.house)}" if shared.house else head
    return f"{body}-{_checksum(body)}"


def text_in(data: bytes) -> str:
    """The beginning of a file, as text that may say a set."""
    return data[:TEXT_BYTES].decode("utf-8-sig", "replace")


def from_text(text: str) -> SharedSet:
    """The set that a text, or a link with it, says; whether it is lawful is not asked here.

    Raises SharedTextFault for everything that is no such text.
    """
    shown = text.strip()[-_LONGEST:].rstrip("/").rpartition("/")[2].upper()
    body, _, checksum = shown.rpartition("-")
    if not body or not body.isascii() or checksum != _checksum(body):
        raise SharedTextFault(TextDefect.DAMAGED)
    if body[0] != _VERSION:
        raise SharedTextFault(TextDefect.NEWER)
    head, _, packed = body.partition("-")
    try:
        return _read(head, _unpacked(packed) if packed else ())
    except (ValueError, KeyError, IndexError):
        raise SharedTextFault(TextDefect.DAMAGED) from None


def _read(head: str, house: tuple[CustomCharacter, ...]) -> SharedSet:
    edition = {letter: edition for edition, letter in _EDITIONS.items()}[head[1]]
    box = EDITIONS[edition]
    players = _PLAYERS.index(head[2])
    if not box.fewest <= players <= box.most:
        raise ValueError(players)
    own = [each.id for each in house]
    cards = tuple(own.pop(0) if letter == _OWN_CARD else _CARD_OF[letter] for letter in head[3:])
    if own:
        raise ValueError(own)
    return SharedSet(edition, players, cards, house)


def _checksum(body: str) -> str:
    return _in_capitals(zlib.crc32(body.encode()).to_bytes(4, "big"))


def _packed(house: tuple[CustomCharacter, ...]) -> str:
    return _in_capitals(zlib.compress(_HOUSE.dump_json(house), level=9))


def _unpacked(packed: str) -> tuple[CustomCharacter, ...]:
    """Raises ValueError."""
    inflate = zlib.decompressobj()
    try:
        data = base64.b32decode(packed + "=" * (-len(packed) % 8))
        text = inflate.decompress(data, _MOST_HOUSE_BYTES)
        return _HOUSE.validate_json(text)
    except (zlib.error, ValidationError) as error:
        raise ValueError(packed) from error


def _in_capitals(data: bytes) -> str:
    return base64.b32encode(data).decode().rstrip("=")
