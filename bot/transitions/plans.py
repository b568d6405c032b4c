"""Plans of seats: an answer is added to one, and it goes when what it rests on has changed."""

from __future__ import annotations

from msgspec.structs import replace

from bot.model.plan import QUESTION, Plan, PlannedAnswer
from bot.model.refusal import Refused
from bot.rows.change import Write
from bot.rows.seats import DeletePlan
from bot.table.live_table import LiveTable
from bot.table.plans import changed, ground, lets_pass, plan_row, prospects
from bot.table.running_game import RunningGame
from games.api import Move, Seat
from games.foresight import Prospect

_NONE = Plan()


def add_answer(
    live: LiveTable, seat: Seat, decision_id: str, move: Move
) -> tuple[LiveTable, list[Write]]:
    """Add the answer to the next question that a seat foresees to its plan, with its premises.

    What was said of the end of an earlier plan goes with that.

    Raises:
        Refused: ``plan-outdated`` if ``decision_id`` is not that question any more, the move does
            not answer it, or the seat has to answer an open question by hand first.
    """
    running = live.under_way
    plan = live.plans.get(seat, _NONE)
    held = live.held_by(seat)
    asked = running.question_to(seat) is not None and not lets_pass(running, seat, held)
    found = prospects(running, seat, plan, held)
    if (asked and not plan.answers) or len(found) <= len(plan.answers):
        raise Refused("plan-outdated")
    following = found[-1]
    legal = running.game.legal_moves(following.state, seat)
    if following.decision.id != decision_id or move not in legal:
        raise Refused("plan-outdated")
    answer = PlannedAnswer(move, ground(running.game, following), following.regardless)
    return _kept(live, seat, Plan((*plan.answers, answer)))


def drop_plan(live: LiveTable, seat: Seat) -> tuple[LiveTable, list[Write]]:
    """Delete a seat's plan, or the note on why it ended; no rows where there is neither."""
    if seat not in live.plans:
        return live, []
    plans = {of: plan for of, plan in live.plans.items() if of != seat}
    return replace(live, plans=plans), [DeletePlan(live.table.id, seat)]


def after_answer(
    live: LiveTable, seat: Seat, move: Move, *, planned: bool
) -> tuple[LiveTable, list[Write]]:
    """Go on with the plan of a seat that has just answered; ``planned`` if the plan did.

    The first answer is struck off if it was given, by plan or by hand. Any other answer ends the
    plan without a note, except one of another kind of move where the plan's first answer holds
    regardless of luck. A note on why an earlier plan ended is dropped.
    """
    plan = live.plans.get(seat)
    if plan is None:
        return live, []
    if plan.answers and plan.answers[0].regardless and not isinstance(move, _kind(plan)):
        return live, []
    if plan.answers and (planned or plan.answers[0].move == move):
        return _kept(live, seat, replace(plan, answers=plan.answers[1:]))
    return drop_plan(live, seat)


def _kind(plan: Plan) -> type[object]:
    """Return the kind of move that a plan begins with."""
    return type(plan.answers[0].move)


def note_lost(live: LiveTable, seat: Seat, ground: str) -> tuple[LiveTable, list[Write]]:
    """Note for a seat which premise (``ground``) broke its plan; it reads that until it answers."""
    return _kept(live, seat, replace(live.plans.get(seat, _NONE), lost=(ground,)))


def revise(live: LiveTable) -> tuple[LiveTable, list[Write]]:
    """Cut every plan at its first answer whose premises have changed, and note which (F71, F73).

    The answers before it stay. The rows are those of the plans that were cut.
    """
    rows: list[Write] = []
    running = live.running
    if running is None:
        return live, rows
    for seat, plan in live.plans.items():
        kept, lost = _standing(running, seat, plan, live.held_by(seat))
        if kept < len(plan.answers):
            live, written = _kept(live, seat, Plan(plan.answers[:kept], lost))
            rows += written
    return live, rows


def _standing(
    running: RunningGame, seat: Seat, plan: Plan, held: Move | None
) -> tuple[int, tuple[str, ...]]:
    """Return how many answers of a plan still stand, and the changed premises of the next one.

    If the position foresees too few questions, the premise is that the question is gone
    (``QUESTION``). That comes as well, and means nothing, if all answers stand: compare the number.
    An empty plan gives 0 and nothing.
    """
    if not plan.answers:
        return 0, ()
    found = prospects(running, seat, plan, held)
    for kept, (answer, prospect) in enumerate(zip(plan.answers, found, strict=False)):
        now = ground(running.game, prospect)
        lost = changed(answer.grounds, now, regardless=answer.regardless)
        if lost:
            return kept, lost
    return min(len(plan.answers), len(found)), (QUESTION,)


def planned_answers(live: LiveTable) -> dict[tuple[str, Seat], Move]:
    """Return the first answer of each plan whose question is open now, by question id and seat.

    Left out are questions that are answered already, and those that are not as foreseen.
    """
    running = live.running
    if running is None or not live.plans:
        return {}
    found: dict[tuple[str, Seat], Move] = {}
    for decision in running.decisions:
        plan = live.plans.get(decision.seat, _NONE)
        if plan.answers and not decision.answered:
            view = running.position.view(decision.seat)
            real = Prospect((running.state,), decision, view)
            first, now = plan.answers[0], ground(running.game, real)
            if not changed(first.grounds, now, regardless=first.regardless):
                found[decision.id, decision.seat] = first.move
    return found


def _kept(live: LiveTable, seat: Seat, plan: Plan) -> tuple[LiveTable, list[Write]]:
    """Store a seat's plan in place of the one before, or delete it if it is empty."""
    if plan == _NONE:
        return drop_plan(live, seat)
    live = replace(live, plans={**live.plans, seat: plan})
    return live, [plan_row(live.table.id, seat, plan)]
