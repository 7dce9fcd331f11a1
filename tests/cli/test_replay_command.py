"""`companion replay`: what it prints, and how it refuses."""

import json
import os
import re
import resource
import signal
import subprocess
import sys
import tracemalloc
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import BinaryIO

import pytest

from companion.cli.main import main
from companion.core.record import BYTES_LIMIT
from tests.records.broken import BROKEN
from tests.records.replaying import ENVIRONMENT, LAWFUL, SETUP, is_one_line, lines, replay

START = {
    "coins": [6, 6, 6, 6],
    "court": 0,
    "bank": 170,
    "turn": 1,
    "active": 0,
    "awaiting": "turn",
    "may": ["swap"],
    "owes_look": [],
    "seats": [0, 1, 2, 3],
    "winners": None,
    "end": None,
}


def test_a_game_that_has_only_begun() -> None:
    done = replay("-", given=lines(SETUP))
    assert (json.loads(done.stdout), done.stderr, done.returncode) == (START, b"", 0)


def test_a_game_in_the_middle_of_an_announcement() -> None:
    done = replay("-", given=lines(*LAWFUL))
    assert json.loads(done.stdout) == START | {"turn": 5, "awaiting": "claims", "may": []}


def test_each_prints_a_table_after_every_line(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(lines(*LAWFUL))
    done = replay("--each", record)
    tables = [json.loads(line) for line in done.stdout.splitlines()]
    assert [table["turn"] for table in tables] == [1, 2, 3, 4, 5, 5]
    assert tables[0] == START
    assert (done.returncode, done.stderr) == (0, b"")


def test_each_has_printed_what_came_before_a_bad_line() -> None:
    done = replay("--each", "-", given=lines(SETUP, '{"do": "swap"}', '{"do": "look"}'))
    assert [json.loads(line)["turn"] for line in done.stdout.splitlines()] == [1, 2]
    assert done.stderr == b"-:3: opening_turn: The first 4 turns of the game are swaps.\n"
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("name", "record"),
    [
        ("a byte order mark", b"\xef\xbb\xbf" + lines(*LAWFUL)),
        ("line ends of another system", lines(*LAWFUL).replace(b"\n", b"\r\n")),
        ("blank lines", lines("", *LAWFUL, " ", "")),
        ("no last line end", lines(*LAWFUL)[:-1]),
        ("names of every script", lines(SETUP.replace("Adele", "דוד").replace("Bruno", "🦊 李"))),
        ("escaped names", lines(SETUP.replace("Adele", "\\u0141ucja \\ud83e\\udd8a"))),
        ("a line as long as may be", lines(SETUP + " " * (20_000 - len(SETUP)))),
    ],
)
def test_what_is_accepted(
    name: str, record: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record)
    assert main(["replay", str(path)]) == 0, name
    printed = capfd.readouterr()
    assert printed.err == ""
    assert json.loads(printed.out)["coins"] == [6, 6, 6, 6]


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_record_is_refused_in_one_line(
    name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    record, number, code = BROKEN[name]
    path = tmp_path / "game.jsonl"
    path.write_bytes(record)
    assert main(["replay", str(path)]) == 2
    printed = capfd.readouterr()
    assert printed.out == ""
    assert re.fullmatch(rf"{re.escape(str(path))}:{number}: {code}: \S.*\n", printed.err)
    assert is_one_line(printed.err)


@pytest.mark.parametrize("name", ["an empty file", "UTF-16", "a huge line", "a version to come"])
def test_a_process_ends_with_status_two(name: str) -> None:
    record, number, code = BROKEN[name]
    done = replay("-", given=record)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(f"-:{number}: {code}: ".encode())
    assert done.stderr.count(b"\n") == 1


def test_people_are_told_by_their_names(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(lines(*LAWFUL, '{"do": "claim", "player": 0}'))
    assert main(["replay", str(path)]) == 2
    assert "Adele" in capfd.readouterr().err


def test_a_character_of_the_groups_own_is_told_by_its_name_though_the_setup_is_refused(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    power = [{"block": "take_from_bank", "coins": 2}]
    cook = {"id": "house_1", "name": "Cook", "power": power, "bank_money": True, "minimum": 8}
    setup = json.loads(SETUP.replace("thief", "house_1")) | {"house": [cook]}
    path = tmp_path / "game.jsonl"
    path.write_bytes(lines(json.dumps(setup)))
    assert main(["replay", str(path)]) == 2
    told = capfd.readouterr().err
    assert ":1: too_few_players_for: Cook" in told
    assert "house_1" not in told


@pytest.mark.parametrize("character", ["name", "king.the", "blank"])
def test_a_character_that_is_none_is_told_by_its_id(character: str) -> None:
    announced = json.dumps({"do": "announce", "character": character})
    done = replay("-", given=lines(*LAWFUL[:-1], announced))
    assert done.stderr.startswith(f"-:6: not_in_play: {character} is not in play.".encode())
    assert done.stderr.count(b"\n") == 1


def test_every_defect_of_a_setup_is_told(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(lines(SETUP.replace("Adele", "Bruno").replace("judge", "judgement")))
    assert main(["replay", str(path)]) == 2
    told = capfd.readouterr().err
    assert ":1: name_twice: " in told
    assert "judgement" in told
    assert is_one_line(told)


@pytest.mark.parametrize("make", ["missing", "folder", "unreadable"])
def test_what_cannot_be_opened(
    make: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    if make == "folder":
        path.mkdir()
    elif make == "unreadable":
        path.symlink_to(path)
    assert main(["replay", str(path)]) == 2
    printed = capfd.readouterr()
    assert printed.out == ""
    assert str(path) in printed.err
    assert is_one_line(printed.err)


@pytest.mark.parametrize("arguments", [(), ("a", "b"), ("--all", "a")])
def test_wrong_arguments_are_told_in_one_line(arguments: tuple[str, ...]) -> None:
    done = replay(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(os.linesep.encode()) == 1


@pytest.mark.parametrize("letters", ["utf-8", "latin-1"])
def test_it_writes_whatever_letters_the_output_can_take(letters: str) -> None:
    process = subprocess.run(
        [sys.executable, "-m", "companion", "rules", "--lang", "ja", "王"],
        env={**os.environ, "PYTHONIOENCODING": letters},
        capture_output=True,
    )

    assert (process.returncode, process.stderr) == (0, b"")
    assert ("王" if letters == "utf-8" else "\\u738b").encode() in process.stdout


no_full_disk = pytest.mark.skipif(
    not Path("/dev/full").exists(), reason="only Linux has a disk always full"
)


@no_full_disk
@pytest.mark.parametrize("arguments", [["replay", "game.jsonl"], ["--help"]], ids=str)
def test_output_that_takes_no_more_is_told_in_one_line(
    arguments: list[str], tmp_path: Path
) -> None:
    (tmp_path / "game.jsonl").write_bytes(lines(*LAWFUL))
    with open("/dev/full", "wb") as full:
        assert told_of_output_to(full, arguments, tmp_path) == TAKES_NO_MORE


def test_a_file_that_may_not_grow_is_told_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(lines(*LAWFUL))
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (0, 0))
    with open(tmp_path / "out", "wb") as out:
        told = told_of_output_to(out, ["replay", "game.jsonl"], tmp_path, limit)
    assert told == TAKES_NO_MORE


TAKES_NO_MORE = (2, b"companion: Standard output takes no more text.\n")


def told_of_output_to(
    out: BinaryIO, arguments: list[str], cwd: Path, before: Callable[[], None] | None = None
) -> tuple[int, bytes]:
    """Status and complaint of a command that prints there."""
    process = subprocess.run(
        [sys.executable, "-m", "companion", *arguments],
        cwd=cwd,
        env={**ENVIRONMENT, "LC_ALL": "C.UTF-8", "PYTHONUNBUFFERED": ""},
        preexec_fn=before,
        stdout=out,
        stderr=subprocess.PIPE,
    )
    return process.returncode, process.stderr


@pytest.mark.parametrize("errors", ["2>&-", pytest.param("2>/dev/full", marks=no_full_disk)])
def test_where_a_refusal_cannot_be_told_the_status_tells(errors: str) -> None:
    command = f'exec "{sys.executable}" -m companion replay - {errors}'
    process = subprocess.run(["sh", "-c", command], input=b"{}", stdout=subprocess.PIPE)

    assert (process.returncode, process.stdout) == (2, b"")


def test_what_is_logged_is_no_second_line() -> None:
    script = """
import logging, sys
from companion.cli import rules
from companion.cli.main import main
rules.run = lambda _: logging.getLogger("companion.i18n").error("no text") or 0
sys.exit(main(["rules", "king"]))
"""
    process = subprocess.run([sys.executable, "-c", script], stderr=subprocess.PIPE)

    assert (process.returncode, process.stderr) == (0, b"")


def test_closed_output_is_no_mistake(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(lines(*LAWFUL))
    told = f'exec "{sys.executable}" -m companion replay "{record}" >&-'
    process = subprocess.run(["sh", "-c", told], stderr=subprocess.PIPE)

    assert (process.returncode, process.stderr) == (0, b"")


def test_a_file_whose_name_breaks_a_line_is_named_in_one(tmp_path: Path) -> None:
    record = tmp_path / "a\nb.jsonl"
    record.write_bytes(lines(SETUP, "{}"))
    done = replay(record)

    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_of_a_line_longer_than_a_record_only_so_much_is_read(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "endless.jsonl"
    record.write_bytes(b" " * 10 * BYTES_LIMIT)
    tracemalloc.start()
    status = main(["replay", str(record)])
    _, most = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert status == 2
    assert "file_too_large" in capfd.readouterr().err
    assert most < 5 * BYTES_LIMIT


def test_whoever_breaks_it_off_gets_no_complaint() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "companion", "replay", "-", "--each"],
        # what it prints is the sign that it waits for more
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        # whoever runs the tests in the background has it ignored
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(lines(SETUP))
    process.stdin.flush()
    assert process.stdout.readline()
    process.send_signal(signal.SIGINT)
    _, complaint = process.communicate(timeout=30)
    assert (process.returncode, complaint) == (130, b"")
