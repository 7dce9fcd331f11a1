"""The URLs printed at startup, with a QR code on terminals that can display it."""

import pytest

from companion.apps.serve import address_lines
from companion.sharing.qr import terminal_qr_code

LOCAL, LAN = "http://127.0.0.1:8550/", "http://192.168.1.23:8550/"


def test_terminal_gets_both_urls_and_the_qr_code() -> None:
    assert address_lines(LOCAL, LAN, terminal=True) == f"{LOCAL}\n{LAN}\n{terminal_qr_code(LAN)}"


@pytest.mark.parametrize(("lan", "terminal"), [(LAN, False), (None, True), (None, False)])
def test_pipe_or_local_access_gets_urls_only(lan: str | None, terminal: bool) -> None:
    urls = [LOCAL, *([lan] if lan else [])]
    assert address_lines(LOCAL, lan, terminal=terminal).splitlines() == urls


def test_terminal_without_block_characters_gets_urls_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class AsciiTerminal:
        encoding = "ascii"

    monkeypatch.setattr("companion.apps.serve.sys.stdout", AsciiTerminal())
    assert address_lines(LOCAL, LAN, terminal=True) == f"{LOCAL}\n{LAN}\n"
