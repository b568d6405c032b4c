"""A seat: its Viking and lamp, its bracelets and their value."""

from __future__ import annotations

from collections import Counter

from games.vikings.view import Player, VikingsView
from rendering.scene.scene import PUBLIC_DECIDES, Colour, Drawing, Place, Role, Text, centred
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import bubble, tick
from rendering.vikings.board.moods import mood_of
from rendering.vikings.layout import TIMES
from rendering.vikings.pieces import cards, figures, furniture

Shapes = list[Place | Text]

_TWO_DIGITS = 10


def border_of(view: VikingsView, player: Player, theme: Theme) -> Colour:
    """Return the border colour of a seat that has the turn or has won, or is asked; else empty.

    A seat that has answered still counts as asked.
    """
    if player.seat in view.winners or view.active == player.seat:
        return theme.lamp
    return theme.asked if any(wait.seat == player.seat for wait in view.waiting) else ""


def lamp_of(view: VikingsView, player: Player, theme: Theme) -> Drawing | None:
    """Return the sign of a seat: a lantern for the turn, a bubble if asked, a tick if answered.

    The turn goes first. None for all others.
    """
    waiting = next((wait for wait in view.waiting if wait.seat == player.seat), None)
    if view.active == player.seat:
        return furniture.lantern(90)
    if waiting is not None:
        return tick(64, theme.asked) if waiting.answered else bubble(64, theme.asked)
    return None


def portrait(
    view: VikingsView, player: Player, x: float, y: float, size: int, theme: Theme
) -> Shapes:
    """Draw a seat's Viking around a point, in its mood, its lamp (if any) at the shield's edge.

    A face that looks otherwise is no change of the game, so it is no piece.
    """
    figure = figures.viking(theme.seats[player.seat], size, mood_of(view, player))
    shapes: Shapes = [Place(figure, x - size / 2, y + size * 0.5 - figure.height, role=Role.CUE)]
    lamp = lamp_of(view, player, theme)
    if lamp is not None:
        shapes.append(centred(lamp, x + size * 0.36, y + size * 0.36, role=Role.CUE))
    return shapes


def counts(player: Player, x: float, y: float, theme: Theme) -> Shapes:
    """Draw a seat's numbers of bracelets and of cards in hand, on a line whose middle is ``y``."""
    further = 20 if player.bracelets >= _TWO_DIGITS else 0
    return [
        Place(figures.bracelet_plain(56), x, y - 28),
        _counter(player.bracelets, x + 60, y, 60, f"bracelets {player.seat}", theme),
        Place(cards.back(theme.seats[player.seat], 40), x + 106 + further, y - 28),
        _counter(player.hand, x + 152 + further, y, 30, f"cards {player.seat}", theme),
    ]


def _counter(count: int, x: float, y: float, width: float, of: str, theme: Theme) -> Text:
    return Text(str(count), x, y - 30, width, PUBLIC_DECIDES, theme.ink, height=60, bold=True,
                role=Role.COUNTER, of=of)  # fmt: skip


def by_value(
    values: tuple[int, ...],
    x: float,
    y: float,
    pitch: tuple[float, float],
    columns: int,
    theme: Theme,
    size: int = 84,
) -> Shapes:
    """Draw bracelets by rising value, each value once, with their number if there are several.

    They fill rows of ``columns`` each, ``pitch`` pixels apart across and down.
    """
    shapes: Shapes = []
    for n, (value, count) in enumerate(sorted(Counter(values).items())):
        left, top = x + n % columns * pitch[0], y + n // columns * pitch[1]
        shapes.append(Place(figures.bracelet(value, size, PUBLIC_DECIDES), left, top))
        if count > 1:
            shapes.append(
                Text(f"{TIMES}{count}", left + size - 2, top + 8, pitch[0] - size,
                     PUBLIC_DECIDES, theme.ink, height=size, bold=True)
            )  # fmt: skip
    return shapes
