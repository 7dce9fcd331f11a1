"""The moments of a game: cards are to be turned, what came of it, and the win."""

from collections import Counter

from companion.core.commands import Answer, Choose, NoMoreClaims, Pot, Reveal
from companion.core.events import End, Fined, GameEnded, Paid
from companion.core.game import Game, Step
from companion.core.moves import MoveKind, moves
from companion.core.phases import revealed_people
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.presenters.card_names import shown_name
from companion.ui.presenters.history import (
    announced_name,
    details,
    headline,
    how_ended,
    name,
    names,
)
from companion.ui.presenters.result import people_without_coins
from companion.ui.presenters.table_instruction import last_tap, table_instruction
from companion.ui.state.moments import Fortune, Gain, RevealView, VerdictView, WinView
from companion.ui.state.table_view import Change

_DECIDING = NoMoreClaims | Reveal | Choose | Answer
"""Commands that decide an announcement or go on with its power."""


def reveal_view(game: Game, say: Messages) -> RevealView | None:
    """Return the cards to turn, if the last tap closed the claims; None otherwise."""
    table = game.table
    if table.phase is not Phase.REVEAL or game.undone is not None:
        return None
    people = names(table, revealed_people(table))
    character = table.rules.characters[table.opened().character]
    return RevealView(
        title=say.text("turn-cards-now"),
        people=tuple(people),
        character=character.id,
        character_name=shown_name(character, say),
        label=say.text("turn-cards-label", people=people, character=announced_name(table)),
    )


def verdict_view(game: Game, say: Messages) -> VerdictView | None:
    """Return what the last tap decided; None if it decided nothing, and after an undo.

    None too if it ended the game: `win_view` says so.
    """
    steps = last_tap(game)
    if (
        not steps
        or _has_ended(steps)
        or not all(isinstance(step.command, _DECIDING) for step in steps)
    ):
        return None
    last = steps[-1]
    gains, now = _gains(game, steps, say), table_instruction(game, say)
    title = headline(game.before(last), last.command, say)
    sentences = tuple(
        sentence
        for step in steps
        for event in step.events
        if not isinstance(event, Paid | Fined)
        and (sentence := details(game.before(step), event, say)) not in (None, title)
    )
    if not (gains or sentences or now or isinstance(last.command, Reveal | Choose | Answer)):
        return None
    return VerdictView(title, gains, sentences, _announced(game.before(last), last, say), now)


def _announced(before: Table, last: Step, say: Messages) -> str:
    """What was announced and by whom; empty where the title of the verdict says so."""
    opened = before.announcement
    if opened is None or isinstance(last.command, NoMoreClaims):
        return ""
    return say.text(
        "story-announce", person=name(before, before.active), character=announced_name(before)
    )


def win_view(game: Game, say: Messages) -> WinView | None:
    """Return who has won and how, if the last tap ended the game; None otherwise."""
    table = game.table
    if table.winners is None or not _has_ended(last_tap(game)):
        return None
    by, character = how_ended(game)
    winners = names(table, table.winners)
    fortunes = [
        Fortune(name(table, each), table.coins_of(each), winner=True) for each in table.winners
    ]
    broke = people_without_coins(game)
    if table.end is End.BANKRUPTCY:
        fortunes += [Fortune(each, 0, winner=False) for each in broke]
    return WinView(
        title=say.text("end-won", people=winners, count=len(winners)),
        how=say.text(f"end-how-{by}", character=character, people=broke),
        fortunes=tuple(fortunes),
    )


def _has_ended(steps: tuple[Step, ...]) -> bool:
    return any(isinstance(event, GameEnded) for step in steps for event in step.events)


def _gains(game: Game, steps: tuple[Step, ...], say: Messages) -> tuple[Gain, ...]:
    """What everybody and the court gained or lost, without those who got back what they paid."""
    deltas: Counter[int | Pot] = Counter()
    fined: set[int | Pot] = {"court"}
    for step in steps:
        for move in moves(game.before(step), step.events):
            deltas[move.source] -= move.coins
            deltas[move.target] += move.coins
            if move.kind is MoveKind.FINE:
                fined.add(move.source)
    table = game.table
    found = [
        Gain(_who(table, where, say), Change(delta, table.held(where), fine=where in fined))
        for where, delta in deltas.items()
        if delta and where != "bank"
    ]
    return tuple(sorted(found, key=lambda gain: -gain.change.delta))


def _who(table: Table, where: int | Pot, say: Messages) -> str:
    return say.text(where) if isinstance(where, str) else name(table, where)
