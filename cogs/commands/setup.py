"""``/setup``: what those who manage a server see to before tables are opened."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands
from msgspec.structs import replace

from bot.client import TabletopBot
from bot.i18n.texts import LANGUAGES, Texts
from bot.model.refusal import Refused
from bot.model.table import Place
from bot.services.guild_settings import GuildSetting
from cogs.context import BotContext, context_of, part_of
from cogs.elements.channel_access import lacking, needed
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from cogs.interactions.open_table import THREADABLE, check_membership
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
        """Find the channel that was named.

        Raises:
            TransformerError: the bot does not know it, or it is of another kind.
        """
        del interaction
        found = value.resolve()
        if not isinstance(found, Chosen):
            raise app_commands.TransformerError(value, self.type, self)
        return found


Channel = app_commands.Transform[Chosen, Hosting]

_FOLLOW_DISCORD = "discord"
_MOST_CHANNELS = 50
"""So many are named in one message."""


@app_commands.guild_only()
@app_commands.default_permissions(manage_guild=True)
class SetupCommands(
    commands.GroupCog,
    name=localised("command-setup"),
    description=localised("command-setup-description"),
):
    """A server's settings; Discord offers them to those who manage it."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-setup-check"),
        description=localised("command-setup-check-description"),
    )
    @app_commands.rename(channel=localised("command-setup-check-channel"))
    @app_commands.describe(channel=localised("command-setup-check-channel-description"))
    async def check(self, interaction: discord.Interaction, channel: Channel | None = None) -> None:
        """Name every permission that a table needs in a channel, and whether it is there."""

        async def act() -> None:
            words = await self.context.texts_for(interaction)
            guild, where = interaction.guild, channel or interaction.channel
            if guild is None or where is None:
                raise Refused("only-in-servers")
            check_membership(interaction)
            granted = (
                interaction.app_permissions
                if channel is None or channel.id == interaction.channel_id
                else channel.permissions_for(guild.me)
            )
            setting = await self.context.servers.setting(guild.id)
            lines = checked(where, granted, words, local=self.context.local)
            parent = where.parent_id if isinstance(where, discord.Thread) else None
            if not setting.allows(where.id, parent):
                lines.append(words("setup-check-not-allowed", channels=_listed(setting)))
            if (count := len(guild.threads)) >= CROWDED:
                lines.append(words("setup-check-crowded", count=count, limit=MOST_THREADS))
            await self.replies.say(interaction, "\n".join(lines))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-setup-channels"),
        description=localised("command-setup-channels-description"),
    )
    @app_commands.rename(
        allow=localised("command-setup-channels-allow"),
        forbid=localised("command-setup-channels-forbid"),
        anywhere=localised("command-setup-channels-anywhere"),
    )
    @app_commands.describe(
        allow=localised("command-setup-channels-allow-description"),
        forbid=localised("command-setup-channels-forbid-description"),
        anywhere=localised("command-setup-channels-anywhere-description"),
    )
    async def channels(
        self,
        interaction: discord.Interaction,
        allow: Channel | None = None,
        forbid: Channel | None = None,
        anywhere: bool = False,
    ) -> None:
        """Choose where tables may be opened; without a choice, say where."""

        async def act() -> None:
            words = await self.context.texts_for(interaction)
            guild_id = _guild_of(interaction)
            setting = before = await self.context.servers.setting(guild_id)
            if anywhere:
                setting = replace(setting, channels=())
            if allow is not None and allow.id not in setting.channels:
                added = (*setting.channels, allow.id)
                setting = replace(setting, channels=added[-_MOST_CHANNELS:])
            if forbid is not None:
                left = tuple(known for known in setting.channels if known != forbid.id)
                setting = replace(setting, channels=left)
            if setting != before:
                await self.context.servers.choose(guild_id, setting)
            text = (
                words("setup-channels-only", channels=_listed(setting))
                if setting.channels
                else words("setup-channels-anywhere")
            )
            await self.replies.say(interaction, text)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-setup-language"),
        description=localised("command-setup-language-description"),
    )
    @app_commands.rename(language=localised("command-option-language"))
    @app_commands.describe(language=localised("command-setup-language-choice-description"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name=localised(f"language-{key}"), value=key)
            for key in (_FOLLOW_DISCORD, *LANGUAGES)
        ]
    )
    async def language(
        self, interaction: discord.Interaction, language: app_commands.Choice[str]
    ) -> None:
        """Choose the language of tables whose host names none."""

        async def act() -> None:
            guild_id = _guild_of(interaction)
            chosen = None if language.value == _FOLLOW_DISCORD else language.value
            setting = await self.context.servers.setting(guild_id)
            await self.context.servers.choose(guild_id, replace(setting, language=chosen))
            words = await self.context.texts_for(interaction)
            text = (
                words("setup-language-follow")
                if chosen is None
                else words("setup-language-set", language=words(f"language-{chosen}"))
            )
            await self.replies.say(interaction, text)

        await self.replies.run(interaction, act)


def checked(
    where: discord.abc.Messageable | discord.abc.GuildChannel,
    granted: discord.Permissions,
    words: Texts,
    *,
    local: bool = False,
) -> list[str]:
    """Say line by line what the bot may do in a channel of what a table needs there.

    In local play there are no threads, and nobody misses them. In a forum every post is one.
    """
    in_thread = isinstance(where, discord.Thread | discord.ForumChannel)
    kind = getattr(where, "type", None)
    place = Place.THREAD if kind in THREADABLE and not local else Place.HERE
    lacks = lacking(granted, place, in_thread=in_thread)
    blocking = lacking(granted, Place.HERE, in_thread=in_thread)
    channel = f"<#{getattr(where, 'id', 0)}>"
    lines = [words("setup-check-lacking" if lacks else "setup-check-ready", channel=channel)]
    for name in needed(place, in_thread=in_thread):
        permission = words("permission-" + name.replace("_", "-"))
        key = "setup-missing" if name in lacks else "setup-granted"
        lines.append(words(key, permission=permission))
    if lacks and not blocking:
        lines.append(words("setup-check-threadless"))
    return lines


def _listed(setting: GuildSetting) -> str:
    return ", ".join(f"<#{channel_id}>" for channel_id in setting.channels)


def _guild_of(interaction: discord.Interaction) -> int:
    if interaction.guild_id is None:
        raise Refused("only-in-servers")
    return interaction.guild_id


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(SetupCommands(context_of(bot), part_of(bot, Handlers)))
