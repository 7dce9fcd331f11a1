"""All coins and all buttons of a step are in sight, on some of the pages that the gallery measures.

All pages: `python -m tests.tools.gallery --law --out folder`.
"""

import re
import subprocess
import sys
from pathlib import Path
from typing import Final

from tests.waiting import LONG_SECONDS

_PAGES: Final = 24


def test_coins_and_buttons_are_in_sight(tmp_path: Path) -> None:
    gallery = [sys.executable, "-m", "tests.tools.gallery", "--law", "--count", str(_PAGES)]
    done = subprocess.run(
        [*gallery, "--out", str(tmp_path)],
        capture_output=True,
        text=True,
        timeout=20 * LONG_SECONDS,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert re.search(r"^([1-9]\d*) of \1 tables are whole$", done.stdout, re.MULTILINE), done.stdout
