"""The tour of the bot and the paged rules of a game, illustrated, in the reader's language."""

from __future__ import annotations

from functools import partial

import discord
from discord import ui

from bot.i18n.rule_book import page_count
from bot.model.table import TableId
from cogs.context import BotContext
from cogs.elements.custom_ids import HELP_TABLE
from cogs.elements.uploads import Picture
from cogs.interactions.open_table import has_threads
from cogs.panels.guide import rules_page, tour_page
from cogs.routing.replies import Replies
from rendering import find as picture_of
from rendering.guide.tour import PAGES, tour
from rendering.scene.theme import DUSK


async def open_rules(
    context: BotContext,
    replies: Replies,
    interaction: discord.Interaction,
    game_id: str,
    page: int = 1,
    table_id: TableId = HELP_TABLE,
) -> None:
    """Answer with a page of the rules, counted from 1; one out of range is the nearest one."""
    words = await context.texts_for(interaction)
    page = max(1, min(page, page_count(game_id, words)))
    draw = partial(picture_of(game_id).lesson, page, words, DUSK)
    picture = await context.illustration(draw, f"rules-{game_id}-{page}")
    await _put(replies, interaction, rules_page(game_id, page, words, table_id, picture), picture)


async def open_tour(
    context: BotContext, replies: Replies, interaction: discord.Interaction, page: int = 1
) -> None:
    """Answer with a page of the tour, counted from 1; one out of range is the nearest one."""
    words = await context.texts_for(interaction)
    page = max(1, min(page, PAGES))
    picture = await context.illustration(partial(tour, page, words, DUSK), f"tour-{page}")
    threads = interaction.guild_id is None or has_threads(interaction)
    view = tour_page(page, words, picture, threads=threads)
    await _put(replies, interaction, view, picture)


async def _put(
    replies: Replies,
    interaction: discord.Interaction,
    view: ui.LayoutView,
    picture: Picture | None,
) -> None:
    await replies.put(interaction, view, *(picture.files() if picture else []))
