"""Our pictures among the emojis of the application, for buttons and between words."""

from __future__ import annotations

import asyncio
import hashlib
import logging
import re
from collections import defaultdict
from collections.abc import Iterable, Mapping
from itertools import chain, repeat

import aiohttp
import discord

from bot.client import TabletopBot
from bot.i18n.signs import icon_of
from bot.i18n.texts import show_pictures
from cogs.elements.fallbacks import is_lasting
from games.registry import SHIPPED
from rendering import all_icons
from rendering.paint.icon import painted_icon

_LOG = logging.getLogger(__name__)

_NAMED = re.compile(r"(([a-z][a-z0-9]*)_\w+)_[0-9a-f]{4}([0-9a-f]{2})")
"""What an emoji shows, its game, and a digest, which ends with the mark of a packaged game."""
_OWN = frozenset({"seat", *SHIPPED})
"""Whose names need no mark."""
_KEPT = 2
"""Older pictures of a thing that stay: what is posted shows those of the releases before."""
_BREATH = 0.05
"""Seconds from drawing one to drawing the next: presses go before."""
_BETWEEN = 3.0
"""Seconds from giving Discord one to the next."""
_WAITS = (60.0, 600.0, 3600.0, 3600.0)
"""Seconds until it is tried again, where Discord was slow or another process is at it."""
_LOST_WAITS = (60.0, 600.0, 3600.0)
"""Seconds from a picture that Discord did not know to looking at its list again; then the last."""


class Icons:
    """Shows pictures instead of characters once Discord has them, and gives it what it lacks.

    Whatever fails changes nothing: signs whose pictures are not there are characters.
    """

    def __init__(self, bot: TabletopBot) -> None:
        """Keep the bot; nothing is painted or uploaded before :meth:`show` or :meth:`keep`."""
        self.bot = bot
        self._lost = asyncio.Event()
        """Set when Discord refused a message for a picture that it does not know."""

    async def keep(self) -> None:
        """Show pictures, and list them again whenever Discord refuses one; never return.

        It may have been deleted in the portal; in a few per cent of messages Discord does not find
        one that is there (discord-api-docs 7128). The waits before looking grow to an hour.
        """
        await self.show()
        for wait in chain(_LOST_WAITS, repeat(_LOST_WAITS[-1])):
            await self._lost.wait()
            await asyncio.sleep(wait)
            self._lost.clear()
            await self.show()

    async def show(self) -> Mapping[int, bytes]:
        """Upload missing pictures as emojis and have texts show them; return each PNG by emoji id.

        Empty where they are switched off or Discord refuses. Failures that pass, and uploads by
        another process, are waited for over some hours; then empty, too.
        """
        if self.bot.settings.icons.lower() == "off":
            return {}
        drawn = await self._drawn()
        for wait in (*_WAITS, None):
            try:
                found = await self._brought_in_line(drawn)
            except (discord.DiscordException, aiohttp.ClientError, OSError) as error:
                if isinstance(error, discord.Forbidden | discord.NotFound) and is_lasting(error):
                    _LOG.warning(
                        "Application emojis refused by Discord; using Unicode emojis (%s)", error
                    )
                    return {}
                _LOG.info("Application emojis not uploaded; retrying (%s)", error)
            else:
                if found.keys() >= drawn.keys():
                    return {found[name].id: picture for name, picture in drawn.items()}
            if wait is not None:
                await asyncio.sleep(wait)
        return {}

    async def _drawn(self) -> dict[str, bytes]:
        """Paint all icons off the event loop, with rests; return their PNGs by emoji name.

        One that cannot be painted is left out: the others don't wait for it.
        """
        drawn = {}
        for icon, drawing in (await asyncio.to_thread(all_icons)).items():
            try:
                picture, digest = await asyncio.to_thread(painted_icon, drawing)
            except Exception:  # noqa: BLE001 - a package may draw anything
                _LOG.exception("Icon %s not painted; using its Unicode emoji", icon)
                continue
            drawn[_named(icon, digest)] = picture
            await self._rest(_BREATH)
        return drawn

    async def _brought_in_line(self, drawn: Mapping[str, bytes]) -> dict[str, discord.Emoji]:
        """Return the application's emojis by name, with texts showing those that are drawn.

        Of several processes, the first uploads the missing ones and deletes outdated ones; in the
        others the result may lack some of ``drawn``. Discord's errors are raised; what is there by
        then is shown all the same.
        """
        emojis = await self.bot.fetch_application_emojis()
        found = {emoji.name: emoji for emoji in emojis}
        self._show(found, drawn)
        if 0 not in self.bot.settings.own.own:
            return found
        try:
            for name, picture in drawn.items():
                if name not in found:
                    found[name] = await self.bot.create_application_emoji(name=name, image=picture)
                    await self._rest(_BETWEEN)
        finally:
            self._show(found, drawn)
        for emoji in _outdated(emojis, drawn):
            await emoji.delete()
            await self._rest(_BETWEEN)
        return found

    def _show(self, found: Mapping[str, discord.Emoji], drawn: Iterable[str]) -> None:
        """Let texts show the emojis that Discord has."""
        said = {icon_of(name): str(found[name]) for name in drawn if name in found}
        show_pictures(said, self._lost.set)

    async def _rest(self, seconds: float) -> None:
        """Sleep for some seconds; in local play only give way to other tasks."""
        await asyncio.sleep(0 if self.bot.local else seconds)


def _named(icon: str, digest: str) -> str:
    """Name an emoji by what it shows and a digest of its pixels.

    For a game in a package the digest's last two digits are the game's mark.
    """
    game_id, *_ = icon.split("_")
    return f"{icon}_{digest if game_id in _OWN else digest[:-2] + _mark(game_id)}"


def _mark(game_id: str) -> str:
    """Return two digits by which pictures of a game are known while it is not installed."""
    return hashlib.sha256(game_id.encode()).hexdigest()[:2]


def _shown_by(name: str) -> str | None:
    """Return the icon that an emoji's name stands for; None if it is none of this bot's games."""
    found = _NAMED.fullmatch(name)
    if found is None:
        return None
    icon, game_id, mark = found.groups()
    return icon if game_id in _OWN or mark == _mark(game_id) else None


def _outdated(emojis: Iterable[discord.Emoji], drawn: Mapping[str, bytes]) -> list[discord.Emoji]:
    """List the emojis of pictures that are not drawn now, but for the two newest of each icon.

    Emojis that are not of this bot's games are left out.
    """
    older: defaultdict[str, list[discord.Emoji]] = defaultdict(list)
    for emoji in sorted(emojis, key=lambda emoji: emoji.id, reverse=True):
        icon = _shown_by(emoji.name)
        if icon is not None and emoji.name not in drawn:
            older[icon].append(emoji)
    return [emoji for kept in older.values() for emoji in kept[_KEPT:]]
