"""Names of players and custom characters: length, letters and uniqueness."""

import unicodedata
from collections.abc import Iterable, Iterator, Sequence

from companion.core.errors import Code, RuleViolation

NAME_LIMIT = 40
"""Length of a name in characters; such a name fits two lines of a seat card."""

DISTURBING_KINDS = ("Cc", "Zl", "Zp")
"""Unicode categories that break a layout: control characters and line ends."""
DIRECTION_MARKS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""Characters that change the direction of the text after them."""

_SURROGATE = "Cs"
_INVISIBLE = "Cf"


def name_defects(names: Sequence[str]) -> Iterator[RuleViolation]:
    """Yield a violation for each name that is empty, too long, unprintable or taken."""
    seen: set[str] = set()
    for name in names:
        folded = comparable_name(name)
        if not folded:
            yield RuleViolation(Code.NAME_EMPTY)
        elif len(name) > NAME_LIMIT:
            yield RuleViolation(Code.NAME_TOO_LONG, limit=NAME_LIMIT, have=len(name))
        elif any(map(_unprintable, name)):
            yield RuleViolation(Code.NAME_UNPRINTABLE)
        elif folded in seen:
            yield RuleViolation(Code.NAME_TWICE, name=name.strip())
        seen.add(folded)


def printable_name(name: str) -> str:
    """Return the name without the characters that no name may have."""
    return "".join(c for c in name if not _unprintable(c))


def renamed(names: Sequence[str], person: int, name: str) -> tuple[str, ...]:
    """Return the names, with a new one for this person."""
    return (*names[:person], name, *names[person + 1 :])


def comparable_name(name: str) -> str:
    """Return the name without case, surrounding spaces and invisible characters, for comparison.

    A name without a visible character becomes empty.
    """
    visible = (c for c in name if unicodedata.category(c) != _INVISIBLE)
    return unicodedata.normalize("NFKC", "".join(visible)).strip().casefold()


def _unprintable(character: str) -> bool:
    kind = unicodedata.category(character)
    return kind in (*DISTURBING_KINDS, _SURROGATE) or character in DIRECTION_MARKS


def free_name(name: str, taken: Iterable[str]) -> str:
    """Return a name, or the first with a number after it, that none of the taken ones equals."""
    known = {comparable_name(each) for each in taken}
    if comparable_name(name) not in known:
        return name
    numbered = (f"{name[: NAME_LIMIT - 3]} {number}" for number in range(2, 100))
    return next((each for each in numbered if comparable_name(each) not in known), name)
