"""Names of the players of a new game: defaults for empty ones, and what is wrong with others."""

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import chain, count

from companion.core.boxes import MOST_PLAYERS
from companion.core.names import comparable_name, name_defects
from companion.i18n import Language, Messages
from companion.i18n.messages import messages
from companion.i18n.rule_errors import explain
from companion.ui.layout.font_coverage import can_be_shown

_MOST_DEFAULTS = 3 * MOST_PLAYERS
"""Above the numbers of default names."""


def filled_names(names: Sequence[str], say: Messages) -> tuple[str, ...]:
    """Return the trimmed names; an empty one is "Player 3", or a number still free."""
    taken = {comparable_name(name) for name in names}
    filled = []
    for place, name in enumerate(names, start=1):
        chosen = name.strip()
        if not comparable_name(name):
            numbers = chain((place,), count(len(names) + 1))
            defaults = (say.text("people-name", place=number) for number in numbers)
            chosen = next(each for each in defaults if comparable_name(each) not in taken)
            taken.add(comparable_name(chosen))
        filled.append(chosen)
    return tuple(filled)


def is_unnamed(name: str) -> bool:
    """Return whether a name is a default, in any language."""
    return comparable_name(name) in _default_names()


@cache
def _default_names() -> frozenset[str]:
    return frozenset(
        comparable_name(messages(language).text("people-name", place=number))
        for language in Language
        for number in range(1, _MOST_DEFAULTS)
    )


def name_problems(names: Sequence[str], say: Messages) -> Mapping[int, str]:
    """Return what is wrong with each unusable name, in one sentence, by its index.

    Of two players with the same name, it is the later one. An empty name is none of them: its
    player gets a default.
    """
    found: dict[int, str] = {}
    earlier: list[str] = []
    for seat, name in enumerate(names):
        if not comparable_name(name):
            continue
        # earlier defects stand at their own fields
        defects = list(name_defects((*earlier, name.strip())))
        if defects:
            found[seat] = explain(defects[-1], (), say)
        elif not can_be_shown(name):
            found[seat] = say.text("people-unseen", place=seat + 1)
        else:
            earlier.append(name.strip())
    return found
