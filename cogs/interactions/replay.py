"""A game seen again, step by step; the control says which step and from whose point of view."""

from __future__ import annotations

import asyncio

from msgspec.structs import replace

from bot.model.refusal import Refused
from bot.model.replay import Eyes
from cogs.panels.replay import read_eyes, replay_panel
from cogs.routing.request import Request


async def step(request: Request) -> None:
    """Show the step that a button names; what it does not name is left to the replay."""
    word, _, rest = request.argument.partition(".")
    await show(request, read_eyes(word), _number(rest))


async def turn(request: Request) -> None:
    """Show the turn that was picked.

    Raises:
        Refused: there is no such turn (``unknown-control``).
    """
    number = _number(request.pick)
    if number is None:
        raise Refused("unknown-control")
    await show(request, read_eyes(request.argument), number)


async def point_of_view(request: Request) -> None:
    """Show the same moment from the point of view that was picked.

    The number of the step is counted from the point of view before.

    Raises:
        Refused: there is no such point of view (``unknown-control``).
    """
    chosen = read_eyes(request.pick)
    if chosen is None:
        raise Refused("unknown-control")
    word, _, rest = request.argument.partition(".")
    await show(request, chosen, _number(rest), read_eyes(word))


async def show(
    request: Request,
    eyes: Eyes | None = None,
    number: int | None = None,
    counted: Eyes | None = None,
) -> None:
    """Answer with a step of a game, as the person may see it, with a picture of each shown hand.

    Without ``eyes`` or ``number`` the replay chooses them. ``counted`` is the point of view by
    which ``number`` is counted, if another. The panel that was open is not redrawn any more.
    """
    table_id, words = request.table_id, await request.words()
    shown = await request.tables.replays.show(
        table_id, request.user_id, eyes, number, counted=counted
    )
    painted = await asyncio.gather(*(request.context.picture(look, words) for look in shown.looks))
    # Several hands of a table go out with one message: no two files may have the same name.
    pictures = [
        replace(picture, filename=f"replay-{table_id}-{index}.png")
        if look.seat == shown.reader or look.seat is None
        else replace(picture, filename=f"replay-{table_id}-{index}.png").seen_by(
            look.table.names[look.seat], words
        )
        for index, (look, picture) in enumerate(zip(shown.looks, painted, strict=True))
    ]
    view = replay_panel(shown, pictures, words)
    request.replies.panels.forget(table_id, request.user_id)
    await request.put(view, *(file for picture in pictures for file in picture.files()))


def _number(word: str) -> int | None:
    """Return the number that an argument begins with, up to a point; None if it names none."""
    digits = word.partition(".")[0]
    return int(digits) if digits.isdecimal() else None
