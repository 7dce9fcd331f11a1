"""Whole games, each with the table it ends with beside it.

The tables were not taken from the program: a second one, written from the rules alone, played the
same records, and both agreed after every line.
"""

import json
from dataclasses import fields
from pathlib import Path
from typing import get_args

import pytest

from companion.cli.replay import as_json, played
from companion.core import record as record_format
from companion.core.commands import Entry
from companion.core.record import UnreadableGame, play_lines, upgraded
from companion.core.setup import Setup
from tests.records.replaying import replay, stamped

_DESCRIBED = Path(record_format.__file__).with_name("RECORD.md")
_EVERY = sorted(Path(__file__).parent.glob("*.jsonl"))
NEWER = [record for record in _EVERY if record.stem.startswith(("expansion", "house"))]
"""Games of the first edition in version 2 of the format, with the expansion or house rules."""
RECORDS = [record for record in _EVERY if record not in NEWER]

over_all_records = pytest.mark.parametrize("record", RECORDS, ids=lambda record: record.stem)


def expected(record: Path) -> object:
    return json.loads(record.with_suffix(".json").read_text())


def test_there_are_games_of_both_editions_and_of_every_end() -> None:
    ends = {json.loads(record.with_suffix(".json").read_text())["end"] for record in RECORDS}
    assert ends == {"thirteen", "bankruptcy", "cheat"}
    assert {record.stem.split("-")[0] for record in RECORDS} == {"first", "second"}


@pytest.mark.parametrize("record", _EVERY, ids=lambda record: record.stem)
def test_the_command_line_prints_the_table_the_game_ends_with(record: Path) -> None:
    done = replay(record)
    assert (done.returncode, done.stderr) == (0, b"")
    assert done.stdout.endswith(b"}\n")
    assert done.stdout.count(b"\n") == 1
    assert json.loads(done.stdout) == expected(record)


@over_all_records
def test_every_line_has_its_table_and_every_coin_its_place(record: Path) -> None:
    lines = record.read_bytes().splitlines()
    tables = [json.loads(as_json(game.table)) for game in played(lines)]
    assert len(tables) == len(lines)
    assert tables[-1] == expected(record)
    for table in tables:
        coins = sum(table["coins"]) + table["court"] + table["bank"]
        assert coins == {"first": 194, "second": 200}[record.stem.split("-")[0]]
        assert bool(table["may"]) is (table["awaiting"] == "turn")


@pytest.mark.parametrize("record", NEWER, ids=lambda record: record.stem)
def test_no_coin_of_a_newer_game_is_lost(record: Path) -> None:
    for game in played(record.read_bytes().splitlines()):
        table = json.loads(as_json(game.table))
        assert sum(table["coins"]) + table["court"] + table["bank"] == 194
        assert all(table["coins"][person] == 0 for person in table.get("out", ()))


def test_without_its_house_rules_a_game_is_another_or_refused() -> None:
    (record,) = (each for each in NEWER if each.stem.startswith("house"))
    setup, *lines = record.read_bytes().splitlines()
    without = json.loads(setup)
    rules = without.pop("house_rules")
    with pytest.raises(UnreadableGame) as refused:
        list(played([json.dumps(without).encode()]))
    assert refused.value.reason.code == "wrong_number_of_cards"
    without["house_rules"] = rules | {"end": "thirteen_first"}
    *_, game = played([json.dumps(without).encode(), *lines])
    assert (game.table.end, game.table.winners) == ("thirteen", (0, 3))
    # a card in the center is no card for a forced swap
    forced = [line.replace(b'"with": 3', b'"with": "center"') for line in lines]
    with pytest.raises(UnreadableGame) as refused:
        list(played([setup, *forced]))
    assert refused.value.reason.code == "forced_swap_with_player"


@over_all_records
def test_stamps_of_version_2_change_no_table(record: Path) -> None:
    version_1 = record.read_bytes()
    version_2 = stamped(version_1)
    before = [as_json(game.table) for game in played(version_1.splitlines())]
    assert [as_json(game.table) for game in played(version_2.splitlines())] == before


@over_all_records
def test_upgraded_record_leads_to_the_same_tables(record: Path) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    newer = upgraded(lines)
    assert newer[0] != lines[0]
    assert [as_json(game.table) for game in play_lines(newer)] == [
        as_json(game.table) for game in play_lines(lines)
    ]


def test_the_record_that_the_format_is_explained_by_can_be_played() -> None:
    lines = _explained().split("```")[1].strip().splitlines()
    *_, end = played([line.encode() for line in lines])
    assert json.loads(as_json(end.table))["coins"] == [5, 6, 8, 6]
    assert end.table.turn == 7


def test_every_line_of_a_record_and_every_key_is_explained() -> None:
    table = _explained().split("| line | keys |")[1]
    known = {"do", "version", "edition"}
    for line in get_args(Setup | Entry):
        keys = {field.name.rstrip("_"): field.default for field in fields(line)}
        for told in {str(keys["do"]), *keys} - known:
            assert f"`{told}`" in table


def _explained() -> str:
    return _DESCRIBED.read_text(encoding="utf-8")
