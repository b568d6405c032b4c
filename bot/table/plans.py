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
    """Digest all that an answer to a question rests on: which it is, its choices, and the rest.

    A digest tells whether something is as it was, and holds no secret. Beyond luck an answer does
    without what the game says.
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
    """Name the grounds that are not what they were; the more particular ones where there are.

    What an answer ``regardless`` of luck did without before does not count.
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
    """List the questions that a plan answers, and the one after them, as things stand now.

    They have the names under which they will be asked. The one that was let pass with an answer
    that is ``held`` is none of them.
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
    """Return what a seat has planned and may plan; None if nothing."""
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
    """Return the row of a plan."""
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
    """Read a plan back.

    Raises:
        ValueError: it is not one of this game.
    """
    answers = msgspec.json.decode(row.answers, type=tuple[_Stored, ...])
    return Plan(
        tuple(
            PlannedAnswer(load_move(game, bytes(one.move)), one.grounds, one.regardless)
            for one in answers
        ),
        msgspec.json.decode(row.lost, type=tuple[str, ...]),
    )
