"""What a name may be: a person's, and that of a character a group has made up."""

import unicodedata
from collections.abc import Iterator, Sequence

from companion.core.errors import Code, RuleViolation

NAME_LIMIT = 40
"""Characters a name may have; two lines of a plaque hold them."""

DISTURBING_KINDS = ("Cc", "Zl", "Zp")
"""What would disturb a screen, by category: control characters and line ends."""
DIRECTION_MARKS = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"
"""These would too: they turn the text round."""

_HALF_A_CHARACTER = "Cs"
_INVISIBLE = "Cf"


def name_defects(names: Sequence[str]) -> Iterator[RuleViolation]:
    """What is wrong with the names: empty, too long, unprintable, or the same as another's."""
    seen: set[str] = set()
    for name in names:
        folded = _as_seen(name)
        if not folded:
            yield RuleViolation(Code.NAME_EMPTY)
        elif len(name) > NAME_LIMIT:
            yield RuleViolation(Code.NAME_TOO_LONG, limit=NAME_LIMIT, have=len(name))
        elif any(map(_unprintable, name)):
            yield RuleViolation(Code.NAME_UNPRINTABLE)
        elif folded in seen:
            yield RuleViolation(Code.NAME_TWICE, name=name.strip())
        seen.add(folded)


def _as_seen(name: str) -> str:
    """The name without what the eye cannot tell: case, spaces around it, characters of no width."""
    seen = (c for c in name if unicodedata.category(c) != _INVISIBLE)
    return unicodedata.normalize("NFKC", "".join(seen)).strip().casefold()


def _unprintable(character: str) -> bool:
    kind = unicodedata.category(character)
    return kind in (*DISTURBING_KINDS, _HALF_A_CHARACTER) or character in DIRECTION_MARKS
