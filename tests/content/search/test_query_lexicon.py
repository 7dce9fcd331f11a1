"""How people ask: what is read from search.toml, and what becomes of a damaged one."""

import logging
from pathlib import Path

import pytest

from companion import resources
from companion.content import Library
from companion.content.search import query_lexicon
from companion.content.search.query_lexicon import QueryLexicon
from companion.core.boxes import EDITIONS, EditionId
from companion.i18n import Language


def write(folder: Path, source: str) -> None:
    (folder / "pl" / "search.toml").write_text(source, encoding="utf-8")


def test_words_are_separated_by_spaces(locales: Path) -> None:
    write(locales, 'common = """\nczy jak\n  co\n"""\nalike = ["sąd trybunał", "dwa 2"]')

    assert query_lexicon.read(locales, Language.PL) == (
        QueryLexicon(common=("czy", "jak", "co"), alike=(("sąd", "trybunał"), ("dwa", "2"))),
        [],
    )


def test_what_is_said_is_separated_by_semicolons(locales: Path) -> None:
    write(locales, '[spoken]\nfines = "ile to kosztuje; nie miałem racji"')

    found, _ = query_lexicon.read(locales, Language.PL)

    assert found.spoken_of("fines") == ("ile to kosztuje", "nie miałem racji")
    assert found.spoken_of("king") == ()


def test_a_language_may_do_without(locales: Path) -> None:
    assert query_lexicon.read(locales, Language.PL) == (QueryLexicon(), [])


@pytest.mark.parametrize(
    ("source", "defect"),
    [
        ("common = [", "pl/search.toml: unreadable"),
        ("comon = 'czy'", "pl/search.toml: comon: extra_forbidden"),
        ("common = 3", "pl/search.toml: common: tuple_type"),
        ("alike = ['dwa -']", "pl/search.toml: alike.0.1: string_pattern_mismatch"),
        ("asked = ['co robi']", "pl/search.toml: asked.0: string_pattern_mismatch"),
        ("asked = ['* czy *']", "pl/search.toml: asked.0: string_pattern_mismatch"),
        ("forms = ['karta -']", "pl/search.toml: forms.0.1: string_pattern_mismatch"),
        ("readings = 'a b'", "pl/search.toml: readings: tuple_type"),
        ("whoever = ['płaci *']", "pl/search.toml: whoever: dict_type"),
        ("spoken = ['co']", "pl/search.toml: spoken: dict_type"),
        ("[spoken]\nfines = 'co;'", "pl/search.toml: spoken.fines.1: string_pattern_mismatch"),
        ("[whoever]\nfines = ['co']", "pl/search.toml: whoever.fines.0: string_pattern_mismatch"),
    ],
)
def test_a_damaged_file_is_told_and_the_texts_are_searched_without(
    locales: Path, caplog: pytest.LogCaptureFixture, source: str, defect: str
) -> None:
    write(locales, source)

    book = Library.load(locales).book(Language.PL)

    assert [hit.id for hit in book.search("krol", EditionId.FIRST, limit=1)] == ["character-king"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert defect in caplog.text


@pytest.mark.parametrize("language", Language)
def test_the_programs_own_files_are_sound(language: Language) -> None:
    found, defects = query_lexicon.read(resources.locales(), language)

    assert [str(defect) for defect in defects] == []
    assert len(found.common) > 40
    assert len({word for group in found.alike for word in group}) > 20
    assert all(len(group) > 1 for group in (*found.alike, *found.forms, *found.readings))
    assert found.asked


@pytest.fixture(scope="module")
def library() -> Library:
    """All texts of the program itself."""
    return Library.load(resources.locales())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", Language)
def test_who_asks_for_a_character_finds_it_first(
    language: Language, edition: EditionId, library: Library
) -> None:
    book = library.book(language)
    questions, _ = query_lexicon.read(resources.locales(), language)
    for character in EDITIONS[edition].characters:
        entry = book.character(character, edition)
        for question in questions.asked_of(entry.title.lower()):
            hits = book.search(question, edition)
            assert [hit.id for hit in hits][:1] == [entry.id], question


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", Language)
def test_whichever_character_is_named_the_rule_is_found(
    language: Language, edition: EditionId, library: Library
) -> None:
    """Among the first three, but for a few: what is true of one character may answer as well."""
    book = library.book(language)
    usual, _ = query_lexicon.read(resources.locales(), language)
    names = [book.character(one, edition).title for one in EDITIONS[edition].characters]
    asked = [
        (rule, question.replace("*", name.lower()))
        for rule, questions in usual.whoever.items()
        if edition in library.entries[rule].editions
        for question in questions
        for name in names
    ]
    lost = [
        question
        for rule, question in asked
        if rule not in [hit.id for hit in book.search(question, edition, limit=3)]
    ]

    assert set(usual.whoever) <= set(library.entries)
    assert len(lost) <= len(asked) / 50, lost


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", Language)
def test_what_is_said_at_the_table_finds_its_entry(
    language: Language, edition: EditionId, library: Library
) -> None:
    """Among the first three, but for a few."""
    book = library.book(language)
    spoken = query_lexicon.read(resources.locales(), language)[0].spoken
    said = [
        (rule, words)
        for rule, phrases in spoken.items()
        if edition in library.entries[rule].editions
        for words in phrases
    ]
    lost = [
        words
        for rule, words in said
        if rule not in [hit.id for hit in book.search(words, edition, limit=3)]
    ]

    assert set(spoken) <= set(library.entries)
    assert len(lost) <= len(said) / 100, lost
