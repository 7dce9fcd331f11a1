"""Every internal of Flet that the adapter and the tests' client use.

A failure names what changed; companion/flet_adapter/INTERNALS.md says what to check then.
Nothing of Flet is imported here, so that a missing name fails its own test only.
"""

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from importlib import import_module, resources
from itertools import count
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "companion/flet_adapter/INTERNALS.md"
ADAPTER = ROOT / "companion/flet_adapter"
TEST_CLIENT = ROOT / "tests/flet_client.py"
PUBLIC_MODULES = {"flet", "flet.canvas"}

EXPECTED = {
    "flet.components.component.Renderer": "(root_component)",
    "flet.components.component.Renderer.render": "(root_fn, args, kwargs)",
    "flet.components.component.Renderer.with_context": "()",
    "flet.controls.base_page.BasePage._dialogs": "field",
    "flet.controls.base_control.BaseControl._i": "field",
    "flet.controls.id_counter.ControlId": "()",
    "flet.controls.id_counter.ControlId._counter": "count",
    "flet.messaging.connection.Connection": "()",
    "flet.messaging.connection.Connection.dispose": "()",
    "flet.messaging.connection.Connection.loop": "property",
    "flet.messaging.connection.Connection.pubsubhub": "property",
    "flet.messaging.connection.Connection.send_message": "(message)",
    "flet.messaging.protocol.ControlEventBody": "target name data",
    "flet.messaging.protocol.InvokeMethodResponseBody": "control_id call_id result error",
    "flet.messaging.protocol.Message": "action body",
    "flet.messaging.protocol.MessageAction": (
        "REGISTER_CLIENT=1 PATCH_CONTROL=2 CONTROL_EVENT=3 UPDATE_CONTROL_PROPS=4"
        " INVOKE_METHOD=5 SESSION_CRASHED=6 PYTHON_OUTPUT=7"
    ),
    "flet.messaging.protocol.RegisterClientRequestBody": "session_id page_name page",
    "flet.messaging.protocol.RegisterClientResponseBody": "session_id page_patch error",
    "flet.messaging.protocol.UpdateControlPropsBody": "id props",
    "flet.messaging.protocol.configure_encode_object_for_msgpack": "(control_cls)",
    "flet.messaging.protocol.decode_ext_from_msgpack": "(code, data)",
    "flet.messaging.session.Session": "(conn)",
    "flet.messaging.session.Session.after_event": "(control)",
    "flet.messaging.session.Session.apply_page_patch": "(patch)",
    "flet.messaging.session.Session.apply_patch": "(control_id, patch)",
    "flet.messaging.session.Session.attach_connection": "(conn)",
    "flet.messaging.session.Session.close": "()",
    "flet.messaging.session.Session.connect": "(conn)",
    "flet.messaging.session.Session.connection": "property",
    "flet.messaging.session.Session.disconnect": "(session_timeout_seconds)",
    "flet.messaging.session.Session.dispatch_connect_event": "()",
    "flet.messaging.session.Session.dispatch_event": "(control_id, event_name, event_data)",
    "flet.messaging.session.Session.error": "(message)",
    "flet.messaging.session.Session.get_page_patch": "()",
    "flet.messaging.session.Session.handle_invoke_method_results": (
        "(control_id, call_id, result, error)"
    ),
    "flet.messaging.session.Session.id": "property",
    "flet.messaging.session.Session.index": "property",
    "flet.messaging.session.Session.page": "property",
    "flet.messaging.session.Session.start_updates_scheduler": "()",
    "flet.pubsub.pubsub_hub.PubSubHub": "(loop, executor)",
}
"""Parameters of functions and classes, fields of dataclasses, members of enumerations."""

CLIENT_FILES = ("python.js", "flutter_bootstrap.js", "main.dart.js", "main.dart.mjs")
"""Files of Flet's web client that `assets/index.html` and the client itself load."""


def resolved(name: str) -> object:
    """The object of a dotted name. Raises AttributeError if it does not exist."""
    parts = name.split(".")
    for length in range(len(parts) - 1, 0, -1):
        try:
            found: object = import_module(".".join(parts[:length]))
        except ModuleNotFoundError:
            continue
        for part in parts[length:-1]:
            found = getattr(found, part)
        if is_dataclass(found) and parts[-1] in {each.name for each in fields(found)}:
            return "field"
        return getattr(found, parts[-1])
    raise AttributeError(name)


def shape(found: object) -> str:
    """What `EXPECTED` holds for an object."""
    match found:
        case str():
            return found
        case property():
            return "property"
        case count():
            return "count"
        case type() if issubclass(found, Enum):
            return " ".join(f"{each.name}={each.value}" for each in found)
        case type() if is_dataclass(found):
            return " ".join(each.name for each in fields(found))
        case _ if callable(found):
            parameters = [each for each in inspect.signature(found).parameters if each != "self"]
            return f"({', '.join(parameters)})"
        case _:
            raise TypeError(found)


@pytest.mark.parametrize("name", EXPECTED)
def test_internal_has_expected_shape(name: str) -> None:
    try:
        found = shape(resolved(name))
    except AttributeError:
        found = "missing"
    assert found == EXPECTED[name], f"Flet changed {name}"


@pytest.mark.parametrize("name", CLIENT_FILES)
def test_web_client_has_file(name: str) -> None:
    assert resources.files("flet_web").joinpath("web", name).is_file()


def test_page_lists_every_internal() -> None:
    listed = re.findall(r"^\| `(flet[\w.]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert sorted(listed) == sorted(EXPECTED)


def test_every_imported_internal_is_listed() -> None:
    imported = {
        name for path in [*ADAPTER.glob("*.py"), TEST_CLIENT] for name in imports_from_flet(path)
    }
    assert imported <= set(EXPECTED)


def test_only_adapter_and_test_client_import_internals() -> None:
    others = [
        path.relative_to(ROOT)
        for path in _sources()
        if path.parent not in (ADAPTER, Path(__file__).parent) and path != TEST_CLIENT
        if any(imports_from_flet(path))
    ]
    assert not others


def test_only_adapter_and_test_client_use_private_names_of_flet() -> None:
    """Elsewhere a private name follows `self` or `cls`."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for path in _sources()
        if path.parent != ADAPTER and path != TEST_CLIENT and uses_flet(path)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        if re.match(r"_(?!_|replace\b|exit\b)", node.attr)
        if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]
    assert not found


def imports_from_flet(path: Path) -> Iterator[str]:
    """Names that a file imports from Flet's modules other than the public ones."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        match node:
            case ast.ImportFrom(module=str(module), names=names, level=0):
                modules = [(module, f"{module}.{each.name}") for each in names]
            case ast.Import(names=names):
                modules = [(each.name, each.name) for each in names]
            case _:
                continue
        for module, name in modules:
            if module.split(".")[0] in ("flet", "flet_web") and module not in PUBLIC_MODULES:
                yield name


def uses_flet(path: Path) -> bool:
    """Whether a file belongs to the user interface or imports Flet."""
    return (
        re.search(
            r"^(import flet|from flet|from (companion|tests)\.ui)",
            path.read_text("utf-8"),
            re.MULTILINE,
        )
        is not None
    )


def _sources() -> Iterator[Path]:
    yield from (ROOT / "companion").rglob("*.py")
    yield from (ROOT / "tests").rglob("*.py")
