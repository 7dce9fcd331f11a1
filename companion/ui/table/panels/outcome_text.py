"""What confirming would do, in words: moves, and what comes next."""

from collections.abc import Iterator
from dataclasses import dataclass

from companion.core.events import CardShown, Compared, Event, PlacesChanged
from companion.core.evolve import evolve
from companion.core.moves import Move, MoveKind, moves
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.preview import Preview
from companion.ui.wording.history import holder, name, not_richer
from companion.ui.wording.power_answers import names_own_card


@dataclass(frozen=True, slots=True)
class MoveLine:
    """Coins that move: why, from whom to whom, and how many."""

    reason: str
    pair: str
    coins: int
    fine: bool


def outcome_lines(table: Table, preview: Preview, say: Messages) -> Iterator[MoveLine | str]:
    """Yield what will happen, in order: moves, and sentences for what moves no coins."""
    for event in preview.events:
        for move in moves(table, (event,)):
            yield _move_line(move, table, say)
        sentence = _without_coins(table, event, preview, say)
        if sentence is not None:
            yield sentence
        table = evolve(table, event)


def _move_line(move: Move, table: Table, say: Messages) -> MoveLine:
    pair = say.text(
        "moves-pair", source=holder(table, say, move.source), target=holder(table, say, move.target)
    )
    fine = move.kind is MoveKind.FINE
    return MoveLine(say.text(f"moves-{move.kind}"), pair, move.coins, fine)


def _without_coins(table: Table, event: Event, preview: Preview, say: Messages) -> str | None:
    match event:
        case Compared():
            return not_richer(event, preview.events, table, say)
        case CardShown():
            return say.text("besides-shown", person=name(table, event.person))
        case PlacesChanged():
            return say.text(
                "besides-places", person=name(table, event.person), other=name(table, event.other)
            )
        case _:
            return None


def what_follows(preview: Preview, say: Messages) -> str:
    """Return what the table will wait for; nothing if the game ends, which stands apart."""
    after = preview.after
    chooses = after.announcement is not None and bool(after.announcement.users)
    none = "moves-none-yet" if chooses and after.winners is None else "moves-none"
    sentences = [] if preview.moves else [say.text(none)]
    if after.winners is not None:
        return "".join(sentences)
    if after.phase is Phase.ANSWER and names_own_card(after):
        sentences.append(say.text("moves-then-answer", person=name(after, after.answering())))
    elif after.announcement is not None and after.announcement.users:
        user = after.announcement.users[after.announcement.step[0]]
        sentences.append(say.text("moves-then-choice", person=name(after, user)))
    else:
        sentences.append(say.text("moves-next", person=name(after, after.active)))
    return say.language.profile.sentence_separator.join(sentences)


def moves_sentence(table: Table, preview: Preview, say: Messages) -> str:
    """Return all moves of an answer on one line."""
    if not preview.moves:
        return what_follows(preview, say)
    parts = [
        say.text(
            "story-paid",
            source=holder(table, say, move.source),
            target=holder(table, say, move.target),
            coins=move.coins,
        )
        for move in preview.moves
    ]
    return " · ".join(parts)
