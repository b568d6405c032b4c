"""Plans: what is to be done once the others have let things pass."""

from __future__ import annotations

from collections.abc import Sequence

from bot.model.refusal import Refused
from bot.model.view import TableView
from cogs.elements.custom_ids import read_word
from cogs.panels.ahead import follow_up_panel
from cogs.panels.follow_ups import asks_more
from cogs.panels.plans import plan_panel
from cogs.routing.request import Request
from games import find
from games.api import RuleError


async def plan(request: Request) -> None:
    """Show the question that comes next if the others let things pass, to be planned.

    Raises:
        Refused: ``not-seated``, or ``plan-nothing`` where nothing can be foreseen.
    """
    if not await _offer(request):
        raise Refused("plan-nothing")


async def follow_up(request: Request, look: TableView, told: Sequence[str]) -> None:
    """Show the foreseen question that belongs to the move just made, to be planned, under ``told``.

    ``look`` must have been asked for ``ahead`` and have such a question. The panel is redrawn when
    the table changes.
    """
    # No redrawing of an older answer may come after this one.
    request.replies.panels.forget(look.table.id, request.user_id)
    await _put(request, look, told)
    await request.replies.panels.remember(look.table.id, request.interaction, look)


async def ask_more(request: Request, told: Sequence[str] = ()) -> bool:
    """Show questions that may follow in the turn, to answer in advance; False if there are none.

    They cannot be foreseen. ``told`` are lines on the last answer, shown above; the panel is
    redrawn when the table changes.
    """
    look = await request.look()
    if not asks_more(look):
        return False
    words = await request.words()
    picture = await request.context.picture(look, words)
    request.replies.panels.forget(look.table.id, request.user_id)
    await request.put(follow_up_panel(look, picture, words, told), *picture.files())
    await request.replies.panels.remember(look.table.id, request.interaction, look)
    return True


async def add(request: Request, word: str) -> None:
    """Plan a move, and show the next foreseen question, else what may follow, else the panel.

    Raises:
        Refused: it is no move (``unknown-control``).
    """
    table = await request.table()
    try:
        move = read_word(find(table.game), word)
    except RuleError as error:
        raise Refused("unknown-control") from error
    decision = request.control.decision
    await request.tables.plans.add(table.id, request.person, decision, move)
    noted = f"> {(await request.words())('plan-noted')}"
    if not await _offer(request) and not await ask_more(request, [noted]):
        await request.show("plan-noted")


async def _offer(request: Request) -> bool:
    """Show the next foreseen question, to be planned; False, with nothing shown, if there is none.

    Raises:
        Refused: the person has no seat (``not-seated``).
    """
    look = await request.look(ahead=True)
    if look.seat is None:
        raise Refused("not-seated")
    if look.ahead is None or look.ahead.following is None:
        return False
    await _put(request, look)
    return True


async def _put(request: Request, look: TableView, told: Sequence[str] = ()) -> None:
    """Show the panel of a plan at its next step, under ``told``.

    ``look`` must have been asked for ``ahead`` and have a next foreseen question, which is not
    checked but asserted.
    """
    assert look.ahead is not None
    assert look.ahead.following is not None
    words = await request.words()
    picture = await request.context.picture(look.ahead.following, words)
    view = plan_panel(look.ahead, look.ahead.following, picture, words, told)
    await request.put(view, *picture.files())
