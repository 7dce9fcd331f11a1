"""LAN access is remembered for an evening, or until it is ended."""

from datetime import UTC, datetime, timedelta

import pytest

from companion.application.lan_access import (
    LAN_ACCESS,
    LAN_ACCESS_LIFETIME,
    LanAccess,
    load_lan_access,
)
from tests.application.failing_store import FailingStore

SINCE = datetime(2026, 1, 31, 20, 15, tzinfo=UTC)
MINUTE = timedelta(minutes=1)
ACCESS = LanAccess(8551, ("192.168.0.7", "10.8.0.3"), SINCE)


@pytest.mark.parametrize("later", [timedelta(), MINUTE, LAN_ACCESS_LIFETIME - MINUTE])
def test_access_is_loaded_the_same_evening(later: timedelta, store: FailingStore) -> None:
    LAN_ACCESS.save(store, ACCESS)
    assert load_lan_access(store, SINCE + later) == ACCESS


@pytest.mark.parametrize("later", [LAN_ACCESS_LIFETIME, timedelta(days=3650), -MINUTE])
def test_access_of_another_day_or_of_the_future_is_ignored(
    later: timedelta, store: FailingStore
) -> None:
    LAN_ACCESS.save(store, ACCESS)
    assert load_lan_access(store, SINCE + later) is None


def test_access_of_a_machine_without_network_has_no_hosts(
    store: FailingStore,
) -> None:
    LAN_ACCESS.save(store, LanAccess(8551, (), SINCE))
    access = load_lan_access(store, SINCE)
    assert access is not None
    assert access.hosts == ()


def test_deleted_access_is_not_loaded(store: FailingStore) -> None:
    LAN_ACCESS.remove(store)
    assert load_lan_access(store, SINCE) is None
    LAN_ACCESS.save(store, ACCESS)
    LAN_ACCESS.remove(store)
    assert load_lan_access(store, SINCE) is None


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
def test_unreadable_access_is_ignored(stored: str, store: FailingStore) -> None:
    store.set_setting("lan-access", stored)
    assert load_lan_access(store, SINCE) is None
