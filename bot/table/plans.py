"""Plans of seats: what they rest on, how they are stored, and what their seat sees of them."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bot.model.plan import CHOICES, QUESTION, Plan, PlannedAnswer
from bot.model.undo_log import rename_after_undo
from bot.model.view import Foresight, Planned, TableView
from bot.rows.seats import PlanRow
from bot.table.running_game import RunningGame
from games.api import AnyGame, Move, Seat
from games.codec import dump, load_move
from games.foresight import Prospect

Show = Callable[[Prospect], TableView]
"""Makes the look of a seat at a position in which it is asked."""

_ENCODER = msgspec.json.Encoder(order="deterministic")


def ground(game: AnyGame, prospect: Prospect) -> dict[str, str]:
    """Return a digest of each premise that an answer to a foreseen question rests on, by name.

    They are the kind of question, the moves to choose from, and what the game names. Where the
    answer is ``regardless`` of luck, the premises that the game excludes for it are left out. A
    digest tells whether something has changed, and holds no secret.
    """
    seat, state, asked = prospect.decision.seat, prospect.state, prospect.decision.prompt
    without = game.regardless_of.get(asked, ()) if prospect.regardless else ()
    parts: dict[str, object] = {
        QUESTION: asked,
        CHOICES: tuple(game.legal_moves(state, seat)),
        **game.grounds(prospect.view),
    }
    return {
        name: hashlib.sha256(_ENCODER.encode(part)).hexdigest()[:16]
        for name, part in parts.items()
        if name not in without
    }


def changed(
    before: dict[str, str], now: dict[str, str], *, regardless: bool = False
) -> tuple[str, ...]:
    """Return the names of the premises that are not what they were; empty if all are.

    If the question itself changed, that alone; else the choices are named only if nothing more
    particular changed. For an answer ``regardless`` of luck only premises in ``before`` count.
    """
    known = before if regardless else before | now
    names = [name for name in known if before.get(name) != now.get(name)]
    if QUESTION in names:
        return (QUESTION,)
    return tuple(name for name in names if name != CHOICES) or tuple(names)


def lets_pass(running: RunningGame, seat: Seat, held: Move | None) -> bool:
    """Return True if a seat's answer in hand lets the open reaction pass."""
    return held is not None and held == running.game.uneventful(running.position.view(seat))


def prospects(
    running: RunningGame, seat: Seat, plan: Plan, held: Move | None
) -> tuple[Prospect, ...]:
    """List the questions that a seat foresees: those that its plan answers, and the one after them.

    They have the ids under which they will be asked, and follow from the present position. Fewer
    come where a planned answer does not fit any more. A reaction that the seat lets pass with the
    ``held`` answer is not among them.
    """
    renamed = running.undo_log.renamed
    passed = (held,) if held is not None and lets_pass(running, seat, held) else ()
    regardless = bool(plan.answers) and plan.answers[0].regardless
    if regardless:
        # It is to a question beyond the one that is open.
        passed = ()
    moves = (*passed, *(answer.move for answer in plan.answers))
    return tuple(
        replace(found, decision=rename_after_undo((found.decision,), renamed)[0])
        for found in running.position.foreseen(seat, moves, regardless=regardless)[len(passed) :]
    )


def foresight(
    running: RunningGame, seat: Seat, plan: Plan, held: Move | None, show: Show
) -> Foresight | None:
    """Return what a seat has planned, may plan next, or lost of a plan; None if nothing of it.

    While the seat has to answer an open question and has no plan, only what was lost is there,
    unless its ``held`` answer lets that question pass. ``show`` makes the view for each question.
    """
    asked = running.question_to(seat) is not None and not lets_pass(running, seat, held)
    if asked and not plan.answers:
        return Foresight(lost=plan.lost) if plan.lost else None
    found = prospects(running, seat, plan, held)
    looks = [show(one) for one in found]
    answered = zip(looks, plan.answers, strict=False)
    planned = tuple(Planned(look, answer.move) for look, answer in answered)
    following = looks[-1] if len(looks) > len(planned) else None
    if not planned and following is None and not plan.lost:
        return None
    beyond = following is not None and found[-1].regardless
    return Foresight(planned, following, plan.lost, regardless=beyond)


def plan_row(table_id: int, seat: Seat, plan: Plan) -> PlanRow:
    """Return the row of a plan: its answers with their premises, and why an earlier one ended."""
    answers = [
        {
            "move": msgspec.Raw(dump(answer.move)),
            "grounds": answer.grounds,
            **({"regardless": True} if answer.regardless else {}),
        }
        for answer in plan.answers
    ]
    return PlanRow(
        table_id,
        seat,
        _ENCODER.encode(answers).decode(),
        _ENCODER.encode(plan.lost).decode(),
    )


class _Stored(msgspec.Struct, frozen=True):
    move: msgspec.Raw
    grounds: dict[str, str]
    regardless: bool = False


def load_plan(game: AnyGame, row: PlanRow) -> Plan:
    """Read a plan back from its row.

    Raises:
        ValueError: the row is damaged, or its moves are none of this game.
    """
    answers = msgspec.json.decode(row.answers, type=tuple[_Stored, ...])
    return Plan(
        tuple(
            PlannedAnswer(load_move(game, bytes(one.move)), one.grounds, one.regardless)
            for one in answers
        ),
        msgspec.json.decode(row.lost, type=tuple[str, ...]),
    )
