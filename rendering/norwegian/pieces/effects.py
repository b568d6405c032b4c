"""What the special cards do, as pictures: a gull, an anchor stone, a salmon, a fire, an axe."""

from __future__ import annotations

from games.norwegian.content import Rank
from rendering.scene.scene import Ellipse, Line, Polygon
from rendering.shapes.curves import arc, mirrored, moved, smooth
from rendering.shapes.motif import RIM, Motif, both, solid

_WING = smooth(((2, 2), (10, -18), (26, -34), (50, -40), (42, -24), (34, -12), (24, 2), (10, 14)))
_GULL: Motif = (
    *(solid(points, "#fffdf4", "#a9bccf") for points in both((*_WING, (2, 14)))),
    *(Polygon(tip, "#3a4658") for tip in both(((34, -38), (50, -40), (42, -24)))),
    solid(((-8, 22), (8, 22), (14, 44), (0, 36), (-14, 44)), "#eef4fa", "#9db0c4"),
    solid(smooth(mirrored(((0, -24), (9, -14), (12, 4), (8, 24), (0, 30))), closed=True),
          "#fffdf4", "#c4d2de"),
    *(Ellipse(x, -13, 2.2, 2.6, RIM) for x in (-4.5, 4.5)),
    Polygon(((-4, -9), (4, -9), (0, 2)), "#f0a020", RIM, 2),
)  # fmt: skip

_STONE: Motif = (
    Line(((0, -46), (0, -22)), RIM, 9),
    Line(((0, -46), (0, -22)), "#d9b06a", 5),
    *(Line(rope, RIM, 8) for rope in both(((0, -24), (22, -8)))),
    *(Line(rope, "#d9b06a", 4.4) for rope in both(((0, -24), (22, -8)))),
    solid(smooth(((-30, -2), (-18, -14), (4, -17), (26, -10), (38, 8), (34, 32), (14, 44),
                  (-16, 42), (-36, 28), (-39, 10)), closed=True), "#c8ccd8", "#5c6276", 4),
    Line(((0, -4), (0, 28)), "#2e3344", 8),
    Line(((-13, 16), (0, 30), (13, 16)), "#2e3344", 8),
    Line(smooth(((-28, 4), (-20, -6), (-10, -9))), "#f4f6fa", 4),
)  # fmt: skip

_BODY = smooth(
    ((-40, 18), (-34, -6), (-14, -26), (12, -32), (34, -22), (46, -2), (30, -6), (14, -6), (-4, 2),
     (-18, 16), (-26, 28)), closed=True,
)  # fmt: skip
_SALMON: Motif = (
    *(Line(smooth(((x, y), (x + 10, y - 6), (x + 20, y), (x + 30, y - 6))), "#3f7fb0", 5)
      for x, y in ((-46, 42), (14, 38))),
    Line(arc(0, 40, 26, 6, 180, 360), "#3f7fb0", 4),
    solid(((-36, 16), (-46, 38), (-30, 32), (-18, 42), (-24, 22)), "#f0907a", "#a03a34"),
    solid(((-4, -30), (10, -46), (20, -30)), "#f0907a", "#a03a34"),
    solid(_BODY, "#ffc0a4", "#c8504a"),
    Line(smooth(((-30, 6), (-16, -12), (10, -20), (30, -16))), "#fff0e4", 4),
    *(Ellipse(x, y, 2.4, 2.4, "#8a2c30") for x, y in ((-18, -8), (-6, -16), (6, -22), (16, -18))),
    solid(((8, -6), (2, 8), (18, -4)), "#f0907a", "#a03a34", 2.4),
    Ellipse(34, -13, 4, 4, "#fffdf4", RIM, 2),
    Ellipse(35, -13, 1.8, 1.8, RIM),
)  # fmt: skip

_BLAZE = (
    (0, 30), (-24, 24), (-32, 2), (-22, -16), (-20, -30), (-8, -18), (-4, -48), (10, -28),
    (18, -34), (24, -12), (32, 6), (24, 24),
)  # fmt: skip
_FIRE: Motif = (
    solid(smooth(_BLAZE, closed=True), "#ff8a3a", "#c8281c"),
    Polygon(smooth(moved(_BLAZE, 1, 10, scale=0.66), closed=True), "#ffc23a"),
    Polygon(smooth(moved(_BLAZE, 1, 18, scale=0.36), closed=True), "#fff3b0"),
    *(Line(log, RIM, 15) for log in both(((-34, 44), (30, 26)))),
    *(Line(log, "#8a5a30", 10) for log in both(((-34, 44), (30, 26)))),
    *(Ellipse(x, 44, 4.4, 4.4, "#e8c08a") for x in (-34, 34)),
)

_AXE: Motif = (
    *(Line(line, "#c8283ca0", 4) for line in (
        ((-48, -30), (-24, -34)), ((-50, -12), (-30, -14)), ((-44, 8), (-30, 6)))),
    Line(((-20, 46), (22, -42)), RIM, 12),
    Line(((-20, 46), (22, -42)), "#b07a44", 7),
    *(Line(((x, y), (x + 7, y + 4)), "#5a3218", 3) for x, y in ((-18, 32), (-14, 24))),
    solid((*smooth(((6, -26), (22, -22), (38, -32), (46, -40))), *smooth(((46, -40), (52, -14),
           (44, 12), (30, 24))), *smooth(((30, 24), (30, 10), (16, 2), (-4, -4)))), "#f4f8ff",
          "#6a778c", 3.4),
    Line(smooth(((45, -30), (48, -12), (42, 6), (34, 16))), "#ffffff", 4),
    Line(smooth(((20, -8), (26, -14), (32, -10), (28, -2), (22, -2))), "#3c4860", 3),
)  # fmt: skip

EFFECTS: dict[Rank, Motif] = {
    Rank.TWO: _GULL,
    Rank.SEVEN: _STONE,
    Rank.EIGHT: _SALMON,
    Rank.TEN: _FIRE,
    Rank.ACE: _AXE,
}
"""Free as a bird, weighed down, leapt over, burnt, attacked."""
