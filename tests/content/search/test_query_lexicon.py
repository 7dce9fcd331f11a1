"""Reading search.toml, and the search with the data of each language."""

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
    write(locales, 'common = """\nczy jak\n  co\n"""\nequivalents = ["sąd trybunał", "dwa 2"]')

    assert query_lexicon.read(locales, Language.PL) == (
        QueryLexicon(common=("czy", "jak", "co"), equivalents=(("sąd", "trybunał"), ("dwa", "2"))),
        [],
    )


def test_phrasings_are_separated_by_semicolons(locales: Path) -> None:
    write(locales, '[phrasings]\nfines = "ile to kosztuje; nie miałem racji"')

    found, _ = query_lexicon.read(locales, Language.PL)

    assert found.phrasings_of("fines") == ("ile to kosztuje", "nie miałem racji")
    assert found.phrasings_of("king") == ()


def test_missing_file_gives_an_empty_lexicon(locales: Path) -> None:
    assert query_lexicon.read(locales, Language.PL) == (QueryLexicon(), [])


@pytest.mark.parametrize(
    ("source", "defect"),
    [
        ("common = [", "unreadable"),
        ("comon = 'czy'", "comon: extra_forbidden"),
        ("common = 3", "common: tuple_type"),
        ("equivalents = ['dwa -']", "equivalents.0.1: string_pattern_mismatch"),
        (
            "character_questions = ['co robi']",
            "character_questions.0: string_pattern_mismatch",
        ),
        (
            "character_questions = ['* czy *']",
            "character_questions.0: string_pattern_mismatch",
        ),
        ("forms = ['karta -']", "forms.0.1: string_pattern_mismatch"),
        ("readings = 'a b'", "readings: tuple_type"),
        ("any_character = ['płaci *']", "any_character: dict_type"),
        ("phrasings = ['co']", "phrasings: dict_type"),
        (
            "[phrasings]\nfines = 'co;'",
            "phrasings.fines.1: string_pattern_mismatch",
        ),
        (
            "[any_character]\nfines = ['co']",
            "any_character.fines.0: string_pattern_mismatch",
        ),
    ],
)
def test_damaged_file_is_logged_and_search_works_without_it(
    locales: Path, caplog: pytest.LogCaptureFixture, source: str, defect: str
) -> None:
    write(locales, source)

    book = Library.load(locales).book(Language.PL)

    assert [hit.id for hit in book.search("krol", EditionId.FIRST, limit=1)] == ["character-king"]
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert f"pl/search.toml: {defect}" in caplog.text


@pytest.mark.parametrize("language", Language)
def test_shipped_files_are_valid(language: Language) -> None:
    found, defects = query_lexicon.read(resources.locales(), language)

    assert [str(defect) for defect in defects] == []
    assert len(found.common) > 40
    assert len({word for group in found.equivalents for word in group}) > 20
    assert all(len(group) > 1 for group in (*found.equivalents, *found.forms, *found.readings))
    assert found.character_questions


@pytest.fixture(scope="module")
def library() -> Library:
    """The shipped texts."""
    return Library.load(resources.locales())


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", Language)
def test_question_about_a_character_finds_it_first(
    language: Language, edition: EditionId, library: Library
) -> None:
    book = library.book(language)
    questions, _ = query_lexicon.read(resources.locales(), language)
    for character in EDITIONS[edition].characters:
        entry = book.character(character, edition)
        for question in questions.questions_about(entry.title.lower()):
            hits = book.search(question, edition)
            assert [hit.id for hit in hits][:1] == [entry.id], question


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", Language)
def test_question_about_any_character_finds_its_rule(
    language: Language, edition: EditionId, library: Library
) -> None:
    """Among the first three, with few exceptions: an entry on one character may answer too.

    Each question is asked with a third of the names, the next one with the next third.
    """
    book = library.book(language)
    lexicon, _ = query_lexicon.read(resources.locales(), language)
    names = [book.character(one, edition).title for one in EDITIONS[edition].characters]
    asked = [
        (rule, question.replace("*", name.lower()))
        for rule, questions in lexicon.any_character.items()
        if edition in library.entries[rule].editions
        for number, question in enumerate(questions)
        for name in names[number % 3 :: 3]
    ]
    lost = [
        question
        for rule, question in asked
        if rule not in [hit.id for hit in book.search(question, edition, limit=3)]
    ]

    assert set(lexicon.any_character) <= set(library.entries)
    assert len(lost) <= len(asked) / 40, lost


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", Language)
def test_phrasing_finds_its_entry(language: Language, edition: EditionId, library: Library) -> None:
    """Among the first three, with few exceptions."""
    book = library.book(language)
    spoken = query_lexicon.read(resources.locales(), language)[0].phrasings
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
