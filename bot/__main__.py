"""``python -m bot``: run the host, check its commands, or verify the luck of a finished game."""

from __future__ import annotations

import argparse
import asyncio
import gc
import logging
import signal
import sys
from contextlib import suppress
from pathlib import Path

import discord

from bot.app import open_app
from bot.check import CheckError, check
from bot.local_play import play_locally
from bot.settings import Settings, SettingsError, read_settings
from bot.store.protocol import StoreError
from bot.verify import VerifyError, verify


def main(arguments: list[str] | None = None) -> int:
    """Run a command and return the exit code: 0, or 1 with one line that says what is wrong."""
    parser = argparse.ArgumentParser(prog="python -m bot", description=__doc__)
    commands = parser.add_subparsers(dest="command", metavar="command")
    commands.add_parser("run", help="run the bot; without a token, start local play (default)")
    commands.add_parser("check", help="build every command without a token, report the limits")
    verifying = commands.add_parser("verify", help="replay a finished game from its seed")
    verifying.add_argument("export", type=Path, help="the file that /table export gave")
    chosen = parser.parse_args(arguments)
    try:
        match chosen.command:
            case "check":
                for line in asyncio.run(check()):
                    print(line)
            case "verify":
                print(verify(chosen.export))
            case _:
                settings = read_settings()
                logging.basicConfig(
                    level=settings.log_level.upper(),
                    format="%(asctime)s %(levelname)s %(name)s: %(message)s",
                )
                asyncio.run(run(settings))
    except (SettingsError, StoreError, CheckError, VerifyError) as error:
        print(error, file=sys.stderr)
        return 1
    except discord.LoginFailure:
        print("Discord does not accept DISCORD_TOKEN.", file=sys.stderr)
        return 1
    return 0


async def run(settings: Settings) -> None:
    """Run on Discord where there is a token, else locally, until told to stop."""
    # What is imported stays for good: the collector need not walk it while somebody waits.
    gc.collect()
    gc.freeze()
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for told in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):
            loop.add_signal_handler(told, stop.set)
    if not settings.discord_token:
        print("No DISCORD_TOKEN is set: starting local play.", flush=True)
        await play_locally(settings, stop)
        return
    async with open_app(settings) as host:
        serving = asyncio.create_task(host.start(settings.discord_token))
        stopping = asyncio.create_task(stop.wait())
        await asyncio.wait((serving, stopping), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if serving.done():
            serving.result()
        else:
            serving.cancel()


if __name__ == "__main__":
    sys.exit(main())
