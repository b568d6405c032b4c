"""What happens when somebody presses a control, on any message, of any age."""

from __future__ import annotations

import logging
import re
from typing import Any, Self

import discord
from discord import ui

from bot.i18n import Texts
from bot.narration import sentence
from bot.records import Played, Refused, TableId
from cogs._board import watched
from cogs._desk import Desk, person_of
from cogs._faces import face_of, named
from cogs._guide import rules_page
from cogs._ids import Press, read_press, read_word
from cogs._opening import rematch
from cogs._panel import confirmation
from cogs._replies import Replies
from games import GAME_IDS, find
from games.api import Move, RuleError
from games.codec import from_words

log = logging.getLogger(__name__)


class Control(ui.DynamicItem[ui.Item[Any]], template=r"t(?P<version>\d+):.*"):
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
        presses: Presses = interaction.client.presses  # type: ignore[attr-defined]
        await presses.answer(interaction, self.custom_id)


class Presses:
    """Reads presses and does what they say."""

    def __init__(self, desk: Desk, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    async def answer(self, interaction: discord.Interaction, custom_id: str) -> None:
        """Acknowledge a press at once and answer it, whatever happens."""
        # Decided by the message alone: what is already private is changed in place.
        private = interaction.message is not None and interaction.message.flags.ephemeral
        try:
            if private:
                await interaction.response.defer()
            else:
                await interaction.response.defer(ephemeral=True, thinking=True)
        except discord.HTTPException as error:
            # Too late, or another process has it: the person sees that and presses again.
            log.warning("a press was not acknowledged: %s", error)
            return
        press = read_press(custom_id)

        async def act() -> None:
            if press is None:
                raise Refused("unknown-control")
            await self._act(interaction, press)

        await self.replies.attempt(interaction, act, press.table if press else None)

    async def _act(self, interaction: discord.Interaction, press: Press) -> None:
        if press.is_move:
            await self._play(interaction, press, await self._move(press))
            return
        match press.verb:
            case "choose":
                await self._consider(interaction, press, _chosen(interaction))
            case "ask":
                await self._consider(interaction, press, press.argument)
            case "hand" | "refresh":
                page = int(press.argument) if press.argument.isdecimal() else 0
                await self.replies.show(interaction, press.table, page=page)
            case "watch":
                await self._watch(interaction, press.table)
            case "rules":
                await self._rules(interaction, press)
            case "guide":
                await self._guide(interaction, press.argument)
            case "join" | "leave" | "start" | "cancel":
                await self._lobby(interaction, press)
            case "rematch":
                await self._rematch(interaction, press.table)
            case _:
                raise Refused("unknown-control")

    # -- moves -------------------------------------------------------------------------------

    async def _move(self, press: Press) -> Move:
        game = find((await self.desk.tables.get(press.table)).game)
        try:
            return from_words(game, press.verb, press.argument)
        except RuleError as error:
            raise Refused("unknown-control") from error

    async def _consider(self, interaction: discord.Interaction, press: Press, word: str) -> None:
        """Ask back where a move wants a second press, else make it."""
        game = find((await self.desk.tables.get(press.table)).game)
        try:
            move = read_word(game, word)
        except RuleError as error:
            raise Refused("unknown-control") from error
        look = await self.desk.tables.look(press.table, interaction.user.id)
        if look.question is not None and look.question.decision.id == press.decision:
            words = await self.desk.texts_for(interaction)
            picture = await self.desk.picture(look, words)
            view = confirmation(look, picture, move, words)
            if view is not None:
                self.replies.panels.forget(press.table, interaction.user.id)
                await self.replies.put(interaction, view, picture.file())
                return
        await self._play(interaction, press, move)

    async def _play(self, interaction: discord.Interaction, press: Press, move: Move) -> None:
        played = await self.desk.tables.play(
            press.table, person_of(interaction.user), interaction.id, press.decision, move
        )
        words = await self.desk.texts_for(interaction)
        await self.replies.show(interaction, press.table, headline=self._told(played, words))

    def _told(self, played: Played, words: Texts) -> str:
        """The first thing that came of the move, in a sentence."""
        look = played.look
        if played.repeated:
            return words("played-before")
        face = face_of(look.table.game)
        names = named(look.table)
        lines = (
            sentence(look.table.game, event, names, words, face.speller, reader=look.seat)
            for event in played.events
        )
        return next((line for line in lines if line), words("played"))

    # -- looking -----------------------------------------------------------------------------

    async def _watch(self, interaction: discord.Interaction, table_id: TableId) -> None:
        """The spectators' board, in private and in the reader's own language."""
        words = await self.desk.texts_for(interaction)
        look = await self.desk.tables.look(table_id, None)
        picture = await self.desk.picture(look, words)
        await self.replies.put(interaction, watched(look, picture, words), picture.file())

    async def _rules(self, interaction: discord.Interaction, press: Press) -> None:
        words = await self.desk.texts_for(interaction)
        table = await self.desk.tables.get(press.table)
        page = int(press.argument) if press.argument.isdecimal() else 1
        await self.replies.put(interaction, rules_page(table.game, page, words, press.table))

    async def _guide(self, interaction: discord.Interaction, argument: str) -> None:
        game, _, page = argument.partition(".")
        if game not in GAME_IDS or not page.isdecimal():
            raise Refused("unknown-control")
        words = await self.desk.texts_for(interaction)
        await self.replies.put(interaction, rules_page(game, int(page), words))

    # -- the lobby ---------------------------------------------------------------------------

    async def _lobby(self, interaction: discord.Interaction, press: Press) -> None:
        person = person_of(interaction.user)
        tables = self.desk.tables
        words = await self.desk.texts_for(interaction)
        match press.verb:
            case "join":
                table = await tables.join(press.table, person)
                text = words("joined", game=words(f"{table.game}-name"), table=str(table.id))
            case "leave":
                table = await tables.leave(press.table, person)
                text = words("left", table=str(table.id))
            case "start":
                table = await tables.start(press.table, person)
                text = words("started", table=str(table.id))
            case _:
                table = await tables.cancel(press.table, person)
                text = words("cancelled", table=str(table.id))
        await self.replies.say(interaction, text)

    async def _rematch(self, interaction: discord.Interaction, table_id: TableId) -> None:
        table = await rematch(self.desk, interaction, table_id)
        words = await self.desk.texts_for(interaction)
        await self.replies.say(interaction, words("rematch-opened", table=str(table.id)))


def _chosen(interaction: discord.Interaction) -> str:
    """The value picked in a menu; empty when the control is none."""
    data: dict[str, Any] = dict(interaction.data or {})
    return str(next(iter(data.get("values") or ()), ""))
