"""Positions that lessons show, and the parts of pictures that are cut out of them."""

from __future__ import annotations

from functools import partial
from typing import Any

import pytest

from bot.i18n.texts import texts
from games.vikings.view import Phase
from rendering.lessons.cut import cut, spot
from rendering.lessons.position import Position, view_of
from rendering.scene.frame import either
from rendering.scene.scene import Place, Polygon
from rendering.scene.theme import DUSK
from rendering.vikings.board.private import panel
from rendering.vikings.board.public import board

position = partial(Position, "vikings", either(board, panel))


def announcing(view: Any) -> bool:
    return bool(view.phase is Phase.ANNOUNCE)


def test_a_spectators_position_shows_nobodys_hand() -> None:
    """A lesson gets the view of its viewer and nothing else."""
    view = view_of(position(announcing))
    assert (None, ()) == (view.viewer, view.hand)


def test_ones_own_position_is_that_of_a_seat_that_is_asked() -> None:
    """It shows that seat's cards alone."""
    view = view_of(position(announcing, own=True))
    assert view.viewer == view.active
    assert view.hand


def test_a_position_that_never_comes_about_is_an_error(monkeypatch: pytest.MonkeyPatch) -> None:
    """The missing page is a mistake of the lesson, not of the reader who asks for a page."""
    monkeypatch.setattr("rendering.lessons.position._MAX_GAMES", 1)
    with pytest.raises(ValueError, match="vikings"):
        view_of(position(lambda view: view.turn < 0))


def test_what_is_not_lit_is_dimmed_below_what_is() -> None:
    """The lit part lies again on top of the veil over everything."""
    scene = position(announcing).scene(texts("en"), DUSK)
    lit = spot(scene, "vikings pouch")
    *_, veil, part, rim = cut(scene, lit=(lit,)).shapes
    assert isinstance(veil, Polygon)
    assert isinstance(rim, Polygon)
    assert isinstance(part, Place)
    assert (lit[0], lit[1]) == (part.x, part.y)
    assert part.drawing == cut(scene, lit)


def test_what_does_not_lie_in_a_picture_is_not_found() -> None:
    """A lesson that points at nothing fails where it is drawn."""
    scene = position(announcing).scene(texts("en"), DUSK)
    with pytest.raises(ValueError, match="dragon"):
        spot(scene, "vikings dragon")
