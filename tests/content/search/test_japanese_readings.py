import pytest

from companion.content.search.japanese_readings import JapaneseReadings


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("じょおう", ["女王"]),
        ("おう", ["王"]),
        ("おうが", ["王"]),
        ("まおう", []),
        ("おうじ", []),
        ("女王", []),
        ("", []),
    ],
)
def test_longest_reading_matches_and_short_one_only_as_a_whole_word(
    text: str, found: list[str]
) -> None:
    readings = JapaneseReadings([("王", "おう"), ("女王", "じょおう")])

    assert [token.term for token in readings.tokens_in(text)] == found
