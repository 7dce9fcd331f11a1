"""How much random tests try: little in every run, much with HYPOTHESIS=long."""

import os

LONG = os.environ.get("HYPOTHESIS") == "long"


def tries(usual: int, long: int) -> int:
    """Return how many examples to try."""
    return long if LONG else usual
