"""Plans: which questions a seat can foresee, their premises, and follow-ups of announcements.

While others judge an announcement or a Shield, the answer that lets things pass is known, and with
it where things will stand. What a hit brings is drawn, so that no plan goes beyond it.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import assert_never

from msgspec.structs import replace

from games.api import Seat
from games.vikings.chapters.actions import action_in_hand, finish
from games.vikings.chapters.reach import DISTANCE, strikes
from games.vikings.chapters.turn import CARDS_A_TURN, cards_played
from games.vikings.content import ATTACKS, KNOCKING, STARTS, Card
from games.vikings.moves import Believe, TakeHit, VikingsMove
from games.vikings.state import VikingsState
from games.vikings.view import LaidOutcome, Phase, Player, VikingsView

_JUDGED = (Phase.CHALLENGE, Phase.SHIELD)
"""While these are asked, who announced something waits for others."""

_PERFORMED = {Card.WALK: Phase.MOVE, Card.SPRINT: Phase.MOVE, Card.SLAM: Phase.SLAM}
"""What is asked where one of these is let pass; of an attack its target."""

FORESEEABLE = (Phase.ANNOUNCE, Phase.MOVE, Phase.SLAM, Phase.TARGET, Phase.SHIELD)
PASSABLE = (Phase.CHALLENGE, Phase.CHALLENGE_SHIELD, Phase.SHIELD)
WITHIN_TURN = (*FORESEEABLE, Phase.CHALLENGE, Phase.CHALLENGE_SHIELD, Phase.DROP)


REGARDLESS_OF: Mapping[str, Collection[str]] = {
    Phase.ANNOUNCE: ("arena", "outcome"),
    Phase.TARGET: ("arena",),
}
"""What a second card does without that is played whatever a blow with the first one brings.

A bracelet that lies elsewhere may matter to whom it is knocked out near, so that a way to go rests
on it all the same; so does a card that somebody called.
"""
_BLOW = (Phase.CHALLENGE, Phase.TARGET, Phase.SHIELD, Phase.CHALLENGE_SHIELD, Phase.DROP)
"""Until one of these is over nobody knows what a blow brings."""


def let_pass(view: VikingsView) -> VikingsMove | None:
    """Return the viewer's passing answer: believe the announcement or the Shield, or take the hit.

    None if the viewer is not asked, has answered, or its question is not one that can be passed.
    """
    if not any(one.seat == view.viewer and not one.answered for one in view.waiting):
        return None
    match view.phase:
        case Phase.CHALLENGE | Phase.CHALLENGE_SHIELD:
            return Believe()
        case Phase.SHIELD:
            return TakeHit()
        case Phase.PLACE | Phase.CENTRE | Phase.ANNOUNCE | Phase.OVER:
            return None
        case Phase.MOVE | Phase.SLAM | Phase.TARGET | Phase.DROP:
            return None
        case _:
            assert_never(view.phase)


def follow_ups(view: VikingsView) -> tuple[Phase, ...]:
    """Return the questions that the viewer may be asked later in this turn, to answer ahead.

    The two actions of a turn are planned together, and others may say ahead what they answer to the
    second one and to a hit. An attack out of range asks nothing more, as everybody can work out.
    Before the first turn it is the placing, in which the last of four has no choice (V10). In the
    viewer's own turn it is empty unless others judge the announcement or a target is asked for a
    Shield.
    """
    action = view.action
    if view.phase is Phase.PLACE and view.viewer is not None:
        last = view.viewer + 1 == len(STARTS[view.arena])
        return () if last or view.players[view.viewer].space is not None else (Phase.PLACE,)
    if view.active != view.viewer:
        return _asked_of_others(view)
    if view.phase not in _JUDGED or action is None:
        return ()
    hits = action in ATTACKS and _hits(view, action)
    performed: tuple[Phase, ...] = ()
    if view.phase is Phase.CHALLENGE and (hits or action in _PERFORMED):
        performed = (_PERFORMED.get(action, Phase.TARGET),)
    more = view.nth < CARDS_A_TURN
    shield = (Phase.CHALLENGE_SHIELD,) if more or hits else ()
    drop = (Phase.DROP,) if more or (hits and action in KNOCKING) else ()
    second = (Phase.ANNOUNCE,) if more else ()
    return (*performed, *shield, *drop, *second)


def regardless(state: VikingsState, seat: Seat) -> VikingsState | None:
    """Return the position after a blow with the first card, as if it had brought nothing.

    None unless ``seat`` is the active one and the attack with its first card is not resolved yet.
    """
    if seat != state.active or state.phase not in _BLOW or cards_played(state) == CARDS_A_TURN:
        return None
    if action_in_hand(state) not in ATTACKS:
        return None
    return finish(replace(state, knocked=None), LaidOutcome.PERFORMED, [])


def _asked_of_others(view: VikingsView) -> tuple[Phase, ...]:
    """Return the questions that the viewer may be asked in another player's running turn.

    A Shield if a blow may still come, and a challenge of the second card. Who has no bracelet
    judges nothing, and who has no card raises no Shield (V5). Nothing for a spectator.
    """
    if view.viewer is None or not view.nth or view.phase is Phase.OVER:
        return ()
    me, more = view.players[view.viewer], view.nth < CARDS_A_TURN
    aimed = view.phase in (Phase.CHALLENGE, Phase.TARGET) and view.action in ATTACKS
    blow = me.hand and (more or (aimed and view.action and _reaches(view, view.action, me)))
    shield = (Phase.SHIELD,) if blow else ()
    return (*shield, Phase.CHALLENGE) if more and me.bracelets else shield


def _hits(view: VikingsView, attack: Card) -> bool:
    """Return True if an attack of the active player reaches anybody."""
    others = (player for player in view.players if player.seat != view.active)
    return any(_reaches(view, attack, player) for player in others)


def _reaches(view: VikingsView, attack: Card, player: Player) -> bool:
    """Return True if an attack of the active Viking reaches a player; False for one not placed."""
    assert view.active is not None
    here = view.players[view.active].space
    assert here is not None
    return player.space is not None and strikes(attack, DISTANCE[here][player.space])


def grounds(view: VikingsView) -> dict[str, object]:
    """Return the premises of the viewer's choice, by name.

    For every question the places of the Vikings, the bracelets by space, and whether this is the
    last turn. For a target also who else has bracelets; for an announcement which of one's own
    cards were turned up, and what became of all cards laid; for a Shield the attack, and which
    cards are turned up.
    """
    found: dict[str, object] = {
        "places": [player.space for player in view.players],
        "arena": [slot.bracelets for slot in view.slots],
        "end": view.last_turn,
    }
    match view.phase:
        case Phase.TARGET:
            found["bracelets"] = [
                player.bracelets > 0 for player in view.players if player.seat != view.viewer
            ]
        case Phase.ANNOUNCE:
            mine = [laid for laid in view.laid if laid.owner == view.viewer]
            found["cards"] = [laid.revealed for laid in mine]
            found["outcome"] = [(laid.owner, laid.outcome) for laid in view.laid]
        case Phase.SHIELD:
            found["attack"] = (view.active, view.action, [laid.revealed for laid in view.laid])
        case _:
            pass
    return found
