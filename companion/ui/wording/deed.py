"""The deed that ended a game in words: who was beaten, and who was not opposed."""

from companion.core.commands import Answer, Choose
from companion.core.events import ClaimsClosed, Fined, TurnedUp
from companion.core.game import Game, Step
from companion.i18n import Messages
from companion.ui.wording.history import announced_name, headline, name, names
from companion.ui.wording.result import how_won


def ending_step(game: Game) -> Step | None:
    """Return the step that ended a game; None while it goes on."""
    step = game.last
    while step is not None and game.before(step).end is not None:
        # coins were corrected after the end
        step = step.before
    return step if step is not None and step.table.end is not None else None


def win_in_words(game: Game, say: Messages) -> str:
    """Return the deed that ended a game, if it was one, and how the game was won."""
    parts = (_deed(game, say), how_won(game, say))
    return say.language.profile.sentence_separator.join(filter(None, parts))


def deciding_character(game: Game) -> str:
    """Return the id of the character announced in the step that ended a game; may be empty."""
    step = ending_step(game)
    opened = None if step is None else game.before(step).announcement
    return "" if opened is None else opened.character


def _deed(game: Game, say: Messages) -> str:
    step = ending_step(game)
    if step is None:
        return ""
    # under the names that people have now
    before = game.before(step)._replace(rules=game.table.rules)
    character = announced_name(before)
    for event in step.events:
        match event:
            case TurnedUp(true=()):
                fined = sum(isinstance(each, Fined) and each.coins > 0 for each in step.events)
                return say.text("deed-nobody", character=character, count=fined)
            case TurnedUp((announcer, *_) as people, (person, *_) as true) if announcer != person:
                wrong = tuple(each for each in people if each not in true)
                return say.text(
                    "deed-contested",
                    person=name(before, person),
                    other=names(before, wrong),
                    character=character,
                )
            case TurnedUp(true=(person, *_)):
                return say.text("deed-true", person=name(before, person), character=character)
            case ClaimsClosed() if not before.opened().claimants:
                return say.text(
                    "deed-unopposed", person=name(before, before.active), character=character
                )
            case _:
                pass
    if isinstance(step.command, Choose | Answer):
        return say.text("deed-told", told=headline(before, step.command, say).rstrip("."))
    return ""
