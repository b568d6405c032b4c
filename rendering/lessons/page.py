"""A page of the rules: panels in a grid, or one picture and what its parts are called."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

import msgspec

from rendering.lessons.cut import fitted
from rendering.paint.lettering import measured
from rendering.scene.alt_text import first_to_fit, sentence
from rendering.scene.scene import MUST_READ, Colour, Drawing, Place, Point, Scene, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.lesson_sheet import WIDTH, caption, pointing, sheet, step

HEIGHT = 640
_EDGE, _GAP, _INSET, _PAD = 12, 10, 10, 5
_LINE, _TIGHT = 44, 40
"""Height of a line of words, and of one where there is little room, in pixels."""
_LEADING = 1.16
"""Of a line, in sizes of its type."""
_TITLE, _TITLE_LINE = 58, 48
"""Height of a title of one line, and of each of several."""
_NUMBER, _BESIDE_SIGN = 54, 6
"""Size of a number, and what is left free between it and the title."""
_NARROW = 240
"""Panels less wide have no room for a title beside its number."""
_DISC = "#f2c04a"

Area = tuple[int, int, int, int]
"""Left, top, width and height in pixels."""
Room = tuple[float, float, float, float]
"""The same, of what lies on a sheet."""
_ALL: Area = (_EDGE, _EDGE, WIDTH - 2 * _EDGE, HEIGHT - 2 * _EDGE)

Shapes = list[Place | Text]
Row = tuple[Drawing | str, ...]
"""Drawings and signs, side by side."""


class Panel(msgspec.Struct, frozen=True):
    """A part of a page: a title, something to look at, and what it means."""

    words: str = ""
    title: str = ""
    number: int = 0
    """Of a step, where the order matters."""
    sign: Drawing | None = None
    """Stands before the title."""
    art: tuple[Row, ...] = ()
    """Rows, one above the other."""
    beside: int = 0
    """Width of what is shown beside the words, where not as in the page's other panels."""
    shown: str = ""
    """What the art is, for the description of a panel without a title."""

    @property
    def told(self) -> str:
        """The panel in a sentence: its number, its title (else what is shown), and its words."""
        count = f"{self.number}. " if self.number else ""
        return sentence(
            count + " \N{EN DASH} ".join(filter(None, (self.title or self.shown, self.words)))
        )


class Callout(msgspec.Struct, frozen=True):
    """What a part of a picture is called, and a point in that picture."""

    words: str
    at: Point


class Page(msgspec.Struct, frozen=True):
    """What lies on a page, and the same in sentences."""

    shapes: tuple[Place | Text, ...]
    told: tuple[str, ...]


class Look(msgspec.Struct, frozen=True):
    """How a game's pages look, and its words."""

    theme: Theme
    fill: Colour
    edge: Colour

    def grid(
        self, panels: Sequence[Panel], columns: int, *, lines: int = 2, beside: int = 0
    ) -> Page:
        """Lay panels out in rows of equal size, with room for ``lines`` of words in each.

        The words stand below what is shown, or right of it, which then is ``beside`` wide.
        """
        return self._page(panels, self._laid_out(panels, columns, _ALL, lines, beside))

    def columns(self, *parts: tuple[float, Sequence[Panel], int], lines: int = 2) -> Page:
        """Lay panels below one another in columns.

        Each part has a share of the width, its panels, and the width of what is shown beside the
        words, or 0 where they stand below it. ``lines`` is the room for words below a picture.
        """
        x, y, wide, high = _ALL
        shapes: Shapes = []
        room = wide - (len(parts) - 1) * _GAP
        for share, panels, beside in parts:
            each = round(room * share)
            shapes += self._laid_out(panels, 1, (x, y, each, high), lines, beside)
            x += each + _GAP
        return self._page([panel for _, panels, _ in parts for panel in panels], shapes)

    def below(
        self, large: Panel, panels: Sequence[Panel], *, share: float, beside: int = 0
    ) -> Page:
        """Lay one large panel above, over a share of the height, and others in a row below.

        ``beside`` is the width of what is shown beside the words in the row; 0: the words stand
        below. The large one has one line of words.
        """
        x, y, wide, high = _ALL
        top = round((high - _GAP) * share)
        low = (x, y + top + _GAP, wide, high - top - _GAP)
        shapes = self._filled(large, (x, y, wide, top), 1, 0)
        shapes += self._laid_out(panels, len(panels), low, 2, beside)
        return self._page((large, *panels), shapes)

    def _page(self, panels: Sequence[Panel], shapes: Shapes) -> Page:
        return Page(tuple(shapes), tuple(panel.told for panel in panels))

    def _laid_out(
        self, panels: Sequence[Panel], columns: int, area: Area, lines: int, beside: int
    ) -> Shapes:
        """Lay out panels row by row in equal cells, in ``columns`` columns of an area.

        ``lines`` is the room for words below the art, ``beside`` the width of the art left of the
        words, 0 to stack them. A short last row begins at the left.
        """
        left, top, across, down = area
        rows = -(-len(panels) // columns)
        wide = (across - (columns - 1) * _GAP) // columns
        high = (down - (rows - 1) * _GAP) // rows
        shapes: Shapes = []
        for place, panel in enumerate(panels):
            x = left + place % columns * (wide + _GAP)
            y = top + place // columns * (high + _GAP)
            shapes += self._filled(panel, (x, y, wide, high), lines, beside)
        return shapes

    def _filled(self, panel: Panel, place: Area, lines: int, beside: int) -> Shapes:
        """Lay a sheet and put the panel on it: everything stacked, or the art left of the words.

        ``beside`` is the width of the art (a panel's own goes first), 0 to stack them. A title too
        long to stand above the words is set over the whole width.
        """
        x, y, wide, high = place
        shapes: Shapes = [Place(sheet(wide, high, self.fill, self.edge), x, y)]
        left, top, across = x + _INSET, y + _PAD, wide - 2 * _INSET
        down = high - 2 * _PAD
        if not beside:
            return shapes + self._stacked(panel, (left, top, across, down), lines)
        shown = panel.beside or beside
        right, room = left + shown + 14, across - shown - 14
        if measured(panel.title, MUST_READ, bold=True) > room:
            shapes += self._titled(panel, (left, top, across, _TITLE), "left")
            panel = msgspec.structs.replace(panel, title="")
            top, down = top + _TITLE, down - _TITLE
        shapes += laid(panel.art, (left, top, shown, down))
        return shapes + self._written(panel, (right, top, room, down))

    def _stacked(self, panel: Panel, room: Room, lines: int) -> Shapes:
        """Draw a panel in a room: title, picture, and at most ``lines`` of words below.

        Without a picture the words have all the room; without words the picture has.
        """
        x, y, wide, high = room
        top = _title_height(panel, wide)
        low = lines * _LINE + 4 if panel.art else high - top
        low = low if panel.words else 0
        shapes = self._titled(panel, (x, y, wide, top), "centre")
        shapes += laid(panel.art, (x, y + top, wide, high - top - low))
        if panel.words:
            shapes.append(
                caption(panel.words, x, y + high - low, wide, self.theme.ink, size=38, lines=lines,
                        height=low, align="centre")
            )  # fmt: skip
        return shapes

    def _written(self, panel: Panel, room: Room) -> Shapes:
        """Draw a panel's title and below it its words, flush left, in as many lines as fit."""
        x, y, wide, high = room
        top = _title_height(panel, wide)
        lines = max(1, int((high - top) / _TIGHT))
        size = min(38, int((high - top) / lines / _LEADING))
        shapes = self._titled(panel, (x, y, wide, top), "left")
        if panel.words:
            shapes.append(
                caption(panel.words, x, y + top, wide, self.theme.ink, size=size, lines=lines,
                        height=high - top)
            )  # fmt: skip
        return shapes

    def _titled(
        self,
        panel: Panel,
        room: Room,
        align: Literal["left", "centre"],
    ) -> Shapes:
        """Draw a panel's title (if it has one) with its number or sign at the left.

        In a narrow room a number stands above it. A title beside a number is always set to the
        left.
        """
        shapes: Shapes = []
        x, y, wide, high = room
        sign = _sign(panel)
        if sign is not None and _stands_above(panel, wide):
            shapes.append(centred(sign, x + wide / 2, y + sign.height / 2))
            y, high = y + sign.height, high - sign.height
        elif sign is not None:
            shapes.append(Place(sign, x, y + 2))
            x, wide = x + sign.width + _BESIDE_SIGN, wide - sign.width - _BESIDE_SIGN
            align = "left" if panel.number else align
        if panel.title:
            shapes.append(
                caption(panel.title, x, y, wide, self.theme.lamp, size=42,
                        lines=max(1, int(high // _TITLE_LINE)), height=high, align=align)
            )  # fmt: skip
        return shapes

    def named(self, picture: Drawing, callouts: Sequence[Callout], *extra: Panel) -> Page:
        """Show a picture on the left and on the right what its parts are called, with pointers.

        The callouts are ordered by the height of their points. ``extra`` panels follow below the
        callouts; those without words are left out of the sentences.
        """
        high = HEIGHT - 2 * _EDGE
        small = fitted(picture, 600, high)
        share = small.width / picture.width
        top = _EDGE + (high - small.height) / 2
        shapes: Shapes = [Place(small, _EDGE, top)]
        left = _EDGE + small.width + 44
        wide, count = WIDTH - left - _EDGE, len(callouts) + len(extra)
        each = (high - (count - 1) * _GAP) // count
        ordered = sorted(callouts, key=lambda callout: callout.at[1])
        for number, callout in enumerate(ordered):
            y = _EDGE + number * (each + _GAP)
            end = _EDGE + callout.at[0] * share, top + callout.at[1] * share
            shapes += [
                pointing((left + 8, y + each / 2), end, self.theme.lamp),
                Place(sheet(wide, each, self.fill, self.edge), left, y),
                caption(callout.words, left + 24, y, wide - 44, self.theme.ink, size=40,
                        lines=max(1, each // _LINE), height=each),
            ]  # fmt: skip
        for number, panel in enumerate(extra, len(callouts)):
            y = _EDGE + number * (each + _GAP)
            shapes += self._filled(panel, (left, y, wide, each), 1, 0)
        told = (*(sentence(c.words) for c in ordered), *(p.told for p in extra if p.words))
        return Page(tuple(shapes), told)


def _sign(panel: Panel) -> Drawing | None:
    """Return a panel's number or sign, if it has one."""
    return step(panel.number, _NUMBER, _DISC) if panel.number else panel.sign


def _stands_above(panel: Panel, width: float) -> bool:
    """Return True if the number is above the title, since there is no room beside it."""
    return bool(panel.number) and width < _NARROW


def _title_height(panel: Panel, width: float) -> int:
    """Return how high a panel's title is, in pixels: 0 without title, number or sign.

    One that needs more than a line has two. In a narrow room the number above it is counted, too,
    and there a title has two lines always.
    """
    sign = _sign(panel)
    if not panel.title and sign is None:
        return 0
    if sign is not None and _stands_above(panel, width):
        return sign.height + 2 * _TITLE_LINE
    room = width - (sign.width + _BESIDE_SIGN if sign else 0)
    return _TITLE if measured(panel.title, MUST_READ, bold=True) <= room else 2 * _TITLE_LINE


def laid(art: tuple[Row, ...], room: Room) -> Shapes:
    """Place rows of drawings in the middle of a room (left, top, width, height), shrunk to fit.

    Drawings are never enlarged. Without rows there are no shapes; a row may not be empty. Strings
    in a row are signs between them, which are not shrunk.
    """
    x, y, wide, high = room
    shapes: Shapes = []
    heights = [max(map(_height, row)) for row in art]
    shrunk = min(1.0, (high - (len(art) - 1) * _GAP) / max(1, sum(heights)))
    y += (high - sum(heights) * shrunk - (len(art) - 1) * _GAP) / 2
    for row, tall in zip(art, heights, strict=True):
        gap = min(10.0, 24 / len(row))
        said = sum(_width(one) for one in row if isinstance(one, str))
        drawn = sum(one.width for one in row if not isinstance(one, str))
        share = min(shrunk, (wide - (len(row) - 1) * gap - said) / max(1, drawn))
        small = [
            one if isinstance(one, str) else fitted(one, one.width * share, tall) for one in row
        ]
        left = x + (wide - sum(map(_width, small)) - (len(row) - 1) * gap) / 2
        middle = y + tall * shrunk / 2
        for one in small:
            if isinstance(one, str):
                shapes.append(
                    caption(one, left, middle - 32, _width(one), "#f6ead2", size=48, height=64,
                            align="centre")
                )  # fmt: skip
            else:
                shapes.append(centred(one, left + one.width / 2, middle))
            left += _width(one) + gap
        y += tall * shrunk + _GAP
    return shapes


def _height(one: Drawing | str) -> int:
    return 64 if isinstance(one, str) else one.height


def _width(one: Drawing | str) -> int:
    return 27 * len(one) + 6 if isinstance(one, str) else one.width


class Book(msgspec.Struct, frozen=True):
    """The pages of a game's rules."""

    game: str
    ground: Callable[[], Drawing]
    sheet: tuple[Colour, Colour]
    """Fill and edge of what lies on the ground."""
    palette: tuple[Colour, ...]
    pages: tuple[Callable[[Look, Texts], Page], ...]

    def lesson(self, page: int, texts: Texts, theme: Theme) -> Scene:
        """Draw the picture of a page of the rules, counted from 1.

        Its alt text is the title and the sentences of the page, cut off at ``ALT_LIMIT``.

        Raises:
            LookupError: there is no such page.
        """
        if not 1 <= page <= len(self.pages):
            raise LookupError(page)
        shown = self.pages[page - 1](Look(theme, *self.sheet), texts)
        title = sentence(texts(f"{self.game}-rules-{page}-title"))
        told = first_to_fit((" ".join((title, *shown.told)),))
        return Scene(self.ground(), shown.shapes, told, self.palette)
