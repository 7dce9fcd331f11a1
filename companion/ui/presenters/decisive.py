"""The end of the game that a confirmation would bring, from public coins alone."""

from collections.abc import Iterator

from companion.core.commands import Command, NoMoreClaims, Reveal
from companion.core.phases import revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.presenters.history import names
from companion.ui.presenters.preview import answers, preview_of
from companion.ui.presenters.table import Scene

_MOST = 2
"""Different ends that are named."""


def decisive(scene: Scene, say: Messages) -> str:
    """Return who would win now and why; empty if the game would go on.

    In a dispute nobody has answered yet, it names the ends that the cards can bring.
    """
    table = scene.table
    if table.end is not None:
        return ""
    if scene.preview is not None:
        return _would_end(scene.preview.after, say)
    if table.phase is Phase.ANSWER:
        found = _after_answers(table, say)
    else:
        found = (_would_end(after, say) for after in _after_reveals(table))
    return " · ".join([*dict.fromkeys(filter(None, found))][:_MOST])


def _would_end(after: Table, say: Messages) -> str:
    if after.winners is None or after.end is None:
        return ""
    broke = [after.seats[seat] for seat, coins in enumerate(after.coins) if coins == 0]
    return say.text(
        f"would-end-{after.end}",
        people=names(after, after.winners),
        count=len(after.winners),
        coins=after.coins_of(after.winners[0]),
        broke=names(after, tuple(broke)),
    )


def _after_reveals(table: Table) -> Iterator[Table]:
    """The table after each possible answer to who really is the character."""
    people = revealed_people(table)
    if table.phase not in (Phase.CLAIMS, Phase.REVEAL) or not people:
        return
    closing: tuple[Command, ...] = (NoMoreClaims(),) if table.phase is Phase.CLAIMS else ()
    for true in (*((person,) for person in people), ()):
        found = preview_of(table, (*closing, Reveal(true)))
        if found is not None:
            yield found.after


def _after_answers(table: Table, say: Messages) -> Iterator[str]:
    for message, found in zip(("answer-right", "answer-wrong"), answers(table), strict=True):
        words = _would_end(found.after, say)
        if words:
            yield f"{say.text(message)}: {words}"
