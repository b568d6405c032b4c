"""The network between a host and a database server, which a test can cut and mend."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from enum import StrEnum

from bot.model.database_address import DatabaseAddress
from tests.rigs import postgres

_CHUNK = 1 << 16


class Cut(StrEnum):
    """How a network fails."""

    REFUSED = "refused"
    """Connections are reset, and new ones are refused."""
    SILENT = "silent"
    """Nothing arrives and nobody says so, as behind a firewall that drops packets."""


class Cable:
    """Forwards connections from a port of this machine to the server."""

    def __init__(self) -> None:
        self.port = 0
        self._listening: asyncio.Server | None = None
        self._forwarding: set[asyncio.Task[None]] = set()
        self._carries = asyncio.Event()

    async def mend(self) -> None:
        """Forward again; what was held up in silence goes on."""
        self._carries.set()
        if self._listening is None:
            self._listening = await asyncio.start_server(self._take, "127.0.0.1", self.port)
            self.port = self._listening.sockets[0].getsockname()[1]

    async def cut(self, how: Cut) -> None:
        """Forward nothing from now on."""
        if how is Cut.SILENT:
            self._carries.clear()
        elif self._listening is not None:
            self._listening.close()
            self._listening = None
            for task in self._forwarding:
                task.cancel()
            await asyncio.gather(*self._forwarding, return_exceptions=True)

    def _take(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.create_task(self._forward(reader, writer))
        self._forwarding.add(task)
        task.add_done_callback(self._forwarding.discard)

    async def _forward(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            await self._carries.wait()
            path = postgres.server().pgdata / ".s.PGSQL.5432"
            answers, behind = await asyncio.open_unix_connection(path)
            try:
                async with asyncio.TaskGroup() as both:
                    both.create_task(self._carry(reader, behind))
                    both.create_task(self._carry(answers, writer))
            finally:
                behind.transport.abort()
        finally:
            writer.transport.abort()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while piece := await reader.read(_CHUNK):
                await self._carries.wait()
                writer.write(piece)
                await writer.drain()
        writer.close()


@asynccontextmanager
async def cable() -> AsyncIterator[tuple[Cable, DatabaseAddress]]:
    """Lay a cable to an empty schema of the server; its address leads through the cable."""
    schema = postgres.fresh().spelt.rpartition("=")[2]
    laid = Cable()
    await laid.mend()
    address = f"postgresql://postgres@127.0.0.1:{laid.port}/postgres?search_path={schema}"
    try:
        yield laid, DatabaseAddress(address)
    finally:
        await laid.cut(Cut.REFUSED)
