"""A companion for tests that change nothing in it."""

from collections.abc import Iterator

import pytest

from tests.processes import CompanionProcess, run_companion


@pytest.fixture(scope="package")
def companion(tmp_path_factory: pytest.TempPathFactory) -> Iterator[CompanionProcess]:
    """A companion shared by all tests of this folder."""
    with run_companion(tmp_path_factory.mktemp("data"), "--port", "0") as companion:
        yield companion
