"""``/series``: open a championship or a match, and everything that the buttons of a sheet do."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.table import SeriesId, Status
from cogs.commands.declared import Commands, Declared, command, declared
from cogs.commands.named_choices import Choice, named
from cogs.commands.series_openings import opening
from cogs.context import context_of
from cogs.elements.custom_ids import Verb
from cogs.elements.localisation import localised
from cogs.interactions.series import show
from cogs.panels.public.series import free_places, list_line, press, press_now
from cogs.routing.access import knows_of
from games.series.api import Kind

_TWINS = (
    ("start", Verb.SERIES_START, True),
    ("leave", Verb.SERIES_LEAVE, False),
    ("cancel", Verb.SERIES_CANCEL, False),
    ("resume", Verb.SERIES_GO_ON, False),
)
"""Commands that do what a control on the sheet does, and whether they are for those not started."""

_LISTED = 15
"""The most series in one list; a message has only so much room."""


async def _places(interaction: discord.Interaction) -> list[Choice]:
    """List the free places for a series' first game, where they have names; empty without such."""
    series_id = await _find(interaction, interaction.namespace.series, waiting=True)
    words = await context_of(interaction.client).texts_for(interaction)
    return [
        named(place.label, place.value)
        for series in await _known(interaction)
        if series.id == series_id
        for place in free_places(series, words)
    ]


@app_commands.guild_only()
class SeriesCommands(
    Commands,
    commands.GroupCog,
    name=localised("command-series"),
    description=localised("command-series-description"),
):
    """The commands that concern series; the first two open one."""

    def __init__(self, bot: TabletopBot) -> None:
        """Add the aliases of the buttons, and the commands that open a series."""
        super().__init__(bot)
        group = self.app_command
        assert group is not None
        for name, verb, waiting in _TWINS:
            group.add_command(self._twin(name, verb, waiting=waiting))
        for kind in (Kind.CHAMPIONSHIP, Kind.MATCH):
            group.add_command(opening(self, f"series-{kind.value}", kind))

    @command("series-list")
    async def list_all(self, interaction: discord.Interaction) -> None:
        """List the active series of the server that one may see, one's own first; 15 at most.

        How many more there are is said below.
        """
        words = await self.context.texts_for(interaction)
        found = await _known(interaction)
        found.sort(key=lambda one: one.entrant_of(interaction.user.id) is None)
        lines = [list_line(series, words) for series in found[:_LISTED]]
        if (left := len(found) - _LISTED) > 0:
            lines.append(words("series-list-more", count=left))
        await self.replies.say(interaction, "\n".join(lines) or words("series-list-empty"))

    @command("series-show")
    async def show(self, interaction: discord.Interaction, series: int | None = None) -> None:
        """Post the sheet of a series again, for everybody."""
        found = await _find(interaction, series, waiting=False)
        await show(self.request(interaction), found)

    @command("series-join", {"place": _places})
    async def join(
        self, interaction: discord.Interaction, place: str | None = None, series: int | None = None
    ) -> None:
        """Enter a series that has not started, at a place if given, or change to that place."""
        found = await _find(interaction, series, waiting=True)
        enter = press(found, Verb.SERIES_ENTER)
        if place is not None:
            enter = replace(press(found, Verb.SERIES_PLACE), picked=(place,))
        await self.press(interaction, enter)

    @command("series-rematch")
    async def rematch(self, interaction: discord.Interaction, series: int) -> None:
        """Open a series again that is over."""
        await self.press(interaction, press(SeriesId(series), Verb.SERIES_REMATCH))

    def _twin(self, name: str, verb: Verb, *, waiting: bool) -> Declared:
        """Return the command alias ``/series <name>`` of a button on the sheet.

        With ``waiting`` it means only series that have not started, unless one is named.
        """

        async def callback(interaction: discord.Interaction, series: int | None = None) -> None:
            """Find the series that is meant, and do what its button does now; answer errors."""

            async def act() -> None:
                """Press the button of the series that is meant, as of the series' present state."""
                found = await _find(interaction, series, waiting=waiting)
                known = await self.context.tables.queries.series(found)
                await self.press(interaction, press_now(known, verb, interaction.user.id))

            await self.run(interaction, act)

        return declared(f"command-series-{name}", callback)


async def _find(interaction: discord.Interaction, given: int | None, *, waiting: bool) -> SeriesId:
    """Return which series a command means: the one named, the one here, or the person's only one.

    A named one is not looked up. Of those here, one where the person takes part comes first. With
    ``waiting`` only series that have not started count.

    Raises:
        Refused: there is none (``no-series-here``), or several (``which-series``).
    """
    if given is not None:
        return SeriesId(given)
    known = [
        series
        for series in await _known(interaction)
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


async def _known(interaction: discord.Interaction) -> list[HostedSeries]:
    """List the active series of the server that a person can see."""
    queries = context_of(interaction.client).tables.queries
    found = await queries.active_series(interaction.guild_id or 0)
    return [series for series in found if knows_of(interaction, series)]


async def setup(bot: TabletopBot) -> None:
    """Add ``/series``."""
    await bot.add_cog(SeriesCommands(bot))
