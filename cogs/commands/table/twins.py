"""Slash commands that are declared, not written: each does what a control does, by the same way.

What one needs, what is said and what comes of it are those of the press: a command only finds the
table that it means, and hands the router what the control there would say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

import discord
import msgspec
from discord import app_commands

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.model.table import Status, Table
from cogs.commands.declared import Declared, declared
from cogs.commands.table.find_table import (
    find_lobby,
    find_table,
    offer_own_tables,
)
from cogs.commands.table.group import TableGroup
from cogs.context import part_of
from cogs.elements.custom_ids import CONFIRMING, CustomId, Need, Verb
from cogs.elements.moments import confirming
from cogs.routing.router import Router


def _nothing(table: Table) -> str:
    del table
    return ""


def _claim(table: Table) -> str:
    player = next((p for p in table.players if p.occupancy.claim is not None), None)
    if player is None or player.occupancy.claim is None:
        raise Refused("no-claim")
    return f"{player.seat}.{player.occupancy.claim.id}"


def _offered(table: Table) -> str:
    seat = next((p.seat for p in table.players if p.offered), None)
    if seat is None:
        raise Refused("seat-not-offered")
    return f"{seat}"


class Twin(msgspec.Struct, frozen=True):
    """The slash command of a control on messages of a table."""

    name: str
    """As in its texts, ``command-<group>-<name>``."""
    verb: Verb
    argument: Callable[[Table], str] = _nothing
    """What the control says besides."""
    lobby: Verb | None = None
    """The control that a lobby has instead."""
    own: bool = True
    """Whether it is for who sits there, to whom their own tables are offered."""
    over: bool = False
    """Whether a game that is over may be meant without being named."""
    waiting: bool = False
    """Whether a lobby is meant before all else."""

    def press(self, table: Table, user_id: int) -> CustomId:
        """What the control would say at a table, to a person who sees it as it is now.

        Raises:
            Refused: there is no such control now.
        """
        verb = self.lobby if self.lobby and table.status is Status.LOBBY else self.verb
        if verb in CONFIRMING:
            return confirming(verb, table, user_id=user_id)
        return CustomId(table.id, verb, self.argument(table))


OF_A_TABLE = (
    Twin("hand", Verb.HAND),
    Twin("options", Verb.TERMS),
    Twin("start", Verb.START, waiting=True),
    Twin("leave", Verb.QUIT, lobby=Verb.LEAVE),
    Twin("cancel", Verb.CALLING, lobby=Verb.CLOSE),
    Twin("rematch", Verb.REMATCH, own=False, over=True),
    Twin("hint", Verb.HINT),
    Twin("plan", Verb.PLAN),
    Twin("undo", Verb.UNDO),
    Twin("catchup", Verb.CATCHUP, over=True),
    Twin("hands", Verb.HANDS, own=False, over=True),
    Twin("log", Verb.LOG, own=False, over=True),
    Twin("repair", Verb.REPAIR, own=False),
    Twin("resume", Verb.RESUME),
    Twin("extend", Verb.EXTEND),
)

OF_A_SEAT = (
    Twin("take", Verb.CLAIM, _offered, own=False),
    Twin("back", Verb.BACK),
    Twin("win", Verb.WIN),
    Twin("agree", Verb.WELCOME, _claim),
    Twin("object", Verb.DECLINE, _claim),
    Twin("keep", Verb.KEEP),
    Twin("players", Verb.PEOPLE, over=True),
    Twin("concede", Verb.QUIT),
)

OF_A_FINISHED_GAME = (
    Twin("replay", Verb.REPLAY, over=True),
    Twin("film", Verb.FILM, own=False, over=True),
    Twin("luck", Verb.LUCK, own=False, over=True),
    Twin("analysis", Verb.ANALYSIS, own=False, over=True),
)

OF_A_GAME = (
    Twin("hand", Verb.HAND),
    Twin("board", Verb.WATCH),
    Twin("details", Verb.DETAIL),
)
"""In the group of each game, for its tables alone."""


def add_twins(
    group: app_commands.Group | None,
    word: str,
    twins: Iterable[Twin],
    router: Router,
    game: str | None = None,
) -> None:
    """Add the commands of some controls to a group, of which texts speak as ``command-<word>``."""
    assert group is not None
    for twin in twins:
        group.add_command(_command(twin, f"command-{word}-{twin.name}", router, game))


def _command(twin: Twin, text_id: str, router: Router, game: str | None) -> Declared:
    context = router.replies.context

    async def callback(interaction: discord.Interaction, table: int | None = None) -> None:
        async def act() -> None:
            # What one needs beyond that, the router asks for as of a press.
            if twin.waiting:
                found = await find_lobby(context, interaction, table, Need.SEE)
            else:
                found = await find_table(
                    context, interaction, table, Need.SEE, game=game, over=twin.over
                )

            async def do() -> None:
                await router.do(interaction, twin.press(found, interaction.user.id))

            await router.replies.attempt(interaction, do, found.id)

        await router.replies.run(interaction, act)

    if twin.own:
        app_commands.autocomplete(table=offer_own_tables(game))(callback)
    return declared(text_id, callback)


async def setup(bot: TabletopBot) -> None:
    """Add those of a table to ``/table``."""
    add_twins(part_of(bot, TableGroup), "table", OF_A_TABLE, part_of(bot, Router))
