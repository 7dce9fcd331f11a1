"""Reading a language and answering a letter take no longer than nobody notices.

Time is the process's own, so that what else the machine does is not counted.
"""

from time import process_time

import pytest

from companion.content import Library
from companion.i18n import Language

LOAD_SECONDS = 0.060
LETTER_SECONDS = 0.005
QUERY = "krol 3 монеты 宣言 fines"


@pytest.mark.parametrize("language", Language)
def test_all_texts_of_a_language_are_read_at_once(language: Language) -> None:
    def seconds() -> float:
        start = process_time()
        assert Library.load().book(language).entries("first")
        return process_time() - start

    assert min(seconds() for _ in range(5)) < LOAD_SECONDS


@pytest.mark.parametrize("language", Language)
def test_a_letter_typed_is_answered_at_once(language: Language) -> None:
    book = Library.load().book(language)
    book.search("", "first")

    def seconds(query: str) -> float:
        start = process_time()
        book.search(query, "first")
        return process_time() - start

    for end in range(1, len(QUERY) + 1):
        assert min(seconds(QUERY[:end]) for _ in range(3)) < LETTER_SECONDS, QUERY[:end]
