"""A companion for tests that change nothing in it."""

from collections.abc import Iterator

import pytest

from tests.running import Running, running


@pytest.fixture(scope="package")
def companion(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    """A companion shared by all tests of this folder."""
    with running(tmp_path_factory.mktemp("data"), "--port", "0") as companion:
        yield companion
