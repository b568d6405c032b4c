"""The 2, the 7, the 8 and the 10."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import RuleError, Seat
from games.norwegian.content import Rank
from games.norwegian.events import Burn, DemandChanged, PileBurnt, SeatsSkipped
from games.norwegian.moves import TakePile
from games.norwegian.rules import GAME
from games.norwegian.view import Change, ChangeKind, Demand
from games.rng import Rng
from tests.games.norwegian.arrange import after, arrange, cards, lay, legal, of, play, ranks

ALL = "3s 4s 5s 6s 7s 8s 9s 10s Js Qs Ks As 2s"


@pytest.mark.parametrize("top", ["3", "4", "5", "6", "7", "8", "9", "J", "Q", "K", "2"])
def test_a_two_goes_on_anything(top: str) -> None:
    """2: playable on anything, also on a 7."""
    assert "2" in ranks(arrange(ALL, "4s", pile=f"{top}h")).split()


def test_after_a_two_the_next_player_is_free() -> None:
    """2: the next player is free to lay anything."""
    state, events = play(arrange("2s Ks", ALL, pile="Kd"), (0, lay("2")))
    assert ranks(state) == "3 4 5 6 7 8 9 10 J Q K A 2"
    assert [DemandChanged(seat=Seat(0), demand=Demand.FREE)] == of(events, DemandChanged)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_under_a_seven_the_next_player_lays_a_seven_or_less(count: int) -> None:
    """7: <= 7, a 2 and a 7 are allowed, however many 7s were laid; no 10 (N14), no ace (N15)."""
    state, events = play(arrange("7s 7h 7d Ks", ALL), (0, lay("7", count)))
    assert ranks(state) == "3 4 5 6 7 2"
    assert [DemandChanged(seat=Seat(0), demand=Demand.AT_MOST)] == of(events, DemandChanged)
    view = GAME.view(state, None)
    assert (Demand.AT_MOST, Rank.SEVEN) == (view.demand, view.demanded)
    with pytest.raises(RuleError, match="too-high"):
        play(state, (1, lay("9")))


def test_after_the_answer_to_a_seven_the_order_is_normal_from_the_new_top() -> None:
    """7: then order is normal again from the new top."""
    state = after(arrange("7s Ks", "4s Kh", ALL), (0, lay("7")), (1, lay("4")))
    assert ranks(state) == "4 5 6 7 8 9 10 J Q K A 2"


def test_a_seven_on_a_seven_asks_the_same_again() -> None:
    """7: the next player must lay <= 7."""
    state = after(arrange("7s Ks", "7h Kh", ALL), (0, lay("7")), (1, lay("7")))
    assert ranks(state) == "3 4 5 6 7 2"


def test_a_pick_up_ends_what_a_seven_asked() -> None:
    """N12: the constraint dies with the pile."""
    state = after(arrange("7s Ks", "8h Kh"), (0, lay("7")), (1, TakePile()))
    assert (Seat(0), Demand.FREE) == (state.active, GAME.view(state, None).demand)


@pytest.mark.parametrize(("count", "skipped", "plays"), [(1, [1], 2), (2, [1, 2], 3)])
def test_each_eight_skips_a_seat(count: int, skipped: list[int], plays: int) -> None:
    """8: the next player is skipped; n eights skip n seats."""
    state = arrange("8s 8h 8d 9s", "4s", "4h", "4d")
    state, events = play(state, (0, lay("8", count)))
    assert [SeatsSkipped(seat=Seat(0), skipped=tuple(map(Seat, skipped)))] == of(
        events, SeatsSkipped
    )
    assert Seat(plays) == state.active


def test_eights_are_counted_round_the_table_oneself_included() -> None:
    """8: oneself included when passed over."""
    state, events = play(arrange("8s 8h 8d 9s", "4s", "4h"), (0, lay("8", 3)))
    assert Seat(1) == state.active
    assert (Seat(1), Seat(2), Seat(0)) == of(events, SeatsSkipped)[0].skipped


@pytest.mark.parametrize(("count", "plays"), [(1, 0), (2, 1), (3, 0)])
def test_with_two_players_an_eight_lets_one_play_again(count: int, plays: int) -> None:
    """N13: one 8: the same player, on his own 8; two 8s: the opponent."""
    state = after(arrange("8s 8h 8d 7s 9s", "4s"), (0, lay("8", count)))
    assert Seat(plays) == state.active
    assert (Demand.AT_LEAST, Rank.EIGHT) == (
        GAME.view(state, None).demand,
        GAME.view(state, None).demanded,
    )


def test_a_ten_takes_the_pile_out_of_the_game_and_the_next_one_leads() -> None:
    """10, N14: nobody gets the pile back; the next player leads an empty pile."""
    state, events = play(arrange("10s 9s", ALL, pile="Kd Ad 2d"), (0, lay("10")))
    assert (cards("Kd Ad 2d 10s"), ()) == (state.burnt, state.pile)
    assert [PileBurnt(seat=Seat(0), cause=Burn.TEN, number=4)] == of(events, PileBurnt)
    assert (Seat(1), "3 4 5 6 7 8 9 10 J Q K A 2") == (state.active, ranks(state))
    assert Change(ChangeKind.BURNT, Seat(0), 4) == GAME.view(state, None).changes[1]
    assert cards("Kd Ad 2d 10s") == GAME.view(state, None).burnt


@pytest.mark.parametrize("top", ["3", "4", "5", "6", "8", "9", "J", "Q", "K", "2"])
def test_a_ten_goes_on_any_card_but_a_seven(top: str) -> None:
    """N14."""
    assert "10" in ranks(arrange(ALL, "4s", pile=f"{top}h")).split()


def test_several_tens_burn_like_one_and_one_may_lie_on_nothing() -> None:
    """10, N14."""
    state = after(arrange("10s 10h 9s", "4s"), (0, lay("10", 2)))
    assert (cards("10s 10h"), Seat(1)) == (state.burnt, state.active)


def test_ordinary_cards_go_on_their_like_and_on_lower_ones() -> None:
    """Facts: 3 < 4 < ... < K < A."""
    assert [ranks(arrange(ALL, "4s", pile=f"{top}h")) for top in ("3", "9", "K")] == [
        "3 4 5 6 7 8 9 10 J Q K A 2",
        "9 10 J Q K A 2",
        "10 K A 2",
    ]


def test_equal_ranks_go_by_what_everybody_knows_then_by_luck() -> None:
    """N32: known cards first, among the others luck chooses."""
    state = arrange("9s 9h 9d 9c", "4s", known={0: "9d"})
    worlds = [replace(state, rng=Rng(str(luck))) for luck in range(30)]
    assert {cards("9d")} == {after(world, (0, lay("9"))).pile for world in worlds}
    two = [after(world, (0, lay("9", 2))) for world in worlds]
    assert {cards("9d 9s"), cards("9d 9h"), cards("9d 9c")} == {state.pile for state in two}
    assert {()} == {state.known[0] for state in two}
    assert [lay("9"), lay("9", 2), lay("9", 3), lay("9", 4)] == legal(state)
    three = {after(world, (0, lay("9", 3))).hands[0] for world in worlds}
    assert {cards("9s"), cards("9h"), cards("9c")} == three


def test_luck_is_drawn_only_where_it_chooses() -> None:
    """N32: laying all that one holds, or known cards alone, leaves nothing to luck."""
    state = arrange("9s 9h 9d 9c", "4s", known={0: "9d"})
    assert state.rng == after(state, (0, lay("9", 4))).rng
    assert state.rng == after(state, (0, lay("9", 1))).rng
    assert state.rng != after(state, (0, lay("9", 2))).rng
