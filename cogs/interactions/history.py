"""Looking back: what happened since one's last move, and the open hands of a table."""

from __future__ import annotations

import sys

import discord

from bot.model.refusal import Refused
from bot.model.table import Status
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.interactions.replay import ReplayHandlers
from cogs.panels.catch_up import caught_up, in_order, open_hand
from cogs.routing.next_table import next_table
from cogs.routing.recap import compare
from cogs.routing.replies import Replies
from cogs.routing.router import Handler
from games.api import Seat


class HistoryHandlers:
    """Shows the past of a table to whoever may know it."""

    def __init__(self, context: BotContext, replies: Replies, replay: ReplayHandlers) -> None:
        self.context = context
        self.replies = replies
        self._replay = replay

    def by_verb(self) -> dict[Verb, Handler]:
        """Everything that looks back."""
        return {
            Verb.CATCHUP: self.catch_up,
            Verb.HANDS: self.hands,
        }

    async def catch_up(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show the board as it was at one's own last move, beside the board now, page by page.

        Raises:
            Refused: the person has no seat there (``not-seated``).
        """
        page = int(press.argument) if press.argument.isdecimal() else 1
        words = await self.context.texts_for(interaction)
        look = await self.context.tables.queries.look(press.table, interaction.user.id)
        if look.seat is None:
            raise Refused("not-seated")
        missed = await self.context.tables.history.since(look)
        compared = await compare(self.context, look, missed, words, earlier=True)
        following = await next_table(self.context, interaction, look)
        view = caught_up(look, compared, missed, page, words, following)
        self.replies.panels.forget(press.table, interaction.user.id)
        await self.replies.put(
            interaction, view, *(file for p in in_order(compared) for file in p.files())
        )

    async def hands(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show one seat's hand: a turn ago while the game is played, any moment once it is over.

        Raises:
            Refused: the table keeps its hands closed (``hands-closed``), the person plays there
                or did (``hands-not-for-players``), wants to (``hands-while-claiming``), or nothing
                is old enough (``hands-not-yet``).
        """
        # Panels of the first releases also counted the moves.
        word, _, _ = press.argument.partition(".")
        seat, table_id = int(word) if word.isdecimal() else 0, press.table
        words = await self.context.texts_for(interaction)
        table = await self.context.tables.queries.get(table_id)
        if not table.terms.open_hands or table.seed_hash is None:
            raise Refused("hands-closed")
        place = Seat(min(seat, len(table.players) - 1))
        if table.status is Status.OVER:
            await self._replay.show(interaction, table_id, place, sys.maxsize)
            return
        history = self.context.tables.history
        if await history.has_played(table_id, interaction.user.id):
            raise Refused("hands-not-for-players")
        present = await self.context.tables.queries.look(table_id, None)
        old = [
            number
            for number, chapter in await history.numbers(table_id)
            if chapter <= present.chapter - 2
        ]
        if not old:
            raise Refused("hands-not-yet")
        if not table.status.ended:
            # Kept before anything is shown: who has seen a hand takes no seat here.
            await self.context.tables.seats.watch_hands(table_id, person_of(interaction.user))
        moment = await history.moment(table, old[-1], place)
        picture = await self.context.picture(moment.look, words)
        await self.replies.put(interaction, open_hand(moment, picture, words), *picture.files())
