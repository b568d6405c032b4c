"""How the game ends: queen, armies, draw, concession (End; G28, G30, G33)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Seat
from games.goths.content import ROUNDS, ClanName, Order, Spot, Token
from games.goths.events import (
    AllotmentShown,
    BoxShown,
    ClanEliminated,
    Conceded,
    ConcessionWithdrawn,
    GameDrawn,
    GameWon,
    KingCardShown,
    KingCardsTaken,
    Loaded,
    ObjectivesShown,
    OrderLapsed,
    OrderShown,
    TokensShown,
)
from games.goths.moves import (
    Aim,
    Allot,
    Concede,
    GiveOrder,
    Recipient,
    RecruitTwice,
    WithdrawConcession,
)
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import Phase, TokenState
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
    dancing,
    fight,
    names,
    of,
    one,
    play,
    refusal,
    table,
)


def weak(state: GothsState, *clans: int, spot: Spot = Spot.NEAR_PLAIN) -> GothsState:
    """Leave armies with one figure in the open."""
    for clan in clans:
        state = army(state, clan, figures=1, spot=spot)
    return state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_other_clan_wins_when_an_army_has_no_figure_left(seats: int) -> None:
    """End: or the enemy army has no figure left; reserve figures do not count."""
    state, events = fight(weak(table(seats), OST), {VIS: "axe"})
    won = one(events, GameWon)
    assert ("visigoths", "army-eliminated") == (won.camp, won.reason)
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.ranking[0] == won.seats
    assert () == GAME.decisions(state)


def test_the_rest_of_the_round_is_dropped() -> None:
    """End: victory, at once, the rest of the round is dropped."""
    _, events = fight(weak(table(), OST, VIS), {OST: "axe", VIS: "axe"})
    assert 1 == len(of(events, ClanEliminated))
    assert "RoundEnded" not in names(events)


def test_the_last_figure_lost_in_the_trap_loses_the_game() -> None:
    """General: a trap that removes the last figure: the other side wins."""
    _, events = fight(weak(table(), OST, spot=Spot.FAR_PLAIN), {OST: ("advance", "left")})
    assert "visigoths" == one(events, GameWon).camp


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_losing_one_army_does_not_end_a_big_game(seats: int) -> None:
    """6: losing one army does not end it; End: at 6-8: both enemy armies."""
    state, events = fight(weak(table(seats), C, D), {A: ("axe", "c")})
    assert "c" == one(events, ClanEliminated).clan
    assert [] == of(events, GameWon)
    state, events = fight(state, {A: ("axe", "d")})
    assert ("ostrogoths", "army-eliminated") == (
        one(events, GameWon).camp,
        one(events, GameWon).reason,
    )


@pytest.mark.parametrize("seats", [6, 7, 8])
def test_a_camp_wins_by_freeing_the_queen(seats: int) -> None:
    """6: a camp wins by freeing the queen; ranking: all seats of the winning camp first."""
    state = weak(army(table(seats), A, figures=0), B, spot=Spot.FAR_PLAIN)
    state, _ = fight(state, {B: ("advance", "right")})
    outcome = GAME.outcome(state)
    assert outcome is not None
    layout = state.layout
    assert "queen-freed" == outcome.reason
    # Eliminated seats are ranked with their camp.
    assert tuple(layout.seats_of(camp) for camp in dict.fromkeys(layout.camps)) == outcome.ranking


@pytest.mark.parametrize(("seats", "asked"), [(6, {1, 4, 5}), (7, {1, 4, 6}), (8, {1, 5, 7})])
def test_an_eliminated_clan_stops_playing(seats: int, asked: set[int]) -> None:
    """8: stops playing (king and chief); 6: the king goes on with the other chief."""
    state = army(table(seats), B, figures=0)
    kings, chiefs = set(), set()
    for _ in range(4):
        while state.phase is Phase.KING:
            kings.add(state.asked[0])
            seat = state.asked[0]
            state = play(state, (seat, next(GAME.legal_moves(state, seat))))[0]
        chiefs = set(state.asked)
        assert asked == chiefs
        state = after(state, {})
    expected = {6: {0, 3}, 7: {0, 3, 5}, 8: {0, 4, 6}}
    assert expected[seats] == kings
    assert [True, False, True, True] == [clan.alive for clan in GAME.view(state, None).clans]


def test_an_order_not_yet_carried_out_lapses() -> None:
    """G28: an order of its chief not yet carried out lapses."""
    state = weak(table(8), B)
    _, events = fight(state, {B: "rats", C: ("axe", "b")})
    assert ("b", "rats") == (one(events, OrderLapsed).clan, one(events, OrderLapsed).order)


def test_his_success_stands_for_the_kings_cards() -> None:
    """G28: his success stands for the king's cards."""
    _, events = fight(weak(table(6), B), {B: "rats", C: ("axe", "b"), A: "load"}, [A])
    assert Seat(0) in [taken.seat for taken in of(events, KingCardsTaken)]
    assert [] == of(events, Loaded)


def test_an_objective_it_held_is_free_and_stays_face_up() -> None:
    """G28: an objective card it held is free and stays face up."""
    state = weak(table(6), C, spot=Spot.FAR_PLAIN)
    state = after(state, {C: ("advance", "middle")})
    assert "c" == GAME.view(state, None).objectives[1].army
    state = after(state, {A: ("axe", "c")})
    shown = GAME.view(state, None).objectives[1]
    assert (None, True, "plain") == (shown.army, shown.face_up, shown.kind)


@pytest.mark.parametrize("held", [True, False])
def test_its_unused_token_leaves_the_game(held: bool) -> None:
    """G28: its unused token leaves the game."""
    state = dancing(6, Token.SHIELD, Token.TNT)
    state = army(weak(state, B), B, token_state=TokenState.HELD if held else TokenState.LYING)
    state = after(state, {C: ("axe", "b")})
    assert TokenState.GONE is state.clans[B].token_state
    assert None is GAME.view(state, None).clans[B].token


def test_after_a_hundred_rounds_the_game_is_a_draw() -> None:
    """G30: nobody has won after round 100: a draw of all."""
    state, events = fight(replace(table(8), round=ROUNDS), {})
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert ((tuple(range(8)),), False) == (outcome.ranking, outcome.won)
    assert 100 == one(events, GameDrawn).rounds


def test_a_win_in_round_a_hundred_is_a_win() -> None:
    """G30: nobody has won after round 100."""
    _, events = fight(replace(weak(table(), VIS), round=ROUNDS), {OST: "axe"})
    assert [] == of(events, GameDrawn)
    assert 1 == len(of(events, GameWon))


def test_at_the_end_everything_is_shown() -> None:
    """Secret: at the end everything is shown."""
    state = weak(dancing(4, Token.SHIELD), VIS)
    state, events = fight(state, {OST: "axe"})
    assert Token.SHIELD is of(events, TokensShown)[0].token
    assert state.deals[-1].objectives == one(events, ObjectivesShown).kinds
    view = GAME.view(state, None)
    assert all(objective.kind for objective in view.objectives)
    assert all(clan.token for clan in view.clans)
    assert state.box == view.box == one(events, BoxShown).left
    assert 7 == len(state.box)
    assert [] == of(fight(weak(table(), VIS), {OST: "axe"})[1], BoxShown)
    assert all(king.card for king in view.kings)


def test_nobody_ever_hears_how_the_tokens_lay_in_the_box() -> None:
    """Secret: at the end everybody sees which tokens were left over, and of their order nothing."""
    for seed in "abc":
        state = GAME.start(4, {"tokens": "dancing"}, seed).state
        for viewer in (None, Seat(0)):
            for box in (state.box, GAME.redeal(state, viewer, seed).box):
                assert list(box) == sorted(box, key=list(Token).index)


@pytest.mark.parametrize(
    ("seats", "camp"), [(2, (0,)), (3, (0, 1)), (4, (2, 3)), (6, (0, 1, 2)), (8, (4, 5, 6, 7))]
)
def test_a_camp_concedes_when_all_its_seats_have(seats: int, camp: tuple[int, ...]) -> None:
    """G33: a clan (at 6-8 a camp) concedes when all its seats have."""
    state = table(seats)
    for seat in camp[:-1]:
        state, events = play(state, (seat, Concede()))
        assert [Conceded(seat=Seat(seat))] == events
        assert Phase.KING is state.phase
    state, events = play(state, (camp[-1], Concede()))
    assert "conceded" == one(events, GameWon).reason
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert camp == outcome.ranking[1]


def test_a_seat_cannot_give_up_its_clan_alone() -> None:
    """G33: a seat cannot give up its clan alone: the game goes on and asks as before."""
    state = table()
    conceded = play(state, (0, Concede()))[0]
    assert GAME.decisions(state) == GAME.decisions(conceded)
    assert (Seat(0),) == GAME.view(conceded, None).conceded
    assert None is GAME.concession(conceded, Seat(0))
    assert Concede() == GAME.concession(conceded, Seat(1))
    assert "already-conceded" == refusal(conceded, 0, Concede())


def test_only_living_seats_count_for_a_concession() -> None:
    """Counts: G33: only living seats count."""
    state = army(table(8), B, figures=0)
    assert None is GAME.concession(state, Seat(2))
    assert "eliminated" == refusal(state, 3, Concede())
    state, events = play(state, (0, Concede()), (1, Concede()))
    assert "visigoths" == one(events, GameWon).camp


def test_a_camp_whose_living_seats_have_all_conceded_has_conceded() -> None:
    """S6: also where an army is lost after they have."""
    state = play(weak(table(8), B), (0, Concede()), (1, Concede()))[0]
    assert Phase.KING is state.phase
    _, events = fight(state, {C: ("axe", "b")})
    assert ("visigoths", "conceded") == (one(events, GameWon).camp, one(events, GameWon).reason)


def test_a_concession_is_withdrawn_when_the_seat_is_taken_over() -> None:
    """Counts: G33: a concession is withdrawn when the seat is taken over."""
    state, events = play(table(), (0, Concede()), (0, WithdrawConcession()))
    assert ConcessionWithdrawn(seat=Seat(0)) == events[-1]
    state = play(state, (1, Concede()))[0]
    assert Phase.KING is state.phase
    assert "not-conceded" == refusal(state, 0, WithdrawConcession())


def test_playing_on_is_offered_to_who_has_given_up_alone() -> None:
    """G33: a concession is withdrawn, asked or not, while the game goes on."""
    conceded = play(table(), (0, Concede()))[0]
    assert [WithdrawConcession()] == list(GAME.unasked_moves(conceded, Seat(0)))
    assert [] == list(GAME.unasked_moves(conceded, Seat(1)))
    over = play(conceded, (1, Concede()))[0]
    assert [] == list(GAME.unasked_moves(over, Seat(0)))


def test_a_seat_whose_army_is_lost_is_not_offered_to_play_on() -> None:
    """G33: only living seats count; whoever is out has nothing to play on with (version 2)."""
    conceded = play(table(8), (2, Concede()))[0]
    assert [WithdrawConcession()] == list(GAME.unasked_moves(conceded, Seat(2)))
    out = army(conceded, B, figures=0)
    assert None is GAME.withdrawal(out, Seat(2))
    assert [] == list(GAME.unasked_moves(out, Seat(2)))
    assert "eliminated" == refusal(out, 2, WithdrawConcession())


def test_a_game_begun_by_the_first_rules_is_played_again_by_them() -> None:
    """Version 1 let a seat without an army take its concession back; nothing else came of it."""
    out = army(play(table(8), (2, Concede()))[0], B, figures=0)
    applied = GAME.as_of(1).apply(out, Seat(2), WithdrawConcession())
    assert (ConcessionWithdrawn(seat=Seat(2)),) == applied.events
    assert () == applied.state.conceded
    assert None is GAME.as_of(1).withdrawal(out, Seat(2))


def test_nobody_concedes_a_game_that_is_over_or_for_a_stranger() -> None:
    """G33."""
    state = after(weak(table(), VIS), {OST: "axe"})
    assert "game-over" == refusal(state, 0, Concede())
    assert None is GAME.concession(state, Seat(0))
    assert "no-such-seat" == refusal(table(), 7, Concede())


def test_what_kings_and_chiefs_laid_is_shown_where_a_concession_cuts_the_round_short() -> None:
    """S7: at the end everything is shown; what an aim or a token was told is not (Precisions)."""
    state = before_orders(dancing(4, Token.DOUBLE_RECRUITMENT), k0="vulture", k1="barbarian")
    order = GiveOrder(Order.REINFORCE, Aim.OPEN, with_token=True)
    state, events = play(state, (1, RecruitTwice()), (1, order), (2, Concede()), (3, Concede()))
    cards = [king.laid for king in state.kings]
    assert cards == [shown.card for shown in of(events, KingCardShown)]
    expected = OrderShown(seat=Seat(1), clan=ClanName.OSTROGOTHS, order=Order.REINFORCE)
    assert [expected] == of(events, OrderShown)
    assert all(event.to is None for event in events[-6:])
    assert cards == [king.card for king in GAME.view(state, None).kings]
    assert (None, None) == state.answers
    assert () == GAME.view(state, None).verdicts


def test_what_kings_have_said_of_the_cards_is_shown_where_a_concession_ends_the_game() -> None:
    """S7: before round 1 too, as far as they have said it."""
    state = table(6, card_copies="one", gothic_goth=True)
    said = Allot(Recipient.SECOND, Recipient.NOBODY, Recipient.NOBODY)
    state, events = play(state, (3, said), *((seat, Concede()) for seat in (0, 1, 2)))
    assert [(3, Recipient.SECOND)] == [(e.seat, e.goth) for e in of(events, AllotmentShown)]
    assert not [*of(events, KingCardShown), *of(events, OrderShown)]


def test_after_a_reveal_nothing_is_left_to_be_shown_of_the_round() -> None:
    """S7, S6: whatever ended the game, what was revealed is not told again."""
    conceded = play(weak(table(8), B), (0, Concede()), (1, Concede()))[0]
    _, events = fight(conceded, {C: ("axe", "b")})
    assert "conceded" == one(events, GameWon).reason
    assert not [*of(events, KingCardShown), *of(events, OrderShown)]


@pytest.mark.parametrize("viewer", [None, 0, 2, 3])
def test_what_is_sealed_is_heard_of_at_the_end_alone(viewer: int | None) -> None:
    """S7: two games that a viewer cannot tell apart sound the same until the end tells them."""
    state = before_orders(table(), k0="vulture", k1="barbarian")
    state = play(state, (1, GiveOrder(Order.ADVANCE, Aim.OPEN, with_token=False)), (2, Concede()))[
        0
    ]
    seat = None if viewer is None else Seat(viewer)
    worlds = [GAME.redeal(state, seat, str(number)) for number in range(20)]
    assert 1 == len({repr(GAME.view(world, seat)) for world in (state, *worlds)})
    heard = [play(world, (3, Concede()))[1] for world in worlds]
    assert 1 == len({repr(events[:-5]) for events in heard})
    assert 1 < len({one(events, OrderShown).order for events in heard})


def test_clan_names_are_those_of_the_table() -> None:
    """Lobby: two clans by their peoples, four by their letters."""
    assert [ClanName.OSTROGOTHS, ClanName.VISIGOTHS] == [
        clan.name for clan in GAME.view(table(4), None).clans
    ]
    assert ["a", "b", "c", "d"] == [clan.name for clan in GAME.view(table(7), None).clans]
