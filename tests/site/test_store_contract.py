"""The contract of the store port holds in a browser, on the file system of the site."""

import json
import os
import shutil
from importlib.metadata import distribution
from pathlib import Path

from companion.flet_adapter.web_client import STANDARD_LIBRARY, pyodide_folder
from companion.site_build.archives import packed
from tests.site.conftest import SUB_PATH
from tests.site.file_server import serving
from tests.site.tablet import DRAWN_MS, Tablet

HERE = Path(__file__).parent / "contract"
CONTRACT = Path(__file__).parents[1] / "storage" / "test_store_contract.py"
PYTEST = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")

_RUN = """
() => new Promise((resolve) => {
  const worker = new Worker("worker.js", { type: "module" });
  worker.onmessage = ({ data }) => resolve(data);
  worker.onerror = ({ message }) => resolve(JSON.stringify({ outcomes: {}, code: message }));
})
"""


def contract_files() -> dict[str, bytes]:
    """The contract, its runner and pytest itself, by path."""
    files = {
        path.as_posix(): Path(str(path.locate())).read_bytes()
        for name in PYTEST
        for path in distribution(name).files or ()
        if path.suffix == ".py" or path.name in ("METADATA", "entry_points.txt")
    }
    files["contract.py"] = CONTRACT.read_bytes()
    files["run_contract.py"] = (HERE / "run_contract.py").read_bytes()
    return files


def test_store_keeps_its_contract_in_a_browser(host: Path, tmp_path: Path, tablet: Tablet) -> None:
    root = tmp_path / "host"
    shutil.copytree(host / SUB_PATH, root / SUB_PATH, copy_function=os.link)
    folder = root / "contract"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Contract</title>")
    shutil.copy(HERE / "worker.js", folder)
    shutil.copy(pyodide_folder() / STANDARD_LIBRARY, folder)
    (folder / "tests.zip.gz").write_bytes(packed(contract_files()))
    with serving(root) as server:
        page = tablet.tab(f"{server.url}contract/")
        page.set_default_timeout(DRAWN_MS)
        ran = json.loads(page.evaluate(_RUN))
    failed = {name: why for name, why in ran["outcomes"].items() if why != "passed"}
    assert (failed, ran["code"]) == ({}, 0)
    # a parametrized one counts more often, the one that needs threads not at all
    assert len(ran["outcomes"]) >= CONTRACT.read_text().count("\ndef test_") - 1
