"""Copies of the site with another page, as a later version has one."""

import os
import shutil
from collections.abc import Callable
from pathlib import Path

from companion.site_build.build import service_worker
from tests.site.conftest import SUB_PATH


def published(host: Path, root: Path, change: Callable[[str], str]) -> Path:
    """Put the site of `host` with its page changed into `root`; return its folder there."""
    site = root / SUB_PATH
    shutil.copytree(host / SUB_PATH, site, copy_function=os.link)
    publish(site, change)
    return site


def publish(site: Path, change: Callable[[str], str]) -> None:
    """Change the page of a site, as a new version does."""
    files = {
        path.relative_to(site).as_posix(): path.read_bytes()
        for path in site.rglob("*")
        if path.is_file() and path.name != "service-worker.js"
    }
    files["index.html"] = change(files["index.html"].decode()).encode()
    for name in ("index.html", "service-worker.js"):
        # not into the file itself, which other tests share
        (site / name).unlink()
    (site / "index.html").write_bytes(files["index.html"])
    (site / "service-worker.js").write_bytes(service_worker(files))
