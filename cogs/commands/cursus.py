"""``/<game> cursus``: seven games against the same opponent, for the game whose scoring it is."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.commands.series_parameters import opens_a_series, values_of
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from games.series import cursus
from games.series.api import Kind


def cursus_command(handlers: Handlers, game: str) -> app_commands.Command[Any, ..., None]:
    """Make the command that opens a Cursus of a game."""

    @app_commands.rename(schools=localised("command-cursus-schools"))
    @app_commands.describe(schools=localised("command-cursus-schools-description"))
    @app_commands.choices(schools=values_of(cursus.OPTIONS[0]))
    @opens_a_series
    async def callback(
        interaction: discord.Interaction,
        schools: str = cursus.FIXED,
        language: str | None = None,
        pace: str | None = None,
        like: int | None = None,
    ) -> None:
        async def act() -> None:
            await handlers.series.open(
                interaction,
                Kind.CURSUS,
                game,
                {cursus.SCHOOLS: schools},
                language=language,
                pace=pace,
                like=like,
            )

        await handlers.replies.run(interaction, act)

    return app_commands.Command(
        name=localised("command-cursus"),
        description=localised("command-cursus-description"),
        callback=callback,
    )
