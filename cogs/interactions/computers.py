"""Computers at a table: anybody may see who plays, and the host of a lobby chooses."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from types import MappingProxyType

import discord

from bot.model.refusal import Refused
from bot.model.table import Place, Table, TableId
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.interactions.open_table import opening_here, usual_seats
from cogs.interactions.reasons import headline_of, in_numbers, reasons
from cogs.panels.computers import ADD, REMOVE, computers_panel
from cogs.panels.hints import NUMBERS, follow_press
from cogs.routing.replies import Replies
from cogs.routing.router import Handler
from games import GAME_IDS, find
from games.api import Options
from games.optional.coaching import FIRST_GAME
from players.levels import Level

_NO_HURRY = "none"
"""The pace of a game in which nobody waits for the person."""


class ComputerHandlers:
    """The button and the menus for computers."""

    def __init__(
        self,
        context: BotContext,
        replies: Replies,
        published: Callable[[TableId], Awaitable[None]],
    ) -> None:
        self.context = context
        self.replies = replies
        self.published = published
        """Waits until a table is posted, though not for long."""

    def by_verb(self) -> dict[Verb, Handler]:
        """The button, and the menus behind it."""
        return {
            Verb.COMPUTERS: self.computers,
            Verb.COMPUTER: self.change,
            Verb.SOLO: self.play_alone,
            Verb.LEARN: self.learn,
            Verb.STUDY: self.study,
            Verb.HINT: self.hint,
        }

    async def computers(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show who plays."""
        await self._show(interaction, await self.context.tables.queries.get(press.table))

    async def change(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Add a computer, or remove one, as a menu says.

        Raises:
            Refused: nothing that the menu offered, not the host, or not a lobby.
        """
        chosen = press.pick
        if press.argument == ADD and chosen in set(Level):
            await self._add(interaction, press.table, Level(chosen))
        elif press.argument == REMOVE:
            await self._remove(interaction, press.table, chosen)
        else:
            raise Refused("unknown-control")

    async def play_alone(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Begin a game against computers; the first one of its kind is one to learn by.

        Raises:
            Refused: there is no such game, this is not local play, whose greeting alone has the
                button, or no table can be opened here.
        """
        game = press.argument
        if game not in GAME_IDS:
            raise Refused("unknown-control")
        if not self.context.local:
            raise Refused("solo-elsewhere")
        if await self.context.tables.coaching.knows(interaction.user.id, game, FIRST_GAME):
            await self._begin(interaction, game, usual_seats(find(game)), Level.MEDIUM)
        else:
            await self._teach(interaction, game)

    async def learn(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Begin a first game of the kind that a button names.

        Raises:
            Refused: there is no such game, or no table can be opened here.
        """
        if press.argument not in GAME_IDS:
            raise Refused("unknown-control")
        await self._teach(interaction, press.argument)

    async def study(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Begin a first game of the kind that was picked.

        Raises:
            Refused: there is no such game, or no table can be opened here.
        """
        if press.pick not in GAME_IDS:
            raise Refused("unknown-control")
        await self._teach(interaction, press.pick)

    async def _teach(self, interaction: discord.Interaction, game: str) -> None:
        coach = find(game).coach
        if coach is None:
            table = await self._begin(interaction, game, usual_seats(find(game)), Level.EASY)
        else:
            first = coach.first_game
            table = await self._begin(
                interaction, game, first.seats, Level.EASY, first.options, first.seed
            )
        place = f"{table}"
        await self.context.tables.coaching.choose(interaction.user.id, game, place, [(FIRST_GAME,)])

    async def _begin(
        self,
        interaction: discord.Interaction,
        game: str,
        seats: int,
        level: Level,
        options: Options = MappingProxyType({}),
        seed: str | None = None,
    ) -> TableId:
        """Open a table, fill it with computers, start, and show the person's hand."""
        person = person_of(interaction.user)
        setting = await self.context.servers.setting(interaction.guild_id or 0)
        if not setting.limits.computers:
            # Before a table is opened that would have to wait for people.
            raise Refused("no-computers")
        await self.context.tables.lobbies.check_alone(interaction.guild_id or 0, person)
        opening = await opening_here(
            self.context,
            interaction,
            game,
            seats,
            dict(options),
            None,
            Place.THREAD,
            _NO_HURRY,
        )
        table = await self.context.tables.lobbies.begin_alone(
            opening, interaction.id, level, seed=seed
        )
        # Below lobby and board, where one reads on.
        await self.published(table.id)
        await self.replies.show(interaction, table.id)
        return table.id

    async def hint(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show on the panel a computer's favourite move, why, and a button to make it.

        Raises:
            Refused: the table gives no hints, nobody waits for the person, or no computer can
                think now.
        """
        words = await self.context.texts_for(interaction)
        hint = await self.context.tables.advice.ask(press.table, person_of(interaction.user))
        told = in_numbers(hint, words) if press.argument == NUMBERS else reasons(hint, words)
        await self.replies.show(
            interaction,
            press.table,
            headline=headline_of(hint, words),
            told=told,
            follow=follow_press(hint.look, hint.move),
        )

    async def _add(self, interaction: discord.Interaction, table_id: TableId, level: Level) -> None:
        computers = self.context.tables.computers
        known = set((await self.context.tables.queries.get(table_id)).names)
        table = await computers.add(table_id, person_of(interaction.user), level)
        name = next(name for name in table.names if name not in known)
        await self._changed(interaction, table, "computers-added", name)

    async def _remove(
        self, interaction: discord.Interaction, table_id: TableId, given: str
    ) -> None:
        before = (await self.context.tables.queries.get(table_id)).names
        computers = self.context.tables.computers
        table = await computers.remove(table_id, person_of(interaction.user), given)
        name = next(name for name in before if name not in table.names)
        await self._changed(interaction, table, "computers-removed", name)

    async def _changed(
        self, interaction: discord.Interaction, table: Table, key: str, name: str
    ) -> None:
        words = await self.context.texts_for(interaction)
        await self._show(interaction, table, words(key, name=escaped(name)))

    async def _show(
        self, interaction: discord.Interaction, table: Table, headline: str = ""
    ) -> None:
        words = await self.context.texts_for(interaction)
        limits = (await self.context.servers.setting(table.guild_id)).limits
        user_id, allowed = interaction.user.id, limits.computers
        view = computers_panel(table, user_id, words, headline, allowed=allowed)
        await self.replies.put(interaction, view)
