"""The table that everybody sees."""

from __future__ import annotations

from games.newgame.view import NewGameView, Phase, Player
from rendering.newgame.pieces import PALETTE, cloth, stick
from rendering.scene.alt_text import sentence
from rendering.scene.frame import foot
from rendering.scene.scene import DECIDES, MUST_READ, Place, Role, Scene, Text
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.seat_marks import bubble, medal, plate

WIDTH, HEIGHT = 1200, 900
_IN_A_ROW = 18


def board(
    view: NewGameView, names: tuple[str, ...], texts: Texts, theme: Theme, footer: str
) -> Scene:
    """Draw the heap and its number, who is asked or has won, and what each player took last."""
    told = _told(view, names, texts)
    shapes: list[Place | Text] = [
        Text(told, 60, 30, 1080, 44, theme.ink, MUST_READ, "centre", 2, 110, role=Role.CUE),
        Text(str(view.sticks), 500, 140, 200, 80, theme.lamp, align="centre", role=Role.COUNTER),
    ]
    for number in range(view.sticks):
        row, along = divmod(number, _IN_A_ROW)
        shapes.append(Place(stick(88), 60 + along * 61, 236 + row * 94))
    for player in view.players:
        shapes += _seat(player, view, names, theme)
    shapes += foot(footer, theme, WIDTH, HEIGHT - 46, MUST_READ)
    return Scene(cloth(WIDTH, HEIGHT), tuple(shapes), _alt(view, names, texts), PALETTE)


def _seat(
    player: Player, view: NewGameView, names: tuple[str, ...], theme: Theme
) -> list[Place | Text]:
    """Show a seat's name and last take below the heap; mark it if it is asked or has won."""
    x, y = 40 + 570 * (player.seat % 2), 620 + 114 * (player.seat // 2)
    shapes: list[Place | Text] = [
        Place(plate(theme.seats[player.seat], 550, 106), x, y, role=Role.GROUND),
        Text(names[player.seat], x + 108, y, 310, DECIDES, theme.ink, height=106),
    ]
    if player.took:
        told = str(player.took)
        shapes.append(Text(told, x + 420, y, 70, 48, theme.lamp, height=106, role=Role.COUNTER))
    if player.seat in view.winners:
        shapes.append(Place(medal(1, 60), x + 484, y + 23))
    elif view.phase is Phase.TAKE and player.seat == view.active:
        shapes.append(Place(bubble(60, theme.asked), x + 484, y + 23, role=Role.CUE))
    return shapes


def _told(view: NewGameView, names: tuple[str, ...], texts: Texts) -> str:
    """Return the sentence above the heap: whose turn it is, or, at the end, who has won."""
    if view.phase is Phase.TAKE:
        return texts("newgame-asked", seat=names[view.active])
    return texts("newgame-ended", seats=", ".join(names[seat] for seat in view.winners))


def _alt(view: NewGameView, names: tuple[str, ...], texts: Texts) -> str:
    """Describe all that is in the picture in sentences, for those who cannot see it."""
    players = (
        texts("newgame-alt-player", seat=names[player.seat], number=player.took)
        for player in view.players
    )
    turn = texts("newgame-alt-turn", turn=view.turn)
    heap = texts("newgame-sticks", sticks=view.sticks)
    parts = (_told(view, names, texts), turn, heap, *players)
    return " ".join(sentence(part) for part in parts)
