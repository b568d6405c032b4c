"""Answers on their way, by hand, by plan or in advance: which they are, and what ends them."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from msgspec.structs import replace

from bot.model.plan import OF_ALL_GAMES, UNHEARD
from bot.model.refusal import Refused
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.model.times import Millis
from bot.rows.change import Write
from bot.rows.clocks import TimerRow
from bot.rows.seats import DeleteStandingOrder, HeldAnswerRow, StandingOrderRow
from bot.table.live_table import LiveTable
from bot.table.running_game import HeldAnswer, RunningGame
from bot.transitions import plans, windows
from bot.transitions.windows import Given
from games.api import Event, Seat
from games.codec import dump
from games.optional.in_advance import Span


def hold(live: LiveTable, given: Given, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Keep an answer until its window is over; it replaces an earlier one to the same question.

    The rows store it and the timer for when the rules next get answers.
    """
    key = (given.decision_id, given.seat)
    held = HeldAnswer(given.move, given.user_id, given.interaction_id, given.cause)
    live = replace(live, held=live.held | {key: held})
    payload = dump(given.move).decode()
    row = HeldAnswerRow(
        live.table.id, *key, payload, given.user_id, given.interaction_id, given.cause
    )
    return live, [row, *plan_release(live, at)]


def answers_given(live: LiveTable) -> dict[tuple[str, Seat], Given]:
    """Return the answers that wait for open questions, by question id and seat.

    An answer given by hand goes before a planned one, and that before one given in advance. Empty
    where no game is under way. Planned answers, and answers in advance that hold for the running
    turn alone, also count at night: such a question is put to everybody with their own answer.
    """
    running = live.running
    if not live.answers_ahead or running is None or live.table.status is not Status.PLAYING:
        return {}
    # What somebody has said by hand goes before a plan, and a plan before what holds for a while.
    found = _said_in_advance(live, running)
    for key, move in plans.planned_answers(live).items():
        if not live.table.players[key[1]].gone:
            found[key] = Given(*key, move, "plan", at_night=True)
    for key, held in live.held.items():
        found[key] = Given(*key, held.move, held.cause, held.user_id, held.interaction_id)
    return found


def _said_in_advance(live: LiveTable, running: RunningGame) -> dict[tuple[str, Seat], Given]:
    """Return the answers that seats gave in advance to the open questions, by question id and seat.

    Left out are answered questions, seats whose player has left, and questions for which the rules
    make no move of it. Of several the first in the game's own order counts.
    """
    found: dict[tuple[str, Seat], Given] = {}
    if not live.standing:
        return found
    game = running.game
    for decision in running.decisions:
        seat = decision.seat
        if decision.answered or live.table.players[seat].gone:
            continue
        for standing in game.standing:
            if (seat, standing.key) in live.standing and decision.prompt in standing.prompts:
                said = game.standing_move(running.state, seat, standing.key)
                if said is not None:
                    brief = standing.lasts is Span.TURN
                    given = Given(decision.id, seat, said, "standing", at_night=brief)
                    found.setdefault((decision.id, seat), given)
    return found


def answers_told(live: LiveTable, at: Millis) -> tuple[Given, ...]:
    """Return the answers that the rules get at ``at``: all of one window or one alone (F43, F84).

    Empty if there are none or none may be heard yet.
    """
    answers = answers_given(live)
    return windows.next_told(live, answers, at) if answers else ()


def note_unheard(
    before: LiveTable, live: LiveTable, told: Collection[Given], at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Note for each seat whose answer in a window went unheard that somebody before it had called.

    ``told`` are the answers that were heard, all of one window; ``before`` is the table before
    them. Only answers of people that counted by ``at`` and were more than letting it pass get the
    note, which the seat alone reads.
    """
    rows: list[Write] = []
    if live.table.status is not Status.PLAYING or not told:
        return live, rows
    window, heard = next(iter(told)).decision_id, {given.seat for given in told}
    running = before.under_way
    for (of, seat), given in answers_given(before).items():
        people = given.cause in ("player", "standing", "plan")
        if of != window or seat in heard or not people or not windows.counts(before, given, at):
            continue
        if given.move != running.game.uneventful(running.position.view(seat)):
            live, noted = plans.note_lost(live, seat, UNHEARD)
            rows += noted
    return live, rows


def plan_release(live: LiveTable, at: Millis) -> list[Write]:
    """Return the timer row for when the rules next get waiting answers; empty if none is known."""
    answers = answers_given(live)
    moment = windows.next_moment(live, answers, at) if answers else None
    return [] if moment is None else [TimerRow(live.table.id, TimerKind.RELEASE, moment)]


def set_order(live: LiveTable, seat: Seat, key: str) -> tuple[LiveTable, list[Write]]:
    """Store that a seat answers a kind of question in advance, named by ``key``.

    Setting it again changes nothing, but returns the row all the same. When waiting answers are
    heard is for the caller to plan (:func:`plan_release`). That a game is under way is assumed.

    Raises:
        Refused: the game knows no such answer (``no-such-standing``), or none at all
            (``nothing-in-advance``).
    """
    known = {standing.key for standing in live.under_way.game.standing}
    if not known:
        raise Refused("nothing-in-advance")
    if key not in known | OF_ALL_GAMES:
        raise Refused("no-such-standing")
    live = replace(live, standing=live.standing | {(seat, key)})
    return live, [StandingOrderRow(live.table.id, seat, key)]


def clear_order(live: LiveTable, seat: Seat, key: str) -> tuple[LiveTable, list[Write]]:
    """Delete an answer in advance of a seat, named by ``key``: the person is asked again.

    When other waiting answers are heard is for the caller to plan (:func:`plan_release`).
    """
    live = replace(live, standing=live.standing - {(seat, key)})
    return live, [DeleteStandingOrder(live.table.id, seat, key)]


def expire(live: LiveTable, events: Iterable[Event]) -> tuple[LiveTable, list[Write]]:
    """End the answers in advance that one of the public ``events`` of the last move ends.

    Private events end none, and those that the bot offers for all games never end like that. What
    ended is remembered as long as that move may be taken back (:func:`revive`).
    """
    running = live.running
    if running is None or not (live.standing or live.expired):
        return live, []
    game, fence = running.game, running.undo_log.fence
    public = [event for event in events if event.to is None]
    over = sorted(
        (seat, key)
        for seat, key in live.standing
        if key not in OF_ALL_GAMES and any(game.standing_ends(seat, key, event) for event in public)
    )
    ended = (*live.expired, *((running.moves, seat, key) for seat, key in over))
    live = replace(
        live,
        standing=live.standing.difference(over),
        expired=tuple(one for one in ended if one[0] > fence),
    )
    return live, [DeleteStandingOrder(live.table.id, seat, key) for seat, key in over]


def revive(live: LiveTable, target: int) -> tuple[LiveTable, list[Write]]:
    """Give seats back the answers in advance that moves after number ``target`` ended.

    Those moves have been taken back. When waiting answers are heard is for the caller to plan.
    """
    back = [(seat, key) for number, seat, key in live.expired if number > target]
    kept = tuple(one for one in live.expired if one[0] <= target)
    live = replace(live, standing=live.standing.union(back), expired=kept)
    return live, [StandingOrderRow(live.table.id, seat, key) for seat, key in back]
