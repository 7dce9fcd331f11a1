"""A new language needs its profile and its texts, and nothing else in code."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from companion import resources
from companion.i18n import Language
from tests.tools.add_language import ROOT, add_language
from tests.tools.missing_translations import Gap, gaps


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the source tree, without what a language does not touch."""
    for name in ("companion", "locales"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    (tmp_path / "assets").symlink_to(ROOT / "assets")
    (tmp_path / "tests").symlink_to(ROOT / "tests")
    return tmp_path


def run(copy: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    environment = {**os.environ, "LC_ALL": "", "LANGUAGE": "", "LANG": "eo.UTF-8"}
    return subprocess.run(
        [sys.executable, *arguments],
        cwd=copy,
        env={**environment, "PYTHONPATH": str(copy), "PYTHONUTF8": "1"},
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=60,
        check=False,
    )


def test_added_language_shows_its_texts_and_english_for_the_rest(copy: Path) -> None:
    add_language("eo", "Esperanto", copy)
    names = copy / "locales" / "names.toml"
    names.write_text(
        names.read_text(encoding="utf-8").replace('# eo = "King"', 'eo = "Reĝo"'), encoding="utf-8"
    )
    (copy / "locales" / "eo" / "rules" / "characters.md").write_text(
        "# character-king\nTitle: Reĝo\n\n:: power rulebook\nPrenu 3 monerojn el la banko.\n\n"
        ":: timing rulebook\nTuj.\n\n:: example rulebook\nBruno estas la reĝo.\n\n"
        ":: confused rulebook\nKun la reĝino.\n",
        encoding="utf-8",
    )

    chosen = run(copy, "-m", "companion", "rules", "--lang", "eo", "rego")
    by_locale = run(copy, "-m", "companion", "rules", "judge")

    assert "Prenu 3 monerojn el la banko." in chosen.stdout, chosen.stderr
    assert by_locale.stdout.startswith("Judge (character-judge)"), by_locale.stderr


def test_missing_translations_of_an_added_language_are_listed_by_file_and_key(copy: Path) -> None:
    add_language("eo", "Esperanto", copy)

    listed = run(copy, "-m", "tests.tools.missing_translations", "eo")

    assert listed.returncode == 1
    assert {
        "eo/screens.ftl: app-name: missing",
        "names.toml: king.eo: missing",
        "expansion.toml: sage.eo: missing",
        "eo/rules/sections.md: swap [first]: missing",
        "eo/rules/expansion.md: character-patron [first]: missing",
        "eo/rules/characters.md: character-patron [second]: missing",
        "eo/search.toml: common: missing",
    } <= set(listed.stdout.splitlines()), listed.stderr


def test_language_of_cards_becomes_one_of_screens_and_keeps_its_names(copy: Path) -> None:
    add_language("de", "Deutsch", copy)

    shown = run(copy, "-m", "companion", "rules", "--lang", "de", "richter")
    listed = run(copy, "-m", "tests.tools.missing_translations", "de")

    assert shown.stdout.startswith("Judge (character-judge)"), shown.stderr
    assert "names.toml: judge.de: missing" not in listed.stdout
    assert "de/screens.ftl: app-name: missing" in listed.stdout, listed.stderr


def test_language_is_added_once(copy: Path) -> None:
    add_language("eo", "Esperanto", copy)

    with pytest.raises(ValueError, match="there already"):
        add_language("eo", "Esperanto", copy)


def test_language_unknown_to_babel_is_refused(copy: Path) -> None:
    with pytest.raises(ValueError, match="Babel"):
        add_language("qq", "Q", copy)


@pytest.mark.parametrize("language", Language)
def test_no_language_of_the_app_misses_a_text(language: Language) -> None:
    assert [str(gap) for gap in gaps(language, resources.locales()) if gap.missing] == []


def test_text_left_in_english_is_listed(copy: Path) -> None:
    locales = copy / "locales"
    shutil.copy(locales / "en" / "cli.ftl", locales / "pl" / "cli.ftl")
    shutil.copy(locales / "en" / "rules" / "sections.md", locales / "pl" / "rules" / "sections.md")

    found = list(gaps(Language.PL, locales))

    assert Gap("pl/cli.ftl", "cli-description", missing=False) in found
    assert Gap("pl/rules/sections.md", "swap [first]", missing=False) in found
