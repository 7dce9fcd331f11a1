"""Statistics of all sets: run `python -m tests.tools.set_statistics` after changing a set.

They are computed ahead, into `locales/simulated.json`, as a thousand games take seconds. A change
of how simulated people play changes all of them too.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict

from companion import resources
from companion.cli.scenarios import simulated_figures
from companion.content.set_catalogue import catalogue
from companion.simulation.statistics import FILE, Statistics, key_of


def as_file(figures: Mapping[str, Statistics]) -> str:
    """The text of the file of figures, one set a line."""
    rows = (f"{json.dumps(key)}: {json.dumps(asdict(row))}" for key, row in sorted(figures.items()))
    return "{\n" + ",\n".join(rows) + "\n}\n"


def main() -> None:
    """Simulate every set, saying each as it is done, and write the file."""
    found: dict[str, Statistics] = {}
    for each in catalogue():
        figures = simulated_figures(each)
        found[key_of(each.edition, each.players, each.cards)] = figures
        print(each.id, figures.turns, flush=True)
    (resources.locales() / FILE).write_text(as_file(found), encoding="utf-8")


if __name__ == "__main__":
    main()
