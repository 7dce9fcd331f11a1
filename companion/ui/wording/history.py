"""The course of a game in sentences: what a step did, for the history and for undo."""

from collections.abc import Iterable

from companion.core.boxes import Character, cards_each
from companion.core.commands import (
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Command,
    Look,
    MistakenLook,
    NoMoreClaims,
    Pot,
    Rename,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.events import (
    Borrowed,
    Compared,
    Declined,
    End,
    Event,
    Fined,
    FortunesSwapped,
    GameEnded,
    Paid,
    PlacesChanged,
    WentOut,
)
from companion.core.game import Game, Step
from companion.core.phases import power_in_use
from companion.core.powers.blocks import (
    MovePeople,
    NameCardOrPay,
    ShowCard,
    SwapFortunes,
    TakeFromChosen,
    TakeFromRichest,
)
from companion.core.powers.borrowing import BorrowNamed, BorrowPlayed, Gamble, PassFortunes
from companion.core.table import Table
from companion.i18n import CharacterName, Messages
from companion.ui.layout.font_coverage import with_stand_ins
from companion.ui.wording.power_answers import answered

_OF_ONE = {
    PassFortunes: "story-direction",
    Gamble: "story-guesser",
    BorrowNamed: "story-usurps",
}
"""What a power does with the one person chosen."""


def name(table: Table, person: int) -> str:
    """Return what the person is called, as far as it can be shown."""
    return with_stand_ins(table.rules.setup.players[person])


def holder(table: Table, messages: Messages, where: int | Pot) -> str:
    """Return what whoever or whatever holds coins is called: a person, the court or the bank."""
    return messages.text(f"pot-{where}") if isinstance(where, str) else name(table, where)


def called(character: Character) -> CharacterName:
    """Return the character as an argument of a text, by the name its group gave it if it did."""
    return CharacterName(character.id, character.given_name)


def announced_name(table: Table) -> CharacterName:
    """Return the announced character as an argument of a text."""
    opened = table.announcement
    if opened is None:
        return CharacterName("")
    return called(table.rules.characters[opened.character])


def names(table: Table, people: tuple[int, ...]) -> list[str]:
    """Return what the people are called, to be joined as the language joins a list."""
    return [name(table, person) for person in people]


def without_coins(table: Table) -> tuple[int, ...]:
    """Return the people in the game who have no coins, by seat."""
    return tuple(each for each in table.present if table.coins_of(each) == 0)


def only_opponent(table: Table) -> int | None:
    """Return the active player's opponent in a game of two."""
    others = table.others_clockwise(table.active)
    return others[0] if len(others) == 1 else None


def with_card_slot(words: str, slot: CardSlot | None, messages: Messages) -> str:
    """Return the words, and which of several cards is meant, where that was said."""
    return words if slot is None else f"{words} · {messages.text(f'hand-{slot}')}"


def headline(before: Table, command: Command, messages: Messages) -> str:
    """One sentence for what the table did by a command given at `before`."""
    say = messages.text
    active = name(before, before.active)
    announced = before.announcement
    character = announced_name(before)
    match command:
        case Swap():
            return with_card_slot(say("story-swap", person=active), command.card, messages)
        case Look():
            several = cards_each(len(before.seats)) > 1
            return say("story-look-one" if several else "story-look", person=active)
        case Announce():
            words = say(
                "story-announce",
                person=active,
                character=called(before.rules.characters[command.character]),
            )
            return with_card_slot(words, command.card, messages)
        case Claim():
            words = say("story-claim", person=name(before, command.player), character=character)
            return with_card_slot(words, command.card, messages)
        case NoMoreClaims():
            if announced is not None and announced.claimants:
                return say("story-claims-closed")
            return say("story-unopposed", person=active, character=character)
        case Reveal(true=()):
            return say("story-nobody-true", character=character)
        case Reveal():
            return say("story-true", people=names(before, command.true), character=character)
        case Choose(character=str(chosen)):
            return say("story-chose", people=called(before.rules.edition.characters[chosen]))
        case Choose(number=int(number)):
            return say("story-chose", people=str(number))
        case Choose(targets=targets):
            return _chosen(before, targets, messages)
        case Answer():
            return say(answered(before, command), person=name(before, before.answering()))
        case MistakenLook():
            return say("story-mistaken-look", person=name(before, command.player))
        case Transfer():
            return say(
                "story-transfer",
                coins=command.coins,
                source=holder(before, messages, command.from_),
                target=holder(before, messages, command.to),
            )
        case Rename():
            return say("story-renamed", person=name(before, command.player), name=command.name)


def _chosen(before: Table, targets: tuple[int, ...], messages: Messages) -> str:
    """Return what the power that asked for people does to those its user chose."""
    user, block = power_in_use(before, before.opened())
    match block, targets:
        case PassFortunes() | Gamble() | BorrowNamed(), (other,):
            return messages.text(
                _OF_ONE[type(block)], person=name(before, user), other=name(before, other)
            )
        case BorrowPlayed(), ():
            return messages.text("story-no-peasant")
        case BorrowPlayed(), peasants:
            return messages.text("story-peasants", people=names(before, peasants))
        case SwapFortunes(), (other,):
            return _fortunes_swapped(before, user, other, messages)
        case SwapFortunes(), ():
            return messages.text("story-declined", person=name(before, user))
        case NameCardOrPay(), (other,):
            return messages.text(
                "story-points", person=name(before, user), other=name(before, other)
            )
        case ShowCard(), (other,):
            return messages.text("story-showed", person=name(before, other))
        case MovePeople(), (person, other):
            return _places_changed(before, person, other, messages)
        case TakeFromRichest(coins=coins) | TakeFromChosen(coins=coins), (other,):
            return messages.text(
                "story-takes",
                person=name(before, user),
                other=name(before, other),
                coins=min(coins, before.coins_of(other)),
            )
        case _:
            return messages.text(
                "story-takes-several", person=name(before, user), people=names(before, targets)
            )


def _fortunes_swapped(before: Table, person: int, other: int, messages: Messages) -> str:
    return messages.text(
        "story-fortunes-swapped",
        person=name(before, person),
        other=name(before, other),
        own=before.coins_of(person),
        theirs=before.coins_of(other),
    )


def _places_changed(before: Table, person: int, other: int, messages: Messages) -> str:
    people = {"person": name(before, person), "other": name(before, other)}
    return messages.text("story-places-changed", **people)


def details(step: Step, before: Table, event: Event, messages: Messages) -> str | None:
    """Return a sentence for what followed in a step; None for what the headline has told."""
    say = messages.text
    match event:
        case Paid():
            return say(
                "story-paid",
                source=holder(before, messages, event.source),
                target=holder(before, messages, event.target),
                coins=event.coins,
            )
        case Fined():
            return say("story-fined", person=name(before, event.person), coins=event.coins)
        case Compared():
            return not_richer(event, step.events, before, messages)
        case FortunesSwapped():
            return _fortunes_swapped(before, event.person, event.other, messages)
        case PlacesChanged():
            return _places_changed(before, event.person, event.other, messages)
        case Declined():
            return say("story-declined", person=name(before, event.person))
        case Borrowed():
            return say(
                "story-borrowed",
                person=name(before, event.person),
                character=called(before.character(event.character)),
            )
        case WentOut():
            return say("story-out", person=name(before, event.person))
        case GameEnded():
            return say(
                f"story-ended-{_by(event.end, before)}",
                character=announced_name(before),
                people=names(before, event.winners),
                count=len(event.winners),
                broke=names(before, without_coins(step.table)),
            )
        case _:
            return None


def not_richer(
    event: Compared, events: Iterable[Event], table: Table, messages: Messages
) -> str | None:
    """Return who pays a Beggar nothing: all of them with the first comparison, then None."""
    compared = [each for each in events if isinstance(each, Compared)]
    if event != compared[0]:
        return None
    return messages.text(
        "story-compared",
        person=name(table, event.person),
        people=names(table, tuple(each.other for each in compared)),
        count=len(compared),
    )


def how_ended(game: Game) -> tuple[str, CharacterName]:
    """Return what the end was by, and which character was announced in the step that brought it."""
    end, step = game.table.end, game.last
    while step is not None and game.before(step).end is not None:
        # coins were corrected after the end
        step = step.before
    before = game.start if step is None else game.before(step)
    return "" if end is None else _by(end, before), announced_name(before)


def _by(end: End, before: Table) -> str:
    """Return what a game ended by; a character of the group's own wins by the Cheat's block too."""
    opened = before.announcement
    if end is End.POWER and opened is not None:
        own = before.rules.characters[opened.character].given_name is not None
        return "house" if own else end
    return end


def step_sentences(step: Step, game: Game, messages: Messages) -> tuple[str, tuple[str, ...]]:
    """Return the headline of a step of the game and what followed from it."""
    before = game.before(step)
    if not isinstance(step.command, Rename):
        # under the names that people have now
        before = before._replace(rules=game.table.rules)
    # a correction's one event is its headline over again
    events = () if isinstance(step.command, Transfer) else step.events
    followed = (details(step, before, event, messages) for event in events)
    said = headline(before, step.command, messages)
    return said, tuple(line for line in followed if line and line != said)


def own_phone(table: Table, person: int, say: Messages) -> str:
    """Return whose own device a tap came from."""
    return say.text("history-own-phone", person=name(table, person))
