"""Clash of Magic Schools as a clever child would play it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from games.api import Move
from games.rng import Rng
from games.schools.content import INDEX, Element
from games.schools.moves import (
    CASTS,
    CastCombustio,
    CastEversio,
    CastInundatio,
    Deploy,
    DeployAlike,
    EndTurn,
    MoveTo,
    PassTrial,
)
from games.schools.view import Phase, SchoolsView
from players.scripts.script import Script, first


def climber(view: SchoolsView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Pass a trial or cast a spell that takes one if possible; else deploy; else end the turn.

    It deploys with two cards or more. None outside the action phase, at the starting trial, or if
    what is wanted is illegal. It never moves to another arena.
    """
    del luck
    if view.phase is not Phase.ACT or view.players[view.viewer or 0].starting:
        return None
    best = first(moves, PassTrial, CastInundatio, CastEversio)
    if best is not None:
        return best
    return first(moves, Deploy if sum(view.hand) > 1 else EndTurn)


def hopper(view: SchoolsView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Pass a trial, else go to an arena whose offered trial the students there can pass.

    Else it deploys if the arena here lacks students for an offered trial, or with five cards or
    more in hand; else it ends the turn. None outside the action phase or at the starting trial.
    """
    del luck
    own = view.players[view.viewer or 0]
    if view.phase is not Phase.ACT or own.starting:
        return None
    if (best := first(moves, PassTrial)) is not None:
        return best
    offered = {player.row[-1] for player in view.players if player.row}
    for move in moves:
        if isinstance(move, MoveTo):
            stand = own.stands[INDEX[move.arena]]
            if stand.level + 1 in offered and len(stand.column) > stand.level:
                return move
    here = None if own.pawn is None else own.stands[INDEX[own.pawn]]
    if here is not None and here.level + 1 in offered and len(here.column) <= here.level:
        return first(moves, Deploy) or first(moves, EndTurn)
    return first(moves, EndTurn) if sum(view.hand) < _MANY else first(moves, Deploy, EndTurn)


_MANY = 5


def caster(view: SchoolsView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Cast a spell or pass a trial if possible; else deploy three students or more of one element.

    Combustio, Eversio and Inundatio come before a trial, other spells after it; of deployments the
    last offered is made. Else it ends the turn, to collect them. None outside the action phase or
    at the starting trial.
    """
    del luck
    if view.phase is not Phase.ACT or view.players[view.viewer or 0].starting:
        return None
    spell = first(moves, CastCombustio, CastEversio, CastInundatio, PassTrial, *CASTS)
    if spell is not None:
        return spell
    runs = [move for move in moves if isinstance(move, DeployAlike) and move.number > 2]  # noqa: PLR2004 - a run
    return runs[-1] if runs else first(moves, EndTurn)


def runner(view: SchoolsView, moves: Sequence[Move], luck: Rng) -> Move | None:
    """Pass a trial or cast a spell that takes one; else deploy at fire and dark matter if needed.

    "Needed" is with too few students for the trial there and two cards or more. Else it moves to
    the other of these arenas, or ends the turn. None outside the action phase or at the starting
    trial.
    """
    del luck
    own = view.players[view.viewer or 0]
    if view.phase is not Phase.ACT or own.starting:
        return None
    if (best := first(moves, PassTrial, CastInundatio, CastEversio)) is not None:
        return best
    if own.pawn is not None and own.pawn in _GOALS:
        stand = own.stands[INDEX[own.pawn]]
        if len(stand.column) <= stand.level and sum(view.hand) > 1:
            return first(moves, Deploy)
    return first(moves, *(MoveTo(arena) for arena in _GOALS if arena is not own.pawn), EndTurn)


_GOALS = (Element.FIRE, Element.DARK)

SCRIPTS: Mapping[str, Script] = {
    "climber": climber,
    "hopper": hopper,
    "caster": caster,
    "runner": runner,
}
