"""What `flet build` would package for a device, and that it starts without a web server."""

import fnmatch
import json
import shutil
import tomllib
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement

from tests.packaging.conftest import PROJECT, Install, run
from tests.processes import run_packaged

DEVICES = ("apk", "ipa", "macos", "windows", "linux")
PHONES = {"apk": "Android", "ipa": "iOS"}
"""The value of `platform.system()` by target."""
READING_CODES = {"zxing-cpp", "pillow"}
SERVING = {"flet-web", "uvicorn", "starlette", "websockets"}

# what the boot script of a packaged app does, on a device without a web server
BOOT = """
import runpy, sys
sys.modules.update(dict.fromkeys(("flet_web", "fastapi", "starlette", "uvicorn")))
sys.path.insert(0, "")
runpy.run_module({module!r}, run_name="__main__")
"""


@pytest.fixture
def settings(install: Install) -> dict[str, dict[str, Any]]:
    """The settings as flet-cli reads them, by target."""
    python = install(f"flet-cli=={version('flet')}") / "python"
    script = Path(__file__).with_name("flet_settings.py")
    read: dict[str, dict[str, Any]] = json.loads(
        run(python, script, PROJECT, *DEVICES).splitlines()[-1]
    )
    return read


def test_every_target_packages_code_locales_and_assets(
    settings: dict[str, dict[str, Any]], tmp_path: Path
) -> None:
    names = tomllib.loads((PROJECT / "pyproject.toml").read_text())["tool"]["flet"]
    for device, found in settings.items():
        assert found["product"] == names["product"], device
        assert found["bundle_id"] == names["bundle_id"], device
        assert found["org"] == names["org"], device
        assert found["no_cdn"] is True, device
        assert not any("tests" in name for name in files(found)), device
        assert {"main.py", "companion", "locales", "assets"} <= files(found), device
        assert Path(found["icon"]).is_file(), device
    for device, system in PHONES.items():
        assert not dependencies(settings[device], system) & (SERVING | READING_CODES), device
    assert dependencies(settings["linux"], "Linux") >= SERVING | READING_CODES
    starts(settings["linux"], tmp_path)


def dependencies(found: dict[str, Any], system: str) -> set[str]:
    """Return the packages installed with the app on a system."""
    needed = map(Requirement, found["dependencies"])
    return {
        each.name
        for each in needed
        if each.marker is None or each.marker.evaluate({"platform_system": system})
    }


def files(found: dict[str, Any]) -> set[str]:
    """Return the names at the top of the packaged app."""
    left_out = found["excluded"]
    return {
        path.name
        for path in Path(found["app_path"]).iterdir()
        if not any(fnmatch.fnmatch(path.name, pattern) for pattern in left_out)
    }


def starts(found: dict[str, Any], folder: Path) -> None:
    """Copy the app as flet-cli packages it, and start it as on a device."""
    app, data = folder / "app", folder / "data"
    app.mkdir()
    for name in files(found):
        source = Path(found["app_path"]) / name
        if source.is_dir():
            shutil.copytree(source, app / name)
        else:
            shutil.copy(source, app / name)
    with run_packaged(data, "-c", BOOT.format(module=found["module"]), cwd=app):
        assert list(data.iterdir())
