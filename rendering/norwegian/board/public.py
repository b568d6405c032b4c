"""The table that everybody sees."""

from __future__ import annotations

from games.norwegian.view import NorwegianView, Phase
from rendering.norwegian.board.middle import Spots, middle
from rendering.norwegian.board.others_hands import HandSpot
from rendering.norwegian.board.seats import card_at_end, seat
from rendering.norwegian.board.sentences import alt
from rendering.norwegian.board.words import question
from rendering.norwegian.layout import HEIGHT, WIDTH, Box, Table, around
from rendering.norwegian.pieces import piles, signs
from rendering.norwegian.pieces.palette import PALETTE
from rendering.norwegian.pieces.table import table
from rendering.norwegian.pieces.trophy import trophy
from rendering.scene.frame import foot
from rendering.scene.scene import MUST_READ, Place, Point, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_NARROW = 800
"""Width of the middle below which the stacks lie under the pile and not beside it."""


def board(
    view: NorwegianView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the whole table."""
    plan = around(len(view.players))
    spot = HandSpot.BELOW if plan.tall else HandSpot.RIGHT
    shapes: list[Place | Text] = [*header(view, names, texts, theme)]
    over = view.phase is Phase.OVER
    card = card_at_end(view, plan, spot, texts) if over else plan.card
    for player, place in zip(view.players, plan.seats, strict=True):
        shapes += seat(view, player, place, card, spot, names, texts, theme)
    spots = spots_in(plan.centre)
    if over:
        shapes += _victory(view, plan, names, texts, theme)
    else:
        shapes += attack(view, plan.seats, plan.centre)
        shapes += middle(view, spots, texts, theme)
    shapes += foot(footer, theme, WIDTH, HEIGHT - 42, MUST_READ)
    return Scene(table(plan.centre), tuple(shapes), alt(view, names, texts, theme), PALETTE)


def header(
    view: NorwegianView, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Say which turn it is and what the table waits for, and warn when few are left (N28)."""
    turn = (
        texts("norwegian-picture-turn", turn=view.turn)
        if view.turn
        else texts("norwegian-picture-exchange")
    )
    warned = view.goes_round and view.phase is not Phase.OVER
    left = texts("norwegian-picture-left", left=view.turns_left) if warned else ""
    return [
        Place(signs.badge(turn, 226, 84, left), 16, 9, role=Role.CUE),
        Text(question(view, names, texts), 258, 4, 920, 40, theme.ink, 34, lines=2, height=94,
             bold=True, rim="#15101a", rim_width=2, role=Role.CUE),
    ]  # fmt: skip


def spots_in(centre: Box) -> Spots:
    """Place pile, stacks and sign in the middle of the table."""
    x, y = centre.middle
    if centre.width < _NARROW:
        return Spots(
            pile=(x, centre.y + 160),
            card=136,
            reach=400,
            way=(centre.width - 60, 300),
            stock=(centre.x + 40, centre.y + 288),
            burnt=(centre.x + centre.width - 40 - 80, centre.y + 288),
            small=80,
            sign=(x - 128, centre.y + 306, 256, 200),
        )
    width = min(184, round((centre.height - 150) / 1.42))
    small = 108
    top = y - 118
    return Spots(
        pile=(x, y),
        card=width,
        reach=width * 2.8,
        way=(600, centre.height - 44),
        stock=(centre.x + 42, top),
        burnt=(centre.x + 42 + small + 26, top),
        small=small,
        sign=(centre.x + centre.width - 296, y - 122, 256, 240),
    )


def attack(view: NorwegianView, seats: tuple[Box, ...], centre: Box) -> list[Place | Text]:
    """Draw the arrow from whoever attacks with an ace to the target."""
    if view.attack is None or view.attack.target is None:
        return []
    start = _edge(seats[view.attack.attacker], centre)
    end = _edge(seats[view.attack.target], centre)
    return strike(start, end, centre.middle)


def strike(start: Point, end: Point, around_: Point) -> list[Place | Text]:
    """Draw an arrow between two points, bent towards a third."""
    x, y = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2
    bend = x + (around_[0] - x) * 0.5 - start[0], y + (around_[1] - y) * 0.5 - start[1]
    arrow, (left, top) = piles.strike(
        round(end[0] - start[0]), round(end[1] - start[1]), (round(bend[0]), round(bend[1]))
    )
    return [Place(arrow, start[0] + left, start[1] + top, role=Role.CUE)]


def _edge(seat_: Box, centre: Box) -> Point:
    """Return the point of a place that is nearest to the middle of the table, a corner perhaps."""
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


def _victory(
    view: NorwegianView, plan: Table, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    winners = tuple(theme.seats[winner] for winner in view.ranking[0])
    alone = len(winners) == 1
    words = names[view.ranking[0][0]] if alone else texts("norwegian-picture-shared")
    width = min(plan.centre.width - 20, 760)
    drawing = trophy(winners, words, theme, width, plan.centre.height - 16)
    x, y = plan.centre.middle
    return [Place(drawing, x - width / 2, y - drawing.height / 2)]
