"""What a newcomer to Norwegian Battle is told, and when."""

from __future__ import annotations

from games.norwegian import events
from games.norwegian.chapters.pile import playable, top_of
from games.norwegian.content import Rank
from games.norwegian.view import NorwegianView, Phase
from games.optional.coaching import Coach, FirstGame

_HIGH_PILE = 6


def _must_take(view: NorwegianView) -> bool:
    return view.phase is Phase.LAY and view.choices.take_pile and not view.choices.plays


def _under_seven(view: NorwegianView) -> bool:
    return view.phase is Phase.LAY and view.demanded is Rank.SEVEN


def _several(view: NorwegianView) -> bool:
    """Return True if several cards may be laid at once."""
    return view.phase is Phase.LAY and any(play.most > 1 for play in view.choices.plays)


def _high_pile(view: NorwegianView) -> bool:
    """Return True if the pile is high, and both a 10 and an ace go on it at this table."""
    if view.phase is not Phase.LAY or len(view.pile) < _HIGH_PILE:
        return False
    return playable(top_of(view.pile, view.variants), view.variants) >= {Rank.TEN, Rank.ACE}


COACH = Coach(
    # The rules have neither fewer cards nor points to play for: no option makes it much shorter.
    FirstGame(2, "first-game/norwegian/44"),
    frozenset(
        {
            events.AceAimed,
            events.AceReturned,
            events.AceStopped,
            events.BlindStopped,
            events.Completed,
            events.DirectionReversed,
            events.FaceUpTaken,
            events.JokerGiven,
            events.JokerWasted,
            events.LeftLast,
            events.PileBurnt,
            events.PileTaken,
            events.SeatsSkipped,
            events.StockEmptied,
            events.ThreesIgnored,
            events.WentOut,
        }
    ),
    {
        "must-take": _must_take,
        "under-seven": _under_seven,
        "equal-cards": _several,
        "high-pile": _high_pile,
    },
)
