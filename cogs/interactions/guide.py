"""The tour of the bot and the paged rules of a game, illustrated, in the reader's language."""

from __future__ import annotations

from functools import partial

from discord import ui

from bot.i18n.rule_book import page_count
from cogs.elements.custom_ids import HELP_TABLE
from cogs.elements.uploads import Picture
from cogs.interactions.open_table import threading_channel
from cogs.panels.guide import rules_page, tour_page
from cogs.routing.request import Request
from rendering import find as picture_of
from rendering.guide.tour import PAGES, tour
from rendering.scene.theme import DUSK


async def open_rules(
    request: Request, game_id: str, page: int = 1, *, at_table: bool = True
) -> None:
    """Answer with page ``page`` of the rules, from 1; a number out of range gives the nearest.

    With ``at_table`` its buttons belong to the table of the request, else to none.
    """
    words = await request.words()
    page = max(1, min(page, page_count(game_id, words)))
    draw = partial(picture_of(game_id).lesson, page, words, DUSK)
    picture = await request.context.illustration(draw, f"rules-{game_id}-{page}")
    table_id = request.table_id if at_table else HELP_TABLE
    computers = await request.has_computers()
    shown = rules_page(game_id, page, words, table_id, picture, computers=computers)
    await _put(request, shown, picture)


async def open_tour(request: Request) -> None:
    """Answer with a page of the tour, counted from 1; one out of range is the nearest one.

    The first page suggests a board to managers of a server that has none.
    """
    words = await request.words()
    page = max(1, min(request.number(1), PAGES))
    picture = await request.context.illustration(partial(tour, page, words, DUSK), f"tour-{page}")
    guild_id = request.interaction.guild_id
    threads = guild_id is None or await _has_threads(request)
    hint = ""
    if page == 1 and guild_id is not None and await request.manages():
        board = await request.tables.server_boards.get(guild_id)
        hint = "" if board is not None else words("board-suggested")
    opens, computers = guild_id is not None, await request.has_computers()
    shown = tour_page(
        page, words, picture, threads=threads, hint=hint, opens=opens, computers=computers
    )
    await _put(request, shown, picture)


async def _has_threads(request: Request) -> bool:
    """Return True if a table that is opened where the request was made has a thread of its own."""
    return await threading_channel(request.context, request.interaction) is not None


async def _put(request: Request, view: ui.LayoutView, picture: Picture | None) -> None:
    await request.put(view, *(picture.files() if picture else []))
