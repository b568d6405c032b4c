"""Few positions in which every question of a game is open and every move is offered."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from games import find
from games.api import AnyGame, Decision
from tabletop.testing.played_games import tables
from tests.rigs.scripted_games import Script, played

LARGEST = 8
"""The most players: so many people sit on the server, and one who plays nowhere."""
PLAYED = 3
"""So many games are played at each kind of table."""
_BEGINNING = 20
"""A table is worth so many answers."""


@dataclass(frozen=True)
class Position:
    """A game before one of its answers."""

    script: Script
    kinds: frozenset[str]
    """The questions that are open, and the moves that are offered."""


def positions(game_id: str) -> list[Position]:
    """Choose positions that have all there is to see, as early in a game as they come.

    Each adds a question or a move to those before it.
    """
    game = find(game_id)
    found = sorted(_all(game), key=lambda one: len(one.script.answers))
    chosen: list[Position] = []
    seen: set[str] = set()
    while fresh := [one for one in found if one.kinds - seen]:
        chosen.append(max(fresh, key=lambda one: _worth(one, seen)))
        seen |= chosen[-1].kinds
        found = fresh
    return chosen


def _worth(position: Position, seen: set[str]) -> float:
    """How much a position adds for what it takes to get there and to keep it."""
    return len(position.kinds - seen) / (_BEGINNING + len(position.script.answers))


def _all(game: AnyGame) -> Iterator[Position]:
    for table in tables(game):
        if table.seats > LARGEST:
            continue
        for number in range(PLAYED):
            script = played(game, table.seats, table.options, number)
            state = game.start(script.seats, script.options, script.seed).state
            for made, answer in enumerate(script.answers):
                asked = [d for d in game.decisions(state) if not d.answered]
                kinds = {kind for d in asked for kind in _kinds(game, state, d)}
                yield Position(script.until(made), frozenset(kinds))
                state = game.apply(state, answer.decision.seat, answer.move).state


def _kinds(game: AnyGame, state: object, decision: Decision) -> Iterator[str]:
    yield f"? {decision.prompt}"
    for move in game.legal_moves(state, decision.seat):
        yield type(move).__name__
