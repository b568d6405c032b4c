"""The analysis of a finished game by a computer."""

from __future__ import annotations

from cogs.elements.mentions import way_to
from cogs.interactions.posting import Posting
from cogs.routing.request import Request


async def analyse(request: Request) -> None:
    """Have a game analysed where it was played, and reply with a link to the analysis.

    Where it is done or at work already, the link leads there and nothing new begins.

    Raises:
        Refused: the game was not played to its end (``not-over``, or its status) or is not kept any
            more (``not-kept``), too many are being analysed (``busy``), or the bot may not post
            there (``cannot-post``).
    """
    table, post, done = await request.part(Posting).analyst.begin(request.table_id)
    await request.say("analysis-stands" if done else "analysis-begun", url=way_to(table, post))
