"""What finished games say of people, shown in private."""

from __future__ import annotations

import discord

from bot.model.refusal import Refused
from cogs.context import BotContext
from cogs.elements.display_names import cleaned
from cogs.panels.standings import hall_sheet, profile_sheet, standings_panel
from cogs.routing.replies import Replies
from rendering.records import hall, profile
from rendering.scene.theme import DUSK


async def show_profile(
    context: BotContext,
    replies: Replies,
    interaction: discord.Interaction,
    person: discord.abc.User | None = None,
) -> None:
    """Show what a person, or whoever asks, has done on this server.

    Raises:
        Refused: there is nothing yet (``no-games-yet``), nothing that may be seen
            (``no-profile``), or it is no server (``only-on-servers``).
    """
    guild, words = _guild(interaction), await context.texts_for(interaction)
    user = interaction.user if person is None else person
    found = await context.tables.ledger.profile(guild.id, user.id, interaction.user.id)
    sheet = profile_sheet(found, words)
    picture = await context.illustration(lambda: profile(sheet, DUSK), "profile")
    foot = ""
    if user.id == interaction.user.id:
        preferences = await context.tables.people.preferences(user.id)
        foot = words("profile-hidden" if preferences.hidden else "profile-shown")
    view = standings_panel(picture, sheet.alt, words, foot)
    await replies.put(interaction, view, *(() if picture is None else picture.files()))


async def show_hall(
    context: BotContext, replies: Replies, interaction: discord.Interaction
) -> None:
    """Show the best at each game on this server, and what it remembers.

    Raises:
        Refused: there is nothing yet (``no-games-here``), or it is no server (``only-on-servers``).
    """
    guild, words = _guild(interaction), await context.texts_for(interaction)
    found = await context.tables.ledger.hall(guild.id)
    sheet = hall_sheet(found, cleaned(guild.name, guild.name), words)
    picture = await context.illustration(lambda: hall(sheet, DUSK), "hall")
    view = standings_panel(picture, sheet.alt, words, words("hall-foot"))
    await replies.put(interaction, view, *(() if picture is None else picture.files()))


def _guild(interaction: discord.Interaction) -> discord.Guild:
    if interaction.guild is None:
        raise Refused("only-on-servers")
    return interaction.guild
