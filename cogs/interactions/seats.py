"""Presses that change who sits where in a game under way, or answer in advance."""

from __future__ import annotations

import discord

from bot.model.refusal import Refused, refused_by_status
from bot.model.table import Status, Table, TableId
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.panels.always import always_panel
from cogs.panels.seats import leaving, people, seat_in
from cogs.routing.confirmations import outdated
from cogs.routing.replies import Replies
from cogs.routing.router import Handler
from games import find
from games.api import Seat
from games.optional.giving_up import Aftermath


class SeatHandlers:
    """Handles seats on offer, leaving, removing, keeping a table, and answers in advance."""

    def __init__(self, context: BotContext, replies: Replies) -> None:
        self.context = context
        self.replies = replies

    def by_verb(self) -> dict[Verb, Handler]:
        """Everything about seats and those who sit there."""
        return {
            Verb.CLAIM: self.claim,
            Verb.WELCOME: self.welcome,
            Verb.DECLINE: self.decline,
            Verb.BACK: self.back,
            Verb.KEEP: self.keep,
            Verb.QUIT: self.quit,
            Verb.LEAVING: self.leaving,
            Verb.CONCEDING: self.conceding,
            Verb.CALLING: self.calling,
            Verb.WIN: self.win,
            Verb.PEOPLE: self.people,
            Verb.REMOVE: self.remove,
            Verb.OFFER: self.offer,
            Verb.STANDING: self.standing,
            Verb.SAY: self.say_in_advance,
            Verb.UNSTANDING: self.unstanding,
            Verb.ALWAYS: self.always,
        }

    # -- seats on offer ----------------------------------------------------------------------

    async def claim(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Ask for a seat on offer, and turn the answer into the seat's panel once it is granted."""
        seat, _ = _word(press.argument)
        table = await self.context.tables.queries.get(press.table)
        before = next((p for p in table.players if p.seat == seat), None)
        table = await self.context.tables.seats.claim(
            press.table, person_of(interaction.user), seat
        )
        if table.seat_of(interaction.user.id) is not None:
            await self._show(interaction, table, "seats-said-seated")
            return
        name = "" if before is None else escaped(before.name)
        await self._say(interaction, "seats-said-claim", name=name)
        await self.replies.panels.await_seat(table.id, interaction, seat)

    async def welcome(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Agree that somebody takes a seat over."""
        seat, claimant = _word(press.argument)
        person = person_of(interaction.user)
        table = await self.context.tables.seats.welcome(press.table, person, seat, claimant)
        name = escaped(table.players[seat].name)
        await self._show(interaction, table, "seats-said-welcome", name=name)

    async def decline(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Object to somebody's taking a seat over."""
        seat, claimant = _word(press.argument)
        table = await self.context.tables.queries.get(press.table)
        claim = next((p.occupancy.claim for p in table.players if p.seat == seat), None)
        person = person_of(interaction.user)
        table = await self.context.tables.seats.decline(press.table, person, seat, claimant)
        name = "" if claim is None else escaped(claim.name)
        await self._show(interaction, table, "seats-said-decline", name=name)

    async def back(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Take one's own seat back."""
        before = await self.context.tables.queries.get(press.table)
        player = before.players_by_user.get(interaction.user.id)
        table = await self.context.tables.seats.back(press.table, person_of(interaction.user))
        away = player is None or player.gone or player.offered
        await self._show(interaction, table, "seats-said-back" if away else "seats-said-here")

    async def keep(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Keep a table that is about to close."""
        table = await self.context.tables.seats.keep(press.table, person_of(interaction.user))
        await self._show(interaction, table, "seats-said-keep")

    # -- leaving -----------------------------------------------------------------------------

    async def quit(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Ask back how somebody wants to leave."""
        await self._ask_to_leave(interaction, press.table)

    async def _ask_to_leave(
        self, interaction: discord.Interaction, table_id: TableId, headline: str = ""
    ) -> None:
        table = await self.context.tables.queries.get(table_id)
        seat = table.seat_of(interaction.user.id)
        if seat is None:
            raise Refused("not-seated")
        if table.status is Status.LOBBY:
            raise Refused("no-seat-now")
        if table.status.ended:
            raise refused_by_status(table)
        words = await self.context.texts_for(interaction)
        await self.replies.put(interaction, leaving(table, seat, words, headline))

    async def leaving(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Leave; somebody may take the seat over."""
        if await self._asks_again(interaction, press):
            return
        table = await self.context.tables.queries.get(press.table)
        if table.status is Status.LOBBY:
            raise Refused("no-seat-now")
        table = await self.context.tables.lobbies.leave(press.table, person_of(interaction.user))
        await self._say(interaction, "seats-said-left", table=str(table.id))

    async def conceding(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Give up."""
        if await self._asks_again(interaction, press):
            return
        table = await self.context.tables.seats.concede(press.table, person_of(interaction.user))
        seat = table.players_by_user[interaction.user.id].seat
        aftermath = find(table.game).aftermath_of(table.terms.seats, table.terms.options, seat)
        if table.status is not Status.PLAYING:
            aftermath = Aftermath.ENDED
        await self._say(
            interaction, "seats-said-conceded", table=str(table.id), aftermath=aftermath
        )

    async def calling(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Want the game called off."""
        if await self._asks_again(interaction, press):
            return
        missing = await self.context.tables.lobbies.agree_cancel(
            press.table, person_of(interaction.user)
        )
        if missing:
            await self._say(interaction, "cancel-agreed", table=str(press.table), count=missing)
        else:
            await self._say(interaction, "cancelled", table=str(press.table))

    async def win(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Have the game because the other stays away.

        Raises:
            Refused: the other was there since that was offered (``changed-since``), or it is not
                theirs to have.
        """
        before = await self.context.tables.queries.get(press.table)
        if await outdated(self.context, interaction, press, before) is not None:
            raise Refused("changed-since")
        table = await self.context.tables.seats.claim_game(press.table, person_of(interaction.user))
        await self._show(interaction, table, "seats-said-won")

    async def _asks_again(self, interaction: discord.Interaction, press: CustomId) -> bool:
        """Ask again how somebody wants to leave where things have changed since; whether it did."""
        table = await self.context.tables.queries.get(press.table)
        headline = await outdated(self.context, interaction, press, table)
        if headline is None:
            return False
        await self._ask_to_leave(interaction, press.table, headline)
        return True

    # -- others ------------------------------------------------------------------------------

    async def people(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show who sits where and sat there before.

        Raises:
            Refused: the game has not started.
        """
        await self._show_people(interaction, press.table)

    async def _show_people(
        self, interaction: discord.Interaction, table_id: TableId, headline: str = ""
    ) -> None:
        table = await self.context.tables.queries.get(table_id)
        if table.seed_hash is None:
            raise refused_by_status(table)
        words = await self.context.texts_for(interaction)
        past = await self.context.tables.queries.past_occupancies(table.id)
        ballots = await self.context.tables.queries.ballots(table.id)
        person = person_of(interaction.user)
        removable = await self.context.tables.seats.removable(table.id, person)
        view = people(table, past, person.id, words, ballots, headline, removable=removable)
        await self.replies.put(interaction, view)

    async def remove(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Want somebody removed."""
        if await self._shows_people_again(interaction, press):
            return
        seat, name = await self._picked(press)
        person = person_of(interaction.user)
        missing = await self.context.tables.seats.vote_out(press.table, person, seat)
        await self._say(interaction, "seats-said-voted", name=name, missing=missing)

    async def offer(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Offer the seat of somebody who missed a turn, as the host of the table."""
        if await self._shows_people_again(interaction, press):
            return
        seat, name = await self._picked(press)
        await self.context.tables.seats.offer(press.table, person_of(interaction.user), seat)
        await self._say(interaction, "seats-said-offered", name=name)

    async def _shows_people_again(self, interaction: discord.Interaction, press: CustomId) -> bool:
        """Show who sits there now where that has changed since the menu; whether it did."""
        table = await self.context.tables.queries.get(press.table)
        headline = await outdated(self.context, interaction, press, table)
        if headline is None:
            return False
        await self._show_people(interaction, press.table, headline)
        return True

    async def _picked(self, press: CustomId) -> tuple[Seat, str]:
        seat, meant = _word(press.pick)
        table = await self.context.tables.queries.get(press.table)
        player = next((p for p in table.players if p.seat == seat), None)
        # The seat may have changed hands since the menu was made.
        if player is None or meant is None or player.user_id != meant:
            raise Refused("unknown-control")
        return seat, escaped(player.name)

    # -- answers in advance ------------------------------------------------------------------

    async def standing(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Have a kind of question answered."""
        await self._answer(interaction, press, press.pick, on=True)

    async def say_in_advance(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Have what may come of one's own move answered."""
        await self._answer(interaction, press, press.argument, on=True)

    async def always(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what can be said in advance to the question in hand; else the panel."""
        look = await self.context.tables.queries.look(press.table, interaction.user.id)
        words = await self.context.texts_for(interaction)
        view = always_panel(look, words)
        if view is None:
            await self.replies.show(interaction, press.table)
        else:
            await self.replies.put(interaction, view)

    async def unstanding(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Be asked again."""
        await self._answer(interaction, press, press.argument, on=False)

    async def _answer(
        self, interaction: discord.Interaction, press: CustomId, key: str, *, on: bool
    ) -> None:
        person = person_of(interaction.user)
        await self.context.tables.moves.answer_for(press.table, person, key, on=on)
        await self.replies.show(interaction, press.table)

    # ----------------------------------------------------------------------------------------

    async def _say(self, interaction: discord.Interaction, key: str, **said: str | int) -> None:
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words(key, **said))

    async def _show(
        self, interaction: discord.Interaction, table: Table, key: str, **said: str | int
    ) -> None:
        words = await self.context.texts_for(interaction)
        await self.replies.show(interaction, table.id, headline=words(key, **said))


def _word(word: str) -> tuple[Seat, int | None]:
    try:
        return seat_in(word)
    except ValueError as error:
        raise Refused("unknown-control") from error
