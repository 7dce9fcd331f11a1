"""Where phones were let in: known for an evening, and until somebody ends it."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.application.lan_access import (
    AN_EVENING,
    LanAccess,
    forget_way_in,
    keep_way_in,
    way_in_of,
)
from tests.application.failing_store import FailingStore

SINCE = datetime(2026, 1, 31, 20, 15, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
WAY_IN = LanAccess(8551, ("192.168.0.7", "10.8.0.3"), SINCE)


@pytest.mark.parametrize("later", [timedelta(), MINUTE, AN_EVENING - MINUTE])
def test_it_is_known_the_same_evening(later: timedelta, store: FailingStore) -> None:
    keep_way_in(store, WAY_IN)
    assert way_in_of(store, SINCE + later) == WAY_IN


@pytest.mark.parametrize("later", [AN_EVENING, timedelta(days=3650), -MINUTE])
def test_it_is_not_known_on_another_day_or_by_a_clock_that_was_put_back(
    later: timedelta, store: FailingStore
) -> None:
    keep_way_in(store, WAY_IN)
    assert way_in_of(store, SINCE + later) is None


def test_a_machine_that_was_in_no_network_is_remembered_to_have_been_in_none(
    store: FailingStore,
) -> None:
    keep_way_in(store, LanAccess(8551, (), SINCE))
    way_in = way_in_of(store, SINCE)
    assert way_in is not None
    assert way_in.hosts == ()


def test_once_forgotten_nobody_is_let_in_by_it(store: FailingStore) -> None:
    forget_way_in(store)
    assert way_in_of(store, SINCE) is None
    keep_way_in(store, WAY_IN)
    forget_way_in(store)
    assert way_in_of(store, SINCE) is None


@pytest.mark.parametrize(
    "stored",
    [
        "",
        "{}",
        f"{SINCE.isoformat()}",
        f"{SINCE.isoformat()} 0 10.0.0.2",
        f"{SINCE.isoformat()} 65536 10.0.0.2",
        f"{SINCE.isoformat()} -1",
        f"{SINCE.isoformat()} port 10.0.0.2",
        "today 8551 10.0.0.2",
        "9999-12-31T23:59:59+00:00 8551 10.0.0.2",
        "0001-01-01T00:00:00 8551 10.0.0.2",
    ],
)
def test_what_cannot_be_read_is_passed_over(stored: str, store: FailingStore) -> None:
    store.set_setting("way-in", stored)
    assert way_in_of(store, SINCE) is None
