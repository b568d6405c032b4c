"""The bracket of a championship: a column a stage, the winners written into the next one."""

from __future__ import annotations

from games.series.api import Entrant
from games.series.bracket import Meeting, Stage
from games.series.championship import Championship
from rendering.scene.scene import MUST_READ, Place, Role, Scene, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.series.parchment import (
    EDGE,
    FOOT,
    PALE_INK,
    TOP,
    WIDTH,
    Tone,
    footing,
    ground,
    heading,
    leading,
    name_plate,
    palette,
    plate,
)
from rendering.series.sentences import bracket_alt
from rendering.shapes.seat_marks import medal

_LEFT = EDGE + 34
_PLATE = 78
_PITCH = 92
"""Distance between two names of the first column, in pixels."""
_WAY = 38
"""Gap between two columns, in pixels."""
_HEAD = 56
"""Height of a column's heading, in pixels."""
_LEAST = 3
"""Least number of names that sets the picture's height."""
_FINAL = 2
"""Number of names in the column of the final."""


def bracket(
    series: Championship, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str = ""
) -> Scene:
    """Draw all columns of a championship, empty ones included: stages, final, and the winner.

    Lines lead from the names of a column to the next. The picture is as high as the first column
    needs. It has room for at least three names.
    """
    counts = _columns(len(series.stages[0].names))
    height = TOP + _HEAD + max(_LEAST, counts[0]) * _PITCH + FOOT + EDGE
    room = WIDTH - 2 * _LEFT
    width = (room - _WAY * (len(counts) - 1)) // len(counts)
    drawer = _Drawer(series, names, texts, theme, width)
    rows = [_rows(count, counts[0]) for count in counts]
    shapes: list[Place | Text] = []
    for column, count in enumerate(counts):
        shapes += drawer.head(column, count)
        if column + 1 < len(counts):
            shapes += drawer.ways(column, rows[column], rows[column + 1])
        shapes += drawer.column(column, rows[column], last=count == 1)
    shapes += heading(texts("series-picture-championship"), "")
    shapes += footing(footer, height)
    alt = bracket_alt(series, names, texts)
    return Scene(ground(height), tuple(shapes), alt, palette(theme))


def _columns(entrants: int) -> list[int]:
    """Return the number of names in each column, halved (rounded up) until the winner's has one."""
    counts = [entrants]
    while counts[-1] > 1:
        counts.append((counts[-1] + 1) // 2)
    return counts


def _rows(count: int, most: int) -> list[float]:
    """Return the y coordinates of a column's names, evenly over the first column's height.

    ``most`` is the number of names in the first column.
    """
    top = TOP + _HEAD + max(0, _LEAST - most) * _PITCH / 2
    return [top + most * _PITCH * (row + 0.5) / count for row in range(count)]


class _Drawer:
    """Draws the columns of one championship."""

    def __init__(
        self,
        series: Championship,
        names: tuple[str, ...],
        texts: Texts,
        theme: Theme,
        width: int,
    ) -> None:
        """Keep what is drawn; ``width`` is that of a column in pixels."""
        self._series = series
        self._names = names
        self._texts = texts
        self._theme = theme
        self._width = width

    def head(self, column: int, count: int) -> list[Text]:
        """Draw the title of a column: winner for one name, final for two, else the stage number."""
        if count == 1:
            words = self._texts("series-picture-winner")
        elif count == _FINAL:
            words = self._texts("series-picture-final")
        else:
            words = self._texts("series-picture-stage", stage=column + 1)
        return [
            Text(words, self._x(column), TOP, self._width, MUST_READ, PALE_INK, 0, "centre",
                 height=44, bold=True, role=Role.CUE)
        ]  # fmt: skip

    def column(self, column: int, rows: list[float], *, last: bool) -> list[Place | Text]:
        """Draw the names of a column, and empty plates if its stage has not begun.

        ``rows`` are the y coordinates of their middles; ``last`` is the winner's column.
        """
        stage = self._stage(column)
        x = self._x(column)
        shapes: list[Place | Text] = []
        for row, y in enumerate(rows):
            if last:
                shapes += self._winner(x, y)
            elif stage is None:
                blank = plate(self._width, _PLATE, Tone.EMPTY)
                shapes.append(Place(blank, x, y - _PLATE / 2))
            else:
                shapes += self._name(stage, stage.names[row], x, y)
        return shapes

    def ways(self, column: int, rows: list[float], onward: list[float]) -> list[Place]:
        """Draw lines from the names of a column (at ``rows``) to the next one's (at ``onward``).

        The line of a name that has advanced is golden. Before the stage begins neighbours lead to
        one place. One who is free counts as advanced.
        """
        stage = self._stage(column)
        x = self._x(column) + self._width - 6
        if stage is None:
            return [
                leading(x, y, onward[row // 2], _WAY + 8, taken=False) for row, y in enumerate(rows)
            ]
        next_of = self._next_of(stage)
        return [
            leading(x, y, onward[next_of[name]], _WAY + 8, taken=self._went_on(stage, name))
            for name, y in zip(stage.names, rows, strict=True)
        ]

    def _winner(self, x: float, y: float) -> list[Place | Text]:
        """Draw the plate of a championship's winner with a medal above.

        Before the end it is an empty plate.
        """
        if not self._series.ranking:
            return [Place(plate(self._width, _PLATE, Tone.EMPTY), x, y - _PLATE / 2)]
        (winner,) = self._series.ranking[0]
        mark = self._theme.seats[winner]
        return [
            *name_plate(self._names[winner], mark, x, y, self._width, _PLATE, Tone.AHEAD),
            centred(medal(1, 110), x + self._width / 2, y - 96),
        ]

    def _name(self, stage: Stage, name: Entrant, x: float, y: float) -> list[Place | Text]:
        """Draw the plate of a name in a stage, by how its match stands.

        Ahead: has won, or was free (which is noted); out: has lost, or has given up in the last
        stage; plain: still plays, draws so far being noted.
        """
        meeting = _meeting_of(stage, name)
        if meeting is None:
            tone = Tone.OUT if self._is_out(stage, name) else Tone.AHEAD
            note = self._texts("series-picture-free")
        elif meeting.winner is None:
            tone = Tone.OUT if self._is_out(stage, name) else Tone.PLAIN
            note = self._texts("series-picture-draws", count=meeting.draws) if meeting.draws else ""
        else:
            tone, note = (Tone.AHEAD if meeting.winner == name else Tone.OUT), ""
        mark = self._theme.seats[name]
        return name_plate(self._names[name], mark, x, y, self._width, _PLATE, tone, note)

    def _is_out(self, stage: Stage, name: Entrant) -> bool:
        """Return True if an entrant has given up and ``stage`` is the last one so far."""
        return stage is self._series.stages[-1] and name in self._series.gone

    def _next_of(self, stage: Stage) -> dict[Entrant, int]:
        """Return for each name of a stage the row of its match's winner in the next column.

        Rows go by the order of the upper names; one who is free has a row, too.
        """
        firsts = [meeting.upper for meeting in stage.meetings]
        if stage.free is not None:
            firsts.append(stage.free)
        firsts.sort(key=stage.names.index)
        row = {first: number for number, first in enumerate(firsts)}
        return row | {meeting.lower: row[meeting.upper] for meeting in stage.meetings}

    def _went_on(self, stage: Stage, name: Entrant) -> bool:
        meeting = _meeting_of(stage, name)
        return meeting is None or meeting.winner == name

    def _stage(self, column: int) -> Stage | None:
        stages = self._series.stages
        return stages[column] if column < len(stages) else None

    def _x(self, column: int) -> float:
        return _LEFT + column * (self._width + _WAY)


def _meeting_of(stage: Stage, name: Entrant) -> Meeting | None:
    return next((one for one in stage.meetings if name in (one.upper, one.lower)), None)
