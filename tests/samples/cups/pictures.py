"""Cups as pictures: the cups on the table, and the pages of the rules."""

from __future__ import annotations

from functools import partial

from tabletop.pictures import Place, Scene, Texts, Theme, either, sentence
from tests.samples.cups.rules import CupsView, Phase
from tests.samples.table import Shapes, disc, seat_row, sheet_of, table

__all__ = ["lesson", "scene"]

lesson = partial(sheet_of, "cups", ((1, 2, 3, 4, 5), (5, 4)))


def _board(
    view: CupsView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show every cup: large on the table, or small above the seat that has it."""
    shapes: Shapes = []
    for at, owner in enumerate(view.owners):
        if owner is None:
            shapes.append(Place(disc(at + 1, 180), 85 + at * 210, 180))
        else:
            colour = theme.seats[owner].colour
            shapes.append(Place(disc(at + 1, 110, colour), 120 + at * 210, 420))
    for player in view.players:
        asked = view.phase is Phase.TAKE and player.seat == view.active
        won = player.seat in view.winners
        shapes += seat_row(player.seat, player.points, names, theme, asked=asked, won=won)
    told = _told(view, names, texts)
    return table(shapes, told, _alt(told, view, names, texts), footer, theme)


def _told(view: CupsView, names: tuple[str, ...], texts: Texts) -> str:
    if view.phase is Phase.TAKE:
        return texts("cups-asked", seat=names[view.active])
    return texts("cups-ended", seats=", ".join(names[seat] for seat in view.winners))


def _alt(told: str, view: CupsView, names: tuple[str, ...], texts: Texts) -> str:
    """Describe everything in the picture."""
    cups = (
        texts("cups-alt-left", cup=at)
        if owner is None
        else texts("cups-alt-taken", cup=at, seat=names[owner])
        for at, owner in enumerate(view.owners, 1)
    )
    players = (
        texts("cups-alt-player", seat=names[player.seat], points=player.points)
        for player in view.players
    )
    return " ".join(sentence(part) for part in (told, *cups, *players))


scene = either(_board, _board)
