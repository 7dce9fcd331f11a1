"""Time to load the rule texts of a language, and to search after each letter typed."""

from collections.abc import Iterator
from statistics import median
from time import perf_counter

from companion.content import Library, RuleBook
from companion.core.boxes import EditionId
from companion.i18n import Language

ROUNDS = 5
QUERIES = {
    Language.EN: "may I look at my card in an opening turn",
    Language.PL: "czy mogę podejrzeć kartę w turze początkowej",
    Language.IT: "posso guardare la mia carta nei primi turni",
    Language.JA: "最初の手番で自分のカードを見てもいいですか",
    Language.RU: "можно ли подсмотреть карту в начальный ход",
}


def measure(rounds: int = ROUNDS) -> dict[str, float | int | str]:
    """Return both in milliseconds for each language, over both editions."""
    found: dict[str, float | int | str] = {}
    for language, query in QUERIES.items():
        loading = [_loading(language) for _ in range(rounds)]
        found[f"{language}_load_median_ms"] = round(median(loading), 2)
        book = Library.load().book(language)
        found[f"{language}_first_search_ms"] = round(_milliseconds(book, "x", EditionId.FIRST), 2)
        letters = [taken for _ in range(rounds) for taken in _typing(book, query)]
        found[f"{language}_letter_median_ms"] = round(median(letters), 3)
        found[f"{language}_letter_worst_ms"] = round(max(letters), 3)
    return found | {"goal_load_ms": 60, "goal_letter_ms": 5}


def _loading(language: Language) -> float:
    start = perf_counter()
    book = Library.load().book(language)
    for edition in EditionId:
        assert book.entries(edition)
    return 1000 * (perf_counter() - start)


def _typing(book: RuleBook, query: str) -> Iterator[float]:
    for end in range(1, len(query) + 1):
        for edition in EditionId:
            yield _milliseconds(book, query[:end], edition)


def _milliseconds(book: RuleBook, query: str, edition: EditionId) -> float:
    start = perf_counter()
    book.search(query, edition)
    return 1000 * (perf_counter() - start)
