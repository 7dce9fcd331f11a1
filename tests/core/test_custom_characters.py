"""Custom characters: powers, limits and the record."""

from dataclasses import replace

import pytest

from companion.core.commands import Answer, Choose, Swap
from companion.core.errors import Code, RuleViolation
from companion.core.initial_table import initial_table
from companion.core.powers.blocks import (
    Block,
    MovePeople,
    NameCardOrPay,
    SwapFortunes,
    TakeFromBank,
    TakeFromChosen,
    TakeFromCourt,
    TakeFromNeighbours,
    WinAt,
)
from companion.core.record import dump_line, parse_setup
from companion.core.table import Phase, Table
from tests.core.playing import (
    ADELE,
    BRUNO,
    NAMES,
    after,
    coins,
    opposed,
    refusal_to_begin,
    unopposed,
    with_custom_characters,
)

OPENING = [Swap()] * 4


def at_turn_five(*power: Block) -> Table:
    return after(initial_table(with_custom_characters("mayor", power=power)), *OPENING)


def test_blocks_of_a_power_are_used_in_order() -> None:
    table = at_turn_five(TakeFromBank(1), TakeFromNeighbours(1, ("left",)), TakeFromCourt())
    active, left = table.active, table.left_of(table.active)
    table = after(table, *unopposed("mayor"))
    assert table.coins_of(active) == 8
    assert table.coins_of(left) == 5


def test_blocks_ask_one_after_the_other() -> None:
    table = at_turn_five(TakeFromChosen(2), SwapFortunes())
    user = table.active
    first, second = table.others_clockwise(user)[:2]
    table = after(table, *unopposed("mayor"), Choose((first,)), Choose((second,)))
    assert table.coins_of(user) == 6
    assert table.coins_of(first) == 4
    assert table.coins_of(second) == 8


def test_false_claim_of_a_custom_character_is_fined() -> None:
    table = at_turn_five(TakeFromBank(3))
    table = after(table, *opposed("mayor", [ADELE, BRUNO], [BRUNO]))
    assert table.coins_of(BRUNO) == 9
    assert table.court == 2


def test_custom_character_may_win_the_game() -> None:
    table = after(at_turn_five(TakeFromBank(4), WinAt(10)), *unopposed("mayor"))
    assert table.end == "cheat"


def test_blocks_after_a_win_are_not_used() -> None:
    table = at_turn_five(WinAt(6), TakeFromBank(3))
    over = after(table, *unopposed("mayor"))
    assert (over.end, coins(over)) == ("cheat", coins(table))


def test_record_with_a_custom_character_reads_back() -> None:
    setup = with_custom_characters(
        "mayor", power=(TakeFromBank(2), TakeFromNeighbours(1), SwapFortunes())
    )
    assert parse_setup(dump_line(setup)) == setup


@pytest.mark.parametrize(
    ("power", "code", "key"),
    [
        ('{"block": "take_from_bank"}', Code.MISSING_KEY, "coins"),
        ('{"block": "take_from_bank", "coins": 0}', Code.BAD_VALUE, "coins"),
        ('{"block": "take_from_bank", "coins": 2, "more": 1}', Code.UNKNOWN_KEY, "more"),
        ('{"block": "print_money", "coins": 2}', Code.BAD_VALUE, "block"),
        ('{"coins": 2}', Code.MISSING_KEY, "block"),
    ],
)
def test_unknown_block_is_refused(power: str, code: Code, key: str) -> None:
    line = dump_line(with_custom_characters("mayor")).replace(
        '{"coins": 2, "block": "take_from_bank"}', power
    )
    assert power in line
    with pytest.raises(RuleViolation) as refused:
        parse_setup(line)
    assert (refused.value.code, refused.value.params) == (code, {"key": key})


def test_second_edition_has_no_blank_card() -> None:
    line = dump_line(with_custom_characters("mayor")).replace('"first"', '"second"', 1)
    with pytest.raises(RuleViolation) as refused:
        initial_table(parse_setup(line))
    codes = {refused.value.code, *(other.code for other in refused.value.others)}
    assert Code.TOO_MANY_HOUSE_CHARACTERS in codes


def test_block_after_a_choice_is_used() -> None:
    table = at_turn_five(TakeFromBank(1), TakeFromChosen(2), TakeFromBank(1))
    user, left = table.active, table.left_of(table.active)
    table = after(table, *unopposed("mayor"), Choose((left,)))
    assert (table.coins_of(user), table.coins_of(left), table.turn) == (10, 4, 6)


def test_block_after_an_answer_is_used() -> None:
    table = at_turn_five(TakeFromBank(1), NameCardOrPay(2), TakeFromBank(1))
    user, left = table.active, table.left_of(table.active)
    table = after(table, *unopposed("mayor"), Choose((left,)), Answer(right=False))
    assert (table.coins_of(user), table.coins_of(left), table.turn) == (10, 4, 6)


def test_nobody_changes_places_with_two_players() -> None:
    setup = replace(
        with_custom_characters("mayor", power=(MovePeople(1), TakeFromBank(1))), players=NAMES[:2]
    )
    table = after(initial_table(setup), *OPENING, *unopposed("mayor"))
    assert (coins(table), table.seats, table.turn) == ((7, 6), (ADELE, BRUNO), 6)


def test_other_two_of_three_players_change_places() -> None:
    setup = replace(with_custom_characters("mayor", power=(MovePeople(1),)), players=NAMES[:3])
    table = after(initial_table(setup), *OPENING)
    left, right = table.others_clockwise(table.active)
    before = table.place_of(left), table.place_of(right)
    moved = after(table, *unopposed("mayor"), Choose((left, right)))
    assert (moved.place_of(right), moved.place_of(left)) == before


def test_minimum_of_a_custom_character_is_a_rule_of_choosing() -> None:
    setup = with_custom_characters("mayor")
    mayor = replace(setup.house[0], minimum=7, bank_money=True)
    setup = replace(setup, house=(mayor,), house_set=False)
    violation = refusal_to_begin(setup)
    assert (violation.code, violation.others) == (Code.TOO_FEW_PLAYERS_FOR, ())
    assert violation.params == {"character": "mayor", "minimum": 7}
    assert initial_table(replace(setup, house=(replace(mayor, minimum=6),))).turn == 1


def test_custom_character_brings_bank_money_if_marked() -> None:
    setup = replace(
        with_custom_characters("mayor"),
        cards=("judge", "bishop", "king", "witch", "cheat", "mayor"),
        house_set=False,
    )
    assert refusal_to_begin(setup).code is Code.TOO_LITTLE_BANK_MONEY
    money = replace(setup.house[0], bank_money=True)
    assert initial_table(replace(setup, house=(money,))).turn == 1


def test_target_of_a_question_is_cleared_by_the_next_question() -> None:
    table = at_turn_five(NameCardOrPay(2), TakeFromChosen(1))
    left = table.left_of(table.active)
    table = after(table, *unopposed("mayor"), Choose((left,)), Answer(right=True))
    assert table.announcement is not None
    assert (table.phase, table.target) == (Phase.CHOICE, None)
