"""What somebody has missed: told in lines, and framed in the picture of the table."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence

import discord
import msgspec

from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from bot.model.view import Look, Missed
from cogs._desk import Desk, Picture
from cogs._faces import retold
from rendering import find as picture_of
from rendering.changes.diff import Changes, changes
from rendering.changes.highlight import framed, marked

_LOG = logging.getLogger(__name__)

LINES = 8
"""The most lines of news at the head of a private panel."""
LENGTH = 1100
"""The most characters of them; what is asked and may be answered needs its room too."""


class Recap(msgspec.Struct, frozen=True):
    """The picture of a table, and what happened since its reader last acted."""

    picture: Picture
    lines: tuple[str, ...] = ()
    """A line for each thing that happened, the last ones only where there are many."""


class Comparison(msgspec.Struct, frozen=True):
    """A table now beside what it was when somebody left it."""

    now: Picture
    then: Picture | None = None
    """None where nothing has happened, or the past cannot be shown any more."""
    found: Changes = Changes()


async def recap(desk: Desk, look: Look, words: Texts) -> Recap:
    """Paint a look with everything new in it framed, and tell the last of what happened."""
    missed = await desk.history.since(look)
    if missed.left is None:
        return Recap(await desk.picture(look, words))
    compared = await compare(desk, look, missed, words, earlier=False)
    framed_ = hint(compared.found, words) if compared.found.places else ()
    return Recap(compared.now, (*latest(look, missed, words), *framed_))


async def compare(
    desk: Desk, look: Look, missed: Missed, words: Texts, *, earlier: bool
) -> Comparison:
    """Paint a look with everything new in it framed, and on demand what it was before.

    Both pictures are made of nothing but the viewer's own views. Who has not made a move yet
    has nothing to compare.
    """
    if not missed.acted:
        return Comparison(await desk.picture(look, words))
    try:
        left = await desk.history.then(look, missed)
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


def latest(look: Look, missed: Missed, words: Texts) -> list[str]:
    """Tell the last of what happened, and how much lies before it."""
    return list(last_of(quoted(look, missed, words), words))


def last_of(lines: Sequence[str], words: Texts) -> tuple[str, ...]:
    """Keep the last lines, as many as a panel has room for, and say how many lie before them."""
    kept = list(lines[-LINES:])
    while len(kept) > 1 and sum(len(line) + 1 for line in kept) > LENGTH:
        del kept[0]
    dropped = len(lines) - len(kept)
    return (f"-# {words('since-before', count=dropped)}", *kept) if dropped else tuple(kept)


def quoted(look: Look, missed: Missed, words: Texts) -> list[str]:
    """Tell all that happened, a line or more for each thing."""
    told = retold(look.table, missed.account, words, reader=look.seat)
    return [f"> {line}" for line in told if line]


def hint(found: Changes, words: Texts) -> list[str]:
    """Say what the frames in a picture mean."""
    if found.everything:
        return [f"-# {words('since-everything')}"]
    return [f"-# {words('since-framed')}"] if found.places else []


def span(missed: Missed, words: Texts) -> str:
    """Say since when, and how much has happened."""
    when = discord.utils.format_dt(missed.left_at, "R") if missed.left_at else ""
    return words(
        "since-span",
        start="move" if missed.acted else "seat",
        when=when,
        moves=missed.moves,
        turns=missed.turns,
    )
