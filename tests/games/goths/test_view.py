"""What a chief's cards say of their aims, whoever shows them (G4, G17)."""

from __future__ import annotations

import pytest

from games.goths.content import CHARACTER, NUMBER, Order, Spot
from games.goths.moves import Aim
from games.goths.view import Mark, OrderCard, Prospect

LEFT, RIGHT = (Prospect(aim, None, 0, None) for aim in (Aim.LEFT, Aim.RIGHT))
OPEN = Prospect(Aim.OPEN, None, 1, None)


def card(
    order: Order = Order.ADVANCE, mark: Mark = Mark.POSSIBLE, *prospects: Prospect
) -> OrderCard:
    return OrderCard(order, NUMBER[order], CHARACTER[order], mark, True, None, prospects)


@pytest.mark.parametrize(
    ("order", "mark", "spot", "matters"),
    [
        (Order.ADVANCE, Mark.POSSIBLE, Spot.FOREST, False),
        (Order.ADVANCE, Mark.CERTAIN, Spot.NEAR_PLAIN, False),
        (Order.ADVANCE, Mark.POSSIBLE, Spot.FAR_PLAIN, True),
        (Order.RECONNOITRE, Mark.POSSIBLE, Spot.FOREST, True),
        (Order.RECONNOITRE, Mark.IMPOSSIBLE, Spot.FOREST, False),
    ],
)
def test_no_door_is_reached_from_before_the_second_plain(
    order: Order,
    mark: Mark,
    spot: Spot,
    matters: bool,
) -> None:
    """Movement: a card a round; what will not be understood needs no target."""
    assert card(order, mark).can_come_about(Aim.LEFT, spot) is matters
    assert card(order, mark).can_come_about(Aim.OPEN, spot)


def test_one_aim_is_no_choice() -> None:
    """G17: an aim is named where there are several."""
    alone = card(Order.ADVANCE, Mark.POSSIBLE, LEFT)
    several = card(Order.ADVANCE, Mark.POSSIBLE, OPEN, LEFT, RIGHT)
    assert alone.alternatives == ()
    assert alone.chooses(Aim.OPEN)
    assert not alone.chooses(Aim.LEFT)
    assert several.alternatives == (LEFT, RIGHT)
    assert several.chooses(Aim.RIGHT)
    assert not several.chooses(Aim.OPEN)
    assert several.prospect(Aim.OPEN) == OPEN


def test_what_cannot_fit_or_does_nothing_promises_nothing() -> None:
    """G4."""
    assert card().is_promising
    assert not card(Order.AXE, Mark.IMPOSSIBLE).is_promising
