"""The format of Flet's messages, which the transport and the tests' client rely on."""

import flet as ft
import msgpack
from flet.messaging.protocol import (
    Message,
    MessageAction,
    PatchControlBody,
    configure_encode_object_for_msgpack,
)
from starlette.websockets import WebSocket

from companion.flet_adapter.transport import WebSocketConnection
from tests.async_runner import async_test
from tests.flet_adapter.wire_client import SCOPE, Client
from tests.flet_client import control_id


def test_control_is_encoded_with_type_and_number() -> None:
    text = ft.Text("Coins", size=20)
    encode = configure_encode_object_for_msgpack(ft.BaseControl)
    encoded = msgpack.unpackb(msgpack.packb(text, default=encode))
    assert encoded == {"_c": "Text", "_i": control_id(text), "value": "Coins", "size": 20}


@async_test
async def test_message_is_a_type_byte_and_a_msgpack_array() -> None:
    client = Client()
    connection = WebSocketConnection(WebSocket(SCOPE, client.received.get, client.send))
    connection.send_message(Message(MessageAction.PATCH_CONTROL, PatchControlBody(7, [[0]])))
    assert connection.queue.get_nowait() == b"\0\x92\x02\x82\xa2id\x07\xa5patch\x91\x91\0"
