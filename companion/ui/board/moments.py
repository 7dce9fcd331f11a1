"""The moments of a game: cards are to be turned, what came of it, and the win."""

from collections import Counter
from dataclasses import replace

from companion.core.commands import Answer, Choose, NoMoreClaims, Pot, Reveal, Transfer
from companion.core.events import End, Fined, FortunesSwapped, GameEnded, Paid
from companion.core.evolve import evolve
from companion.core.game import Game, Step
from companion.core.moves import MoveKind, moves
from companion.core.phases import revealed_people
from companion.core.powers.blocks import WinAt
from companion.core.table import Phase, Table
from companion.i18n import Messages
from companion.ui.board.moment_views import (
    Exchange,
    Fortune,
    Gain,
    RevealView,
    Swapped,
    VerdictView,
    WinView,
)
from companion.ui.board.table_view import Change
from companion.ui.wording.card_names import shown_name
from companion.ui.wording.deed import deciding_character, win_in_words
from companion.ui.wording.history import announced_name, details, headline, name, names
from companion.ui.wording.result import people_without_coins, story_of
from companion.ui.wording.table_instruction import last_tap, table_instruction
from companion.ui.wording.wit import verdict_voice, win_voice

_DECIDING = NoMoreClaims | Reveal | Choose | Answer
"""Commands that decide an announcement or go on with its power."""
_MANY = 3
"""Coins of the court that are worth a word of their own."""


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
    view = outcome(game, steps, say)
    # coins that the power brought before it asked
    view = replace(view, gains=_gains(game, _deed(steps), say))
    last = steps[-1].command
    # the panel asks whoever was pointed at
    decided = isinstance(last, Reveal | Answer) or (
        isinstance(last, Choose) and game.table.phase is not Phase.ANSWER
    )
    told = view.gains or view.sentences or view.now or decided
    return view if told else None


def _deed(steps: tuple[Step, ...]) -> tuple[Step, ...]:
    """Return the steps and those before them that decided the same announcement."""
    first = steps[0].before
    while first is not None and isinstance(first.command, _DECIDING):
        steps, first = (first, *steps), first.before
    return steps


def outcome(game: Game, steps: tuple[Step, ...], say: Messages) -> VerdictView:
    """Return what the steps, the last of a game, did and what it brought whom."""
    last = steps[-1]
    before = game.before(last)
    title, too_few = headline(before, last.command, say), _too_few(before, last, say)
    sentences = tuple(
        sentence
        for step in steps
        for event in step.events
        if not isinstance(event, Paid | Fined)
        and (sentence := details(step, game.before(step), event, say)) not in (None, title)
    )
    sentences += (too_few,) if too_few else ()
    if last.command == Reveal(()):
        fined = sum(isinstance(event, Fined) and event.coins > 0 for event in last.events)
        title = say.text("verdict-nobody", character=announced_name(before), count=fined)
    heading, face, unmasked = "", "", ""
    opened = before.announcement or last.table.announcement
    if isinstance(last.command, Reveal):
        character = announced_name(before)
        face = " · ".join(names(before, last.command.true))
        if face:
            heading = say.text("verdict-true", character=character)
        else:
            face = say.text("verdict-none", character=character)
        false = tuple(
            person for person in revealed_people(before) if person not in last.command.true
        )
        unmasked = say.text("verdict-unmasked", people=names(before, false)) if false else ""
    court, exchange = _from_court(game, steps, say), _exchange(game, steps, say)
    return VerdictView(
        title,
        _gains(game, steps, say),
        sentences,
        _announced(before, last, say),
        table_instruction(game, say),
        character="" if opened is None else opened.character,
        heading=heading,
        headline=face,
        unmasked=unmasked,
        court=court,
        voice=verdict_voice(before, last, say, swapped=exchange is not None, court=bool(court)),
        exchange=exchange,
    )


def _too_few(before: Table, last: Step, say: Messages) -> str:
    """Say that somebody has too few coins for a power that wins; otherwise return nothing."""
    match last.command:
        case NoMoreClaims() if not before.opened().claimants:
            users: tuple[int, ...] = (before.active,)
        case Reveal(true):
            users = true
        case _:
            users = ()
    if not users or last.table.end is not None:
        return ""
    power = before.characters[before.opened().character].power
    needed = next((each.coins for each in power if isinstance(each, WinAt)), 0)
    return say.text("verdict-too-few", people=names(before, users), coins=needed) if needed else ""


def _exchange(game: Game, steps: tuple[Step, ...], say: Messages) -> Exchange | None:
    """Return the fortunes that were swapped; None if none were, or they were equal."""
    for step in steps:
        table = game.before(step)
        for event in step.events:
            if isinstance(event, FortunesSwapped):
                own, theirs = table.coins_of(event.person), table.coins_of(event.other)
                if own == theirs:
                    return None
                sides = (
                    Swapped(name(table, event.person), own, theirs),
                    Swapped(name(table, event.other), theirs, own),
                )
                besides = _gains(game, steps, say, without_swap=True)
                return Exchange(say.text("verdict-swapped"), sides, besides)
            table = evolve(table, event)
    return None


def _from_court(game: Game, steps: tuple[Step, ...], say: Messages) -> str:
    """Say that a player has taken many coins from the court; empty if nobody has."""
    taken = max(
        (
            move.coins
            for step in steps
            for move in moves(game.before(step), step.events)
            if move.source == "court" and isinstance(move.target, int)
        ),
        default=0,
    )
    many = taken >= _MANY and all(not isinstance(step.command, Transfer) for step in steps)
    return say.text("verdict-court", coins=taken) if many else ""


def _announced(before: Table, last: Step, say: Messages) -> str:
    """Return what was announced and by whom; empty where the title of the verdict says so."""
    if before.announcement is None or isinstance(last.command, NoMoreClaims):
        return ""
    return say.text(
        "story-announce", person=name(before, before.active), character=announced_name(before)
    )


def win_view(game: Game, say: Messages) -> WinView | None:
    """Return who has won and how, if the last tap ended the game; None otherwise."""
    table = game.table
    if table.winners is None or not _has_ended(last_tap(game)):
        return None
    winners = names(table, table.winners)
    fortunes = [
        Fortune(name(table, person), table.coins_of(person), winner=True)
        for person in table.winners
    ]
    broke = people_without_coins(game)
    if table.end is End.BANKRUPTCY:
        fortunes += [Fortune(who, 0, winner=False) for who in broke]
    return WinView(
        title=say.text("end-won", people=winners, count=len(winners)),
        how=win_in_words(game, say),
        fortunes=tuple(fortunes),
        story=story_of(game, say),
        character=deciding_character(game),
        voice=win_voice(game, say),
    )


def _has_ended(steps: tuple[Step, ...]) -> bool:
    return any(isinstance(event, GameEnded) for step in steps for event in step.events)


def _gains(
    game: Game, steps: tuple[Step, ...], say: Messages, *, without_swap: bool = False
) -> tuple[Gain, ...]:
    """Return what everybody and the court gained or lost, except those who came out even.

    If `without_swap`, swapped fortunes are not counted.
    """
    deltas: Counter[int | Pot] = Counter()
    fined: set[int | Pot] = {"court"}
    for step in steps:
        events = step.events
        if without_swap:
            events = tuple(event for event in events if not isinstance(event, FortunesSwapped))
        for move in moves(game.before(step), events):
            deltas[move.source] -= move.coins
            deltas[move.target] += move.coins
            if move.kind is MoveKind.FINE:
                fined.add(move.source)
    table = game.table
    gains = [
        Gain(
            _who(table, where, say),
            Change(delta, table.held(where), fine=where in fined),
            where == "court",
        )
        for where, delta in deltas.items()
        if delta and where != "bank"
    ]
    return tuple(sorted(gains, key=lambda gain: -gain.change.delta))


def _who(table: Table, where: int | Pot, say: Messages) -> str:
    return say.text(where) if isinstance(where, str) else name(table, where)
