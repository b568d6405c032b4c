"""The private picture of a seat, enlarged to what its question needs."""

from __future__ import annotations

from enum import Enum, auto

from msgspec.structs import replace

from games.vikings.view import Phase, VikingsView
from rendering.scene.scene import PUBLIC_DECIDES, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.vikings.board.arena import pieces as arena_pieces
from rendering.vikings.board.claim import claim
from rendering.vikings.board.corners import placed_around
from rendering.vikings.board.moods import shown
from rendering.vikings.board.plays import Shapes
from rendering.vikings.board.public import knocked
from rendering.vikings.board.sentences import action_name, alt
from rendering.vikings.layout import (
    ABOVE,
    ALONE,
    BESIDE,
    PRIVATE_HEIGHT,
    SHEET,
    TRAY,
    WIDTH,
    Ground,
)
from rendering.vikings.pieces import cards, figures
from rendering.vikings.pieces.landscape import nearby
from rendering.vikings.pieces.palette import NEAR

_TABLE = PRIVATE_HEIGHT - TRAY
"""Upper edge of the table that the hand lies on."""
_GAP = 10


class _Look(Enum):
    """What a private picture is about."""

    ARENA = auto()
    CLAIM = auto()
    HAND = auto()


_GROUNDS = {_Look.ARENA: ALONE, _Look.CLAIM: BESIDE, _Look.HAND: ABOVE}
_CLAIMS = frozenset({Phase.CHALLENGE, Phase.SHIELD, Phase.CHALLENGE_SHIELD})
_NAMED = frozenset({Phase.TARGET, Phase.SLAM})
"""Phases in which people are chosen."""


def _look(view: VikingsView) -> _Look:
    """Return which picture the viewer gets: an announcement or the arena if asked about it.

    If not asked, or asked to announce, they get their hand.
    """
    asked = any(wait.seat == view.viewer and not wait.answered for wait in view.waiting)
    if not asked or view.phase is Phase.ANNOUNCE:
        return _Look.HAND
    return _Look.CLAIM if view.phase in _CLAIMS else _Look.ARENA


def at_question(view: VikingsView, other: VikingsView) -> VikingsView | None:
    """Return the position of ``view`` with the phase and the waiting seats of ``other``.

    So its picture is enlarged as that of ``other`` is, and tells of clashes only if that one does.
    None if just one of them is the end of the game: the two have nothing in common.
    """
    if (view.phase is Phase.OVER) != (other.phase is Phase.OVER):
        return None
    clashes = view.clashes if shown(other) else ()
    return replace(view, phase=other.phase, waiting=other.waiting, clashes=clashes)


def panel(
    view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme, _footer: str
) -> Scene:
    """Draw the table as the viewing seat knows it, enlarged to what its question is about."""
    look = _look(view)
    ground = _GROUNDS[look]
    shapes: Shapes = [*arena_pieces(view, theme, ground)]
    match look:
        case _Look.ARENA:
            named = view.phase in _NAMED
            shapes += placed_around(view, names, theme, PRIVATE_HEIGHT, whole=named)
        case _Look.CLAIM:
            shapes += claim(view, names, texts, theme)
        case _Look.HAND:
            shapes += placed_around(view, names, theme, _TABLE, whole=True)
            shapes += _hand(view, texts, theme)
    shapes += _signs(view, look, ground)
    base = nearby(ground, view.arena)
    return Scene(base, tuple(shapes), alt(view, names, texts, theme), NEAR)


def _signs(view: VikingsView, look: _Look, ground: Ground) -> Shapes:
    """Draw a bracelet that was knocked loose, and an hourglass in the last turn, if any."""
    shapes: Shapes = []
    if view.knocked is not None:
        x, y = (WIDTH - 78, ground.y) if look is _Look.ARENA else (950, ground.y + 10)
        shapes += knocked(view.knocked, x, y)
    if view.last_turn:
        glass = figures.hourglass(86)
        low = ground.y + 5.5 * ground.side
        x, y = (SHEET - 100, 84) if look is _Look.CLAIM else (400, low - 96)
        shapes.append(Place(glass, x, y, role=Role.CUE))
    return shapes


def _hand(view: VikingsView, texts: Texts, theme: Theme) -> Shapes:
    """Draw the cards that the viewer has on the table below; words say if there are none."""
    if not view.hand:
        words = texts("vikings-picture-no-cards")
        return [
            Text(words, 20, _TABLE + 60, WIDTH - 40, PUBLIC_DECIDES, theme.faint, align="centre",
                 height=100, role=Role.CUE)
        ]  # fmt: skip
    count = max(3, len(view.hand))
    width = (WIDTH - _GAP * (count + 1)) // count
    left = (WIDTH - len(view.hand) * (width + _GAP) + _GAP) / 2
    return [
        Place(cards.in_hand(card, action_name(card, texts), width, TRAY - 18),
              left + n * (width + _GAP), _TABLE + 12)
        for n, card in enumerate(view.hand)
    ]  # fmt: skip
