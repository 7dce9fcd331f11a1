"""Codes of games round-trip, fit a QR code, and every other text is refused with a coded error."""

from collections.abc import Iterator
from datetime import UTC, datetime, timedelta
from itertools import islice
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.boxes import EditionId
from companion.core.commands import (
    Announce,
    Author,
    Choose,
    Claim,
    Entry,
    Line,
    Look,
    NoMoreClaims,
    Reveal,
    Swap,
    Undo,
)
from companion.core.record import dump_line
from companion.core.setup import Setup
from companion.sharing import GameCodeError, decode_game, encode_game
from companion.sharing.game_code import MAX_DIGITS, GameCodeDefect

BEGUN = datetime(2026, 11, 25, 19, 30, tzinfo=UTC)


SETUP = Setup.new(
    edition=EditionId.FIRST,
    players=("Łukasz", "さくら", "Дмитрий", "Małgorzata", "Adele", "Bruno", "Cedric", "Eleonora"),
    cards=("judge", "bishop", "king", "queen", "thief", "witch", "spy", "cheat"),
    first=3,
)


def record_of(seed: int, length: int) -> tuple[str, ...]:
    """As many lines as a group might enter in an evening, whatever the rules say to them."""
    random = Random(seed)
    lines, tap, at = [dump_line(SETUP)], 1, BEGUN
    for command in islice(_commands(random), length - 1):
        if random.random() < 0.9:
            tap += 1
            at += timedelta(seconds=1 + int(random.lognormvariate(2.6, 0.8)))
        by: Author = "bank" if random.random() < 0.85 else random.randrange(8)
        lines.append(dump_line(Line(command, tap, f"{at:%Y-%m-%dT%H:%M:%SZ}", by)))
    return tuple(lines)


def _commands(random: Random) -> Iterator[Entry]:
    """The commands of turns: as often disputed, swapped or taken back as in real games."""
    while True:
        turn, person = random.random(), random.randrange(8)
        if turn < 0.3:
            yield Swap(with_=random.choice((None, "center", person)))
        elif turn < 0.4:
            yield Look()
        elif turn < 0.45:
            yield Undo()
        else:
            character = random.choice(SETUP.cards)
            yield Announce(character)
            if random.random() < 0.3:
                yield Claim(person)
                yield NoMoreClaims()
                yield Reveal((person,) if random.random() < 0.5 else ())
            else:
                yield NoMoreClaims()
                if character in ("witch", "spy"):
                    yield Choose((person,))


STAMPED = record_of(1, 60)


@given(st.integers(0, 1000), st.integers(1, 60))
def test_decoding_reverses_encoding(seed: int, length: int) -> None:
    record = record_of(seed, length)
    assert decode_game(encode_game(record) or "") == record


@given(
    st.lists(
        st.builds(
            Line,
            st.just(Undo()),
            st.none() | st.integers(1, 100_000),
            st.none()
            | st.datetimes(min_value=datetime(1000, 1, 1)).map("{:%Y-%m-%dT%H:%M:%SZ}".format),
            st.none() | st.just("bank") | st.integers(0, 12),
        ),
        max_size=5,
    )
)
def test_stamps_may_be_missing_or_in_any_order(lines: list[Line]) -> None:
    record = (STAMPED[0], *map(dump_line, lines))
    assert decode_game(encode_game(record) or "") == record


def test_three_hundred_lines_fit_one_code() -> None:
    lengths = [len(encode_game(record_of(seed, 300)) or "9" * 9999) for seed in range(8)]
    assert max(lengths) <= MAX_DIGITS


def test_longer_record_has_no_code() -> None:
    assert encode_game(record_of(2, 900)) is None


def test_record_that_no_device_would_decompress_has_no_code() -> None:
    assert encode_game((STAMPED[0], *[dump_line(Look())] * 20_000)) is None


@pytest.mark.parametrize("place", range(1, 700, 37))
def test_one_wrong_digit_is_noticed(place: int) -> None:
    code = encode_game(STAMPED) or ""
    wrong = str((int(code[place]) + 1) % 10)
    with pytest.raises(GameCodeError) as refused:
        decode_game(code[:place] + wrong + code[place + 1 :])
    assert refused.value.code is GameCodeDefect.DAMAGED


@pytest.mark.parametrize("text", ["", "1", "12", "x", "１２", "1 2", "1" * 9999, "-12", "1_000"])
def test_anything_else_is_damaged(text: str) -> None:
    with pytest.raises(GameCodeError) as refused:
        decode_game(text)
    assert refused.value.code is GameCodeDefect.DAMAGED


def test_code_of_a_later_version_is_named() -> None:
    with pytest.raises(GameCodeError) as refused:
        decode_game("2123")
    assert refused.value.code is GameCodeDefect.NEWER


def test_code_of_version_1_can_be_read() -> None:
    assert decode_game(_CODE) == _RECORD


_RECORD = (
    '{"do": "setup", "edition": "first", "players": ["Adele", "Bruno", "Cedric", "David"], '
    '"cards": ["judge", "bishop", "king", "queen", "thief", "cheat"], "first": 0, '
    '"version": 2, "rules": 2}',
    '{"do": "swap", "tap": 1, "at": "2026-11-25T19:30:12Z", "by": "bank"}',
    '{"do": "swap", "with": "center", "tap": 2, "at": "2026-11-25T19:30:32Z", "by": {"person": 1}}',
    '{"do": "undo", "tap": 3}',
)
_CODE = (
    "12170841759123666408731471145071225448651969266872613324201575122461748632847538"
    "01822130333416047262336022660340719192159338530776766012705316147908938555169672"
    "12043638"
)
