"""Moves a second of random full games, beside RLCard's UNO, and what listing their moves costs.

A move is one call of ``apply``, as it is one step there. A step of a private draft is one, too:
somebody presses for it, and it is listed, checked and stored like any other. For a game of drafts
the moves that others hear of are counted as well, each with all the steps that lead to it: there a
whole march, with its list of moves at every step, stands beside one card of UNO.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from statistics import median
from typing import Any

from bench.figure import Figure, interleaved
from games import GAME_IDS, find
from games.api import Applied, Seat

GAME = "vikings"
DRAFTED = "rage"
"""The game in which most moves are steps of a draft."""
SEATS = 4
SECONDS = 1.0
"""The length of one round of one way."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Measure moves a second of random games, ours and RLCard's UNO in turn.

    The other games, whole moves of Clash of Rage, and the listing of moves follow. Without RLCard
    ours are measured alone. Then whole moves of Clash of Rage are left out.
    """
    seconds, rounds = (SECONDS / 5, 2) if quick else (SECONDS, 5)
    luck = random.Random(1)  # noqa: S311 - a benchmark
    ways: list[Callable[[], float]] = [lambda: _pace(_our_game(GAME, luck), seconds)]
    peer = _peer()
    if peer is not None:
        ways.append(lambda: _pace(_bare_uno(peer, luck), seconds))
        ways.append(lambda: _pace(_uno_environment(peer, luck), seconds))
    ours, *peers = (median(found) for found in interleaved(rounds, *ways))
    if not peers:
        alone = Figure(name="rules: random games (RLCard is missing)", ours=ours, unit="moves/s")
        return (alone, *_others(luck, seconds, rounds, None), *_listings(luck, seconds, rounds))
    bare, environment = peers
    return (
        Figure(
            name="rules: random games, decisions + legal moves + apply",
            ours=ours,
            unit="moves/s",
            floor=environment,
            beside="RLCard UNO environment",
            sense="at least",
            target=1.0,
        ),
        Figure(
            name="rules: the same beside UNO without an environment",
            ours=ours,
            unit="moves/s",
            floor=bare,
            beside="RLCard UNO, its bare game",
            sense="at least",
            target=1.0,
            wanting="fewer structs built a move in games/vikings",
        ),
        *_others(luck, seconds, rounds, peer),
        _whole_moves(luck, seconds, rounds, peer),
        *_listings(luck, seconds, rounds),
    )


def _others(luck: random.Random, seconds: float, rounds: int, peer: Any) -> tuple[Figure, ...]:
    """Measure moves a second of every other game, at its smallest table, in turn with the peer.

    ``peer`` is RLCard's UNO environment; None leaves the figures without a floor.
    """
    names = [game_id for game_id in GAME_IDS if game_id != GAME]
    ways = [partial(_pace, _our_game(game_id, luck), seconds) for game_id in names]
    if peer is not None:
        ways.append(partial(_pace, _uno_environment(peer, luck), seconds))
    found = [median(paces) for paces in interleaved(rounds, *ways)]
    floor = None if peer is None else found.pop()
    return tuple(
        Figure(
            name=f"rules: random games of {game_id}",
            ours=ours,
            unit="moves/s",
            floor=floor,
            beside="" if peer is None else "RLCard UNO environment",
            sense="none" if peer is None else "at least",
            target=None if peer is None else 1.0,
            wanting=f"fewer structs built a move in games/{game_id}",
        )
        for game_id, ours in zip(names, found, strict=True)
    )


def _whole_moves(luck: random.Random, seconds: float, rounds: int, peer: Any) -> Figure:
    """Measure moves a second of the game of drafts, in turn with the peer.

    A whole draft is one move there: only moves that others hear of are counted.
    """
    whole = partial(_pace, _our_game(DRAFTED, luck, counts=_is_heard), seconds)
    found = interleaved(rounds, whole, partial(_pace, _uno_environment(peer, luck), seconds))
    ours, floor = map(median, found)
    return Figure(
        name=f"rules: the same, whole moves of {DRAFTED}",
        ours=ours,
        unit="moves/s",
        floor=floor,
        beside="RLCard UNO environment",
    )


def _is_heard(applied: Applied[Any], mover: Seat) -> bool:
    return any(event.to != (mover,) for event in applied.events)


def _listings(luck: random.Random, seconds: float, rounds: int) -> tuple[Figure, ...]:
    """Time the listing of the legal moves of a random seat that is asked, inside random games.

    A figure for each game, in µs, beside a whole move.
    """
    ways = [partial(_listing, game_id, luck, seconds) for game_id in GAME_IDS]
    figures = []
    for game_id, found in zip(GAME_IDS, interleaved(rounds, *ways), strict=True):
        figures.append(
            Figure(
                name=f"rules: listing the legal moves of {game_id}",
                ours=median(listed for listed, _ in found) * 1e6,
                unit="µs",
                floor=median(whole for _, whole in found) * 1e6,
                beside="a whole move: listed, chosen, applied",
            )
        )
    return tuple(figures)


def _listing(game_id: str, luck: random.Random, seconds: float) -> tuple[float, float]:
    """Play random games for some seconds; return the mean seconds to list moves, and for a move.

    The second includes the first.
    """
    game, clock = find(game_id), time.perf_counter
    seats = SEATS if game_id == GAME else min(game.seats)
    moves, listing, begun = 0, 0.0, clock()
    while (spent := clock() - begun) < seconds:
        state = game.start(seats, {}, str(luck.random())).state
        while decisions := game.decisions(state):
            seat = luck.choice(decisions).seat
            at = clock()
            legal = tuple(game.legal_moves(state, seat))
            listing += clock() - at
            state = game.apply(state, seat, luck.choice(legal)).state
            moves += 1
    return listing / moves, spent / moves


def _peer() -> Any:
    """Return RLCard's UNO environment; None if it is not installed."""
    try:
        rlcard = import_module("rlcard")
    except ImportError:
        # Only the requirements of this folder hold it.
        return None
    return rlcard.make("uno", config={"seed": 1})


def _pace(play: Callable[[], int], seconds: float) -> float:
    """Call ``play`` for some seconds of processor time; return the moves a second that it makes.

    ``play`` returns the number of moves that one call made.
    """
    moves, begun = 0, time.process_time()
    while (spent := time.process_time() - begun) < seconds:
        moves += play()
    return moves / spent


def _our_game(
    game_id: str,
    luck: random.Random,
    counts: Callable[[Applied[Any], Seat], bool] | None = None,
) -> Callable[[], int]:
    """Return a function that plays a random game by our rules and returns its number of moves.

    With ``counts`` only the moves for which it returns True are counted. ``vikings`` has four
    seats, any other game the fewest that it has.
    """
    game = find(game_id)
    seats = SEATS if game_id == GAME else min(game.seats)

    def play_some() -> int:
        """Play a random game; return the number of moves that count."""
        assert counts is not None
        moves, state = 0, game.start(seats, {}, str(luck.random())).state
        while decisions := game.decisions(state):
            seat = luck.choice(decisions).seat
            applied = game.apply(state, seat, luck.choice(tuple(game.legal_moves(state, seat))))
            state, moves = applied.state, moves + counts(applied, seat)
        return moves

    def play() -> int:
        """Play a random game; return its number of moves."""
        moves, state = 0, game.start(seats, {}, str(luck.random())).state
        while decisions := game.decisions(state):
            seat = luck.choice(decisions).seat
            move = luck.choice(tuple(game.legal_moves(state, seat)))
            state = game.apply(state, seat, move).state
            moves += 1
        return moves

    return play if counts is None else play_some


def _bare_uno(environment: Any, luck: random.Random) -> Callable[[], int]:
    """Return a function that plays a random game of RLCard's UNO and returns its number of moves.

    It goes without RLCard's environment, which describes each position.
    """
    game = environment.game

    def play() -> int:
        """Play a random game; return its number of moves."""
        moves = 0
        game.init_game()
        while not game.is_over():
            game.step(luck.choice(game.get_legal_actions()))
            moves += 1
        return moves

    return play


def _uno_environment(environment: Any, luck: random.Random) -> Callable[[], int]:
    """Return a function that plays a random game in RLCard's UNO environment.

    It returns the number of moves.
    """

    def play() -> int:
        """Play a random game; return its number of moves."""
        moves = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(luck.choice(tuple(state["legal_actions"])))
            moves += 1
        return moves

    return play
