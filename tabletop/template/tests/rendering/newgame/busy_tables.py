"""Tables of NEW GAME to draw: the whole heap, one stick, the end."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Seat
from games.newgame.rules import GAME

_BEGUN = replace(GAME.start(4, {}, "busy").state, took=(3, 3, 3, 3))

BUSY = tuple(
    GAME.view(replace(_BEGUN, sticks=sticks), viewer)
    for sticks in (_BEGUN.sticks, 1, 0)
    for viewer in (None, Seat(0), Seat(3))
)
