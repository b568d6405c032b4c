"""An announcement that the viewer judges or answers: who says what, and the card, large."""

from __future__ import annotations

from games.vikings.content import Card
from games.vikings.view import Laid, Phase, VikingsView
from rendering.scene.scene import PRIVATE_DECIDES, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.vikings.board.corners import pair, plank, worth
from rendering.vikings.board.moods import mood_of
from rendering.vikings.board.sentences import action_name
from rendering.vikings.layout import PRIVATE_HEIGHT, SHEET, WIDTH
from rendering.vikings.pieces import cards, figures

Shapes = list[Place | Text]

_BUST = 340
_STONE = (224, 280)
_CARD = 190
_EARLIER = (78, 100)
_SMALL = 124
"""Width of a card of one's own hand below the arena."""


def judged(view: VikingsView) -> Laid | None:
    """Return the last announcement laid this turn; None if none lies.

    While a Shield is challenged it is the last Shield, else the last action other than a Shield.
    That the viewer is asked about it is for the caller to know.
    """
    shield = view.phase is Phase.CHALLENGE_SHIELD
    found = [one for one in view.laid if (one.announced is Card.SHIELD) is shield]
    return found[-1] if found else None


def claim(view: VikingsView, names: tuple[str, ...], texts: Texts, theme: Theme) -> Shapes:
    """Draw who announces what on the sheet, and one's own hand below the arena."""
    laid = judged(view)
    return [*(() if laid is None else _large(view, laid, names, texts, theme)), *_own(view, theme)]


def _large(
    view: VikingsView, laid: Laid, names: tuple[str, ...], texts: Texts, theme: Theme
) -> Shapes:
    """Draw who has announced something, with name, bust, stone and card, and the plank of counts.

    Earlier announcements of the turn are small at the left. The card is a back if the viewer does
    not know it.
    """
    player = view.players[laid.owner]
    mark = theme.seats[laid.owner]
    bust = figures.bust(mark, _BUST, mood_of(view, player))
    middle = SHEET / 2
    earlier = [one for one in view.laid if one is not laid]
    shapes: Shapes = []
    for n, one in enumerate(earlier):
        shapes += pair(one.announced, one.card, one.revealed, theme.seats[one.owner],
                       (14, 84 + n * 108), theme, _EARLIER, 68)  # fmt: skip
    x = middle + (70 if earlier else 0)
    front = cards.back(mark, _CARD) if laid.card is None else cards.face(laid.card, _CARD)
    low = 780
    return [
        *shapes,
        Text(names[laid.owner], 16, 6, SHEET - 32, 64, theme.ink, PRIVATE_DECIDES, "centre",
             height=72, bold=True),
        Place(bust, x - _BUST / 2, 84, role=Role.CUE),
        centred(cards.runestone(laid.announced, *_STONE, lit=True), middle - 116, low - 226,
                role=Role.CUE),
        centred(front, middle + 130, low - 222, 6),
        Text(action_name(laid.announced, texts), 16, low - 48, SHEET - 32, 88, theme.lamp,
             PRIVATE_DECIDES, "centre", height=96, bold=True),
        *plank(view, player, True, PRIVATE_HEIGHT - 76, theme, counted=True),
        *_known(view, laid),
    ]  # fmt: skip


def _known(view: VikingsView, laid: Laid) -> Shapes:
    """Draw the worth of the announcer's known bracelets; an empty list if none are known."""
    player = view.players[laid.owner]
    if not player.known:
        return []
    torc = worth(player)
    return [Place(torc, SHEET - 20 - torc.width, PRIVATE_HEIGHT - 78)]


def _own(view: VikingsView, theme: Theme) -> Shapes:
    """Draw the viewer's cards without words, closer the more there are, and the bracelets' number.

    The worth of known ones follows, if any are known.
    """
    assert view.viewer is not None
    own = view.players[view.viewer]
    low = PRIVATE_HEIGHT
    shapes: Shapes = []
    room = WIDTH - SHEET - 30
    pitch = min(_SMALL + 14, room / max(1, len(view.hand)))
    for n, card in enumerate(view.hand):
        shapes.append(Place(cards.face(card, _SMALL), SHEET + 16 + n * pitch, low - 262))
    shapes += plank(view, own, False, low - 76, theme, counted=False)
    if own.known:
        torc = worth(own)
        shapes.append(Place(torc, SHEET + 20, low - 78))
    return shapes
