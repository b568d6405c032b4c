"""Presses that only look: panel, spectators' board, rules, story, and what else there is."""

from __future__ import annotations

from discord import ui

from bot.model.refusal import Refused
from bot.model.table import Status, Table, TableId
from cogs.elements.custom_ids import Need
from cogs.interactions.guide import open_rules
from cogs.interactions.posting import Posting
from cogs.panels.details import detail_panel, details
from cogs.panels.followers import watching_buttons
from cogs.panels.keepsakes import seal_message
from cogs.panels.public.board import spectator_board
from cogs.panels.story_log import log_page
from cogs.routing.access import reach
from cogs.routing.request import Request
from games import GAME_IDS
from rendering import details_of


async def hand(request: Request) -> None:
    """Open one's private panel, at the page that the control names, from 0."""
    await request.replies.show(request.interaction, request.table_id, page=request.number(0))


async def next_table(request: Request) -> None:
    """Open one's panel of the table that the control names, in place of this one.

    Raises:
        Refused: there is no such table for this person.
    """
    onward = TableId(request.named_number())
    await reach(request.tables.queries, request.interaction, onward, Need.SEE)
    await request.replies.show(request.interaction, onward)


async def watch(request: Request) -> None:
    """Show what spectators see of a table, in private and in the reader's own language.

    During a game, people without a seat can follow it from there; that a follower looks now is
    stored, and they can catch up since they looked last.

    Raises:
        Refused: the game has not started, or cannot be shown.
    """
    words = await request.words()
    look = await request.tables.queries.look(request.table_id, None)
    picture = await request.context.picture(look, words)
    lately = await request.tables.history.lately(look)
    ways: list[ui.Button[ui.LayoutView]] = []
    table, user_id = look.table, request.user_id
    if table.status is Status.PLAYING and table.seat_of(user_id) is None:
        since = await request.tables.followers.visit(table.id, user_id, look.moves)
        ways = watching_buttons(table, since, words)
    view = spectator_board(look, picture, words, lately, ways)
    await request.put(view, *picture.files())


async def detail(request: Request) -> None:
    """Show the picture behind a button that the control names; the first if it names none there is.

    The panel that was open is not redrawn any more.

    Raises:
        Refused: there is nothing to be looked up now (``no-details``).
    """
    words, look = await request.words(), await request.look()
    shown = details_of(look.table.game)
    keys = () if shown is None else details(shown, look)
    if not keys:
        raise Refused("no-details")
    chosen = request.argument if request.argument in keys else keys[0]
    picture = await request.context.detail(look, chosen, words)
    request.replies.panels.forget(request.table_id, request.user_id)
    await request.put(detail_panel(look, chosen, keys, picture, words), *picture.files())


async def rules(request: Request) -> None:
    """Show a page of the rules of the table's game, by default the first.

    A page out of range is the nearest one.
    """
    await open_rules(request, (await request.table()).game, request.number(1))


async def guide(request: Request) -> None:
    """Show a page of the rules of a game, away from any table, by the control's *game.page*.

    Pages are counted from 1; one out of range is the nearest one.

    Raises:
        Refused: there is no such game, or the page is not all digits (``unknown-control``).
    """
    game, _, page = request.argument.partition(".")
    if game not in GAME_IDS or not page.isdecimal():
        raise Refused("unknown-control")
    await open_rules(request, game, int(page), at_table=False)


async def books(request: Request) -> None:
    """Show the page of the rules that was picked, or the first one of the game that was.

    Raises:
        Refused: there is no such game.
    """
    game, _, page = request.pick.partition(".")
    if game not in GAME_IDS or not (page or "1").isdecimal():
        raise Refused("unknown-control")
    await open_rules(request, game, int(page or 1))


async def log(request: Request) -> None:
    """Show a page of the game's public story, from 1; the last one if the control names none.

    A page out of range is the nearest one. That the game has started is for the caller to check.
    """
    page = int(request.argument) if request.argument.isdecimal() else None
    table = await request.table()
    chapters = await request.tables.history.chapters(table.id)
    await request.put(log_page(table, chapters, page, await request.words()))


async def seal(request: Request) -> None:
    """Show the whole seal of a game's luck."""
    await request.put(seal_message(await request.table(), await request.words()))


async def again(request: Request) -> None:
    """Post the lobby or the board again, for everybody."""
    await show_anew(request, await request.table())


async def show_anew(request: Request, table: Table) -> None:
    """Post the lobby or the board of a table again, and say so."""
    request.part(Posting).board_anew(table.id)
    await request.say("shown-again", table=str(table.id))
