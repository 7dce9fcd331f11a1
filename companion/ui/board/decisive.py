"""The end of the game that a confirmation would bring, from public coins alone."""

from collections.abc import Iterator

from companion.core.commands import Command, NoMoreClaims, Reveal
from companion.core.phases import revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.preview import answers, preview_of
from companion.ui.board.scene import Scene
from companion.ui.wording.history import announced_name, names, without_coins

_MOST = 3
"""Different ends that are named; of more, the last line says how many others there are."""


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
    told = tuple(dict.fromkeys(filter(None, ends)))
    if len(told) <= _MOST:
        return told
    return (*told[: _MOST - 1], say.text("would-others", count=len(told) - _MOST + 1))


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
    """Return the ends that the answers to who really is the character bring, each with its answers.

    Without answers if all bring the same; if only some do, nobody's too, it depends on the cards.
    Whoever wins by being the character shares one end.
    """
    after = dict(_tables_after_reveals(table))
    ends = {true: _would_end(each, say) for true, each in after.items()}
    if len({*ends.values()}) == 1:
        yield from ends.values()
        return
    several = [end for end in ends.values() if end]
    if ends.get(()) and len(several) > 1 and len({*several}) == 1:
        yield say.text("would-depends", end=several[0])
        return
    character = announced_name(table)
    win = [true for true in ends if true and after[true].winners == true]
    if len(win) > 1:
        people = say.one_of(names(table, tuple(person for (person,) in win)))
        everybody = len(win) == len(after) - 1
        words = "would-whoever" if everybody else "would-win-as"
        yield say.text(words, people=people, character=character)
        ends = {true: end for true, end in ends.items() if true not in win}
    for end in filter(None, dict.fromkeys(ends.values())):
        same = tuple(true[0] for true in ends if true and ends[true] == end)
        if same:
            person = say.one_of(names(table, same))
            yield say.text("would-if", person=person, character=character, end=end)
        if ends.get(()) == end:
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
