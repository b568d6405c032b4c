"""Play on Discord: connect, say in a sentence what is in the way, and stop in time when told to."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack

import aiohttp
import discord

from bot.announcements import keep_announcing
from bot.app import open_app
from bot.health import show_life
from bot.settings import Settings
from bot.traces import in_one_line

_WRONG_TOKEN = 4004


class ConnectError(Exception):
    """The bot cannot be on Discord; the text is for the person who runs it."""


class TokenError(ConnectError):
    """Discord does not know the token, and will not at the next start."""


async def play_on_discord(settings: Settings, stop: asyncio.Event) -> None:
    """Run the bot on Discord until ``stop`` is set, or it ends by itself.

    Beside it run the sign of life, the icons and the operator's announcements. If ``stop`` is set
    while the database is being opened, as a stand-by waits there, that is given up.

    Raises:
        StoreError: the database cannot be used, or was lost while the bot ran.
        ConnectError: Discord cannot be reached, or does not let the bot in; a :class:`TokenError`
            where it does not know the token.
    """
    async with AsyncExitStack() as opened:
        stopping = asyncio.create_task(stop.wait())
        opened.callback(stopping.cancel)
        opening = asyncio.create_task(opened.enter_async_context(open_app(settings)))
        await asyncio.wait((opening, stopping), return_when=asyncio.FIRST_COMPLETED)
        if not opening.done():
            # A stand-by waits for as long as another bot lives.
            opening.cancel()
            await asyncio.gather(opening, return_exceptions=True)
            return
        host = await opening
        serving = asyncio.create_task(host.start(settings.discord_token))
        life = asyncio.create_task(show_life(settings.database, host.sign))
        icons = asyncio.create_task(host.go_on_showing_icons())
        notices = asyncio.create_task(keep_announcing(settings.database, host.tell_once_ready))
        try:
            await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
            if serving.done():
                _explain(serving)
        finally:
            for task in (serving, stopping, life, icons, notices):
                task.cancel()
            await asyncio.gather(serving, stopping, life, icons, notices, return_exceptions=True)


def _explain(serving: asyncio.Future[None]) -> None:
    """Raise the error that says why the bot is no longer on Discord; return if nothing went wrong.

    Raises:
        TokenError: Discord refuses the token.
        ConnectError: Discord cannot be reached, or does not let the bot in.
        Exception: any other error of the bot.
    """
    try:
        serving.result()
    except discord.LoginFailure as error:
        raise TokenError(_refused_token()) from error
    except discord.ConnectionClosed as error:
        if error.code == _WRONG_TOKEN:
            raise TokenError(_refused_token()) from error
        raise ConnectError(f"Discord ended the connection for good ({error.code}).") from error
    except (discord.GatewayNotFound, discord.DiscordServerError) as error:
        raise ConnectError(f"Discord is out of order; try again later ({_line(error)}).") from error
    except discord.HTTPException as error:
        raise ConnectError(f"Discord does not let the bot in ({_line(error)}).") from error
    except (aiohttp.ClientError, OSError) as error:
        raise ConnectError(
            f"Discord cannot be reached; is this machine on the internet? ({_line(error)})"
        ) from error


def _refused_token() -> str:
    """Return the sentence for an operator whose token Discord refuses."""
    return (
        "Discord does not accept DISCORD_TOKEN; copy the bot's token anew from the developer"
        " portal (Bot, Reset Token)."
    )


def _line(error: Exception) -> str:
    """Return an error's message in one line, cut short if it is a page; its type without one."""
    return in_one_line(error) or type(error).__name__
