"""Who knows what (What is public, what is secret; At the table; G24), and dealing it again."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import OptionValue, RuleError, Seat
from games.goths.content import BACK, KING_CARDS, TRUTH, KingCard, Objective, Order, Spot, Token
from games.goths.moves import Aim, GiveOrder, LayKingCard, Mode, SetShield
from games.goths.rules import GAME
from games.goths.state import GothsState, King
from games.goths.view import GothsView, Hindrance, Mark, OrderCard, Phase
from games.playout import steps
from tests.games.goths.arrange import (
    OST,
    VIS,
    A,
    C,
    after,
    army,
    before_orders,
    dancing,
    fight,
    fogged,
    play,
    table,
)

FULL: dict[str, OptionValue] = {
    "gothic_goth": True,
    "carrier_pigeon": True,
    "ballista": True,
    "barricade_3d": True,
    "card_copies": "one",
}


def views(state: GothsState) -> list[GothsView]:
    """Show a game to every seat and to a spectator."""
    return [
        *(GAME.view(state, Seat(seat)) for seat in range(state.setup.seats)),
        GAME.view(state, None),
    ]


def card(view: GothsView, order: str) -> OrderCard:
    assert view.chief is not None
    return next(one for one in view.chief.orders if one.order == order)


def marks(state: GothsState, seat: int) -> dict[str, Mark]:
    """Read the marks in a chief's panel, by character."""
    view = GAME.view(state, Seat(seat))
    assert view.chief is not None
    return {str(one.character): one.mark for one in view.chief.orders}


@pytest.mark.parametrize("seats", [4, 7, 8])
def test_the_truth_of_a_laid_king_card_is_known_to_its_king_alone(seats: int) -> None:
    """Secret: until the reveal, its king - not his chief, not the allied king."""
    laid = KingCard.RECRUITER_VULTURE
    state = play(table(seats), (0, LayKingCard(laid)))[0]
    assert [laid, *[None] * seats] == [view.kings[0].card for view in views(state)]
    assert {BACK[laid]} == {view.kings[0].back for view in views(state)}


def test_a_laid_king_card_is_public_from_the_reveal_on() -> None:
    """Secret: until the reveal."""
    state, _ = fight(table(), {OST: "reconnoitre"})
    assert 1 == len({view.kings[0].card for view in views(state)} - {None})
    assert None not in {view.kings[0].card for view in views(state)}


@pytest.mark.parametrize("seats", [4, 6])
def test_a_programmed_order_is_known_to_its_chief_alone(seats: int) -> None:
    """Secret: programmed order and instruction: its chief - not his king or the allied chief."""
    state = before_orders(table(seats))
    laid = GiveOrder(Order.ADVANCE, Aim.LEFT, with_token=False)
    state = play(state, (1, laid))[0]
    for view in views(state):
        sealed = None if view.chief is None else view.chief.sealed
        assert (sealed is not None) is (view.viewer == 1)
        assert view.clans[0].ordered
        assert not view.clans[1].ordered


def test_a_mode_is_known_to_its_chief_alone() -> None:
    """Secret: kind of a held token and its mode: its chief."""
    plain = after(dancing(4, Token.SHIELD), {})
    changed = after(dancing(4, Token.SHIELD), {OST: ("load", "open", SetShield(Mode.FIRST))}, [OST])
    assert GAME.view(plain, Seat(3)).clans == GAME.view(changed, Seat(3)).clans
    panel = GAME.view(changed, Seat(1)).chief
    assert panel is not None
    assert Mode.FIRST is panel.mode


def test_everything_on_the_public_line_is_the_same_for_all() -> None:
    """Secret, first row: known to all."""
    state = before_orders(after(table(8, tokens="dancing"), {A: "load"}))
    public = [
        (view.round, view.initiative, view.cycle, view.looks, view.verdicts, view.deeds)
        for view in views(state)
    ]
    assert 1 == len(set(public))
    backs = {tuple(king.back for king in view.kings) for view in views(state)}
    hands = {tuple((king.hand, king.face_up) for king in view.kings) for view in views(state)}
    assert 1 == len(backs) == len(hands)


def test_which_card_recon_looked_at_is_public() -> None:
    """Secret, first row: which card recon or spyglass looked at."""
    state = after(table(), {OST: ("reconnoitre", "left")})
    assert all((Spot.LEFT, 1) == (v.looks[0].spot, v.looks[0].round) for v in views(state))
    state = after(fogged(OST, Token.SQUALLS, lying=True), {OST: ("reconnoitre", "token")})
    assert all(view.looks[0].spot is None for view in views(state))


def test_a_spectator_sees_the_public_line_alone() -> None:
    """Secret: a spectator sees the "all" line."""
    view = GAME.view(before_orders(table()), None)
    assert (None, (), None, None) == (view.chief, view.king, view.role, view.camp)
    assert [None, None] == [king.card for king in view.kings]


def test_an_eliminated_seat_keeps_what_it_knew_and_learns_no_more() -> None:
    """Secret: an eliminated seat sees the "all" line plus its own."""
    state = after(table(6), {C: ("reconnoitre", "right")})
    state = army(state, C, figures=0)
    view = GAME.view(state, Seat(4))
    assert view.chief is not None
    assert Objective.QUEEN is view.objectives[2].kind
    assert ((), ()) == (view.chief.instructions, view.choices.aims)


def test_nobody_looks_from_a_seat_that_does_not_exist() -> None:
    """A view is of a seat of the table or of none."""
    with pytest.raises(RuleError, match="no-such-seat"):
        GAME.view(table(), Seat(4))


# panels


def test_a_king_sees_his_eight_cards_with_the_laid_ones_marked() -> None:
    """Panel: king: 8 cards with truth and decoy, the laid ones greyed."""
    state = replace(table(), kings=(King(face_up=(KING_CARDS[3],)), King()))
    state = play(state, (0, LayKingCard(KING_CARDS[5])))[0]
    royal = GAME.view(state, Seat(0)).king
    assert list(KING_CARDS) == [one.card for one in royal]
    assert [3] == [index for index, one in enumerate(royal) if one.face_up]
    assert [5] == [index for index, one in enumerate(royal) if one.laid]
    assert () == GAME.view(state, Seat(1)).king


def test_marks_are_certain_for_face_up_cards() -> None:
    """Panel: certain (fits a face-up king card)."""
    state = replace(table(), kings=(King(face_up=(KingCard.CATAPULT_RECRUITER,)), King()))
    state = play(state, (0, LayKingCard(KingCard.VULTURE_BARBARIAN)))[0]
    assert {
        "vulture": Mark.POSSIBLE,
        "recruiter": Mark.IMPOSSIBLE,
        "catapult": Mark.CERTAIN,
        "barbarian": Mark.POSSIBLE,
    } == marks(state, 1)


def test_marks_exclude_a_twin_that_lies_face_up() -> None:
    """Panel: certain (fits a face-up card, or the only card that is left on the back fits)."""
    state = replace(table(), kings=(King(face_up=(KingCard.VULTURE_BARBARIAN,)), King()))
    state = play(state, (0, LayKingCard(KingCard.BARBARIAN_VULTURE)))[0]
    assert {
        "vulture": Mark.CERTAIN,
        "barbarian": Mark.CERTAIN,
        "recruiter": Mark.IMPOSSIBLE,
        "catapult": Mark.IMPOSSIBLE,
    } == marks(state, 1)
    state = replace(state, kings=(replace(state.kings[0], face_up=()), King()))
    assert Mark.POSSIBLE is marks(state, 1)["vulture"]


def test_marks_rest_on_what_a_lone_player_has_laid_unless_it_is_hidden() -> None:
    """Panel: whoever is king and chief knows which order fits; where G24 hides it, nobody does."""
    state = play(table(2), (0, LayKingCard(KingCard.VULTURE_BARBARIAN)))[0]
    known, public = [Mark.CERTAIN, Mark.IMPOSSIBLE], [Mark.POSSIBLE] * 2
    state = replace(state, phase=Phase.ORDER, asked=(Seat(0), Seat(1)))
    assert known == [marks(state, 0)[c] for c in ("vulture", "barbarian")]
    hidden = replace(state, setup=replace(state.setup, own_card_hidden=True))
    assert public == [marks(hidden, 0)[c] for c in ("vulture", "barbarian")]
    # Of more than two the king keeps it to himself.
    state = play(table(), (0, LayKingCard(KingCard.VULTURE_BARBARIAN)))[0]
    assert public == [marks(state, 1)[c] for c in ("vulture", "barbarian")]


def test_before_the_king_has_laid_marks_say_what_his_hand_allows() -> None:
    """S8."""
    both = tuple(one for one in KING_CARDS if TRUTH[one] == "vulture")
    state = replace(table(), kings=(King(face_up=both), King()))
    assert (Mark.CERTAIN, Mark.POSSIBLE) == (
        marks(state, 1)["vulture"],
        marks(state, 1)["recruiter"],
    )
    every = tuple(one for one in KING_CARDS if TRUTH[one] != "vulture")
    state = replace(table(), kings=(King(face_up=(*both[:1], *every[:5])), King()))
    assert Mark.CERTAIN is marks(state, 1)["vulture"]


def test_the_last_card_of_a_hand_is_certain_before_it_is_laid() -> None:
    """Panel: every reading of the public facts makes it fit."""
    seven = tuple(one for one in KING_CARDS if TRUTH[one] != "vulture")
    kings = (King(face_up=(*seven, KingCard.VULTURE_BARBARIAN)), King())
    assert Mark.CERTAIN is marks(replace(table(), kings=kings), 1)["vulture"]
    # Two cards of one character are as good as one.
    assert (
        Mark.CERTAIN is marks(replace(table(), kings=(King(face_up=seven), King())), 1)["vulture"]
    )


def test_the_panel_says_what_would_have_no_effect_now() -> None:
    """Panel: "no effect now" where that is public, and what each would do."""
    state = before_orders(army(table(), VIS, spot=Spot.NEAR_PLAIN))
    view = GAME.view(state, Seat(1))
    assert Hindrance.NOT_LOADED is card(view, "fire").hindrance
    assert Hindrance.MACHINE_INACTIVE is card(view, "sabotage").hindrance
    assert Hindrance.NO_BARRICADE is card(view, "rats").hindrance
    assert (None, 1) == (card(view, "axe").hindrance, card(view, "axe").prospects[0].loss)
    assert None is card(view, "advance").hindrance


def test_the_panel_lists_the_aims_that_matter() -> None:
    """At the table: an order and its aim are one answer."""
    state = before_orders(army(table(6), A, spot=Spot.FAR_PLAIN))
    view = GAME.view(state, Seat(1))
    assert ["left", "middle", "right"] == [one.aim for one in card(view, "advance").prospects]
    assert ["c", "d"] == [one.aim for one in card(view, "axe").prospects]
    assert [Hindrance.FOREST] * 2 == [one.hindrance for one in card(view, "axe").prospects]


def test_no_hindrance_says_what_is_hidden() -> None:
    """Precisions: hidden tokens never count."""
    state = army(dancing(4, Token.RAT_POISON, Token.SHIELD), VIS, spot=Spot.NEAR_PLAIN)
    plain = army(state, VIS, token=Token.TNT)
    assert GAME.view(plain, Seat(1)) == GAME.view(state, Seat(1))


def test_a_set_aside_order_is_shown_to_all_and_not_in_hand() -> None:
    """Panel: set-aside orders with the round they return; public."""
    state = after(table(2), {OST: "load"})
    assert {Order.LOAD} == {view.clans[0].set_aside for view in views(state)}
    assert not card(GAME.view(state, Seat(0)), "load").in_hand


# G24


def lone(shown: str) -> GothsState:
    """Have a lone player lay a king card."""
    state = table(2, own_king_card=shown)
    return play(state, (0, LayKingCard(KingCard.VULTURE_BARBARIAN)))[0]


def test_a_lone_player_may_look_again_at_his_own_king_card() -> None:
    """G24: option own king card: shown (default)."""
    view = GAME.view(lone("shown"), Seat(0))
    assert KingCard.VULTURE_BARBARIAN is view.kings[0].card
    assert 1 == sum(one.laid for one in view.king)


def test_a_hidden_own_king_card_is_not_greyed_until_the_reveal() -> None:
    """Counts: G24 hidden: his king's panel greys only face-up cards until the reveal."""
    view = GAME.view(lone("hidden"), Seat(0))
    assert None is view.kings[0].card
    assert (8, 0) == (len(view.king), sum(one.laid for one in view.king))


def test_a_hidden_own_king_card_may_not_be_looked_up_while_the_order_is_asked() -> None:
    """Counts: G24 hidden: may not be opened while the order is asked."""
    hidden = play(lone("hidden"), (1, LayKingCard(KingCard.VULTURE_BARBARIAN)))[0]
    assert () == GAME.view(hidden, Seat(0)).king
    shown = play(lone("shown"), (1, LayKingCard(KingCard.VULTURE_BARBARIAN)))[0]
    assert 8 == len(GAME.view(shown, Seat(0)).king)


def test_two_worlds_with_a_hidden_own_card_are_one_to_its_player() -> None:
    """Counts: G24 hidden: his marks and defaults use the back only."""
    one = play(table(2, own_king_card="hidden"), (0, LayKingCard(KingCard.VULTURE_BARBARIAN)))[0]
    two = play(table(2, own_king_card="hidden"), (0, LayKingCard(KingCard.BARBARIAN_VULTURE)))[0]
    assert GAME.view(one, Seat(0)) == GAME.view(two, Seat(0))


# dealing again


def test_a_laid_king_card_is_dealt_again_within_its_back() -> None:
    """Secret: a laid king card may be either card of its back that is not already face up."""
    state = play(table(), (0, LayKingCard(KingCard.RECRUITER_VULTURE)))[0]
    dealt = {GAME.redeal(state, Seat(1), f"{n}").kings[0].laid for n in range(30)}
    assert {KingCard.RECRUITER_VULTURE, KingCard.VULTURE_RECRUITER} == dealt
    assert KingCard.RECRUITER_VULTURE is GAME.redeal(state, Seat(0), "x").kings[0].laid
    kings = (replace(state.kings[0], face_up=(KingCard.VULTURE_RECRUITER,)), King())
    state = replace(state, kings=kings)
    dealt = {GAME.redeal(state, Seat(1), f"{n}").kings[0].laid for n in range(10)}
    assert {KingCard.RECRUITER_VULTURE} == dealt


def test_objectives_are_dealt_again_as_far_as_they_were_not_seen() -> None:
    """Secret: objectives: any arrangement that fits what he has seen."""
    state = after(table(), {OST: ("reconnoitre", "right")})
    for viewer, number in ((Seat(1), 2), (Seat(0), 6), (None, 6)):
        dealt = {GAME.redeal(state, viewer, f"{n}").deals[-1].objectives for n in range(60)}
        assert number == len(dealt)


def test_a_sealed_order_is_dealt_again() -> None:
    """Secret: programmed order: its chief."""
    laid = GiveOrder(Order.ADVANCE, Aim.LEFT, with_token=False)
    state = play(before_orders(table()), (1, laid))[0]
    found = {GAME.redeal(state, Seat(3), f"{n}").answers[0] for n in range(80)}
    assert len(found) > 10
    assert state.answers == GAME.redeal(state, Seat(1), "x").answers


def test_tokens_are_dealt_again_with_those_in_the_box() -> None:
    """Secret: face-down objectives and fog, tokens in the box: nobody."""
    state = dancing(4, Token.SHIELD)
    dealt = {GAME.redeal(state, Seat(3), f"{n}").clans[OST].token for n in range(99)}
    # Nine, but for the one that lies spent before the other clan.
    assert 8 == len(dealt)
    assert Token.SHIELD is GAME.redeal(state, Seat(1), "x").clans[OST].token


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 7, 8])
@pytest.mark.parametrize("tokens", ["none", "fog", "dancing"])
def test_dealing_again_depends_on_what_the_viewer_knows_alone(seats: int, tokens: str) -> None:
    """Redeal(redeal(s, v, a), v, b) == redeal(s, v, b)."""
    options: dict[str, OptionValue] = {**FULL, "tokens": tokens, "own_king_card": "hidden"}
    begun = GAME.start(seats, options, "again").state
    for number, step in enumerate(steps(GAME, begun, "again")):
        if number % 3:
            continue
        state = step.applied.state
        for viewer in (*(Seat(seat) for seat in range(seats)), None):
            once = GAME.redeal(state, viewer, "a")
            assert GAME.redeal(once, viewer, "b") == GAME.redeal(state, viewer, "b")
            assert GAME.view(once, viewer) == GAME.view(state, viewer)


@pytest.mark.parametrize("order", ["sabotage", "fire"])
def test_an_aim_at_which_nothing_was_done_is_not_shown(order: str) -> None:
    """Precisions, Aims: what was not done is never shown, of an order without effect neither."""
    shown = {aim: GAME.view(after(table(6), {A: (order, aim)}), None).deeds for aim in ("c", "d")}
    assert shown["c"] == shown["d"]
    (deed,) = [deed for deed in shown["c"] if deed.order == order]
    assert None is deed.target
    assert None is not deed.hindrance
