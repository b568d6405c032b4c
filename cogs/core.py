"""Builds the Discord side of the bot: what comes in, what goes out, and what all cogs share."""

from __future__ import annotations

import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.model.refusal import Refused
from bot.request_turns import RequestTurns
from cogs.commands.table.group import TableGroup
from cogs.context import BotContext
from cogs.elements.acknowledge import acknowledge, is_acknowledged
from cogs.elements.components import holds
from cogs.elements.localisation import Translator
from cogs.film.studio import FilmStudio
from cogs.interactions.keepsakes import Souvenirs
from cogs.interactions.posting import Posting
from cogs.interactions.verbs import BY_VERB
from cogs.publishing.access_notices import AccessNotices
from cogs.publishing.analyst import Analyst
from cogs.publishing.announcements import Announcements
from cogs.publishing.awakening import Awakening
from cogs.publishing.board_message import BoardMessage
from cogs.publishing.calls.dm_copies import DirectMessages
from cogs.publishing.calls.membership import Membership
from cogs.publishing.calls.messages import Calls
from cogs.publishing.followers import Followers
from cogs.publishing.full_lobbies import FullLobbies
from cogs.publishing.game_thread import GameThread
from cogs.publishing.guild_events import GuildEvents
from cogs.publishing.heralds import Heralds
from cogs.publishing.icons import Icons
from cogs.publishing.invitations import InvitationPosts
from cogs.publishing.keepsakes import Keepsakes
from cogs.publishing.lobby_message import LobbyMessage
from cogs.publishing.lost_messages import LostMessages
from cogs.publishing.lost_places import LostPlaces
from cogs.publishing.manager_notices import ManagerNotices
from cogs.publishing.publisher import Publisher
from cogs.publishing.retries import Retries
from cogs.publishing.seat_notices import SeatNotices
from cogs.publishing.sender import MessageSender
from cogs.publishing.series_sheet import SeriesSheets
from cogs.publishing.server_boards import ServerBoards
from cogs.publishing.storyteller import Storyteller
from cogs.publishing.threads import Threads
from cogs.publishing.welcome import Welcome
from cogs.routing.open_panels import OpenPanels
from cogs.routing.replies import Replies
from cogs.routing.router import CONTROL, Control, Router
from rendering.paint.fonts import shapes_scripts
from rendering.paint.studio import Studio

_LOG = logging.getLogger(__name__)

UNSHAPED = (
    "libfribidi not found: pictures show Arabic, Hebrew and Indic names unjoined and in the wrong "
    "order. Install libfribidi0 (Debian, Ubuntu) or fribidi (Alpine, Fedora, macOS) and restart."
)

_OF_ANOTHER_AGE = (app_commands.CommandNotFound, app_commands.CommandSignatureMismatch)
"""After an update somebody's Discord may know the commands from before for a while."""


async def setup(bot: TabletopBot) -> None:
    """Build the objects that all cogs share, connect them to the bot, and add the cogs.

    Also warns if Arabic and Indic names cannot be shaped, sets the translator and the error handler
    of commands, and registers the listeners of the outboxes.
    """
    settings, tables = bot.settings, bot.tables
    studio = Studio(workers=settings.painters)
    context = BotContext(tables, studio, settings, bot.clock, local=bot.local)
    if not shapes_scripts():
        bot.missing.append(UNSHAPED)
        _LOG.warning(UNSHAPED)
    panels = OpenPanels(context)
    replies = Replies(context, panels)

    # What goes out.
    turns = RequestTurns(settings.requests_per_second * settings.own.share, bot.circuit)
    retries = Retries(bot)
    threads = Threads(bot, tables, turns)
    sender = MessageSender(bot, tables, threads, turns)
    copies, membership = DirectMessages(bot, context, turns), Membership(bot, tables, turns)
    calls = Calls(context, sender, copies, membership)
    seat_notices = SeatNotices(context, sender)
    manager_notices = ManagerNotices(context, sender)
    sheets = SeriesSheets(bot, context, sender, retries)
    server_boards = ServerBoards(bot, context, sender, turns, retries)
    board = BoardMessage(context, sender, calls)
    publisher = Publisher(
        bot,
        context,
        panels,
        sender,
        board,
        GameThread(
            context,
            sender,
            threads,
            Storyteller(context, sender),
            board,
            calls,
            seat_notices,
            manager_notices,
            sheets.say_first,
        ),
        LobbyMessage(context, sender),
        FullLobbies(context, sender, membership),
        InvitationPosts(context, sender),
        Heralds(bot, context, turns),
        Followers(bot, context, sender, turns),
        seat_notices,
        manager_notices,
        LostPlaces(context, sender),
        AccessNotices(context, sender, calls),
        retries,
    )

    # What comes in.
    keepsakes = Keepsakes(sender)
    analyst = Analyst(context, keepsakes)
    posting = Posting(publisher.post_anew, sheets.post_anew, publisher.tasks.finish, analyst)
    souvenirs = Souvenirs(context, keepsakes, FilmStudio())
    router = Router(replies, BY_VERB, LostMessages(tables.outbox).delete_orphan)

    bot.awaken = Awakening(bot, threads, publisher.look_after).answer
    bot.parts = {
        type(p): p
        for p in (context, publisher, server_boards, posting, souvenirs, router, TableGroup())
    }
    bot.tell_notice = Announcements(context, sender).tell
    icons = Icons(bot)
    bot.icons, bot.keep_icons = icons.show, icons.keep
    bot.barred = context.access_problems.keys
    tables.outbox.committed.listen(publisher.tasks.wake)
    for tasks in (publisher.tasks, sheets.tasks, server_boards.tasks):
        tables.outbox.recovered.listen(tasks.look_again)
    tables.series_outbox.changed.listen(sheets.tasks.wake)
    tables.series_outbox.changed.listen(server_boards.hear_series)
    bot.add_dynamic_items(Control)
    await bot.tree.set_translator(Translator())
    core = CoreCog(router, replies)
    bot.tree.error(core.on_command_error)
    events = GuildEvents(bot, context, threads, publisher, sheets, retries)
    for cog in (core, publisher, sheets, server_boards, analyst, events, Welcome(bot, context)):
        await bot.add_cog(cog)


class CoreCog(commands.Cog):
    """Answers what no other cog answers."""

    def __init__(self, router: Router, replies: Replies) -> None:
        self.router = router
        self.replies = replies

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction) -> None:
        """Answer every form, and the presses that the library hands to no dynamic item.

        Those are custom ids that do not match the present form of a control, and controls that the
        message does not hold as this kind. All other presses, and commands, are left to others.
        """
        data = dict(interaction.data or {})
        custom_id = str(data.get("custom_id", ""))
        if interaction.type is discord.InteractionType.modal_submit:
            await self.router.take_form(interaction)
        elif interaction.type is discord.InteractionType.component:
            held = holds(interaction.message, custom_id, data.get("component_type"))
            if CONTROL.fullmatch(custom_id) is None or not held:
                await self.router.answer(interaction, custom_id)

    async def on_command_error(
        self, interaction: discord.Interaction, error: app_commands.AppCommandError
    ) -> None:
        """Answer a command whose error was raised outside its own error handling.

        Acknowledges it first if needed, and gives up if that fails. Commands and choices that this
        release does not know get a refusal; any other error is raised again within the replies,
        which report it. A failed autocompletion is only logged: it cannot be answered.
        """
        cause = error.original if isinstance(error, app_commands.CommandInvokeError) else error
        if interaction.type is discord.InteractionType.autocomplete:
            _LOG.info("Autocomplete failed: %s", cause)
            return
        if not is_acknowledged(interaction) and not await acknowledge(interaction):
            return

        async def explain() -> None:
            """Raise the refusal that fits the error, or else the error itself."""
            if isinstance(cause, _OF_ANOTHER_AGE):
                raise Refused("unknown-command")
            if isinstance(cause, app_commands.TransformerError):
                raise Refused("unknown-choice")
            raise cause

        await self.replies.attempt(interaction, explain, None)
