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
    """Answer the question that a seat foresees next.

    Raises:
        Refused: that is not the question any more (``plan-outdated``), or the move does not
            answer it.
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
    """Take a plan back, or put away what was said of its end; nothing where there is none."""
    if seat not in live.plans:
        return live, []
    plans = {of: plan for of, plan in live.plans.items() if of != seat}
    return replace(live, plans=plans), [DeletePlan(live.table.id, seat)]


def after_answer(
    live: LiveTable, seat: Seat, move: Move, *, planned: bool
) -> tuple[LiveTable, list[Write]]:
    """Go on with the plan of a seat that has just answered, by plan or otherwise.

    Who makes the planned move without waiting for it goes on as planned; another answer ends the
    plan, of which nobody needs to be told, but not one to what comes before a planned answer that
    stands regardless of luck. What was said of the end of an earlier one is read.
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
    """Note for a seat what has come to nothing; it reads that until its next answer."""
    return _kept(live, seat, replace(live.plans.get(seat, _NONE), lost=(ground,)))


def revise(live: LiveTable) -> tuple[LiveTable, list[Write]]:
    """End the plans, or the rest of them, whose grounds have changed, and note which (F71, F73)."""
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
    """Count the answers of a plan that stand, and name what has changed for the next one."""
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
    """Find the planned answers to questions that are open now, if they are as foreseen."""
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
    """Store a seat's plan, or delete it if it is empty."""
    if plan == _NONE:
        return drop_plan(live, seat)
    live = replace(live, plans={**live.plans, seat: plan})
    return live, [plan_row(live.table.id, seat, plan)]
