"""Which modules the first screen imports, and when the others follow."""

import subprocess
import sys
from pathlib import Path

from companion import ui

UI = Path(ui.__file__).parent
FEATURES = ("games", "more", "people", "replay", "result", "rulebook", "setup", "table")
"""Features of which the home screen of a new device shows nothing."""

HOME = """
import sys
from tests.async_runner import run_in_thread
from tests.ui.pages import open_page, services_on

page = run_in_thread(open_page(services_on(), route="/"))
assert any("New game" in text for text in page.texts())
print(*sys.modules)
"""
IDLE = """
import asyncio, sys
from companion.ui.shell.idle_imports import import_screens

class Drawn:
    async def wait_until_rendered(self):
        pass

asyncio.run(import_screens(Drawn()))
print(*sys.modules)
"""


def modules_after(program: str) -> set[str]:
    """Return the modules that a process has imported at the end of a program."""
    result = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return set(result.stdout.split())


def test_home_screen_imports_no_other_screen() -> None:
    imported = modules_after(HOME)
    of_features = {f"companion.ui.{feature}" for feature in FEATURES}
    assert "companion.ui.shell.home" in imported
    assert not {".".join(module.split(".")[:3]) for module in imported} & of_features


def test_idle_page_imports_all_screens() -> None:
    files = {file.relative_to(UI).with_suffix("") for file in UI.rglob("*.py")}
    wanted = {".".join(("companion", "ui", *file.parts)) for file in files}
    assert {module.removesuffix(".__init__") for module in wanted} <= modules_after(IDLE)
