import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.content.search.normalize import tokenize
from companion.content.search.query_lexicon import QueryLexicon
from companion.content.search.spelling import Speller, begins_alike, distance, tolerance
from companion.content.search.vocabulary import Vocabulary
from companion.i18n import Language


@pytest.mark.parametrize(
    ("word", "other", "slips"),
    [
        ("king", "king", 0),
        ("kng", "king", 1),
        ("kingg", "king", 1),
        ("kimg", "king", 1),
        ("knig", "king", 1),
        ("", "king", 4),
        ("quene", "queen", 1),
        ("inkwizitor", "inkwizytor", 1),
    ],
)
def test_distance_counts_slips(word: str, other: str, slips: int) -> None:
    assert distance(word, other, 4) == slips
    assert distance(other, word, 4) == slips
    assert distance(word, other, 0) == min(slips, 1)


@given(
    words=st.lists(st.text("abcó", min_size=1, max_size=10), min_size=1, max_size=8),
    typed=st.text("abcó", max_size=10),
    unfinished=st.booleans(),
)
def test_speller_finds_every_word_within_the_tolerance(
    words: list[str], typed: str, unfinished: bool
) -> None:
    limit = tolerance(typed)
    near = dict(Speller(words).near(typed, unfinished=unfinished))

    slips = {word: distance(typed, word, limit, unfinished=unfinished) for word in words}
    assert near == {
        word: n
        for word, n in slips.items()
        if n <= limit and limit > 0 and (len(typed) > 5 or begins_alike(typed, word))
    }


@pytest.mark.parametrize(
    ("word", "other", "alike"),
    [
        ("kids", "aids", False),
        ("aing", "king", False),
        ("ikng", "king", True),
        ("ing", "king", True),
        ("skin", "king", True),
        ("king", "", True),
    ],
)
def test_first_letter_of_a_short_word_may_not_be_replaced(
    word: str, other: str, alike: bool
) -> None:
    assert begins_alike(word, other) is alike


def test_unfinished_word_is_compared_with_a_prefix() -> None:
    assert distance("inqis", "inquisitor", 2, unfinished=True) == 1
    assert [tolerance("x" * n) for n in (3, 4, 7, 8)] == [0, 1, 1, 2]


def test_slip_in_a_long_word_matches_better_than_one_in_a_short_word() -> None:
    vocabulary = Vocabulary(tokenize("inquisitor king"), Language.EN, QueryLexicon())
    (long,) = vocabulary.matches(*tokenize("inqusitor"), unfinished=False).values()
    (short,) = vocabulary.matches(*tokenize("kong"), unfinished=False).values()

    assert 1 > long.quality > short.quality > 0
