"""What happens when somebody presses a control, on any message, of any age."""

from __future__ import annotations

import asyncio
import logging
import re
import secrets
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import Any, Self

import discord
from discord import InteractionType, ui
from msgspec.structs import replace

from bot.model.refusal import Refused
from bot.model.table import TableId
from cogs.context import part_of, person_of
from cogs.elements.acknowledge import acknowledge, begin, bot_of, is_private
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb, read_press
from cogs.elements.fallbacks import is_of_content
from cogs.elements.forms import Sent, sent_with
from cogs.routing.access import reach
from cogs.routing.replies import Replies
from cogs.routing.request import Request
from cogs.routing.verb_row import Row

_LOG = logging.getLogger(__name__)

OrphanCheck = Callable[[discord.Interaction, TableId], Awaitable[None]]
"""Deletes a public message with controls if no table owns it, once a press on it is answered."""


FORM_WITHIN = 1.0
"""Seconds to read what a form shows: Discord waits three for the first word."""


CONTROL = re.compile(r"t(?P<version>\d+):.*")
"""The custom ids of every control, of this release and of any other."""


class Control(ui.DynamicItem[ui.Item[Any]], template=CONTROL):
    """Every control of every table, told apart by its custom id alone."""

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Self:
        """Wrap the pressed item; what its id means is read later, where failing is answered."""
        del interaction, match
        return cls(item)

    async def callback(self, interaction: discord.Interaction) -> None:
        """Acknowledge, then act, then answer in private."""
        await part_of(interaction.client, Router).answer(interaction, self.custom_id)


async def _withheld(error_id: str) -> None:
    """Raise Refused (``form-withheld``) for a press whose form Discord does not accept."""
    raise Refused("form-withheld", error=error_id)


async def _too_late() -> None:
    """Raise Refused (``store-failed``) for a press whose form could not be made in time."""
    raise Refused("store-failed")


class Router:
    """Reads presses and hands each to the row of its verb."""

    def __init__(
        self, replies: Replies, rows: Mapping[Verb | None, Row], check_orphan: OrphanCheck
    ) -> None:
        """Keep the row of each verb, None for moves; ``check_orphan`` follows public presses."""
        self.replies = replies
        self._rows = rows
        self._check_orphan = check_orphan

    def row_of(self, control: CustomId) -> Row:
        """Return the row that a control belongs to."""
        return self._rows[control.verb if isinstance(control.verb, Verb) else None]

    async def answer(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Open the form of a press, or acknowledge the press and answer it.

        Every error is answered, too; a form whose content Discord refuses, with an error id. Where
        the database is too slow for a form, that is said.
        """
        press = read_press(custom_id)
        try:
            asked = None if press is None else await self._asked_for(interaction, press)
        except TimeoutError:
            # What the control does without a form may be to say that it is out of date.
            await self._answer(interaction, press, act=_too_late)
            return
        if asked is None:
            await self._answer(interaction, press)
        elif (error := await self._open(interaction, asked)) is not None:
            error_id = secrets.token_hex(4)
            _LOG.error("Form refused, answering with error id %s instead: %s", error_id, error)
            await self._answer(interaction, press, act=partial(_withheld, error_id))

    async def _open(
        self, interaction: discord.Interaction, asked: ui.Modal
    ) -> discord.HTTPException | None:
        """Open a form; return the error if Discord refuses its content, else None.

        None also if it could not be opened for any other reason, which would be in the way of a
        sentence, too.
        """
        refused: list[discord.HTTPException] = []

        async def say() -> None:
            """Send the form; note an error that is about its content, and raise any."""
            try:
                await interaction.response.send_modal(asked)
            except discord.HTTPException as error:
                if is_of_content(error):
                    refused.append(error)
                raise

        opened = await begin(interaction, say)
        if opened:
            bot_of(interaction).presses.answered()
        return None if opened or not refused else refused[0]

    async def _asked_for(
        self, interaction: discord.Interaction, press: CustomId
    ) -> ui.Modal | None:
        """Return the form that a control opens; None if it opens none, or that is refused or fails.

        It has a second, as Discord waits for three. After None the control acts, and answers why.

        Raises:
            TimeoutError: the second was not enough.
        """
        row, data = self.row_of(press), dict[str, Any](interaction.data or {})
        if row.form is None or data.get("component_type") != row.control.value:
            return None
        try:
            async with asyncio.timeout(FORM_WITHIN):
                if row.need is not None:
                    queries = self.replies.context.tables.queries
                    await reach(queries, interaction, press.table, row.need)
                request = Request(self.replies, interaction, press)
                for condition in row.may:
                    await condition(request)
                return await row.form(request)
        except TimeoutError:
            raise
        except Exception:  # noqa: BLE001 - it goes wrong again, and is told, with the answer
            return None

    async def take_form(self, interaction: discord.Interaction) -> None:
        """Acknowledge a submitted form and carry it out; every error is answered, too."""
        data: dict[str, Any] = dict(interaction.data or {})
        press = read_press(str(data.get("custom_id", "")))
        await self._answer(interaction, press, sent_with(interaction))

    async def _answer(
        self,
        interaction: discord.Interaction,
        press: CustomId | None,
        sent: Sent | None = None,
        act: Callable[[], Awaitable[None]] | None = None,
    ) -> None:
        """Acknowledge a press or form, carry it out or ``act`` instead, and answer any error.

        Nothing is done if Discord does not take the acknowledgement. A private panel that was
        pressed is redrawn no longer. After a press on a public message it is checked that a table
        owns the message.
        """
        # Decided by the message and the id alone: what is already private is changed in place.
        private = is_private(interaction)
        quiet = press is not None and self.row_of(press).quiet
        if not await acknowledge(interaction, in_place=private or quiet):
            return
        if private and press is not None:
            # Whatever the message shows next, the panel that it was is gone.
            self.replies.panels.forget(press.table, interaction.user.id)
        act = act or partial(self.do, interaction, press, sent)
        await self.replies.attempt(interaction, act, press.table if press else None)
        if press is not None and press.table != HELP_TABLE and not private:
            await self._check_orphan(interaction, press.table)

    async def do(
        self, interaction: discord.Interaction, press: CustomId | None, sent: Sent | None = None
    ) -> None:
        """Run the action of a control, pressed or named by a command, if the person may.

        ``sent`` is what a form was sent with, None for a press, whose picks are read from the
        interaction. If the row is of tables, the person counts as seen there, also if it refuses
        then; not by *I am back*, which notes that itself. The sentence of the control's row, if it
        has one, is the answer; else the action answers.

        Raises:
            Refused: no control is spelt that way or is of that kind, the person may not, or the row
                of the verb refuses.
        """
        if press is None:
            raise Refused("unknown-control")
        row = self.row_of(press)
        if sent is not None and row.write is None:
            raise Refused("unknown-control")
        if row.need is not None:
            # Before anything else is said of the table.
            tables, person = self.replies.context.tables, person_of(interaction.user)
            await reach(tables.queries, interaction, press.table, row.need)
            if press.verb is not Verb.BACK:
                # It says itself that somebody is back, and whether they had been away; what
                # anybody else pressed is done all the same.
                with suppress(Refused):
                    await tables.seats.notice(press.table, person.id, person.name)
        if sent is None and interaction.type is InteractionType.component:
            data: dict[str, Any] = dict(interaction.data or {})
            if data.get("component_type") != row.control.value:
                raise Refused("unknown-control")
            press = replace(press, picked=tuple(map(str, data.get("values") or ())))
        request = Request(self.replies, interaction, press, sent)
        for condition in row.may:
            await condition(request)
        act = row.act if sent is None else row.write
        assert act is not None
        await act(request)
        if row.says:
            await (request.confirm if row.quiet else request.say)(row.says)
        elif row.shows:
            await request.show(row.shows)
