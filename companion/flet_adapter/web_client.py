"""The files of Flet's web client, and of its Pyodide, for a site without a server."""

import re
from importlib.util import find_spec
from pathlib import Path
from typing import Final

ENGINE_FILES: Final = {
    "skwasm": ("main.dart.mjs", "main.dart.wasm", "canvaskit/skwasm.js", "canvaskit/skwasm.wasm"),
    "canvaskit": ("main.dart.js", "canvaskit/canvaskit.js", "canvaskit/canvaskit.wasm"),
}
"""Files that only one of the two renderers needs, by renderer."""
SHARED_FILES: Final = (
    "flutter.js",
    "version.json",
    "assets/AssetManifest.bin",
    "assets/AssetManifest.bin.json",
    "assets/fonts/roboto.woff2",
    "assets/packages/wakelock_plus/assets/no_sleep.js",
    "assets/shaders/ink_sparkle.frag",
    "assets/shaders/stretch_effect.frag",
)
"""Files that both renderers need."""
ICON_FONT: Final = "assets/fonts/MaterialIcons-Regular.otf"
"""All icons of Flutter's controls and of `ft.Icons`."""
LICENCES: Final = "assets/NOTICES"
"""The licenses of the client's parts."""
PYODIDE_FILES: Final = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
"""Files of Pyodide except its standard library."""
PACKAGE_INDEX: Final = "pyodide-lock.json"
"""Packages that Pyodide can download; it only starts with an index of its own version."""
STANDARD_LIBRARY: Final = "python_stdlib.zip"

_BUILD_CONFIG: Final = re.compile(r"^_flutter\.buildConfig = \{.*\};$", re.MULTILINE)


def client_folder() -> Path:
    """Return the folder of Flet's web client. Raises ModuleNotFoundError without flet-web."""
    spec = find_spec("flet_web")
    if spec is None or not spec.submodule_search_locations:
        raise ModuleNotFoundError("flet_web", name="flet_web")
    return Path(spec.submodule_search_locations[0]) / "web"


def pyodide_folder() -> Path:
    """Return the folder of the Pyodide that Flet's web client runs."""
    return client_folder() / "pyodide"


def build_config() -> str:
    """Return the script line that tells Flutter's loader what was built.

    Flet's own bootstrap script also registers Flutter's service worker, which removes any other.
    """
    script = (client_folder() / "flutter_bootstrap.js").read_text(encoding="utf-8")
    (line,) = _BUILD_CONFIG.findall(script)
    return str(line)
