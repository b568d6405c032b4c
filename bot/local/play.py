"""Local play: the real bot in a simulated Discord, played from a browser."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import threading
import time
import webbrowser
from collections.abc import Callable
from contextlib import AsyncExitStack
from datetime import UTC, datetime, timedelta
from functools import partial
from typing import Any
from urllib.parse import urlsplit

import discord
import simcord
from msgspec.structs import replace

from bot.app import open_app
from bot.client import TabletopBot
from bot.computers.problem import Problem, Thought
from bot.computers.worker_process import WorkerProcess
from bot.local.address import Address, keep, recall
from bot.settings import Settings, SettingsError

PEOPLE = (
    ("astrid", "Astrid", None),
    ("bjorn", "Björn", None),
    ("chloe", "Chloé", "fr"),
    ("diego", "Diego", "fr"),
)
"""User name, shown name, and the language preset for each person."""

_LOOK_AGAIN_SECONDS = 0.25

_RELOADING = """
let returning = sessionStorage.getItem("viewer");
setInterval(() => {
  if (String(state.externalNotice || "").startsWith("Preview session is unavailable")) {
    fetch("/", { cache: "no-store" }).then((found) => found.ok && location.reload(), () => {});
  } else if (returning && [...ui.viewer.options].some((one) => one.value === returning)) {
    if (ui.viewer.value !== returning) {
      ui.viewer.value = returning;
      ui.viewer.dispatchEvent(new Event("change"));
    }
    returning = null;
  } else if (!returning && ui.viewer.value) {
    sessionStorage.setItem("viewer", ui.viewer.value);
  }
}, 500);
"""
"""What is added to the script of the page."""


async def play_locally(settings: Settings, stop: asyncio.Event) -> None:
    """Serve local play until ``stop`` is set or the page ends the session.

    Raises:
        StoreError: the database cannot be used.
        SettingsError: the port cannot be used.
    """
    # Nobody rations edits here, and a press answers when all its messages are out.
    unhurried = replace(settings, edit_seconds=0, posts_per_second=0)
    async with AsyncExitStack() as running:
        outside = _Outside()
        running.push_async_callback(outside.worker.close)
        opened = open_app(
            unhurried, shard_count=1, thinker=outside, sleep=outside.sleep, local=True
        )
        host = await running.enter_async_context(opened)
        env = simcord.Env(host, shard_count=1, check_errors=False)
        outside.connect(env)
        guild, channel, people = _world(env)
        await _forget_messages(host, guild.id)
        for person, (_, _, language) in zip(people, PEOPLE, strict=True):
            if language and await host.tables.people.language(person.id) is None:
                await host.tables.people.set_language(person.id, language)
        await env.start()
        try:
            with env.time_context():
                host.dispatch("welcome", channel.id)
                for table in await host.tables.queries.active(guild.id):
                    host.dispatch("messages_lost", table.id)
                async with AsyncExitStack() as stack:
                    open_page = partial(env.preview, channel, viewers=people, layout="channel")
                    preview = await _served(open_page, stack, settings)
                    _announce(preview.url)
                    await _serve(env, preview, outside, stop)
        finally:
            await env.shutdown()
            await _let_go()


class _Outside:
    """What happens outside the simulated Discord: thoughts and time. No press waits for either.

    The simulated clock follows that of the wall, which the simulator would only do for timers.
    """

    def __init__(self) -> None:
        self.worker = WorkerProcess()
        self._env: simcord.Env | None = None
        self._begun = time.monotonic()
        self._began = datetime.now(UTC)

    def connect(self, env: simcord.Env) -> None:
        """Begin to keep the time."""
        self._env = env

    def tick(self) -> None:
        """Let the simulated clock show what the wall's does."""
        assert self._env is not None
        passed = timedelta(seconds=time.monotonic() - self._begun)
        behind = self._began + passed - self._env.now()
        if behind > timedelta():
            self._env.backend.advance_clock(behind.total_seconds())

    async def think(self, problem: Problem) -> Thought:
        """Answer a problem.

        Raises:
            ThinkingError: there is no answer.
        """
        assert self._env is not None
        thinking = self.worker.think(problem)
        thought: Thought = await self._env.external_wait(thinking, reason="a computer thinks")
        return thought

    async def sleep(self, seconds: float) -> None:
        """Wait by the clock on the wall."""
        assert self._env is not None
        loop = asyncio.get_running_loop()
        over: asyncio.Future[None] = loop.create_future()

        def ring() -> None:
            self.tick()
            if not over.done():
                over.set_result(None)

        # A timer of the loop would belong to the simulator.
        timer = threading.Timer(seconds, loop.call_soon_threadsafe, (ring,))
        timer.daemon = True
        timer.start()
        try:
            await self._env.external_wait(over, reason="nothing is due yet")
        finally:
            timer.cancel()


async def _served(
    open_page: Callable[..., simcord.Preview], stack: AsyncExitStack, settings: Settings
) -> simcord.Preview:
    """Serve the page, if possible at the address of the last time.

    Raises:
        SettingsError: the port that was set cannot be used.
    """
    known = recall(settings.database)
    remembered = () if known is None else (known.port,)
    # A port that nobody asked for may be taken by now: any other will do.
    ports = (settings.preview_port,) if settings.preview_port else (*remembered, 0)
    for number, port in enumerate(ports, start=1):
        preview = open_page(port=port)
        if known is not None:
            preview.capability = known.key
        _keep_tabs(preview)
        try:
            await stack.enter_async_context(preview)
        except simcord.SetupError as error:
            if number == len(ports):
                raise _unservable(settings.preview_port, error) from error
            continue
        served = urlsplit(preview.url).port
        assert served is not None
        keep(settings.database, Address(served, preview.capability))
        return preview
    raise AssertionError(ports)


def _keep_tabs(preview: simcord.Preview) -> None:
    """Let a tab that was open before this start go on by itself, as the same person.

    The page of the preview asks its reader to reload it, and would begin with the first person.
    """
    server: Any = preview._server  # noqa: SLF001 - see _Pages
    static = server._static  # noqa: SLF001

    async def with_reload(request: Any) -> Any:
        response = await static(request)
        if request.path == "/app.js":
            response.text += _RELOADING
        return response

    server._static = with_reload  # noqa: SLF001


def _unservable(port: int, error: simcord.SetupError) -> SettingsError:
    if port:
        return SettingsError(
            f"Local play cannot have port {port}, perhaps another program does:"
            " set PREVIEW_PORT to another one, or to 0 for any that is free."
        )
    return SettingsError(f"Local play cannot show its page: {error}.")


def _world(
    env: simcord.Env,
) -> tuple[simcord.GuildHandle, simcord.ChannelHandle, list[simcord.MemberActor]]:
    """Make the server, its channel and the people, with the same ids at every start."""
    env.backend.edit_bot_profile("Tabletop Host")
    users = [env.create_user(name, global_name=shown) for name, shown, _ in PEOPLE]
    guild = env.create_guild("Midgard", owner=users[0])
    # The page shows one channel and no threads, so the bot may not open any here and plays in
    # the channel itself.
    bot_user = simcord.UserHandle(env, env.backend.bot_user)
    no_threads = discord.PermissionOverwrite(create_public_threads=False)
    channel = guild.create_text_channel("tables", overwrites={bot_user: no_threads})
    people = [guild.add_member(user) for user in users]
    # From here on time is real: ids of messages and presses never come twice, not even in
    # the next run on the same database.
    env.backend.advance_clock((datetime.now(UTC) - env.now()).total_seconds())
    return guild, channel, people


async def _forget_messages(host: TabletopBot, guild_id: int) -> None:
    """The simulated Discord of the last run is gone, with every message in it."""
    for table in await host.tables.queries.active(guild_id):
        news = await host.tables.outbox.news(table.id)
        for key in news.posts:
            await host.tables.outbox.posted(table.id, key, None)


async def _serve(
    env: simcord.Env, preview: simcord.Preview, outside: _Outside, stop: asyncio.Event
) -> None:
    ended = asyncio.create_task(preview.wait_closed())
    stopped = asyncio.create_task(stop.wait())
    pages = _Pages(env, preview)
    pages.watch()
    try:
        while not ended.done() and not stopped.done():
            outside.tick()
            pages.show()
            await asyncio.wait(
                (ended, stopped),
                timeout=_LOOK_AGAIN_SECONDS,
                return_when=asyncio.FIRST_COMPLETED,
            )
    finally:
        ended.cancel()
        stopped.cancel()


class _Pages:
    """The open pages of the preview, each brought up to date with what others did.

    The preview publishes a press to the page that made it; its public ``refresh`` would give that
    page a new revision too, and its next press would be refused as outdated. So this one class
    works on what the preview keeps to itself.
    """

    def __init__(self, env: simcord.Env, preview: simcord.Preview) -> None:
        self._env = env
        self._preview: Any = preview
        self._shown: dict[str, int] = {}
        """How much had happened when a page was last published."""

    def watch(self) -> None:
        """Note from now on what each page shows."""
        publish = self._preview._publish  # noqa: SLF001

        def publish_and_note(page: Any, **how: Any) -> None:
            self._shown[page.id] = len(self._env.backend.transcript)
            publish(page, **how)

        self._preview._publish = publish_and_note  # noqa: SLF001

    def show(self) -> None:
        """Publish what changed to every page that does not show it yet, unless it is busy."""
        preview = self._preview
        if preview._active_action is not None or preview.env._operation_task is not None:  # noqa: SLF001
            return
        seen = len(self._env.backend.transcript)
        for page in tuple(preview._pages.values()):  # noqa: SLF001
            if self._shown.get(page.id) != seen:
                preview._publish(page, reason="refresh")  # noqa: SLF001


async def _let_go() -> None:
    """Collect what the page left of pictures it was no longer asked for.

    The preview leaves the pipes of such a picture's process to the collector, which can only
    close them, and not complain, while there is a loop.
    """
    await asyncio.sleep(_LOOK_AGAIN_SECONDS)
    gc.collect()
    await asyncio.sleep(0)


def _announce(url: str) -> None:
    sys.stdout.write(
        f"Local play is ready: {url}\n"
        "Open this address in your browser and click a game: you play against computers at once.\n"
        "Choose at the top of the page who you are; several tabs may show several people.\n"
        "Ctrl-C stops it. Every game is kept, and the address stays the same.\n"
    )
    sys.stdout.flush()
    if sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ:
        webbrowser.open(url)
