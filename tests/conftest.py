"""How hard the random tests try: a little at each run, the same each time; HYPOTHESIS=long digs."""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "short",
    derandomize=True,
    database=None,
    deadline=None,
    max_examples=120,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "long", settings.get_profile("short"), derandomize=False, max_examples=1200
)
settings.load_profile(os.environ.get("HYPOTHESIS", "short"))
