"""``/series``: open a championship or a match, and everything that the buttons of a sheet do."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.table import SeriesId, Status
from cogs.commands.named_choices import Choice, fitting, meant, named
from cogs.commands.series_parameters import choices, names_a_series, opens_a_series, values_of
from cogs.context import part_of
from cogs.elements.custom_ids import Verb
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from cogs.panels.public.series import free_places, list_line, press
from cogs.routing.access import knows_of
from cogs.routing.router import Router
from games import GAME_IDS, find
from games.series.api import Kind
from games.series.championship import MATCHES, TOGETHER
from games.series.kinds import OPTIONS, is_offered
from games.series.match import WINS

_WINS = [int(value) for value in OPTIONS[Kind.MATCH][0].choices]

_TWINS = (
    ("start", Verb.SERIES_START, True),
    ("leave", Verb.SERIES_LEAVE, False),
    ("cancel", Verb.SERIES_CANCEL, False),
)
"""Commands that do what a control on the sheet does, and whether they are for those not started."""

_LISTED = 15
"""The most series in one list; a message has only so much room."""


def _games(kind: Kind) -> list[app_commands.Choice[Any]]:
    return choices((game, f"{game}-name") for game in GAME_IDS if is_offered(kind, find(game)))


@app_commands.guild_only()
class SeriesCommands(
    commands.GroupCog,
    name=localised("command-series"),
    description=localised("command-series-description"),
):
    """The commands that concern series; the first two open one."""

    def __init__(self, router: Router, handlers: Handlers) -> None:
        self.router = router
        self.handlers = handlers
        self.replies = handlers.replies
        self.context = self.replies.context
        group = self.app_command
        assert group is not None
        for name, verb, waiting in _TWINS:
            group.add_command(self._twin(name, verb, waiting=waiting))

    @app_commands.command(
        name=localised("command-series-championship"),
        description=localised("command-series-championship-description"),
    )
    @app_commands.rename(
        game=localised("command-option-game"), matches=localised("command-series-matches")
    )
    @app_commands.describe(
        game=localised("command-option-game-description"),
        matches=localised("command-series-matches-description"),
    )
    @app_commands.choices(
        game=_games(Kind.CHAMPIONSHIP), matches=values_of(OPTIONS[Kind.CHAMPIONSHIP][0])
    )
    @opens_a_series
    async def championship(
        self,
        interaction: discord.Interaction,
        game: str,
        matches: str = TOGETHER,
        language: str | None = None,
        pace: str | None = None,
        like: int | None = None,
    ) -> None:
        """Open a championship for three to eight."""

        async def act() -> None:
            await self.handlers.series.open(
                interaction,
                Kind.CHAMPIONSHIP,
                game,
                {MATCHES: matches},
                language=language,
                pace=pace,
                like=like,
            )

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-series-match"),
        description=localised("command-series-match-description"),
    )
    @app_commands.rename(
        game=localised("command-option-game"), wins=localised("command-series-wins")
    )
    @app_commands.describe(
        game=localised("command-option-game-description"),
        wins=localised("command-series-wins-description"),
    )
    @app_commands.choices(game=_games(Kind.MATCH))
    @opens_a_series
    async def match(
        self,
        interaction: discord.Interaction,
        game: str,
        wins: app_commands.Range[int, _WINS[0], _WINS[-1]] = _WINS[0],
        language: str | None = None,
        pace: str | None = None,
        like: int | None = None,
    ) -> None:
        """Open a match of two: first to so many wins."""

        async def act() -> None:
            await self.handlers.series.open(
                interaction,
                Kind.MATCH,
                game,
                {WINS: wins},
                language=language,
                pace=pace,
                like=like,
            )

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-series-list"),
        description=localised("command-series-list-description"),
    )
    async def list_all(self, interaction: discord.Interaction) -> None:
        """List the series of the server that one may see, one's own first."""

        async def act() -> None:
            words = await self.context.texts_for(interaction)
            found = await self._known(interaction)
            found.sort(key=lambda one: one.entrant_of(interaction.user.id) is None)
            lines = [list_line(series, words) for series in found[:_LISTED]]
            if (left := len(found) - _LISTED) > 0:
                lines.append(words("series-list-more", count=left))
            await self.replies.say(interaction, "\n".join(lines) or words("series-list-empty"))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-series-show"),
        description=localised("command-series-show-description"),
    )
    @names_a_series
    async def show(self, interaction: discord.Interaction, series: int | None = None) -> None:
        """Post the sheet of a series again, for everybody."""
        await self._run(interaction, series, self.handlers.series.show)

    @app_commands.command(
        name=localised("command-series-join"),
        description=localised("command-series-join-description"),
    )
    @app_commands.rename(place=localised("command-table-join-place"))
    @app_commands.describe(place=localised("command-series-join-place-description"))
    @names_a_series
    async def join(
        self, interaction: discord.Interaction, place: str | None = None, series: int | None = None
    ) -> None:
        """Enter a series that has not started, or change places there."""
        if place is None:
            await self._press(interaction, series, Verb.SERIES_ENTER, waiting=True)
            return

        async def act(interaction: discord.Interaction, series_id: SeriesId) -> None:
            offered = await self._places(interaction, series_id)
            await self.handlers.series.take_place(interaction, series_id, meant(offered, place))

        await self._run(interaction, series, act, waiting=True)

    @join.autocomplete("place")
    async def places(self, interaction: discord.Interaction, current: str) -> list[Choice]:
        """Offer the places for the first game, where they have names."""
        given = interaction.namespace.series
        try:
            series_id = await self._find(interaction, given, waiting=True)
        except Refused:
            return []
        return fitting(await self._places(interaction, series_id), current)

    async def _places(self, interaction: discord.Interaction, series_id: SeriesId) -> list[Choice]:
        known = [one for one in await self._known(interaction) if one.id == series_id]
        words = await self.context.texts_for(interaction)
        return [
            named(place.label, place.value)
            for series in known
            for place in free_places(series, words)
        ]

    @app_commands.command(
        name=localised("command-series-rematch"),
        description=localised("command-series-rematch-description"),
    )
    @app_commands.rename(series=localised("command-option-series"))
    @app_commands.describe(series=localised("command-series-rematch-series-description"))
    async def rematch(self, interaction: discord.Interaction, series: int) -> None:
        """Open a series again that is over."""
        await self._press(interaction, series, Verb.SERIES_REMATCH)

    async def _press(
        self,
        interaction: discord.Interaction,
        given: int | None,
        verb: Verb,
        *,
        waiting: bool = False,
    ) -> None:
        """Do what a control on the sheet would."""

        async def act(interaction: discord.Interaction, series_id: SeriesId) -> None:
            await self.router.do(interaction, press(series_id, verb))

        await self._run(interaction, given, act, waiting=waiting)

    def _twin(
        self, name: str, verb: Verb, *, waiting: bool
    ) -> app_commands.Command[Any, ..., None]:
        async def callback(interaction: discord.Interaction, series: int | None = None) -> None:
            await self._press(interaction, series, verb, waiting=waiting)

        return app_commands.Command(
            name=localised(f"command-series-{name}"),
            description=localised(f"command-series-{name}-description"),
            callback=names_a_series(callback),
        )

    async def _run(
        self,
        interaction: discord.Interaction,
        given: int | None,
        act: Callable[[discord.Interaction, SeriesId], Awaitable[None]],
        *,
        waiting: bool = False,
    ) -> None:
        async def work() -> None:
            await act(interaction, await self._find(interaction, given, waiting=waiting))

        await self.replies.run(interaction, work)

    async def _find(
        self, interaction: discord.Interaction, given: int | None, *, waiting: bool
    ) -> SeriesId:
        """Settle which series a command means: the one named, the one here, or one's only one."""
        if given is not None:
            return SeriesId(given)
        known = [
            series
            for series in await self._known(interaction)
            if not waiting or series.status is Status.LOBBY
        ]
        here = [one for one in known if interaction.channel_id == one.channel_id]
        mine = [one for one in known if one.entrant_of(interaction.user.id) is not None]
        both = [one for one in here if one in mine]
        found = next((some for some in (both, here, mine) if some), [])
        if not found:
            raise Refused("no-series-here")
        if len(found) > 1:
            raise Refused("which-series", series=", ".join(str(one.id) for one in found))
        return found[0].id

    async def _known(self, interaction: discord.Interaction) -> list[HostedSeries]:
        found = await self.context.tables.queries.active_series(interaction.guild_id or 0)
        return [series for series in found if knows_of(interaction, series)]


async def setup(bot: TabletopBot) -> None:
    """Add ``/series``."""
    await bot.add_cog(SeriesCommands(part_of(bot, Router), part_of(bot, Handlers)))
