"""A request of one person, by a press or a command, and the ways to answer it."""

from __future__ import annotations

from itertools import chain
from typing import TypeVar

import discord
from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from bot.model.series import HostedSeries
from bot.model.table import Table, TableId
from bot.model.view import TableView
from cogs.context import part_of, person_of
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb, read_number
from cogs.elements.forms import Sent
from cogs.routing.confirmations import outdated
from cogs.routing.replies import Replies

P = TypeVar("P")

_NONE = CustomId(HELP_TABLE, Verb.TOUR)
"""The control of a command that is no alias of a control."""


class Request:
    """A control that was pressed, or that a command names; acknowledged, and not answered yet."""

    __slots__ = (
        *("argument", "context", "control", "interaction", "person", "replies"),
        *("sent", "table_id", "tables", "user_id"),
    )

    def __init__(
        self,
        replies: Replies,
        interaction: discord.Interaction,
        control: CustomId = _NONE,
        sent: Sent | None = None,
    ) -> None:
        """Take person and table from the interaction and control; nothing is asked or stored.

        ``sent`` is what a form was sent with; None becomes empty.
        """
        self.replies = replies
        self.context = replies.context
        """Services, pictures and texts of the bot."""
        self.tables = replies.context.tables
        """The services."""
        self.interaction = interaction
        self.person = person_of(interaction.user)
        self.user_id = interaction.user.id
        self.control = control
        self.table_id = control.table
        self.argument = control.argument
        """What the control says besides its verb."""
        self.sent = {} if sent is None else sent
        """What a form was sent with."""

    # -- what is asked -----------------------------------------------------------------------

    @property
    def pick(self) -> str:
        """The option picked in a menu.

        Raises:
            Refused: nothing was picked (``unknown-control``).
        """
        return self.control.pick

    @property
    def text(self) -> str:
        """What was written in a form that asks for one text."""
        return "".join(chain.from_iterable(self.sent.values()))

    def number(self, default: int) -> int:
        """Return the number that is the whole argument, a page or seat; else the default."""
        return int(self.argument) if self.argument.isdecimal() else default

    def named_number(self) -> int:
        """Return the number of a table or series that is the whole argument.

        Raises:
            Refused: it names none (``unknown-control``).
        """
        number = read_number(self.argument)
        if number is None:
            raise Refused("unknown-control")
        return number

    def part(self, kind: type[P]) -> P:
        """Return the one object of a kind that ``cogs.core`` built."""
        return part_of(self.interaction.client, kind)

    def of(self, verb: Verb) -> Request:
        """Return the request for another control of the same table, without argument or form."""
        control = CustomId(self.table_id, verb)
        return Request(self.replies, self.interaction, control)

    def at(self, table_id: TableId) -> Request:
        """Return the same request at another table, with what the control and the form say."""
        control = replace(self.control, table=table_id)
        return Request(self.replies, self.interaction, control, self.sent)

    async def words(self) -> Texts:
        """Return the texts in the language of the person."""
        return await self.context.texts_for(self.interaction)

    async def table(self) -> Table:
        """Return the table as it is now."""
        return await self.tables.queries.get(self.table_id)

    async def look(self, *, ahead: bool = False) -> TableView:
        """Return the game as the person may see it, ``ahead`` with what they could plan next.

        Raises:
            Refused: as :meth:`bot.services.queries.Queries.look`.
        """
        return await self.tables.queries.look(self.table_id, self.user_id, ahead=ahead)

    async def manages(self) -> bool:
        """Return True if the person manages the server."""
        return await self.context.manages(self.interaction)

    async def has_computers(self) -> bool:
        """Return True if computers may play where the person asks: on a server that allows them."""
        guild_id = self.interaction.guild_id
        if guild_id is None:
            return False
        return (await self.context.servers.setting(guild_id)).limits.computers

    async def outdated(self, what: Table | HostedSeries | None) -> str | None:
        """Return what to say where a confirmation came too late; None if it holds."""
        return await outdated(self.context, self.interaction, self.control, what)

    async def refusal(self, refused: Refused) -> str:
        """Return why something cannot be done, with what the person wrote."""
        table = self.table_id if self.table_id != HELP_TABLE else None
        return await self.replies.refusal(self.interaction, refused, table)

    # -- answers -----------------------------------------------------------------------------

    async def say(self, key: str, **said: str | int) -> None:
        """Answer with a sentence; ``table`` in it is the table's number."""
        await self.replies.say(self.interaction, await self._sentence(key, said))

    async def confirm(self, key: str, **said: str | int) -> None:
        """Answer with a sentence, unless the public message that was pressed shows the change.

        Where Discord is known to refuse the table's messages it shows none: that is said, too.
        """
        sentence = await self._sentence(key, said)
        trouble = self.context.access_problems.get(self.table_id)
        if trouble is None:
            await self.replies.confirm(self.interaction, sentence)
        else:
            warning = trouble.sentence(await self.words())
            await self.replies.say(self.interaction, f"{sentence}\n⚠️ {warning}")

    async def show(self, key: str, **said: str | int) -> None:
        """Answer with the panel of the table, under a sentence."""
        headline = await self._sentence(key, said)
        await self.replies.show(self.interaction, self.table_id, headline=headline)

    async def put(self, view: ui.LayoutView, *files: discord.File) -> None:
        """Answer with a message, in place of the one the control was on if that was private."""
        await self.replies.put(self.interaction, view, *files)

    async def _sentence(self, key: str, said: dict[str, str | int]) -> str:
        """Return a text in the reader's language."""
        return (await self.words())(key, **{"table": str(self.table_id), **said})
