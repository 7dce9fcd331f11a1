"""Record version 2: lines carry tap, time and author, and undo takes back a whole tap."""

import json
from dataclasses import replace

import pytest

from companion.core.commands import (
    Announce,
    Claim,
    Entry,
    Line,
    MistakenLook,
    NoMoreClaims,
    Redo,
    Reveal,
    Swap,
    Undo,
)
from companion.core.errors import Code, RuleViolation
from companion.core.game import Game, new_game
from companion.core.record import UnreadableGame, dump_line, parse_entry, play_lines, upgraded
from companion.core.staleness import is_stale
from companion.core.table import Phase
from tests.core.playing import BRUNO, CEDRIC, setup_with

SETUP_2 = setup_with("king", "queen")
SETUP = replace(SETUP_2, version=1, rules=None)
AT = "2026-05-01T20:15:30Z"
DISPUTED: tuple[Entry, ...] = (*[Swap()] * 4, Announce("king"), Claim(BRUNO))


def tapped(*taps: tuple[Entry, ...]) -> Game:
    game = new_game(SETUP)
    for number, entries in enumerate(taps, start=1):
        for entry in entries:
            game = game.append(Line(entry, tap=number))
    return game


def test_undo_takes_back_all_lines_of_the_last_tap() -> None:
    before = tapped(*((entry,) for entry in DISPUTED))
    confirmed = before.append(Line(NoMoreClaims(), tap=7)).append(Line(Reveal(()), tap=7))
    assert confirmed.table.phase is Phase.TURN

    undone = confirmed.append(Line(Undo(), tap=8))
    assert undone.table == before.table
    assert undone.append(Line(Redo(), tap=9)).table == confirmed.table


def test_lines_without_a_tap_are_taken_back_one_by_one() -> None:
    game = new_game(SETUP)
    for entry in (*DISPUTED, NoMoreClaims(), Reveal(())):
        game = game.append(entry)
    assert game.append(Undo()).table.phase is Phase.REVEAL


def test_taps_must_rise() -> None:
    game = tapped((Swap(),), (Swap(),))
    with pytest.raises(RuleViolation) as refusal:
        game.append(Line(Swap(), tap=1))
    assert refusal.value.code is Code.TAP_OUT_OF_ORDER


@pytest.mark.parametrize(
    "line",
    [
        Line(Swap(), tap=3, at=AT, by="bank"),
        Line(Undo(), tap=4, by=2),
        Line(Claim(BRUNO), at=AT),
        Line(Swap()),
    ],
)
def test_written_line_reads_back(line: Line) -> None:
    assert parse_entry(dump_line(line)) == line


def test_stamp_is_written_after_the_command() -> None:
    written = json.loads(dump_line(Line(Swap(), tap=1, at=AT, by=3)))
    assert written == {
        "do": "swap",
        "tap": 1,
        "at": "2026-05-01T20:15:30Z",
        "by": {"person": 3},
    }


@pytest.mark.parametrize(
    ("stamp", "code"),
    [
        ({"tap": 0}, Code.BAD_VALUE),
        ({"tap": True}, Code.BAD_VALUE),
        ({"tap": "1"}, Code.BAD_VALUE),
        ({"at": "2026-05-01"}, Code.BAD_VALUE),
        ({"at": "2026-13-01T00:00:00Z"}, Code.BAD_VALUE),
        ({"at": "2026-05-01T20:15:30"}, Code.BAD_VALUE),
        ({"at": "2026-05-01T20:15:30.5Z"}, Code.BAD_VALUE),
        ({"at": 1777666530}, Code.BAD_VALUE),
        ({"at": "2026-05-01T20:15:30+02:00"}, Code.BAD_VALUE),
        ({"by": "court"}, Code.BAD_VALUE),
        ({"by": {"person": 13}}, Code.BAD_VALUE),
        ({"by": {"person": 1, "role": "host"}}, Code.BAD_VALUE),
        ({"tip": 1}, Code.UNKNOWN_KEY),
    ],
)
def test_bad_stamp_is_refused(stamp: dict[str, object], code: Code) -> None:
    with pytest.raises(RuleViolation) as refusal:
        parse_entry(json.dumps({"do": "swap", **stamp}))
    assert refusal.value.code is code


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ('{"do": "swap", "tap": ' + "[" * 19_000, Code.NOT_JSON),
        ('{"do": "swap", "tap": NaN}', Code.BAD_VALUE),
        ('{"do": "swap", "with": NaN, "tap": 1}', Code.BAD_VALUE),
        ('{"do": "swap", "by": "\\ud800"}', Code.NOT_JSON),
        ('["tap"]', Code.NOT_JSON),
    ],
)
def test_damaged_line_with_a_stamp_is_refused(text: str, code: Code) -> None:
    with pytest.raises(RuleViolation) as refusal:
        parse_entry(text)
    assert refusal.value.code is code


@pytest.mark.parametrize("key", ["tap", "at", "by"])
def test_version_1_lines_have_no_stamp(key: str) -> None:
    with pytest.raises(UnreadableGame) as unreadable:
        list(play_lines([dump_line(SETUP), json.dumps({"do": "swap", key: 1})]))
    assert unreadable.value.reason.code is Code.UNKNOWN_KEY


@pytest.mark.parametrize("key", ["character", "number"])
def test_version_1_choice_is_of_people_only(key: str) -> None:
    line = json.dumps({"do": "choose", "targets": [1], key: None})
    with pytest.raises(RuleViolation) as refusal:
        parse_entry(line, version=1)
    assert refusal.value.code is Code.UNKNOWN_KEY


@pytest.mark.parametrize(
    ("key", "value"), [("rules", 1), ("boxes", ["first"]), ("rules", None), ("boxes", [])]
)
def test_version_1_setup_has_neither_rules_nor_boxes(key: str, value: object) -> None:
    line = json.dumps({**json.loads(dump_line(SETUP)), key: value})
    with pytest.raises(UnreadableGame) as unreadable:
        list(play_lines([line]))
    assert unreadable.value.reason.code is Code.UNKNOWN_KEY


def test_version_2_setup_names_its_rules() -> None:
    with pytest.raises(UnreadableGame) as unreadable:
        list(play_lines([dump_line(replace(SETUP_2, rules=None))]))
    assert unreadable.value.reason.code is Code.MISSING_KEY


def test_upgraded_record_leads_to_the_same_table() -> None:
    entries: tuple[Entry, ...] = (*DISPUTED, NoMoreClaims(), Reveal((BRUNO,)), Undo(), Redo())
    lines = [dump_line(SETUP), *map(dump_line, entries)]
    newer = upgraded(lines)

    *_, before = play_lines(lines)
    *_, after = play_lines(newer)
    assert json.loads(newer[0])["version"] == 2
    assert json.loads(newer[0])["rules"] == 1
    assert after.table._replace(rules=before.table.rules) == before.table
    assert upgraded(newer) == newer


class TestStaleness:
    OPEN = tapped(*((entry,) for entry in DISPUTED[:5]))

    def test_two_claims_on_the_same_announcement_both_count(self) -> None:
        first = self.OPEN.append(Claim(BRUNO))
        assert not is_stale(Claim(CEDRIC), self.OPEN, first)

    def test_claim_on_an_announcement_that_is_closed_is_stale(self) -> None:
        assert is_stale(Claim(CEDRIC), self.OPEN, self.OPEN.append(NoMoreClaims()))

    def test_claim_on_another_announcement_is_stale(self) -> None:
        other = self.OPEN.append(Undo()).append(Announce("queen"))
        assert is_stale(Claim(CEDRIC), self.OPEN, other)

    def test_mistaken_look_is_never_stale(self) -> None:
        assert not is_stale(MistakenLook(BRUNO), self.OPEN, self.OPEN.append(NoMoreClaims()))

    @pytest.mark.parametrize("entry", [NoMoreClaims(), Undo(), Swap()])
    def test_anything_else_is_stale_after_any_change(self, entry: Entry) -> None:
        assert not is_stale(entry, self.OPEN, self.OPEN)
        assert is_stale(entry, self.OPEN, self.OPEN.append(Claim(BRUNO)))
