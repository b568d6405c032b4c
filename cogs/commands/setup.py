"""``/setup``: what those who manage a server see to before tables are opened."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.client import TabletopBot
from bot.i18n.texts import LANGUAGES, Texts
from bot.model.managers import GuildSetting
from bot.model.refusal import Refused
from bot.model.table import Place
from cogs.commands.declared import Commands, command, worded
from cogs.context import part_of
from cogs.elements.channel_access import (
    granted_in,
    is_outside,
    is_role_gone,
    known_lacking,
    lacking,
    medium_of,
    needed,
    spelt,
    standing_channels,
)
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.localisation import localised
from cogs.interactions.managers import manages
from cogs.interactions.open_table import THREADABLE, check_membership
from cogs.panels.settings import FOLLOW_DISCORD
from cogs.publishing.server_boards import ServerBoards
from cogs.publishing.threads import CROWDED, MOST_THREADS

Chosen = discord.TextChannel | discord.VoiceChannel | discord.StageChannel | discord.ForumChannel
"""Wherever a table can be opened; a forum stands for its posts."""


class Hosting(app_commands.Transformer):
    """A parameter for such a channel; its types by name, as the library adds one of its own."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """A channel."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Those that Discord offers."""
        kind = discord.ChannelType
        return [kind.text, kind.news, kind.voice, kind.stage_voice, kind.forum]

    async def transform(self, interaction: discord.Interaction, value: Any, /) -> Chosen:
        """Return the chosen channel; nothing is checked but its kind.

        Raises:
            TransformerError: the bot does not know it, or it is of another kind.
        """
        del interaction
        found = value.resolve()
        if not isinstance(found, Chosen):
            raise app_commands.TransformerError(value, self.type, self)
        return found


Channel = app_commands.Transform[Chosen, Hosting]
BOARD_CHANNELS = (discord.TextChannel, discord.VoiceChannel)
"""Where the board of a server may stand: posts of a forum sink, and threads go to sleep."""

_MOST_CHANNELS = 50
"""Most entries named in one message."""


@app_commands.guild_only()
class SetupCommands(
    Commands,
    commands.GroupCog,
    name=localised("command-setup"),
    description=localised("command-setup-description"),
):
    """A server's settings and tables, for those who manage it or have the role that it names.

    Discord knows nothing of that role, so it offers the commands to everybody.
    """

    @command("setup-check")
    async def check(self, interaction: discord.Interaction, channel: Channel | None = None) -> None:
        """Say which permissions that a table needs in a channel the bot has, and which not.

        The channel is this one by default. Said, too: if the server allows no tables there, how its
        board stands, and if it has nearly as many active threads as Discord allows.

        Raises:
            Refused: the command was not used on a server (``only-in-servers``), or the bot is not
                on it (``no-member``).
        """
        words = await self.context.texts_for(interaction)
        guild, where = interaction.guild, channel or interaction.channel
        if guild is None or where is None:
            raise Refused("only-in-servers")
        check_membership(interaction)
        granted = interaction.app_permissions
        if channel is not None and channel.id != interaction.channel_id:
            found = granted_in(channel, guild.me, self.context.clock)
            granted = found or discord.Permissions.none()
        setting = await self.context.servers.setting(guild.id)
        lines = checked(where, granted, words, local=self.context.local)
        if is_outside(where):
            lines = [words("setup-check-outside", bot=guild.me.mention)]
        parent = where.parent_id if isinstance(where, discord.Thread) else None
        if not setting.allows(where.id, parent):
            listed = _listed(guild, setting)
            lines.append(
                words("setup-check-not-allowed", channels=listed)
                if listed
                else words("setup-channels-deleted")
            )
        board = await self.context.tables.server_boards.get(guild.id)
        if board is None:
            lines.append(words("board-suggested"))
        else:
            state = "on" if board.off is None else board.off.value
            lines.append(words("board-state", state=state, channel=f"<#{board.channel_id}>"))
        if (count := len(guild.threads)) >= CROWDED:
            lines.append(words("setup-check-crowded", count=count, limit=MOST_THREADS))
        await self.replies.say(interaction, "\n".join(lines))

    @command("setup-channels")
    async def channels(
        self,
        interaction: discord.Interaction,
        allow: Channel | None = None,
        forbid: Channel | None = None,
        anywhere: bool = False,
    ) -> None:
        """Change where tables may be opened, and say where they may; without a choice, only say it.

        ``anywhere`` clears the list, then ``allow`` adds a channel and ``forbid`` removes one. Of
        more than 50 channels the latest are kept. An empty list allows all. Deleted channels are
        named nowhere, and leave the list with a change of it; a list of such alone allows none.
        """
        guild = interaction.guild

        def changed(setting: GuildSetting) -> GuildSetting:
            """Return the settings with the list of channels that was asked for."""
            if allow is None and forbid is None and not anywhere:
                return setting
            listed = () if anywhere else standing_channels(guild, setting.channels)
            if allow is not None and allow.id not in listed:
                listed = (*listed, allow.id)[-_MOST_CHANNELS:]
            if forbid is not None:
                listed = tuple(known for known in listed if known != forbid.id)
            return replace(setting, channels=listed)

        words = await self.context.texts_for(interaction)
        setting = await self.context.servers.change(_guild_of(interaction), changed)
        if not setting.channels:
            text = words("setup-channels-anywhere")
        elif listed := _listed(guild, setting):
            text = words("setup-channels-only", channels=listed)
        else:
            text = words("setup-channels-deleted")
        await self.replies.say(interaction, text)

    @command("setup-language", language=worded("language", (FOLLOW_DISCORD, *LANGUAGES)))
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        """Store the language of tables whose host names none, or to follow Discord's; say which.

        The reply is in the person's own language. Texts of tables that exist stay as they are.
        """
        guild_id = _guild_of(interaction)
        chosen = None if language == FOLLOW_DISCORD else language
        await self.context.servers.change(
            guild_id, lambda setting: replace(setting, language=chosen)
        )
        words = await self.context.texts_for(interaction)
        text = (
            words("setup-language-follow")
            if chosen is None
            else words("setup-language-set", language=words(f"language-{chosen}"))
        )
        await self.replies.say(interaction, text)

    @command("setup-tables")
    async def tables(self, interaction: discord.Interaction, table: int | None = None) -> None:
        """Show all that runs on the server, or one table, with what managers may do there."""
        press = CustomId(HELP_TABLE, Verb.MANAGED)
        if table is not None:
            press = CustomId(HELP_TABLE, Verb.MANAGE, picked=(f"t{table}",))
        await self.press(interaction, press)

    @command("setup-board")
    async def board(
        self, interaction: discord.Interaction, channel: Channel | None = None, off: bool = False
    ) -> None:
        """Put the server's board into a channel, by default this one; ``off`` removes it.

        With ``off`` the channel does not count, and the reply is the same if there was no board.

        Raises:
            Refused: a board cannot stand in such a channel (``board-channel``), the bot lacks a
                permission there (``permissions``), or is not on the server.
        """
        words = await self.context.texts_for(interaction)
        guild_id, boards = _guild_of(interaction), part_of(interaction.client, ServerBoards)
        where = channel or interaction.channel
        if off:
            await boards.take_away(guild_id)
            await self.replies.say(interaction, words("board-off"))
            return
        check_membership(interaction)
        if not isinstance(where, BOARD_CHANNELS) or interaction.guild is None:
            raise Refused("board-channel")
        found = granted_in(where, interaction.guild.me, self.context.clock)
        granted = found or discord.Permissions.none()
        missing = known_lacking(granted, Place.HERE, medium_of(where))
        if missing:
            permissions = spelt(missing, words)
            raise Refused("permissions", channel=where.mention, permissions=permissions)
        await boards.put(guild_id, where.id, interaction.user.id)
        await self.replies.say(interaction, words("board-on", channel=where.mention))

    @command("setup-managers")
    async def managers(
        self,
        interaction: discord.Interaction,
        role: discord.Role | None = None,
        nobody: bool = False,
    ) -> None:
        """Set the role of those who manage tables beside the server's managers, or none; say which.

        Without a role and ``nobody`` only say it; a role counts before ``nobody``. Who has but the
        role may not change it.

        Raises:
            Refused: the person does not manage the server (``not-server-manager``), or the role is
                everybody's (``role-of-everybody``).
        """
        guild_id = _guild_of(interaction)
        if (role is not None or nobody) and not interaction.permissions.manage_guild:
            # Who was given the role is to give it to nobody else.
            raise Refused("not-server-manager")
        if role is not None and role.id == guild_id:
            raise Refused("role-of-everybody")

        def changed(setting: GuildSetting) -> GuildSetting:
            """Return the settings with the role that was named, if any was."""
            if role is None and not nobody:
                return setting
            managers = None if role is None else role.id
            return replace(setting, limits=replace(setting.limits, managers=managers))

        limits = (await self.context.servers.change(guild_id, changed)).limits
        words = await self.context.texts_for(interaction)
        text = (
            words("setup-managers-nobody")
            if limits.managers is None or is_role_gone(interaction.guild, limits.managers)
            else words("setup-managers-role", role=f"<@&{limits.managers}>")
        )
        await self.replies.say(interaction, text)

    @command("setup-limits")
    async def limits(self, interaction: discord.Interaction) -> None:
        """Say what holds at all tables of the server, with the forms that change it."""
        await self.press(interaction, CustomId(HELP_TABLE, Verb.LIMITS))

    async def run(
        self, interaction: discord.Interaction, act: Callable[[], Awaitable[None]]
    ) -> None:
        """Run a command for somebody who manages the server's tables; refuse anybody else.

        Refused, too, outside of servers.
        """

        async def manage() -> None:
            """Refuse outside of servers and whoever does not manage its tables, else act."""
            _guild_of(interaction)
            await manages(self.request(interaction))
            await act()

        await super().run(interaction, manage)


def checked(
    where: discord.abc.Messageable | discord.abc.GuildChannel,
    granted: discord.Permissions,
    words: Texts,
    *,
    local: bool = False,
) -> list[str]:
    """Return a headline and, for each permission that a table needs in a channel, if it is granted.

    The headline says if any is missing; then comes a line for each. Where permissions lack for
    threads alone, a last line says that a table could be played there without one. In local play,
    and in a forum, whose posts are threads, none is needed for threads.
    """
    medium = medium_of(where)
    kind = getattr(where, "type", None)
    place = Place.THREAD if kind in THREADABLE and not local else Place.HERE
    lacks = lacking(granted, place, medium)
    blocking = lacking(granted, Place.HERE, medium)
    channel = f"<#{getattr(where, 'id', 0)}>"
    lines = [words("setup-check-lacking" if lacks else "setup-check-ready", channel=channel)]
    for name in needed(place, medium):
        permission = words("permission-" + name.replace("_", "-"))
        key = "setup-missing" if name in lacks else "setup-granted"
        lines.append(words(key, permission=permission))
    if lacks and not blocking:
        lines.append(words("setup-check-threadless"))
    return lines


def _listed(guild: discord.Guild | None, setting: GuildSetting) -> str:
    """Name the channels where a server wants tables; empty if all of them were deleted."""
    return ", ".join(f"<#{one}>" for one in standing_channels(guild, setting.channels))


def _guild_of(interaction: discord.Interaction) -> int:
    """Return the server of a command; raise Refused (``only-in-servers``) in direct messages."""
    if interaction.guild_id is None:
        raise Refused("only-in-servers")
    return interaction.guild_id


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(SetupCommands(bot))
