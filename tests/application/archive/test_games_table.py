"""All finished games as one table."""

import csv
from dataclasses import replace
from datetime import UTC, datetime

from companion.application.archive.games_table import COLUMNS, GamesTable
from tests.sharing.test_bg_stats import won_by


def rows_of(table: GamesTable) -> list[dict[str, str]]:
    return list(csv.DictReader(table.data().decode("utf-8-sig").splitlines()))


def test_finished_games_have_a_row_for_each_player() -> None:
    game = replace(won_by(1), started=datetime(2026, 11, 26, 12, tzinfo=UTC), seconds=1500)
    table = GamesTable()
    table.add([game, replace(game, end=None)])
    table.add([won_by(0)])
    rows = rows_of(table)

    assert tuple(rows[0]) == COLUMNS
    assert [row["game"] for row in rows] == ["1"] * 6 + ["2"] * 6
    assert [row["player"] for row in rows if row["winner"] == "1"] == ["Bruno", "Adele"]
    assert (rows[1]["coins"], rows[1]["place"], rows[1]["end"]) == ("13", "1", "thirteen")
    assert (rows[1]["minutes"], rows[6]["minutes"]) == ("25", "")


def test_spreadsheets_run_no_name() -> None:
    game = won_by(0)
    table = GamesTable()
    table.add([replace(game, names=("=1+1", *game.names[1:]))])

    assert rows_of(table)[0]["player"] == "'=1+1"
