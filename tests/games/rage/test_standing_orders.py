"""Standing orders: battle orders kept for coming defences."""

from __future__ import annotations

from games.api import Seat, is_fence
from games.rage.content import AT_ONCE, BY_HAND, TO_THE_END, BattleOrders, Split
from games.rage.events import AssaultMade, StandingOrderDropped, StandingOrderKept
from games.rage.moves import (
    Confirm,
    DropStandingOrder,
    KeepStandingOrder,
    Leave,
    Strike,
)
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Phase
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    TOMB,
    arrange,
    centre,
    having,
    key_of,
    of,
    order,
    play,
    ring,
)

C, A = centre(), ring(3)


def marching(**position: object) -> RageState:
    """Arrange an attack of Bohorg on Goldleif, ready to be confirmed."""
    board = {A: (0, (2, 2, 1)), C: (1, (3, 1, 0))}
    state = arrange(BOHORG, GOLDLEIF, TOMB, board=board, **position)  # type: ignore[arg-type]
    return order(order(state, A, C, 0, 2), A, C, 1, 2)


def test_a_standing_order_is_set_at_any_time_asked_or_not() -> None:
    """Questions, Standing order: set or changed at any time on one's sheet."""
    before = marching()
    state, events = play(before, (1, KeepStandingOrder(TO_THE_END, Split.BIG)))
    assert [StandingOrderKept(seat=Seat(1), by_hand=False)] == events
    assert BattleOrders(TO_THE_END, Split.BIG) == state.players[1].standing
    assert (state.asked, state.draft) == (before.asked, before.draft)
    state, _ = play(state, (1, KeepStandingOrder(2, Split.SMALL)))
    assert BattleOrders(2, Split.SMALL) == state.players[1].standing
    state, events = play(state, (1, DropStandingOrder()))
    assert ([StandingOrderDropped(seat=Seat(1))], None) == (events, state.players[1].standing)


def test_that_one_exists_is_public_and_its_content_is_not() -> None:
    """Standing order: that one exists is public, and so is who fights by hand."""
    flee, end, hand = (
        play(marching(), (1, KeepStandingOrder(until, Split.BOOK)))[0]
        for until in (AT_ONCE, TO_THE_END, BY_HAND)
    )
    for viewer in (Seat(0), Seat(2), None):
        assert GAME.view(flee, viewer) == GAME.view(end, viewer)
        assert GAME.view(end, viewer) != GAME.view(hand, viewer)
        shown = GAME.view(hand, viewer).players[1]
        assert (True, True) == (shown.standing, shown.by_hand)
    assert GAME.view(flee, Seat(1)) != GAME.view(end, Seat(1))


def test_it_acts_in_the_next_defence() -> None:
    """Standing order = battle orders kept for coming defences."""
    state, _ = play(marching(), (1, KeepStandingOrder(AT_ONCE, Split.BOOK)))
    state, events = play(state, (0, Confirm()))
    assert [(Seat(1), True)] == [(e.seat, e.fled) for e in of(events, AssaultMade)]


def test_changed_during_a_fight_it_acts_from_the_next_on() -> None:
    """Precisions: a standing order set or changed during a fight acts from the next fight on."""
    state = having(marching(), 1, standing=BattleOrders(BY_HAND, Split.BOOK))
    state, _ = play(state, (0, Confirm()))
    assert (Phase.STRIKE, (1,)) == (state.phase, state.asked)
    state, _ = play(state, (1, KeepStandingOrder(AT_ONCE, Split.BOOK)))
    assert (Phase.STRIKE, (1,)) == (state.phase, state.asked)
    state, events = play(state, (1, Strike()))
    assert [False] == [event.fled for event in of(events, AssaultMade)][:1]


def test_asked_for_the_defence_one_still_answers_it() -> None:
    """Precisions: who is asked already answers for this fight."""
    state, _ = play(marching(), (0, Confirm()))
    state, _ = play(state, (1, KeepStandingOrder(TO_THE_END, Split.BOOK)))
    assert (Phase.DEFENCE, (1,)) == (state.phase, state.asked)


def test_what_cannot_be_kept_is_refused() -> None:
    """Precisions: by hand includes the splits; fights live: no standing orders."""
    state = marching()
    assert key_of(state, KeepStandingOrder(BY_HAND, Split.BIG), 1) == "no-such-orders"
    assert key_of(state, KeepStandingOrder(50, Split.BOOK), 1) == "no-such-orders"
    assert key_of(state, DropStandingOrder(), 1) == "no-standing-order"
    kept, _ = play(state, (1, KeepStandingOrder(1, Split.BOOK)))
    assert key_of(kept, KeepStandingOrder(1, Split.BOOK), 1) == "same-orders"
    live = marching(fights="live")
    assert key_of(live, KeepStandingOrder(1, Split.BOOK), 1) == "everybody-by-hand"
    gone, _ = play(state, (2, Leave()))
    assert key_of(gone, KeepStandingOrder(1, Split.BOOK), 2) == "left-already"
    assert key_of(state, KeepStandingOrder(1, Split.BOOK), 7) == "no-such-seat"
    over, _ = play(gone, (1, Leave()))
    assert key_of(over, KeepStandingOrder(1, Split.BOOK), 0) == "game-over"


def test_every_order_on_offer_can_be_kept() -> None:
    """Battle orders: the end, flee with <= n, all, by hand; the book, big or small ones first."""
    state, _ = play(marching(), (1, KeepStandingOrder(1, Split.BOOK)))
    moves = list(GAME.unasked_moves(state, Seat(1)))
    assert len(moves) == len(set(moves)) == 19 * 3 + 2
    for move in moves:
        applied = GAME.apply(state, Seat(1), move)
        assert applied.state.players[1].standing != state.players[1].standing
        assert not is_fence(state, applied, Seat(1))
    assert [] == list(GAME.unasked_moves(marching(fights="live"), Seat(1)))


def test_the_defence_is_asked_with_what_a_seat_does() -> None:
    """Of whoever may be attacked before they are asked anything again, and has not said it yet."""
    state = marching()

    def asked(state: RageState) -> list[tuple[str, ...]]:
        return [GAME.follow_ups(GAME.view(state, Seat(seat))) for seat in range(3)]

    assert asked(state) == [(), ("defence",), ("defence",)]
    assert not GAME.follow_ups(GAME.view(state, None))
    state, _ = play(state, (1, KeepStandingOrder(TO_THE_END, Split.BOOK)))
    assert asked(state) == [(), (), ("defence",)]
    state, _ = play(state, (1, DropStandingOrder()), (2, Leave()))
    assert asked(state) == [(), ("defence",), ()]
    assert asked(marching(fights="live")) == [(), (), ()]
