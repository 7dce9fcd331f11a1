"""Every internal of Flet that the adapter and the tests' client use.

A failure names what changed; companion/flet_adapter/INTERNALS.md says what to check then.
Nothing of Flet is imported here, so that a missing name fails its own test only.
"""

import ast
import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path

import pytest

from tests.internals import ROOT, found_shape, imported_names, listed, sources

PAGE = ROOT / "companion/flet_adapter/INTERNALS.md"
ADAPTER = ROOT / "companion/flet_adapter"
TEST_CLIENT = ROOT / "tests/flet_client.py"
PUBLIC_MODULES = {"flet", "flet.canvas"}

EXPECTED = {
    "flet.components.component.Component._b": "field",
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


@pytest.mark.parametrize("name", EXPECTED)
def test_internal_has_expected_shape(name: str) -> None:
    assert found_shape(name) == EXPECTED[name], f"Flet changed {name}"


@pytest.mark.parametrize("name", CLIENT_FILES)
def test_web_client_has_file(name: str) -> None:
    assert resources.files("flet_web").joinpath("web", name).is_file()


def test_page_lists_every_internal() -> None:
    assert listed(PAGE, "flet.") == sorted(EXPECTED)


def test_every_imported_internal_is_listed() -> None:
    imported = {
        name for path in [*ADAPTER.glob("*.py"), TEST_CLIENT] for name in imports_from_flet(path)
    }
    assert imported <= set(EXPECTED)


def test_only_adapter_and_test_client_import_internals() -> None:
    others = [
        path.relative_to(ROOT)
        for path in sources()
        if path.parent not in (ADAPTER, Path(__file__).parent) and path != TEST_CLIENT
        if any(imports_from_flet(path))
    ]
    assert not others


def test_only_adapter_and_test_client_use_private_names_of_flet() -> None:
    """Elsewhere a private name follows `self` or `cls`."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno} {ast.unparse(node)}"
        for path in sources()
        if path.parent != ADAPTER and path != TEST_CLIENT and uses_flet(path)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Attribute)
        if re.match(r"_(?!_|replace\b|exit\b)", node.attr)
        if not (isinstance(node.value, ast.Name) and node.value.id in ("self", "cls"))
    ]
    assert not found


def imports_from_flet(path: Path) -> Iterator[str]:
    """Names that a file imports from Flet's modules other than the public ones."""
    return imported_names(path, {"flet", "flet_web"}, PUBLIC_MODULES)


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
