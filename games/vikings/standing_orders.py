"""Answers that a player may give in advance.

Most rest on what everybody knows. Those that look at the hand answer every attack, with a Shield
or by taking the hit, so that whether and when they are given tells nothing of the hand; nor does a
Shield that comes early prove to be a true one, for ``any-shield`` may have raised it. Doubts answer
every announcement, by what everybody knows or by the sealed luck of the game.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec.structs import replace

from games.api import Event, Seat
from games.optional.in_advance import Span, Standing, lasting
from games.rng import Rng
from games.vikings.chapters.reach import DISTANCE, charged, landings, strikes
from games.vikings.content import ACTIONS, ATTACKS, SPACES, Card, Space, SpaceKind
from games.vikings.default_move import loss
from games.vikings.events import Attacked, BluffCalled, CardRevealed, ShieldOmitted, TurnBegan
from games.vikings.moves import (
    Believe,
    CallBluff,
    PlaceBracelet,
    PlaceViking,
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
SOME_SHIELD = "some-shield"
NO_SHIELD = "no-shield"
DOUBT_EXPOSED = "doubt-exposed"
DOUBT_ONE_IN = {f"doubt-{one_in}": one_in for one_in in (3, 5, 10)}
"""One announcement in this many is challenged, on average."""
DOUBT_STAKE = {f"doubt-stake-{points}": points for points in (2, 4)}
"""Points at stake from which an announcement is challenged."""
START = {f"start-{word}": word for word in ("top-left", "top-right", "bottom-left", "bottom-right")}
"""Both arenas have a start space in each of these corners."""
CALLS = {f"call-{action}": action for action in ACTIONS}
"""The answers that call the bluff on one action each."""

_DOUBTS = (DOUBT_EXPOSED, *DOUBT_ONE_IN, *DOUBT_STAKE)
_SHIELDS = (TRUE_SHIELD, ANY_SHIELD, SOME_SHIELD)

STANDING: tuple[Standing, ...] = (
    *lasting(CALL_EXPOSED, (Phase.CHALLENGE, Phase.CHALLENGE_SHIELD), Span.GAME),
    *(standing for call in CALLS for standing in lasting(call, (Phase.CHALLENGE,), Span.ROUND)),
    # Those that are asked with a turn's first card.
    *lasting(DOUBT_EXPOSED, (Phase.CHALLENGE,), Span.TURN),
    *lasting("doubt-10", (Phase.CHALLENGE,), Span.TURN),
    *lasting(BELIEVE, (Phase.CHALLENGE,), Span.TURN, Span.EVENT, Span.ROUND),
    *lasting(BELIEVE_MOVES, (Phase.CHALLENGE,), Span.ROUND),
    *lasting(BELIEVE_UNTOUCHED, (Phase.CHALLENGE,), Span.ROUND),
    *lasting(BELIEVE_UNCALLED, (Phase.CHALLENGE,), Span.EVENT),
    *(standing for doubt in _DOUBTS for standing in lasting(doubt, (Phase.CHALLENGE,), Span.GAME)),
    *lasting(BELIEVE, (Phase.CHALLENGE,), Span.GAME),
    *lasting(BELIEVE_MOVES, (Phase.CHALLENGE,), Span.GAME),
    *lasting(BELIEVE_UNTOUCHED, (Phase.CHALLENGE,), Span.GAME),
    *lasting(CALL_SHIELD, (Phase.CHALLENGE_SHIELD,), Span.TURN),
    *lasting(BELIEVE_SHIELD, (Phase.CHALLENGE_SHIELD,), Span.TURN, Span.GAME),
    *lasting(CALL_SHIELD, (Phase.CHALLENGE_SHIELD,), Span.GAME),
    *lasting(DROP_WATER, (Phase.DROP,), Span.TURN),
    *lasting(DROP_NEAR, (Phase.DROP,), Span.TURN, Span.GAME),
    *lasting(DROP_WATER, (Phase.DROP,), Span.GAME),
    *(one for shield in _SHIELDS for one in lasting(shield, (Phase.SHIELD,), Span.TURN)),
    *lasting(NO_SHIELD, (Phase.SHIELD,), Span.TURN, Span.EVENT),
    *(one for shield in _SHIELDS for one in lasting(shield, (Phase.SHIELD,), Span.ROUND)),
    *(one for shield in _SHIELDS for one in lasting(shield, (Phase.SHIELD,), Span.GAME)),
    *(
        replace(one, once=True)
        for start in START
        for one in lasting(start, (Phase.PLACE,), Span.TURN)
    ),
)
"""What can be said in advance: the particular before the general, then what ends sooner first.

- ``start-top-left`` and the like: begin in that corner, else where the most bracelets lie near.
- ``call-exposed``: call what must be a bluff for all that everybody has seen.
- ``call-hammer`` and the like: call the next who announces that action, once.
- ``doubt-exposed``: call what must be a bluff for all that everybody has seen, believe the rest.
- ``doubt-3`` and the like: challenge one in 3 of what can hit or push oneself, believe the rest.
- ``doubt-stake-2`` and the like: challenge announcements worth 2 points or more, believe the rest.
- ``believe``: believe every other announcement; of its spans one ends with an attack on oneself.
- ``believe-moves``: believe who only moves, and be asked about what strikes or pushes somebody.
- ``believe-untouched``: believe what can neither hit nor push oneself, and be asked about the rest.
- ``believe-uncalled``: believe every announcement until somebody has called one.
- ``believe-shield``, ``call-shield``: believe, or call, the Shields raised against one's attacks.
- ``drop-near``: put what one knocks out on land as near to oneself as may be, on nobody if it can.
- ``drop-water``: put it into the water, where there is some; else be asked.
- ``true-shield``: raise a true Shield where one is held, else take the hit.
- ``any-shield``: raise a Shield, a true one where one is held.
- ``some-shield``: raise a true Shield where one is held, else a false one in one case of three.
- ``no-shield``: take the next hit, or all hits of this turn.
"""

_BY_KEY = {standing.key: standing for standing in STANDING}


_BLOW = 2
"""Points of a bracelet that nobody has seen, in the mean of all 25."""
_NEAR = 2
"""Steps."""
_BLUFFS = 3
"""One Shield in this many is announced without the card."""


def answer(view: VikingsView, key: str, luck: Rng) -> VikingsMove | None:
    """Answer the open question of the viewer, one of those of ``key``; None: ask the person.

    The ``luck`` is secret, and the same whenever this question is looked at. Only ``doubt-3`` and
    the like and ``some-shield`` use it.
    """
    said = _BY_KEY[key].said
    if said in DOUBT_ONE_IN:
        chance, _ = luck.below(DOUBT_ONE_IN[said])
        assert view.action is not None
        return _doubt(is_bluff=not chance and _touches(view, view.action))
    if said == SOME_SHIELD:
        chance, _ = luck.below(_BLUFFS)
        return _raise_any(view) if Card.SHIELD in view.hand or not chance else TakeHit()
    return _ANSWERS[said](view)


def _doubt(*, is_bluff: bool) -> CallBluff | Believe:
    """Return the call of a bluff, or belief."""
    return CallBluff() if is_bluff else Believe()


def _doubt_exposed(view: VikingsView) -> CallBluff | Believe:
    return _doubt(is_bluff=view.is_exposed)


def _doubt_stake(view: VikingsView, *, points: int) -> CallBluff | Believe:
    return _doubt(is_bluff=_at_stake(view) >= points)


def _at_stake(view: VikingsView) -> int:
    """Return the most points that the announced action can bring, by public knowledge.

    A Walk or a Sprint brings all that lies where it ends; a blow that can hit somebody with a
    bracelet the mean of one that nobody has seen, 2; a blow that can't and a Slam nothing.
    """
    assert view.active is not None
    assert view.action is not None
    here = view.players[view.active].space
    assert here is not None
    if view.action in ATTACKS:
        hits = any(
            player.bracelets
            and player.space is not None
            and seat != view.active
            and strikes(view.action, DISTANCE[here][player.space])
            for seat, player in enumerate(view.players)
        )
        return _BLOW if hits else 0
    if view.action is Card.SLAM:
        return 0
    taken = [player.space for player in view.players]
    return max(sum(view.slots[space].bracelets) for space in landings(here, view.action, taken))


def _start(view: VikingsView, *, corner: str) -> PlaceViking:
    """Take the first free start space in a corner, else the one with the most bracelets near."""
    wished = [space for space in view.spaces if _corner(space) == corner]
    return PlaceViking(wished[0] if wished else max(view.spaces, key=partial(_near, view)))


def _corner(space: Space) -> str:
    """Return the corner of the arena that a space is in, such as ``top-left``."""
    q, r = SPACES[space]
    return f"{'top' if r < 0 else 'bottom'}-{'left' if 2 * q + r < 0 else 'right'}"


def _near(view: VikingsView, space: Space) -> int:
    """Add up the values of the bracelets on a space and at most two steps from it."""
    return sum(
        sum(slot.bracelets)
        for there, slot in enumerate(view.slots)
        if DISTANCE[space][there] <= _NEAR
    )


def _call(view: VikingsView, *, action: Card) -> CallBluff | None:
    return CallBluff() if view.action is action else None


def _call_exposed(view: VikingsView) -> CallBluff | None:
    return CallBluff() if view.is_exposed else None


def _call_shield(_view: VikingsView) -> CallBluff:
    return CallBluff()


def _believe(_view: VikingsView) -> Believe:
    return Believe()


def _believe_moves(view: VikingsView) -> Believe | None:
    """Believe a Walk or a Sprint; None for a blow or a Slam, or if nothing is announced."""
    strikes = view.action is None or view.action in ATTACKS or view.action is Card.SLAM
    return None if strikes else Believe()


def _believe_untouched(view: VikingsView) -> Believe | None:
    return None if view.action is None or _touches(view, view.action) else Believe()


def _touches(view: VikingsView, action: Card) -> bool:
    """Return True if an action may hit or push the viewer, from where everybody stands.

    A Slam may where it can charge, an attack where it reaches, a move never.
    """
    assert view.active is not None
    assert view.viewer is not None
    here, mine = view.players[view.active].space, view.players[view.viewer].space
    assert here is not None
    assert mine is not None
    if action is Card.SLAM:
        return view.viewer in charged(here, [player.space for player in view.players])
    return action in ATTACKS and strikes(action, DISTANCE[here][mine])


def _drop_near(view: VikingsView) -> PlaceBracelet:
    return PlaceBracelet(min(view.spaces, key=lambda space: loss(view, space)))


def _drop_into_water(view: VikingsView) -> PlaceBracelet | None:
    """Put the bracelet on the first water space; None if there is none."""
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
    **{start: partial(_start, corner=corner) for start, corner in START.items()},
    CALL_EXPOSED: _call_exposed,
    **{call: partial(_call, action=action) for call, action in CALLS.items()},
    DOUBT_EXPOSED: _doubt_exposed,
    **{key: partial(_doubt_stake, points=points) for key, points in DOUBT_STAKE.items()},
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
    """Return True if a public event ends an answer that ``seat`` gave in advance.

    The call of an action ends when anybody has called it, ``believe-uncalled`` with any call, the
    trust of ``believe`` with an attack on oneself, ``no-shield`` with the hit that was taken.
    Answers for a turn end with any next turn, all others with one's own, but for
    ``believe-uncalled`` and those for the whole game.
    """
    standing = _BY_KEY[key]
    match event:
        case TurnBegan():
            lasts = standing.lasts is Span.GAME or key == BELIEVE_UNCALLED
            mine = event.seat == seat and not lasts
            return mine or standing.lasts is Span.TURN
        case BluffCalled():
            return key == BELIEVE_UNCALLED
        case CardRevealed():
            return CALLS.get(standing.said) is event.announced and event.seat != seat
        case Attacked():
            return key == BELIEVE and event.target == seat
        case ShieldOmitted():
            return key == NO_SHIELD and event.seat == seat
        case _:
            return False
