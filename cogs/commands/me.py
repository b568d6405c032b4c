"""``/me``: what a person sets for themselves, on every server."""

from __future__ import annotations

import re
from contextlib import suppress
from datetime import UTC, date, datetime, time, timedelta
from zoneinfo import ZoneInfo

import discord
from discord import app_commands
from discord.ext import commands

from bot.client import TabletopBot
from bot.i18n.texts import LANGUAGES
from bot.model.notes import LONGEST_NOTE
from bot.model.preferences import AwayMode, CallChoice, ReminderCadence
from bot.model.refusal import Refused
from cogs.commands.declared import Commands, command, worded
from cogs.commands.named_choices import named
from cogs.commands.table.find_table import find_table, offers_own_tables
from cogs.commands.zone_choices import zone_choices
from cogs.context import person_of
from cogs.elements.custom_ids import CustomId, Need, Verb
from cogs.elements.localisation import localised
from cogs.interactions import keep_away, settings
from cogs.interactions.standings import show_profile
from cogs.panels.clocks import when
from cogs.panels.settings import FOLLOW_DISCORD
from cogs.routing.next_table import next_table

_LENGTH = re.compile(r"(\d{1,3})\s*([^\W\d]*)")
_UNITS = {
    **dict.fromkeys(("", "d", "day", "days", "j", "jour", "jours"), timedelta(days=1)),
    **dict.fromkeys(("w", "week", "weeks", "sem", "semaine", "semaines"), timedelta(weeks=1)),
    **dict.fromkeys(("h", "hour", "hours", "heure", "heures"), timedelta(hours=1)),
}
"""Words that may stand behind a number: taken for days, two weeks would be two days."""
_OFFERED = (1, 2, 3, 4, 5, 7, 10, 14, 21, 30)
"""Days of an absence that need not be typed; 30 are all of a year."""


class MeCommands(
    Commands,
    commands.GroupCog,
    name=localised("command-me"),
    description=localised("command-me-description"),
):
    """A person's own settings."""

    @command(
        "me-settings",
        language=worded("language", (FOLLOW_DISCORD, *LANGUAGES)),
        calls=worded("calls", CallChoice),
        reminders=worded("cadence", ReminderCadence),
    )
    async def settings(
        self,
        interaction: discord.Interaction,
        language: str | None = None,
        quiet_from: str | None = None,
        quiet_to: str | None = None,
        zone: str | None = None,
        calls: str | None = None,
        reminders: str | None = None,
        copies: bool | None = None,
    ) -> None:
        """Show the panel of one's settings, after setting what is given; the rest stays.

        Without anything given it is only shown. ``-`` for either end means no quiet hours.

        Raises:
            Refused: times or zone cannot be read, as :func:`cogs.interactions.settings.read_times`
                and ``meant_zone`` have it; then nothing is set.
        """
        known = await self.context.tables.people.preferences(interaction.user.id)
        words = await self.context.texts_for(interaction)
        meant = await settings.meant_zone(zone, known.zone, words)
        changes = settings.read_times(known, start=quiet_from, end=quiet_to, zone=meant)
        if calls is not None:
            changes["calls"] = CallChoice(calls)
        if reminders is not None:
            changes["cadence"] = ReminderCadence(reminders)
        if copies is not None:
            changes["copies"] = copies
        await settings.save(self.request(interaction), changes, language)

    @settings.autocomplete("zone")
    async def zones(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer time zones."""
        return await zone_choices(self.context, interaction, current)

    @command("me-away", meanwhile=worded("away-mode", AwayMode))
    async def away(
        self,
        interaction: discord.Interaction,
        until: str,
        meanwhile: str = AwayMode.WAIT.value,
    ) -> None:
        """Stop one's clocks until a date or for some days, or have the bot play meanwhile.

        ``until`` is a number of days from now, or of hours or weeks where that is written, or
        year-month-day for the start of that day in one's time zone. The reply says the end.

        Raises:
            Refused: ``unknown-date``, ``away-past`` or ``away-budget``.
        """
        user_id = interaction.user.id
        preferences = await self.context.tables.people.preferences(user_id)
        back = _return(until, discord.utils.utcnow(), ZoneInfo(preferences.zone))
        await self.context.tables.people.go_away(user_id, back, AwayMode(meanwhile))
        words = await self.context.texts_for(interaction)
        text = words("away", until=when(back, "f"), mode=meanwhile)
        await self.replies.say(interaction, text)

    @away.autocomplete("until")
    async def returns(
        self, interaction: discord.Interaction, current: str
    ) -> list[app_commands.Choice[str]]:
        """Offer the return that the typed text means, else some days, each with its date."""
        words = await self.context.texts_for(interaction)
        preferences = await self.context.tables.people.preferences(interaction.user.id)
        now, zone = discord.utils.utcnow(), ZoneInfo(preferences.zone)
        with suppress(Refused):
            back = _return(current, now, zone)
            return [named(f"{back.astimezone(zone):%Y-%m-%d %H:%M}", current.strip())]
        return [
            named(
                f"{words('length-days', days=days, hours=0)} · "
                f"{(now + timedelta(days=days)).astimezone(zone):%Y-%m-%d}",
                str(days),
            )
            for days in _OFFERED
        ]

    @command("me-back")
    async def back(self, interaction: discord.Interaction) -> None:
        """End one's absences that are under way, so that one's clocks run again, and say so.

        Raises:
            Refused: there is none (``not-away``).
        """
        await self.context.tables.people.come_back(interaction.user.id)
        words = await self.context.texts_for(interaction)
        await self.replies.say(interaction, words("back"))

    @command("me-avoid")
    async def avoid(
        self, interaction: discord.Interaction, person: discord.Member | None = None
    ) -> None:
        """Show the person's avoid list, after adding ``person`` if given.

        Raises:
            Refused: as :func:`cogs.interactions.keep_away.keep`, for oneself, bots and a full list.
        """
        request = self.request(interaction)
        if person is None:
            await keep_away.show(request)
        else:
            await keep_away.keep(request, person_of(person), bot=person.bot)

    @command("me-note")
    @offers_own_tables
    async def note(
        self,
        interaction: discord.Interaction,
        text: app_commands.Range[str, 1, LONGEST_NOTE] | None = None,
        table: int | None = None,
    ) -> None:
        """Store a note of one's own on a table, or show it if no ``text`` is given."""
        found = await find_table(self.context, interaction, table, Need.SEE, over=True)
        await self.press(interaction, CustomId(found.id, Verb.NOTE), text)

    @command("me-next")
    async def next(self, interaction: discord.Interaction) -> None:
        """Open one's panel of the first table on this server that waits; say so if none does.

        A reaction that one has answered, and that is held, does not count as waiting.
        """
        waiting = await next_table(self.context, interaction)
        if waiting is None:
            words = await self.context.texts_for(interaction)
            await self.replies.say(interaction, words("next-none"))
        else:
            await self.replies.show(interaction, waiting)

    @command("me-profile")
    async def profile(
        self, interaction: discord.Interaction, person: discord.Member | None = None
    ) -> None:
        """Show what one, or somebody else, has played and won on this server."""
        await show_profile(self.request(interaction), person)

    @command("me-data")
    async def data(self, interaction: discord.Interaction) -> None:
        """Hand out what is stored about oneself."""
        await settings.hand_out(self.request(interaction))

    @command("me-forget")
    async def forget(self, interaction: discord.Interaction) -> None:
        """Ask to be forgotten."""
        await settings.ask_to_forget(self.request(interaction))


def _return(text: str, now: datetime, zone: ZoneInfo) -> datetime:
    """Return the time of a number of days from now, or of the start of a date in ``zone``, in UTC.

    A number of up to three digits may be one of weeks or hours, if the word after it says so; a
    date is as ISO 8601 has it, year-month-day. Whether it is past is not checked.

    Raises:
        Refused: ``unknown-date``.
    """
    length = _LENGTH.fullmatch(text.strip())
    if length and (unit := _UNITS.get(length[2].casefold())):
        return now + int(length[1]) * unit
    try:
        day = date.fromisoformat(text.strip())
        return datetime.combine(day, time(), zone).astimezone(UTC)
    except (ValueError, OverflowError) as error:
        raise Refused("unknown-date", date=text[:100]) from error


async def setup(bot: TabletopBot) -> None:
    """Add the commands to the bot."""
    await bot.add_cog(MeCommands(bot))
