"""Addresses of the rules: which edition, entry and languages a page is about.

`/rules/<edition>/<id>?lang=ja&with=ru`, each piece of which may be missing. Whatever somebody has
typed is an address: what there is no rule, edition or language for is kept, to be told.
"""

from dataclasses import dataclass
from urllib.parse import parse_qsl, quote, unquote, urlencode, urlsplit

from companion.i18n import Language

_LONGEST = 60
"""Characters of a piece that are kept: ids are no longer."""


@dataclass(frozen=True, slots=True)
class Address:
    """Where in the rules a page is, in the words of its address; empty where it says nothing."""

    edition: str = ""
    rule: str = ""
    kind: str = ""
    """Of the contents: which kind of entries is listed."""
    language: str = ""
    beside: str = ""
    """The language beside the first."""
    shown: bool = False
    """Whether the entry is held up to the table, as large as it goes."""

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


def rule_of(character: str) -> str:
    """The id of the entry about a character, printed or made up."""
    return f"character-{character.replace('_', '-')}"


def language_of(code: str) -> Language | None:
    """The language with that code, if the rules are written in it."""
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
