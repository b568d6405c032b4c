"""A round: initiative, king cards, success, the order of resolution, cards taken back (Round)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.goths.content import KING_CARDS, ROUNDS, TRUTH, ClanName, KingCard, Order, Spot
from games.goths.events import (
    AxeThrown,
    GameDrawn,
    KingCardLaid,
    KingCardLeft,
    KingCardsTaken,
    Loaded,
    OrderRevealed,
    OrderSetAside,
    RatsLoosed,
    Reinforced,
    RoundBegan,
    Sabotaged,
)
from games.goths.moves import Aim, GiveOrder, LayKingCard
from games.goths.rules import GAME
from games.goths.state import GothsState, King
from games.goths.view import Phase
from games.rng import Rng
from tests.games.goths.arrange import (
    OST,
    VIS,
    A,
    B,
    C,
    D,
    after,
    army,
    before_orders,
    card_of,
    fight,
    held_by,
    legal,
    names,
    of,
    one,
    play,
    refusal,
    table,
)


def kings_asked(state: GothsState) -> list[int]:
    """Have all kings lay a card and list them in the order in which they were asked."""
    asked = []
    while state.phase is Phase.KING:
        asked.append(int(state.asked[0]))
        state = play(state, (state.asked[0], legal(state, state.asked[0])[0]))[0]
    return asked


def test_the_initiative_changes_side_but_not_in_round_one() -> None:
    """Round 1: the initiative token changes side (not in round 1)."""
    state, sides = table(), []
    for _ in range(4):
        sides.append(state.initiative)
        state = after(state, {})
    assert [OST, VIS, OST, VIS] == sides


def test_the_king_with_the_initiative_lays_first() -> None:
    """Round 2: the king with the initiative; then the other king, who has seen that back."""
    assert [0, 2] == kings_asked(table())
    assert [2, 0] == kings_asked(after(table(), {}))


def test_only_the_back_of_a_king_card_is_told() -> None:
    """Round 2: face down; its back is public at once."""
    _, events = play(table(), (0, LayKingCard(KingCard.RECRUITER_VULTURE)))
    assert [KingCardLaid(seat=Seat(0), back=("vulture", "recruiter"))] == events  # type: ignore[arg-type]
    _, twin = play(table(), (0, LayKingCard(KingCard.VULTURE_RECRUITER)))
    assert events == twin


def test_a_king_card_cannot_be_changed() -> None:
    """G12: the back is public at once, so it cannot be changed any more."""
    state = play(table(), (0, LayKingCard(KingCard.RECRUITER_VULTURE)))[0]
    assert KingCardLaid.reveals
    assert "not-asked" == refusal(state, 0, LayKingCard(KingCard.VULTURE_RECRUITER))


def test_a_card_that_lies_face_up_cannot_be_laid() -> None:
    """Round 6: the king's card stays face up."""
    card = KingCard.RECRUITER_VULTURE
    state = replace(table(), kings=(King(face_up=(card,)), King()))
    assert LayKingCard(card) not in legal(state, 0)
    assert "card-face-up" == refusal(state, 0, LayKingCard(card))


@pytest.mark.parametrize(
    ("seats", "chiefs"),
    [(2, {0, 1}), (3, {1, 2}), (4, {1, 3}), (6, {1, 2, 4, 5}), (7, {1, 2, 4, 6})],
)
def test_all_chiefs_are_asked_for_an_order_at_once(seats: int, chiefs: set[int]) -> None:
    """Round 3: the war chiefs lay one order each, at the same time, in secret."""
    state = before_orders(table(seats))
    decisions = GAME.decisions(state)
    assert chiefs == {decision.seat for decision in decisions}
    assert 1 == len({decision.id for decision in decisions})
    assert all(decision.secret for decision in decisions)


def test_an_order_may_be_changed_until_all_have_answered() -> None:
    """Round 3: secret; may be changed until all asked have answered."""
    state = before_orders(table())
    state = play(state, (1, GiveOrder(Order.AXE, Aim.OPEN, with_token=False)))[0]
    assert [True, False] == [decision.answered for decision in GAME.decisions(state)]
    state = play(state, (1, GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)))[0]
    _, events = play(state, (3, GiveOrder(Order.SABOTAGE, Aim.OPEN, with_token=False)))
    assert [Order.LOAD, Order.SABOTAGE] == [shown.order for shown in of(events, OrderRevealed)]


def test_nothing_is_told_of_an_order_before_the_reveal() -> None:
    """Round 3: secret. Who has answered is public, what is not."""
    state = before_orders(table())
    _, events = play(state, (1, GiveOrder(Order.AXE, Aim.OPEN, with_token=False)))
    assert ["OrderLaid", "OrderNoted"] == names(events)
    assert [None, (1,)] == [event.to for event in events]


def test_all_cards_are_revealed_orders_that_fail_included() -> None:
    """Round 4: reveal all, orders that fail included."""
    _, events = fight(table(), {OST: "axe", VIS: "load"}, failing=[VIS])
    shown = {event.clan: event for event in of(events, OrderRevealed)}
    assert shown[ClanName.OSTROGOTHS].understood
    assert not shown[ClanName.VISIGOTHS].understood
    assert Order.LOAD is shown[ClanName.VISIGOTHS].order


@pytest.mark.parametrize("order", list(Order)[:9])
@pytest.mark.parametrize("character", ["vulture", "recruiter", "catapult", "barbarian"])
def test_an_order_succeeds_with_the_character_of_the_king_card(
    order: Order, character: str
) -> None:
    """Round 4: the character of the order equals that of the king card just played."""
    state = before_orders(table(), k0=character)
    state = play(state, (1, GiveOrder(order, Aim.OPEN, with_token=False)))[0]
    _, events = play(state, (3, GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)))
    expected = {
        "vulture": {"reconnoitre", "sabotage"},
        "recruiter": {"reinforce"},
        "catapult": {"load", "fire"},
        "barbarian": {"barricade", "advance", "axe", "rats"},
    }
    shown = next(event for event in of(events, OrderRevealed) if event.clan == "ostrogoths")
    assert (order in expected[character]) is shown.understood


def test_an_order_succeeds_with_any_king_card_still_face_up() -> None:
    """Round 4: or of any of its king cards still lying face up."""
    state = before_orders(
        replace(table(), kings=(King(face_up=(KingCard.CATAPULT_BARBARIAN,)), King()))
    )
    state = play(state, (1, GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)))[0]
    state, events = play(state, (3, GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)))
    shown = of(events, OrderRevealed)[0]
    assert (True, True) == (shown.understood, shown.by_old_card)
    assert () == state.kings[0].face_up


def test_the_face_up_cards_of_another_clan_are_no_help() -> None:
    """Round 4: of its king cards."""
    state = before_orders(
        replace(table(), kings=(King(), King(face_up=(KingCard.CATAPULT_BARBARIAN,))))
    )
    state = play(state, (1, GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)))[0]
    _, events = play(state, (3, GiveOrder(Order.REINFORCE, Aim.OPEN, with_token=False)))
    assert [False, False] == [shown.understood for shown in of(events, OrderRevealed)]


def test_orders_are_carried_out_in_ascending_number() -> None:
    """Round 5: successful orders are carried out in ascending number."""
    state = army(table(), OST, spot=Spot.NEAR_PLAIN)
    _, events = fight(state, {OST: "rats", VIS: "axe"})
    told = [type(event) for event in events if isinstance(event, AxeThrown | RatsLoosed)]
    assert [AxeThrown, RatsLoosed] == told


@pytest.mark.parametrize("first", [OST, VIS])
def test_equal_numbers_go_by_the_initiative(first: int) -> None:
    """Round 5: equal numbers: initiative first."""
    state = replace(table(), initiative=first)
    for clan in (OST, VIS):
        state = army(state, clan, figures=1, spot=Spot.NEAR_PLAIN)
    _, events = fight(state, {OST: "axe", VIS: "axe"})
    # The first axe ends the game: never simultaneous.
    thrown = one(events, AxeThrown)
    assert ["ostrogoths", "visigoths"][first] == thrown.clan


def test_each_order_sees_the_board_that_the_one_before_left() -> None:
    """Round 5: each sees the board that the one before left."""
    state = army(army(table(), OST, readiness="active"), VIS, figures=2)
    state, events = fight(state, {VIS: "sabotage", OST: "fire"})
    assert [Sabotaged] == [type(event) for event in events if isinstance(event, Sabotaged)]
    assert 2 == state.clans[VIS].figures


def test_a_king_whose_clan_succeeded_takes_all_his_cards_back() -> None:
    """Round 6: a clan that succeeded takes all its cards back, the king the face-up ones too."""
    state = replace(table(), kings=(King(face_up=(KingCard.CATAPULT_BARBARIAN,)), King()))
    state = before_orders(state)
    state = play(state, (1, GiveOrder(Order.RECONNOITRE, Aim.LEFT, with_token=False)))[0]
    state, events = play(state, (3, GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)))
    assert 2 == one(events, KingCardsTaken).cards
    assert King() == state.kings[0]


def test_the_card_of_a_clan_that_failed_stays_face_up_and_accumulates() -> None:
    """Round 6: the king's card stays face up; such cards accumulate."""
    state, left = table(), []
    for card in (KingCard.RECRUITER_VULTURE, KingCard.CATAPULT_RECRUITER):
        state = replace(state, kings=(replace(state.kings[0], laid=card), King(laid=card)))
        state = replace(state, phase=Phase.ORDER, asked=(Seat(1), Seat(3)), answered=())
        state = play(state, (1, GiveOrder(Order.AXE, Aim.OPEN, with_token=False)))[0]
        state, events = play(state, (3, GiveOrder(Order.AXE, Aim.OPEN, with_token=False)))
        left.append(of(events, KingCardLeft)[0].cards)
    assert [1, 2] == left
    assert (KingCard.RECRUITER_VULTURE, KingCard.CATAPULT_RECRUITER) == state.kings[0].face_up


def test_after_six_failures_in_a_row_every_order_fits() -> None:
    """Round 6: a king cannot run out of cards: after six failures in a row every order fits.

    Whichever cards they are, those laid and face up call all four characters in the end.
    """
    for aside in ("vulture", "recruiter", "catapult", "barbarian"):
        six = tuple(card for card in KING_CARDS if TRUTH[card] != aside)
        assert 6 == len(six)
        seventh = card_of(aside)
        assert 4 == len({TRUTH[card] for card in (*six, seventh)})


def test_nobody_wins_after_a_hundred_rounds() -> None:
    """G30: nobody has won after round 100: a draw of all, who share the first place."""
    state = replace(table(), round=ROUNDS - 1)
    assert GAME.outcome(after(state, {})) is None
    state, events = fight(replace(table(), round=ROUNDS), {})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((0, 1, 2, 3),) == outcome.ranking
    assert "draw" == outcome.reason
    assert ROUNDS == one(events, GameDrawn).rounds


def test_a_lone_player_is_asked_as_king_and_then_as_chief() -> None:
    """2 / 3: the king card in his turn of step 2, then the order in step 3."""
    state = table(2)
    assert [0, 1] == kings_asked(state)
    state = before_orders(state)
    assert (0, 1) == state.asked
    assert Phase.ORDER is state.phase


@pytest.mark.parametrize("failing", [[], [OST]])
def test_a_lone_player_sets_his_order_aside_for_one_round(failing: list[int]) -> None:
    """G13: successful or not, set aside face up for exactly one round."""
    state, events = fight(table(2), {OST: "load"}, failing)
    assert Order.LOAD in [aside.order for aside in of(events, OrderSetAside)]
    assert Order.LOAD is GAME.view(state, None).clans[OST].set_aside
    state = before_orders(state)
    assert Order.LOAD not in {move.order for move in legal(state, 0)}
    laid = GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)
    assert "order-set-aside" == refusal(state, 0, laid)
    state = before_orders(after(state, {OST: "axe"}))
    assert Order.LOAD in {move.order for move in legal(state, 0)}
    assert Order.AXE not in {move.order for move in legal(state, 0)}


def test_a_clan_of_two_sets_nothing_aside() -> None:
    """2 / 3: a clan of two plays as at 4."""
    state, events = fight(table(3), {OST: "load", VIS: "load"})
    assert [Seat(2)] == [aside.seat for aside in of(events, OrderSetAside)]
    assert None is state.clans[OST].set_aside


def test_a_lone_player_may_miss_on_purpose() -> None:
    """2 / 3: he may miss on purpose."""
    state = before_orders(table(2), k0="vulture")
    assert Order.LOAD in {move.order for move in legal(state, 0)}


def test_a_lone_player_may_lay_a_king_card_that_no_order_fits() -> None:
    """Counts: a lone player may lay a king card that no order left to him fits."""
    state = after(table(2), {OST: "reinforce"})
    state = play(state, (1, legal(state, 1)[0]))[0]
    assert LayKingCard(KingCard.RECRUITER_VULTURE) in legal(state, 0)


def test_one_king_card_serves_both_chiefs_of_a_camp_of_three() -> None:
    """6: one king card serves both chiefs; each succeeds or fails by himself."""
    state = before_orders(table(6), k0="recruiter", k1="vulture")
    answers = {1: Order.REINFORCE, 2: Order.LOAD, 4: Order.AXE, 5: Order.AXE}
    state, events = play(
        state,
        *((seat, GiveOrder(order, Aim.OPEN, with_token=False)) for seat, order in answers.items()),
    )
    assert [True, False, False, False] == [shown.understood for shown in of(events, OrderRevealed)]
    assert [3, 2] == [state.clans[A].figures, state.clans[B].figures]


def test_a_king_of_two_takes_his_cards_back_if_one_chief_succeeded() -> None:
    """6: the king takes all cards back if at least one of them succeeded."""
    _, events = fight(table(6), {A: "load", B: "axe"}, failing=[B])
    assert [Seat(0)] == [taken.seat for taken in of(events, KingCardsTaken)]
    assert [Seat(3)] == [left.seat for left in of(events, KingCardLeft)]


def test_the_cards_of_two_kings_of_a_camp_are_never_mixed() -> None:
    """8: each king orders only his own chief and the cards of the kings are never mixed."""
    state, events = fight(table(8), {A: "load"})
    assert [Seat(0)] == [taken.seat for taken in of(events, KingCardsTaken)]
    assert [0, 1, 1, 1] == [len(king.face_up) for king in state.kings]


@pytest.mark.parametrize(
    ("seats", "holder", "kings"),
    [
        (8, A, [0, 2, 4, 6]),
        (8, B, [2, 4, 6, 0]),
        (7, A, [0, 3, 5]),
        (7, B, [0, 3, 5]),
        (7, D, [5, 0, 3]),
        (7, C, [3, 5, 0]),
        (6, A, [0, 3]),
        (6, B, [0, 3]),
        (6, C, [3, 0]),
        (6, D, [3, 0]),
    ],
)
def test_kings_lay_in_the_order_of_the_cycle(seats: int, holder: int, kings: list[int]) -> None:
    """6-8: kings play in that order, the single king at the place of his better-placed chief.

    Precisions, example: D holds it: Visigoth king, then Ostrogoth king.
    """
    assert kings == kings_asked(held_by(table(seats), holder))


def test_the_single_king_plays_at_the_place_of_his_better_placed_living_chief() -> None:
    """6-8: his better-placed living chief; eliminated chiefs are skipped."""
    assert [3, 5, 0] == kings_asked(held_by(army(table(7), B, figures=0), C))
    assert [5, 0, 3] == kings_asked(held_by(army(table(7), A, figures=0), D))
    assert [0, 3, 5] == kings_asked(held_by(army(table(7), A, figures=0), B))


def test_the_initiative_goes_round_the_four_chiefs() -> None:
    """G19, G20: cycle A, B, C, D, A; A holds it in round 1; one step each round."""
    state, holders = table(8), []
    for _ in range(5):
        holders.append(state.initiative)
        state = after(state, {})
    assert [A, B, C, D, A] == holders


def test_equal_numbers_go_along_the_cycle_from_the_holder() -> None:
    """6-8, example: B holds it: B, C, D, A."""
    state = replace(table(8), initiative=B)
    _, events = fight(state, dict.fromkeys(range(4), "load"))
    assert ["b", "c", "d", "a"] == [loaded.clan for loaded in of(events, Loaded)]


def test_eliminated_chiefs_are_skipped_by_the_initiative() -> None:
    """6-8: eliminated chiefs are skipped."""
    state, events = fight(army(table(8), B, figures=0), {})
    assert C == state.initiative
    assert "c" == one(events, RoundBegan).clan


def test_nothing_is_ever_exchanged_between_friends() -> None:
    """6: each chief has his own army, reserve, terrain, orders and catapult."""
    state = after(table(6), {A: "reinforce", B: "reinforce"})
    assert [3, 3, 2, 2] == [clan.figures for clan in state.clans]
    state = after(state, {A: "load"})
    assert ["active", "inactive"] == [clan.readiness for clan in state.clans[:2]]


def test_the_kings_default_card_is_drawn_from_his_hand() -> None:
    """Questions, step 2: a card of his hand drawn evenly by luck (G35)."""
    state = replace(table(), kings=(King(face_up=KING_CARDS[:5]), King()))
    drawn = {GAME.default_move(state, Seat(0), Rng(f"{n}")) for n in range(60)}
    assert {LayKingCard(card) for card in KING_CARDS[5:]} == drawn


def test_reinforcements_are_told_with_their_author() -> None:
    """At the table: the log tells each effect in resolution order."""
    _, events = fight(table(), {VIS: "reinforce"})
    told = one(events, Reinforced)
    assert (Seat(3), "visigoths", 1, 3) == (told.seat, told.clan, told.added, told.figures)
