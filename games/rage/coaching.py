"""What a newcomer to Clash of Rage is told, and when."""

from __future__ import annotations

from games.optional.coaching import Coach, FirstGame
from games.rage.events import (
    BarrierBroken,
    ElvesDrew,
    ElvesFell,
    FightBegan,
    HeroReturned,
    LegendaryForged,
    PointsChanged,
    RageGained,
    ReinforcementsLost,
    StoneReinforced,
    UnitsFell,
)
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
            BarrierBroken,
            ElvesDrew,
            ElvesFell,
            FightBegan,
            HeroReturned,
            LegendaryForged,
            PointsChanged,
            RageGained,
            ReinforcementsLost,
            StoneReinforced,
            UnitsFell,
        }
    ),
    {
        "marching": _marching,
        "equipping": _equipping,
        "second-action": _second_action,
        "later-turn": _later_turn,
    },
)
