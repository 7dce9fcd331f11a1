"""The precomputed statistics of the sets in the catalogue, and their computation."""

from collections.abc import Mapping
from functools import cache
from random import Random

from pydantic import TypeAdapter, ValidationError

from companion import resources
from companion.content.errors import ContentError, Defect, defects_of
from companion.content.set_catalogue import Scenario
from companion.core import EditionId
from companion.simulation.simulator import simulate, trial_setup
from companion.simulation.statistics import Statistics

FILE_NAME = "simulated.json"
GAMES = 1000
"""Number of games simulated for each set."""
_SEED = 2013


def set_key(edition: EditionId, players: int, cards: tuple[str, ...]) -> str:
    """Return the key of a set in the stored statistics, whatever the order of its cards."""
    return f"{edition}/{players}/{'+'.join(sorted(cards))}"


@cache
def stored_statistics() -> Mapping[str, Statistics]:
    """Return the statistics by `set_key`; empty without a file. Raises ContentError if damaged."""
    try:
        content = (resources.locales() / FILE_NAME).read_bytes()
        return TypeAdapter(dict[str, Statistics]).validate_json(content)
    except FileNotFoundError:
        return {}
    except OSError as error:
        raise ContentError([Defect(FILE_NAME, "", "unreadable", str(error))]) from error
    except ValidationError as error:
        raise ContentError(defects_of(error, FILE_NAME, "")) from error


def simulate_set(scenario: Scenario) -> Statistics:
    """Return the statistics of `GAMES` simulated games of the set, the same for each call."""
    setup = trial_setup(scenario.edition, scenario.players, scenario.cards)
    *_, tally = simulate(setup, GAMES, Random(_SEED))
    return tally.statistics()
