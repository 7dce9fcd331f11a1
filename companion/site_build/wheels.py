"""Wheels built for Python in the browser, pinned by version and SHA-256."""

import hashlib
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from companion.site_build.errors import SiteBuildCode, SiteBuildError

_PLATFORM: Final = "pyemscripten_2026_0_wasm32"
_PYTHON: Final = "3.14"
_ABI: Final = "cp314"


@dataclass(frozen=True, slots=True)
class Wheel:
    """A wheel for Pyodide."""

    requirement: str
    file: str
    sha256: str


WHEELS: Final = (
    # the part of pydantic that is written in Rust; nothing can replace it
    Wheel(
        "pydantic_core==2.50.4",
        f"pydantic_core-2.50.4-{_ABI}-{_ABI}-{_PLATFORM}.whl",
        "e6da138a1ecc1341c8b788a5ee822670b03788e1f5decf7af9d461de6e508b8e",
    ),
    # Flet's wire format; pure Python would slow down every update of the page
    Wheel(
        "msgpack==1.2.4",
        f"msgpack-1.2.4-{_ABI}-{_ABI}-{_PLATFORM}.whl",
        "06a0657a4110d563255006b7cb7147432f67827144e429c2cdb1c967548d1817",
    ),
)


def wheel_contents(folder: Path | None) -> list[bytes]:
    """Return the wheels from `folder`, or downloaded by pip without one.

    Raises SiteBuildError if one is missing or differs from the pinned one.
    """
    if folder is not None:
        return [_verified(wheel, folder) for wheel in WHEELS]
    with tempfile.TemporaryDirectory() as temporary:
        _download(Path(temporary))
        return [_verified(wheel, Path(temporary)) for wheel in WHEELS]


def _download(folder: Path) -> None:
    command = (
        *(sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check"),
        *("--no-deps", "--only-binary=:all:", "--dest", str(folder)),
        *("--platform", _PLATFORM, "--python-version", _PYTHON),
        *("--implementation", "cp", "--abi", _ABI),
        *(wheel.requirement for wheel in WHEELS),
    )
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = done.stderr.strip().splitlines()
        raise SiteBuildError(
            SiteBuildCode.WHEELS_NOT_DOWNLOADED, reason=reason[-1] if reason else "pip"
        )


def _verified(wheel: Wheel, folder: Path) -> bytes:
    try:
        content = (folder / wheel.file).read_bytes()
    except OSError as error:
        raise SiteBuildError(SiteBuildCode.WHEEL_MISSING, file=str(folder / wheel.file)) from error
    if hashlib.sha256(content).hexdigest() != wheel.sha256:
        raise SiteBuildError(SiteBuildCode.WHEEL_DIFFERS, file=str(folder / wheel.file))
    return content
