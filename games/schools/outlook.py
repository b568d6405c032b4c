"""What one viewer makes of a tournament under way: who is ahead, and what is worth a try.

For computers that look ahead; it rests on views alone.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp

from games.schools.content import INDEX
from games.schools.moves import DeployAlike, SchoolsMove, Summon
from games.schools.view import Player, SchoolsView

_STUDENT = 0.25
"""What a student is worth in an arena, in points; in hand a little less."""

_IN_HAND = 0.8

_RUN = 0.6
"""What it is worth to have three alike in a row."""

_SPREAD = 4.0
"""By how many points one is ahead to be sure of it, so to speak (logistic)."""


def estimate(view: SchoolsView) -> tuple[float, ...]:
    """Guess by seat how likely it is to win: totals, students, and runs that can cast."""
    one, two = (_merit(player) for player in view.players)
    first = 1 / (1 + exp((two - one) / _SPREAD))
    return first, 1 - first


def _merit(player: Player) -> float:
    students = sum(len(stand.column) for stand in player.stands) + _IN_HAND * player.hand
    runs = sum(len(stand.runs) for stand in player.stands)
    return player.total + _STUDENT * students + _RUN * runs


def sketch(view: SchoolsView, moves: Sequence[SchoolsMove]) -> Sequence[SchoolsMove]:
    """Leave out some deployments of several, and summons to where nobody stands.

    All of an element by one move and one by one are enough; three who are called to an empty arena
    without the crest there leave what they had for nothing.
    """
    if view.viewer is None:
        return moves
    most = {alike.student: alike.most for alike in view.choices.alike}
    own = view.players[view.viewer]
    worth = [
        move
        for move in moves
        if not (isinstance(move, DeployAlike) and move.number < most[move.student])
        and not (
            isinstance(move, Summon)
            and move.arena is not own.pawn
            and not own.stands[INDEX[move.arena]].column
        )
    ]
    return worth or moves
