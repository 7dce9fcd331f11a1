"""The stored statistics of the catalogue match today's simulation."""

from pathlib import Path

import pytest

from companion import resources
from companion.content.set_catalogue import catalogue, scenario
from companion.core.boxes import EditionId
from companion.simulation import stored_statistics as stored
from tests.tools import set_statistics


def test_every_set_of_the_catalogue_has_statistics() -> None:
    statistics = stored.stored_statistics()
    keys = {stored.set_key(each.edition, each.players, each.cards) for each in catalogue()}

    assert keys == set(statistics)
    assert all(each.games == 1000 for each in statistics.values())


def test_stored_statistics_equal_a_new_simulation() -> None:
    quick = scenario("open-house-4")  # the Fool, the Spy, choices, and cards in the centre

    assert quick is not None
    key = stored.set_key(quick.edition, quick.players, quick.cards)
    assert stored.simulate_set(quick) == stored.stored_statistics()[key]


def test_stored_file_is_as_the_generator_writes_it() -> None:
    written = (resources.locales() / stored.FILE_NAME).read_text(encoding="utf-8")
    in_reverse = dict(reversed([*stored.stored_statistics().items()]))
    assert set_statistics.as_file(in_reverse) == written


def test_generator_writes_statistics_of_every_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    five = catalogue()[:5]
    monkeypatch.setattr(stored, "GAMES", 2)
    monkeypatch.setattr(set_statistics, "catalogue", lambda: five)
    monkeypatch.setattr(resources, "locales", lambda: tmp_path)

    set_statistics.main()

    stored.stored_statistics.cache_clear()
    statistics = dict(stored.stored_statistics())
    stored.stored_statistics.cache_clear()
    assert statistics == {
        stored.set_key(each.edition, each.players, each.cards): stored.simulate_set(each)
        for each in five
    }
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        each.id for each in five
    ]


def test_order_of_cards_does_not_change_the_key_of_a_set() -> None:
    cards = ("judge", "bishop", "king", "queen", "witch", "cheat")
    assert stored.set_key(EditionId.FIRST, 6, cards) == stored.set_key(
        EditionId.FIRST, 6, cards[::-1]
    )
