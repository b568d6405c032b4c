"""Looking at a game again, step by step; the control says which step and through whose eyes."""

from __future__ import annotations

import asyncio

import discord
from msgspec.structs import replace

from bot.model.refusal import Refused
from bot.model.replay import Eyes
from bot.model.table import TableId
from cogs.context import BotContext
from cogs.elements.custom_ids import CustomId, Verb
from cogs.panels.replay import read_eyes, replay_panel
from cogs.routing.replies import Replies
from cogs.routing.router import Handler


class ReplayHandlers:
    """Shows games again to whoever may see them."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """The steps, and the menus of turns and eyes."""
        return {
            Verb.REPLAY: self.replay,
            Verb.REPLAY_TURN: self.turn,
            Verb.REPLAY_EYES: self.eyes,
        }

    async def replay(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show the step that a button names."""
        word, _, rest = press.argument.partition(".")
        await self.show(interaction, press.table, read_eyes(word), _number(rest))

    async def turn(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show the turn that was picked.

        Raises:
            Refused: it is none (``unknown-control``).
        """
        step = _number(press.pick)
        if step is None:
            raise Refused("unknown-control")
        await self.show(interaction, press.table, read_eyes(press.argument), step)

    async def eyes(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show the same moment through the eyes that were picked.

        Raises:
            Refused: they are none (``unknown-control``).
        """
        chosen = read_eyes(press.pick)
        if chosen is None:
            raise Refused("unknown-control")
        word, _, rest = press.argument.partition(".")
        counted = read_eyes(word)
        await self.show(interaction, press.table, chosen, _number(rest), counted)

    async def show(
        self,
        interaction: discord.Interaction,
        table_id: TableId,
        eyes: Eyes | None = None,
        step: int | None = None,
        counted: Eyes | None = None,
    ) -> None:
        """Answer with a step of a game, as the person may see it."""
        words = await self.context.texts_for(interaction)
        shown = await self.context.tables.replays.show(
            table_id, interaction.user.id, eyes, step, counted=counted
        )
        painted = await asyncio.gather(*(self.context.picture(look, words) for look in shown.looks))
        # Several hands of a table go out with one message: no two files may have the same name.
        pictures = [
            replace(picture, filename=f"replay-{table_id}-{number}.png")
            for number, picture in enumerate(painted)
        ]
        view = replay_panel(shown, pictures, words)
        self.replies.panels.forget(table_id, interaction.user.id)
        await self.replies.put(interaction, view, *(f for p in pictures for f in p.files()))


def _number(word: str) -> int | None:
    """Read the step in an argument, before whatever else it says."""
    digits = word.partition(".")[0]
    return int(digits) if digits.isdecimal() else None
