"""The display face: capitals of upright and slanting strokes, as one carves them in stone."""

from __future__ import annotations

import unicodedata

from rendering.scene.scene import Colour, Line, Point

_APOSTROPHE = "\N{RIGHT SINGLE QUOTATION MARK}"
_STROKES: dict[str, tuple[float, tuple[str, ...]]] = {
    "A": (0.60, ("0,1 .30,0 .60,1", ".14,.56 .48,.74")),
    "B": (0.46, ("0,0 0,1", "0,0 .40,.24 0,.48", "0,.48 .46,.75 0,1")),
    "C": (0.46, (".46,.02 0,.5 .46,.98",)),
    "D": (0.50, ("0,0 0,1", "0,0 .50,.5 0,1")),
    "E": (0.42, ("0,0 0,1", "0,0 .42,.14", "0,.44 .36,.56", "0,1 .42,.86")),
    "F": (0.42, ("0,0 0,1", "0,.04 .42,.18", "0,.42 .36,.56")),
    "G": (0.50, (".48,.04 0,.5 .40,1 .48,.6 .26,.52",)),
    "H": (0.50, ("0,0 0,1", ".50,0 .50,1", "0,.40 .50,.60")),
    "I": (0.02, (".01,0 .01,1",)),
    "J": (0.30, (".30,0 .30,.76 0,1",)),
    "K": (0.46, ("0,0 0,1", ".44,0 0,.5 .46,1")),
    "L": (0.42, ("0,0 0,1 .42,.82",)),
    "M": (0.66, ("0,1 0,0 .33,.46 .66,0 .66,1",)),
    "N": (0.50, ("0,1 0,0 .50,1 .50,0",)),
    "O": (0.54, (".27,0 .54,.5 .27,1 0,.5 .27,0",)),
    "P": (0.44, ("0,0 0,1", "0,0 .44,.27 0,.56")),
    "Q": (0.56, (".27,0 .54,.5 .27,1 0,.5 .27,0", ".28,.66 .56,1")),
    "R": (0.46, ("0,0 0,1", "0,0 .44,.26 0,.52 .46,1")),
    "S": (0.44, (".44,.02 0,.30 .44,.68 0,.98",)),
    "T": (0.54, (".27,0 .27,1", "0,.20 .27,0 .54,.20")),
    "U": (0.50, ("0,0 0,.72 .25,1 .50,.72 .50,0",)),
    "V": (0.58, ("0,0 .29,1 .58,0",)),
    "W": (0.82, ("0,0 .21,1 .41,.36 .61,1 .82,0",)),
    "X": (0.52, ("0,0 .52,1", ".52,0 0,1")),
    "Y": (0.54, ("0,0 .27,.5 .54,0", ".27,.5 .27,1")),
    "Z": (0.48, ("0,.10 .48,0 0,1 .48,.90",)),
    "0": (0.48, (".24,0 .48,.5 .24,1 0,.5 .24,0",)),
    "1": (0.24, ("0,.24 .22,0 .22,1",)),
    "2": (0.48, ("0,.22 .24,0 .46,.26 0,1 .48,.88",)),
    "3": (0.44, ("0,.02 .42,.14 .12,.46 .44,.70 0,1",)),
    "4": (0.50, (".36,1 .36,0 0,.64 .50,.76",)),
    "5": (0.44, (".42,.02 .04,.08 .02,.46 .44,.66 0,1",)),
    "6": (0.46, (".36,0 0,.64 .22,1 .46,.70 .08,.52",)),
    "7": (0.46, ("0,.12 .46,0 .14,1",)),
    "8": (0.46, (".23,.47 .04,.22 .23,0 .42,.22 .23,.47 0,.75 .23,1 .46,.75 .23,.47",)),
    "9": (0.46, (".10,1 .46,.36 .24,0 0,.30 .38,.48",)),
    "-": (0.28, ("0,.46 .28,.56",)),
    _APOSTROPHE: (0.08, (".08,0 0,.22",)),
    "!": (0.04, (".02,0 .02,.64", ".02,.92 .02,.94")),
    " ": (0.24, ()),
}
_ACCENTS = {
    "\u0301": (".06,-.14 .24,-.28",),
    "\u0300": ("-.10,-.28 .08,-.14",),
    "\u0302": ("-.14,-.12 0,-.28 .14,-.12",),
    "\u0308": ("-.12,-.2 -.12,-.18", ".12,-.2 .12,-.18"),
    "\u0327": (".04,1.06 -.08,1.26",),
}
_GAP = 0.26


def carved(
    words: str, x: float, y: float, height: float, colour: Colour, width: float
) -> tuple[Line, ...]:
    """Carve words with their upper left corner at ``x, y``; unknown letters are left out."""
    lines: list[Line] = []
    for letter, marks in _letters(words):
        span, strokes = _STROKES[letter]
        lines.extend(Line(_placed(stroke, x, y, height), colour, width) for stroke in strokes)
        middle = x + span / 2 * height
        lines.extend(Line(_placed(mark, middle, y, height), colour, width) for mark in marks)
        x += (span + _GAP) * height
    return tuple(lines)


def carved_width(words: str, height: float) -> float:
    """Return how wide words are when carved, from edge to edge."""
    spans = [_STROKES[letter][0] + _GAP for letter, _ in _letters(words)]
    return max(0.0, sum(spans) - _GAP) * height


def can_carve(words: str) -> bool:
    """Whether every letter of the words can be carved."""
    plain = unicodedata.normalize("NFD", words.upper().replace("'", _APOSTROPHE))
    return all(sign in _STROKES or sign in _ACCENTS for sign in plain)


def _letters(words: str) -> list[tuple[str, tuple[str, ...]]]:
    letters: list[tuple[str, tuple[str, ...]]] = []
    for sign in unicodedata.normalize("NFD", words.upper().replace("'", _APOSTROPHE)):
        if sign in _STROKES:
            letters.append((sign, ()))
        elif sign in _ACCENTS and letters:
            letters[-1] = (letters[-1][0], letters[-1][1] + _ACCENTS[sign])
    return letters


def _placed(stroke: str, x: float, y: float, height: float) -> tuple[Point, ...]:
    pairs = (pair.split(",") for pair in stroke.split(" "))
    return tuple((x + float(across) * height, y + float(down) * height) for across, down in pairs)
