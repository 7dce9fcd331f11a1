"""`companion rules`: what it prints, and how it ends."""

import os
import subprocess
import sys

import pytest

from companion.cli.main import main
from companion.content import Library
from companion.content.errors import ContentError, Defect
from companion.i18n import Language


def test_the_best_section_is_printed_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "fines", "--lang", "en"]) == 0

    said = capsys.readouterr()
    assert said.out.startswith("Fines (fines)\n\n[Rulebook]\n")
    assert "**" not in said.out
    assert "rule:" not in said.out
    assert said.err == ""


def test_several_words_are_one_search(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "who", "plays", "after", "out", "of", "turn", "--lang", "en"]) == 0

    assert "(q-next-after-out-of-turn)" in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize(
    ("language", "title", "status"),
    [
        (Language.PL, "Król (character-king)", "[Instrukcja · Zdolność]"),
        (Language.JA, "王 (character-king)", "[説明書 · 能力]"),
        (Language.RU, "Король (character-king)", "[По правилам · Способность]"),
        (Language.IT, "Re (character-king)", ""),
    ],
)
def test_it_answers_in_the_language_asked_for(
    language: Language, title: str, status: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "krol", "--lang", language.value]) == 0

    said = capsys.readouterr().out
    assert said.splitlines()[0] == title
    assert status in said


def test_the_edition_decides_what_is_found(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "guru", "--lang", "en", "--edition", "second"])
    assert capsys.readouterr().out.startswith("Guru (character-guru)")

    main(["rules", "guru", "--lang", "en", "--edition", "first"])
    assert "(character-guru)" not in capsys.readouterr().out


@pytest.mark.parametrize("words", ["zzzzqqq", "q" * 10_000, "\x01\x02", "🂡", " "])
def test_without_a_match_the_nearest_titles_are_printed(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", words, "--lang", "en"]) == 1

    said = capsys.readouterr()
    assert said.err == "nothing found; nearest:\n"
    assert len(said.out.splitlines()) == 5


def test_texts_that_are_damaged_are_said_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def damaged() -> Library:
        raise ContentError([Defect("index.toml", "king", "missing")])

    monkeypatch.setattr(Library, "load", damaged)
    assert main(["rules", "king"]) == 2

    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert "index.toml: king: missing" in said.err


def test_of_many_defects_the_first_are_said_and_how_many_more_there_are(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def damaged() -> Library:
        raise ContentError(Defect("index.toml", f"entry {n}.title", "missing") for n in range(80))

    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(Library, "load", damaged)
    assert main(["rules", "king"]) == 2

    said = capsys.readouterr().err
    assert "entry 0.title" in said
    assert said.endswith("(70 more)\n")
    assert said.count("\n") == 1


def test_the_language_of_the_system_is_spoken_unless_another_is_asked_for() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "companion", "rules", "krol"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "LC_ALL": "pl_PL.UTF-8", "PYTHONUTF8": "1"},
    )

    assert done.returncode == 0
    assert done.stdout.startswith("Król")
