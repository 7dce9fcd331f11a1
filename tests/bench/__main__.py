"""Run all measurements, or those named: `python -m tests.bench engine undo`.

A name may have settings: `chromium_game:games=100,players=13,text=150,seed=7`.
"""

import argparse
import json
import platform
from collections.abc import Callable

from tests.bench import (
    chromium_game,
    crowded,
    engine,
    flet_memory,
    flet_reach,
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
    "chromium_game": chromium_game.measure,
    "flet_start": flet_start.measure,
    "flet_tap": flet_tap.measure,
    "flet_memory": flet_memory.measure,
    "flet_reach": flet_reach.measure,
    "crowded": crowded.measure,
    "site": site.measure,
    "without_touch": without_touch.measure,
}


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(MEASUREMENTS))
    names = parser.parse_args().names or list(MEASUREMENTS)
    unknown = {each.partition(":")[0] for each in names} - set(MEASUREMENTS)
    if unknown:
        parser.error(f"there is no measurement {', '.join(sorted(unknown))}")
    machine: Statistics = {"python": platform.python_version(), "machine": platform.machine()}
    print(json.dumps({"on": machine} | {name: _measured(name) for name in names}, indent=2))


def _measured(asked: str) -> Statistics:
    name, _, settings = asked.partition(":")
    pairs = (each.split("=") for each in settings.split(",") if each)
    return MEASUREMENTS[name](**{key: int(value) for key, value in pairs})


if __name__ == "__main__":
    main()
