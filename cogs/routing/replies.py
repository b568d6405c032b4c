"""Private answers: every command and control ends in exactly one of them."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from functools import partial

import discord
from discord import ui

from bot.i18n.texts import LANGUAGES, MissingTextError, Texts, texts
from bot.model.news import PostKey
from bot.model.notes import TOLD_OF_A_NOTE
from bot.model.refusal import Refused, refused_by_status
from bot.model.table import Status, TableId
from cogs.context import BotContext, person_of
from cogs.elements.acknowledge import (
    acknowledge,
    bot_of,
    is_broken_off,
    is_private,
    is_quiet,
)
from cogs.elements.answers import answer
from cogs.elements.components import shortened
from cogs.elements.custom_ids import Need
from cogs.elements.display_names import escaped, in_one_line
from cogs.elements.faces import Line
from cogs.elements.failures import ARCHIVED, FAILURES, UNKNOWN_MESSAGE, is_passing
from cogs.elements.fallbacks import is_of_content
from cogs.elements.forms import handed_back
from cogs.elements.mentions import way_to
from cogs.panels.catch_up import Recap
from cogs.panels.hand import notice, panel
from cogs.routing.access import reach
from cogs.routing.given_values import check_given
from cogs.routing.next_table import next_table
from cogs.routing.open_panels import OpenPanels
from cogs.routing.prompts import asked_zones, tips
from cogs.routing.recap import recap, unread
from cogs.routing.turns import Turns
from games.api import Event

_LOG = logging.getLogger(__name__)

_NOTED = 9
"""The rank of a note of one's own among what is told: above all that others did."""

ANSWERED_WITHIN = 30.0
"""Seconds until an answer that Discord does not take is given up."""

_OWN = ("bot", "channel", "channels", "permissions", "role")
"""Details of a refusal that the bot has written itself, with mentions in them."""


class Replies:
    """Answers the interaction in hand, which has been acknowledged before."""

    def __init__(self, context: BotContext, panels: OpenPanels) -> None:
        """Keep the context and the open panels; have one per bot, as it limits presses at once."""
        self.context = context
        self.panels = panels
        self._turns = Turns()

    async def run(
        self,
        interaction: discord.Interaction,
        action: Callable[[], Awaitable[None]],
    ) -> None:
        """Acknowledge a command in private, check its values, run its action, and answer any error.

        Nothing is run if Discord does not take the acknowledgement.
        """

        async def act() -> None:
            """Refuse values that the command does not offer, else run its action."""
            check_given(interaction)
            await action()

        if await acknowledge(interaction):
            await self.attempt(interaction, act, None)

    async def attempt(
        self,
        interaction: discord.Interaction,
        action: Callable[[], Awaitable[None]],
        table_id: TableId | None,
    ) -> None:
        """Run an acknowledged interaction's action in its turn; answer any refusal or error.

        Nothing is raised but a cancellation; where a stop of the bot breaks the action off, the
        person is told instead. A refusal is answered above the panel of ``table_id``, if given.
        """
        try:
            try:
                async with self._turns.turn(interaction.user.id, table_id):
                    await action()
            except Refused as refused:
                await self.refuse(interaction, refused, table_id)
            # Where nothing was said, what was pressed shows what came of it.
            bot_of(interaction).presses.answered()
        except asyncio.CancelledError:
            task = asyncio.current_task()
            assert task is not None
            if task.uncancel() or not is_broken_off(interaction):
                raise
            await self._tell(interaction, "broken-off")
        except Exception as error:  # noqa: BLE001 - whatever goes wrong is answered
            await self._fail(interaction, error)

    async def show(
        self,
        interaction: discord.Interaction,
        table_id: TableId,
        *,
        headline: str = "",
        told: Sequence[Line] = (),
        before: Sequence[Line] = (),
        page: int = 0,
        heard: Sequence[Event] = (),
    ) -> None:
        """Answer with the person's panel of a table; before the start, with a link to the lobby.

        Above it are ``headline`` and the lines ``told``; without either, the news since their last
        move and the beginning of their note. ``before`` are lines to come first, ``page`` counts
        from 0, and tips for the events ``heard`` are told. A delivery problem of the table is said
        each time, and once that copies were switched off. The person counts as seen there; the
        panel is kept redrawn.

        Raises:
            Refused: nothing can be shown of the table, for the reason why.
        """
        words = await self.context.texts_for(interaction)
        table = await self.context.tables.queries.get(table_id)
        if table.seed_hash is None:
            if not headline and table.status is not Status.LOBBY:
                raise refused_by_status(table)
            if not headline:
                post = await self.context.tables.outbox.post_of(table_id, PostKey.LOBBY)
                headline = words("table-not-started", table=str(table_id), url=way_to(table, post))
            await self.say(interaction, headline)
            return
        # No redrawing of an older answer may come after this one.
        self.panels.forget(table_id, interaction.user.id)
        with suppress(Refused):
            person = person_of(interaction.user)
            await self.context.tables.seats.notice(table_id, person.id, person.name)
        look = await self.context.tables.queries.look(table_id, interaction.user.id, ahead=False)
        # A headline answers what was just pressed; the news has been read by then.
        shown = (
            Recap(await self.context.picture(look, words), tuple(told))
            if headline or told
            else await recap(self.context, look, words)
        )
        noted = () if headline or told else await self._note(interaction, table_id, words)
        told_tips = await tips(self.context, interaction.user.id, look, (*heard, *shown.events))
        notes = []
        trouble = self.context.access_problems.get(table_id)
        if trouble is not None:
            notes.append(f"⚠️ {trouble.sentence(words)}")
        preferences = await self.context.tables.people.preferences(interaction.user.id)
        if preferences.closed:
            # Copies to direct messages were switched off: that is told once (F36).
            change = self.context.tables.people.set_preferences
            preferences = await change(interaction.user.id, closed=False)
            notes.append(words("copies-closed"))
        following = await next_table(self.context, interaction, look)
        view = panel(
            look,
            shown.picture,
            words,
            headline=headline,
            since=[*noted, *before, *shown.lines],
            notes=notes,
            page=page,
            following=following,
            zones=await asked_zones(self.context, interaction, look, preferences),
            tips=told_tips,
        )
        await self.put(interaction, view, *shown.picture.files())
        await self.panels.remember(table_id, interaction, look, shown.picture)

    async def unread(self, interaction: discord.Interaction, table_id: TableId) -> Sequence[Line]:
        """Return the last events that concern a person and that no panel has shown them.

        Empty if they press in private or have a panel open, or if the game cannot be shown.
        """
        person = interaction.user.id
        if is_private(interaction) or self.panels.is_open(table_id, person):
            return ()
        with suppress(Refused):
            look = await self.context.tables.queries.look(table_id, person, ahead=False)
            return await unread(self.context, look, await self.context.texts_for(interaction))
        return ()

    async def _note(
        self, interaction: discord.Interaction, table_id: TableId, words: Texts
    ) -> Sequence[Line]:
        """Return the beginning of the person's note on the table, as one line of the panel.

        Empty without a note, and if they pressed on a private message: then they are here already.
        """
        if is_private(interaction):
            return ()
        text = await self.context.tables.notes.read(table_id, interaction.user.id)
        if not text:
            return ()
        beginning = shortened(in_one_line(text), TOLD_OF_A_NOTE)
        return (Line(words("note-told", note=escaped(beginning)), rank=_NOTED),)

    async def say(self, interaction: discord.Interaction, text: str) -> None:
        """Answer with a sentence."""
        await self.put(interaction, notice(text))

    async def confirm(self, interaction: discord.Interaction, text: str) -> None:
        """Answer that something is done, unless the public message that was pressed shows it."""
        if not is_quiet(interaction):
            await self.say(interaction, text)

    async def put(
        self, interaction: discord.Interaction, view: ui.LayoutView, *files: discord.File
    ) -> None:
        """Answer with a message, in place of the one the control was on if that was private.

        Content that Discord refuses is replaced by simpler forms (:mod:`cogs.elements.fallbacks`).

        Raises:
            TimeoutError, discord.HTTPException: as :meth:`_send`, the latter in every form.
        """
        await self._send(interaction, partial(answer, interaction, view, files), files)

    async def hand_over(
        self, interaction: discord.Interaction, text: str, file: discord.File
    ) -> None:
        """Answer a command with a file and a plain text; with an error id if Discord refuses it.

        Raises:
            TimeoutError, discord.HTTPException: as :meth:`_send`.
        """
        edit = interaction.edit_original_response
        try:
            await self._send(interaction, partial(edit, content=text, attachments=[file]), [file])
        except discord.HTTPException as error:
            if not is_of_content(error):
                raise
            error_id = secrets.token_hex(4)
            _LOG.error("Error %s: Discord refused file %s: %s", error_id, file.filename, error)
            await self._tell(interaction, "file-refused", id=error_id)

    async def _send(
        self,
        interaction: discord.Interaction,
        send: Callable[[], Awaitable[object]],
        files: Sequence[discord.File],
    ) -> None:
        """Send an answer; once more where the connection breaks, or the thread was archived.

        That the reader has dismissed the answer is logged, and counts as answered.

        Raises:
            TimeoutError: Discord has it wait for longer than its person would, whose other presses
                wait for it.
            discord.HTTPException: Discord refuses it.
        """
        async with asyncio.timeout(ANSWERED_WITHIN):
            try:
                await send()
            except discord.HTTPException as error:
                if error.code == ARCHIVED:
                    await bot_of(interaction).awaken(interaction, send)
                elif error.code != UNKNOWN_MESSAGE:
                    raise
                else:
                    _LOG.info("Interaction %s: the reader dismissed the answer", interaction.id)
            except FAILURES as error:
                _LOG.info("Interaction %s: retrying the answer (%s)", interaction.id, error)
                for file in files:
                    file.reset()
                await send()
        bot_of(interaction).presses.answered()

    async def refuse(
        self, interaction: discord.Interaction, refused: Refused, table_id: TableId | None = None
    ) -> None:
        """Answer with the reason of a refusal, above the table's panel if the person may see it.

        Without a table, or if they are refused as ``busy``, the reason is all.
        """
        text = await self.refusal(interaction, refused, table_id)
        if table_id is not None and refused.key != "busy":
            try:
                await reach(self.context.tables.queries, interaction, table_id, Need.SEE)
                await self.show(interaction, table_id, headline=text)
            except Refused:
                await self.say(interaction, text)
        else:
            await self.say(interaction, text)

    async def refusal(
        self, interaction: discord.Interaction, refused: Refused, table_id: TableId | None = None
    ) -> str:
        """Return the sentence that says why something cannot be done, with what its reader wrote.

        A game's own text for a broken rule is taken if ``table_id`` names its table.
        """
        words = await self.context.texts_for(interaction)
        return handed_back(await self._reason(refused, words, table_id), interaction, words)

    async def _fail(self, interaction: discord.Interaction, error: Exception) -> None:
        """Answer an unexpected error with an id that is logged with it.

        If only the answer was lost on its way, the person is told where to look, without an id: the
        result is stored, or the press was refused, by then.
        """
        if is_passing(error):
            _LOG.warning(
                "Interaction %s: answer lost; telling its person where to look (%r)",
                interaction.id,
                error,
            )
            await self._tell(interaction, "answer-lost")
            return
        error_id = secrets.token_hex(4)
        trace = None if isinstance(error, FAILURES) else error
        _LOG.error("Error %s in an interaction: %r", error_id, error, exc_info=trace)
        await self._tell(interaction, "error", id=error_id)

    async def _tell(self, interaction: discord.Interaction, key: str, **details: str) -> None:
        """Try to send a sentence to a person whose answer failed; if that fails, too, log it.

        ``key`` is the text's id; what they wrote is handed back below. In the first language where
        theirs cannot be read.
        """
        try:
            words = await self.context.texts_for(interaction)
        except Exception:  # noqa: BLE001 - the store itself may be what failed
            words = texts(LANGUAGES[0])
        try:
            await self.say(interaction, handed_back(words(key, **details), interaction, words))
        except FAILURES as unheard:
            bot_of(interaction).presses.unheard()
            _LOG.info("Interaction %s left without an answer: %s", interaction.id, unheard)

    async def _reason(self, refused: Refused, words: Texts, table_id: TableId | None) -> str:
        """Return the sentence of a refusal: the game's own text for a broken rule if it has one.

        What people wrote is escaped. A refusal without a text is logged, and said in general words.
        """
        # Among them is what people wrote, and call themselves.
        details = {
            key: escaped(in_one_line(value))
            if isinstance(value, str) and key not in _OWN
            else value
            for key, value in refused.details.items()
        }
        if refused.key.startswith("rule-") and table_id is not None:
            with suppress(Refused):
                table = await self.context.tables.queries.get(table_id)
                own = f"{table.game}-{refused.key}"
                if words.has(own):
                    return words(own, **details)
        key = refused.key if refused.key.startswith("rule-") else f"refused-{refused.key}"
        try:
            return words(key, **details)
        except MissingTextError:
            _LOG.exception("No text for refusal %s with details %s", refused.key, sorted(details))
            return words("refused")
