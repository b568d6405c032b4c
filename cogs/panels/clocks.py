"""What a table says of time: pace, pause, absences, banks and reminders."""

from __future__ import annotations

from datetime import datetime, timedelta

import discord

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.model.view import Question, TableView
from cogs.elements.faces import face_of, seat_names
from cogs.elements.mentions import mention

_HOUR = 60
"""Minutes, like the next."""
_DAY = 24 * _HOUR


def when(moment: datetime, style: discord.utils.TimestampStyle = "R") -> str:
    """A moment as Discord shows it to each reader."""
    return discord.utils.format_dt(moment, style)


def pace_line(table: Table, texts: Texts) -> str:
    """The pace of a table in a few words."""
    return texts(f"pace-{table.pace}")


def clock_lines(look: TableView, texts: Texts) -> str:
    """Say publicly that the clocks stand, or for whom and until when; empty where all run."""
    now = discord.utils.utcnow()
    table = look.table
    if table.paused_at is not None:
        return texts("clock-paused", since=when(table.paused_at))
    names = seat_names(table)
    lines = [
        texts("clock-away", name=names[q.decision.seat], until=when(back, "f"))
        for q in look.questions
        if not q.decision.answered and (back := q.away_until(now)) is not None
    ]
    return "\n".join(lines)


def bank_line(question: Question | None, texts: Texts) -> str:
    """Say to the person asked what is left in the bank; empty where there is none."""
    if question is None or question.bank is None or question.due_at is None:
        return ""
    now = discord.utils.utcnow()
    bank = question.bank
    if bank.since is not None and bank.since <= now:
        return texts("bank-running", left=length(question.due_at - now, texts))
    left = length(bank.held, texts)
    if bank.since is None:
        return texts("bank-full", left=left)
    return texts("bank-waiting", left=left, since=when(bank.since))


def length(amount: timedelta, texts: Texts) -> str:
    """Spell a stretch of time in its two largest units."""
    minutes = max(0, round(amount / timedelta(minutes=1)))
    days, rest = divmod(minutes, _DAY)
    hours, left = divmod(rest, _HOUR)
    if days:
        return texts("length-days", days=days, hours=hours)
    if hours:
        return texts("length-hours", hours=hours, minutes=left)
    return texts("length-minutes", minutes=left)


def reminder(look: TableView, question: Question, texts: Texts, url: str) -> str:
    """Remind one person of an open question, with its end and the way there."""
    player = look.table.players[question.decision.seat]
    assert question.due_at is not None
    return texts(
        "reminder",
        mention=mention(player.person.id),
        game=texts(f"{look.table.game}-name"),
        task=face_of(look.table.game).summons(look, question.decision.prompt, texts),
        due=when(question.due_at),
        url=url,
    )
