"""What a table says of time: pace, pause, absences, banks and reminders."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta

import discord

from bot.i18n.narration import listing
from bot.i18n.texts import Texts
from bot.model.stops import Why
from bot.model.table import Table
from bot.model.view import Question, TableView
from cogs.elements.faces import face_of, game_name, seat_names
from cogs.elements.mentions import mention, people_in

_HOUR = 60
"""Minutes, like the next."""
_DAY = 24 * _HOUR
_PAUSED = {
    Why.PLAYER: "clock-paused",
    Why.AGREED: "clock-paused-until",
    Why.MANAGERS: "clock-paused-by-managers",
}
_FAR = timedelta(weeks=1)
"""From here on the day of a limit says more than its hour: that of a table without a clock."""


def when(moment: datetime, style: discord.utils.TimestampStyle = "R") -> str:
    """Return Discord markup for a moment, shown in each reader's own time zone."""
    return discord.utils.format_dt(moment, style)


def pace_line(table: Table, texts: Texts) -> str:
    """Return the pace of a table in a few words."""
    return texts(f"pace-{table.terms.pace}")


def clock_lines(look: TableView, texts: Texts) -> str:
    """Say publicly why clocks are stopped, a pause with its end, or who is away; empty if all run.

    One reason is said, in this order: thread deleted, out of reach, a pause, the fastest pace for
    an evening. Else a line for each person who owes an answer and is away, and until when.
    """
    now = discord.utils.utcnow()
    table = look.table
    if table.place_lost:
        return texts("clock-place-lost")
    if table.out_of_reach:
        return texts("clock-out-of-reach")
    if table.pause is not None and table.paused_until is not None:
        return texts(_PAUSED[table.pause.why], until=when(table.paused_until, "f"))
    if table.usual_pace is not None:
        return texts("clock-evening")
    names = seat_names(table)
    lines = [
        texts("clock-away", name=names[q.decision.seat], until=when(back, "f"))
        for q in look.questions
        if not q.decision.answered and (back := q.away_until(now)) is not None
    ]
    return "\n".join(lines)


def wish_lines(look: TableView, texts: Texts) -> str:
    """Say publicly which requests of players wait for the others' consent, a line each.

    Each names who asks and how many have yet to agree; empty without requests.
    """
    names = seat_names(look.table)
    return "\n".join(
        texts(
            f"wish-{wish.kind.value}",
            names=listing([names[seat] for seat in wish.seats], texts),
            count=len(wish.seats),
            missing=wish.missing,
        )
        for wish in look.wishes
    )


def deadline(questions: Sequence[Question], texts: Texts) -> str:
    """Say when the first of several questions runs out, and how much time bank follows; or empty.

    A limit that is over is passed over while another one is to come. Where several questions run
    out at once with different time banks, their length is left out. While a time bank runs, that is
    said. Without limits it is empty; a week or more ahead it says the day alone.
    """
    now = discord.utils.utcnow()
    ends = [(limit, q) for q in questions if (limit := _limit(q, now)) is not None]
    if not ends:
        return ""
    # Of a window that goes on, the limit that is still to come.
    ends = [(limit, q) for limit, q in ends if limit > now] or ends
    limit = min(end for end, _ in ends)
    nearest = [q for end, q in ends if end == limit]
    said = {"at": when(limit, "t"), "in": when(limit)}
    banks = {length(left, texts) for q in nearest if (left := _bank_after(q, limit))}
    if len(banks) == 1:
        return texts("until-bank", bank=banks.pop(), **said)
    if banks:
        return texts("until-banks", **said)
    if any(_bank_runs(q, now) for q in nearest):
        return texts("until-running", **said)
    if limit - now >= _FAR:
        return texts("until-far", **{**said, "at": when(limit, "d")})
    return texts("until", **said)


def time_left(question: Question) -> str:
    """Return Discord's countdown to the end of a question's limit, or of the time bank after it.

    Empty without a deadline, or if that end is a week or more ahead; it may be past.
    """
    now = discord.utils.utcnow()
    limit = _limit(question, now)
    return "" if limit is None or limit - now >= _FAR else when(limit)


def bank_line(question: Question | None, texts: Texts) -> str:
    """Say how much of the asked person's time bank is left while it is being used; else empty."""
    now = discord.utils.utcnow()
    if question is None or question.due_at is None or not _bank_runs(question, now):
        return ""
    return texts("bank-running", left=length(question.due_at - now, texts))


def _bank_runs(question: Question, now: datetime) -> bool:
    """Return True if a question is using up its seat's time bank."""
    bank = question.bank
    return bank is not None and bank.since is not None and bank.since <= now


def _limit(question: Question, now: datetime) -> datetime | None:
    """Return when the plain limit ends, or the final deadline once the time bank runs.

    Without a bank it is the deadline; None if the question has none.
    """
    bank = question.bank
    if bank is None or bank.since is None or bank.since <= now:
        return question.due_at
    return bank.since


def _bank_after(question: Question, limit: datetime) -> timedelta:
    """Return the time bank that can be used after the limit, at most up to the final deadline.

    Zero without a bank.
    """
    if question.bank is None or question.due_at is None:
        return timedelta()
    return min(question.bank.held, question.due_at - limit)


def length(amount: timedelta, texts: Texts) -> str:
    """Spell a stretch of time in days and hours, hours and minutes, or minutes.

    Rounded to minutes; hours and minutes that do not fit are cut off. Never below zero.
    """
    minutes = max(0, round(amount / timedelta(minutes=1)))
    days, rest = divmod(minutes, _DAY)
    hours, left = divmod(rest, _HOUR)
    if days:
        return texts("length-days", days=days, hours=hours)
    if hours:
        return texts("length-hours", hours=hours, minutes=left)
    return texts("length-minutes", minutes=left)


def task_until(look: TableView, questions: Sequence[Question], texts: Texts) -> str:
    """Return the task of the seats that are asked, and its deadline."""
    call = face_of(look.table.game).call(look, questions[0].decision.prompt, texts)
    return f"{call} {deadline(questions, texts)}".strip()


def with_others(look: TableView, questions: Sequence[Question]) -> list[Question]:
    """Return the questions of ``look`` in the reaction window of the first one.

    Those marked answered are left out; people whose answer is held back until the window closes
    stand there as if they had given none. If the first is no reaction, return the questions
    unchanged. There must be at least one.
    """
    first = questions[0].decision
    if not first.optional:
        return list(questions)
    return [q for q in look.questions if q.decision.id == first.id and not q.decision.answered]


def reminder(look: TableView, question: Question, texts: Texts, url: str) -> str:
    """Return a reminder of an open question: mentions, game, task, deadline and link.

    In a reaction window it mentions all people who are asked, as it must not show who has answered.
    It says so if the time bank is being used. It is the text of a message; nothing is sent.
    """
    key = "reminder-asked" if question.decision.optional else "reminder"
    if _bank_runs(question, discord.utils.utcnow()):
        key = "reminder-bank"
    asked = with_others(look, [question])
    return texts(
        key,
        mention=mention(*people_in(look.table, [one.decision.seat for one in asked])),
        game=game_name(look.table, texts),
        task=task_until(look, asked, texts),
        url=url,
    )
