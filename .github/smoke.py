"""Checks the companion that is installed for this Python: imports all of it, starts it, asks it.

Run it with the Python of a virtual environment: `.venv/bin/python .github/smoke.py`.
"""

import importlib
import pkgutil
import subprocess
import sys
import tempfile
import threading
import urllib.request
from pathlib import Path

import companion

SECONDS = 60.0
"""Far more than a start takes."""


def import_everything() -> int:
    """Import every module and return how many there are."""
    names = [
        found.name
        for found in pkgutil.walk_packages(companion.__path__, "companion.")
        # runs the program, or the app in a browser's worker
        if found.name != "companion.__main__"
    ]
    for name in names:
        importlib.import_module(name)
    return len(names)


def run(program: Path, folder: Path) -> None:
    """Start the program with its games in a folder, and fetch its page."""
    process = subprocess.Popen(
        [program, "--no-browser", "--port", "0", "--data", folder],
        stdout=subprocess.PIPE,
        text=True,
        cwd=folder,
    )
    # reading has no time limit of its own on Windows
    limit = threading.Timer(SECONDS, process.kill)
    limit.start()
    try:
        assert process.stdout is not None
        url = process.stdout.readline().strip()
        if not url.startswith("http://"):
            raise SystemExit(f"the companion printed {url!r}")
        with urllib.request.urlopen(url, timeout=SECONDS) as answer:
            if answer.status != 200 or b"flutter_bootstrap.js" not in answer.read():
                raise SystemExit(f"{url} answers with {answer.status} and another page")
        print(f"{url} answers")
    finally:
        limit.cancel()
        process.terminate()
        process.wait(SECONDS)


if __name__ == "__main__":
    print(f"companion {companion.__version__} in {Path(companion.__file__).parent}")
    print(f"{import_everything()} modules imported")
    suffix = ".exe" if sys.platform == "win32" else ""
    # log files that are still open cannot be removed on Windows
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        run(Path(sys.executable).with_name(f"companion{suffix}"), Path(folder))
