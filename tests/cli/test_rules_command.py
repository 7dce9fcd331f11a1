"""`companion rules`: its output and its exit status."""

import io
import os
import re
import subprocess
import sys
from contextlib import redirect_stderr, redirect_stdout, suppress

import pytest

from companion.cli.main import main
from companion.content import Library
from companion.content.errors import ContentError, Defect
from companion.i18n import Language
from companion.i18n.line_breaks import WORD_JOINER


def test_best_section_is_printed_first(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "fines", "--lang", "en"]) == 0

    printed = capsys.readouterr()
    assert printed.out.startswith("Fines (fines)\n\n[Rulebook]\n")
    assert "**" not in printed.out
    assert "rule:" not in printed.out
    assert printed.err == ""


def test_several_words_are_one_query(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "who", "plays", "after", "out", "of", "turn", "--lang", "en"]) == 0

    assert "(q-next-after-out-of-turn)" in capsys.readouterr().out.splitlines()[0]


@pytest.mark.parametrize(
    ("language", "title", "status"),
    [
        (Language.PL, "Król (character-king)", "[Instrukcja · Umiejętność]"),
        (Language.JA, "王 (character-king)", "[説明書 · 能力]"),
        (Language.RU, "Король (character-king)", "[По правилам · Способность]"),
        (Language.IT, "Re (character-king)", ""),
    ],
)
def test_lang_selects_the_language(
    language: Language, title: str, status: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", "krol", "--lang", language.value]) == 0

    printed = capsys.readouterr().out
    assert printed.splitlines()[0] == title
    assert status in printed


def test_edition_restricts_results(capsys: pytest.CaptureFixture[str]) -> None:
    main(["rules", "guru", "--lang", "en", "--edition", "second"])
    assert capsys.readouterr().out.startswith("Guru (character-guru)")

    main(["rules", "guru", "--lang", "en", "--edition", "first"])
    assert "(character-guru)" not in capsys.readouterr().out


def test_character_of_another_box_is_not_found(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "what does the usurper do", "--lang", "en", "--edition", "second"]) == 1
    printed = capsys.readouterr()
    assert printed.err == "The Usurper isn’t in this box. It’s in the 2014 expansion.\n"
    assert "[Rulebook" not in printed.out

    assert main(["rules", "シャーマンの能力", "--lang", "ja"]) == 1
    printed = capsys.readouterr()
    assert "第二版" in printed.err
    assert printed.out.startswith("魔女 (character-witch)")


def test_nothing_unrelated_follows_an_unknown_name(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "zzzzqqq", "--lang", "en"]) == 1

    printed = capsys.readouterr()
    assert printed.err == "No character is called “zzzzqqq”.\n"
    assert printed.out == ""


@pytest.mark.parametrize(
    "words",
    [["rules", "ルール"], ["rules", "サイコロ"], ["rules", "zzzz qqq"], ["scenarios"], ["--help"]],
)
def test_no_word_joiner_is_printed(words: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "ja_JP.UTF-8")
    printed = io.StringIO()
    with (
        redirect_stdout(printed),
        redirect_stderr(printed),
        suppress(SystemExit),
    ):
        main([*words, *(["--lang", "ja"] if words[0] == "rules" else [])])

    assert re.search("[ぁ-ヺ]", printed.getvalue())
    assert WORD_JOINER not in printed.getvalue()


@pytest.mark.parametrize("words", ["zzzz qqq xxx", "q" * 10_000, "\x01\x02", "🂡", " "])
def test_nearest_titles_are_printed_without_a_match(
    words: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["rules", words, "--lang", "en"]) == 1

    printed = capsys.readouterr()
    assert printed.err == "no results; closest matches:\n"
    assert len(printed.out.splitlines()) == 5


def test_damaged_content_is_reported_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def damaged() -> Library:
        raise ContentError([Defect("index.toml", "king", "missing")])

    monkeypatch.setattr(Library, "load", damaged)
    assert main(["rules", "king"]) == 2

    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.count("\n") == 1
    assert "index.toml: king: missing" in printed.err


def test_only_the_first_of_many_defects_are_listed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def damaged() -> Library:
        raise ContentError(Defect("index.toml", f"entry {n}.title", "missing") for n in range(80))

    monkeypatch.setenv("LC_ALL", "C")
    monkeypatch.setattr(Library, "load", damaged)
    assert main(["rules", "king"]) == 2

    printed = capsys.readouterr().err
    assert "entry 0.title" in printed
    assert printed.endswith("(70 more)\n")
    assert printed.count("\n") == 1


def test_default_language_is_that_of_the_system() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "companion", "rules", "krol"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "LC_ALL": "pl_PL.UTF-8", "PYTHONUTF8": "1"},
    )

    assert done.returncode == 0
    assert done.stdout.startswith("Król")
