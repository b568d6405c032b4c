"""``/table show``, ``list`` and ``export``: tables looked at, or shown again, without a button."""

from __future__ import annotations

import discord

from bot.client import TabletopBot
from bot.model.refusal import check_over
from bot.model.table import Table
from bot.model.view import TableView
from cogs.commands.declared import Commands, choices, command
from cogs.commands.table.find_table import find_table, follow, offers_own_tables, table_of
from cogs.commands.table.group import add_to_table
from cogs.elements.components import TEXT_LIMIT
from cogs.elements.custom_ids import Need
from cogs.elements.uploads import Upload
from cogs.interactions import find
from cogs.interactions.views import show_anew
from cogs.panels.found import ANY_GAME
from cogs.panels.public.board import table_line
from cogs.routing.conditions import postable
from games import GAME_IDS

_LISTED = 15
"""The most tables in one list; a message has only so much room."""
_ROOM = TEXT_LIMIT - 200
"""Characters of their lines, beside the title and how many more there are."""


class ViewCommands(Commands):
    """Shows tables to whoever asks, and shows a board again to everybody."""

    @command("table-show")
    @offers_own_tables
    async def show(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Post the board or lobby of a table again, for everybody; move it if its place is gone.

        Also the board of a game that is over. The table is the one named, the one here, or the
        person's only one.

        Raises:
            Refused: there is nothing to post again, as where the thread was deleted and is not
                opened anew (``place-lost``), or as :func:`find_table` and :func:`follow` have it.
        """
        found = await find_table(self.context, interaction, table, Need.ACT, over=True)
        await follow(self.context, interaction, found)
        request = self.request(interaction).at(found.id)
        await postable(request)
        await show_anew(request, found)

    @command("table-list")
    async def list_(self, interaction: discord.Interaction) -> None:
        """List the person's tables on every server, those that wait for them first.

        Fifteen at most, and as many as fit; how many more there are is said below. Left out are
        those on servers that they have left. Without any, show on a server what there is to find.
        """
        words = await self.context.texts_for(interaction)
        mine = [
            entry
            for entry in await self.context.tables.queries.mine(interaction.user.id)
            if not _has_left(interaction.user.id, table_of(entry))
        ]
        if not mine and interaction.guild_id is not None:
            await find.show(self.request(interaction), headline=words("list-empty"))
            return
        if not mine:
            await self.replies.say(interaction, words("list-empty"))
            return
        lines = [
            table_line(
                table_of(entry),
                entry if isinstance(entry, TableView) else None,
                interaction.user.id,
                words,
                elsewhere=table_of(entry).guild_id != interaction.guild_id,
            )
            for entry in mine[:_LISTED]
        ]
        while len("\n".join(lines)) > _ROOM:
            # The names of many at once may take more room than there is.
            del lines[-1]
        if (left := len(mine) - len(lines)) > 0:
            lines.append(words("list-more", count=left))
        await self.replies.say(interaction, "\n".join([words("list-title"), *lines]))

    @command("table-find", game=choices((one, f"{one}-name") for one in GAME_IDS))
    async def find(self, interaction: discord.Interaction, game: str = ANY_GAME) -> None:
        """List what is open, goes on and has ended lately on this server, as the person sees it."""
        await find.show(self.request(interaction), game)

    @command("table-export")
    async def export(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Send a finished game as a JSON file, in private, so that anybody can verify its luck.

        Raises:
            Refused: the game is not over (``not-over``), or never will be.
        """
        found = await find_table(self.context, interaction, table, Need.SEE, over=True)
        check_over(found)
        data = await self.context.tables.history.export(found.id)
        words = await self.context.texts_for(interaction)
        text = words("exported", table=str(found.id))
        file = Upload(data, f"table-{found.id}.json", description=text)
        await self.replies.hand_over(interaction, text, file)


def _has_left(user_id: int, table: Table) -> bool:
    """Return True if a seated person is known not to be on the table's server any more."""
    seat = table.seat_of(user_id)
    return seat is not None and table.players[seat].occupancy.away


async def setup(bot: TabletopBot) -> None:
    """Add the commands to ``/table``."""
    await add_to_table(bot, ViewCommands(bot))
