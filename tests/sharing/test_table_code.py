"""Codes of tournament tables and their results."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.sharing import (
    TableCodeDefect,
    TableCodeError,
    TableInvitation,
    TableResult,
    decode_table_code,
    encode_invitation,
    encode_result,
)

TABLE = TableInvitation("ABCDE", 2, 1, ("Ada", "Łukasz", "さくら", "Дмитрий", "Eve"), 3)
RESULT = TABLE.result((13, 0, 6, 6, 47), frozenset({0}))
FROZEN = "RAABC-DECB5-OA3AA-AMAMC-6TLNW"


def test_invitation_comes_back_from_its_code() -> None:
    code = encode_invitation(TABLE)
    assert decode_table_code(code) == TABLE
    assert decode_table_code(f" https://example.org/#/series/{code.lower()}\n") == TABLE


def test_result_is_short_and_stays_readable() -> None:
    assert encode_result(RESULT) == FROZEN
    assert decode_table_code(FROZEN) == RESULT


@given(
    coins=st.lists(st.integers(0, 511), min_size=2, max_size=13),
    winner=st.integers(0, 1),
    place=st.tuples(st.integers(0, 29), st.integers(0, 11)),
)
@settings(max_examples=50)
def test_every_result_comes_back_however_it_is_typed(
    coins: list[int], winner: int, place: tuple[int, int]
) -> None:
    result = TableResult("Z2347", *place, "Q7", tuple(coins), frozenset({winner}))
    code = encode_result(result)
    assert decode_table_code(code.lower().replace("-", " ")) == result
    assert decode_table_code(code.replace("O", "0").replace("I", "1").replace("B", "8")) == result


def test_every_mistyped_character_is_noticed() -> None:
    for place, right in enumerate(FROZEN):
        for wrong in "AZ27":
            if "-" != right != wrong:
                with pytest.raises(TableCodeError):
                    decode_table_code(FROZEN[:place] + wrong + FROZEN[place + 1 :])


@pytest.mark.parametrize(
    "text", ["", "R", "TA", "RA", "TA-", "1F7JBKQTWF-ABCDEFG", "RAABC", "ＲＡ", "T" * 9000]
)
def test_other_texts_are_damaged_codes(text: str) -> None:
    with pytest.raises(TableCodeError) as caught:
        decode_table_code(text)
    assert caught.value.code == TableCodeDefect.DAMAGED


@given(st.text(max_size=60))
@settings(max_examples=100)
def test_no_text_raises_anything_else(text: str) -> None:
    for each in (text, f"R{text}", f"TA-{text}"):
        with pytest.raises(TableCodeError):
            decode_table_code(each)
