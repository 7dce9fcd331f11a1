"""Prints how `flet build` reads the settings of a project, as JSON; needs flet-cli installed.

Only the steps that read settings are run: nothing is built or downloaded.
"""

import argparse
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any

from flet_cli.commands.build import Command
from flet_cli.utils.app_excludes import find_default_excludes
from flet_cli.utils.project_dependencies import get_project_dependencies
from flet_cli.utils.pyproject_toml import load_pyproject_toml


def settings(project: Path, target: str) -> dict[str, Any]:
    """Return the settings of the build of `project` for `target`."""
    parser = argparse.ArgumentParser()
    command = Command(parser)
    command.options = parser.parse_args([target, str(project)])
    command.target_platform = target
    command.package_platform = command.platforms[target]["package_platform"]
    command.config_platform = command.platforms[target]["config_platform"]
    command.python_app_path = project
    command.get_pyproject = load_pyproject_toml(project)
    command.flutter_dir = Path("flutter")
    command.flutter_dependencies = {}
    # looking up releases would use the network
    command.python_release = SimpleNamespace(short="3.14", pyodide="0", android_abis=())
    command.validate_entry_point()
    command.setup_template_data()
    explicit = ["build", *command.get_platform_setting("app.exclude", [])]
    return {
        "app_path": str(command.package_app_path),
        "module": command.python_module_name,
        "product": command.template_data["product_name"],
        "bundle_id": command.template_data["bundle_id"],
        "org": command.template_data["org_name"],
        "no_cdn": command.resolve_no_cdn(),
        "dependencies": get_project_dependencies(command.get_pyproject("project.dependencies")),
        "icon": str(command.package_app_path / "assets" / "icon.png"),
        "excluded": explicit + find_default_excludes(command.package_app_path, (), explicit),
    }


if __name__ == "__main__":
    project = Path(sys.argv[1]).resolve()
    print(json.dumps({target: settings(project, target) for target in sys.argv[2:]}))
