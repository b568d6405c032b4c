"""Questions to computers: who owes an answer at which level, and what the thinker is asked."""

from __future__ import annotations

from bot.clocks.limits import clock_of
from bot.computers.problem import Problem, pose
from bot.model.table import Status
from bot.model.times import Millis
from bot.table.live_table import LiveTable
from bot.table.running_game import RunningGame
from games.api import Seat
from players.levels import Level
from players.position import camps_of


def level_asked(live: LiveTable, decision_id: str, seat: Seat, at: Millis) -> Level | None:
    """Return the level of the computer that owes an answer now; None if no computer does.

    It is the seat's own computer, or the table's stand-in: for a seat that it holds, and for any
    other once its time is up. None as well if the question is closed, its answer is kept for its
    window, or no game is under way.
    """
    running = live.running
    if live.table.status is not Status.PLAYING or running is None:
        return None
    if (decision_id, seat) not in running.posed or (decision_id, seat) in live.held:
        return None
    level = live.table.level_at(seat)
    if level is not None or live.table.terms.stand_in is None:
        return level
    decision = running.asked(decision_id, seat)
    clock = None if decision is None else clock_of(live, decision, at)
    if clock is None or clock.due > at:
        return None
    return live.table.terms.stand_in


def problem_of(
    live: LiveTable,
    running: RunningGame,
    decision_id: str,
    seat: Seat,
    level: Level,
    *,
    weighed: bool = False,
) -> Problem:
    """Return an open question as a problem for a worker, with all hidden facts redealt.

    ``weighed`` asks for advice: also what the move is worth, with lower priority.
    """
    table = live.table
    camps = camps_of(running.game, len(table.players), table.terms.options)
    salt = running.salt(decision_id, seat)
    return pose(
        running.game,
        running.state,
        seat,
        level,
        salt,
        camps=camps,
        weighed=weighed,
        table=table.id,
    )
