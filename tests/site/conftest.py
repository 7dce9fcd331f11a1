"""The site, built once a session, and a tablet for each test."""

import fcntl
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import playwright
import pytest

from companion.site_build import SiteBuildError, build_site
from tests.site.file_server import FileServer, serving
from tests.site.tablet import Tablet

SUB_PATH = "games/companion/"


@pytest.fixture(scope="session")
def host(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Path:
    """A folder that a plain file server offers, with the site at SUB_PATH.

    All workers of a session share it. Skips the test if the wheels cannot be downloaded.
    """
    base = tmp_path_factory.getbasetemp()
    shared = base if worker_id == "master" else base.parent
    root = shared / "host"
    with (shared / "host.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not (root / SUB_PATH).exists():
            _build(root / SUB_PATH)
    return root


def _build(target: Path) -> None:
    if shutil.which("node") is None:
        # the one that Playwright runs on
        driver = Path(playwright.__file__).parent / "driver"
        os.environ["PATH"] += os.pathsep + str(driver)
    try:
        build_site(target)
    except SiteBuildError as error:
        if error.code != "site_wheels_not_downloaded":
            raise
        pytest.skip(f"pip has no wheels for the browser: {error.params['reason']}")


@pytest.fixture
def server(host: Path) -> Iterator[FileServer]:
    """A plain file server with the site."""
    with serving(host) as server:
        yield server


@pytest.fixture
def tablet(tmp_path: Path) -> Iterator[Tablet]:
    """A Japanese tablet that nobody has used before."""
    with new_tablet(tmp_path) as tablet:
        yield tablet


@contextmanager
def new_tablet(folder: Path) -> Iterator[Tablet]:
    """Start a Japanese tablet that nobody has used before, with its files in `folder`."""
    profile = folder / "profile"
    profile.mkdir()
    tablet = Tablet(profile, "ja")
    tablet.start()
    yield tablet
    tablet.kill()
    assert tablet.escaped == []
