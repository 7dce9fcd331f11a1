"""`companion scenarios`: lists, shows, checks and simulates sets."""

import json
import re
import shutil
from collections.abc import Iterator
from dataclasses import asdict
from pathlib import Path

import pytest

from companion import resources
from companion.cli import scenarios
from companion.cli.main import main
from companion.content.set_catalogue import scenario
from companion.core.boxes import EditionId
from companion.sharing import SharedSet, encode_set
from companion.simulation import Tally, stored_statistics
from companion.simulation.stored_statistics import FILE_NAME

VALID = encode_set(
    SharedSet(EditionId.FIRST, 4, ("judge", "bishop", "king", "queen", "thief", "cheat"))
)
INVALID = encode_set(SharedSet(EditionId.FIRST, 4, ("bishop", "king", "thief", "witch", "cheat")))


@pytest.fixture(autouse=True)
def english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("LANG", "en_GB.UTF-8")


def test_list_is_restricted_to_edition_and_players(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["scenarios", "--players", "7", "--edition", "first"])

    rows = [line.split("\t") for line in capsys.readouterr().out.splitlines()]
    assert status == 0
    assert {(edition, players) for _, edition, players, *_ in rows} == {("first", "7")}
    assert [row[0] for row in rows[:2]] == ["first-7-fool", "first-7-spy"]
    assert any("app’s own set" in row[3] for row in rows)


def test_status_is_1_without_a_set(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenarios", "--players", "13", "--edition", "second"]) == 1
    assert capsys.readouterr() == ("", "no set found\n")


def test_show_prints_code_and_statistics(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = main(["scenarios", "--show", "first-4"])

    shown = capsys.readouterr().out
    assert status == 0
    assert VALID in shown
    assert "Simulation: 1,000 games" in shown


def test_show_can_simulate_again(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(stored_statistics, "GAMES", 2)
    assert main(["scenarios", "--show", "first-4", "--simulate"]) == 0
    assert "Simulation: 2 games" in capsys.readouterr().out


def test_unknown_set_is_refused_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    status = main(["scenarios", "--show", "sheet-4-a"])

    out, err = capsys.readouterr()
    assert (status, out) == (2, "")
    assert err == "companion: There’s no set “sheet-4-a”.\n"


def test_control_characters_of_an_argument_are_escaped(
    capsys: pytest.CaptureFixture[str],
) -> None:
    assert main(["scenarios", "--show", "\x1b[31mred"]) == 2

    assert "\x1b" not in capsys.readouterr().err


@pytest.mark.parametrize("form", ["{}", "http://10.0.0.2:8550/set/{}"])
def test_check_accepts_code_and_link(form: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenarios", "--check", form.format(VALID)]) == 0
    assert "Judge, Bishop, King, Queen, Thief, Cheat" in capsys.readouterr().out


def test_check_reads_a_file(tmp_path: Path) -> None:
    file = tmp_path / "set.txt"
    file.write_text(f"\ufeff{VALID}\n", encoding="utf-8")

    assert main(["scenarios", "--check", str(file)]) == 0


def test_check_lists_every_defect_in_one_line(
    capsys: pytest.CaptureFixture[str],
) -> None:
    status = main(["scenarios", "--check", INVALID])

    err = capsys.readouterr().err
    assert status == 2
    assert err.count("\n") == 1
    assert "Judge" in err
    assert "needs 6 cards; it has 5" in err
    assert "bring money" in err


@pytest.mark.parametrize("text", ["", "no set", "/", "\0", VALID[:-1]])
def test_check_refuses_other_text(text: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["scenarios", "--check", text]) == 2
    assert "is neither a readable file nor a set code" in capsys.readouterr().err


def test_check_refuses_a_file_without_a_code(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "set.txt"
    file.write_text("no set", encoding="utf-8")
    assert main(["scenarios", "--check", str(file)]) == 2
    assert "damaged" in capsys.readouterr().err


@pytest.fixture
def statistics_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The file of stored statistics in a copy of the locales."""
    locales = shutil.copytree(resources.locales(), tmp_path / "locales")
    monkeypatch.setattr(resources, "locales", lambda: locales)
    stored_statistics.stored_statistics.cache_clear()
    yield locales / FILE_NAME
    stored_statistics.stored_statistics.cache_clear()


def test_unreadable_statistics_are_reported_in_one_line(
    statistics_file: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    statistics_file.unlink()
    statistics_file.mkdir()
    assert main(["scenarios", "--show", "first-4"]) == 2
    err = capsys.readouterr().err
    assert "simulated.json: unreadable: " in err
    assert err.count("\n") == 1


@pytest.mark.parametrize(
    ("written", "error"),
    [
        ("{", "simulated.json: "),
        ('{"first/4/a": {"games": 0}}', "simulated.json: first/4/a.games: "),
        (
            json.dumps({"first/4/a": {**asdict(Tally(1, 10).statistics()), "more": 1}}),
            "simulated.json: first/4/a.more: ",
        ),
    ],
    ids=["cut short", "invalid value", "unknown field"],
)
def test_damaged_statistics_are_reported_in_one_line(
    statistics_file: Path, capsys: pytest.CaptureFixture[str], written: str, error: str
) -> None:
    statistics_file.write_text(written, encoding="utf-8")
    assert main(["scenarios", "--show", "first-4"]) == 2
    err = capsys.readouterr().err
    assert error in err
    assert err.count("\n") == 1


def test_numbers_are_formatted_for_the_language(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "pl_PL.UTF-8")

    assert main(["scenarios", "--show", "first-4"]) == 0

    lines = [line.strip() for line in capsys.readouterr().out.splitlines()]
    assert any(re.fullmatch(r"Długość w.turach: \d+,\d", line) for line in lines)


@pytest.mark.parametrize("arguments", [(), ("--players", "4")], ids=["all", "some"])
def test_simulation_prints_and_leaves_the_file_unchanged(
    statistics_file: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    arguments: tuple[str, ...],
) -> None:
    before = statistics_file.read_bytes()
    monkeypatch.setattr(stored_statistics, "GAMES", 2)
    monkeypatch.setattr(scenarios, "scenarios", lambda *_: (scenario("first-4"),))

    assert main(["scenarios", "--simulate", *arguments]) == 0

    printed = capsys.readouterr().out
    assert printed.startswith("first-4\t")
    assert "Simulation: 2 games" in printed
    assert statistics_file.read_bytes() == before


def test_japanese_list_has_japanese_commas(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    assert main(["scenarios", "--players", "4", "--edition", "first"]) == 0

    assert "判事、司教、王" in capsys.readouterr().out
