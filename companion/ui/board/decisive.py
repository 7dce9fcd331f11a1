"""The end of the game that a confirmation would bring, from public coins alone."""

from collections.abc import Iterator

from companion.core.commands import Command, NoMoreClaims, Reveal
from companion.core.phases import revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.preview import answers, preview_of
from companion.ui.board.scene import Scene
from companion.ui.wording.history import announced_name, name, names, without_coins

_MOST = 3
"""Different ends that are named."""


def decisive(scene: Scene, say: Messages) -> tuple[str, ...]:
    """Return who would win now and why; nothing if the game would go on.

    In a dispute nobody has answered yet, it names the ends that the cards can bring; while claims
    are open, the end that comes if nobody calls.
    """
    table = scene.table
    if table.end is not None:
        return ()
    if scene.preview is not None:
        end = _would_end(scene.preview.after, say)
        if end and table.phase is Phase.CLAIMS and not table.opened().claimants:
            end = say.text("would-if-unclaimed", end=end)
        return (end,) if end else ()
    ends = _after_answers(table, say) if table.phase is Phase.ANSWER else _after_reveals(table, say)
    return tuple(dict.fromkeys(filter(None, ends)))[:_MOST]


def _would_end(after: Table, say: Messages) -> str:
    if after.winners is None or after.end is None:
        return ""
    return say.text(
        f"would-end-{after.end}",
        people=names(after, after.winners),
        count=len(after.winners),
        coins=after.coins_of(after.winners[0]),
        broke=names(after, without_coins(after)),
    )


def _after_reveals(table: Table, say: Messages) -> Iterator[str]:
    """Return the ends that the answers to who really is the character bring, each with its answer.

    Without the answer if all bring the same; if several but not all do, it depends on the cards.
    """
    ends = {true: _would_end(after, say) for true, after in _tables_after_reveals(table)}
    if len({*ends.values()}) == 1:
        yield from ends.values()
        return
    several = [end for end in ends.values() if end]
    if len(several) > 1 and len({*several}) == 1:
        yield say.text("would-depends", end=several[0])
        return
    character = announced_name(table)
    for true, end in ends.items():
        if end and true:
            yield say.text("would-if", person=name(table, true[0]), character=character, end=end)
        elif end:
            yield say.text("would-if-nobody", character=character, end=end)


def _tables_after_reveals(table: Table) -> Iterator[tuple[tuple[int, ...], Table]]:
    """Return each possible answer to who really is the character, and the table after it."""
    people = revealed_people(table)
    if table.phase not in (Phase.CLAIMS, Phase.REVEAL) or not people:
        return
    closing: tuple[Command, ...] = (NoMoreClaims(),) if table.phase is Phase.CLAIMS else ()
    for true in (*((person,) for person in people), ()):
        preview = preview_of(table, (*closing, Reveal(true)))
        if preview is not None:
            yield true, preview.after


def _after_answers(table: Table, say: Messages) -> Iterator[str]:
    for message, preview in answers(table):
        words = _would_end(preview.after, say)
        if words:
            yield say.labelled(say.text(message), words)
