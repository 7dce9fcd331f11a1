"""What building the site needs, refuses and leaves alone."""

import hashlib
import subprocess
import sys
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from companion.cli.main import main
from companion.site_build import SiteBuildError, build_site
from companion.site_build import wheels as wheels_module
from companion.site_build.archives import packed
from companion.site_build.bytecode import compiled
from companion.site_build.python_files import DISTRIBUTIONS
from companion.site_build.wheels import WHEELS, Wheel, wheel_contents

BROWSER = {
    "platform_system": "Emscripten",
    "sys_platform": "emscripten",
    "os_name": "posix",
    "python_version": "3.14",
    "python_full_version": "3.14.2",
    "platform_python_implementation": "CPython",
    "implementation_name": "cpython",
    "extra": "",
}
NOT_THERE = {
    *("flet-web", "ifaddr", "starlette", "uvicorn", "websockets"),
    *("pillow", "zxing-cpp"),
}
"""What only an app with a web server needs, and the reader of QR codes."""


def test_packages_are_complete_for_python_in_the_browser() -> None:
    wheels = {Requirement(wheel.requirement).name for wheel in WHEELS}
    names = {canonicalize_name(name) for name in (*DISTRIBUTIONS, *wheels)}
    needed = {
        canonicalize_name(requirement.name)
        for name in (*names, "mascarade-companion")
        for requirement in map(Requirement, distribution(name).requires or ())
        if requirement.marker is None or requirement.marker.evaluate(dict(BROWSER))
    }
    assert needed - NOT_THERE == names


def test_wheels_have_the_versions_of_the_installed_packages() -> None:
    for wheel in WHEELS:
        requirement = Requirement(wheel.requirement)
        assert requirement.specifier.contains(distribution(requirement.name).version)


def test_same_files_give_the_same_archive_in_any_order() -> None:
    files = {"b.txt": b"B" * 1000, "a.txt": b"A"}
    assert packed(files) == packed(dict(reversed(files.items())))


def test_wheel_that_differs_from_the_pinned_one_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    pinned = Wheel("a==1", "a.whl", hashlib.sha256(b"pinned").hexdigest())
    monkeypatch.setattr(wheels_module, "WHEELS", (pinned,))
    (tmp_path / "a.whl").write_bytes(b"pinned")
    assert wheel_contents(tmp_path) == [b"pinned"]

    (tmp_path / "a.whl").write_bytes(b"another")
    with pytest.raises(SiteBuildError) as raised:
        wheel_contents(tmp_path)
    assert raised.value.code == "site_wheel_differs"


def test_missing_wheel_is_named(tmp_path: Path) -> None:
    with pytest.raises(SiteBuildError) as raised:
        wheel_contents(tmp_path)
    assert raised.value.code == "site_wheel_missing"
    assert raised.value.params["file"] == str(tmp_path / WHEELS[0].file)


def test_folder_with_other_files_is_left_alone(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("LC_ALL", "en_GB.UTF-8")
    (tmp_path / "thesis.txt").write_text("mine")
    assert main(["build-site", str(tmp_path)]) == 2
    told = f"companion: {tmp_path} contains other files. Choose a new or empty folder.\n"
    assert capsys.readouterr() == ("", told)
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.txt"]


def test_build_without_node_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(SiteBuildError) as raised:
        compiled({"a.py": b""})
    assert raised.value.code == "site_node_missing"


def test_earlier_site_is_kept_if_the_build_fails(tmp_path: Path) -> None:
    (tmp_path / "service-worker.js").write_text("")
    with pytest.raises(SiteBuildError):
        build_site(tmp_path, wheels=tmp_path / "none")
    assert (tmp_path / "service-worker.js").exists()


def test_browser_app_imports_no_web_server() -> None:
    servers = "{'uvicorn', 'starlette', 'flet_web'}"
    code = f"import companion.apps.browser, sys; print({servers} & {{*sys.modules}})"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "set()\n"
