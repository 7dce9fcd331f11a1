"""A TCP proxy that makes a fast network slow: `python -m tests.tools.evening.slow_link --help`.

Where the kernel has no network emulation. Each direction carries a limited rate, shared by all
connections, and whatever is sent arrives half a round trip later; so does a connection.
"""

import argparse
import asyncio

_CHUNK = 1460 * 4
"""Bytes that are passed on at once."""


_Late = asyncio.Queue[tuple[float, bytes]]
"""Bytes, and when they arrive; none at the end."""


class _Direction:
    """The bytes that go one way."""

    def __init__(self, megabits: float, delay: float) -> None:
        self._bytes_per_second, self._delay = megabits * 1e6 / 8, delay
        self._free_at = 0.0
        """When the line has sent what it was given."""

    async def carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Pass on what arrives until the sender ends."""
        loop, late = asyncio.get_running_loop(), _Late()
        delivering = asyncio.create_task(_deliver(late, writer))
        try:
            while data := await reader.read(_CHUNK):
                self._free_at = max(loop.time(), self._free_at) + len(data) / self._bytes_per_second
                late.put_nowait((self._free_at + self._delay, data))
                await asyncio.sleep(self._free_at - loop.time())
        except OSError:
            pass
        late.put_nowait((loop.time() + self._delay, b""))
        await delivering


async def _deliver(
    late: "asyncio.Queue[tuple[float, bytes]]", writer: asyncio.StreamWriter
) -> None:
    loop = asyncio.get_running_loop()
    try:
        while True:
            due, data = await late.get()
            await asyncio.sleep(due - loop.time())
            if not data:
                break
            writer.write(data)
            await writer.drain()
    except OSError:
        pass
    writer.close()


async def serve(listen: str, upstream: str, megabits: float, round_trip: float) -> None:
    """Pass connections on until cancelled."""
    down, up = _Direction(megabits, round_trip / 2), _Direction(megabits, round_trip / 2)

    async def connected(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        # the handshake, which this machine has done at once
        await asyncio.sleep(round_trip)
        there, port = _address(upstream)
        beyond, back = await asyncio.open_connection(there, port)
        await asyncio.gather(up.carry(reader, back), down.carry(beyond, writer))

    host, port = _address(listen)
    async with await asyncio.start_server(connected, host, port) as server:
        print("ready", flush=True)
        await server.serve_forever()


def _address(text: str) -> tuple[str, int]:
    host, _, port = text.rpartition(":")
    return host, int(port)


def main() -> None:
    """Run the proxy."""
    parser = argparse.ArgumentParser(
        prog="python -m tests.tools.evening.slow_link", description=__doc__
    )
    parser.add_argument("listen", help="address and port")
    parser.add_argument("upstream", help="address and port")
    parser.add_argument("--megabits", type=float, default=20, help="per second, each way")
    parser.add_argument("--round-trip", type=float, default=0.04, help="in seconds")
    asked = parser.parse_args()
    asyncio.run(serve(asked.listen, asked.upstream, asked.megabits, asked.round_trip))


if __name__ == "__main__":
    main()
