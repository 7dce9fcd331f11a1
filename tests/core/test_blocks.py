"""Blocks in a record: names, keys and limits."""

import json
from typing import get_args

import pytest

from companion.core.errors import Code
from companion.core.powers.blocks import (
    BankPaysNeighbours,
    Block,
    ByHand,
    MovePeople,
    NameCardOrPay,
    ShowCard,
    SwapFortunes,
    TakeFromBank,
    TakeFromChosen,
    TakeFromCourt,
    TakeFromEachRicher,
    TakeFromNeighbours,
    TakeFromRichest,
    TopUpTo,
    WinAt,
)
from companion.core.record import dump_line, parse_setup
from tests.core.test_record import MAYOR, SETUP, refused

BLOCKS: list[tuple[dict[str, object], Block]] = [
    ({"block": "take_from_bank", "coins": 2}, TakeFromBank(2)),
    ({"block": "take_from_bank", "coins": 1, "together": 2}, TakeFromBank(1, together=2)),
    ({"block": "take_from_court"}, TakeFromCourt()),
    ({"block": "take_from_neighbours", "coins": 1}, TakeFromNeighbours(1)),
    (
        {"block": "take_from_neighbours", "coins": 1, "sides": ["right"]},
        TakeFromNeighbours(1, ("right",)),
    ),
    ({"block": "bank_pays_neighbours", "coins": 1}, BankPaysNeighbours(1)),
    ({"block": "take_from_richest", "coins": 2}, TakeFromRichest(2)),
    ({"block": "take_from_each_richer"}, TakeFromEachRicher()),
    ({"block": "take_from_chosen", "coins": 1}, TakeFromChosen(1, people=1)),
    ({"block": "take_from_chosen", "coins": 13, "people": 3}, TakeFromChosen(13, people=3)),
    ({"block": "top_up_to", "total": 10}, TopUpTo(10)),
    ({"block": "swap_fortunes"}, SwapFortunes()),
    ({"block": "name_card_or_pay", "coins": 4}, NameCardOrPay(4)),
    ({"block": "show_card"}, ShowCard()),
    ({"block": "move_people", "coins": 1}, MovePeople(1)),
    ({"block": "win_at", "coins": 10}, WinAt(10)),
    ({"block": "by_hand"}, ByHand()),
]


def with_power(*power: object) -> str:
    return json.dumps(SETUP | {"house": [MAYOR | {"power": power}]})


def test_no_block_is_missing_here() -> None:
    assert {type(block) for _, block in BLOCKS} == set(get_args(Block))


@pytest.mark.parametrize(("written", "block"), BLOCKS, ids=str)
def test_every_block_is_parsed_by_its_name(written: dict[str, object], block: Block) -> None:
    setup = parse_setup(with_power(written))
    assert setup.house[0].power == (block,)
    assert parse_setup(dump_line(setup)) == setup
    assert written.items() <= json.loads(dump_line(setup))["house"][0]["power"][0].items()


@pytest.mark.parametrize("written", [written for written, _ in BLOCKS], ids=str)
def test_unknown_key_of_a_block_is_refused(written: dict[str, object]) -> None:
    assert refused(with_power(written | {"more": 1})).code is Code.UNKNOWN_KEY


FIGURES = [
    (written, key) for written, _ in BLOCKS for key in written if key not in ("block", "sides")
]


@pytest.mark.parametrize("figure", [0, 14, -1, "1", 1.0, True])
@pytest.mark.parametrize(("written", "key"), FIGURES, ids=str)
def test_coins_of_a_block_are_from_1_to_13(
    written: dict[str, object], key: str, figure: object
) -> None:
    assert refused(with_power(written | {key: figure})).code is Code.BAD_VALUE


def test_block_takes_from_three_people_at_most() -> None:
    line = with_power({"block": "take_from_chosen", "coins": 1, "people": 4})
    assert refused(line).code is Code.BAD_VALUE


def test_power_has_six_blocks_at_most() -> None:
    by_hand = {"block": "by_hand"}
    assert len(parse_setup(with_power(*[by_hand] * 6)).house[0].power) == 6
    assert refused(with_power(*[by_hand] * 7)).code is Code.BAD_VALUE
