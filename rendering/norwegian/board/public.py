"""The public board."""

from __future__ import annotations

from games.norwegian.view import NorwegianView, Phase
from rendering.norwegian.board.header import header
from rendering.norwegian.board.middle import Spots, middle
from rendering.norwegian.board.seats import seat
from rendering.norwegian.board.sentences import alt
from rendering.norwegian.board.standing import standing
from rendering.norwegian.layout import HEIGHT, WIDTH, Box, around
from rendering.norwegian.pieces import piles
from rendering.norwegian.pieces.palette import PALETTE
from rendering.norwegian.pieces.table import table
from rendering.scene.frame import foot
from rendering.scene.scene import ELSE, Place, Point, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_NARROW = 800
"""Width of the middle below which the stacks lie under the pile and not beside it."""


def board(
    view: NorwegianView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Draw the whole table with its players; at the end the final ranking instead."""
    if view.phase is Phase.OVER:
        return standing(view, names, texts, theme, footer)
    plan = around(len(view.players))
    shapes: list[Place | Text] = [*header(view, names, texts, theme)]
    for player, place in zip(view.players, plan.seats, strict=True):
        shapes += seat(view, player, place, plan.cell, names, texts, theme)
    shapes += attack(view, plan.seats, plan.centre)
    shapes += middle(view, spots_in(plan.centre), texts, theme)
    shapes += foot(footer, theme, WIDTH, HEIGHT - 46, ELSE)
    ground = table(plan.centre, places=plan.seats)
    return Scene(ground, tuple(shapes), alt(view, names, texts, theme), PALETTE)


def spots_in(centre: Box) -> Spots:
    """Return where pile, stacks and sign lie in the middle of the table.

    In a narrow middle the stacks and the sign lie below the pile, else left and right of it.
    """
    x, y = centre.middle
    if centre.width < _NARROW:
        card = min(200, round((centre.height - 250) / 1.42))
        foot = centre.y + centre.height - 206
        return Spots(
            pile=(x, centre.y + 34 + card * 0.7),
            card=card,
            reach=centre.width - 130,
            way=(centre.width - 40, round(card * 1.5)),
            stock=(centre.x + 34, foot + 20),
            burnt=(centre.x + centre.width - 34 - 80, foot + 20),
            small=80,
            sign=(x - 140, foot - 8, 280, 200),
        )
    card = min(236, round((centre.height - 60) / 1.42))
    small = min(108, round((centre.height - 90) / 2.9))
    return Spots(
        pile=(x - 20, y),
        card=card,
        reach=min(card * 2.1, 430),
        way=(round(min(card * 2.1, 430)) + 170, centre.height - 44),
        stock=(centre.x + 44, y - small * 1.4 - 58),
        burnt=(centre.x + 44, y + 12),
        small=small,
        sign=(centre.x + centre.width - 306, y - 130, 270, 256),
    )


def attack(view: NorwegianView, seats: tuple[Box, ...], centre: Box) -> list[Place | Text]:
    """Draw the arrow from an attacker with an ace to the target; an empty list without a target."""
    if view.attack is None or view.attack.target is None:
        return []
    start = _edge(seats[view.attack.attacker], centre)
    end = _edge(seats[view.attack.target], centre)
    return strike(start, end, centre.middle)


def strike(start: Point, end: Point, around_: Point) -> list[Place | Text]:
    """Draw an arrow between two points, bent halfway towards the point ``around_``."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    bend = x + (around_[0] - x) * 0.5 - start[0], y + (around_[1] - y) * 0.5 - start[1]
    arrow, (left, top) = piles.strike(
        round(end[0] - start[0]), round(end[1] - start[1]), (round(bend[0]), round(bend[1]))
    )
    return [Place(arrow, start[0] + left, start[1] + top, role=Role.CUE)]


def _edge(seat_: Box, centre: Box) -> Point:
    """Return the point of a seat's place that is nearest to the middle of the table.

    It is a little inside the edge, on a corner if the place lies beside and above or below the
    middle.
    """
    x, y = seat_.middle
    inset = 14
    if seat_.x + seat_.width <= centre.x:
        x = seat_.x + seat_.width - inset
    elif seat_.x >= centre.x + centre.width:
        x = seat_.x + inset
    if seat_.y + seat_.height <= centre.y:
        y = seat_.y + seat_.height - inset
    elif seat_.y >= centre.y + centre.height:
        y = seat_.y + inset
    return x, y
