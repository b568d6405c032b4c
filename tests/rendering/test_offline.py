"""Pictures are drawn by the host alone."""

from __future__ import annotations

import socket
from typing import Any

import pytest

from bot.i18n.texts import texts
from games import GAME_IDS, find
from rendering import find as picture_of
from rendering.paint.paint import paint
from rendering.scene.theme import DUSK


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_a_board_is_drawn_without_a_network(game_id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """F52: no address is opened or looked up for a picture."""

    def refuse(*_: Any, **__: Any) -> None:
        pytest.fail("a picture wants the network")

    monkeypatch.setattr(socket.socket, "connect", refuse)
    monkeypatch.setattr(socket, "getaddrinfo", refuse)
    game = find(game_id)
    seats = min(game.seats)
    options = {option.key: option.default for option in game.options}
    state = game.start(seats, options, "offline").state
    names = tuple(f"Player {seat}" for seat in range(seats))
    view = game.view(state, None)
    scene = picture_of(game_id).scene(view, names, texts("en"), DUSK, footer="Offline")
    assert paint(scene).startswith(b"\x89PNG")
