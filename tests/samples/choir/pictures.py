"""Choir as pictures: the verse, the viewer's note, and the pages of the rules."""

from __future__ import annotations

from functools import partial

from tabletop.pictures import Place, Role, Scene, Text, Texts, Theme, either, sentence
from tests.samples.choir.rules import NOTES, VERSES, ChoirView, Phase
from tests.samples.table import Shapes, disc, seat_row, sheet_of, table

__all__ = ["lesson", "scene"]

lesson = partial(sheet_of, "choir", ((1, 2, 3), (2, 2)))


def _board(
    view: ChoirView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Show the verse, the notes with the viewer's own raised, and the seats."""
    verse = texts("choir-verse", round=view.round, rounds=VERSES)
    shapes: Shapes = [Text(verse, 300, 150, 600, 52, theme.lamp, align="centre", role=Role.CUE)]
    for note in range(1, NOTES + 1):
        raised = 60 if note == view.note else 0
        shapes.append(Place(disc(note, 180), 255 + (note - 1) * 255, 330 - raised))
    owing = {one.seat for one in view.waiting if not one.answered}
    for player in view.players:
        asked, won = player.seat in owing, player.seat in view.winners
        shapes += seat_row(player.seat, player.points, names, theme, asked=asked, won=won)
    told = _told(view, names, texts)
    return table(shapes, told, _alt(told, verse, view, names, texts), footer, theme)


def _told(view: ChoirView, names: tuple[str, ...], texts: Texts) -> str:
    if view.phase is Phase.SING:
        return texts("choir-asked", count=sum(not one.answered for one in view.waiting))
    return texts("choir-ended", seats=", ".join(names[seat] for seat in view.winners))


def _alt(told: str, verse: str, view: ChoirView, names: tuple[str, ...], texts: Texts) -> str:
    """Describe everything in the picture."""
    own = () if view.note is None else (texts("choir-alt-note", note=view.note),)
    owing = {one.seat for one in view.waiting if not one.answered}
    players = (
        texts(
            "choir-alt-player",
            seat=names[player.seat],
            points=player.points,
            asked="yes" if player.seat in owing else "no",
        )
        for player in view.players
    )
    return " ".join(sentence(part) for part in (told, verse, *own, *players))


scene = either(_board, _board)
