"""Games played to their ends by habit, with all that came of each step."""

from __future__ import annotations

from functools import cache

from games import find
from games.api import AnyGame, Move, Outcome, Seat, State
from games.optional.remembering import Played
from games.rng import Rng


@cache
def recorded(game_id: str, seats: int, seed: str) -> tuple[Played, ...]:
    """Play a game with the usual options, everybody without much thought."""
    game: AnyGame = find(game_id)
    options = {option.key: option.default for option in game.options}
    begun = game.start(seats, options, seed)
    record = [Played(None, begun.state, begun.state, begun.events)]
    while questions := [one for one in game.decisions(record[-1].after) if not one.answered]:
        seat, state = questions[0].seat, record[-1].after
        applied = game.apply(state, seat, by_habit(game, state, seat, Rng(seed, len(record))))
        record.append(Played(seat, state, applied.state, applied.events))
    return tuple(record)


def by_habit(game: AnyGame, state: State, seat: Seat, luck: Rng) -> Move:
    """Choose as players do without much thought, or as for somebody absent."""
    chosen: Move = game.habit(state, seat, tuple(game.legal_moves(state, seat)), luck)
    return chosen


def outcome_of(game_id: str, record: tuple[Played, ...]) -> Outcome:
    """Tell how a recorded game ended."""
    outcome = find(game_id).outcome(record[-1].after)
    assert outcome is not None
    return outcome
