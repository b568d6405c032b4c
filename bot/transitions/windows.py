"""Windows: what is answered to a reaction is told as a whole, when nobody missing could change it.

What is said within a window was said at the same moment. The rules hear it in the order of play
(:meth:`games.game.Rules.decisions`), whoever pressed first: of several calls the first counts, and
what stands behind it is not heard.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from bot.clocks.windows import ends_from, heard_from, heard_in_advance, heard_like_a_visit
from bot.model.plan import AT_NIGHT, LIKE_A_VISIT
from bot.model.times import Millis
from bot.model.undo_log import game_name
from bot.table.live_table import LiveTable
from bot.table.running_game import AnswerCause
from games.api import Decision, Move, RuleError, Seat


class Given(NamedTuple):
    """An answer on its way."""

    decision_id: str
    seat: Seat
    move: Move
    cause: AnswerCause
    user_id: int | None = None
    interaction_id: int | None = None
    at_night: bool = False
    """True if it counts while its giver sleeps, though it was given in advance."""


Answers = Mapping[tuple[str, Seat], Given]
"""Answers on their way, by question."""


def next_told(live: LiveTable, answers: Answers, at: Millis) -> tuple[Given, ...]:
    """Return the answers to one question that are heard at ``at``, in order; empty if none can be.

    Those to a window are heard together, once it is decided; an answer to any other question is
    heard by itself. Questions come in the order of the rules, and the first with answers wins.
    """
    windows: set[str] = set()
    for decision in live.under_way.decisions:
        given = answers.get((decision.id, decision.seat))
        if given is None or decision.id in windows:
            continue
        if not decision.optional:
            if counts(live, given, at):
                return (given,)
            continue
        windows.add(decision.id)
        if told := _told(live, decision, answers, at):
            return told
    return ()


def next_moment(live: LiveTable, answers: Answers, at: Millis) -> Millis | None:
    """Return when the next waiting answers are heard if no further answer comes, not before ``at``.

    None if no moment is known, as they wait for other seats.
    """
    asked = {(one.id, one.seat): one for one in live.under_way.decisions}
    moments = {
        max(_heard_from(live, given), ends_from(live, asked[key]) if asked[key].optional else 0)
        for key, given in answers.items()
        if key in asked
    }
    coming = sorted({max(at, moment) for moment in moments})
    return next((when for when in coming if next_told(live, answers, when)), None)


def _told(live: LiveTable, decision: Decision, answers: Answers, at: Millis) -> tuple[Given, ...]:
    """Return the answers of a window that count at ``at``, once it is decided by them.

    Empty before the window's earliest end. Answers that do not count yet are taken as missing.
    """
    if ends_from(live, decision) > at:
        return ()
    asked = [one for one in live.under_way.decisions if one.id == decision.id and not one.answered]
    found = [answers.get((one.id, one.seat)) for one in asked]
    return decided(
        live, [None if one is None or not counts(live, one, at) else one for one in found]
    )


def counts(live: LiveTable, given: Given, at: Millis) -> bool:
    """Return True if an answer counts at ``at``.

    By hand it does at once; given in advance, only when its giver is awake, unless it counts at
    night.
    """
    return _heard_from(live, given) <= at


def decided(live: LiveTable, said: Iterable[Given | None]) -> tuple[Given, ...]:
    """Return the answers of a window that count, in the order of play; empty while that may change.

    ``said`` has an answer for each seat asked, None where it is missing. They count up to the one
    with which the rules close the window, or that they refuse: that one comes last, for the caller
    to deal with.
    """
    running = live.under_way
    state, told = running.state, list[Given]()
    for given in said:
        if given is None:
            return ()
        told.append(given)
        try:
            state = running.game.apply(state, given.seat, given.move).state
        except RuleError:
            break
        name = game_name(given.decision_id)
        if not any(one.id == name for one in running.game.decisions(state)):
            break
    return tuple(told)


def _heard_from(live: LiveTable, given: Given) -> Millis:
    """Return the moment from which an answer counts: 0 (at once) by hand, later in advance.

    Answers in advance count when their giver is awake, at night too if they said so; at the latest
    when their time is up and the host would answer. Where the seat has chosen that they count like
    those of a visit, except to a question of the seat's own turn what was said in that turn: a plan
    or what holds for the turn alone. Kinds of questions that the game does not let be answered in
    advance, and questions that are not open, count at once.
    """
    key = (given.decision_id, given.seat)
    running = live.under_way
    known = running.posed.get(key)
    if known is None or given.cause not in ("standing", "plan"):
        return 0
    asked = running.asked(*key)
    if asked is not None and asked.prompt not in running.game.prompts_in_advance:
        return 0
    at_night = given.at_night or (given.seat, AT_NIGHT) in live.standing
    # What holds for longer than a turn was not said by somebody who is about it.
    apart = asked is not None and (asked.optional or not given.at_night)
    if asked is not None and apart and (given.seat, LIKE_A_VISIT) in live.standing:
        heard = heard_like_a_visit(live, asked, known, at_night=at_night)
    else:
        heard = heard_from(known) if at_night else heard_in_advance(known)
    return min(heard, running.due.get(key, heard))
