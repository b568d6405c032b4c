"""Whose turn it is, what a turn leaves in the hands, and the end (Course of play, 2-5 and 7)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.norwegian import events as e
from games.norwegian.chapters.pile import demand_of, top_of
from games.norwegian.content import HAND, Card, in_order
from games.norwegian.state import NorwegianState, ask, with_item
from games.norwegian.view import Phase

QUIET_TURNS_A_SEAT = 30
"""How long cards may go round without any progress, in turns for every seat still in (N28)."""

QUIET_TURNS = 90
"""How long they may do so at least, however few are still in (N28): no need to count before."""


def still_in(state: NorwegianState) -> tuple[Seat, ...]:
    """List the seats that are not out."""
    return tuple([Seat(seat) for seat in range(len(state.hands)) if seat not in state.outs])


def quiet_limit(state: NorwegianState) -> int:
    """Count the turns without any progress that end the game (N28)."""
    return max(QUIET_TURNS, QUIET_TURNS_A_SEAT * len(still_in(state)))


def following(state: NorwegianState, seat: Seat, skips: int = 0) -> list[Seat]:
    """List the next seats after ``seat``: ``skips`` seats that are skipped, then the one to play.

    Seats that are out are not counted (N22); ``seat`` itself is, when its turn comes round (N13).
    """
    step = 1 if state.clockwise else -1
    passed: list[Seat] = []
    while len(passed) <= skips:
        seat = Seat((seat + step) % len(state.hands))
        if seat not in state.outs:
            passed.append(seat)
    return passed


def leader(state: NorwegianState, seat: Seat) -> Seat:
    """Return who leads where ``seat`` should: the next one where it is out (N21)."""
    return following(state, seat)[0] if seat in state.outs else seat


def begin_turn(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Begin the turn of ``seat``, and ask it for a card, or for a blind one without a hand.

    The game ends instead if cards have only gone round for too long (N28).
    """
    quiet = state.quiet + 1
    if quiet > QUIET_TURNS and quiet > quiet_limit(state):
        events.append(e.StalemateReached(turns=quiet - 1))
        return _end(state, "stalemate", events)
    turn = state.turn + 1
    demand, rank = demand_of(top_of(state.pile, state.variants))
    events.append(e.TurnBegan(seat=seat, turn=turn, demand=demand, rank=rank))
    phase = Phase.LAY if state.hands[seat] else Phase.BLIND
    state = replace(state, active=seat, turn=turn, quiet=quiet, laid=())
    return ask(state, phase, (seat,))


def pick_up(
    state: NorwegianState, seat: Seat, cause: e.Pickup, events: Events, blind: Card | None = None
) -> NorwegianState:
    """Put the pile, and the blind card that could not be laid, into a hand for all to see.

    The cards count as known from then on. Whose turn comes next is for the caller.
    """
    taken = state.pile if blind is None else (*state.pile, blind)
    events.append(e.PileTaken(seat=seat, cause=cause, number=len(taken)))
    before, seen = state.hands[seat], state.known[seat]
    hand = in_order(before + taken)
    return replace(
        state,
        hands=with_item(state.hands, seat, hand),
        known=with_item(state.known, seat, hand if seen == before else in_order(seen + taken)),
        pile=(),
    )


def take_pile(state: NorwegianState, events: Events) -> NorwegianState:
    """Take the pile in one's turn, and begin the next; the last player to have laid leads (4, N7).

    That may be the player who takes it, after skipping everybody else (N20).
    """
    assert state.last_layer is not None
    first = leader(state, state.last_layer)
    return begin_turn(pick_up(state, state.active, e.Pickup.TURN, events), first, events)


def replenish(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Draw back up to three while the stock lasts; then take the face-up cards (3, 5).

    Face-up cards are taken only with the stock and the hand empty. Either is progress; otherwise
    nothing changes. Everybody hears how many were drawn, the seat which.
    """
    hand, stock = state.hands[seat], state.stock
    missing = HAND - len(hand)
    if stock and missing > 0:
        drawn, stock = stock[:missing], stock[missing:]
        events.append(e.HandRefilled(seat=seat, number=len(drawn), stock=len(stock)))
        events.append(e.CardsDrawn(to=(seat,), seat=seat, cards=in_order(drawn)))
        if not stock:
            events.append(e.StockEmptied())
        hands = with_item(state.hands, seat, in_order(hand + drawn))
        return replace(state, hands=hands, stock=stock, quiet=0)
    if not hand and state.face_up[seat]:
        cards = state.face_up[seat]
        events.append(e.FaceUpTaken(seat=seat, cards=cards))
        return replace(
            state,
            hands=with_item(state.hands, seat, cards),
            known=with_item(state.known, seat, cards),
            face_up=with_item(state.face_up, seat, ()),
            quiet=0,
        )
    return state


def cards_left(state: NorwegianState, seat: Seat) -> int:
    """Count all that a seat still has to lay: in hand, face up and face down."""
    down = state.face_down[seat]
    return len(state.hands[seat]) + len(state.face_up[seat]) + len(down) - down.count(None)


def go_out(state: NorwegianState, seat: Seat, events: Events) -> NorwegianState:
    """Let a seat without cards win at once, or take its place in a game played on (7, N10).

    With cards left nothing happens. Played on, the game ends when only one seat is left in.
    """
    if state.hands[seat] or cards_left(state, seat):
        return state
    outs = (*state.outs, seat)
    events.append(e.WentOut(seat=seat, place=len(outs)))
    state = replace(state, outs=outs, quiet=0)
    if not state.variants.play_on:
        return _end(state, "first-out", events)
    if len(outs) + 1 < len(state.hands):
        return state
    events.append(e.LeftLast(seat=still_in(state)[0], place=len(state.hands)))
    return _end(state, "places-decided", events)


def _end(state: NorwegianState, reason: str, events: Events) -> NorwegianState:
    """End the game for ``reason``: tell the winners and show all hands and face-down cards left."""
    state = replace(
        state, phase=Phase.OVER, asked=(), answered=(), attack=None, missing=None, reason=reason
    )
    events.append(e.GameWon(seats=ranking(state)[0]))
    left = still_in(state)
    events += [e.HandShown(seat=s, cards=state.hands[s]) for s in left if state.hands[s]]
    lying = ((s, tuple(card for card in state.face_down[s] if card)) for s in left)
    events += [e.FaceDownShown(seat=s, cards=shown) for s, shown in lying if shown]
    return state


def ranking(state: NorwegianState, *, shared: bool = False) -> tuple[tuple[Seat, ...], ...]:
    """Return groups of seats that share a place, best first, of a game that is over.

    Those who went out come first, in that order; among the others the fewest cards decide, and
    equal numbers share (N29). If ``shared``, all others share a place, except in a stalemate.
    """
    counted = not shared or state.reason == "stalemate"
    groups: dict[int, list[Seat]] = {}
    for seat in still_in(state):
        groups.setdefault(cards_left(state, seat) if counted else 0, []).append(seat)
    return (
        *((seat,) for seat in state.outs),
        *(tuple(groups[merit]) for merit in sorted(groups)),
    )
