"""Invalid arguments are refused with a sentence in the user's language, and status 2."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion.cli.main import main
from companion.i18n import Language
from companion.i18n.messages import TerminalMessages, messages

HINT = "For help: companion --help"
REFUSED = {
    ("--port", "abc"): "--port: “abc” isn’t a number from 0 to 65535.",
    ("--port", "a\nb"): "--port: “'a\\nb'” isn’t a number from 0 to 65535.",
    ("--port",): "--port: missing value, or one too many.",
    ("--no-browser=yes",): "--no-browser: missing value, or one too many.",
    ("--por=8550",): "Unknown argument “--por=8550”.",
    ("cheer",): "Unknown argument “cheer”.",
    ("--players", "4"): "Unknown argument “--players”.",
    ("--no-browser", "cheer"): "Unknown argument “cheer”.",
    ("replay",): "Something is missing after “companion replay”.",
    ("replay", "a", "b"): "Unknown argument “b”.",
    ("replay", "--all", "a"): "Unknown argument “--all”.",
    ("rules",): "Something is missing after “companion rules”.",
    ("rules", "x", "--lang", "xx"): f"--lang: “xx” isn’t one of {', '.join(Language)}.",
    ("rules", "x", "--edition", "3"): "--edition: “3” isn’t one of first, second.",
    ("scenarios", "--players", "x"): "--players: “x” isn’t a number from 2 to 13.",
    ("scenarios", "--players", "14"): "--players: “14” isn’t a number from 2 to 13.",
    ("scenarios", "--show", "a", "--players", "4"): "--show and --players can’t be combined.",
    ("scenarios", "--edition", "first", "--show", ""): "--show and --edition can’t be combined.",
    ("scenarios", "--show", "a", "--check", "b"): "--check and --show can’t be combined.",
    ("scenarios", "--check", "", "--simulate"): "--check and --simulate can’t be combined.",
    ("scenarios", "--check", "b", "--players", "4"): "--check and --players can’t be combined.",
    ("scenarios", "--check", "b", "--edition", "first"): (
        "--check and --edition can’t be combined."
    ),
    ("scenarios", "--edition", ""): "--edition: “” isn’t one of first, second.",
}


@pytest.fixture(autouse=True)
def english_locale(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")


@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_invalid_arguments_are_refused_in_one_line(
    arguments: tuple[str, ...], capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(arguments) == 2
    assert capsys.readouterr() == ("", f"companion: {REFUSED[arguments]} {HINT}\n")


def test_long_argument_is_shortened_in_the_error(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", "x" * 3000]) == 2
    assert re.fullmatch(r"companion: Can’t read x{100,}…\.\n", capsys.readouterr().err)


@pytest.mark.parametrize("language", [each for each in Language if each is not Language.EN])
@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_error_is_in_the_language_of_the_system(
    arguments: tuple[str, ...],
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    assert main(arguments) == 2
    error = capsys.readouterr().err
    assert error.endswith(TerminalMessages(language).text("cli-see-help") + "\n")
    assert error.count("\n") == 1
    assert REFUSED[arguments] not in error
    assert HINT not in error


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LC_ALL": "C", "LANG": "pl_PL.UTF-8"}, Language.EN),
        ({"LC_ALL": "", "LC_MESSAGES": "it_IT", "LANG": "pl_PL.UTF-8"}, Language.IT),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": "pl_PL.UTF-8"}, Language.PL),
        ({"LC_ALL": "xx_XX", "LC_MESSAGES": "pl_PL", "LANG": "pl_PL"}, Language.EN),
        ({"LC_ALL": "", "LC_MESSAGES": "", "LANG": ""}, Language.EN),
    ],
)
def test_first_variable_that_is_set_decides_the_language(
    variables: dict[str, str],
    language: Language,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert main(["cheer"]) == 2
    refused = messages(language).text("error-argument-unknown", argument="cheer")
    assert refused in capsys.readouterr().err


def test_closed_pipe_ends_the_command_without_an_error(tmp_path: Path) -> None:
    setup = (Path(__file__).parents[1] / "records" / "first-10-cheat.jsonl").read_text()
    record = tmp_path / "game.jsonl"
    undone = '{"do": "transfer", "from": "bank", "to": 0, "coins": 1}\n{"do": "undo"}\n'
    record.write_text(setup.splitlines()[0] + "\n" + undone * 2000)
    with subprocess.Popen(
        [sys.executable, "-m", "companion", "replay", "--each", str(record)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as replay:
        assert replay.stdout is not None
        assert replay.stderr is not None
        assert replay.stdout.readline().startswith(b"{")
        replay.stdout.close()
        assert replay.stderr.read() == b""
        assert replay.wait(60) == 0


@pytest.mark.parametrize("command", [[], ["rules"], ["replay"], ["scenarios"]], ids=str)
@pytest.mark.parametrize("language", Language)
def test_help_is_in_the_language_of_the_system(
    language: Language,
    command: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
    with pytest.raises(SystemExit) as ended:
        main([*command, "--help"])
    assert ended.value.code == 0
    printed = capsys.readouterr().out
    say = TerminalMessages(language).text
    assert printed.startswith(" ".join([say("cli-usage"), "companion", *command]))
    assert f"{say('cli-options')}:" in printed
    assert (f"{say('cli-arguments')}:" in printed) == (command != ["scenarios"])
    if language is not Language.EN:
        assert not {"positional", "exit"} & set(re.findall(r"[a-z]+", printed))
