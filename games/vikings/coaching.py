"""What a newcomer to Clash of Vikings is told, and when."""

from __future__ import annotations

from games.optional.coaching import Coach, FirstGame
from games.vikings import events
from games.vikings.content import Card
from games.vikings.view import Phase, VikingsView


def _nobody_in_range(view: VikingsView) -> bool:
    """Return True if some action that may be announced now has no target and no destination."""
    return view.phase is Phase.ANNOUNCE and any(
        not one.targets and not one.spaces for one in view.prospects
    )


def _shield_in_hand(view: VikingsView) -> bool:
    """Return True if a Shield is held that can be kept: in the Bluff Arena it has to be played."""
    return view.phase is Phase.ANNOUNCE and Card.SHIELD in view.hand and not view.bluff_arena


def _impossible(view: VikingsView) -> bool:
    return view.phase is Phase.CHALLENGE and view.is_exposed


def _second_card(view: VikingsView) -> bool:
    return view.phase is Phase.ANNOUNCE and view.nth == 1


def _poor(view: VikingsView) -> bool:
    """Return True if the viewer is a seat without bracelets and an action is to be announced."""
    return (
        view.phase is Phase.ANNOUNCE
        and view.viewer is not None
        and not view.players[view.viewer].bracelets
    )


COACH = Coach(
    FirstGame(2, "first-game/vikings/18"),
    frozenset(
        {
            events.ActionAbandoned,
            events.AttackBlocked,
            events.BraceletCaught,
            events.BraceletKnocked,
            events.BraceletSunk,
            events.BraceletTakenSeen,
            events.DeckShuffled,
            events.FoundNothing,
            events.NobodyInRange,
            events.ShieldRaised,
            events.Slammed,
            events.SupplyEmptied,
        }
    ),
    {
        "impossible": _impossible,
        "second-card": _second_card,
        "shield-in-hand": _shield_in_hand,
        "poor": _poor,
        "out-of-range": _nobody_in_range,
    },
)
