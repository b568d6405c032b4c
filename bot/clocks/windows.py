"""From when on an answer to a question is heard: a moment drawn in secret, for whoever is asked.

Reactions to what somebody did are a *window*. Its moment is the same for all who are asked, and
whatever is answered, by hand, in advance, by a plan, by a computer or by the host, is told as a
whole at that moment or later (:mod:`bot.transitions.windows`): so nobody can tell an answer in
advance from that of somebody who was there. Questions of one's own turn are answered at once by
hand; an answer in advance to one is heard at its drawn moment.

In somebody's night what they said in advance waits for their morning: nobody answers asleep.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.clocks.limits import read_timer
from bot.model.times import Millis
from bot.table.live_table import LiveTable
from bot.table.running_game import QuestionTimer
from games.api import Decision, Seat
from games.rng import Rng

_BRIEF_MS = (1_000, 2_500)
"""Where nobody but computers is waited for."""
_PRESENT_MS = (3_000, 15_000)
"""Where all who are asked are at the table, and wherever minutes are short."""
_AWAY_MS = (300_000, 1_200_000)
"""Of the time in which somebody who is about comes by."""
_SEEN_MS = 600_000
"""For so long after an answer its giver counts as being at the table."""
_DAY_MS = 86_400_000
_SHORT_LIMIT_MS = 3_600_000
"""With a limit below this one nobody plays over days."""


def is_secret(live: LiveTable, decision: Decision) -> bool:
    """Return True if a question is a reaction and others could notice when it is answered."""
    return decision.optional and len(live.table.people_playing) > 1


def asked_together(live: LiveTable, decision: Decision) -> list[Seat]:
    """List the seats whose answers are heard at one moment: all that a reaction is asked of.

    Those who have answered are among them. Only the asked seat itself for any other question, or
    with at most one person playing.
    """
    if not is_secret(live, decision):
        return [decision.seat]
    return [one.seat for one in live.under_way.decisions if one.id == decision.id]


def ends_from(live: LiveTable, decision: Decision) -> Millis:
    """Return the earliest end of a window, even if all have answered; 0 if it need not be hidden.

    That is the latest moment at which answers of those asked are heard. A lone person among
    computers has nobody to be told apart from: their windows end as soon as they can.
    """
    if not is_secret(live, decision):
        return 0
    posed = live.under_way.posed
    keys = [(decision.id, seat) for seat in asked_together(live, decision)]
    return max((heard_from(posed[key]) for key in keys if key in posed), default=0)


def has_ended_for_its_author(live: LiveTable, at: Millis) -> bool:
    """Return True if the moment of an open window has come: its opening can't be undone any more.

    It says nothing about whether somebody has answered.
    """
    return any(
        is_secret(live, decision) and ends_from(live, decision) <= at
        for decision in live.under_way.decisions
    )


def draw_moment(
    live: LiveTable, decision: Decision, together: Sequence[Seat], at: Millis
) -> Millis:
    """Return the moment at which answers of those asked ``together`` at ``at`` are heard.

    The span it is in (:func:`_span`) follows from public facts; within it, it is drawn from the
    game's seed and the question's id alone, so that it says nothing of what the seats hold. An
    undo, which renames a question, has it drawn again. Every question has one, not only reactions.
    """
    least, most = _span(live, decision, together, at)
    # Not from the luck of the seats: a question that is asked again draws another moment.
    luck = Rng(f"{live.under_way.state.rng.seed}/{decision.id}/heard")
    return at + least + luck.below(most - least)[0]


def heard_from(question: QuestionTimer) -> Millis:
    """Return when answers to a question begin to be heard."""
    return question.at + question.heard_after


def heard_in_advance(question: QuestionTimer) -> Millis:
    """Return when an answer is heard that was given in advance: not in its giver's night.

    In quiet hours it is heard as long after their end as it would be after the question.
    """
    return _awake(question, heard_from(question))


def heard_like_a_visit(
    live: LiveTable, decision: Decision, question: QuestionTimer, *, at_night: bool
) -> Millis:
    """Return when an answer given in advance is heard that is to look like one of a visit.

    It is drawn, the same each time for a question and seat, from when answers are heard
    (:func:`heard_from`) to half a limit of reactions later; without a limit, half a day. Unless
    ``at_night``, it is put off past the player's quiet hours.
    """
    limit = live.pace.limit_ms(optional=True) or _DAY_MS
    luck = live.under_way.luck(decision.id, decision.seat)
    heard = heard_from(question) + luck.below(max(1, limit // 2))[0]
    return heard if at_night else _awake(question, heard)


def _awake(question: QuestionTimer, heard: Millis) -> Millis:
    """Return ``heard``, or if that is at night, a time after the quiet hours.

    That is as long after their end as answers are heard after the question.
    """
    night = None if question.hours is None else question.hours.stretch(heard)
    return heard if night is None else night.until + question.heard_after


def _is_waited_for(live: LiveTable, decision: Decision, seat: Seat, at: Millis) -> bool:
    """Return False if the host answers at once for a seat that is asked at ``at``.

    That is where its person wants to be played for or nobody waits for them any more, as for a seat
    on offer.
    """
    clock = read_timer(live, replace(decision, seat=seat), QuestionTimer(at), at)
    return clock.due > at


def _span(
    live: LiveTable, decision: Decision, asked: Sequence[Seat], at: Millis
) -> tuple[int, int]:
    """Return the least and most milliseconds to wait for answers of the seats that are ``asked``.

    Short if only computers are asked, at fast paces, or if all people asked are at the table: they
    answered lately, or in the running turn if the question belongs to it. Else minutes. People for
    whom the host answers at once, as everybody knows, don't count.
    """
    people = live.table.people_answering.intersection(asked)
    if not people:
        return _BRIEF_MS
    if live.pace.heard_within_ms is not None:
        return live.pace.heard_within_ms
    limit = live.pace.reaction_ms
    if limit is not None and limit < _SHORT_LIMIT_MS:
        return _PRESENT_MS
    people = frozenset(seat for seat in people if _is_waited_for(live, decision, seat, at))
    if not people:
        return _BRIEF_MS
    running = live.under_way
    known, turns = running.last_answers, running.answered_in
    follows = decision.prompt in running.game.within_turn
    there = all(
        at - known.get(seat, 0) < _SEEN_MS or (follows and turns.get(seat) == running.chapter)
        for seat in people
    )
    return _PRESENT_MS if there else _AWAY_MS
