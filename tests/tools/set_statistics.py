"""Precomputes the statistics of all sets.

Run `python -m tests.tools.set_statistics` after changing a set.
Writes `locales/simulated.json`, because simulating a thousand games takes seconds. A change to the
simulated players changes every set.
"""

import json
from collections.abc import Mapping
from dataclasses import asdict

from companion import resources
from companion.content.set_catalogue import catalogue
from companion.simulation import Statistics
from companion.simulation.stored_statistics import FILE_NAME, set_key, simulate_set


def as_file(statistics: Mapping[str, Statistics]) -> str:
    """Return the text of the file, one line per set."""
    rows = (
        f"{json.dumps(key)}: {json.dumps(asdict(row))}" for key, row in sorted(statistics.items())
    )
    return "{\n" + ",\n".join(rows) + "\n}\n"


def main() -> None:
    """Simulate every set, print each when done, and write the file."""
    found: dict[str, Statistics] = {}
    for each in catalogue():
        statistics = simulate_set(each)
        found[set_key(each.edition, each.players, each.cards)] = statistics
        print(each.id, statistics.turns, flush=True)
    (resources.locales() / FILE_NAME).write_text(as_file(found), encoding="utf-8")


if __name__ == "__main__":
    main()
