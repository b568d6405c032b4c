"""How NEW GAME shows itself on Discord."""

from __future__ import annotations

from cogs.elements.game_face import GameFace
from games.newgame.view import NewGameView


class NewGameFace(GameFace[NewGameView]):
    """The choices and sentences of NEW GAME."""

    game = "newgame"
    colour = 0xD9A040


FACE = NewGameFace()
