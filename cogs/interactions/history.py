"""Looking back: what happened since one's last move, and the open hands of a table."""

from __future__ import annotations

import discord

from bot.model.refusal import Refused
from bot.model.table import TableId
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.panels.catch_up import caught_up, in_order, open_hand
from cogs.routing.recap import compare
from cogs.routing.replies import Replies
from cogs.routing.router import Handler
from games.api import Seat


class HistoryHandlers:
    """Shows the past of a table to whoever may know it."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """Everything that looks back."""
        return {
            Verb.CATCHUP: self.catch_up,
            Verb.HANDS: self.hands,
        }

    async def catch_up(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what happened since one's own last move, page by page."""
        page = int(press.argument) if press.argument.isdecimal() else 1
        await self.show_since(interaction, press.table, page)

    async def show_since(
        self, interaction: discord.Interaction, table_id: TableId, page: int = 1
    ) -> None:
        """Answer with the board as it was at one's last move, beside the board now.

        Raises:
            Refused: the person has no seat there (``not-seated``).
        """
        words = await self.context.texts_for(interaction)
        look = await self.context.tables.queries.look(table_id, interaction.user.id)
        if look.seat is None:
            raise Refused("not-seated")
        missed = await self.context.tables.history.since(look)
        compared = await compare(self.context, look, missed, words, earlier=True)
        view = caught_up(look, compared, missed, page, words)
        self.replies.panels.forget(table_id, interaction.user.id)
        await self.replies.put(
            interaction, view, *(file for p in in_order(compared) for file in p.files())
        )

    async def hands(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show one seat's hand: a turn ago while the game is played, any moment once it is over."""
        seat, _, number = press.argument.partition(".")
        await self.show_hands(
            interaction,
            press.table,
            int(seat) if seat.isdecimal() else 0,
            int(number) if number.isdecimal() else None,
        )

    async def show_hands(
        self,
        interaction: discord.Interaction,
        table_id: TableId,
        seat: int = 0,
        index: int | None = None,
    ) -> None:
        """Answer with a hand; ``index`` counts the moves that stand, None is the last one shown.

        Raises:
            Refused: the table keeps its hands closed (``hands-closed``), the person plays there
                or did (``hands-not-for-players``), wants to (``hands-while-claiming``), or nothing
                is old enough (``hands-not-yet``).
        """
        words = await self.context.texts_for(interaction)
        table = await self.context.tables.queries.get(table_id)
        if not table.open_hands or table.seed_hash is None:
            raise Refused("hands-closed")
        over = table.status.ended
        history = self.context.tables.history
        if not over and await history.has_played(table_id, interaction.user.id):
            raise Refused("hands-not-for-players")
        numbers = await history.numbers(table_id)
        if not over:
            present = await self.context.tables.queries.look(table_id, None)
            numbers = tuple(entry for entry in numbers if entry[1] <= present.chapter - 2)
        if not numbers:
            raise Refused("hands-not-yet")
        if not over:
            # Kept before anything is shown: who has seen a hand takes no seat here.
            await self.context.tables.seats.watch_hands(table_id, person_of(interaction.user))
        last = len(numbers) - 1
        shown = last if index is None or not over else max(0, min(index, last))
        place = Seat(min(seat, len(table.players) - 1))
        moment = await history.moment(table, numbers[shown][0], place)
        picture = await self.context.picture(moment.look, words)
        view = open_hand(moment, picture, shown, last, words, paged=over)
        await self.replies.put(interaction, view, *picture.files())
