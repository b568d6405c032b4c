"""What somebody has missed: told in lines, and framed in the picture of the table."""

from __future__ import annotations

import logging
from itertools import compress

from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from bot.model.story import Account
from bot.model.view import Missed, TableView
from bot.services.history import History
from bot.threads import beside
from cogs.context import BotContext
from cogs.elements.faces import Line, face_of
from cogs.panels.absence import absence_line, was_absent
from cogs.panels.catch_up import Comparison, Recap, summed, told
from rendering import at_question
from rendering.changes.diff import Changes, changes
from rendering.changes.highlight import framed, marked
from rendering.scene.scene import Scene

_LOG = logging.getLogger(__name__)

_UNREAD = 2
"""Most lines of it shown with the result of the next move."""


async def recap(context: BotContext, look: TableView, words: Texts) -> Recap:
    """Paint a view with changes framed, and return it with the lines and events that are news.

    News are those since the viewer's last move; without any, nothing is framed.
    """
    missed = await context.tables.history.since(look)
    lines = await news(context.tables.history, look, missed, words)
    events = missed.account.events
    if missed.left is None:
        return Recap(await context.picture(look, words), lines, events)
    compared = await compare(context, look, missed, words, earlier=False)
    return Recap(compared.now, lines, events)


def not_recalled(missed: Missed, look: TableView) -> Missed:
    """Return the missed events without those of the kinds that the panel's line of a reveal says.

    All events of such a kind are left out, whoever made them; the rest of ``missed`` is unchanged.
    """
    face, account = face_of(look.table.game), missed.account
    left = [type(event) not in face.recalled for event in account.events]
    return replace(
        missed,
        account=Account(
            tuple(compress(account.events, left)),
            tuple(compress(account.casts, left)),
            tuple(compress(account.moves, left)),
        ),
    )


async def news(history: History, look: TableView, missed: Missed, words: Texts) -> tuple[Line, ...]:
    """Return the missed events as lines, but for those that the panel shows by itself.

    After a long absence, a line that sums it up comes first.
    """
    lines = tuple(told(look, not_recalled(missed, look), words))
    if not was_absent(look, missed):
        return lines
    left = await _left(history, look, missed)
    return summed(absence_line(look, left, missed, words), lines)


async def unread(context: BotContext, look: TableView, words: Texts) -> tuple[Line, ...]:
    """Return the last two lines that befell somebody since their last move, trifles left out.

    To be told with their next move, after which it is no news.
    """
    missed = await context.tables.history.since(look)
    return tuple(line for line in told(look, missed, words) if line.mine and line.rank)[-_UNREAD:]


async def compare(
    context: BotContext, look: TableView, missed: Missed, words: Texts, *, earlier: bool
) -> Comparison:
    """Paint a view with everything new framed and, if ``earlier``, the one before it.

    Both pictures show only what the viewer could see. The view is painted without frames, and
    alone, if they have made no move yet, nothing has changed, the old position is lost, or
    comparing fails, which is noted. The earlier picture is left out, too, if no place changed.
    """
    if not missed.acted:
        return Comparison(await context.picture(look, words))
    left = await _left(context.tables.history, look, missed)
    if left is None or left.moves == look.moves:
        return Comparison(await context.picture(look, words))
    try:
        # Scenes are drawn up and compared where nobody waits for the event loop.
        shown, found, was = await beside(_compared, context, look, left, words, earlier=earlier)
    except Exception as error:  # noqa: BLE001 - what happened is told in words all the same
        context.picture_faults.note(f"table {look.table.id}", error)
        return Comparison(await context.picture(look, words))
    now = await context.painted(look, shown)
    if was is None:
        return Comparison(now, found=found)
    then = await context.painted(left, was)
    then = replace(then, filename=f"then-{then.filename}")
    return Comparison(now, then, found)


def _compared(
    context: BotContext, look: TableView, left: TableView, words: Texts, *, earlier: bool
) -> tuple[Scene, Changes, Scene | None]:
    """Return a view's scene with the news framed, the news, and the old one if ``earlier``.

    The old scene has what changed since framed, too; None if there is nothing to frame in it, or
    without ``earlier``.
    """
    after = context.scene(look, words)
    found = _changes(_alike(context, left, look, words), after)
    was = None
    if earlier and (found.places or found.everything):
        before = context.scene(left, words)
        was = framed(before, _changes(before, _alike(context, look, left, words)))
    return marked(after, found, words), found, was


async def _left(history: History, look: TableView, missed: Missed) -> TableView | None:
    """Return the game as the viewer left it; None if that cannot be shown, or not any more."""
    try:
        return await history.then(look, missed)
    except Refused:
        return None


def _alike(context: BotContext, look: TableView, other: TableView, words: Texts) -> Scene | None:
    """Draw up a position as the picture of another one shows it; None if it shows nothing of it.

    What only one of two pictures shows, as a hand or a part of a map, is no change of the game.
    """
    view = at_question(look.table.game, look.view, other.view)
    return None if view is None else context.scene(replace(look, view=view), words)


def _changes(before: Scene | None, after: Scene | None) -> Changes:
    """Return the differences of two pictures; if either is missing, that everything changed."""
    if before is None or after is None:
        return Changes(everything=True)
    return changes(before, after)
