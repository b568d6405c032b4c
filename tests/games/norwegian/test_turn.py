"""A turn: laying, drawing, taking the pile, the face-up and the blind cards, and winning."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Outcome, RuleError, Seat
from games.norwegian.chapters.turn import QUIET_TURNS
from games.norwegian.content import Rank
from games.norwegian.events import (
    BlindStopped,
    BlindTurned,
    CardsDrawn,
    CardsLaid,
    FaceDownShown,
    FaceUpTaken,
    GameWon,
    HandRefilled,
    HandShown,
    Pickup,
    PileTaken,
    StalemateReached,
    StockEmptied,
    TurnBegan,
    WentOut,
)
from games.norwegian.moves import LayBlind, StopBlind, TakePile
from games.norwegian.rules import GAME
from games.norwegian.view import Change, ChangeKind, Demand, Laid, Phase
from tests.games.norwegian.arrange import LYING, after, arrange, cards, lay, legal, of, play, ranks

ONE_LEFT = "- - 4c"


def test_equal_cards_of_the_same_or_a_higher_rank_are_laid_in_any_number() -> None:
    """Course of play 3: one or more cards of equal rank, rank >= the top."""
    state = arrange("5s 9s 9h Ks Kh Kd Kc", "4s", pile="9d")
    assert [
        lay("9"),
        lay("9", 2),
        lay("K"),
        lay("K", 2),
        lay("K", 3),
        lay("K", 4),
    ] == legal(state)


def test_cards_laid_lie_on_the_pile_and_the_turn_passes() -> None:
    """Course of play 3."""
    state, events = play(arrange("9s 9h Ks Kh", "4s", pile="5d"), (0, lay("9", 2)))
    assert events == [
        CardsLaid(seat=Seat(0), rank=Rank.NINE, cards=cards("9s 9h")),
        TurnBegan(seat=Seat(1), turn=2, demand=Demand.AT_LEAST, rank=Rank.NINE),
    ]
    view = GAME.view(state, None)
    assert (cards("5d 9s 9h"), cards("Ks Kh"), Seat(1)) == (view.pile, state.hands[0], view.active)
    assert (Change(ChangeKind.LAID, Seat(0), 2, cards("9s 9h")),) == view.changes
    assert () == view.laid


def test_the_hand_is_drawn_back_up_to_three() -> None:
    """Course of play 3: then draw back up to 3 while the stock lasts."""
    state, events = play(arrange("5s 9s 9h", "4s", stock="Qs 3d Kd"), (0, lay("9", 2)))
    assert cards("3d 5s Qs") == state.hands[0]
    assert [
        HandRefilled(seat=Seat(0), number=2, stock=1),
        CardsDrawn(to=(Seat(0),), seat=Seat(0), cards=cards("3d Qs")),
    ] == events[1:3]


def test_with_more_than_three_cards_nothing_is_drawn() -> None:
    """Course of play 3: no drawing above 3."""
    state = after(arrange("5s 6s 9s 9h", "4s", stock="Qs 3d Kd"), (0, lay("9")))
    assert (cards("5s 6s 9h"), 3) == (state.hands[0], len(state.stock))


def test_the_last_of_the_stock_is_drawn_even_if_it_is_not_enough() -> None:
    """Course of play 3: while the stock lasts."""
    state, events = play(arrange("9s 9h 9d", "4s", stock="Qs"), (0, lay("9", 3)))
    assert (cards("Qs"), ()) == (state.hands[0], state.stock)
    assert [StockEmptied()] == of(events, StockEmptied)


def test_who_cannot_lay_takes_the_pile_and_the_last_to_have_laid_leads() -> None:
    """Course of play 4, N7."""
    state = arrange("5s 6s", "4s", "4h", pile="Js Kd", last_layer=1, active=0)
    assert [TakePile()] == legal(state)
    state, events = play(state, (0, TakePile()))
    assert events == [
        PileTaken(seat=Seat(0), cause=Pickup.TURN, number=2),
        TurnBegan(seat=Seat(1), turn=2, demand=Demand.FREE, rank=None),
    ]
    assert cards("5s 6s Js Kd") == state.hands[0]
    assert (cards("Js Kd"), ()) == (state.known[0], state.pile)
    assert (Change(ChangeKind.TAKEN, Seat(0), 2),) == GAME.view(state, None).changes


def test_who_can_lay_may_not_take_the_pile_by_choice() -> None:
    """Course of play 4: option voluntary pick-up is off."""
    state = arrange("5s 6s", "4s", pile="4d")
    assert TakePile() not in legal(state)
    with pytest.raises(RuleError, match="can-still-lay"):
        play(state, (0, TakePile()))


def test_there_is_no_pile_to_take_where_none_lies() -> None:
    """Course of play 4."""
    with pytest.raises(RuleError, match="no-pile"):
        play(arrange("5s", "4s", voluntary_pickup=True), (0, TakePile()))


def test_the_last_to_have_laid_leads_though_it_is_the_one_who_takes_the_pile() -> None:
    """N20: alone after skipping the only other player."""
    state = after(arrange("8s 5s", "4s"), (0, lay("8")), (0, TakePile()))
    assert (Seat(0), cards("5s 8s")) == (state.active, state.hands[0])


def test_with_stock_and_hand_empty_the_face_up_cards_are_taken_together() -> None:
    """Course of play 5; everybody has seen them."""
    state, events = play(arrange("9s 9h", "4s", face_up={0: "3h 10d As"}), (0, lay("9", 2)))
    assert cards("3h 10d As") == state.hands[0] == state.known[0]
    assert state.face_up[0] == ()
    assert [FaceUpTaken(seat=Seat(0), cards=cards("3h 10d As"))] == of(events, FaceUpTaken)


def test_while_the_stock_lasts_the_face_up_cards_lie() -> None:
    """Course of play 5: stock and hand empty."""
    state = after(arrange("9s", "4s", stock="Qs", face_up={0: "3h 10d As"}), (0, lay("9")))
    assert (cards("Qs"), cards("3h 10d As")) == (state.hands[0], state.face_up[0])


def test_with_nothing_else_a_blind_card_is_picked() -> None:
    """Course of play 6: hand and face-up empty."""
    state = arrange("", "4s", face_down={0: "3s - 5s"}, pile="4d")
    assert (Phase.BLIND, [LayBlind(0), LayBlind(2)]) == (state.phase, legal(state))
    with pytest.raises(RuleError, match="no-such-blind-card"):
        play(state, (0, LayBlind(1)))


def test_a_hand_just_emptied_leads_to_a_blind_card_next_turn() -> None:
    """Course of play 6."""
    state = after(arrange("9s", "9h 4s"), (0, lay("9")), (1, lay("9")))
    assert (Phase.BLIND, Seat(0)) == (state.phase, state.active)


def test_a_playable_blind_card_is_laid_and_another_may_be_turned() -> None:
    """Course of play 6: laid, and he may turn another one in the same turn if he wishes."""
    state = arrange("", "4s", face_down={0: "9s Ks 5s"}, pile="4d")
    state, events = play(state, (0, LayBlind(0)))
    assert events == [
        BlindTurned(seat=Seat(0), index=0, card=cards("9s")[0], playable=True),
        CardsLaid(seat=Seat(0), rank=Rank.NINE, cards=cards("9s")),
    ]
    assert (Phase.BLIND_AGAIN, Seat(0)) == (state.phase, state.active)
    assert [StopBlind(), LayBlind(1), LayBlind(2)] == legal(state)
    view = GAME.view(state, None)
    assert (Laid(Seat(0), cards("9s"), blind=True),) == view.laid
    assert (False, True, True) == view.players[0].face_down
    assert Change(ChangeKind.TURNED, Seat(0), 1, cards("9s")) == view.changes[0]


def test_the_chain_goes_on_while_the_player_wishes() -> None:
    """Course of play 6, N9."""
    state = arrange("", "4s", face_down={0: "9s Ks 5s"}, pile="4d")
    state, events = play(state, (0, LayBlind(0)), (0, LayBlind(1)), (0, StopBlind()))
    assert (cards("4d 9s Ks"), Seat(1)) == (state.pile, state.active)
    assert [BlindStopped(seat=Seat(0))] == of(events, BlindStopped)


def test_a_blind_card_that_cannot_be_laid_is_taken_with_the_pile() -> None:
    """Course of play 6: he takes the pile and that card and must empty his hand first."""
    state = arrange("", "4s", "4h", face_down={0: "3s Ks 5s"}, pile="Jd Qd", last_layer=1)
    state, events = play(state, (0, LayBlind(0)))
    assert events == [
        BlindTurned(seat=Seat(0), index=0, card=cards("3s")[0], playable=False),
        PileTaken(seat=Seat(0), cause=Pickup.BLIND, number=3),
        TurnBegan(seat=Seat(1), turn=2, demand=Demand.FREE, rank=None),
    ]
    assert cards("3s Jd Qd") == state.hands[0] == state.known[0]
    state = after(state, (1, lay("4")), (2, lay("4")))
    assert (Phase.LAY, [lay("J"), lay("Q")]) == (state.phase, legal(state))


def test_in_a_chain_the_last_to_have_laid_may_be_the_one_who_takes_the_pile() -> None:
    """N20."""
    state = arrange("", "4s", face_down={0: "9s 3s 5s"}, pile="4d")
    state = after(state, (0, LayBlind(0)), (0, LayBlind(1)))
    assert (Seat(0), cards("3s 4d 9s")) == (state.active, state.hands[0])


@pytest.mark.parametrize(
    ("card", "phase", "active"),
    [
        ("7s", Phase.LAY, 1),
        ("8s", Phase.LAY, 2),
        ("As", Phase.AIM, 0),
        ("2s", Phase.BLIND_AGAIN, 0),
        ("10s", Phase.BLIND_AGAIN, 0),
        ("6s", Phase.BLIND_AGAIN, 0),
    ],
)
def test_the_chain_stops_after_cards_that_address_somebody_else(
    card: str, phase: Phase, active: int
) -> None:
    """N9: by itself after 7, 8 or A; its effect applies (6)."""
    state = arrange("", "4s", "4h", face_down={0: f"{card} 9s Ks"}, pile="4d")
    state = after(state, (0, LayBlind(0)))
    assert (phase, Seat(active)) == (state.phase, state.active)


def test_after_a_ten_in_the_chain_anything_goes() -> None:
    """Course of play 6, 10: the chain goes on over an empty pile; stopping, the next one leads."""
    state = arrange("", "4s", face_down={0: "10s 3s 5s"}, pile="Kd")
    state = after(state, (0, LayBlind(0)))
    assert (Demand.FREE, ()) == (GAME.view(state, None).demand, state.pile)
    assert cards("3s") == after(state, (0, LayBlind(1))).pile
    assert Seat(1) == after(state, (0, StopBlind())).active


def test_the_first_without_any_card_wins_at_once() -> None:
    """Course of play 7; N29: equal numbers of cards share a place; N36: and are shown."""
    state = arrange("", "4s", "4h", face_down={0: ONE_LEFT}, pile="4d")
    state, events = play(state, (0, LayBlind(2)))
    assert [WentOut(seat=Seat(0), place=1), GameWon(seats=(Seat(0),))] == events[-6:-4]
    assert [
        *(HandShown(seat=Seat(seat), cards=state.hands[seat]) for seat in (1, 2)),
        *(FaceDownShown(seat=Seat(seat), cards=cards(LYING)) for seat in (1, 2)),
    ] == events[-4:]
    expected = Outcome(((Seat(0),), (Seat(1), Seat(2))), "first-out")
    assert expected == GAME.outcome(state)
    view = GAME.view(state, Seat(1))
    assert [1, 2, 2] == [player.place for player in view.players]
    assert (Phase.OVER, None, expected.ranking) == (view.phase, view.active, view.ranking)
    with pytest.raises(RuleError, match="game-over"):
        play(state, (1, lay("4")))


def test_whoever_still_has_cards_is_ranked_by_their_number() -> None:
    """N29: 24 cards left are not as good as 5; hand, face-up and face-down cards count alike."""
    many = "4s 5s 6s 7s 8s 9s 10s Js Qs Ks As 3s 2s 4h 5h 6h 7h 8h 9h 10h Jh"
    state = arrange("", many, "4d 5d", "6d 7d", face_down={0: ONE_LEFT}, pile="4c")
    over = after(state, (0, LayBlind(2)))
    assert ((0,), (2, 3), (1,)) == GAME.view(over, None).ranking
    expected = Outcome(((Seat(0),), (Seat(2), Seat(3)), (Seat(1),)), "first-out")
    assert expected == GAME.outcome(over)
    assert [1, 4, 2, 2] == [player.place for player in GAME.view(over, None).players]


def test_a_game_begun_by_the_first_rules_keeps_its_places() -> None:
    """Version 1 let all who had cards left share one."""
    state = arrange("", "4s 5s 6s", "4d 5d", face_down={0: ONE_LEFT}, pile="4c")
    over, before = after(state, (0, LayBlind(2))), GAME.as_of(1)
    shared = Outcome(((Seat(0),), (Seat(1), Seat(2))), "first-out")
    assert shared == before.outcome(over)
    assert shared.ranking == before.view(over, None).ranking


@pytest.mark.parametrize("rank", ["2", "7", "8", "10", "A"])
def test_a_special_card_wins_as_well(rank: str) -> None:
    """N10: also by a special card."""
    state = after(arrange(f"{rank}s", "4s", face_down={0: "- - -"}), (0, lay(rank)))
    assert Outcome(((Seat(0),), (Seat(1),)), "first-out") == GAME.outcome(state)


def test_last_cards_from_hand_do_not_win_while_blind_cards_lie() -> None:
    """Course of play 7: no card anywhere."""
    state = after(arrange("9s", "4s", face_down={0: ONE_LEFT}), (0, lay("9")))
    assert GAME.outcome(state) is None


@pytest.mark.parametrize(("others", "outs", "limit"), [(2, 0, 90), (5, 0, 180), (5, 2, 120)])
def test_cards_that_only_go_round_end_the_game_in_the_end(
    others: int, outs: int, limit: int
) -> None:
    """N28: 30 turns for each seat still in, at least 90 in all; the fewest cards decide."""
    hands = ["9s 9h", *["4s"] * (others - outs), *[""] * outs]
    gone = range(others - outs + 1, others + 1)
    state = arrange(*hands, quiet=limit, face_down={0: "- - -"}, pile="4d", outs=gone)
    assert limit == GAME.view(state, None).quiet_limit
    state, events = play(state, (0, lay("9")))
    assert [StalemateReached(turns=limit)] == of(events, StalemateReached)
    assert () == GAME.decisions(state)


def test_after_a_stalemate_the_fewest_cards_decide() -> None:
    """N28: those not out are ranked by the fewest cards."""
    state = arrange("9s 9h", "4s", "4h", quiet=90, face_down={0: "- - -"}, pile="4d")
    state = after(state, (0, lay("9")))
    assert Outcome(((Seat(0),), (Seat(1), Seat(2))), "stalemate") == GAME.outcome(state)


@pytest.mark.parametrize(("quiet", "warned"), [(0, False), (59, False), (60, True), (89, True)])
def test_the_table_is_warned_before_the_game_ends_for_going_round(
    quiet: int, *, warned: bool
) -> None:
    """N28: when a third of the turns is left; everybody can see the count."""
    view = GAME.view(arrange("9s", "4s", quiet=quiet), None)
    assert (quiet, 90, warned) == (view.quiet, view.quiet_limit, view.goes_round)


@pytest.mark.parametrize("left", [1, 2, 31])
def test_the_turns_that_are_left_are_counted_with_this_one(left: int) -> None:
    """N28: after so many turns without progress the game ends, and not before."""
    state = arrange("9s 9h 9d 9c", "9s 9h 9d 9c", pile="4d", quiet=91 - left)
    assert left == GAME.view(state, None).turns_left
    for _ in range(left):
        assert GAME.outcome(state) is None
        # Nobody runs out of cards.
        state = replace(state, hands=(cards("9s 9h 9d 9c"),) * 2)
        state = after(state, (state.active, lay("9")))
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert "stalemate" == outcome.reason


def test_a_stalemate_is_far_away_after_progress() -> None:
    """N28: a card drawn, burnt, turned or taken up from the table, or a seat out, is progress."""
    quiet = QUIET_TURNS
    drawn = arrange("9s 9h 9d", "4s", stock="Ks", quiet=quiet)
    burnt = arrange("10s 9h 9d", "4s", quiet=quiet)
    taken = arrange("9h", "4s", face_up={0: "Ks Kh Kd"}, quiet=quiet)
    turned = arrange("", "4s", face_down={0: "3s - 7h"}, pile="4d", quiet=quiet)
    out = arrange("9h", "4s", "4h", face_down={0: "- - -"}, quiet=quiet, play_on=True)
    assert [1, 1, 1, 1, 1] == [
        after(out, (0, lay("9"))).quiet,
        after(drawn, (0, lay("9"))).quiet,
        after(burnt, (0, lay("10"))).quiet,
        after(taken, (0, lay("9"))).quiet,
        after(turned, (0, LayBlind(0))).quiet,
    ]
    assert Phase.LAY is after(arrange("9s 9h", "4s", quiet=quiet - 1), (0, lay("9"))).phase


def test_ranks_below_the_top_are_refused_with_the_reason() -> None:
    """Course of play 3."""
    state = arrange("5s Ks", "4s", pile="9d")
    with pytest.raises(RuleError, match="too-low") as refused:
        play(state, (0, lay("5")))
    assert {"rank": "5", "top": "9"} == refused.value.details
    for move in (lay("K", 2), lay("4"), lay("K", 0), lay("K", -1)):
        with pytest.raises(RuleError, match="cards-not-held"):
            play(state, (0, move))
    assert ranks(state) == "K"


def test_others_are_not_asked() -> None:
    """Course of play 3: a turn is one player's."""
    with pytest.raises(RuleError, match="not-asked"):
        play(arrange("5s", "4s"), (1, lay("4")))
    with pytest.raises(RuleError, match="wrong-answer"):
        play(arrange("5s", "4s"), (0, LayBlind(0)))
