"""``python -m bench.relay SOCKET SECONDS``: a network between a client and a server that is here.

A process of its own that prints its port on 127.0.0.1 and hands all that comes on to the socket,
each piece so many seconds later; what the server says goes back at once, so that the delay is that
of a round trip. It ends with its standard input.
"""

from __future__ import annotations

import socket
import sys
import time
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread


def main(path: str, seconds: float) -> None:
    """Print a port, and relay it to the socket at ``path`` until the standard input ends."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        sys.stdout.write(f"{server.getsockname()[1]}\n")
        sys.stdout.flush()
        Thread(target=_serve, args=(server, path, seconds), daemon=True).start()
        sys.stdin.read()


def _serve(server: socket.socket, path: str, seconds: float) -> None:
    """Accept clients for ever; start three threads that relay each to the socket at ``path``."""
    while True:
        client, _ = server.accept()
        client.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        behind = socket.socket(socket.AF_UNIX)
        behind.connect(path)
        under_way: SimpleQueue[tuple[float, bytes]] = SimpleQueue()
        Thread(target=_take, args=(client, under_way, seconds), daemon=True).start()
        Thread(target=_deliver, args=(under_way, behind), daemon=True).start()
        Thread(target=_answer, args=(behind, client), daemon=True).start()


def _take(client: socket.socket, under_way: SimpleQueue[tuple[float, bytes]], late: float) -> None:
    """Read a client's pieces and queue each with the time at which it is due.

    An empty piece, at the end or after an error, is the last.
    """
    piece = b"."
    while piece:
        try:
            piece = client.recv(1 << 16)
        except OSError:
            piece = b""
        under_way.put((time.perf_counter() + late, piece))


def _deliver(under_way: SimpleQueue[tuple[float, bytes]], behind: socket.socket) -> None:
    """Send each queued piece to the server when it is due; an empty one closes the connection."""
    with suppress(OSError):
        while True:
            due, piece = under_way.get()
            time.sleep(max(0.0, due - time.perf_counter()))
            if not piece:
                behind.shutdown(socket.SHUT_RDWR)
                return
            behind.sendall(piece)


def _answer(behind: socket.socket, client: socket.socket) -> None:
    """Send the client what the server says, at once, until it closes; then close both."""
    with suppress(OSError), client, behind:
        while piece := behind.recv(1 << 16):
            client.sendall(piece)
        client.shutdown(socket.SHUT_RDWR)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
