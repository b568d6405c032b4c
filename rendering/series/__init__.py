"""The sheets of series: a bracket, a score sheet, a tally of wins, written on parchment."""

from __future__ import annotations

from typing import assert_never

from games.series.championship import Championship
from games.series.cursus import Cursus
from games.series.kinds import AnySeries
from games.series.match import Match
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.series.bracket import bracket
from rendering.series.score_sheet import score_sheet
from rendering.series.tally import tally


def scene(
    series: AnySeries, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str = ""
) -> Scene:
    """Return the picture of a series: bracket, score sheet or tally, by its kind.

    ``names`` are those of its entrants.
    """
    match series:
        case Championship():
            return bracket(series, names, texts, theme, footer)
        case Cursus():
            return score_sheet(series, names, texts, theme, footer)
        case Match():
            return tally(series, names, texts, theme, footer)
        case _:
            assert_never(series)


__all__ = ["scene"]
