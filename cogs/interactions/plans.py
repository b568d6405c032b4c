"""Presses that say now what is to be done once the others have let things pass."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.model.refusal import Refused
from bot.model.table import TableId
from bot.model.view import TableView
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb, read_word
from cogs.panels.plans import plan_panel
from cogs.routing.replies import Replies
from cogs.routing.router import Handler
from games import find
from games.api import RuleError


class PlanHandlers:
    """Shows what somebody can foresee, notes plans and takes them back."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """Everything about plans."""
        return {
            Verb.PLAN: self.plan,
            Verb.PLAN_ANSWER: self.answer,
            Verb.PLAN_CHOOSE: self.choose,
            Verb.UNPLAN: self.drop,
        }

    async def plan(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show the question that comes next if the others let things pass, to be planned.

        Raises:
            Refused: ``not-seated``, or ``plan-nothing`` where nothing can be foreseen.
        """
        if not await self._offer(interaction, press.table):
            raise Refused("plan-nothing")

    async def follow_up(
        self, interaction: discord.Interaction, look: TableView, told: Sequence[str]
    ) -> None:
        """Ask what belongs to the move just made, of which ``told`` came, before it is asked."""
        table_id = look.table.id
        # No redrawing of an older answer may come after this one.
        self.replies.panels.forget(table_id, interaction.user.id)
        await self._put(interaction, look, told)
        await self.replies.panels.remember(table_id, interaction, look)

    async def answer(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Plan a move."""
        await self._add(interaction, press, press.argument)

    async def choose(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Plan a move from a menu."""
        await self._add(interaction, press, press.pick)

    async def drop(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take the plan back."""
        await self.context.tables.plans.drop(press.table, person_of(interaction.user))
        words = await self.context.texts_for(interaction)
        await self.replies.show(interaction, press.table, headline=words("plan-dropped"))

    async def _add(self, interaction: discord.Interaction, press: CustomId, word: str) -> None:
        """Plan a move, and go on with what comes after it, if that can be foreseen."""
        table = await self.context.tables.queries.get(press.table)
        try:
            move = read_word(find(table.game), word)
        except RuleError as error:
            raise Refused("unknown-control") from error
        person = person_of(interaction.user)
        await self.context.tables.plans.add(table.id, person, press.decision, move)
        if not await self._offer(interaction, table.id):
            words = await self.context.texts_for(interaction)
            await self.replies.show(interaction, table.id, headline=words("plan-noted"))

    async def _offer(self, interaction: discord.Interaction, table_id: TableId) -> bool:
        look = await self.context.tables.queries.look(table_id, interaction.user.id)
        if look.seat is None:
            raise Refused("not-seated")
        if look.ahead is None or look.ahead.following is None:
            return False
        await self._put(interaction, look)
        return True

    async def _put(
        self, interaction: discord.Interaction, look: TableView, told: Sequence[str] = ()
    ) -> None:
        assert look.ahead is not None
        assert look.ahead.following is not None
        words = await self.context.texts_for(interaction)
        picture = await self.context.picture(look.ahead.following, words)
        view = plan_panel(look.ahead, look.ahead.following, picture, words, told)
        await self.replies.put(interaction, view, *picture.files())
