"""Answers that a player may give in advance.

Most rest on what everybody knows. Those that look at the hand answer every attack, with a Shield
or by taking the hit, so that whether and when they are given tells nothing of the hand; nor does a
Shield that comes early prove to be a true one, for ``any-shield`` may have raised it.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from games.api import Event, Seat
from games.optional.in_advance import Span, Standing, lasting
from games.vikings.chapters.reach import CHARGE, DISTANCE, strikes
from games.vikings.content import ACTIONS, ATTACKS, Card, SpaceKind
from games.vikings.default_move import loss
from games.vikings.events import Attacked, BluffCalled, ShieldOmitted, TurnBegan
from games.vikings.moves import (
    Believe,
    CallBluff,
    PlaceBracelet,
    RaiseShield,
    TakeHit,
    VikingsMove,
)
from games.vikings.view import Phase, VikingsView

CALL_EXPOSED = "call-exposed"
BELIEVE = "believe"
BELIEVE_MOVES = "believe-moves"
BELIEVE_UNCALLED = "believe-uncalled"
BELIEVE_UNTOUCHED = "believe-untouched"
BELIEVE_SHIELD = "believe-shield"
CALL_SHIELD = "call-shield"
DROP_NEAR = "drop-near"
DROP_WATER = "drop-water"
TRUE_SHIELD = "true-shield"
ANY_SHIELD = "any-shield"
NO_SHIELD = "no-shield"
CALLS = {f"call-{action}": action for action in ACTIONS}
"""The answers that call the bluff on one action each."""

STANDING: tuple[Standing, ...] = (
    *lasting(CALL_EXPOSED, (Phase.CHALLENGE, Phase.CHALLENGE_SHIELD), Span.GAME),
    *(standing for call in CALLS for standing in lasting(call, (Phase.CHALLENGE,), Span.ROUND)),
    *lasting(BELIEVE, (Phase.CHALLENGE,), Span.EVENT, Span.TURN, Span.ROUND, Span.GAME),
    *lasting(BELIEVE_MOVES, (Phase.CHALLENGE,), Span.ROUND, Span.GAME),
    *lasting(BELIEVE_UNTOUCHED, (Phase.CHALLENGE,), Span.ROUND, Span.GAME),
    *lasting(BELIEVE_UNCALLED, (Phase.CHALLENGE,), Span.EVENT),
    *lasting(CALL_SHIELD, (Phase.CHALLENGE_SHIELD,), Span.TURN),
    *lasting(BELIEVE_SHIELD, (Phase.CHALLENGE_SHIELD,), Span.TURN, Span.GAME),
    *lasting(CALL_SHIELD, (Phase.CHALLENGE_SHIELD,), Span.GAME),
    *lasting(DROP_WATER, (Phase.DROP,), Span.TURN),
    *lasting(DROP_NEAR, (Phase.DROP,), Span.TURN, Span.GAME),
    *lasting(DROP_WATER, (Phase.DROP,), Span.GAME),
    *lasting(TRUE_SHIELD, (Phase.SHIELD,), Span.ROUND, Span.GAME),
    *lasting(ANY_SHIELD, (Phase.SHIELD,), Span.ROUND, Span.GAME),
    *lasting(NO_SHIELD, (Phase.SHIELD,), Span.EVENT, Span.TURN),
)
"""What can be said in advance, the particular before the general.

- ``call-exposed``: call what must be a bluff for all that everybody has seen.
- ``call-hammer`` and the like: call the next who announces that action, once.
- ``believe``: believe every other announcement; of its spans one ends with an attack on oneself.
- ``believe-moves``: believe who only moves, and be asked about what strikes or pushes somebody.
- ``believe-untouched``: believe what can neither hit nor push oneself, and be asked about the rest.
- ``believe-uncalled``: believe every announcement until somebody has called one.
- ``believe-shield``, ``call-shield``: believe, or call, the Shields raised against one's attacks.
- ``drop-near``: put what one knocks out on land as near to oneself as may be, on nobody if it can.
- ``drop-water``: put it into the water, where there is some; else be asked.
- ``true-shield``: raise a true Shield where one is held, else take the hit.
- ``any-shield``: raise a Shield, a true one where one is held.
- ``no-shield``: take the next hit, or all hits of this turn.
"""

_BY_KEY = {standing.key: standing for standing in STANDING}


def answer(view: VikingsView, key: str) -> VikingsMove | None:
    """Answer the open question of the viewer, which is one of those of ``key``."""
    return _ANSWERS[_BY_KEY[key].said](view)


def _call(view: VikingsView, *, action: Card) -> CallBluff | None:
    return CallBluff() if view.action is action else None


def _call_exposed(view: VikingsView) -> CallBluff | None:
    return CallBluff() if view.is_exposed else None


def _call_shield(_view: VikingsView) -> CallBluff:
    return CallBluff()


def _believe(_view: VikingsView) -> Believe:
    return Believe()


def _believe_moves(view: VikingsView) -> Believe | None:
    strikes = view.action is None or view.action in ATTACKS or view.action is Card.SLAM
    return None if strikes else Believe()


def _believe_untouched(view: VikingsView) -> Believe | None:
    return None if view.action is None or _touches(view, view.action) else Believe()


def _touches(view: VikingsView, action: Card) -> bool:
    """Return True if an action may hit or push the viewer, from where everybody stands."""
    assert view.active is not None
    assert view.viewer is not None
    here, mine = view.players[view.active].space, view.players[view.viewer].space
    assert here is not None
    assert mine is not None
    steps = DISTANCE[here][mine]
    if action is Card.SLAM:
        return steps <= CHARGE
    return action in ATTACKS and strikes(action, steps)


def _drop_near(view: VikingsView) -> PlaceBracelet:
    return PlaceBracelet(min(view.spaces, key=lambda space: loss(view, space)))


def _drop_into_water(view: VikingsView) -> PlaceBracelet | None:
    sinks = (space for space in view.spaces if view.slots[space].kind is SpaceKind.WATER)
    return next((PlaceBracelet(space) for space in sinks), None)


def _raise_true(view: VikingsView) -> RaiseShield | TakeHit:
    return RaiseShield(Card.SHIELD) if Card.SHIELD in view.hand else TakeHit()


def _raise_any(view: VikingsView) -> RaiseShield:
    # A Shield is the last card of the overview.
    return RaiseShield(view.hand[-1])


def _take_hit(_view: VikingsView) -> TakeHit:
    return TakeHit()


_ANSWERS: dict[str, Callable[[VikingsView], VikingsMove | None]] = {
    CALL_EXPOSED: _call_exposed,
    **{call: partial(_call, action=action) for call, action in CALLS.items()},
    BELIEVE: _believe,
    BELIEVE_MOVES: _believe_moves,
    BELIEVE_UNTOUCHED: _believe_untouched,
    BELIEVE_UNCALLED: _believe,
    BELIEVE_SHIELD: _believe,
    CALL_SHIELD: _call_shield,
    DROP_NEAR: _drop_near,
    DROP_WATER: _drop_into_water,
    TRUE_SHIELD: _raise_true,
    ANY_SHIELD: _raise_any,
    NO_SHIELD: _take_hit,
}


def ends(seat: Seat, key: str, event: Event) -> bool:
    """Return True if an event ends an answer of ``seat``.

    A call ends with being made, ``believe-uncalled`` with anybody's, the trust of ``believe`` with
    an attack on oneself, ``no-shield`` with the hit that was taken; all end with one's own next
    turn but ``believe-uncalled`` and those for the whole game.
    """
    standing = _BY_KEY[key]
    match event:
        case TurnBegan():
            lasts = standing.lasts is Span.GAME or key == BELIEVE_UNCALLED
            mine = event.seat == seat and not lasts
            return mine or standing.lasts is Span.TURN
        case BluffCalled():
            return key == BELIEVE_UNCALLED or (standing.said in CALLS and event.seat == seat)
        case Attacked():
            return key == BELIEVE and event.target == seat
        case ShieldOmitted():
            return key == NO_SHIELD and event.seat == seat
        case _:
            return False
