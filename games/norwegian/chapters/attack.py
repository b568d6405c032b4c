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
    """Raise an attack with ``aces`` just laid, or send one back, and ask for its target.

    Sent back, it counts those just laid alone. Only sending back and aiming are told. With one
    other player still in it needs no aiming: that one is asked for a counter at once. Whoever went
    out by the ace still names the target (N23).
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
    """Send the pile of an ace or a joker of ``seat`` to ``target``.

    Of an ace the target is asked for a counter first; of a joker it takes the pile at once.
    """
    if state.attack is None:
        return _hand_over(state, seat, target, events)
    return _aim(state, state.attack, target, events)


def _aim(state: NorwegianState, raised: Attack, target: Seat, events: Events) -> NorwegianState:
    """Aim the attack and ask the target for a counter, whatever it holds.

    Not being asked would tell what it has not (N33).
    """
    events.append(AceAimed(seat=raised.attacker, target=target, aces=raised.aces))
    aimed = Attack(raised.attacker, target, raised.aces)
    return ask(replace(state, attack=aimed), Phase.ANSWER, (target,))


def stop(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """End the attack by a 2 of its target ``seat`` (N15); without an attack nothing changes."""
    if state.attack is None:
        return state
    events.append(AceStopped(seat=seat, attacker=state.attack.attacker))
    return replace(state, attack=None)


def give_in(state: NorwegianState, events: Events) -> NorwegianState:
    """Let the target take the pile with the aces, and begin the next turn.

    The owner of the last aces leads (N15), or the next player if that one is out.
    """
    assert state.attack is not None
    attacker, target = state.attack.attacker, state.attack.target
    assert target is not None
    events.append(AceUnanswered(seat=target, attacker=attacker))
    state = pick_up(replace(state, attack=None), target, Pickup.ACE, events)
    return begin_turn(state, leader(state, attacker), events)


def play_joker(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Ask the player of a joker who takes the pile; the only other player takes it unasked.

    Without a pile nobody does, and the player of the joker leads (N25).
    """
    if not state.pile:
        events.append(JokerWasted(seat=seat))
        return begin_turn(state, leader(state, seat), events)
    possible = targets(state, seat)
    if len(possible) == 1:
        return _hand_over(state, seat, possible[0], events)
    return ask(state, Phase.GIVE, (seat,))


def _hand_over(state: NorwegianState, seat: Seat, target: Seat, events: Events) -> NorwegianState:
    """Give the pile to the target of a joker; its player leads, or the next one if that is out."""
    events.append(JokerGiven(seat=seat, target=target))
    state = pick_up(state, target, Pickup.JOKER, events)
    return begin_turn(state, leader(state, seat), events)
