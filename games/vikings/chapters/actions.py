"""Phase 3 and the Shield: what the announced actions do once they are performed."""

from __future__ import annotations

from typing import assert_never

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.vikings import events as e
from games.vikings.chapters.bracelets import collect, gain_seen, knock, lay, met, steal
from games.vikings.chapters.reach import destinations, places, pushes, slam_victims, targets
from games.vikings.chapters.turn import CARDS_A_TURN, cards_played, end_turn
from games.vikings.content import ATTACKS, KNOCKING, WATER, Card, Space
from games.vikings.moves import Slam
from games.vikings.state import LaidCard, Values, VikingsState, ask, with_item, without
from games.vikings.view import LaidOutcome, Phase, Trace


def action_in_hand(state: VikingsState) -> Card:
    """Return the action announced last; a Shield raised against it comes after it."""
    laid = state.laid[-1].announced
    return state.laid[-2].announced if laid is Card.SHIELD else laid


def _mark(state: VikingsState, outcome: LaidOutcome) -> tuple[LaidCard, ...]:
    """Return the laid cards with ``outcome`` set for the action in hand, not for a Shield on it."""
    index = len(state.laid) - (2 if state.laid[-1].announced is Card.SHIELD else 1)
    return with_item(state.laid, index, replace(state.laid[index], outcome=outcome))


def finish(state: VikingsState, outcome: LaidOutcome, events: Events) -> VikingsState:
    """Close the action in hand with an outcome: on to the second card, or to the end of the turn.

    The target is forgotten; after the second card the turn is ended here, and the next one begins.
    """
    state = replace(state, laid=_mark(state, outcome), target=None)
    if cards_played(state) == CARDS_A_TURN:
        return end_turn(state, events)
    return ask(state, Phase.ANNOUNCE, (state.active,))


def perform(state: VikingsState, events: Events) -> VikingsState:
    """Perform the announced action, whatever the card is; ask only where there is a choice.

    What can be performed is performed (V12): an attack hits the only target in range, a Slam is
    not declined, and pushes by itself where there is one victim and one space for it. A Viking
    that can only stay stays. An attack with no target in range does nothing (V4).
    """
    seat = state.active
    match action := action_in_hand(state):
        case Card.WALK | Card.SPRINT:
            if len(destinations(state, action)) > 1:
                return ask(state, Phase.MOVE, (seat,))
            events.append(e.Stayed(seat=seat, action=action))
            return finish(state, LaidOutcome.PERFORMED, events)
        case Card.SLAM:
            only, *others = slams(state)
            return ask(state, Phase.SLAM, (seat,)) if others else slam(state, only, events)
        case Card.PUNCH | Card.CLUB | Card.SLINGSHOT | Card.HAMMER:
            return _strike(state, action, events)
        case Card.SHIELD:
            raise AssertionError(action)  # nobody announces it in a turn of one's own (V1)
        case _:
            assert_never(action)


def _strike(state: VikingsState, action: Card, events: Events) -> VikingsState:
    """Carry out an attack: hit the only target in range, or ask which of several.

    Without any the attack has no effect, and the action is finished.
    """
    match targets(state, action):
        case []:
            events.append(e.NobodyInRange(seat=state.active, action=action))
            return finish(state, LaidOutcome.PERFORMED, events)
        case [target]:
            return _attack(state, target, events)
        case _:
            return ask(state, Phase.TARGET, (state.active,))


def move(state: VikingsState, space: Space, events: Events) -> VikingsState:
    """Walk or sprint to a space, take the bracelets there and finish the action.

    One's own space means staying (V3), without taking anything.

    Raises:
        RuleError: the space is out of reach, water or occupied.
    """
    seat = state.active
    action = action_in_hand(state)
    reach = destinations(state, action)
    if space not in reach:
        raise RuleError("space-out-of-reach")
    space = reach[reach.index(space)]
    origin = state.spaces[seat]
    if space == origin:
        events.append(e.Stayed(seat=seat, action=action))
        return finish(state, LaidOutcome.PERFORMED, events)
    assert origin is not None
    events.append(e.Moved(seat=seat, action=action, origin=origin, space=space))
    state = replace(
        state,
        spaces=with_item(state.spaces, seat, space),
        traces=(Trace(origin, space),),
    )
    return finish(collect(state, seat, events), LaidOutcome.PERFORMED, events)


def slams(state: VikingsState) -> list[Slam]:
    """List whom the active Viking can push, and where to."""
    victims = slam_victims(state)
    return [Slam(victim, space) for victim in victims for space in pushes(state, victim)]


def slam(state: VikingsState, choice: Slam, events: Events) -> VikingsState:
    """Take the victim's space and push the victim to a space next to it; finish the action.

    The victim's owner collects the bracelets where it is pushed.

    Raises:
        RuleError: the victim is out of reach or cannot be pushed there.
    """
    seat = state.active
    reachable = slam_victims(state)
    if choice.victim not in reachable:
        raise RuleError("slam-out-of-reach")
    victim = reachable[reachable.index(choice.victim)]
    free = pushes(state, victim)
    if choice.push_to not in free:
        raise RuleError("push-not-possible")
    push_to = free[free.index(choice.push_to)]
    origin, space = state.spaces[seat], state.spaces[victim]
    assert space is not None
    events.append(e.Slammed(seat=seat, victim=victim, space=space, push_to=push_to))
    state = replace(
        state,
        spaces=with_item(with_item(state.spaces, seat, space), victim, push_to),
        traces=(Trace(origin, space), Trace(space, push_to)),
    )
    return finish(collect(state, victim, events), LaidOutcome.PERFORMED, events)


def aim(state: VikingsState, target: Seat, events: Events) -> VikingsState:
    """Attack the chosen target: it is asked for a Shield, or hit at once if it has no cards.

    Raises:
        RuleError: the seat is not in range.
    """
    in_range = targets(state, action_in_hand(state))
    if target not in in_range:
        raise RuleError("target-out-of-range")
    return _attack(state, in_range[in_range.index(target)], events)


def _attack(state: VikingsState, target: Seat, events: Events) -> VikingsState:
    """Attack; a target with a card in hand is asked for a Shield, whatever it holds (V5).

    So is a target without bracelets: it has nothing to lose, but a true Shield that is called wins
    one (V13). A target without cards is hit at once.
    """
    events.append(e.Attacked(seat=state.active, target=target, action=action_in_hand(state)))
    if state.hands[target]:
        return ask(state, Phase.SHIELD, (target,), target=target)
    return _hit(replace(state, target=target), events)


def raise_shield(state: VikingsState, card: Card, events: Events) -> VikingsState:
    """Lay any card face down as a Shield; the attacker may challenge it, bracelets or not.

    Raises:
        RuleError: the target does not hold the card.
    """
    target = state.target
    assert target is not None
    hand = state.hands[target]
    if card not in hand:
        raise RuleError("card-not-held")
    card = hand[hand.index(card)]
    events.append(e.ShieldRaised(seat=target, attacker=state.active))
    return ask(
        state,
        Phase.CHALLENGE_SHIELD,
        (state.active,),
        hands=with_item(state.hands, target, without(hand, card)),
        laid=(*state.laid, LaidCard(owner=target, announced=Card.SHIELD, card=card)),
    )


def take_hit(state: VikingsState, events: Events) -> VikingsState:
    """Let the attack come without a Shield: the hit is carried out."""
    assert state.target is not None
    events.append(e.ShieldOmitted(seat=state.target, attacker=state.active))
    return _hit(state, events)


def believe_shield(state: VikingsState, events: Events) -> VikingsState:
    """Let the Shield stand: the attack is cancelled, and the Shield stays face down."""
    assert state.target is not None
    events.append(e.ShieldBelieved(seat=state.active, target=state.target))
    shield = replace(state.laid[-1], outcome=LaidOutcome.PERFORMED)
    state = replace(state, laid=with_item(state.laid, len(state.laid) - 1, shield))
    return _blocked(met(state, state, (shield.owner, state.active), Card.SHIELD), events)


def call_shield(state: VikingsState, events: Events) -> VikingsState:
    """Challenge the Shield, which is turned up.

    True: the attack is cancelled and the target takes a random bracelet of the attacker. False: the
    attacker takes one of the target, then the attack goes on. Nothing is taken where there is none.
    """
    attacker, target = state.active, state.target
    assert target is not None
    laid = state.laid[-1]
    truthful = laid.card is Card.SHIELD
    events.append(e.BluffCalled(seat=attacker, announcer=target))
    events.append(
        e.CardRevealed(seat=target, card=laid.card, announced=Card.SHIELD, truthful=truthful)
    )
    outcome = LaidOutcome.PERFORMED if truthful else LaidOutcome.PIERCED
    shield = replace(laid, revealed=True, outcome=outcome)
    state = replace(state, laid=with_item(state.laid, len(state.laid) - 1, shield))
    winner, loser = (target, attacker) if truthful else (attacker, target)
    after = steal(state, winner, loser, events)
    after = met(state, after, (target, attacker), Card.SHIELD, laid.card)
    return _blocked(after, events) if truthful else _hit(after, events)


def _blocked(state: VikingsState, events: Events) -> VikingsState:
    """Finish the action in hand as an attack that a Shield has cancelled."""
    assert state.target is not None
    events.append(
        e.AttackBlocked(seat=state.active, target=state.target, action=action_in_hand(state))
    )
    return finish(state, LaidOutcome.BLOCKED, events)


def _hit(state: VikingsState, events: Events) -> VikingsState:
    """Steal a bracelet with Club and Hammer, knock one out with Punch and Slingshot.

    A target without bracelets gives nothing, also when a false Shield cost the last one (V6). Where
    a knocked bracelet goes is asked next; without any place for it, it leaves the game. Else the
    action is finished.
    """
    seat, target, action = state.active, state.target, action_in_hand(state)
    assert target is not None
    assert action in ATTACKS
    if not state.holdings[target]:
        events.append(e.FoundNothing(seat=seat, target=target, action=action))
        state = met(state, state, (seat, target), action)
        return finish(state, LaidOutcome.PERFORMED, events)
    before = state
    if action not in KNOCKING:
        state = met(before, steal(state, seat, target, events), (seat, target), action)
        return finish(state, LaidOutcome.PERFORMED, events)
    value, state = knock(state, target)
    state = met(before, state, (seat, target), action)
    events.append(e.BraceletKnocked(seat=seat, target=target, value=value))
    if places(state):
        return ask(state, Phase.DROP, (seat,))
    return _sink(state, value, None, events)


def drop(state: VikingsState, space: Space, events: Events) -> VikingsState:
    """Put the knocked bracelet next to the target, and finish the action.

    On land it lies there, on a space with a Viking its owner has it, in water it leaves the game.

    Raises:
        RuleError: the space is not next to the target, or is the attacker's own.
    """
    legal = places(state)
    if space not in legal:
        raise RuleError("bracelet-out-of-place")
    space = legal[legal.index(space)]
    seat, value = state.active, state.knocked
    assert value is not None
    state = replace(state, traces=(Trace(None, space),))
    if space in WATER:
        return _sink(state, value, space, events)
    if space in state.spaces:
        owner = Seat(state.spaces.index(space))
        events.append(e.BraceletCaught(seat=seat, owner=owner, space=space, value=value))
        caught: Values = (value,)
        state = gain_seen(replace(state, knocked=None), owner, caught)
    else:
        events.append(e.BraceletPlaced(seat=seat, space=space, value=value))
        state = lay(state, space, value)
    return finish(state, LaidOutcome.PERFORMED, events)


def _sink(state: VikingsState, value: int, space: Space | None, events: Events) -> VikingsState:
    """Take the knocked bracelet out of the game, and finish the action.

    ``space`` is the water that it sinks in; None if there was no place for it (V7).
    """
    events.append(e.BraceletSunk(seat=state.active, value=value, space=space))
    state = replace(state, sunk=(*state.sunk, value), knocked=None)
    return finish(state, LaidOutcome.PERFORMED, events)
