"""What may be answered now, and what matters about it: for marks, menus and hints."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, assert_never

from games.api import Seat
from games.vikings import moves as m
from games.vikings.chapters.actions import action_in_hand, slams
from games.vikings.chapters.challenge import announceable, announcements, distinct
from games.vikings.chapters.reach import destinations, places, targets
from games.vikings.chapters.setup import free_start_spaces
from games.vikings.content import SPACES, WATER, Card, Space
from games.vikings.state import VikingsState
from games.vikings.view import Mark, Phase, Prospect

_CENTRE = (m.TakeFromCentre(), m.LeaveCentre())
_CALL_BLUFF = m.CallBluff()
_BELIEVE = m.Believe()
_TAKE_HIT = m.TakeHit()
_MOVE_TO = tuple(m.MoveTo(Space(space)) for space in range(len(SPACES)))


def legal(state: VikingsState, seat: Seat) -> Iterator[m.VikingsMove]:
    """Yield the legal answers of ``seat`` now, in a stable order; nothing if it isn't asked.

    Who believes an announcement already may still call it.
    """
    if seat not in state.asked:
        return iter(())
    match state.phase:
        case Phase.PLACE:
            return map(m.PlaceViking, free_start_spaces(state))
        case Phase.CENTRE:
            return iter(_CENTRE)
        case Phase.ANNOUNCE:
            return iter(announcements(state))
        case Phase.CHALLENGE | Phase.CHALLENGE_SHIELD:
            return iter((_CALL_BLUFF,) if seat in state.believed else (_CALL_BLUFF, _BELIEVE))
        case Phase.SHIELD:
            return iter((_TAKE_HIT, *map(m.RaiseShield, distinct(state.hands[seat]))))
        case Phase.MOVE | Phase.SLAM | Phase.TARGET | Phase.DROP:
            return iter(_performances(state, state.phase))
        case Phase.OVER:
            return iter(())
        case _:
            assert_never(state.phase)


_Performing = Literal[Phase.MOVE, Phase.SLAM, Phase.TARGET, Phase.DROP]


def _performances(state: VikingsState, phase: _Performing) -> list[m.VikingsMove]:
    """List the ways to perform the announced action (phase 3), for one of its questions."""
    match phase:
        case Phase.MOVE:
            return [_MOVE_TO[space] for space in destinations(state, action_in_hand(state))]
        case Phase.SLAM:
            return [*slams(state)]
        case Phase.TARGET:
            return [m.Attack(target) for target in targets(state, action_in_hand(state))]
        case Phase.DROP:
            return [m.PlaceBracelet(space) for space in places(state)]
        case _:
            assert_never(phase)


def marks(state: VikingsState, viewer: Seat, legal: Iterable[m.VikingsMove]) -> tuple[Mark, ...]:
    """Describe those legal moves of ``viewer`` that choose something on the arena, in order."""
    found = [_mark(state, viewer, move) for move in legal]
    return tuple([mark for mark in found if mark is not None])


def _mark(state: VikingsState, viewer: Seat, move: m.VikingsMove) -> Mark | None:
    """Return what a move chooses on the arena, with the bracelets that change hands by it.

    None for a move that chooses nothing there: the centre's bracelets, announcements and reactions.
    """
    match move:
        case m.PlaceViking(space):
            return Mark(space)
        case m.MoveTo(space):
            values = tuple(sorted(state.slots[space]))
            return Mark(space, values=values, taker=viewer if values else None)
        case m.Slam(victim, push_to):
            values = tuple(sorted(state.slots[push_to]))
            return Mark(push_to, victim, values, victim if values else None)
        case m.Attack(target):
            there = state.spaces[target]
            assert there is not None
            return Mark(there, target)
        case m.PlaceBracelet(space):
            assert state.knocked is not None
            taker = Seat(state.spaces.index(space)) if space in state.spaces else None
            return Mark(space, values=(state.knocked,), taker=taker, sinks=space in WATER)
        case m.TakeFromCentre() | m.LeaveCentre() | m.Announce():
            return None
        case m.CallBluff() | m.Believe() | m.RaiseShield() | m.TakeHit():
            return None
        case _:
            assert_never(move)


def prospects(state: VikingsState) -> tuple[Prospect, ...]:
    """Return what each action that may be announced would find now, in the overview's order.

    Empty unless an announcement is asked for.
    """
    if state.phase is not Phase.ANNOUNCE:
        return ()
    return tuple([_prospect(state, action) for action in announceable(state)])


def _prospect(state: VikingsState, action: Card) -> Prospect:
    """Return what an action would find now: seats to hit or push, or spaces to move to.

    Nothing for a Shield.
    """
    match action:
        case Card.WALK | Card.SPRINT:
            return Prospect(action, (), tuple(destinations(state, action)))
        case Card.SLAM:
            return Prospect(action, tuple(dict.fromkeys(slam.victim for slam in slams(state))), ())
        case Card.PUNCH | Card.CLUB | Card.SLINGSHOT | Card.HAMMER:
            return Prospect(action, tuple(targets(state, action)), ())
        case Card.SHIELD:
            return Prospect(action, (), ())
        case _:
            assert_never(action)
