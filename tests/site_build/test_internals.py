"""Every internal of Babel and snowballstemmer that the build of the site uses.

A failure names what changed; companion/site_build/INTERNALS.md says what to check then.
"""

import json
import os
import pickle
import shutil
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path
from typing import Final

import pytest
import snowballstemmer

from companion import resources
from companion.content.search.normalize import tokenize
from companion.i18n import Language
from companion.site_build import lazy_stemmers, locale_data
from tests.internals import ROOT, found_shape, listed

PAGE: Final = ROOT / "companion/site_build/INTERNALS.md"
STEMMERS: Final = {
    f"snowballstemmer.{name}_stemmer.{name.capitalize()}Stemmer": name
    for language in Language
    if (name := language.profile.stemmer)
}
GLOBAL: Final = "babel/global.dat"
LOCALES: Final = {
    language: f"babel/locale-data/{language}.dat"
    for language in ("root", *(each.value for each in Language))
}
WORDS: Final = """
import json
from datetime import datetime
from babel.lists import format_list
from companion.i18n import Language
from companion.i18n.messages import messages
from companion.i18n.numbers import day_and_time, decimal

def words(language):
    say = messages(language)
    yield day_and_time(datetime(2026, 5, 17, 20, 15), language)
    yield decimal(12345.678, language)
    yield format_list(["Ada", "Bruno", "Cedric"], locale=language.value)
    for count in (0, 1, 2, 5, 21):
        yield say.text("cli-build-site-done", folder="x", count=count, size="1")

print(json.dumps({language.value: list(words(language)) for language in Language}))
"""
"""Prints everything that Babel's data decides, in every language."""


@pytest.mark.parametrize("name", STEMMERS)
def test_stemmer_has_its_name(name: str) -> None:
    assert found_shape(name) == "()", f"snowballstemmer changed {name}"


@pytest.mark.parametrize("language", [each for each in Language if each.profile.stemmer], ids=str)
def test_stems_on_the_site_are_those_of_the_package(language: Language) -> None:
    name = language.profile.stemmer
    texts = (resources.locales() / language.value).rglob("*.md")
    words = {token.word for path in texts for token in tokenize(path.read_text("utf-8"))}
    ours, theirs = lazy_stemmers.stemmer(str(name)), snowballstemmer.stemmer(name)
    assert len(words) > 500
    assert [ours.stemWord(word) for word in words] == [theirs.stemWord(word) for word in words]


@pytest.mark.parametrize("path", [*LOCALES.values(), GLOBAL])
def test_data_is_a_pickled_dictionary(path: str) -> None:
    assert isinstance(_unpickled(path), dict), f"Babel changed {path}"


def test_keys_left_out_exist() -> None:
    keys = {key for path in LOCALES.values() for key in _unpickled(path)}
    assert keys >= locale_data._LEFT_OUT
    assert _unpickled(GLOBAL).keys() >= locale_data._GLOBAL_EMPTY


def test_words_with_the_data_of_the_site_are_those_with_all_data(tmp_path: Path) -> None:
    babel = distribution("babel")
    whole = Path(str(babel.locate_file("babel")))
    shutil.copytree(whole, tmp_path / "babel", ignore=shutil.ignore_patterns("*.dat"))
    for path, content in locale_data.locale_data(babel).items():
        (tmp_path / path).parent.mkdir(exist_ok=True)
        (tmp_path / path).write_bytes(content)
    reduced = words(tmp_path)
    assert len(list((tmp_path / "babel/locale-data").glob("*.dat"))) == len(LOCALES)
    assert reduced == words()
    assert all(len(set(each)) >= 7 for each in reduced.values())


def words(*first_on_path: Path) -> dict[str, list[str]]:
    path = os.pathsep.join(map(str, (*first_on_path, ROOT)))
    done = subprocess.run(
        [sys.executable, "-c", WORDS],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONPATH": path},
    )
    read: dict[str, list[str]] = json.loads(done.stdout)
    return read


def _unpickled(path: str) -> dict[str, object]:
    found = pickle.loads(Path(str(distribution("babel").locate_file(path))).read_bytes())
    assert isinstance(found, dict)
    return found


def test_page_lists_every_internal() -> None:
    assert listed(PAGE, "snowballstemmer.") == sorted(STEMMERS)
    files = {GLOBAL, LOCALES["root"], "babel/locale-data/<language>.dat"}
    assert listed(PAGE, "babel/") == sorted(files)
