"""Presses that make a move, or lead to one."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from bot.model.story import Account
from bot.model.view import UNASKED, MoveReceipt
from cogs.context import BotContext, person_of
from cogs.elements.custom_ids import CustomId, Verb, in_one, read_words
from cogs.elements.display_names import written
from cogs.elements.faces import narrate
from cogs.interactions.plans import PlanHandlers
from cogs.panels.follow_ups import is_follow_up
from cogs.panels.hand import asked, branch_panel, confirmation
from cogs.panels.hints import read_follow
from cogs.routing.replies import Replies
from cogs.routing.router import Handler
from games import find
from games.api import Move, RuleError
from games.codec import from_words, takes_text, with_text


class MoveHandlers:
    """Makes the moves of every game."""

    def __init__(self, context: BotContext, replies: Replies, plans: PlanHandlers) -> None:
        self.context = context
        self.replies = replies
        self.plans = plans

    def by_verb(self) -> dict[Verb, Handler]:
        """Menus of moves, and composed moves."""
        return {
            Verb.CHOOSE: self.choose,
            Verb.BRANCH: self.branch,
            Verb.ASK: self.ask,
            Verb.FOLLOW: self.follow,
            Verb.WRITE: self.ask_text,
        }

    async def move(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Make the move that a button names."""
        game = find((await self.context.tables.queries.get(press.table)).game)
        try:
            move = from_words(game, press.verb, press.argument)
        except RuleError as error:
            raise Refused("unknown-control") from error
        await self._play(interaction, press, move)

    async def choose(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Make the move picked in a menu, or ask back first."""
        await self._consider(interaction, press, press.pick, *press.picked[1:])

    async def branch(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Show what the first press of a move leads to; the panel where it is too late for it."""
        look = await self.context.tables.queries.look(press.table, interaction.user.id)
        if press.decision in (asked(look), UNASKED):
            words = await self.context.texts_for(interaction)
            picture = await self.context.picture(look, words)
            view = branch_panel(look, press.decision, press.argument, picture, words)
            if view is not None:
                await self.replies.put(interaction, view, *picture.files())
                return
        await self.replies.show(interaction, press.table)

    async def ask(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Ask back before a composed move is made."""
        await self._consider(interaction, press, press.argument)

    async def follow(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Make the move that a hint advised, or ask back where the panel would.

        Raises:
            Refused: the hint is out of date, or there never was one like it.
        """
        advice = read_follow(press)
        if advice is None:
            raise Refused("unknown-control")
        advised_at, word = advice
        await self._consider(interaction, press, word, advised_at=advised_at)

    async def ask_text(self, interaction: discord.Interaction, press: CustomId) -> None:
        """Refuse a control that names no form; a form is opened before anything else is done.

        Raises:
            Refused: always.
        """
        del interaction, press
        raise Refused("unknown-control")

    async def write(self, interaction: discord.Interaction, press: CustomId, text: str) -> None:
        """Make the move for which a form was filled in."""
        game = find((await self.context.tables.queries.get(press.table)).game)
        try:
            move = with_text(game, press.verb, text)
        except RuleError as error:
            raise Refused("unknown-control") from error
        await self._play(interaction, press, move)

    async def _consider(
        self,
        interaction: discord.Interaction,
        press: CustomId,
        *picks: str,
        advised_at: int | None = None,
    ) -> None:
        game = find((await self.context.tables.queries.get(press.table)).game)
        try:
            move, *then = in_one(read_words(game, words) for words in picks)
        except RuleError as error:
            raise Refused("unknown-control") from error
        if then:
            await self._play(interaction, press, move, advised_at, then)
            return
        look = await self.context.tables.queries.look(press.table, interaction.user.id)
        if press.decision in (asked(look), UNASKED):
            words = await self.context.texts_for(interaction)
            picture = await self.context.picture(look, words)
            view = confirmation(look, press.decision, picture, move, words)
            if view is not None:
                await self.replies.put(interaction, view, *picture.files())
                return
        await self._play(interaction, press, move, advised_at)

    async def _play(
        self,
        interaction: discord.Interaction,
        press: CustomId,
        move: Move,
        advised_at: int | None = None,
        then: Sequence[Move] = (),
    ) -> None:
        before = await self.replies.unread(interaction, press.table)
        played = await self.context.tables.moves.play(
            press.table,
            person_of(interaction.user),
            interaction.id,
            press.decision,
            _storable(move),
            then=[_storable(step) for step in then],
            advised_at=advised_at,
        )
        if played.refused is not None:
            raise played.refused
        words = await self.context.texts_for(interaction)
        told = _told(played, words)
        look = await self.context.tables.queries.look(press.table, interaction.user.id)
        if is_follow_up(look):
            await self.plans.follow_up(interaction, look, told)
            return
        headline, *rest = told
        await self.replies.show(
            interaction,
            press.table,
            headline=headline,
            told=rest,
            before=before,
            heard=played.events,
        )


def _storable(move: Move) -> Move:
    """However a text came, what cannot be stored would set the table aside."""
    if not takes_text(type(move)):
        return move
    (field,) = move.__struct_fields__
    return replace(move, **{field: written(getattr(move, field))})


def _told(played: MoveReceipt, words: Texts) -> list[str]:
    """What came of the move, a sentence for each thing."""
    if played.repeated:
        return [words("played-before")]
    account = Account(played.events, moves=(played.number,) * len(played.events))
    lines = narrate(played.table, account, words, reader=played.seat)
    return [line for line in lines if line] or [words("played")]
