"""Addresses in the rulebook: `/rules/<edition>/<id>?lang=ja&with=ru`, each part optional.

Any typed route is parsed; unknown editions, entries and languages are kept for the error message.
"""

from dataclasses import dataclass
from typing import Final
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from companion.i18n import Language

_LONGEST = 60
"""Characters of a part that are kept: ids are shorter."""


@dataclass(frozen=True, slots=True)
class Address:
    """The parts of an address as typed; empty strings for missing ones."""

    edition: str = ""
    rule: str = ""
    kind: str = ""
    """The kind of entries listed in the contents."""
    language: str = ""
    beside: str = ""
    """The second language beside the first."""
    shown: bool = False
    """Presentation mode: the entry is shown as large as it fits."""

    @property
    def route(self) -> str:
        """The address as a route."""
        path = "/".join(quote(each, safe="") for each in ("rules", self.edition, self.rule) if each)
        asked = {
            "kind": self.kind,
            "lang": self.language,
            "with": self.beside,
            "show": "1" if self.shown else "",
        }
        query = urlencode({key: value for key, value in asked.items() if value})
        return f"/{path}?{query}" if query else f"/{path}"


TEACHING: Final = "explain"
"""The id of the entry for whoever explains the game to the table."""


def teaching_route(edition: str) -> str:
    """Return the route that shows it alone, as large as it fits."""
    return Address(edition=edition, rule=TEACHING, shown=True).route


def rule_of(character: str) -> str:
    """Return the id of the entry about a character, printed or custom."""
    return f"character-{character.replace('_', '-')}"


def language_of(code: str) -> Language | None:
    """Return the language with that code, if the rules are written in it."""
    return Language(code) if code in set(Language) else None


def parse(route: str) -> Address:
    """Read a route of the rules. Never raises.

    An edition, entry or language that does not exist is kept as it was typed, so that the page can
    say so; each piece is cut to 60 characters, and what cannot be printed is left out.
    """
    try:
        split = urlsplit(route)
    except ValueError:  # what looks like a host but is none
        return Address()
    pieces = [_kept(unquote(piece)) for piece in split.path.strip("/").split("/")[1:]]
    edition, rule, *_ = (*pieces, "", "")
    asked = dict(reversed(parse_qsl(split.query[:1000])))
    return Address(
        edition=edition,
        rule=rule,
        kind=_kept(asked.get("kind", "")),
        language=_kept(asked.get("lang", "")),
        beside=_kept(asked.get("with", "")),
        shown=asked.get("show") == "1",
    )


def _kept(piece: str) -> str:
    return "".join(filter(str.isprintable, piece[:_LONGEST])).strip()
