"""Detail picture: all cards in hands that everybody has seen, with their numbers."""

from __future__ import annotations

from games.norwegian.view import NorwegianView, Phase, Player
from rendering.norwegian.board.header import header
from rendering.norwegian.board.known import peeks
from rendering.norwegian.board.sentences import counted
from rendering.norwegian.layout import FOOTER, WIDTH, Box, listed
from rendering.norwegian.pieces import places
from rendering.norwegian.pieces.palette import PALETTE
from rendering.norwegian.pieces.table import table
from rendering.scene.alt_text import first_to_fit, no_longer
from rendering.scene.frame import foot
from rendering.scene.scene import ELSE, PUBLIC_DECIDES, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

KNOWN = "known"
_NAMES = (32, 20, 12, 8)
"""How long names may be in the alt text, the longest first."""
_STRIP = 290
"""Width of the strip with the name."""
_FAN = 34


def details(view: NorwegianView) -> tuple[str, ...]:
    """List the picture of known cards, while there are any."""
    return (KNOWN,) if view.phase is not Phase.OVER and _holders(view) else ()


def detail(
    view: NorwegianView,
    key: str,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    footer: str = "",
) -> Scene:
    """Show for everybody of whom cards are known which they are, of how many in all.

    Raises:
        LookupError: ``key`` is another one, or no cards are known now.
    """
    if key not in details(view):
        raise LookupError(key)
    players = _holders(view)
    field, lanes, height = listed(len(players))
    shapes: list[Place | Text] = [*header(view, names, texts, theme)]
    for player, lane in zip(players, lanes, strict=True):
        shapes += _lane(player, lane, names, texts, theme)
    shapes += foot(footer, theme, WIDTH, height - FOOTER + 6, ELSE)
    told = first_to_fit(
        " ".join(
            [texts("norwegian-alt-ledger")]
            + [_told(player, no_longer(names, length), texts) for player in players]
        )
        for length in _NAMES
    )
    return Scene(table(field, height), tuple(shapes), told, PALETTE)


def _holders(view: NorwegianView) -> list[Player]:
    return [player for player in view.players if player.known]


def _told(player: Player, names: tuple[str, ...], texts: Texts) -> str:
    """Say a player's name, how many cards are in hand, and which of these are known."""
    cards = counted(player.known, texts)
    hand = texts("norwegian-alt-known", hand=player.hand, cards=cards)
    return texts("norwegian-alt-ledger-seat", name=names[player.seat], hand=hand)


def _lane(
    player: Player, lane: Box, names: tuple[str, ...], texts: Texts, theme: Theme
) -> list[Place | Text]:
    """Draw a player's line of the ledger: name, a fan with the number of cards, the known ones."""
    left = lane.x + _STRIP
    fan = places.fan(player.hand, _FAN)
    room = Box(left + 138, lane.y + 8, lane.width - _STRIP - 152, lane.height - 16)
    mark = theme.seats[player.seat]
    return [
        Place(places.lane(lane.width, lane.height, _STRIP, mark, "", 46), lane.x, lane.y,
              role=Role.GROUND),
        Text(names[player.seat], lane.x + 84, lane.y, _STRIP - 84 - 30, ELSE, theme.ink,
             height=lane.height, bold=True, role=Role.CUE),
        Place(fan, left - 4, lane.y + (lane.height - fan.height) / 2),
        Text(str(player.hand), left + 74, lane.y, 62, PUBLIC_DECIDES, theme.ink,
             height=lane.height, bold=True, rim="#1a1014", rim_width=2, role=Role.COUNTER),
        *peeks(player.known, room, texts),
    ]  # fmt: skip
