"""The answers for absent seats: king, chief and step 5 (Questions; Defaults; G35)."""

from __future__ import annotations

import os
from collections import Counter

import pytest
from msgspec.structs import replace

from games.api import RuleError, Seat
from games.goths.content import KING_CARDS, Camp, KingCard, Objective, Order, Spot, Token
from games.goths.events import OrderRevealed
from games.goths.moves import Aim, Choose, GiveOrder, LayKingCard, UseSpyglass
from games.goths.rules import GAME
from games.goths.state import Deal, Glance, GothsState, King
from games.goths.view import TokenState
from games.rng import Rng
from tests.games.goths.arrange import (
    OST,
    QUEEN_LAST,
    VIS,
    A,
    C,
    D,
    after,
    army,
    before_orders,
    card_of,
    dancing,
    fight,
    fogged,
    of,
    play,
    table,
)

GAMES = int(os.environ.get("GOTHS_GAMES", "30"))
"""How many games of absent seats are played; raise it for a soak."""


def given(state: GothsState, *calling: str, seat: int = 1) -> set[str]:
    """List what an absent Ostrogoth chief orders with cards of these characters face up."""
    shown = tuple(card_of(character) for character in calling)
    king = replace(state.kings[0], face_up=shown)
    state = before_orders(replace(state, kings=(king, *state.kings[1:])))
    moves = [GAME.default_move(state, Seat(seat), Rng(f"{n}")) for n in range(40)]
    assert all(isinstance(move, GiveOrder) and move.aim is Aim.OPEN for move in moves)
    return {str(move.order) for move in moves if isinstance(move, GiveOrder)}


EVERY = ("vulture", "recruiter", "catapult", "barbarian")


def everything_useful() -> GothsState:
    """Arrange that every order of the list would be useful."""
    state = army(table(6), A, readiness="active")
    state = army(state, C, spot=Spot.NEAR_PLAIN, barricades=(False, True, False))
    return army(state, D, spot=Spot.NEAR_PLAIN)


def test_the_first_useful_order_that_fits_a_face_up_card_is_given() -> None:
    """Chief's default: fire, rats, axe, reinforce, load, advance, reconnoitre: the first useful."""
    state = everything_useful()
    assert {"fire"} == given(state, *EVERY)
    state = army(state, A, readiness="inactive")
    assert {"rats"} == given(state, *EVERY)
    state = army(state, C, barricades=(False, False, False))
    assert {"axe"} == given(state, *EVERY)
    for clan in (C, D):
        state = army(state, clan, spot=Spot.FOREST)
    assert {"reinforce"} == given(state, *EVERY)
    state = army(state, A, figures=3)
    assert {"load"} == given(state, *EVERY)
    state = army(state, A, readiness="destroyed")
    assert {"advance"} == given(state, *EVERY)
    assert {"reconnoitre"} == given(state, "vulture")


def test_a_shot_at_barricades_is_not_useful() -> None:
    """Chief's default: fire loaded at an army off barricades."""
    state = army(army(table(), OST, readiness="active"), VIS, barricades=(True, False, False))
    assert {"rats"} == given(state, "catapult", "barbarian")


def test_a_ballista_is_useful_against_barricades() -> None:
    """Chief's default: by public facts an attack that would cost an enemy army a figure."""
    state = army(table(ballista=True), OST, readiness="active")
    assert {"fire"} == given(army(state, VIS, barricades=(True, False, False)), "catapult")


@pytest.mark.parametrize(
    ("token", "calling"),
    [
        (Token.SQUALLS, "barbarian"),
        (Token.SHORT_OF_MEN, "recruiter"),
        (Token.BOAR_SHORTAGE, "catapult"),
    ],
)
def test_what_a_fog_token_bars_is_not_useful(token: Token, calling: str) -> None:
    """Chief's default: what a fog token bars is not useful."""
    state = army(fogged(OST, token), VIS, spot=Spot.NEAR_PLAIN)
    free = army(fogged(OST, Token.PEA_SOUP), VIS, spot=Spot.NEAR_PLAIN)
    wanted = {"barbarian": "axe", "recruiter": "reinforce", "catapult": "load"}[calling]
    assert {wanted} == given(free, calling)
    instead = {
        "barbarian": {"advance"},
        # The card laid calls a vulture or a recruiter, whose twin may lie face up.
        "recruiter": {"reconnoitre"},
        "catapult": {"reconnoitre", "reinforce"},
    }
    assert instead[calling] == given(state, calling)


def test_without_a_useful_certain_order_a_character_of_the_back_is_drawn() -> None:
    """Chief's default: one of the characters still possible by the back is drawn evenly by luck."""
    state = before_orders(table(), k0="vulture")
    drawn = Counter(
        GAME.default_move(state, Seat(1), Rng(f"{n}")).order  # type: ignore[union-attr]
        for n in range(400)
    )
    assert {Order.RECONNOITRE, Order.REINFORCE} == set(drawn)
    assert min(drawn.values()) > 150


def test_a_face_up_twin_is_not_drawn() -> None:
    """Chief's default: the characters still possible by the back."""
    full = army(table(), OST, figures=3)
    shown = King(face_up=(KingCard.RECRUITER_VULTURE,), laid=KingCard.VULTURE_RECRUITER)
    state = before_orders(full)
    state = replace(state, kings=(shown, state.kings[1]))
    moves = {GAME.default_move(state, Seat(1), Rng(f"{n}")) for n in range(40)}
    assert {GiveOrder(Order.RECONNOITRE, Aim.OPEN, with_token=False)} == moves


def test_a_lone_player_draws_his_own_cards_character() -> None:
    """Chief's default: alone: his own card's."""
    state = play(table(2), (0, LayKingCard(KingCard.CATAPULT_BARBARIAN)))[0]
    state = play(state, (1, LayKingCard(KingCard.CATAPULT_BARBARIAN)))[0]
    moves = {GAME.default_move(state, Seat(0), Rng(f"{n}")) for n in range(40)}
    assert {GiveOrder(Order.LOAD, Aim.OPEN, with_token=False)} == moves


def test_a_lone_player_whose_card_is_hidden_draws_by_the_back() -> None:
    """Counts: G24 hidden: his marks and defaults use the back only."""
    state = play(table(2, own_king_card="hidden"), (0, LayKingCard(KingCard.CATAPULT_BARBARIAN)))[0]
    state = play(state, (1, LayKingCard(KingCard.CATAPULT_BARBARIAN)))[0]
    moves = {GAME.default_move(state, Seat(0), Rng(f"{n}")) for n in range(40)}
    assert {Order.LOAD, Order.ADVANCE} == {move.order for move in moves}  # type: ignore[union-attr]


def test_a_hidden_own_card_seen_through_the_spyglass_changes_no_default() -> None:
    """Counts: G24 hidden: his marks and defaults use the back only."""
    state = dancing(2, Token.SPYGLASS, own_king_card="hidden")
    for seat in (0, 1):
        state = play(state, (seat, LayKingCard(KingCard.CATAPULT_BARBARIAN)))[0]
    state = play(state, (0, UseSpyglass(Seat(0))))[0]
    moves = {GAME.default_move(state, Seat(0), Rng(f"{n}")) for n in range(40)}
    assert {Order.LOAD, Order.ADVANCE} == {move.order for move in moves}  # type: ignore[union-attr]


def test_where_nothing_is_useful_the_lowest_order_that_fits_is_given() -> None:
    """Chief's default: nothing useful: the lowest-numbered order in hand that fits; S3."""
    state = army(fogged(OST, Token.PEA_SOUP), OST, figures=3)
    # The card laid calls a vulture or a barbarian, who can always advance.
    assert {"reconnoitre", "advance"} == given(state, "vulture")
    state = army(fogged(OST, Token.BOAR_SHORTAGE), OST, figures=3)
    state = replace(before_orders(state), kings=(King(laid=KingCard.CATAPULT_RECRUITER), King()))
    moves = {GAME.default_move(state, Seat(1), Rng(f"{n}")) for n in range(40)}
    assert {Order.LOAD, Order.REINFORCE} == {move.order for move in moves}  # type: ignore[union-attr]


def test_where_nothing_fits_the_lowest_in_hand_is_given() -> None:
    """Chief's default: else the lowest in hand; set-aside orders are never chosen."""
    state = army(table(2), OST, set_aside=Order.REINFORCE)
    state = play(state, (0, LayKingCard(KingCard.RECRUITER_CATAPULT)))[0]
    state = play(state, (1, LayKingCard(KingCard.RECRUITER_CATAPULT)))[0]
    moves = {GAME.default_move(state, Seat(0), Rng(f"{n}")) for n in range(20)}
    assert {GiveOrder(Order.RECONNOITRE, Aim.OPEN, with_token=False)} == moves


# step 5


def asked(state: GothsState, order: str) -> str:
    """Return what an absent Ostrogoth chooses when his order is due."""
    state, _ = fight(state, {OST: order})
    move = GAME.default_move(state, Seat(1), Rng("x"))
    assert isinstance(move, Choose)
    return str(move.aim)


def seen(state: GothsState, *indexes: int) -> GothsState:
    """Have the Ostrogoth chief know some objectives by sight."""
    return army(state, OST, glances=tuple(Glance(1, 0, index) for index in indexes))


@pytest.mark.parametrize(
    ("known", "looked"), [((), "left"), ((0,), "middle"), ((1,), "left"), ((0, 1), "left")]
)
def test_an_absent_chief_reconnoitres_what_he_does_not_know(
    known: tuple[int, ...], looked: str
) -> None:
    """Defaults: the first objective that this chief does not know, by sight or elimination."""
    assert looked == asked(seen(table(), *known), "reconnoitre")


def test_an_absent_chief_who_knows_all_looks_at_his_token() -> None:
    """Defaults: if he knows all, his own face-down fog token; else the first face-down one."""
    state = fogged(OST, Token.SQUALLS, lying=True)
    assert "token" == asked(seen(state, 0, 2), "reconnoitre")
    known = replace(state, setup=table().setup)
    assert "left" == asked(
        seen(army(known, OST, token_state=TokenState.ABSENT), 0, 2), "reconnoitre"
    )


@pytest.mark.parametrize(
    ("known", "face_up", "chosen"),
    [
        ((), (False, False, False), "left"),
        ((2,), (False, False, False), "right"),
        ((0, 1), (False, False, False), "right"),
        ((0,), (False, False, False), "middle"),
        ((), (True, False, False), "middle"),
        ((), (True, True, False), "right"),
        ((1,), (False, False, False), "left"),
    ],
)
def test_an_absent_chief_goes_to_the_queen_or_to_the_unknown(
    known: tuple[int, ...], face_up: tuple[bool, bool, bool], chosen: str
) -> None:
    """Questions, step 5: known queen, else an unknown one, never a known trap."""
    state = army(table(), OST, spot=Spot.FAR_PLAIN)
    state = seen(replace(state, deals=(Deal(QUEEN_LAST, face_up),)), *known)
    assert chosen == asked(state, "advance")


def test_an_absent_chief_hits_the_army_that_loses_most() -> None:
    """Questions, step 5: army: the one that loses most; ties by the cycle."""
    state = army(army(table(6), A, readiness="active"), C, figures=1)
    assert "d" == asked(state, "fire")
    assert "c" == asked(army(state, C, figures=2), "fire")


def test_an_absent_chief_sabotages_the_first_active_machine() -> None:
    """Defaults: sabotage: the first active machine."""
    state = army(table(6), D, readiness="active")
    assert "d" == asked(state, "sabotage")
    assert "c" == asked(army(state, C, readiness="active"), "sabotage")


def test_a_seat_that_owes_nothing_has_no_default() -> None:
    """The seat owes no answer."""
    for seat in (1, 2, 3):
        with pytest.raises(RuleError, match="not-asked"):
            GAME.default_move(table(), Seat(seat), Rng("x"))


# G35


def absent(seats: int, games: int, **options: bool) -> tuple[float, Counter[str]]:
    """Play games of absent seats; return how often clans of two succeed, and who wins."""
    judged: list[bool] = []
    won: Counter[str] = Counter()
    for number in range(games):
        state = GAME.start(seats, options, f"absent {number}").state
        lone = {clan.chief for clan in state.layout.clans} & {k.seat for k in state.layout.kings}
        count = 0
        while open_questions := GAME.decisions(state):
            owed = next(one for one in open_questions if not one.answered)
            count += 1
            move = GAME.default_move(state, owed.seat, Rng(f"{number}/{count}"))
            applied = GAME.apply(state, owed.seat, move)
            state = applied.state
            judged += [
                shown.understood
                for shown in of(applied.events, OrderRevealed)
                if shown.seat not in lone
            ]
        won[str(state.winner)] += 1
    return sum(judged) / max(len(judged), 1), won


def test_two_absent_seats_understand_each_other_no_better_than_chance() -> None:
    """G35: success 0.67 and not 1.00: with luck nobody can agree on anything without words."""
    success, _ = absent(4, GAMES)
    assert 0.5 < success < 0.8


def test_tables_of_absent_seats_are_even() -> None:
    """G35: with luck, tables of absent seats are even."""
    games = 3 * GAMES
    _, won = absent(4, games)
    shares = [won[str(camp)] / games for camp in Camp]
    assert all(0.25 < share < 0.75 for share in shares)


def test_a_card_of_the_hand_is_drawn_evenly() -> None:
    """G35: the king's card is drawn evenly by luck when the clock runs out."""
    drawn = Counter(
        GAME.default_move(table(), Seat(0), Rng(f"{n}")).card  # type: ignore[union-attr]
        for n in range(800)
    )
    assert set(KING_CARDS) == set(drawn)
    assert min(drawn.values()) > 60


def test_no_default_reads_what_its_seat_cannot_know() -> None:
    """The same luck gives the same move in worlds that the seat cannot tell apart."""
    state = army(table(), OST, spot=Spot.FAR_PLAIN)
    for objectives in (QUEEN_LAST, (Objective.QUEEN, Objective.TRAP, Objective.PLAIN)):
        assert "left" == asked(replace(state, deals=(Deal(objectives),)), "advance")
    assert after(state, {}) is not state
