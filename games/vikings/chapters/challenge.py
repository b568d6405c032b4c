"""Phases 1 and 2: announcing an action, and the window in which a bluff may be called."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.vikings.chapters.actions import finish, perform
from games.vikings.chapters.bracelets import draw, met, steal
from games.vikings.chapters.reach import slam_victims
from games.vikings.chapters.turn import cards_played
from games.vikings.content import ACTIONS, OVERVIEW, Card
from games.vikings.events import (
    ActionAbandoned,
    Announced,
    Believed,
    BluffCalled,
    BraceletFromSupply,
    CardRevealed,
)
from games.vikings.moves import Announce
from games.vikings.state import Cards, LaidCard, VikingsState, ask, with_item, without
from games.vikings.view import LaidOutcome, Phase


def distinct(hand: Cards) -> Cards:
    """List the different cards of a hand in the order of the overview."""
    return tuple(card for card in OVERVIEW if card in hand)


_WITHOUT_SLAM = tuple(action for action in ACTIONS if action is not Card.SLAM)
_HANDS = 1024
"""Most hands whose announcements are kept, about 1.2 KB each."""


def announceable(state: VikingsState) -> Cards:
    """List the actions that may be announced, in the order of the overview.

    Never Shield, though a Shield may be laid as any bluff (V1); Slam only with somebody to push
    within reach (V2); everything else at any time.
    """
    return ACTIONS if slam_victims(state) else _WITHOUT_SLAM


@lru_cache(maxsize=_HANDS)
def _announcements(hand: Cards, actions: Cards) -> tuple[Announce, ...]:
    return tuple(Announce(card, action) for card in distinct(hand) for action in actions)


def announcements(state: VikingsState) -> tuple[Announce, ...]:
    """List each different card in hand under each action that may be announced."""
    return _announcements(state.hands[state.active], announceable(state))


def announce(state: VikingsState, choice: Announce, events: Events) -> VikingsState:
    """Lay a card face down under an action; the others may challenge it.

    Every other player with a bracelet is asked. With nobody to ask the action is performed.

    Raises:
        RuleError: the card is not in hand, or the action can't be announced: it is a Shield, or a
            Slam without anybody to push.
    """
    seat = state.active
    hand = state.hands[seat]
    if choice.card not in hand:
        raise RuleError("card-not-held")
    if choice.action not in ACTIONS:
        raise RuleError("action-not-announceable")
    if choice.action not in announceable(state):
        raise RuleError("nobody-to-slam")
    card = hand[hand.index(choice.card)]
    action = ACTIONS[ACTIONS.index(choice.action)]
    laid = LaidCard(owner=seat, announced=action, card=card)
    state = replace(
        state,
        hands=with_item(state.hands, seat, without(hand, card)),
        laid=(*state.laid, laid),
        clashes=(),
    )
    events.append(Announced(seat=seat, action=action, nth=cards_played(state)))
    eligible = tuple(
        [Seat(other) for other, held in enumerate(state.holdings) if held and other != seat]
    )
    if not eligible:
        return perform(state, events)
    return ask(state, Phase.CHALLENGE, eligible)


def in_order_of_play(state: VikingsState) -> list[Seat]:
    """List the seats asked, from the active player on.

    What is said within one window was said at the same moment: the first of them to call is the
    challenger, whoever pressed first (V14).
    """
    active = state.active
    return sorted(state.asked, key=lambda seat: (seat < active, seat))


def believe(state: VikingsState, seat: Seat, events: Events) -> VikingsState:
    """Let the announcement stand; when everybody asked does, the action is performed.

    Raises:
        RuleError: ``already-believed``: the seat has said so already.
    """
    if seat in state.believed:
        raise RuleError("already-believed")
    events.append(Believed(seat=seat, announcer=state.active))
    state = replace(state, believed=(*state.believed, seat))
    if len(state.believed) < len(state.asked):
        return state
    return perform(state, events)


def call(state: VikingsState, seat: Seat, events: Events) -> VikingsState:
    """Challenge the announcement, which closes the window; who believed before may still do so.

    The card is turned up. Truth: the active player takes a random bracelet of the challenger, then
    performs. Bluff: the challenger takes one of the active player, or of the supply when he has
    none, and the action is abandoned. If neither has one, nothing is taken.
    """
    active = state.active
    laid = state.laid[-1]
    truthful = laid.card is laid.announced
    events.append(BluffCalled(seat=seat, announcer=active))
    events.append(
        CardRevealed(seat=active, card=laid.card, announced=laid.announced, truthful=truthful)
    )
    revealed = replace(laid, revealed=True)
    state = replace(state, laid=with_item(state.laid, len(state.laid) - 1, revealed))
    before, two = state, (active, seat)
    if truthful:
        state = steal(state, active, seat, events)
        return perform(met(before, state, two, laid.announced, laid.card), events)
    if not state.holdings[active] and state.supply:
        events.append(BraceletFromSupply(seat=seat))
        state = draw(state, seat, 1, events)
    else:
        state = steal(state, seat, active, events)
    state = met(before, state, two, laid.announced, laid.card)
    events.append(ActionAbandoned(seat=active, action=laid.announced))
    return finish(state, LaidOutcome.ABANDONED, events)
