"""Slash commands that follow from the rows of verbs: each does what a control does, the same way.

What one needs, what is said and what comes of it are those of the press: a command only finds the
table that it means, and hands the router what the control there would say.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

import discord
import msgspec
from discord import app_commands

from bot.client import TabletopBot
from bot.model.table import Status, Table
from cogs.commands.declared import Declared, declared
from cogs.commands.table.find_table import find_lobby, find_table, offer_own_tables
from cogs.commands.table.group import TableGroup
from cogs.context import part_of
from cogs.elements.custom_ids import CONFIRMING, CustomId, Need, Verb
from cogs.elements.moments import confirming
from cogs.interactions.verbs import ROWS
from cogs.routing.router import Router
from cogs.routing.verb_row import Command
from rendering import details_of


class Twin(msgspec.Struct, frozen=True):
    """The slash command of a control on messages of a table."""

    verb: Verb
    command: Command

    def press(self, table: Table, user_id: int) -> CustomId:
        """Return the control at a table, as a person who sees it now would press it.

        In a lobby that has another control, that one. A confirming control gets the present moment.

        Raises:
            Refused: there is no such control now.
        """
        lobby = self.command.lobby
        verb = lobby if lobby and table.status is Status.LOBBY else self.verb
        if verb in CONFIRMING:
            return confirming(verb, table, user_id=user_id)
        return CustomId(table.id, verb, self.command.argument(table))


def twins_of(group: str, game: str | None = None) -> Iterator[Twin]:
    """Yield the commands of a group; for the group of a ``game``, those that the game has.

    A game without pictures of details has none for them.
    """
    for row in ROWS:
        # Few games have pictures of details.
        if row.verb is Verb.DETAIL and game is not None and details_of(game) is None:
            continue
        for command in row.commands:
            if command.group == group and row.verb is not None:
                yield Twin(row.verb, command)


def add_twins(
    group: app_commands.Group | None, word: str, router: Router, game: str | None = None
) -> None:
    """Add the command aliases of a group's controls to it; ``word`` is the group in their texts.

    With ``game``, they mean tables of that game only. ``group`` must not be None.
    """
    assert group is not None
    for twin in twins_of(word, game):
        group.add_command(_command(twin, router, game))


def _command(twin: Twin, router: Router, game: str | None) -> Declared:
    """Return the command that does what a button does, for tables of one game or any."""

    async def callback(interaction: discord.Interaction, table: int | None = None) -> None:
        answer = partial(_answer, twin, router, game, interaction, table)
        await router.replies.run(interaction, answer)

    if twin.command.own:
        app_commands.autocomplete(table=offer_own_tables(game))(callback)
    return declared(f"command-{twin.command.group}-{twin.command.name}", callback)


async def _answer(
    twin: Twin,
    router: Router,
    game: str | None,
    interaction: discord.Interaction,
    given: int | None,
) -> None:
    """Find the table that a command means, and do what the command's control does there.

    The person must see the table; the router checks what else they need.
    """
    context, over = router.replies.context, twin.command.over
    # What one needs beyond that, the router asks for as of a press.
    if twin.command.waiting:
        found = await find_lobby(context, interaction, given, Need.SEE)
    else:
        found = await find_table(context, interaction, given, Need.SEE, game=game, over=over)

    async def do() -> None:
        await router.do(interaction, twin.press(found, interaction.user.id))

    await router.replies.attempt(interaction, do, found.id)


async def setup(bot: TabletopBot) -> None:
    """Add those of a table to ``/table``."""
    add_twins(part_of(bot, TableGroup), "table", part_of(bot, Router))
