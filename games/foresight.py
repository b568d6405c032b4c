"""Foresight for plans: find a seat's next question if all other seats let things pass.

The state is redealt several times: each *world* is consistent with the seat's knowledge and has
other hidden values. All worlds are played forward in the same way. Foresight ends when the seat
could tell them apart, because something was drawn or revealed that it cannot foresee.
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
    hears,
)

_WORLDS = ("one", "two", "three")
"""Seeds of the redeals, one for each world."""

_MAX_ANSWERS = 64
"""Maximum number of simulated answers of other seats."""


class Prospect(msgspec.Struct, frozen=True):
    """A question that a seat foresees, or is asked now."""

    worlds: tuple[State, ...]
    """States at the question that look the same to the seat."""
    decision: Decision
    view: View
    """The view of the seat at that question."""
    regardless: bool = False
    """True if a draw comes first, so that the answer must hold whatever is drawn."""

    @property
    def state(self) -> State:
        """The first of the worlds."""
        return self.worlds[0]


def foresee(
    game: AnyGame, state: State, seat: Seat, *, regardless: bool = False
) -> Prospect | None:
    """Return the next question to ``seat`` if all others let things pass; None if unknown.

    It is the open one if the seat owes an answer. Unknown: the game has no plans, another seat's
    question can't be passed, or luck or something revealed comes first and the game can't look
    beyond it. With ``regardless`` prefer the question after the next draw, if the game has one.
    """
    if not game.foreseeable:
        return None
    # The open questions are public.
    asked = [one for one in game.decisions(state) if not one.answered]
    if not any(one.seat == seat or one.prompt in game.passable for one in asked):
        return None
    worlds = tuple(game.redeal(state, seat, salt) for salt in _WORLDS)
    found = _pass_on(game, worlds, seat, alike=True)
    if regardless and (found is None or not found.regardless):
        return _regardless(game, worlds, seat) or found
    return found


def go_on(game: AnyGame, prospect: Prospect, move: Move) -> Prospect | None:
    """Return the question that follows if ``move`` answers a foreseen one; None if unknown.

    If the move itself draws luck, it is the question after the draw, as if move and draw had no
    effect, and marked ``regardless``. So is all that follows an answer to a question so marked.

    Raises:
        RuleError: the move is not a legal answer.
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

    Yield nothing if no question is foreseen. Stop early if a move is no legal answer, after
    yielding its question, or if nothing more is foreseen. With ``regardless`` the first may come
    after a draw.
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


def _pass_on(
    game: AnyGame, worlds: tuple[State, ...], seat: Seat, *, alike: bool = False
) -> Prospect | None:
    """Play passing answers of the others in all worlds until ``seat`` is asked, at most 64.

    Where an answer can't be passed, or draws or reveals something, look beyond the next draw. None
    if that fails, if the worlds come to look different to the seat, or if there are too many
    answers. Worlds that are ``alike`` show the same to the seat: they have just been redealt for
    it.
    """
    for _ in range(_MAX_ANSWERS):
        views = [] if alike else [game.view(world, seat) for world in worlds]
        asked, *questions = [game.decisions(world) for world in worlds]
        if any(other != views[0] for other in views) or any(other != asked for other in questions):
            # The seat could tell the games apart.
            return None
        mine = next((one for one in asked if one.seat == seat and not one.answered), None)
        if mine is not None:
            return Prospect(worlds, mine, views[0] if views else game.view(worlds[0], seat))
        alike = False
        passed = [_let_pass(game, world, seat) for world in worlds]
        following = tuple(state for state in passed if state is not None)
        if len(following) < len(passed):
            return _regardless(game, worlds, seat)
        worlds = following
    return None


def _regardless(game: AnyGame, worlds: tuple[State, ...], seat: Seat) -> Prospect | None:
    """Return the next question as if the next draw had no effect, marked ``regardless``.

    None if the game can't say this of every world, or the question can't be foreseen from there.
    """
    beyond = [game.regardless(world, seat) for world in worlds]
    following = tuple(state for state in beyond if state is not None)
    found = _pass_on(game, following, seat) if len(following) == len(beyond) else None
    return None if found is None else replace(found, regardless=True)


def _let_pass(game: AnyGame, state: State, planner: Seat) -> State | None:
    """Return the state after the first asked seat that has not answered passes.

    None if no seat is left to answer, it can't pass, or passing draws luck, reveals something to
    all, or tells ``planner`` something in private.
    """
    for asked in game.decisions(state):
        if asked.answered:
            continue
        move = game.uneventful(game.view(state, asked.seat))
        if move is None:
            return None
        applied: Applied[Any] = game.apply(state, asked.seat, move)
        told = any(
            hears(planner, event) and (event.reveals or event.to is not None)
            for event in applied.events
        )
        if told or _is_luck(state, applied):
            return None
        after: State = applied.state
        return after
    return None


def _is_luck(before: State, applied: Applied[Any]) -> bool:
    """Return True if a move drew from the random generator."""
    return bool(applied.state.rng != before.rng)
