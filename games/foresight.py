"""Foresight for plans: the next question to a seat if everybody else lets things pass.

The game is dealt again for that seat in several worlds, so that foresight rests on what the seat
knows. If the worlds come to look different to the seat, something was drawn or told that it cannot
foresee, and foresight ends there.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec.structs import replace

from games.api import (
    AnyGame,
    Applied,
    Decision,
    Move,
    RuleError,
    Seat,
    State,
    View,
)

_WORLDS = ("one", "two", "three")
"""Seeds of the worlds."""

_MAX_ANSWERS = 64
"""Maximum number of answers of others that are played."""


class Prospect(msgspec.Struct, frozen=True):
    """A question that a seat foresees, or is asked now."""

    worlds: tuple[State, ...]
    """States that look the same to the seat; each of them can be shown to it."""
    decision: Decision
    view: View
    """The view of the seat at that question."""
    regardless: bool = False
    """True if luck comes before it, so that the seat answers whatever that brings."""

    @property
    def state(self) -> State:
        """One of the worlds."""
        return self.worlds[0]


def foresee(
    game: AnyGame, state: State, seat: Seat, *, regardless: bool = False
) -> Prospect | None:
    """Return the next question to ``seat`` if all others let things pass; None if there is none.

    With ``regardless`` return the one beyond luck, where there is any.
    """
    if not game.foreseeable:
        return None
    # The open questions are public.
    asked = [one for one in game.decisions(state) if not one.answered]
    if not any(one.seat == seat or one.prompt in game.passable for one in asked):
        return None
    worlds = tuple(game.redeal(state, seat, salt) for salt in _WORLDS)
    found = _pass_on(game, worlds, seat)
    if regardless and (found is None or not found.regardless):
        return _regardless(game, worlds, seat) or found
    return found


def go_on(game: AnyGame, prospect: Prospect, move: Move) -> Prospect | None:
    """Return the question after ``move``, the answer to a foreseen one; None if there is none.

    Raises:
        RuleError: the move does not answer it.
    """
    seat = prospect.decision.seat
    steps = [game.apply(world, seat, move) for world in prospect.worlds]
    if any(_is_luck(world, step) for world, step in zip(prospect.worlds, steps, strict=True)):
        return _regardless(game, prospect.worlds, seat)
    found = _pass_on(game, tuple(step.state for step in steps), seat)
    if found is None or not prospect.regardless:
        return found
    return replace(found, regardless=True)


def follow(
    game: AnyGame, state: State, seat: Seat, moves: tuple[Move, ...], *, regardless: bool = False
) -> Iterator[Prospect]:
    """Yield the question that each of ``moves`` answers, then the next one if there is any.

    Stop early if a move does not answer the foreseen question. The first may be one beyond luck.
    """
    prospect = foresee(game, state, seat, regardless=regardless)
    for move in moves:
        if prospect is None:
            return
        yield prospect
        try:
            prospect = go_on(game, prospect, move)
        except RuleError:
            return
    if prospect is not None:
        yield prospect


def _pass_on(game: AnyGame, worlds: tuple[State, ...], seat: Seat) -> Prospect | None:
    """Let the others pass until ``seat`` is asked."""
    for _ in range(_MAX_ANSWERS):
        view, *views = [game.view(world, seat) for world in worlds]
        asked, *questions = [game.decisions(world) for world in worlds]
        if any(other != view for other in views) or any(other != asked for other in questions):
            # The seat could tell the games apart.
            return None
        mine = next((one for one in asked if one.seat == seat and not one.answered), None)
        if mine is not None:
            return Prospect(worlds, mine, view)
        passed = [_let_pass(game, world, seat) for world in worlds]
        following = tuple(state for state in passed if state is not None)
        if len(following) < len(passed):
            return _regardless(game, worlds, seat)
        worlds = following
    return None


def _regardless(game: AnyGame, worlds: tuple[State, ...], seat: Seat) -> Prospect | None:
    """Go on as if luck brought nothing; None where there is nothing to be said beyond it."""
    beyond = [game.regardless(world, seat) for world in worlds]
    following = tuple(state for state in beyond if state is not None)
    found = _pass_on(game, following, seat) if len(following) == len(beyond) else None
    return None if found is None else replace(found, regardless=True)


def _let_pass(game: AnyGame, state: State, planner: Seat) -> State | None:
    """Let the first seat asked pass; None if what follows cannot be foreseen."""
    for asked in game.decisions(state):
        if asked.answered:
            continue
        move = game.uneventful(game.view(state, asked.seat))
        if move is None:
            return None
        applied: Applied[Any] = game.apply(state, asked.seat, move)
        told = any(
            (event.to is None and event.reveals) or (event.to is not None and planner in event.to)
            for event in applied.events
        )
        if told or _is_luck(state, applied):
            return None
        after: State = applied.state
        return after
    return None


def _is_luck(before: State, applied: Applied[Any]) -> bool:
    return bool(applied.state.rng != before.rng)
