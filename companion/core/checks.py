"""What the rules refuse: one check per command, shared by `decide` and `why_not`."""

from typing import assert_never

from companion.core.boxes import SwapLimits, cards_each, slots_to_announce, slots_to_claim
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
    Rename,
    Reveal,
    Swap,
    Transfer,
    TurnAction,
)
from companion.core.errors import Code, RuleViolation
from companion.core.names import name_defects, renamed
from companion.core.phases import (
    deadly_card_in_play,
    forced_swap_from_centre,
    most_true,
    open_question,
    revealed_people,
    why_not_action,
)
from companion.core.questions import (
    CharacterQuestion,
    NumberQuestion,
    PeopleQuestion,
    YesNoQuestion,
)
from companion.core.setup import centre_cards
from companion.core.table import Announcement, Phase, Table


def check(table: Table, command: Command) -> None:
    """Raise RuleViolation if the rules do not allow the command now."""
    match command:
        case Swap():
            _check_swap(table, command)
        case Look():
            _check_action(table, TurnAction.LOOK)
        case Announce():
            _check_announce(table, command)
        case Claim():
            _check_claim(table, command)
        case NoMoreClaims():
            _check_phase(table, Phase.CLAIMS)
        case Reveal():
            _check_reveal(table, command)
        case Choose():
            _check_choose(table, command)
        case Answer():
            _check_answer(table, command)
        case MistakenLook():
            if table.end is not None:
                raise RuleViolation(Code.GAME_OVER)
            _check_present(table, command.player)
        case Transfer():
            _check_transfer(table, command)
        case Rename():
            _check_rename(table, command)
        case _:
            assert_never(command)


def _check_action(table: Table, action: TurnAction) -> None:
    refused = why_not_action(table, action)
    if refused is not None:
        raise refused


def _check_phase(table: Table, phase: Phase) -> Announcement:
    """Return the open announcement."""
    if table.phase is not phase or table.announcement is None:
        raise _not_awaited(table)
    return table.announcement


def _not_awaited(table: Table) -> RuleViolation:
    if table.end is not None:
        return RuleViolation(Code.GAME_OVER)
    return RuleViolation(Code.NOT_AWAITED, awaiting=str(table.phase))


def _check_person(table: Table, person: int) -> None:
    if not 0 <= person < len(table.seats):
        raise RuleViolation(Code.UNKNOWN_PERSON, person=person)


def _check_present(table: Table, person: int) -> None:
    _check_person(table, person)
    if person in table.out:
        raise RuleViolation(Code.IS_OUT, person=person)


def _check_distinct(people: tuple[int, ...]) -> None:
    if len(set(people)) != len(people):
        raise RuleViolation(Code.NAMED_TWICE)


def _check_swap(table: Table, command: Swap) -> None:
    _check_action(table, TurnAction.SWAP)
    other = command.with_
    if other == "center":
        if not centre_cards(table.setup):
            raise RuleViolation(Code.NO_CENTRE_CARD)
        if table.bound and not forced_swap_from_centre(table):
            raise RuleViolation(Code.FORCED_SWAP_WITH_PLAYER)
    elif other is not None:
        _check_present(table, other)
    _check_swapped_cards(table, command)


def _check_swapped_cards(table: Table, command: Swap) -> None:
    """Check the cards of a swap between people with several cards (sections 7 and 8).

    A swap that names no partner is allowed if some partner would be.
    """
    for slot in (command.card, command.other):
        _check_slot(table, slot)
    with_self = _why_not_with_self(table, command)
    if command.with_ is None and with_self is None:
        return
    refused = with_self if command.with_ == table.active else _why_not_with_another(table, command)
    if refused is not None:
        raise refused


def _why_not_with_self(table: Table, command: Swap) -> RuleViolation | None:
    same_card = command.card is not None and command.card is command.other
    if same_card or cards_each(len(table.seats)) == 1:
        return RuleViolation(Code.SWAP_WITH_SELF)
    return None if _swap_limits(table).own_other else RuleViolation(Code.OWN_CARDS_STAY)


def _why_not_with_another(table: Table, command: Swap) -> RuleViolation | None:
    if command.other is CardSlot.PROTECTED:
        return RuleViolation(Code.OPPONENTS_PROTECTED_CARD)
    if command.card is CardSlot.PROTECTED and not _swap_limits(table).protected_with_opponent:
        return RuleViolation(Code.OWN_PROTECTED_CARD_STAYS)
    return None


def _swap_limits(table: Table) -> SwapLimits:
    setup = table.setup
    return table.edition.swap_limits_for(len(setup.players), setup.printing)


def _check_slot(table: Table, slot: CardSlot | None) -> None:
    if slot is not None and slot not in slots_to_claim(len(table.seats)):
        raise RuleViolation(Code.NO_SUCH_SLOT, slot=str(slot))


def _check_announce(table: Table, command: Announce) -> None:
    _check_action(table, TurnAction.ANNOUNCE)
    if command.character not in table.characters:
        raise RuleViolation(
            Code.NOT_IN_PLAY, character=command.character, in_play=table.announceable
        )
    if table.characters[command.character].deadly:
        raise RuleViolation(Code.CANNOT_BE_ANNOUNCED, character=command.character)
    _check_slot(table, command.card)
    if command.card is not None and command.card not in slots_to_announce(len(table.seats)):
        raise RuleViolation(Code.PROTECTED_CARD)


def _check_claim(table: Table, command: Claim) -> None:
    claimants = _check_phase(table, Phase.CLAIMS).claimants
    _check_present(table, command.player)
    if command.player == table.active:
        raise RuleViolation(Code.CLAIMS_OWN_ANNOUNCEMENT, person=command.player)
    if command.player in claimants:
        raise RuleViolation(Code.ALREADY_CLAIMED, person=command.player)
    _check_slot(table, command.card)


def _check_reveal(table: Table, command: Reveal) -> None:
    _check_phase(table, Phase.REVEAL)
    _check_distinct(command.true)
    revealed = revealed_people(table)
    for person in command.true:
        _check_person(table, person)
        if person not in revealed:
            raise RuleViolation(Code.NOT_TURNED_UP, person=person)
    most = most_true(table)
    if len(command.true) > most:
        raise RuleViolation(Code.TOO_MANY_TRUE, most=most)
    if command.damned is not None:
        _check_damned(table)
        if command.damned not in revealed or command.damned in command.true:
            raise RuleViolation(Code.NOT_TURNED_UP, person=command.damned)


def _check_answer(table: Table, command: Answer) -> None:
    _check_phase(table, Phase.ANSWER)
    question = open_question(table)
    if not isinstance(question, YesNoQuestion):
        raise _not_awaited(table)
    if command.damned:
        _check_damned(table)
        if command.right or not question.shows_card:
            raise _not_awaited(table)


def _check_damned(table: Table) -> None:
    """Raise RuleViolation if nobody can show the Damned (section 12)."""
    if not deadly_card_in_play(table):
        raise RuleViolation(Code.NOT_IN_PLAY, character="damned", in_play=table.announceable)


def _check_choose(table: Table, command: Choose) -> None:
    _check_phase(table, Phase.CHOICE)
    no_people, character, number = not command.targets, command.character, command.number
    match open_question(table):
        case PeopleQuestion() as question if character is None and number is None:
            _check_people(table, question, command.targets)
        case CharacterQuestion(names) if character is not None and no_people and number is None:
            if character not in names:
                raise RuleViolation(Code.NOT_IN_PLAY, character=character, in_play=names)
        case NumberQuestion(least, most) if number is not None and no_people and character is None:
            if not least <= number <= most:
                raise RuleViolation(Code.NUMBER_OUT_OF_RANGE, least=least, most=most)
        case _:
            raise _not_awaited(table)


def _check_people(table: Table, question: PeopleQuestion, people: tuple[int, ...]) -> None:
    _check_distinct(people)
    for person in people:
        _check_person(table, person)
        if person not in question.candidates:
            raise RuleViolation(Code.WRONG_TARGET, person=person)
    if len(people) not in question.sizes:
        raise RuleViolation(
            Code.WRONG_NUMBER_OF_TARGETS, fewest=question.sizes[0], most=question.sizes[-1]
        )


def _check_transfer(table: Table, command: Transfer) -> None:
    """Check a correction by hand: neither a pot nor a person may go below zero (R7)."""
    if command.coins < 1:
        raise RuleViolation(Code.COINS_NOT_POSITIVE)
    if command.from_ == command.to:
        raise RuleViolation(Code.SAME_POT)
    for pot in (command.from_, command.to):
        if not isinstance(pot, str):
            _check_present(table, pot)
    have = table.held(command.from_)
    if have < command.coins:
        raise RuleViolation(Code.NOT_ENOUGH_COINS, pot=command.from_, have=have)


def _check_rename(table: Table, command: Rename) -> None:
    """Check a new name as in a setup. Version 1 of the record has no such command."""
    setup = table.setup
    if setup.version == 1:
        raise RuleViolation(Code.UNKNOWN_COMMAND)
    _check_person(table, command.player)
    for defect in name_defects(renamed(setup.players, command.player, command.name)):
        raise defect
