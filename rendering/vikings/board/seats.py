"""A seat wherever it is shown: its Viking and lamp, what it holds and what that is worth."""

from __future__ import annotations

from collections import Counter

from games.vikings.view import Phase, Player, VikingsView
from rendering.actors.faces import Mood
from rendering.scene.scene import DECIDES, Drawing, Place, Role, Text, centred
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import bubble, tick
from rendering.vikings.layout import TIMES
from rendering.vikings.pieces import cards, figures, furniture

Shapes = list[Place | Text]

_TWO_DIGITS = 10
_SPELT = 8
"""Bracelets whose values stand one by one on a seat's board."""


def state_of(view: VikingsView, player: Player, theme: Theme) -> tuple[str, Drawing | None]:
    """Tell the border of a seat's board and its lamp: active, asked, has answered, or neither."""
    waiting = next((wait for wait in view.waiting if wait.seat == player.seat), None)
    active = view.active == player.seat and view.phase is not Phase.OVER
    if active:
        return theme.lamp, furniture.lantern(90)
    if waiting is not None:
        return theme.asked, (tick(64, theme.asked) if waiting.answered else bubble(64, theme.asked))
    return "", None


def portrait(
    view: VikingsView, player: Player, x: float, y: float, size: int, theme: Theme
) -> Shapes:
    """Show a seat's Viking around a point, its lamp at the lower edge of the shield."""
    mood = Mood.GLAD if player.seat in view.winners else Mood.CALM
    figure = figures.viking(theme.seats[player.seat], size, mood)
    shapes: Shapes = [Place(figure, x - size / 2, y + size * 0.5 - figure.height)]
    _, lamp = state_of(view, player, theme)
    if lamp is not None:
        shapes.append(centred(lamp, x + size * 0.36, y + size * 0.36, role=Role.CUE))
    return shapes


def counts(player: Player, x: float, y: float, theme: Theme) -> Shapes:
    """Count a seat's bracelets and the cards in its hand, on a line whose middle is ``y``."""
    further = 20 if player.bracelets >= _TWO_DIGITS else 0
    return [
        Place(figures.bracelet_plain(56), x, y - 28),
        _counter(player.bracelets, x + 60, y, 60, theme),
        Place(cards.back(theme.seats[player.seat], 40), x + 106 + further, y - 28),
        _counter(player.hand, x + 152 + further, y, 30, theme),
    ]


def _counter(count: int, x: float, y: float, width: float, theme: Theme) -> Text:
    return Text(str(count), x, y - 30, width, 46, theme.ink, height=60, bold=True,
                role=Role.COUNTER)  # fmt: skip


def by_value(
    values: tuple[int, ...],
    x: float,
    y: float,
    pitch: tuple[float, float],
    columns: int,
    theme: Theme,
    size: int = 84,
) -> Shapes:
    """Show bracelets by their value, each with how many there are of it."""
    shapes: Shapes = []
    for n, (value, count) in enumerate(sorted(Counter(values).items())):
        left, top = x + n % columns * pitch[0], y + n // columns * pitch[1]
        shapes.append(Place(figures.bracelet(value, size), left, top))
        if count > 1:
            shapes.append(
                Text(f"{TIMES}{count}", left + size - 2, top + 8, pitch[0] - size, 42, theme.ink,
                     DECIDES, height=size, bold=True)
            )  # fmt: skip
    return shapes


def known(player: Player, x: float, y: float) -> Shapes:
    """Tell in a torc what bracelets the viewer knows a seat to hold; many are counted by value."""
    if not player.known:
        return []
    told = (
        " ".join(map(str, sorted(player.known)))
        if len(player.known) <= _SPELT
        else " ".join(f"{value}{TIMES}{count}" if count > 1 else str(value)
                      for value, count in player.known_by_value)
    )  # fmt: skip
    return [Place(figures.heap(told, 58), x, y)]
