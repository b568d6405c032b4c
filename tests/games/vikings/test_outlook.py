"""What a computer is told of a game under way."""

from __future__ import annotations

from games.api import Seat
from games.vikings.content import Card
from games.vikings.moves import Announce
from games.vikings.rules import GAME
from games.vikings.state import VikingsState
from tests.games.vikings.arrange import arrange, play

VIKINGS = [(-3, 1), (3, -1), (2, 1)]


def estimate(state: VikingsState, viewer: int | None = None) -> tuple[float, ...]:
    return GAME.estimate(state, None if viewer is None else Seat(viewer))


def test_who_has_more_points_is_ahead() -> None:
    """End: the highest sum wins."""
    first, second, third = estimate(arrange(VIKINGS, holdings={0: (4, 4), 1: (2,), 2: ()}), 0)
    assert first > second > third


def test_what_one_knows_is_worth_what_it_is_and_the_rest_the_mean() -> None:
    """What is secret: own bracelets' values are known to their owner."""
    state = arrange(VIKINGS, holdings={0: (4, 4)})
    assert estimate(state, 0)[0] > estimate(state, 1)[0] == estimate(state)[0]


def test_the_centre_and_bracelets_nearby_are_worth_something() -> None:
    """Turn, step 0: two bracelets for whoever stands on the centre; actions: a step collects."""
    far = estimate(arrange([(3, -1), (-3, 1)]))
    assert estimate(arrange([(0, 0), (-3, 1)]))[0] > far[0]
    assert estimate(arrange([(3, -1), (-3, 1)], tokens={(2, -1): (4,)}))[0] > far[0]


def test_a_bluff_is_less_plausible_than_the_truth() -> None:
    """Phase 1: the card need not be the action announced."""
    state = arrange(VIKINGS, hands={0: "walk hammer club"})
    truth, bluff = (
        play(state, (0, Announce(card, Card.HAMMER)))[0] for card in (Card.HAMMER, Card.WALK)
    )
    for viewer in (0, 1):
        seat = Seat(viewer)
        assert GAME.plausible(truth, seat) == 1
    assert GAME.plausible(bluff, Seat(0)) < 1
    assert GAME.plausible(bluff, Seat(1)) == 1


def test_what_is_worth_a_try_is_the_truth_or_a_bluff_with_the_cheapest_card() -> None:
    """Phase 1, with nobody next to seat 0: a Punch, a Club or a Slam would find nobody."""
    state = arrange(VIKINGS, hands={0: "punch hammer sprint"})
    announced = GAME.sketch(state, Seat(0), tuple(GAME.legal_moves(state, Seat(0))))
    assert {
        Announce(Card.PUNCH, Card.WALK),
        Announce(Card.PUNCH, Card.SLINGSHOT),
        Announce(Card.HAMMER, Card.HAMMER),
        Announce(Card.SPRINT, Card.SPRINT),
    } == set(announced)
