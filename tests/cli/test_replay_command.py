"""`companion replay`: its output and its errors."""

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
from tests.records.replaying import ENVIRONMENT, SETUP, VALID, is_one_line, lines, replay

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


def test_setup_alone_prints_the_initial_table() -> None:
    done = replay("-", given=lines(SETUP))
    assert (json.loads(done.stdout), done.stderr, done.returncode) == (START, b"", 0)


def test_unfinished_announcement_awaits_claims() -> None:
    done = replay("-", given=lines(*VALID))
    assert json.loads(done.stdout) == START | {"turn": 5, "awaiting": "claims", "may": []}


def test_each_prints_the_table_after_every_line(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(lines(*VALID))
    done = replay("--each", record)
    tables = [json.loads(line) for line in done.stdout.splitlines()]
    assert [table["turn"] for table in tables] == [1, 2, 3, 4, 5, 5]
    assert tables[0] == START
    assert (done.returncode, done.stderr) == (0, b"")


def test_each_prints_tables_before_an_invalid_line() -> None:
    done = replay("--each", "-", given=lines(SETUP, '{"do": "swap"}', '{"do": "look"}'))
    assert [json.loads(line)["turn"] for line in done.stdout.splitlines()] == [1, 2]
    assert (
        done.stderr
        == b"-:3: opening_turn: Turns 1\xe2\x80\x934 are preparation turns: swaps only.\n"
    )
    assert done.returncode == 2


@pytest.mark.parametrize(
    ("name", "record"),
    [
        ("a byte order mark", b"\xef\xbb\xbf" + lines(*VALID)),
        ("line ends of another system", lines(*VALID).replace(b"\n", b"\r\n")),
        ("blank lines", lines("", *VALID, " ", "")),
        ("no last line end", lines(*VALID)[:-1]),
        ("names of every script", lines(SETUP.replace("Adele", "דוד").replace("Bruno", "🦊 李"))),
        ("escaped names", lines(SETUP.replace("Adele", "\\u0141ucja \\ud83e\\udd8a"))),
        ("a line as long as may be", lines(SETUP + " " * (20_000 - len(SETUP)))),
    ],
)
def test_variations_of_the_file_format_are_accepted(
    name: str, record: bytes, tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(record)
    assert main(["replay", str(path)]) == 0, name
    printed = capfd.readouterr()
    assert printed.err == ""
    assert json.loads(printed.out)["coins"] == [6, 6, 6, 6]


@pytest.mark.parametrize("name", BROKEN)
def test_invalid_record_is_refused_in_one_line(
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
def test_process_exits_with_status_2(name: str) -> None:
    record, number, code = BROKEN[name]
    done = replay("-", given=record)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.startswith(f"-:{number}: {code}: ".encode())
    assert done.stderr.count(b"\n") == 1


def test_error_names_people(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(lines(*VALID, '{"do": "claim", "player": 0}'))
    assert main(["replay", str(path)]) == 2
    assert "Adele" in capfd.readouterr().err


def test_error_names_a_custom_character_of_a_refused_setup(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    power = [{"block": "take_from_bank", "coins": 2}]
    cook = {"id": "house_1", "name": "Cook", "power": power, "bank_money": True, "minimum": 8}
    setup = json.loads(SETUP.replace("thief", "house_1")) | {"house": [cook]}
    path = tmp_path / "game.jsonl"
    path.write_bytes(lines(json.dumps(setup)))
    assert main(["replay", str(path)]) == 2
    error = capfd.readouterr().err
    assert ":1: too_few_players_for: Cook" in error
    assert "house_1" not in error


@pytest.mark.parametrize("character", ["name", "king.the", "blank"])
def test_error_shows_the_id_of_an_unknown_character(character: str) -> None:
    announced = json.dumps({"do": "announce", "character": character})
    done = replay("-", given=lines(*VALID[:-1], announced))
    assert done.stderr.startswith(f"-:6: not_in_play: Not in play: {character}.".encode())
    assert done.stderr.count(b"\n") == 1


def test_error_lists_all_defects_of_a_setup(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "game.jsonl"
    path.write_bytes(lines(SETUP.replace("Adele", "Bruno").replace("judge", "judgement")))
    assert main(["replay", str(path)]) == 2
    error = capfd.readouterr().err
    assert ":1: name_twice: " in error
    assert "judgement" in error
    assert is_one_line(error)


@pytest.mark.parametrize("make", ["missing", "folder", "unreadable"])
def test_unreadable_file_is_refused(
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
def test_invalid_arguments_are_refused_in_one_line(arguments: tuple[str, ...]) -> None:
    done = replay(*arguments)
    assert (done.returncode, done.stdout) == (2, b"")
    assert done.stderr.count(os.linesep.encode()) == 1


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1"])
def test_characters_that_the_output_lacks_are_escaped(encoding: str) -> None:
    process = subprocess.run(
        [sys.executable, "-m", "companion", "rules", "--lang", "ja", "王"],
        env={**os.environ, "PYTHONIOENCODING": encoding},
        capture_output=True,
    )

    assert (process.returncode, process.stderr) == (0, b"")
    assert ("王" if encoding == "utf-8" else "\\u738b").encode() in process.stdout


no_full_disk = pytest.mark.skipif(not Path("/dev/full").exists(), reason="only Linux has /dev/full")


@no_full_disk
@pytest.mark.parametrize("arguments", [["replay", "game.jsonl"], ["--help"]], ids=str)
def test_full_disk_is_reported_in_one_line(arguments: list[str], tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(lines(*VALID))
    with open("/dev/full", "wb") as full:
        assert failure_of_output_to(full, arguments, tmp_path) == OUTPUT_FAILED


def test_file_size_limit_is_reported_in_one_line(tmp_path: Path) -> None:
    (tmp_path / "game.jsonl").write_bytes(lines(*VALID))
    limit = partial(resource.setrlimit, resource.RLIMIT_FSIZE, (0, 0))
    with open(tmp_path / "out", "wb") as out:
        failure = failure_of_output_to(out, ["replay", "game.jsonl"], tmp_path, limit)
    assert failure == OUTPUT_FAILED


OUTPUT_FAILED = (2, "companion: Can’t write to standard output.\n".encode())


def failure_of_output_to(
    out: BinaryIO, arguments: list[str], cwd: Path, before: Callable[[], None] | None = None
) -> tuple[int, bytes]:
    """Return the exit status and standard error of a command that prints to `out`."""
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
def test_status_is_2_though_standard_error_fails(errors: str) -> None:
    command = f'exec "{sys.executable}" -m companion replay - {errors}'
    process = subprocess.run(["sh", "-c", command], input=b"{}", stdout=subprocess.PIPE)

    assert (process.returncode, process.stdout) == (2, b"")


def test_log_records_are_not_printed() -> None:
    script = """
import logging, sys
from companion.cli import rules
from companion.cli.main import main
rules.run = lambda *_: logging.getLogger("companion.i18n").error("no text") or 0
sys.exit(main(["rules", "king"]))
"""
    process = subprocess.run([sys.executable, "-c", script], stderr=subprocess.PIPE)

    assert (process.returncode, process.stderr) == (0, b"")


def test_closed_standard_output_is_not_an_error(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    record.write_bytes(lines(*VALID))
    command = f'exec "{sys.executable}" -m companion replay "{record}" >&-'
    process = subprocess.run(["sh", "-c", command], stderr=subprocess.PIPE)

    assert (process.returncode, process.stderr) == (0, b"")


def test_error_with_a_line_break_in_the_file_name_is_one_line(tmp_path: Path) -> None:
    record = tmp_path / "a\nb.jsonl"
    record.write_bytes(lines(SETUP, "{}"))
    done = replay(record)

    assert done.returncode == 2
    assert done.stderr.count(b"\n") == 1


def test_overlong_line_is_not_read_to_its_end(
    tmp_path: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    record = tmp_path / "endless.jsonl"
    record.write_bytes(b" " * 10 * BYTES_LIMIT)
    tracemalloc.start()
    status = main(["replay", str(record)])
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()

    assert status == 2
    assert "file_too_large" in capfd.readouterr().err
    assert peak < 5 * BYTES_LIMIT


def test_interrupt_exits_with_status_130_and_no_message() -> None:
    process = subprocess.Popen(
        [sys.executable, "-m", "companion", "replay", "-", "--each"],
        # unbuffered output shows when the process waits for input
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
        # ignored where the tests run in the background
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
    _, errors = process.communicate(timeout=30)
    assert (process.returncode, errors) == (130, b"")
