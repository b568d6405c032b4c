"""Local play: the real bot in a simulated Discord, played from a browser."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import webbrowser
from contextlib import AsyncExitStack
from datetime import UTC, datetime
from typing import Any

import discord
import simcord
from msgspec.structs import replace

from bot.app import open_app
from bot.client import TabletopBot
from bot.settings import Settings, SettingsError

PEOPLE = (
    ("astrid", "Astrid", None),
    ("bjorn", "Björn", None),
    ("chloe", "Chloé", "fr"),
    ("diego", "Diego", "fr"),
)
"""User name, shown name, and the language preset for each person."""

_LOOK_AGAIN_SECONDS = 0.25


async def play_locally(settings: Settings, stop: asyncio.Event) -> None:
    """Serve local play until ``stop`` is set or the page ends the session.

    Raises:
        StoreError: the database cannot be used.
        SettingsError: the port cannot be used.
    """
    # Nobody rations edits here, and a press answers when all its messages are out.
    unhurried = replace(settings, edit_seconds=0, posts_per_second=0)
    async with open_app(unhurried, shard_count=1) as host:
        env = simcord.Env(host, shard_count=1, check_errors=False)
        guild, channel, people = _world(env)
        await _forget_messages(host, guild.id)
        for person, (_, _, language) in zip(people, PEOPLE, strict=True):
            if language and await host.tables.people.language(person.id) is None:
                await host.tables.people.set_language(person.id, language)
        await env.start()
        try:
            with env.time_context():
                for table in await host.tables.queries.active(guild.id):
                    host.dispatch("messages_lost", table.id)
                preview = env.preview(
                    channel, viewers=people, layout="channel", port=settings.preview_port
                )
                async with AsyncExitStack() as stack:
                    try:
                        await stack.enter_async_context(preview)
                    except simcord.SetupError as error:
                        raise _unservable(settings.preview_port, error) from error
                    _announce(preview.url)
                    await _serve(env, preview, stop)
        finally:
            await env.shutdown()
            await _let_go()


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


async def _serve(env: simcord.Env, preview: simcord.Preview, stop: asyncio.Event) -> None:
    ended = asyncio.create_task(preview.wait_closed())
    stopped = asyncio.create_task(stop.wait())
    pages = _Pages(env, preview)
    pages.watch()
    try:
        while not ended.done() and not stopped.done():
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
        "Type / in the channel to open a table, choose who you are at the top, "
        "and press Ctrl-C to stop; the games are kept.\n"
    )
    sys.stdout.flush()
    if sys.platform in ("darwin", "win32") or "DISPLAY" in os.environ:
        webbrowser.open(url)
