"""The set-up, the seats and the table options (Facts; Lobby; Player counts)."""

from __future__ import annotations

from collections import Counter

import pytest

from games.api import RuleError, Seat
from games.goths.content import (
    BACK,
    BASE_ORDERS,
    CHARACTER,
    DANCING_TOKENS,
    DECOY,
    FOG_TOKENS,
    KING_CARDS,
    LAYOUTS,
    NUMBER,
    TRUTH,
    TWINS,
    Machine,
    Objective,
    Order,
    Readiness,
    Spot,
    Token,
)
from games.goths.events import Assembled, RoundBegan
from games.goths.rules import GAME
from games.goths.view import TokenState
from tests.games.goths.arrange import legal, table

EVERY = (2, 3, 4, 6, 7, 8)

_CHIEFS_AB = "ostrogoth-chief-a ostrogoth-chief-b"
_CLANS_CD = "visigoth-king-c visigoth-chief-c visigoth-king-d visigoth-chief-d"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_small_game_has_two_clans_and_a_big_one_four(seats: int) -> None:
    """Facts: two clans; Player counts: at 6-8 two camps of two clans each."""
    assert 2 == len(table(seats).clans)
    assert {4} == {len(table(more).clans) for more in (6, 7, 8)}


@pytest.mark.parametrize("seats", EVERY)
def test_two_of_three_figures_stand_on_the_forest(seats: int) -> None:
    """Facts: 3 figures per clan: 2 form the army on the forest, 1 in reserve."""
    view = GAME.view(table(seats), None)
    assert {(2, 1, Spot.FOREST)} == {(c.figures, c.reserve, c.spot) for c in view.clans}


@pytest.mark.parametrize("seats", EVERY)
def test_catapults_start_inactive(seats: int) -> None:
    """Facts: catapult card, starts inactive."""
    kinds = {(clan.machine, clan.readiness) for clan in table(seats).clans}
    assert {(Machine.CATAPULT, Readiness.INACTIVE)} == kinds


@pytest.mark.parametrize("seats", EVERY)
def test_a_ballista_replaces_the_catapult_and_starts_inactive(seats: int) -> None:
    """Ballista: replaces the catapult card; starts inactive."""
    kinds = {(clan.machine, clan.readiness) for clan in table(seats, ballista=True).clans}
    assert {(Machine.BALLISTA, Readiness.INACTIVE)} == kinds


def test_the_objectives_are_queen_trap_and_plain_in_any_order() -> None:
    """Facts: the 3 objective cards; shuffled, face down, common to all."""
    deals = [GAME.start(4, {}, f"deal {n}").state.deals[-1] for n in range(60)]
    assert {3} == {len(set(deal.objectives)) for deal in deals}
    assert 6 == len({deal.objectives for deal in deals})
    assert {(False, False, False)} == {deal.face_up for deal in deals}
    assert set(Objective) == set(deals[0].objectives)


def test_each_character_stands_twice_in_a_kings_deck_with_different_backs() -> None:
    """Facts: each of 4 characters twice, with different backs."""
    assert {2} == set(Counter(TRUTH.values()).values())
    for character in TRUTH.values():
        backs = [BACK[card] for card in KING_CARDS if TRUTH[card] is character]
        assert 2 == len(set(backs))


def test_the_backs_are_those_of_the_table() -> None:
    """G1: the data table of true character and decoy."""
    assert [
        ("vulture", "recruiter"),
        ("vulture", "barbarian"),
        ("recruiter", "vulture"),
        ("recruiter", "catapult"),
        ("catapult", "recruiter"),
        ("catapult", "barbarian"),
        ("barbarian", "catapult"),
        ("barbarian", "vulture"),
    ] == [(str(TRUTH[card]), str(DECOY[card])) for card in KING_CARDS]


def test_every_back_fits_exactly_two_cards_one_of_each_character() -> None:
    """G1: so every back fits exactly two cards, one of each character."""
    for card in KING_CARDS:
        assert 2 == len(TWINS[card])
        assert set(BACK[card]) == {TRUTH[twin] for twin in TWINS[card]}


def test_a_back_never_shows_the_true_character_first_by_rule() -> None:
    """G1: the two characters of a back are always drawn in the order of the deck."""
    order = ["vulture", "recruiter", "catapult", "barbarian"]
    for card in KING_CARDS:
        first, second = BACK[card]
        assert order.index(first) < order.index(second)
        assert BACK[card] == BACK[TWINS[card][0]] == BACK[TWINS[card][1]]


def test_the_nine_orders_have_their_numbers_and_characters() -> None:
    """Facts: the table of the nine actions."""
    assert [
        (1, "vulture", "reconnoitre"),
        (2, "vulture", "sabotage"),
        (3, "recruiter", "reinforce"),
        (4, "catapult", "load"),
        (5, "catapult", "fire"),
        (6, "barbarian", "barricade"),
        (7, "barbarian", "advance"),
        (8, "barbarian", "axe"),
        (9, "barbarian", "rats"),
    ] == [(NUMBER[order], str(CHARACTER[order]), str(order)) for order in BASE_ORDERS]


def test_the_new_cards_match_barbarian_and_recruiter() -> None:
    """Cards: the Gothic Goth matches a barbarian, the carrier pigeon a recruiter king card."""
    assert ("barbarian", "recruiter") == (CHARACTER[Order.GOTH], CHARACTER[Order.PIGEON])
    assert NUMBER[Order.PIGEON] > NUMBER[Order.RATS]


@pytest.mark.parametrize(
    ("seats", "places"),
    [
        (2, "ostrogoth-both visigoth-both"),
        (3, "ostrogoth-king ostrogoth-chief visigoth-both"),
        (4, "ostrogoth-king ostrogoth-chief visigoth-king visigoth-chief"),
        (6, f"ostrogoth-king {_CHIEFS_AB} visigoth-king visigoth-chief-c visigoth-chief-d"),
        (7, f"ostrogoth-king {_CHIEFS_AB} {_CLANS_CD}"),
        (
            8,
            f"ostrogoth-king-a ostrogoth-chief-a ostrogoth-king-b ostrogoth-chief-b {_CLANS_CD}",
        ),
    ],
)
def test_the_seats_are_those_of_the_lobby_table(seats: int, places: str) -> None:
    """Lobby: the table of seats in order; camp and role of each."""
    named = GAME.places(seats, {})
    assert places.split() == [place.key for place in named]
    assert all(place.key.startswith(place.camp[:-1]) for place in named)
    assert all(place.emblem in place.key for place in named)


@pytest.mark.parametrize(
    ("seats", "then"),
    [
        (2, (0, 1)),
        (3, (1, 0, 2)),
        (4, (1, 0, 3, 2)),
        (6, (1, 2, 0, 4, 5, 3)),
        (7, (1, 2, 0, 4, 3, 6, 5)),
        (8, (1, 0, 3, 2, 5, 4, 7, 6)),
    ],
)
def test_a_rematch_swaps_king_and_chief(seats: int, then: tuple[int, ...]) -> None:
    """G32: king and chief swap; in a camp of three king, first chief, second; a lone one stays."""
    assert then == GAME.rematch_seats(seats)


def test_five_cannot_play_and_are_told_so() -> None:
    """Lobby: start is refused at 5 with the reason."""
    for refused in (lambda: GAME.start(5, {}, "x"), lambda: GAME.places(5, {})):
        with pytest.raises(RuleError, match="five-cannot-play"):
            refused()


@pytest.mark.parametrize("seats", [-1, 0, 1, 9, 100])
def test_other_numbers_cannot_play_either(seats: int) -> None:
    """Player counts: 2, 3, 4, 6, 7 and 8."""
    with pytest.raises(RuleError, match="wrong-number-of-seats"):
        GAME.start(seats, {}, "x")
    assert seats not in GAME.seats


def test_the_first_question_goes_to_the_king_of_the_ostrogoths() -> None:
    """Facts: the Ostrogoths hold the initiative first; G20: A holds it in round 1."""
    for seats in EVERY:
        begun = GAME.start(seats, {}, "first")
        assert ["king"] == [decision.prompt for decision in GAME.decisions(begun.state)]
        assert (Seat(0),) == begun.state.asked
        assert [Assembled, RoundBegan] == [type(event) for event in begun.events]


@pytest.mark.parametrize(
    ("key", "seats"),
    [("carrier_pigeon", (2, 3, 4)), ("card_copies", (2, 3, 4)), ("own_king_card", (4, 6, 7, 8))],
)
def test_options_that_do_not_concern_a_count_are_not_offered(
    key: str, seats: tuple[int, ...]
) -> None:
    """Cards: the pigeon at 6-8 only; copies matter at 6-8, the own king card to a lone player."""
    (option,) = (option for option in GAME.options if option.key == key)
    for number in seats:
        assert not option.offered(number)
        begun = GAME.start(number, {key: option.choices[-1]}, "x")
        assert begun == GAME.start(number, {}, "x")


@pytest.mark.parametrize("seats", EVERY)
def test_every_chief_has_the_new_cards_with_two_boxes(seats: int) -> None:
    """Card copies: every chief has them (default, two boxes)."""
    state = table(seats, gothic_goth=True, carrier_pigeon=True)
    new = {Order.GOTH} | ({Order.PIGEON} if seats > 5 else set())
    assert [set(BASE_ORDERS) | new] * len(state.clans) == [set(c.deck) for c in state.clans]


@pytest.mark.parametrize(("seats", "left"), [(2, 2), (3, 2), (4, 2), (6, 4), (7, 4), (8, 4)])
def test_each_clan_gets_a_fog_token_and_the_rest_stays_in_the_box(seats: int, left: int) -> None:
    """Fog of war: two tokens stay in the box unseen; G27: at 6-8 two sets are mixed."""
    state = table(seats, tokens="fog")
    tokens = [clan.token for clan in state.clans]
    assert left == len(state.box)
    sets = 1 if seats < 5 else 2
    assert Counter(FOG_TOKENS * sets) == Counter([*tokens, *state.box])
    assert {TokenState.LYING} == {clan.token_state for clan in state.clans}


def test_no_tokens_lie_where_none_are_chosen() -> None:
    """Lobby: tokens none, fog or Dancing Queen."""
    state = table(8)
    assert {(None, TokenState.ABSENT)} == {(c.token, c.token_state) for c in state.clans}
    assert () == state.box


def test_all_nine_tokens_of_the_expansion_are_in() -> None:
    """G18: the source announces eight and describes nine: all nine are in, one each."""
    state = table(4, tokens="dancing")
    dealt = [clan.token for clan in state.clans]
    assert set(DANCING_TOKENS) == {*dealt, *state.box}
    assert 9 == len(DANCING_TOKENS) == len(state.setup.token_list)


def test_the_table_chooses_which_tokens_take_part() -> None:
    """Tokens: the table chooses which of the nine take part; the list is public (Precisions)."""
    state = table(4, tokens="dancing", token_shield=False, token_tnt=False)
    assert Token.SHIELD not in state.setup.token_list
    assert 7 == len(GAME.view(state, None).setup.token_list)


@pytest.mark.parametrize(("seats", "needed"), [(2, 2), (4, 2), (6, 4), (8, 4)])
def test_at_least_as_many_tokens_as_chiefs_take_part(seats: int, needed: int) -> None:
    """Tokens: at least as many as there are chiefs."""
    keys = [option.key for option in GAME.options if option.key.startswith("token_")]
    off = {key: False for key in keys if key != "token_place"}
    some = dict.fromkeys(list(off)[: needed - 1], True)
    with pytest.raises(RuleError, match="too-few-tokens") as caught:
        GAME.start(seats, {**off, **some, "tokens": "dancing"}, "x")
    assert {"tokens": needed - 1, "chiefs": needed} == caught.value.details
    enough = dict.fromkeys(list(off)[:needed], True)
    assert GAME.start(seats, {**off, **enough, "tokens": "dancing"}, "x").state.box == ()


@pytest.mark.parametrize(
    ("place", "spot"), [("objectives", Spot.FAR_PLAIN), ("forest", Spot.NEAR_PLAIN)]
)
@pytest.mark.parametrize("tokens", ["fog", "dancing"])
def test_tokens_lie_nearest_to_the_objectives_or_next_to_the_forest(
    tokens: str, place: str, spot: Spot
) -> None:
    """Fog of war: option token place, for both sets."""
    assert spot is table(4, tokens=tokens, token_place=place).setup.token_spot


@pytest.mark.parametrize(("seats", "weak"), [(3, [1]), (7, [2])])
def test_the_handicap_weakens_the_favoured_side(seats: int, weak: list[int]) -> None:
    """Handicap: at 3 the lone clan, at 7 the camp of four starts one figure weaker; S1."""
    figures = [clan.figures for clan in table(seats, handicap=True).clans]
    assert weak == [clan for clan, number in enumerate(figures) if number == 1]
    assert {2} == {clan.figures for clan in table(seats).clans}


def test_every_king_has_eight_cards_to_choose_from() -> None:
    """Facts: king's deck, 8 cards."""
    assert list(KING_CARDS) == [move.card for move in legal(table(), 0)]


def test_kings_and_chiefs_are_seated_in_the_camps_of_their_clans() -> None:
    """Player counts 6, 7, 8: one king for two chiefs, or each chief his own."""
    assert [(0, 1), (2, 3)] == [king.clans for king in LAYOUTS[6].kings]
    assert [(0, 1), (2,), (3,)] == [king.clans for king in LAYOUTS[7].kings]
    assert [(0,), (1,), (2,), (3,)] == [king.clans for king in LAYOUTS[8].kings]
