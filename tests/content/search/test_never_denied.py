"""Nothing that the rules contain is ever said to be unknown, and nothing that nobody typed."""

import re
from collections.abc import Iterator

import pytest

from companion.content import Library, RuleBook, plain
from companion.core.boxes import EDITIONS, EditionId, whole_box
from companion.i18n import Language
from companion.i18n.line_breaks import without_joiners

LIBRARY = Library.load()
FIRST, SECOND = EditionId
LONG = 7
"""Letters from which a word is misspelt here."""
EVERY = 12
"""Every so many long words are misspelt and cut."""


def texts_of(book: RuleBook, edition: EditionId) -> Iterator[str]:
    """Yield what can be read or found in an edition: titles, search words, texts."""
    for text in book.entries(edition):
        yield from (text.title, *text.synonyms, *(plain(part.markdown) for part in text.parts))


def words_of(book: RuleBook, edition: EditionId) -> list[str]:
    """Return the words of an edition; of Japanese, runs of one script."""
    script = r"[一-鿿々]+|[ァ-ヺー]+" if book.language is Language.JA else r"[^\W\d_]+"
    texts = " ".join(map(without_joiners, texts_of(book, edition)))
    return sorted(set(re.findall(script, texts)))


def denied(book: RuleBook, query: str, edition: EditionId) -> bool:
    unknown = book.unknown_character(query, edition)
    return bool(book.unknown_thing(query)) or (unknown is not None and not unknown.boxes)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", Language)
def test_no_word_of_an_entry_is_denied(language: Language, edition: EditionId) -> None:
    book = LIBRARY.book(language)
    words = words_of(book, edition)

    assert len(words) > 300
    assert [word for word in words if denied(book, word, edition)] == []


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("language", Language)
def test_no_title_and_no_search_words_are_denied(language: Language, edition: EditionId) -> None:
    book = LIBRARY.book(language)
    phrases = {
        without_joiners(phrase)
        for text in book.entries(edition)
        for phrase in (text.title, *text.synonyms)
    }

    assert [phrase for phrase in sorted(phrases) if denied(book, phrase, edition)] == []


@pytest.mark.parametrize("language", [each for each in Language if each is not Language.JA])
def test_no_misspelt_or_unfinished_word_of_an_entry_is_denied(language: Language) -> None:
    book = LIBRARY.book(language)
    long = [word for word in words_of(book, FIRST) if len(word) >= LONG][::EVERY]
    typed = [
        each
        for word in long
        for each in (f"{word[:3]}{word[4]}{word[3]}{word[5:]}", f"{word[:4]}{word[5:]}", word[:-1])
    ]

    assert len(typed) > 50
    assert [each for each in typed if denied(book, each, FIRST)] == []


@pytest.mark.parametrize(
    ("language", "query"),
    [
        (Language.EN, "board"),
        (Language.EN, "house set"),
        (Language.EN, "count coins"),
        (Language.PL, "plansza sądu"),
        (Language.PL, "mniej niż 4 monety"),
        (Language.IT, "per principianti"),
        (Language.JA, "コマ"),
        (Language.RU, "возьми карту в руку"),
    ],
)
def test_question_about_the_rules_is_answered_without_a_denial(
    language: Language, query: str
) -> None:
    book = LIBRARY.book(language)

    assert not denied(book, query, FIRST)
    assert book.search(query, FIRST)


@pytest.mark.parametrize(
    ("language", "query", "quoted"),
    [
        (Language.PL, "co robi mnich", "mnich"),
        (Language.IT, "il principe", "principe"),
        (Language.EN, "how many DICE are there", "DICE"),
    ],
)
def test_words_are_quoted_as_they_were_typed(language: Language, query: str, quoted: str) -> None:
    book = LIBRARY.book(language)
    unknown = book.unknown_character(query, FIRST)

    assert quoted == (unknown.typed if unknown else book.unknown_thing(query))


def test_after_a_no_only_the_rest_of_the_question_is_answered() -> None:
    book = LIBRARY.book(Language.EN)

    assert book.besides("what does the vampire do", "vampire", FIRST) == ()
    assert book.besides("how many dice", "dice", FIRST) == ()
    found = [hit.id for hit in book.besides("does the vampire pay a fine", "vampire", FIRST)]
    assert found[0] == "fines"


@pytest.mark.parametrize(
    ("language", "query"),
    [
        (Language.EN, "how long does a game last"),
        (Language.EN, "who is the designer"),
        (Language.EN, "what age is it for"),
        (Language.EN, "how much does it cost"),
        (Language.PL, "ile trwa gra"),
        (Language.IT, "da che età si gioca"),
        (Language.JA, "何歳から遊べますか"),
        (Language.RU, "сколько стоит игра"),
    ],
)
def test_question_about_the_game_is_told_instead_of_a_no(language: Language, query: str) -> None:
    book = LIBRARY.book(language)

    assert not denied(book, query, FIRST)
    assert "about-the-game" in [hit.id for hit in book.search(query, FIRST, limit=3)]


@pytest.mark.parametrize(
    ("query", "edition", "character"),
    [
        ("Narr", FIRST, "fool"),
        ("Hexe", FIRST, "witch"),
        ("Bruja", FIRST, "witch"),
        ("Tahúr", FIRST, "cheat"),
        ("Espionne", FIRST, "spy"),
        ("Gaukler", SECOND, "trickster"),
        ("Escroc", SECOND, "trickster"),
        ("Zauberin", SECOND, "shaman"),
        ("Gourou", SECOND, "guru"),
        ("Marionnettiste", SECOND, "puppet_master"),
    ],
)
@pytest.mark.parametrize("language", Language)
def test_name_in_another_language_leads_to_the_character(
    language: Language, query: str, edition: EditionId, character: str
) -> None:
    book = LIBRARY.book(language)
    for typed in (query, query.lower()):
        hits = book.search(typed, edition)
        assert hits[0].id == book.character(character, edition).id
        assert not denied(book, typed, edition)
    (other,) = {*EditionId} - {edition}
    if character not in whole_box(other).characters:
        unknown = book.unknown_character(query, other)
        assert unknown is not None
        assert unknown.character == character
