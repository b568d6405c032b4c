"""What somebody has missed: told in lines, and framed in the picture of the table."""

from __future__ import annotations

import asyncio
import logging

import msgspec

from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from bot.model.view import Missed, TableView
from cogs.context import BotContext
from cogs.panels.catch_up import Comparison, Recap, hint, latest
from rendering import find as picture_of
from rendering.changes.diff import changes
from rendering.changes.highlight import framed, marked

_LOG = logging.getLogger(__name__)


async def recap(desk: BotContext, look: TableView, words: Texts) -> Recap:
    """Paint a look with everything new in it framed, and tell the last of what happened."""
    missed = await desk.tables.history.since(look)
    if missed.left is None:
        return Recap(await desk.picture(look, words))
    compared = await compare(desk, look, missed, words, earlier=False)
    framed_ = hint(compared.found, words) if compared.found.places else ()
    return Recap(compared.now, (*latest(look, missed, words), *framed_))


async def compare(
    desk: BotContext, look: TableView, missed: Missed, words: Texts, *, earlier: bool
) -> Comparison:
    """Paint a look with everything new in it framed, and on demand what it was before.

    Both pictures are made of nothing but the viewer's own views. Who has not made a move yet
    has nothing to compare.
    """
    if not missed.acted:
        return Comparison(await desk.picture(look, words))
    try:
        left = await desk.tables.history.then(look, missed)
    except Refused:
        left = None
    if left is None or left.moves == look.moves:
        return Comparison(await desk.picture(look, words))
    before, after = desk.scene(left, words), desk.scene(look, words)
    cues = picture_of(look.table.game).CUES
    found = await asyncio.to_thread(changes, before, after, cues)
    now = await desk.painted(look, marked(after, found, words))
    if not earlier or not (found.places or found.everything):
        return Comparison(now, found=found)
    then = await desk.painted(left, framed(before, found))
    then = msgspec.structs.replace(then, filename=f"then-{then.filename}")
    return Comparison(now, then, found)
