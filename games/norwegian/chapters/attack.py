"""Aces and jokers: cards that send the pile to a player of one's choice (N15, N16, jokers)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.norwegian.chapters.turn import begin_turn, leader, pick_up, still_in
from games.norwegian.events import (
    AceAimed,
    AceReturned,
    AceStopped,
    AceUnanswered,
    JokerGiven,
    JokerWasted,
    Pickup,
)
from games.norwegian.state import NorwegianState, ask
from games.norwegian.view import Attack, Phase


def targets(state: NorwegianState, seat: Seat) -> tuple[Seat, ...]:
    """List everybody still in but ``seat``, the player of the ace or the joker."""
    return tuple([other for other in still_in(state) if other != seat])


def attack(state: NorwegianState, seat: Seat, aces: int, events: Events) -> NorwegianState:
    """Raise an attack with ``aces`` just laid; with one other player it needs no aiming.

    Whoever went out by the ace still names the target (N23).
    """
    if state.attack is not None:
        events.append(AceReturned(seat=seat, attacker=state.attack.attacker))
    raised = Attack(seat, None, aces)
    possible = targets(state, seat)
    if len(possible) == 1:
        return _aim(state, raised, possible[0], events)
    return ask(replace(state, attack=raised), Phase.AIM, (seat,))


def choose_target(
    state: NorwegianState, seat: Seat, target: Seat, events: Events
) -> NorwegianState:
    """Send the ace or the joker of ``seat`` to ``target``."""
    if state.attack is None:
        return _hand_over(state, seat, target, events)
    return _aim(state, state.attack, target, events)


def _aim(state: NorwegianState, raised: Attack, target: Seat, events: Events) -> NorwegianState:
    """Ask the target, whatever it holds: not being asked would tell what it has not (N33)."""
    events.append(AceAimed(seat=raised.attacker, target=target, aces=raised.aces))
    aimed = Attack(raised.attacker, target, raised.aces)
    return ask(replace(state, attack=aimed), Phase.ANSWER, (target,))


def stop(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """End the attack, when there is one, by a 2 of its target (N15)."""
    if state.attack is None:
        return state
    events.append(AceStopped(seat=seat, attacker=state.attack.attacker))
    return replace(state, attack=None)


def give_in(state: NorwegianState, events: Events) -> NorwegianState:
    """Let the target take the pile with the aces; the owner of the last ones leads (N15)."""
    assert state.attack is not None
    attacker, target = state.attack.attacker, state.attack.target
    assert target is not None
    events.append(AceUnanswered(seat=target, attacker=attacker))
    state = pick_up(replace(state, attack=None), target, Pickup.ACE, events)
    return begin_turn(state, leader(state, attacker), events)


def play_joker(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Ask the player of a joker who takes the pile; without a pile nobody does (N25)."""
    if not state.pile:
        events.append(JokerWasted(seat=seat))
        return begin_turn(state, leader(state, seat), events)
    possible = targets(state, seat)
    if len(possible) == 1:
        return _hand_over(state, seat, possible[0], events)
    return ask(state, Phase.GIVE, (seat,))


def _hand_over(state: NorwegianState, seat: Seat, target: Seat, events: Events) -> NorwegianState:
    """Give a joker with the pile to a target, and begin the next turn."""
    events.append(JokerGiven(seat=seat, target=target))
    state = pick_up(state, target, Pickup.JOKER, events)
    return begin_turn(state, leader(state, seat), events)
