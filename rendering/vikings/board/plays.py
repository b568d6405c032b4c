"""The cards announced in a turn: the action, and the card if it was revealed."""

from __future__ import annotations

from games.vikings.content import OVERVIEW, Card
from games.vikings.view import Laid, Phase, VikingsView
from rendering.scene.scene import ELSE, Place, Role, Text, centred
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.vikings.board.sentences import action_name
from rendering.vikings.layout import FOOT, HEIGHT, STRIP, WIDTH
from rendering.vikings.pieces import cards
from rendering.vikings.pieces.furniture import beam

Shapes = list[Place | Text]

MOST = 4
"""Cards laid in a turn at most: two, and a Shield against each."""
_LEFT = 18
_TOP = HEIGHT - FOOT - STRIP
_STONE_WIDTH, _STONE_HEIGHT = 132, 168
_CARD = 104
_COLUMN = (WIDTH - 2 * _LEFT) / MOST
_BEAM = Place(beam(WIDTH), 0, HEIGHT - FOOT - 64, role=Role.CUE)
"""The beam below the stones."""


def rack(view: VikingsView, texts: Texts, theme: Theme) -> Shapes:
    """Draw the announcements of the turn from the left: stone, name and card.

    Before the first one the stones of all actions stand there. Announced ones that are being
    decided are lit.
    """
    if not view.laid:
        step = (WIDTH - 2 * _LEFT) / len(OVERVIEW)
        return [
            _BEAM,
            *(centred(cards.runestone(action, 138, 178, lit=False), _LEFT + (n + 0.5) * step,
                    _TOP + 126)
            for n, action in enumerate(OVERVIEW)),
        ]  # fmt: skip
    shapes: Shapes = [_BEAM]
    for column, laid in enumerate(view.laid):
        x = _LEFT + column * _COLUMN
        lit = _is_open(view, laid, column)
        stone = cards.runestone(laid.announced, _STONE_WIDTH, _STONE_HEIGHT, lit=lit)
        shapes += [
            Text(action_name(laid.announced, texts), x + 4, _TOP - 2, _COLUMN - 8, 46,
                 theme.lamp if lit else theme.ink, ELSE, "centre", height=54, bold=True,
                 role=Role.CUE),
            Place(stone, x + 10, _TOP + 54, role=Role.CUE),
            *_leaning(laid, x + 198, _TOP + 60, column, texts, theme),
        ]  # fmt: skip
    return shapes


def _is_open(view: VikingsView, laid: Laid, number: int) -> bool:
    """Return True if the announcement with this index is the action or Shield being decided.

    An action counts as long as no other action was announced after it.
    """
    if laid.announced is Card.SHIELD:
        return view.phase is Phase.CHALLENGE_SHIELD and number == len(view.laid) - 1
    return laid.announced is view.action and not any(
        each.announced is not Card.SHIELD for each in view.laid[number + 1 :]
    )


def _leaning(laid: Laid, x: float, y: float, nth: int, texts: Texts, theme: Theme) -> Shapes:
    """Draw a card with the middle of its upper edge at a point, a back if it is not known.

    A known card has its owner's emblem. A revealed one has a ribbon that says true or bluff, one
    that only the viewer knows a closed eye.
    """
    mark = theme.seats[laid.owner]
    card = cards.face(laid.card, _CARD) if laid.card else cards.back(mark, _CARD)
    shapes: Shapes = [Place(card, x - _CARD / 2, y, -5 if nth % 2 == 0 else 4)]
    if laid.card is not None:
        shapes.append(Place(cards.token(mark, 54), x - _CARD / 2 - 22, y - 10))
    if laid.revealed:
        truthful = laid.card is laid.announced
        words = texts(f"vikings-picture-{'true' if truthful else 'bluff'}")
        colour = theme.true if truthful else theme.bluff
        seal = cards.verdict(words, 166, colour, truthful=truthful)
        shapes.append(Place(seal, x - 83, y + card.height - 24))
    elif laid.card is not None:
        shapes.append(Place(cards.veil(52), x + 8, y + card.height - 50))
    return shapes
