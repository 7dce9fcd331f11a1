"""How `companion` starts: its URL and port, and errors that prevent the start."""

import os
import re
import shlex
import socket
import sqlite3
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import companion
from companion import log_file
from companion.i18n import Language
from companion.i18n.messages import TerminalMessages
from companion.storage.sqlite.store import FILE_NAME
from companion.web.sockets import DEFAULT_PORT
from tests.ports import free_port
from tests.processes import COMMAND, START_SECONDS, run_companion, run_failing
from tests.program_copies import copy_program, replace_text
from tests.waiting import wait_until
from tests.web.clients import REGISTRATION, connected_page


@contextmanager
def taken(port: int = 0) -> Iterator[int]:
    """Listen on a port of this machine and yield it."""
    with socket.socket() as holder:
        holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        holder.bind(("127.0.0.1", port))
        holder.listen()
        yield holder.getsockname()[1]


def test_printed_url_serves_the_page(tmp_path: Path) -> None:
    with run_companion(tmp_path, "--port", "0") as companion:
        assert re.fullmatch(r"http://127\.0\.0\.1:\d+/", companion.url)
        with urllib.request.urlopen(companion.url) as answer:
            assert answer.status == 200
            assert b"flutter_bootstrap.js" in answer.read()


def test_page_is_opened_in_the_browser(tmp_path: Path) -> None:
    opened, browser = tmp_path / "opened", tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$*" > {shlex.quote(str(opened))}\n')
    browser.chmod(0o755)
    with run_companion(tmp_path / "data", "--port", "0", browser=browser) as companion:
        wait_until(lambda: opened.exists() and opened.read_text(), "the browser to be opened")
        assert opened.read_text() == f"{companion.url}\n"


def test_options_before_the_command_are_used(tmp_path: Path) -> None:
    with run_companion(tmp_path / "kept", "--port", "0", "serve") as companion:
        assert companion.port != DEFAULT_PORT
        assert (tmp_path / "kept" / FILE_NAME).exists()


def test_default_port_is_the_first_free_one_from_8550(tmp_path: Path) -> None:
    with run_companion(tmp_path / "a") as first, run_companion(tmp_path / "b") as second:
        assert DEFAULT_PORT == 8550
        assert DEFAULT_PORT <= first.port < second.port < DEFAULT_PORT + 20


def test_taken_port_is_refused(tmp_path: Path) -> None:
    with taken() as port:
        result = run_failing(tmp_path, "--port", str(port))
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"companion: Port {port} is already in use.\n"


@pytest.mark.parametrize("port", ["-1", "65536", "eighty", "", "8_550", "9" * 5000])
def test_invalid_port_is_refused(tmp_path: Path, port: str) -> None:
    result = run_failing(tmp_path, f"--port={port}")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == (
        f"companion: --port: “{port[:100]}” isn’t a number from 0 to 65535. "
        "For help: companion --help\n"
    )


@pytest.mark.parametrize(
    "host", ["no.such.host.invalid", "192.0.2.1", "::ffff:nonsense", "a b", "a..b", "224.0.0.1"]
)
def test_host_of_another_machine_is_refused(tmp_path: Path, host: str) -> None:
    result = run_failing(tmp_path, "--port", "0", "--host", host)
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"companion: {host} isn’t an address of this device.\n"


@pytest.mark.parametrize(
    ("option", "value", "named"),
    [
        ("--data", "x" * 3000, "xxx"),
        ("--data", "/dev/null/a\nb", "/dev/null/a\\nb/"),
        ("--host", "x" * 3000, "xxx"),
        ("--host", "a\nb", "'a\\nb' isn’t an address"),
    ],
    ids=["long path", "broken path", "long host", "broken host"],
)
def test_error_names_the_value_in_one_line(
    tmp_path: Path, option: str, value: str, named: str
) -> None:
    result = run_failing(tmp_path, "--port", "0", option, value)
    assert (result.returncode, result.stdout) == (2, "")
    assert named in result.stderr
    assert "{" not in result.stderr
    assert result.stderr.endswith(".\n")
    assert result.stderr.count("\n") == 1


def test_closed_standard_output_is_not_an_error(tmp_path: Path) -> None:
    port = free_port()
    serve = " ".join(map(shlex.quote, [*COMMAND, "--no-browser", "--port", str(port)]))
    process = subprocess.Popen(
        ["sh", "-c", f'exec {serve} --data "$0" >&-', tmp_path], stderr=subprocess.PIPE
    )
    assert process.stderr is not None
    wait_until(lambda: process.poll() is not None or answers(port), "an answer")
    process.terminate()
    assert (process.stderr.read(), process.wait(START_SECONDS)) == (b"", 0)


def answers(port: int) -> bool:
    try:
        with urllib.request.urlopen(f"http://127.0.0.1:{port}/") as answer:
            return bool(answer.status == 200)
    except OSError:
        return False


@pytest.mark.linux
def test_only_this_machine_can_connect_by_default(tmp_path: Path) -> None:
    with run_companion(tmp_path, "--port", "0") as companion:
        assert listening_addresses(companion.port) == {"127.0.0.1"}


@pytest.mark.linux
def test_every_device_can_connect_with_host_0_0_0_0(tmp_path: Path) -> None:
    with run_companion(tmp_path, "--port", "0", "--host", "0.0.0.0") as companion:
        assert companion.url == f"http://127.0.0.1:{companion.port}/"
        assert listening_addresses(companion.port) == {"0.0.0.0"}


def test_data_folder_that_is_a_file_is_refused(tmp_path: Path) -> None:
    occupied = tmp_path / "file"
    occupied.write_text("not a folder")
    result = run_failing(occupied, "--port", "0")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == f"companion: Can’t write to {occupied / FILE_NAME}.\n"
    assert occupied.read_text() == "not a folder"


def test_data_folder_of_an_unknown_user_is_refused() -> None:
    result = run_failing(Path("~nobody-of-this-name"), "--port", "0")
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "companion: Can’t write to ~nobody-of-this-name.\n"


def test_data_folder_in_a_removed_working_directory_is_refused(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    start = "import os, sys, companion.cli.main as it; os.rmdir(os.getcwd()); sys.exit(it.main())"
    result = subprocess.run(
        [sys.executable, "-P", "-c", start, "--no-browser", "--port", "0", "--data", "games"],
        cwd=gone,
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "LC_ALL": "C", "PYTHONPATH": str(Path(companion.__file__).parents[1])},
    )
    assert (result.returncode, result.stdout) == (2, "")
    assert result.stderr == "companion: Can’t write to games.\n"


def test_damaged_store_is_set_aside_and_the_next_start_succeeds(tmp_path: Path) -> None:
    damaged = b"this was a database once" * 500
    (tmp_path / FILE_NAME).write_bytes(damaged)
    result = run_failing(tmp_path, "--port", "0")
    assert (result.returncode, result.stdout) == (2, "")
    (kept,) = (path for path in tmp_path.iterdir() if path.read_bytes() == damaged)
    assert result.stderr == (
        "companion: The file with your games is damaged. "
        f"It was kept as {kept}; restart the app to begin a new one.\n"
    )
    with run_companion(tmp_path, "--port", "0"):
        pass
    assert kept.read_bytes() == damaged


def test_store_of_a_newer_version_is_set_aside_and_the_next_start_succeeds(tmp_path: Path) -> None:
    with run_companion(tmp_path, "--port", "0"):
        pass
    with sqlite3.connect(tmp_path / FILE_NAME) as file:
        file.execute("PRAGMA user_version = 999")
    file.close()
    result = run_failing(tmp_path, "--port", "0")
    assert (result.returncode, result.stdout) == (2, "")
    (kept,) = tmp_path.glob("companion.newer-*")
    assert result.stderr == (
        "companion: The file with your games was written by a newer version of the app. "
        f"It was kept as {kept}; restart the app to begin a new one.\n"
    )
    with run_companion(tmp_path, "--port", "0"):
        pass


def test_invalid_client_message_is_logged_to_the_file(tmp_path: Path) -> None:
    with run_companion(tmp_path, "--port", "0") as companion:
        with connected_page(companion) as page:
            page.send(b"\0not a client message")
        assert companion.terminate() == 0
        assert companion.errors() == ""
    assert "companion.flet_adapter.transport" in (tmp_path / log_file.FILE_NAME).read_text(
        encoding="utf-8"
    )


def test_damaged_content_is_shown_on_the_page(tmp_path: Path) -> None:
    program = copy_program(tmp_path)
    replace_text(program / "locales" / "index.toml", "[[entry]]", "[[entry]")
    with (
        run_companion(tmp_path / "data", "--port", "0", cwd=program) as companion,
        connected_page(companion) as page,
    ):
        page.send(REGISTRATION)
        sentence = "The app’s texts are damaged: index.toml: unreadable".encode()
        # the page is drawn with far fewer messages
        assert any(sentence in page.recv(START_SECONDS, decode=False) for _ in range(20))


@pytest.mark.parametrize("language", [each for each in Language if each is not Language.EN])
def test_error_is_in_the_language_of_the_system(tmp_path: Path, language: Language) -> None:
    with taken() as port:
        result = run_failing(
            tmp_path,
            "--port",
            str(port),
            env={"LC_ALL": f"{language}.UTF-8", "PYTHONIOENCODING": "utf-8"},
        )
    sentence = TerminalMessages(language).text("error-port-taken", port=str(port))
    assert sentence != TerminalMessages(Language.EN).text("error-port-taken", port=str(port))
    assert (result.returncode, result.stderr) == (2, f"companion: {sentence}\n")


def listening_addresses(port: int) -> set[str]:
    """Return the IPv4 addresses with a listening socket on the port, as Linux reports them."""
    found = set()
    for line in Path("/proc/net/tcp").read_text().splitlines()[1:]:
        local, state = line.split()[1], line.split()[3]
        host, number = local.split(":")
        if int(number, 16) == port and state == "0A":
            found.add(socket.inet_ntoa(int(host, 16).to_bytes(4, sys.byteorder)))
    return found
