"""The data of a rules revision never change: games made by it are played by it for ever."""

import json

import pytest

from companion.core.revisions import CURRENT_RULES, REVISIONS
from tests.tools.freeze_rules import path_of, plain


def differences(frozen: object, now: object, where: str = "") -> list[str]:
    """Paths of frozen values that are no longer the same. New fields do not count."""
    if isinstance(frozen, dict) and isinstance(now, dict):
        return [
            found
            for key, value in frozen.items()
            for found in differences(value, now.get(key), f"{where}/{key}")
        ]
    if isinstance(frozen, list) and isinstance(now, list) and len(frozen) == len(now):
        return [
            found
            for at, (one, other) in enumerate(zip(frozen, now, strict=True))
            for found in differences(one, other, f"{where}/{at}")
        ]
    return [] if frozen == now else [where]


@pytest.mark.parametrize("revision", REVISIONS)
def test_revision_has_not_changed(revision: int) -> None:
    assert path_of(revision).exists(), "run python -m tests.tools.freeze_rules"
    frozen = json.loads(path_of(revision).read_text(encoding="utf-8"))
    changed = differences(frozen, plain(REVISIONS[revision]))
    assert not changed, f"add a revision instead of changing revision {revision}"


def test_changed_figure_is_noticed() -> None:
    frozen = json.loads(path_of(CURRENT_RULES).read_text(encoding="utf-8"))
    king = frozen["editions"]["first"]["characters"]["king"]
    king["power"][0]["coins"] += 1
    where = "/editions/first/characters/king/power/0/coins"
    assert differences(frozen, plain(REVISIONS[CURRENT_RULES])) == [where]


def test_new_games_are_made_by_the_last_revision() -> None:
    assert max(REVISIONS) == CURRENT_RULES
