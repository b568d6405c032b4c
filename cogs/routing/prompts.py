"""What somebody is told or asked on their panel beside its question: tips, and quiet hours."""

from __future__ import annotations

from collections.abc import Iterable

import discord

from bot.i18n.text_ids import kebab
from bot.i18n.texts import language_of
from bot.model.pace import PACES
from bot.model.preferences import Preferences
from bot.model.table import Status
from bot.model.view import TableView
from cogs.context import BotContext
from cogs.panels.nights import guessed_zones
from games import find
from games.api import Event
from games.optional.coaching import Coach


async def tips(
    context: BotContext, user_id: int, look: TableView, heard: Iterable[Event]
) -> tuple[str, ...]:
    """Return the keys of the tips to show with the viewer's view; note them as told.

    At most one for their question and one for the events ``heard``, which they have not had before;
    in their first game also the goal, or the card for a first turn alone. Empty for games without a
    coach, spectators and games not under way. What was chosen for a question, or for a turn without
    one, is the same when drawn again.
    """
    table = look.table
    coach = find(table.game).coach
    if coach is None or look.seat is None or table.status is not Status.PLAYING:
        return ()
    question = look.question
    asked = question is not None and not question.decision.answered
    # Where nothing is asked a tip stays for the turn, however often the panel is drawn in it.
    where = question.decision.id if question is not None and asked else f"-{look.chapter}"
    fitting = [coach.tips(look.view, question.decision)] if question is not None and asked else []
    fitting.append(tuple(_surprises(coach, heard)))
    place = f"{table.id}.{look.renamed}.{where}"
    choose = context.tables.coaching.choose
    return await choose(user_id, table.game, place, fitting, asked=asked)


def _surprises(coach: Coach, heard: Iterable[Event]) -> Iterable[str]:
    """Return the names of the events that a coach explains, each once."""
    kinds = [type(event) for event in heard]
    return dict.fromkeys(kebab(kind.__name__) for kind in kinds if kind in coach.surprises)


async def asked_zones(
    context: BotContext,
    interaction: discord.Interaction,
    look: TableView,
    preferences: Preferences,
) -> tuple[str, ...]:
    """List the time zones a person may live in, to ask for quiet hours; empty: nothing to ask.

    Asked is only who plays with others, at a pace of days, has made a move there and has set
    nothing yet; nobody where the server has quiet hours for all.
    """
    table = look.table
    over_days = table.status is Status.PLAYING and PACES[table.terms.pace].nights
    if look.seat is None or not over_days or len(table.people) < 2:  # noqa: PLR2004
        return ()
    if preferences.settled:
        return ()
    if (await context.servers.setting(table.guild_id)).limits.quiet is not None:
        return ()
    if not await context.tables.history.has_acted(look):
        return ()
    locale, spoken = str(interaction.locale), (await context.texts_for(interaction)).language
    return guessed_zones(locale if language_of(locale) == spoken else spoken)
