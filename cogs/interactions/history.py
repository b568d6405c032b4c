"""What happened since one's last move, and the open hands of a table."""

from __future__ import annotations

import sys

from bot.model.refusal import Refused
from bot.model.table import Status, Table
from cogs.elements.custom_ids import read_number
from cogs.interactions import replay
from cogs.panels.catch_up import caught_up, in_order, open_hand
from cogs.routing.next_table import next_table
from cogs.routing.recap import compare
from cogs.routing.request import Request
from games.api import Seat


async def catch_up(request: Request) -> None:
    """Show the board as it was at one's own last move, beside the board now, with what happened.

    The control names the page, from 1; one out of range is the nearest. A spectator sees what
    everybody may know: since they looked last if they follow the game, else of the last round, and
    opening it without a page notes that they look now. The panel that was open is not redrawn any
    more.
    """
    words, look = await request.words(), await request.look()
    word, _, after = request.argument.partition(".")
    page, since = read_number(word) or 1, read_number(after)
    if look.seat is None:
        if not request.argument:
            since = await request.tables.followers.visit(look.table.id, request.user_id, look.moves)
        missed = await request.tables.history.watched_since(look, since)
    else:
        missed = await request.tables.history.since(look)
    compared = await compare(request.context, look, missed, words, earlier=True)
    following = await next_table(request.context, request.interaction, look)
    view = caught_up(look, compared, missed, page, words, following, since)
    request.replies.panels.forget(request.table_id, request.user_id)
    await request.put(view, *(file for p in in_order(compared) for file in p.files()))


async def shows_hands(request: Request) -> Table:
    """Require a game with open hands that has started; return its table.

    One that has ended counts, too.

    Raises:
        Refused: the table keeps its hands closed, or has not started (``hands-closed`` for both).
    """
    table = await request.table()
    if not table.terms.open_hands or table.seed_hash is None:
        raise Refused("hands-closed")
    return table


async def hands_to_see(request: Request) -> int:
    """Return the number of the last move whose position is old enough for spectators.

    That is one of the turn before last, as the game counts turns.

    Raises:
        Refused: the person plays there or did (``hands-not-for-players``), or nothing is old
            enough (``hands-not-yet``).
    """
    history, table_id = request.tables.history, request.table_id
    if await history.has_played(table_id, request.user_id):
        raise Refused("hands-not-for-players")
    number = await history.a_turn_ago(table_id)
    if number is None:
        raise Refused("hands-not-yet")
    return number


async def wants_no_seat(request: Request) -> None:
    """Raise Refused if the person may see no hand because of a seat they have or ask for."""
    await request.tables.seats.check_watching(request.table_id, request.person)


async def hands(request: Request) -> None:
    """Show one seat's hand: as of two turns ago, or at any moment of a game played to its end.

    The latter opens the replay at its last step. The control names the seat; without a number the
    first is shown, for one too high the last. While the game is under way it is stored first that
    the person sees hands: they can take no seat there any more.

    Raises:
        Refused: as the conditions above, or the person wants a seat (``hands-while-claiming``).
    """
    table, table_id = await shows_hands(request), request.table_id
    # Panels of the first releases also counted the moves.
    word, _, _ = request.argument.partition(".")
    place = Seat(min(int(word) if word.isdecimal() else 0, len(table.players) - 1))
    if table.status is Status.OVER:
        await replay.show(request, place, sys.maxsize)
        return
    number = await hands_to_see(request)
    if not table.status.ended:
        # Kept before anything is shown: who has seen a hand takes no seat here.
        await request.tables.seats.watch_hands(table_id, request.person)
    moment = await request.tables.history.moment(table, number, place)
    words = await request.words()
    picture = await request.context.picture(moment.look, words)
    picture = picture.seen_by(table.names[place], words)
    await request.put(open_hand(moment, picture, words), *picture.files())
