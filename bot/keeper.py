"""``python -m bot.keeper``: run the bot in a container, and start it again when it fails.

Restart policies of Docker know no exit code, and their delay starts again at 0.1 seconds whenever a
container has run for ten (https://docs.docker.com/reference/cli/docker/container/run/, --restart).
Each start may cost a session start, of which Discord allows 1,000 a day.
"""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import Awaitable, Callable

WRONG_CONFIGURATION = 78
"""What the bot ends with where no further start succeeds before somebody has set something else."""
FIRST_DELAY_SECONDS = 30.0
LONGEST_DELAY_SECONDS = 900.0
"""The delay before a start doubles from the first to this one, which makes 100 starts a day."""
STEADY_SECONDS = 3600.0
"""After a run of this length delays begin again with the first."""


async def keep(
    run: Callable[[], Awaitable[int]],
    stop: asyncio.Event,
    say: Callable[[str], object] = print,
) -> int:
    """Run the bot, again after each failure, until it ends well or is told to stop.

    Return its last exit code. Before each new start there is a delay, from 30 seconds doubling to
    15 minutes; a run of an hour begins again with the first. After a wrong configuration it is not
    started again, and this waits to be told to stop: to end would have Docker start it.

    Args:
        run: starts the bot, and returns its exit code.
        stop: set when it was told to stop.
        say: tells the operator what comes next.
    """
    loop = asyncio.get_running_loop()
    delay = FIRST_DELAY_SECONDS
    while True:
        begun = loop.time()
        code = await run()
        if stop.is_set() or code == 0:
            return code
        if code == WRONG_CONFIGURATION:
            say(
                "Not started again: correct what is named above, and make the container anew"
                " (docker compose up --detach --force-recreate)."
            )
            await stop.wait()
            return code
        if loop.time() - begun >= STEADY_SECONDS:
            delay = FIRST_DELAY_SECONDS
        say(f"The bot ended with exit code {code}; starting it again in {delay:g} seconds.")
        try:
            async with asyncio.timeout(delay):
                await stop.wait()
        except TimeoutError:
            delay = min(2 * delay, LONGEST_DELAY_SECONDS)
        else:
            return code


async def main() -> int:
    """Keep ``python -m bot`` running until SIGTERM or SIGINT; return its exit code.

    Either signal has the bot terminated, and its end awaited.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for told in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(told, stop.set)

    async def run() -> int:
        """Run the bot as a process and return its exit code; it is terminated on ``stop``."""
        bot = await asyncio.create_subprocess_exec(sys.executable, "-m", "bot")
        stopping = asyncio.create_task(stop.wait())
        ending = asyncio.create_task(bot.wait())
        await asyncio.wait((stopping, ending), return_when=asyncio.FIRST_COMPLETED)
        stopping.cancel()
        if not ending.done():
            bot.terminate()
        return await ending

    return await keep(run, stop)


if __name__ == "__main__":
    sys.exit(asyncio.run(main()))
