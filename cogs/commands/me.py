"""``/me``: what a person sets for themselves, on every server."""

from __future__ import annotations

import re
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.texts import LANGUAGES
from bot.model.preferences import AwayMode, CallChoice, ReminderCadence, zones
from bot.model.refusal import Refused
from cogs.context import BotContext, context_of, part_of
from cogs.elements.localisation import localised
from cogs.interactions.handlers import Handlers
from cogs.interactions.settings import read_times
from cogs.interactions.standings import show_profile
from cogs.panels.clocks import when
from cogs.panels.settings import FOLLOW_DISCORD
from cogs.routing.next_table import next_table

_OFFERED = 25
_DAYS = re.compile(r"(\d{1,3})\s*[^\W\d]*")


class MeCommands(
    commands.GroupCog, name=localised("command-me"), description=localised("command-me-description")
):
    """A person's own settings."""

    def __init__(self, context: BotContext, handlers: Handlers) -> None:
        self.context = context
        self.handlers = handlers
        self.replies = handlers.replies

    @app_commands.command(
        name=localised("command-me-settings"),
        description=localised("command-me-settings-description"),
    )
    @app_commands.rename(
        language=localised("command-option-language"),
        quiet_from=localised("command-me-settings-quiet-from"),
        quiet_to=localised("command-me-settings-quiet-to"),
        zone=localised("command-me-settings-zone"),
        calls=localised("command-me-settings-calls"),
        reminders=localised("command-me-settings-reminders"),
        copies=localised("command-me-settings-copies"),
    )
    @app_commands.describe(
        language=localised("command-me-settings-language-description"),
        quiet_from=localised("command-me-settings-quiet-from-description"),
        quiet_to=localised("command-me-settings-quiet-to-description"),
        zone=localised("command-me-settings-zone-description"),
        calls=localised("command-me-settings-calls-description"),
        reminders=localised("command-me-settings-reminders-description"),
        copies=localised("command-me-settings-copies-description"),
    )
    @app_commands.choices(
        language=[
            app_commands.Choice(name=localised(f"language-{key}"), value=key)
            for key in (FOLLOW_DISCORD, *LANGUAGES)
        ],
        calls=[
            app_commands.Choice(name=localised(f"calls-{choice.value}"), value=choice.value)
            for choice in CallChoice
        ],
        reminders=[
            app_commands.Choice(name=localised(f"cadence-{cadence.value}"), value=cadence.value)
            for cadence in ReminderCadence
        ],
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        language: app_commands.Choice[str] | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        zone: str | None = None,
        calls: app_commands.Choice[str] | None = None,
        reminders: app_commands.Choice[str] | None = None,
        copies: bool | None = None,
    ) -> None:
        """Show the panel of one's settings, with what is given set."""

        async def act() -> None:
            people = self.context.tables.people
            changes = read_times(
                await people.preferences(interaction.user.id),
                start=quiet_from,
                end=quiet_to,
                zone=zone,
            )
            if calls is not None:
                changes["calls"] = CallChoice(calls.value)
            if reminders is not None:
                changes["cadence"] = ReminderCadence(reminders.value)
            if copies is not None:
                changes["copies"] = copies
            await self.handlers.settings.set(
                interaction, changes, None if language is None else language.value
            )

        await self.replies.run(interaction, act)

    @settings.autocomplete("zone")
    async def zones(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer time zones by any part of their names."""
        del interaction
        wanted = current.casefold().replace(" ", "_")
        found = [name for name in zones() if wanted in name.casefold()]
        return [app_commands.Choice(name=name, value=name) for name in found[:_OFFERED]]

    @app_commands.command(
        name=localised("command-me-away"), description=localised("command-me-away-description")
    )
    @app_commands.rename(
        until=localised("command-me-away-until"), meanwhile=localised("command-me-away-mode")
    )
    @app_commands.describe(
        until=localised("command-me-away-until-description"),
        meanwhile=localised("command-me-away-mode-description"),
    )
    @app_commands.choices(
        meanwhile=[
            app_commands.Choice(name=localised(f"away-mode-{mode.value}"), value=mode.value)
            for mode in AwayMode
        ]
    )
    async def away(
        self,
        interaction: discord.Interaction,
        until: str,
        meanwhile: app_commands.Choice[str] | None = None,
    ) -> None:
        """Let one's clocks stand for some days, or the host play."""
        mode = AwayMode.WAIT if meanwhile is None else AwayMode(meanwhile.value)

        async def act() -> None:
            user_id = interaction.user.id
            preferences = await self.context.tables.people.preferences(user_id)
            back = _return(until, discord.utils.utcnow(), ZoneInfo(preferences.zone))
            await self.context.tables.people.go_away(user_id, back, mode)
            words = await self.context.texts_for(interaction)
            text = words("away", until=when(back, "f"), mode=mode.value)
            await self.replies.say(interaction, text)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-me-back"), description=localised("command-me-back-description")
    )
    async def back(self, interaction: discord.Interaction) -> None:
        """Let one's clocks run again."""

        async def act() -> None:
            await self.context.tables.people.come_back(interaction.user.id)
            words = await self.context.texts_for(interaction)
            await self.replies.say(interaction, words("back"))

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-me-next"), description=localised("command-me-next-description")
    )
    async def next(self, interaction: discord.Interaction) -> None:
        """Open one's panel of the table that waits."""

        async def act() -> None:
            waiting = await next_table(self.context, interaction)
            if waiting is None:
                words = await self.context.texts_for(interaction)
                await self.replies.say(interaction, words("next-none"))
            else:
                await self.replies.show(interaction, waiting)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-me-profile"),
        description=localised("command-me-profile-description"),
    )
    @app_commands.rename(person=localised("command-me-profile-person"))
    @app_commands.describe(person=localised("command-me-profile-person-description"))
    async def profile(
        self, interaction: discord.Interaction, person: discord.Member | None = None
    ) -> None:
        """Show what one, or somebody else, has played and won on this server."""

        async def act() -> None:
            await show_profile(self.context, self.replies, interaction, person)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-me-data"), description=localised("command-me-data-description")
    )
    async def data(self, interaction: discord.Interaction) -> None:
        """Hand out what is stored about oneself."""

        async def act() -> None:
            await self.handlers.settings.hand_out(interaction)

        await self.replies.run(interaction, act)

    @app_commands.command(
        name=localised("command-me-forget"), description=localised("command-me-forget-description")
    )
    async def forget(self, interaction: discord.Interaction) -> None:
        """Ask to be forgotten."""

        async def act() -> None:
            await self.handlers.settings.ask_to_forget(interaction)

        await self.replies.run(interaction, act)


def _return(text: str, now: datetime, zone: ZoneInfo) -> datetime:
    """Read a number of days, or the date of the return as year-month-day.

    Raises:
        Refused: ``unknown-date``.
    """
    if found := _DAYS.fullmatch(text.strip()):
        return now + timedelta(days=int(found[1]))
    try:
        day = date.fromisoformat(text.strip())
        return datetime.combine(day, time(), zone).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise Refused("unknown-date", date=text[:100]) from error


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(MeCommands(context_of(bot), part_of(bot, Handlers)))
