"""What of a table has to be the same in memory and in the file."""

from __future__ import annotations

from msgspec.structs import replace

from bot.table.live_table import LiveTable


def kept(live: LiveTable) -> dict[str, object]:
    """List what has to survive, of a game that goes on."""
    times, running = live.times, live.running
    found: dict[str, object] = {
        "table": live.table,
        "clocks": (
            times.wishes,
            times.extensions,
        ),
        "banks": {seat: used for seat, used in times.used.items() if used},
        "reminded": times.reminded,
        "people": (live.agreed, live.barred, live.ballots, sorted(live.past_occupancies)),
        "in advance": live.standing,
        "kept": live.kept_at,
    }
    if running is not None:
        posed = {key: replace(timer, next_call=None) for key, timer in running.posed.items()}
        found["plans"], found["wish"] = live.plans, live.proposal
        found["held"] = live.held
        found["game"] = (running.state, running.decisions, running.moves, running.chapter)
        # How far an answer alone is what stands is forgotten with the process, and of the steps
        # of a draft that is complete that nobody saw them.
        steps = tuple(replace(step, hidden=False) for step in running.undo_log.steps)
        undo_log = replace(running.undo_log, revealed=None, steps=steps)
        found["questions"] = (posed, running.since, undo_log)
    return found
