"""What a newcomer to Clash of Rage is told, and when."""

from __future__ import annotations

from games.optional.coaching import Coach, FirstGame
from games.rage import events
from games.rage.view import Phase, RageView


def _marching(view: RageView) -> bool:
    return view.phase is Phase.ACTION and view.own is not None and view.own.march is not None


def _equipping(view: RageView) -> bool:
    return view.phase is Phase.ACTION and view.own is not None and view.own.trade is not None


def _second_action(view: RageView) -> bool:
    return view.phase is Phase.ACTION and view.action == 2  # noqa: PLR2004 - the rule's own number


def _later_turn(view: RageView) -> bool:
    return view.phase is Phase.TACTICS and view.turn > 1


COACH = Coach(
    FirstGame(2, "first-game/rage/1", {"clans": "random", "last_turn": 8}),
    frozenset(
        {
            events.BarrierBroken,
            events.ElvesDrew,
            events.ElvesFell,
            events.FightBegan,
            events.HeroReturned,
            events.LegendaryForged,
            events.PointsChanged,
            events.RageGained,
            events.ReinforcementsLost,
            events.StoneReinforced,
            events.UnitsFell,
        }
    ),
    {
        "marching": _marching,
        "equipping": _equipping,
        "second-action": _second_action,
        "later-turn": _later_turn,
    },
)
