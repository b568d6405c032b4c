"""Taking back a move: the button of its player, and the answers of those who acted since."""

from __future__ import annotations

import re

from bot.model.refusal import Refused
from cogs.routing.request import Request

_MARK = re.compile(r"(?P<moves>\d{1,9})\.(?P<renamed>\d{1,18})")
"""As :attr:`bot.model.view.TableView.mark` is spelt."""


async def take_back(request: Request) -> None:
    """Take back one's last move, or ask those who acted since; show the panel, which says which.

    A button names the position that it was offered at; a command means the present one.
    """
    number = await _number(request) if request.argument else (await request.look()).moves
    press = request.interaction.id
    done = await request.tables.undo.take_back(request.table_id, request.person, press, number)
    await request.show("undo-done" if done else "undo-asked")


async def agree(request: Request) -> None:
    """Agree to an undo; show the panel, which says if it is done or others have yet to agree."""
    number, press = await _number(request), request.interaction.id
    done = await request.tables.undo.agree(request.table_id, request.person, press, number)
    await request.show("undo-agreed-done" if done else "undo-agreed")


async def refuse(request: Request) -> None:
    """Refuse somebody else's request to undo, or withdraw one's own; the caller answers."""
    number = await _number(request)
    await request.tables.undo.refuse(request.table_id, request.person, number)


async def _number(request: Request) -> int:
    """Return the number of the last move of the position that a control is of.

    Raises:
        Refused: the argument is no position (``unknown-control``), or the game's questions were
            named anew since, as by restoring a backup (``undo-late``).
    """
    found = _MARK.fullmatch(request.argument)
    if found is None:
        raise Refused("unknown-control")
    if int(found["renamed"]) != (await request.look()).renamed:
        raise Refused("undo-late")
    return int(found["moves"])
