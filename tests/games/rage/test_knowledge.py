"""What each seat knows, what is dealt again, and what nobody else can tell."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.playout import RandomPlayer, steps
from games.rage.chapters.fights.splits import legal_splits
from games.rage.content import AT_ONCE, BY_HAND, TACTICS, BattleOrders, Hero, Split
from games.rage.moves import (
    Confirm,
    EquipArmies,
    FightAllUntil,
    Forge,
    KeepStandingOrder,
    LayDown,
    PlayTactic,
    Recruit,
    SplitAllBy,
    StationAll,
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
    choosing,
    do,
    forging,
    having,
    order,
    play,
    reinforcing,
    ring,
)

C, A = centre(), ring(3)


def positions() -> Iterator[RageState]:
    """Yield positions of random games with random options."""
    for number in range(6):
        luck = RandomPlayer(f"knowledge {number}")
        options = {one.key: one.choices[luck.below(len(one.choices))] for one in GAME.options}
        begun = GAME.start(2 + number % 3, options, f"knowledge {number}").state
        for step in islice(steps(GAME, begun, f"moves {number}"), 0, 400, 9):
            yield step.applied.state


def test_dealing_twice_is_dealing_once() -> None:
    """What is dealt is a function of what the viewer knows and of the salt only.

    So ``redeal(redeal(s, v, a), v, b) == redeal(s, v, b)``.
    """
    for state in positions():
        for viewer in (None, *(Seat(seat) for seat in range(len(state.players)))):
            once = GAME.redeal(GAME.redeal(state, viewer, "a"), viewer, "b")
            assert once == GAME.redeal(state, viewer, "b")
            assert once.rng != state.rng


def test_everything_is_still_there_after_a_deal() -> None:
    """Consistent with all that is known: the same cards, others hidden elsewhere."""
    for state in positions():
        other = GAME.redeal(state, None, "salt")
        assert sorted(state.deck) == sorted(other.deck)
        assert sorted((*state.legendaries, *state.drawn)) == sorted(
            (*other.legendaries, *other.drawn)
        )
        for one, two in zip(state.players, other.players, strict=True):
            assert sorted(one.hand + one.deck) == sorted(two.hand + two.deck)
            assert (len(one.hand), one.discard) == (len(two.hand), two.discard)
            assert (two.chosen is None) or two.chosen in two.hand
            assert {*two.known} <= {*two.hand}


def test_cards_that_everybody_can_work_out_stay_in_hand() -> None:
    """What is public: discards; with no deck left, the rest is in hand for all to work out."""
    state = having(
        arrange(BOHORG, TOMB), 1, hand=(4, 5, 26), deck=(11, 14, 20), discard=(21,), known=(4, 26)
    )
    hands = {GAME.redeal(state, Seat(0), str(n)).players[1].hand for n in range(40)}
    assert all({4, 26} < {*hand} for hand in hands)
    assert {5, 11, 14, 20} == {card for hand in hands for card in hand} - {4, 26}
    assert (4, 26) == GAME.view(state, Seat(0)).players[1].known


def test_hands_and_decks_are_secret_and_the_rest_of_the_table_is_not() -> None:
    """What is secret: tactics hands and the order of the decks; public: sizes, discards, gold."""
    state = having(arrange(BOHORG, TOMB, gold=7), 0, hand=(1, 8), deck=(27, 10), discard=(15,))
    own, other = GAME.view(state, Seat(0)), GAME.view(state, Seat(1))
    assert own.own is not None
    assert ((1, 8), (10, 27)) == (own.own.hand, own.own.deck)
    shown = other.players[0]
    assert (2, 2, (15,), 7) == (shown.hand, shown.deck, shown.discard, shown.gold)
    assert GAME.view(state, None).own is None


def test_chosen_tactics_are_secret() -> None:
    """What is secret: chosen tactics until all have chosen."""
    one, _ = play(choosing(BOHORG, TOMB), (0, PlayTactic(1)))
    other, _ = play(choosing(BOHORG, TOMB), (0, PlayTactic(8)))
    assert GAME.view(one, Seat(1)) == GAME.view(other, Seat(1))
    assert GAME.view(one, Seat(0)) != GAME.view(other, Seat(0))
    dealt = {GAME.redeal(one, Seat(1), str(n)).players[0].chosen for n in range(40)}
    assert len(dealt) == 7
    assert all(TACTICS[card or 0].clan is BOHORG for card in dealt)


def test_legendaries_drawn_are_known_to_the_forger_alone() -> None:
    """What is secret: the legendaries drawn while choosing; their number is public."""
    state = do(forging(2), Forge())
    own, other = GAME.view(state, Seat(0)), GAME.view(state, Seat(1))
    assert own.own is not None
    assert other.own is not None
    assert (3, 3) == (len(own.own.drawn), other.drawing)
    assert () == other.own.drawn
    dealt = {GAME.redeal(state, Seat(1), str(n)).drawn for n in range(20)}
    assert len(dealt) > 10
    assert state.drawn == GAME.redeal(state, Seat(0), "salt").drawn
    other_world = GAME.redeal(state, Seat(1), "salt")
    after = do(other_world, next(GAME.legal_moves(other_world, Seat(0))))
    assert (other_world.drawn[0],) == after.players[0].gear


def test_drafts_are_dropped_where_nobody_else_can_tell() -> None:
    """What is secret: drafts of moves and purchases."""
    state = do(arrange(BOHORG, TOMB, gold=20), EquipArmies())
    state = do(state, Recruit(state.heroes[0]))
    assert GAME.redeal(state, Seat(1), "salt").draft is None
    assert state.draft == GAME.redeal(state, Seat(0), "salt").draft
    view = GAME.view(state, Seat(1))
    assert 20 == view.players[0].gold
    assert all(hero.free for hero in view.heroes)


def test_reinforcements_drafted_together_are_secret() -> None:
    """Questions: together: all at once, secret, revealed together."""
    state, _ = reinforcing(17, 4)
    state, _ = play(state, (0, StationAll(C)), (0, LayDown()))
    other, _ = reinforcing(17, 4)
    other, _ = play(other, (0, StationAll(ring(2))), (0, LayDown()))
    assert GAME.view(state, Seat(1)) == GAME.view(other, Seat(1))
    spreads = {GAME.redeal(state, Seat(1), str(n)).players[0].spread for n in range(30)}
    assert len(spreads) > 5


def test_orders_are_dealt_again_but_for_by_hand() -> None:
    """What is secret: the content of standing and battle orders until they act."""
    board = {A: (0, (3, 2, 0)), C: (1, (3, 1, 0))}
    state = order(arrange(BOHORG, GOLDLEIF, board=board), A, C, 0, 3)
    state, _ = play(do(state, FightAllUntil(1)), (0, Confirm()))
    assert Phase.DEFENCE is state.phase
    for viewer in (Seat(1), None):
        dealt = [GAME.redeal(state, viewer, str(n)).fight for n in range(30)]
        orders = {fight.orders[0] for fight in dealt if fight is not None}
        assert len(orders) > 10
        assert not any(one.by_hand for one in orders if one is not None)
    mine = GAME.redeal(state, Seat(0), "salt").fight
    assert mine is not None
    assert BattleOrders(1, Split.BOOK) == mine.orders[0]


def test_orders_dealt_again_would_not_have_fled_before() -> None:
    """Consistent with all that the viewer knows."""
    board = {A: (0, (4, 2, 0)), C: (1, (4, 1, 2))}
    tried = 0
    for number in range(20):
        state = arrange(BOHORG, GOLDLEIF, board=board, seed=str(number))
        state = having(
            order(order(state, A, C, 0, 4), A, C, 1, 2),
            1,
            standing=BattleOrders(BY_HAND, Split.BOOK),
        )
        state, _ = play(state, (0, Confirm()))
        while state.phase in {Phase.STRIKE, Phase.SPLIT}:
            fight = state.fight
            assert fight is not None
            struck = [assault for assault in fight.assaults if assault.side == 0]
            if struck and state.phase is Phase.STRIKE:
                tried += 1
                for n in range(10):
                    dealt = GAME.redeal(state, Seat(1), str(n)).fight
                    assert dealt is not None
                    assert dealt.orders[0] is not None
                    assert dealt.orders[0].until < 6
            state = do(state, next(GAME.legal_moves(state, Seat(1))))
    assert tried > 5


@pytest.mark.parametrize("warden", [False, True])
@pytest.mark.parametrize("split", [Split.BIG, Split.SMALL])
def test_orders_dealt_again_would_have_split_as_everybody_saw(
    split: Split, *, warden: bool
) -> None:
    """Consistent with all that the viewer knows: who fell by an assault tells of the orders."""
    board = {A: (0, (4, 2, 0)), C: (1, (4, 1, 2))}
    heroes = {1: (Hero.WARDEN, C)} if warden else {}
    dealt, ruled_out = Counter[Split](), 0
    for number in range(20):
        state = arrange(BOHORG, GOLDLEIF, board=board, heroes=heroes, seed=str(number))
        state = having(
            order(order(state, A, C, 0, 4), A, C, 1, 2),
            1,
            standing=BattleOrders(BY_HAND, Split.BOOK),
        )
        state, _ = play(do(state, SplitAllBy(split)), (0, Confirm()))
        if state.fight is None or [one.side for one in state.fight.assaults] != [0]:
            continue
        (assault,) = state.fight.assaults
        wounds = assault.wounds if not warden else max(0, assault.wounds - 3)
        legal = legal_splits(wounds, (4, 1, 2), (1, 2, 4))
        fell = {Split.BIG: max(legal, key=lambda kill: kill[::-1]), Split.SMALL: max(legal)}
        ruled_out += fell[Split.BIG] != fell[Split.SMALL]
        for n in range(12):
            fight = GAME.redeal(state, Seat(1), str(n)).fight
            assert fight is not None
            assert fight.orders[0] is not None
            dealt[fight.orders[0].split] += 1
            assert fell.get(fight.orders[0].split, assault.killed) == assault.killed
    assert ruled_out
    assert dealt[split]


def test_standing_orders_are_dealt_again() -> None:
    """What is secret: the content of standing orders."""
    state, _ = play(arrange(BOHORG, TOMB), (1, KeepStandingOrder(AT_ONCE, Split.BOOK)))
    dealt = {GAME.redeal(state, Seat(0), str(n)).players[1].standing for n in range(40)}
    assert len(dealt) > 10
    hand, _ = play(arrange(BOHORG, TOMB), (1, KeepStandingOrder(BY_HAND, Split.BOOK)))
    assert BattleOrders(BY_HAND, Split.BOOK) == GAME.redeal(hand, None, "x").players[1].standing


def test_cards_put_under_the_deck_stay_there() -> None:
    """What is public: a card refused or replaced lay open before it went under the deck."""
    state = arrange(BOHORG, TOMB)
    state = replace(state, deck_known=2)
    bottom = state.deck[-2:]
    dealt = [GAME.redeal(state, None, str(n)).deck for n in range(10)]
    assert all(bottom == deck[-2:] for deck in dealt)
    assert len(set(dealt)) == 10


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_default_is_the_same_in_worlds_that_a_seat_cannot_tell_apart(seats: int) -> None:
    """The same luck in worlds that the seat cannot tell apart gives the same move."""
    begun = GAME.start(seats, {}, "default").state
    for number, step in enumerate(islice(steps(GAME, begun, "default"), 200)):
        for decision in GAME.decisions(step.before):
            if not decision.answered:
                seat = decision.seat
                other = GAME.redeal(step.before, seat, str(number))
                luck = step.before.rng
                assert GAME.default_move(step.before, seat, luck) == GAME.default_move(
                    other, seat, luck
                )
