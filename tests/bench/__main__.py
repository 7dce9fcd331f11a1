"""Run all measurements, or those named: `python -m tests.bench engine undo`."""

import argparse
import json
import platform
from collections.abc import Callable

from tests.bench import (
    crowded,
    engine,
    flet_memory,
    flet_start,
    flet_tap,
    opening,
    people,
    rules,
    simulation,
    site,
    taps,
    undo,
    without_touch,
)

Statistics = dict[str, float | int | str]

MEASUREMENTS: dict[str, Callable[..., Statistics]] = {
    "engine": engine.measure,
    "undo": undo.measure,
    "opening": opening.measure,
    "people": people.measure,
    "rules": rules.measure,
    "simulation": simulation.measure,
    "taps": taps.measure,
    "flet_start": flet_start.measure,
    "flet_tap": flet_tap.measure,
    "flet_memory": flet_memory.measure,
    "crowded": crowded.measure,
    "site": site.measure,
    "without_touch": without_touch.measure,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MEASUREMENTS))
    names = parser.parse_args().names or list(MEASUREMENTS)
    unknown = set(names) - set(MEASUREMENTS)
    if unknown:
        parser.error(f"there is no measurement {', '.join(sorted(unknown))}")
    machine: Statistics = {"python": platform.python_version(), "machine": platform.machine()}
    print(json.dumps({"on": machine} | {name: MEASUREMENTS[name]() for name in names}, indent=2))


if __name__ == "__main__":
    main()
