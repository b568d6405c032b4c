"""The commands that open a series: a championship, a match, and a game's own Cursus."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from cogs.commands.declared import (
    LANGUAGE,
    PACE,
    Choices,
    Commands,
    Declared,
    Listed,
    choices,
    completed,
    completing,
    declared,
    parameter,
    takes,
    values_of,
)
from cogs.commands.named_choices import meant
from cogs.elements.components import OPTIONS_PER_MENU
from cogs.interactions.series import open_series
from games import GAME_IDS, find
from games.series.api import Kind
from games.series.kinds import OPTIONS, is_offered

# When this is read in: whoever is answered later waits for no game to be.
_GAMES = {
    kind: choices((one, f"{one}-name") for one in GAME_IDS if is_offered(kind, find(one)))
    for kind in Kind
}


def opening(cog: Commands, word: str, kind: Kind, game: str | None = None) -> Declared:
    """Make the command that opens a series of a kind: of ``game``, or with a choice of games.

    It takes the kind's option, a language, a pace, and the number of a table to take options from.
    """
    (option,) = OPTIONS[kind]

    async def callback(interaction: discord.Interaction, **given: Any) -> None:
        """Acknowledge, open the series with the given values, and answer errors."""
        chosen = {option.key: given.pop(option.key)}

        async def act() -> None:
            """Open the series of the game that is fixed, chosen or typed."""
            if listed is not None:
                given["game"] = meant(await listed(interaction), given["game"])
            request = cog.request(interaction)
            await open_series(request, kind, given.pop("game", game), chosen, **given)

        await cog.run(interaction, act)

    offered: dict[str, Choices] = {"language": LANGUAGE, "pace": PACE}
    parameters = []
    listed: Listed | None = None
    if game is None:
        if len(_GAMES[kind]) > OPTIONS_PER_MENU:
            listed = completed(_GAMES[kind])
            app_commands.autocomplete(game=completing(listed))(callback)
        else:
            offered["game"] = _GAMES[kind]
        parameters.append(parameter("game", str))
    values: Any = str
    if isinstance(option.default, str):
        offered[option.key] = values_of(option)
    else:
        values = app_commands.Range[int, option.choices[0], option.choices[-1]]
    takes(
        callback,
        *parameters,
        parameter(option.key, values, option.default),
        parameter("language", str | None, None),
        parameter("pace", str | None, None),
        parameter("like", int | None, None),
    )
    return declared(f"command-{word}", callback, offered)
