"""What a newcomer to Goths Save the Queen is told, and when."""

from __future__ import annotations

from games.goths import events
from games.goths.content import Spot
from games.goths.view import GothsView, Phase
from games.optional.coaching import Coach, FirstGame


def _face_up(view: GothsView) -> bool:
    """Return True while kings lay cards, if the viewer is a king with a card face up."""
    return view.phase is Phase.KING and any(
        king.face_up for king in view.kings if king.seat == view.viewer
    )


def _order(view: GothsView) -> bool:
    """Return True while chiefs are asked for orders if the viewer is one, even if not asked."""
    return view.phase is Phase.ORDER and view.chief is not None


def _idle(view: GothsView) -> bool:
    """Return True if the viewer gives an order, and one of the deck would have no effect now."""
    return (
        _order(view)
        and view.chief is not None
        and any(card.hindrance is not None for card in view.chief.orders)
    )


def _far_away(view: GothsView) -> bool:
    """Return True after round 1 if the viewer gives orders to an army still in its forest."""
    chief = view.chief
    if chief is None or view.round == 1 or not _order(view):
        return False
    army = next(clan for clan in view.clans if clan.name is chief.clan)
    return army.spot is Spot.FOREST


COACH = Coach(
    # A king who may not talk is what the game is about: of two each is king and chief in one.
    FirstGame(4, "first-game/goths/59", place="ostrogoth-chief"),
    frozenset(
        {
            events.AxeThrown,
            events.BarricadeBuilt,
            events.ClanEliminated,
            events.Fired,
            events.FogRevealed,
            events.GothIdled,
            events.KingCardLeft,
            events.Loaded,
            events.ObjectiveSeen,
            events.OrderFizzled,
            events.OrderStolen,
            events.RatsLoosed,
            events.Sabotaged,
            events.TokenTaken,
            events.TrapSprung,
        }
    ),
    {"face-up": _face_up, "idle": _idle, "second-round": _far_away},
)
