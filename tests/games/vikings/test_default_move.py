"""The answers given for absent players."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import RuleError, Seat
from games.rng import Rng
from games.vikings.content import STARTS, Card, Hex, space_at
from games.vikings.moves import (
    Announce,
    Attack,
    Believe,
    CallBluff,
    LeaveCentre,
    MoveTo,
    PlaceBracelet,
    PlaceViking,
    RaiseShield,
    Slam,
    TakeFromCentre,
    TakeHit,
)
from games.vikings.rules import GAME
from games.vikings.view import Phase
from tests.games.vikings.arrange import arrange, cards, legal, perform, play

NEAR, FAR = [(1, 0), (2, 0)], [(1, 0), (-1, 0)]

LUCK = Rng("luck")


def test_absent_players_take_a_free_start_space_by_luck() -> None:
    """Set-up: on a free start space; which one, nobody can foresee."""
    state = GAME.start(2, {}, "x").state
    state, _ = play(state, (0, PlaceViking(STARTS[1][0])))
    taken = {GAME.default_move(state, Seat(1), Rng(str(number))) for number in range(40)}
    assert {PlaceViking(start) for start in STARTS[1][1:]} == taken


@pytest.mark.parametrize(
    ("hand", "vikings", "card"),
    [
        ("club sprint walk", NEAR, Card.WALK),
        ("club sprint shield", NEAR, Card.SPRINT),
        ("hammer slam club", NEAR, Card.CLUB),
        ("hammer slam club", FAR, Card.HAMMER),
        ("hammer slam shield", NEAR, Card.SLAM),
        ("hammer shield shield", NEAR, Card.HAMMER),
        ("hammer walk club", [(3, -1), (2, -1)], Card.CLUB),
    ],
)
def test_absent_players_tell_the_truth(hand: str, vikings: list[Hex], card: Card) -> None:
    """A step to some booty before a blow that finds some, and both before anything else."""
    state = arrange(vikings, hands={0: hand})
    assert Announce(card, card) == GAME.default_move(state, Seat(0), LUCK)


def test_absent_players_strike_the_rich_and_not_whoever_has_nothing() -> None:
    """Actions: a target without bracelets gives nothing."""
    vikings = [(3, -1), (2, -1), (-3, 1)]
    state = arrange(vikings, hands={0: "club hammer shield"}, holdings={1: ()})
    assert Announce(Card.HAMMER, Card.HAMMER) == GAME.default_move(state, Seat(0), LUCK)


@pytest.mark.parametrize(
    ("hand", "card"), [("shield shield", Card.SHIELD), ("slam shield", Card.SLAM)]
)
def test_absent_players_lie_only_where_no_truth_can_be_told(hand: str, card: Card) -> None:
    """V1, V2: Shield cannot be announced, nor Slam with nobody in reach; a Shield is kept."""
    state = arrange([(-3, 1), (3, -1)], hands={0: hand})
    assert Announce(card, Card.WALK) == GAME.default_move(state, Seat(0), LUCK)


@pytest.mark.parametrize(
    ("hand", "answer"),
    [
        ("walk club shield", RaiseShield(Card.SHIELD)),
        ("walk club slam", TakeHit()),
    ],
)
def test_absent_players_raise_a_shield_that_they_hold(
    hand: str, answer: RaiseShield | TakeHit
) -> None:
    """Shield: a true one costs nothing but the card; the attacker who is absent believes it."""
    state = arrange(NEAR, hands={0: "club club club", 1: hand})
    asked, _ = play(state, (0, Announce(Card.CLUB, Card.CLUB)))
    assert Believe() == GAME.default_move(asked, Seat(1), LUCK)
    attacked, _ = perform(state, Card.CLUB, Card.CLUB)
    assert answer == GAME.default_move(attacked, Seat(1), LUCK)
    shielded, _ = play(attacked, (1, RaiseShield(Card.WALK)))
    assert Believe() == GAME.default_move(shielded, Seat(0), LUCK)


@pytest.mark.parametrize(("shown", "answer"), [("hammer", CallBluff()), ("club", Believe())])
def test_absent_players_call_what_everybody_can_see_to_be_a_bluff(
    shown: str, answer: CallBluff | Believe
) -> None:
    """What is public: revealed cards; there is one Hammer in a deck."""
    seen = (cards(shown), (), ())
    state = arrange([(3, -1), (2, -1), (-3, 1)], discards=seen, shown=seen)
    state, _ = play(state, (0, Announce(state.hands[0][0], Card.HAMMER)))
    assert answer == GAME.default_move(state, Seat(1), LUCK)


@pytest.mark.parametrize(("mine", "answer"), [((4, 4), TakeFromCentre()), ((1,), LeaveCentre())])
def test_absent_players_end_the_game_at_the_centre_where_they_lead(
    mine: tuple[int, ...], answer: TakeFromCentre | LeaveCentre
) -> None:
    """V11: taking the last bracelets ends the game with this turn; others are known to hold 6."""
    state = arrange([(0, 0), (3, -1)], holdings={0: mine}, supply=(1,))
    state = replace(state, phase=Phase.CENTRE)
    assert answer == GAME.default_move(state, Seat(0), LUCK)


@pytest.mark.parametrize(
    ("vikings", "tokens", "goal"),
    [
        ([(2, 0), (-3, 1)], {}, (1, 0)),
        ([(2, 0), (-3, 1)], {(3, -1): (1,)}, (3, -1)),
        ([(2, 0), (-3, 1)], {(3, -1): (1,), (2, 1): (4,)}, (2, 1)),
        ([(0, 0), (-3, 1)], {}, (0, 0)),
        ([(2, 0), (0, 0)], {(2, -2): (1,)}, (2, -1)),
        ([(2, 0), (0, 0)], {}, (2, 0)),
        ([(-1, 2), (1, 0)], {}, (-2, 2)),
    ],
)
def test_absent_players_walk_to_bracelets_or_to_a_free_centre(
    vikings: list[Hex], tokens: dict[Hex, tuple[int, ...]], goal: Hex
) -> None:
    """Walk: the way on foot counts, round water and Vikings, and then what lies there."""
    state = arrange(vikings, hands={0: "walk walk walk"}, tokens=tokens)
    state, _ = perform(state, Card.WALK, Card.WALK)
    assert MoveTo(space_at(goal)) == GAME.default_move(state, Seat(0), LUCK)


def test_absent_players_attack_whoever_has_most_bracelets() -> None:
    state = arrange([(1, 0), (2, 0), (1, 1)], hands={0: "club club club"}, holdings={1: (4, 4)})
    state, _ = perform(state, Card.CLUB, Card.CLUB)
    assert Attack(Seat(2)) == GAME.default_move(state, Seat(0), LUCK)


def test_absent_players_give_nothing_away_by_a_slam() -> None:
    """Slam: whose Viking is pushed onto bracelets takes them; nor is anybody sent to the centre."""
    state = arrange(NEAR, hands={0: "slam walk walk"}, tokens={(3, -1): (3,)})
    state, _ = perform(state, Card.SLAM, Card.SLAM)
    pushes = {GAME.default_move(state, Seat(0), Rng(str(number))) for number in range(40)}
    assert {move for move in legal(state, 0) if move.push_to != space_at((3, -1))} == pushes


def test_absent_players_slam_whoever_holds_the_centre() -> None:
    """Turn, step 0: whoever stands there takes bracelets."""
    state = arrange([(1, 0), (2, 0), (0, 0)], hands={0: "slam walk walk"})
    state, _ = perform(state, Card.SLAM, Card.SLAM)
    move = GAME.default_move(state, Seat(0), LUCK)
    assert isinstance(move, Slam)
    assert Seat(2) == move.victim


@pytest.mark.parametrize(
    ("vikings", "place"),
    [
        ([(2, -1), (1, 0), (1, 1)], (2, 0)),
        ([(0, 0), (1, 0), (2, 0)], (2, -1)),
    ],
)
def test_absent_players_keep_a_knocked_bracelet_dry_and_near(
    vikings: list[Hex], place: Hex
) -> None:
    state = arrange(vikings, hands={0: "punch walk walk"})
    state, _ = perform(state, Card.PUNCH, Card.PUNCH, (1, TakeHit()))
    assert PlaceBracelet(space_at(place)) == GAME.default_move(state, Seat(0), LUCK)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bluff_arena", [False, True])
@pytest.mark.parametrize("arena", [1, 2])
def test_a_game_that_everybody_has_left_comes_to_its_end(
    seats: int, arena: int, bluff_arena: bool
) -> None:
    """Every unanswered question can be answered by default until the supply is empty."""
    state = GAME.start(seats, {"arena": arena, "bluff_arena": bluff_arena}, "left").state
    for _ in range(2000):
        decision = next((one for one in GAME.decisions(state) if not one.answered), None)
        if decision is None:
            break
        move = GAME.default_move(state, decision.seat, LUCK)
        state = GAME.apply(state, decision.seat, move).state
    assert GAME.outcome(state) is not None


def test_who_is_not_asked_has_no_default() -> None:
    with pytest.raises(RuleError, match="not-asked"):
        GAME.default_move(arrange(NEAR), Seat(1), LUCK)
