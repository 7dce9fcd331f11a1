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
def test_the_longest_reading_is_meant_and_a_short_one_only_alone(
    text: str, found: list[str]
) -> None:
    readings = JapaneseReadings([("王", "おう"), ("女王", "じょおう")])

    assert [token.term for token in readings.within(text)] == found
