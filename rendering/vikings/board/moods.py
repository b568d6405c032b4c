"""Facial expressions of the seats: accused, attacked or hit, richer, or calm."""

from __future__ import annotations

from games.vikings.view import Clash, Phase, Player, VikingsView
from rendering.actors.faces import Mood

PENDING = frozenset({Phase.CHALLENGE, Phase.SHIELD, Phase.CHALLENGE_SHIELD, Phase.OVER})
"""Of what is open now the laid cards tell."""


def shown(view: VikingsView) -> tuple[Clash, ...]:
    """Return the clashes to be told of, the earliest first.

    None while an announcement may be challenged or a Shield raised, and none at the end.
    """
    return () if view.phase in PENDING else view.clashes


def span(view: VikingsView, player: Player) -> tuple[int, int] | None:
    """Return how many bracelets a seat had before the clashes that are still told of, and has now.

    None if it was in none of them.
    """
    before = (
        clash.before[side]
        for clash in shown(view)
        for side in (0, 1)
        if clash.seats[side] == player.seat
    )
    first = next(before, None)
    # Bracelets may have come since, from a space, a throw or the centre.
    return None if first is None else (first, player.bracelets)


def mood_of(view: VikingsView, player: Player) -> Mood:
    """Return how a seat looks: glad if it has won or gained bracelets, hurt if it has lost some.

    Else grim while its action or Shield is in doubt or it is attacked, else calm.
    """
    met = span(view, player)
    if player.seat in view.winners or (met is not None and met[1] > met[0]):
        return Mood.GLAD
    if met is not None and met[1] < met[0]:
        return Mood.HURT
    accused = view.phase is Phase.CHALLENGE and player.seat == view.active
    shielded = view.phase is Phase.CHALLENGE_SHIELD and player.seat == view.target
    attacked = view.phase is Phase.SHIELD and player.seat == view.target
    return Mood.GRIM if accused or shielded or attacked else Mood.CALM
