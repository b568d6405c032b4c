"""Time zones that complete themselves as somebody types a place, a country or an abbreviation."""

from __future__ import annotations

import asyncio
from zoneinfo import ZoneInfo

import discord

from cogs.commands.named_choices import Choice, named
from cogs.context import BotContext
from cogs.elements.components import OPTIONS_PER_MENU
from cogs.elements.time_zones import matching, place_of


async def zone_choices(
    context: BotContext, interaction: discord.Interaction, typed: str
) -> list[Choice]:
    """List the first 25 zones that the typed text may mean, each with the time that it is there."""
    words, now = await context.texts_for(interaction), discord.utils.utcnow()
    found = await asyncio.to_thread(matching, typed, now)
    return [
        named(
            f"{place_of(zone, words.language)} · {now.astimezone(ZoneInfo(zone)):%H:%M}",
            zone,
        )
        for zone in found[:OPTIONS_PER_MENU]
    ]
