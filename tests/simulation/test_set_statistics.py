"""The figures of the catalogue were computed ahead, by the games of today."""

from pathlib import Path

import pytest

from companion import resources
from companion.cli import scenarios
from companion.content.set_catalogue import catalogue, scenario
from companion.simulation.statistics import FILE, key_of, known_figures
from tests.tools import set_statistics


def test_the_figures_of_the_whole_catalogue_were_computed_ahead() -> None:
    known = known_figures()
    keys = {key_of(each.edition, each.players, each.cards) for each in catalogue()}

    assert keys == set(known)
    assert all(figures.games == 1000 for figures in known.values())


def test_the_figures_were_computed_by_the_games_of_today() -> None:
    cheap = scenario("open-house-4")  # the Fool, the Spy, choices, and cards in the centre

    assert cheap is not None
    known = known_figures()[key_of(cheap.edition, cheap.players, cheap.cards)]
    assert scenarios.simulated_figures(cheap) == known


def test_the_file_is_as_the_generator_writes_it() -> None:
    written = (resources.locales() / FILE).read_text(encoding="utf-8")
    known = dict(reversed([*known_figures().items()]))
    assert set_statistics.as_file(known) == written


def test_the_generator_writes_the_figures_of_every_set(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    five = catalogue()[:5]
    monkeypatch.setattr(scenarios, "GAMES", 2)
    monkeypatch.setattr(set_statistics, "catalogue", lambda: five)
    monkeypatch.setattr(resources, "locales", lambda: tmp_path)

    set_statistics.main()

    known_figures.cache_clear()
    known = dict(known_figures())
    known_figures.cache_clear()
    assert known == {
        key_of(each.edition, each.players, each.cards): scenarios.simulated_figures(each)
        for each in five
    }
    assert [line.split()[0] for line in capsys.readouterr().out.splitlines()] == [
        each.id for each in five
    ]
