"""(table, command) -> events, or a RuleViolation. Here the rules of a turn are enforced."""

from typing import NamedTuple, TypeVar, assert_never

from companion.core.boxes import WINNING_COINS, SwapLimits, cards_each
from companion.core.commands import (
    Action,
    Announce,
    Answer,
    CardSlot,
    Choose,
    Claim,
    Command,
    Look,
    MistakenLook,
    NameCharacter,
    NameNumber,
    NoMoreClaims,
    Reveal,
    Swap,
    Transfer,
)
from companion.core.errors import Code, RuleViolation
from companion.core.events import (
    Announced,
    Asked,
    Claimed,
    ClaimsClosed,
    Corrected,
    End,
    Event,
    Fined,
    GameEnded,
    Looked,
    MistakeNoted,
    Swapped,
    TurnedUp,
    TurnPassed,
)
from companion.core.evolve import evolve
from companion.core.phases import (
    most_true,
    open_question,
    revealed_people,
    why_not_action,
)
from companion.core.questions import (
    NO_ANSWERS,
    Answers,
    CharacterQuestion,
    NumberQuestion,
    PeopleQuestion,
    Question,
    YesNoQuestion,
)
from companion.core.setup import centre_cards
from companion.core.table import Announcement, Phase, Table

FINE = 1
"""Coins a false claimant or announcer pays to the court (section 4)."""

_Kind = TypeVar("_Kind", bound=Question)


class Outcome(NamedTuple):
    """What a command led to: the events in their order, and the table after the last of them."""

    events: tuple[Event, ...]
    table: Table


def decide(table: Table, command: Command) -> Outcome:
    """What happens by the command. Raises RuleViolation; `table` is never changed."""
    draft = _Draft(table)
    match command:
        case Swap():
            _swap(draft, command)
        case Announce():
            _announce(draft, command)
        case NoMoreClaims():
            _no_more_claims(draft)
        case Claim():
            _claim(draft, command)
        case Look():
            _require(table, Action.LOOK)
            draft.add(Looked(table.active))
            _end_turn(draft)
        case Reveal():
            _reveal(draft, command)
        case Choose():
            _choose(draft, command)
        case Answer():
            _answer(draft, command)
        case NameCharacter():
            _name_character(draft, command)
        case NameNumber():
            _name_number(draft, command)
        case MistakenLook():
            _mistaken_look(draft, command)
        case Transfer():
            _transfer(draft, command)
        case _:
            assert_never(command)
    return Outcome(tuple(draft.events), draft.table)


class _Draft:
    """A table on its way through the events of one command."""

    __slots__ = ("events", "table")

    def __init__(self, table: Table) -> None:
        self.table = table
        self.events: list[Event] = []

    def add(self, event: Event) -> None:
        self.events.append(event)
        self.table = evolve(self.table, event)


def _require(table: Table, action: Action) -> None:
    refused = why_not_action(table, action)
    if refused is not None:
        raise refused


def _awaited(table: Table, phase: Phase) -> Announcement:
    if table.phase is not phase or table.announcement is None:
        if table.end is not None:
            raise RuleViolation(Code.GAME_OVER)
        raise RuleViolation(Code.NOT_AWAITED, awaiting=str(table.phase))
    return table.announcement


def _person(table: Table, person: int) -> int:
    if not 0 <= person < len(table.seats):
        raise RuleViolation(Code.UNKNOWN_PERSON, person=person)
    return person


def _swap(draft: _Draft, command: Swap) -> None:
    table = draft.table
    _require(table, Action.SWAP)
    other = command.with_
    if other == "center":
        if not centre_cards(table.rules.setup):
            raise RuleViolation(Code.NO_CENTRE_CARD)
    elif other is not None:
        _person(table, other)
    _check_swapped(table, command)
    draft.add(Swapped(table.active, other))
    _end_turn(draft)


def _check_swapped(table: Table, command: Swap) -> None:
    """Which cards may be swapped where people hold several, by printing (sections 7 and 8).

    Where the table does not say with whom, what could be with somebody is allowed.
    """
    for slot in (command.card, command.other):
        _check_hand(table, slot, own_turn=False)
    if command.with_ is None and _refused_with_self(table, command) is None:
        return
    check = _refused_with_self if command.with_ == table.active else _refused_with_another
    refused = check(table, command)
    if refused is not None:
        raise refused


def _refused_with_self(table: Table, command: Swap) -> RuleViolation | None:
    same_card = command.card is not None and command.card is command.other
    if same_card or cards_each(len(table.seats)) == 1:
        return RuleViolation(Code.SWAP_WITH_SELF)
    return None if _hands(table).own_other else RuleViolation(Code.OWN_CARDS_STAY)


def _refused_with_another(table: Table, command: Swap) -> RuleViolation | None:
    if command.other is CardSlot.PROTECTED:
        return RuleViolation(Code.OPPONENTS_PROTECTED_CARD)
    if command.card is CardSlot.PROTECTED and not _hands(table).protected_with_opponent:
        return RuleViolation(Code.OWN_PROTECTED_CARD_STAYS)
    return None


def _hands(table: Table) -> SwapLimits:
    setup = table.rules.setup
    return table.rules.edition.swap_limits_for(len(setup.players), setup.printing)


def _announce(draft: _Draft, command: Announce) -> None:
    table = draft.table
    _require(table, Action.ANNOUNCE)
    if command.character not in table.rules.characters:
        raise RuleViolation(
            Code.NOT_IN_PLAY, character=command.character, in_play=tuple(table.rules.characters)
        )
    _check_hand(table, command.card, own_turn=True)
    draft.add(Announced(table.active, command.character, command.card))


def _claim(draft: _Draft, command: Claim) -> None:
    opened = _awaited(draft.table, Phase.CLAIMS)
    person = _person(draft.table, command.player)
    if person == draft.table.active:
        raise RuleViolation(Code.CLAIMS_OWN_ANNOUNCEMENT, person=person)
    if person in opened.claimants:
        raise RuleViolation(Code.ALREADY_CLAIMED, person=person)
    _check_hand(draft.table, command.card, own_turn=False)
    draft.add(Claimed(person, command.card))


def _check_hand(table: Table, slot: CardSlot | None, *, own_turn: bool) -> None:
    """Two slots with three players; with two a protected card that only a claim may use."""
    if slot is None:
        return
    cards = cards_each(len(table.seats))
    if cards == 1 or (slot is CardSlot.PROTECTED and cards == 2):
        raise RuleViolation(Code.NO_SUCH_HAND, slot=str(slot))
    if slot is CardSlot.PROTECTED and own_turn:
        raise RuleViolation(Code.PROTECTED_CARD)


def _no_more_claims(draft: _Draft) -> None:
    _awaited(draft.table, Phase.CLAIMS)
    draft.add(ClaimsClosed())
    if draft.table.phase is not Phase.REVEAL:
        _use_power(draft, (0, 0))


def _reveal(draft: _Draft, command: Reveal) -> None:
    _awaited(draft.table, Phase.REVEAL)
    up = revealed_people(draft.table)
    _distinct(command.true)
    for person in command.true:
        if _person(draft.table, person) not in up:
            raise RuleViolation(Code.NOT_TURNED_UP, person=person)
    most = most_true(draft.table)
    if len(command.true) > most:
        raise RuleViolation(Code.TOO_MANY_TRUE, most=most)
    draft.add(TurnedUp(up, tuple(person for person in up if person in command.true)))
    _use_power(draft, (0, 0))


def _distinct(people: tuple[int, ...]) -> None:
    if len(set(people)) != len(people):
        raise RuleViolation(Code.NAMED_TWICE)


def _choose(draft: _Draft, command: Choose) -> None:
    question = _asked(draft.table, Phase.CHOICE, PeopleQuestion)
    _distinct(command.targets)
    for person in command.targets:
        if _person(draft.table, person) not in question.candidates:
            raise RuleViolation(Code.WRONG_TARGET, person=person)
    if len(command.targets) not in question.sizes:
        raise RuleViolation(
            Code.WRONG_NUMBER_OF_TARGETS, fewest=question.sizes[0], most=question.sizes[-1]
        )
    _answered(draft, draft.table.opened().answers._replace(targets=command.targets))


def _name_character(draft: _Draft, command: NameCharacter) -> None:
    question = _asked(draft.table, Phase.CHOICE, CharacterQuestion)
    if command.character not in question.candidates:
        raise RuleViolation(
            Code.NOT_IN_PLAY, character=command.character, in_play=question.candidates
        )
    _answered(draft, draft.table.opened().answers._replace(character=command.character))


def _name_number(draft: _Draft, command: NameNumber) -> None:
    question = _asked(draft.table, Phase.CHOICE, NumberQuestion)
    if not question.least <= command.number <= question.most:
        raise RuleViolation(Code.NUMBER_OUT_OF_RANGE, least=question.least, most=question.most)
    _answered(draft, draft.table.opened().answers._replace(number=command.number))


def _answer(draft: _Draft, command: Answer) -> None:
    _asked(draft.table, Phase.ANSWER, YesNoQuestion)
    _answered(draft, draft.table.opened().answers._replace(right=command.right))


def _asked(table: Table, phase: Phase, kind: type[_Kind]) -> _Kind:
    """Return the open question. Raises RuleViolation if another phase or kind is awaited."""
    _awaited(table, phase)
    question = open_question(table)
    if not isinstance(question, kind):
        raise RuleViolation(Code.NOT_AWAITED, awaiting=str(table.phase))
    return question


def _answered(draft: _Draft, answers: Answers) -> None:
    _use_power(draft, draft.table.opened().step, answers)


def _mistaken_look(draft: _Draft, command: MistakenLook) -> None:
    if draft.table.end is not None:
        raise RuleViolation(Code.GAME_OVER)
    draft.add(MistakeNoted(_person(draft.table, command.player)))


def _transfer(draft: _Draft, command: Transfer) -> None:
    """A correction by hand; nobody, and the bank least of all, goes below zero (ruling R7).

    It is possible at any time, after the end as well: the coins are put right then, and the winners
    stay as they were. Who wants another end takes the last turn back first. It ends nothing itself
    (R10); where the ends are looked at next, after a power or with the turn, its coins count.
    """
    if command.coins < 1:
        raise RuleViolation(Code.COINS_NOT_POSITIVE)
    if command.from_ == command.to:
        raise RuleViolation(Code.SAME_POT)
    for pot in (command.from_, command.to):
        if not isinstance(pot, str):
            _person(draft.table, pot)
    held = draft.table.held(command.from_)
    if held < command.coins:
        raise RuleViolation(Code.NOT_ENOUGH_COINS, pot=command.from_, have=held)
    draft.add(Corrected(command.from_, command.to, command.coins))


def _use_power(draft: _Draft, step: tuple[int, int], answers: Answers = NO_ANSWERS) -> None:
    """Go on with the power from (user, block), and end the turn if nothing more is asked.

    `answers` are those given to that block. The ends are looked at when all users are done, then
    the fines are paid (section 4).
    """
    opened = draft.table.opened()
    power = draft.table.rules.characters[opened.character].power
    at_user, at_block = step
    while at_user < len(opened.users) and draft.table.end is None:
        if at_block == len(power):
            at_user, at_block = at_user + 1, 0
            continue
        user, block = opened.users[at_user], power[at_block]
        question = block.asks(draft.table, user, answers)
        if isinstance(question, PeopleQuestion) and question.settled:
            answers = answers._replace(targets=question.candidates)
            question = block.asks(draft.table, user, answers)
        if question is not None:
            yes_no = isinstance(question, YesNoQuestion)
            draft.add(Asked(at_user, at_block, answers, yes_no))
            return
        for event in block.events(draft.table, user, answers):
            draft.add(event)
        at_block, answers = at_block + 1, NO_ANSWERS
    if opened.users:
        _look_at_ends(draft)
    if draft.table.end is None:
        for person in revealed_people(draft.table):
            if person not in opened.users:
                draft.add(Fined(person, min(FINE, draft.table.coins_of(person))))
        _end_turn(draft)


def _end_turn(draft: _Draft) -> None:
    _look_at_ends(draft)
    if draft.table.end is None:
        draft.add(TurnPassed())


def _look_at_ends(draft: _Draft) -> None:
    end = end_of(draft.table)
    if end is not None:
        draft.add(end)


def end_of(table: Table) -> GameEnded | None:
    """How the game would end if the ends were looked at now; None if it would go on.

    13 coins win, shared by all who have them (R1); then 0 coins end the game (R2).
    """
    most = max(table.coins)
    if table.end is not None:
        return None
    if most >= WINNING_COINS:
        return _ended(table, End.THIRTEEN, WINNING_COINS)
    if min(table.coins) == 0:
        return _ended(table, End.BANKRUPTCY, most)
    return None


def _ended(table: Table, end: End, coins: int) -> GameEnded:
    winners = (
        person for person, held in zip(table.seats, table.coins, strict=True) if held >= coins
    )
    return GameEnded(end, tuple(sorted(winners)))
