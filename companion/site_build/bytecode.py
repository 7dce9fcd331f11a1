"""Compiles Python in advance, so that no browser has to do it at every start."""

import shutil
import subprocess
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from companion.flet_adapter.web_client import pyodide_folder
from companion.site_build.errors import SiteBuildCode, SiteBuildError

_SCRIPT: Final = Path(__file__).with_name("compile.mjs")


def compiled(files: Mapping[str, bytes]) -> dict[str, bytes]:
    """Return the files with all `.py` replaced by `.pyc` for Python in the browser.

    Node.js runs the Pyodide of the site for it. Raises SiteBuildError if there is no Node.js.
    """
    node = shutil.which("node")
    if node is None:
        raise SiteBuildError(SiteBuildCode.NODE_MISSING)
    with tempfile.TemporaryDirectory() as temporary:
        folder = Path(temporary)
        for name, content in files.items():
            if name.endswith(".py"):
                (folder / name).parent.mkdir(parents=True, exist_ok=True)
                (folder / name).write_bytes(content)
        command = (node, str(_SCRIPT), str(pyodide_folder() / "pyodide.mjs"), temporary)
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        if done.returncode:
            # the error comes after a long trace of Pyodide's own script
            reason = done.stderr.strip().splitlines() or ["node"]
            raise SiteBuildError(SiteBuildCode.NOT_COMPILED, reason=reason[-1][:200])
        others = {name: data for name, data in files.items() if not name.endswith(".py")}
        return others | {
            path.relative_to(folder).as_posix(): path.read_bytes()
            for path in sorted(folder.rglob("*.pyc"))
        }
