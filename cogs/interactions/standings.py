"""What finished games say of people, shown in private."""

from __future__ import annotations

import discord
from msgspec.structs import replace

from bot.model.refusal import Refused
from bot.model.standings import Longest
from bot.model.table import TableId
from cogs.elements.custom_ids import Need
from cogs.elements.display_names import cleaned
from cogs.panels.standings import hall_sheet, profile_sheet, standings_panel
from cogs.routing.access import reach
from cogs.routing.request import Request
from rendering.records import hall, profile
from rendering.scene.theme import DUSK


async def show_profile(request: Request, person: discord.abc.User | None = None) -> None:
    """Show what a person, by default the one who asks, has played and won on this server.

    One's own profile says whether others see it.

    Raises:
        Refused: there is nothing yet (``no-games-yet``), nothing that may be seen
            (``no-profile``), or it is no server (``only-on-servers``).
    """
    guild, words = _guild(request), await request.words()
    user = request.interaction.user if person is None else person
    found = await request.tables.ledger.profile(guild.id, user.id, request.user_id)
    sheet = profile_sheet(found, words)
    picture = await request.context.illustration(lambda: profile(sheet, DUSK), "profile")
    foot = ""
    if user.id == request.user_id:
        preferences = await request.tables.people.preferences(user.id)
        foot = words("profile-hidden" if preferences.hidden else "profile-shown")
    view = standings_panel(picture, sheet.alt, words, foot)
    await request.put(view, *(() if picture is None else picture.files()))


async def show_hall(request: Request) -> None:
    """Show the best at each game on this server, and its records, in a picture.

    A record set where the person sees no tables is left out.

    Raises:
        Refused: there is nothing yet (``no-games-here``), or it is no server (``only-on-servers``).
    """
    guild, words = _guild(request), await request.words()
    found = await request.tables.ledger.hall(guild.id)
    found = replace(
        found,
        longest=await _seen(request, found.longest),
        most_moves=await _seen(request, found.most_moves),
    )
    sheet = hall_sheet(found, cleaned(guild.name, guild.name), words)
    picture = await request.context.illustration(lambda: hall(sheet, DUSK), "hall")
    view = standings_panel(picture, sheet.alt, words, words("hall-foot"))
    await request.put(view, *(() if picture is None else picture.files()))


async def _seen(request: Request, record: Longest | None) -> Longest | None:
    """Return a record if the person may see its table, else None."""
    if record is None:
        return None
    try:
        table_id = TableId(record.table)
        await reach(request.tables.queries, request.interaction, table_id, Need.SEE)
    except Refused:
        return None
    return record


def _guild(request: Request) -> discord.Guild:
    """Return the server of a request; raise Refused (``only-on-servers``) elsewhere."""
    guild = request.interaction.guild
    if guild is None:
        raise Refused("only-on-servers")
    return guild
