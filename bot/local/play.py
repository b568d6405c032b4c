"""Local play: the real bot in a simulated Discord, played from a browser."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import webbrowser
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from urllib.parse import urlsplit

import simcord
from msgspec.structs import replace

from bot.app import open_app
from bot.background import background
from bot.local.address import Address, keep, recall
from bot.local.outside import Outside
from bot.local.pages import Pages, check_simulator, mend_page, served_icons, spare_the_log
from bot.local.world import forget_messages, make_world, set_languages, show_again
from bot.settings import Settings, SettingsError

_LOOK_AGAIN_SECONDS = 0.25
_START_SECONDS = 60.0
"""The simulator calls a start failed that takes longer, as on a busy machine."""
_PRESS_SECONDS = 3.0
"""It waits so long for all that comes of a press; what takes longer, as a film, is shown later."""


async def play_locally(settings: Settings, stop: asyncio.Event) -> None:
    """Serve local play until ``stop`` is set or the page ends the session.

    It opens the database, starts the bot in a simulated Discord, publishes all games and series
    in progress anew, and prints and opens the page's address. The settings that slow down edits and
    requests are not heeded. AI workers are stopped at the end.

    Raises:
        StoreError: the database cannot be used, or was lost meanwhile.
        SettingsError: the port cannot be used, or the simulator is of another version.
    """
    spare_the_log()
    is_new = settings.server is None and not settings.database.exists()
    # Nobody rations edits here, and a press answers when all its messages are out.
    unhurried = replace(settings, edit_seconds=0, requests_per_second=0)
    async with AsyncExitStack() as running:
        outside = Outside()
        running.push_async_callback(outside.workers.close)
        # Until the bot has closed: it still publishes then.
        await running.enter_async_context(background(outside.keep_time, "simulated clock"))
        opened = open_app(
            unhurried, shard_count=1, thinker=outside, sleep=outside.sleep, local=True
        )
        host = await running.enter_async_context(opened)
        env = simcord.Env(host, shard_count=1, check_errors=False, settle_timeout=_START_SECONDS)
        outside.connect(env)
        guild, channel, people = make_world(env)
        await forget_messages(host, guild.id)
        await set_languages(host, people)
        await env.start()
        env.settle_timeout = _PRESS_SECONDS
        try:
            with env.time_context():
                icons = await host.show_icons()
                host.dispatch("welcome", channel.id)
                await show_again(host, guild.id)
                async with AsyncExitStack() as stack:
                    open_page = partial(
                        env.preview,
                        channel,
                        viewers=people,
                        layout="channel",
                        assets=served_icons(icons),
                    )
                    preview, moved = await _served(env, open_page, stack, settings)
                    _announce(preview.url, settings.database if is_new else None, moved=moved)
                    await _serve(env, preview, outside, stop)
        finally:
            await env.shutdown()
            await _let_go()


async def _served(
    env: simcord.Env,
    open_page: Callable[..., simcord.Preview],
    stack: AsyncExitStack,
    settings: Settings,
) -> tuple[simcord.Preview, bool]:
    """Serve the page at the port that was set, else at the last one, else at any that is free.

    The address is kept for the next start. ``stack`` stops the page when it is closed.

    Returns:
        The page, and True if it could not have the port of the last time.

    Raises:
        SettingsError: the port that was set cannot be used, or none can.
    """
    known = recall(settings.database)
    remembered = () if known is None else (known.port,)
    # A port that nobody asked for may be taken by now: any other will do.
    ports = (settings.preview_port,) if settings.preview_port else (*remembered, 0)
    for number, port in enumerate(ports, start=1):
        preview = open_page(port=port)
        if known is not None:
            preview.capability = known.key
        check_simulator(env, preview)
        mend_page(preview)
        try:
            await stack.enter_async_context(preview)
        except simcord.SetupError as error:
            if number == len(ports):
                raise _unservable(settings.preview_port, error) from error
            continue
        served = urlsplit(preview.url).port
        assert served is not None
        keep(settings.database, Address(served, preview.capability))
        return preview, number > 1
    raise AssertionError(ports)


def _unservable(port: int, error: simcord.SetupError) -> SettingsError:
    """Return the error for a page that cannot be served at ``port`` (0: at any port)."""
    if port:
        return SettingsError(
            f"Local play cannot have port {port}, perhaps another program does:"
            " set PREVIEW_PORT to another one, or to 0 for any that is free."
        )
    return SettingsError(f"Local play cannot show its page: {error}.")


async def _serve(
    env: simcord.Env, preview: simcord.Preview, outside: Outside, stop: asyncio.Event
) -> None:
    """Serve the page until it is closed or ``stop`` is set.

    Pages are brought up to date four times a second.
    """
    ended = asyncio.create_task(preview.wait_closed())
    stopped = asyncio.create_task(stop.wait())
    pages = Pages(env, preview)
    pages.watch()
    try:
        while not ended.done() and not stopped.done():
            pages.show(more_to_come=outside.thinking > 0)
            await asyncio.wait(
                (ended, stopped),
                timeout=_LOOK_AGAIN_SECONDS,
                return_when=asyncio.FIRST_COMPLETED,
            )
    finally:
        ended.cancel()
        stopped.cancel()


async def _let_go() -> None:
    """Collect, a moment later, the pipes that the page left of pictures no longer asked for.

    Only while there is a loop can the collector close them without a complaint.
    """
    await asyncio.sleep(_LOOK_AGAIN_SECONDS)
    gc.collect()
    await asyncio.sleep(0)


def _announce(url: str, new_database: Path | None, *, moved: bool) -> None:
    """Print the address of local play; open it in a browser on macOS, Windows, or with a display.

    ``moved`` says that it is not the address of the last time, to which tabs may still be open.
    ``new_database`` is the file that was made; None if it was there.
    """
    sys.stdout.write(
        f"Local play is ready: {url}\n"
        "Open this address in your browser and press a game: you play against computers at once.\n"
        "Choose at the top of the page who you are; several tabs may show several people.\n"
        "Ctrl-C stops it. Every game is kept, and the address stays the same.\n"
    )
    if moved:
        sys.stdout.write("The old address is taken by another program: close its tabs.\n")
    if new_database is not None:
        sys.stdout.write(f"New database made at {new_database}.\n")
    sys.stdout.flush()
    if sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ:
        webbrowser.open(url)
