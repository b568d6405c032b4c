"""Whether the rules return what they declare, said in words that name the method."""

from __future__ import annotations

from typing import Any

from games.api import AnyGame, Applied, Outcome
from games.playout import LONGEST, RandomPlayer


def undeclared(game: AnyGame) -> str:
    """Return what in a random game differs from the rules' declarations; empty if nothing does.

    One game at the smallest table is played from a fixed seed, up to the first difference. A game
    that is not over after 20,000 moves is a difference too; an exception of the rules passes
    through.
    """
    applied, player = game.start(min(game.seats), {}, "owed"), RandomPlayer("owed")
    for _ in range(LONGEST):
        if found := _among_values(game, applied) or _among_moves(game, applied.state):
            return found
        choice = player.choose(game, applied.state)
        if choice is None:
            return ""
        applied = game.apply(applied.state, choice[0].seat, choice[1])
    return f"an end: a random game is not over after {LONGEST} moves"


def _among_values(game: AnyGame, applied: Any) -> str:
    """Return what is wrong with a state, its events, outcome and a spectator's view.

    Empty if nothing is; else it names the first method, and what that should return.
    """
    if not isinstance(applied, Applied):
        return f"a set_up() that returns Applied, not {_kind(applied)}"
    state = applied.state
    if type(state) is not game.state_type:
        meant = game.state_type.__name__
        return f"a set_up() and an answer() that return {meant}, not {_kind(state)}"
    for event in applied.events:
        if type(event) not in game.event_types:
            return f"{_kind(event)} among event_types"
    outcome: Any = game.outcome(state)
    if not isinstance(outcome, Outcome | None):
        return f"an outcome() that returns Outcome or None, not {_kind(outcome)}"
    view = game.view(state, None)
    if type(view) is not game.view_type:
        return f"a show() that returns {game.view_type.__name__}, not {_kind(view)}"
    return ""


def _among_moves(game: AnyGame, state: Any) -> str:
    """Return what is wrong with the questions and their legal moves; empty if nothing is.

    :meth:`asked` and :meth:`answered` must name the seats of the questions, each question have a
    legal move, and each move be of a declared type.
    """
    asked = game.decisions(state)
    if {decision.seat for decision in asked} != {*game.asked(state)}:
        return "the same seats in asked() and decisions()"
    if {decision.seat for decision in asked if decision.answered} != {*game.answered(state)}:
        return "the same seats in answered() and, as answered, in decisions()"
    for decision in asked:
        moves = tuple(game.legal_moves(state, decision.seat))
        if not moves:
            return f"legal_moves() that yields answers to the question {str(decision.prompt)!r}"
        for move in moves:
            if type(move) not in game.move_types:
                return f"{_kind(move)} among move_types"
    return ""


def _kind(value: object) -> str:
    """Name the type of a value."""
    return type(value).__name__
