"""Pictures of games: turn a view into a scene, and a scene into a PNG."""

from __future__ import annotations

import logging
import re
from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast, runtime_checkable

from msgspec.structs import replace

from games.moments import Moment
from games.registry import hosted
from rendering.scene.scene import Drawing, Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.icon import LONGEST, SIZE, Icons, of_seats

_LOG = logging.getLogger(__name__)


class GamePictures(Protocol):
    """Interface of every game's drawing module."""

    def scene(
        self,
        view: Any,
        names: tuple[str, ...],
        texts: Texts,
        theme: Theme,
        footer: str = "",
    ) -> Scene:
        """Return the picture of a view: the public board, or the private picture of its viewer.

        A spectator gets the board, and once the game is over everybody does.
        """
        ...

    def lesson(self, page: int, texts: Texts, theme: Theme) -> Scene:
        """Return the picture for a page of the rules, counted from 1.

        Raises:
            LookupError: there is no such page.

        """
        ...


@runtime_checkable
class ShowsDetails(Protocol):
    """Optional interface of a drawing module: detail pictures that a player opens by a button."""

    def details(self, view: Any) -> tuple[str, ...]:
        """Return the keys of the details, most wanted first: letters, digits and hyphens."""
        ...

    def detail(
        self,
        view: Any,
        key: str,
        names: tuple[str, ...],
        texts: Texts,
        theme: Theme,
        footer: str = "",
    ) -> Scene:
        """Return the picture of one detail.

        Raises:
            LookupError: there is no detail with this key now.

        """
        ...


@runtime_checkable
class ShowsByQuestion(Protocol):
    """Optional interface of a drawing module whose private picture depends on the question.

    Pictures at two questions are compared by the parts that both show.
    """

    def at_question(self, view: Any, other: Any) -> Any | None:
        """Return ``view`` as drawn at the question of ``other``, a view of the same viewer.

        The position is that of ``view``; fields of ``other`` decide which parts are drawn.
        None: the two pictures have nothing in common.
        """
        ...


@runtime_checkable
class ShowsIcons(Protocol):
    """Optional interface of a drawing module: icons for buttons and texts."""

    def icons(self) -> Icons:
        """Return the icons by name."""
        ...


@runtime_checkable
class ShowsCrest(Protocol):
    """Optional interface of a drawing module: an emblem of the game."""

    def crest(self, size: int) -> Drawing:
        """Return the emblem as a drawing ``size`` pixels wide, about as high."""
        ...


@runtime_checkable
class ShowsBanner(Protocol):
    """Optional interface of a drawing module: a banner that invites people to play."""

    def banner(self, texts: Texts) -> Scene:
        """Return the banner with the game's name, 1200 by 400 pixels."""
        ...

    def somebody(self, size: int) -> Drawing:
        """Return a character of the game, about ``size`` pixels high, for a group picture."""
        ...


@runtime_checkable
class ShowsMoments(Protocol):
    """Optional interface of a drawing module: pictures of highlights for the story."""

    def moment(self, one: Moment, view: Any, names: tuple[str, ...], texts: Texts) -> Scene:
        """Return the picture of a highlight, 1200 by 500 pixels: its participants and one sentence.

        Of the spectators' ``view`` only constants of the game may be drawn: the picture shows the
        past event, whenever it is made.

        Raises:
            LookupError: the event is none that it draws.

        """
        ...


def moments_of(game_id: str) -> ShowsMoments | None:
    """Return a game's drawing module if it draws moments, else None."""
    module = find(game_id)
    return module if isinstance(module, ShowsMoments) else None


def invites(game_id: str) -> bool:
    """Return True if a game has a banner."""
    return isinstance(find(game_id), ShowsBanner)


def inviting(game_id: str) -> ShowsBanner:
    """Return the drawing module of a game with a banner.

    Raises:
        LookupError: it has none.

    """
    module = find(game_id)
    if isinstance(module, ShowsBanner):
        return module
    raise LookupError(game_id)


def banner_of(game_id: str, texts: Texts) -> Scene:
    """Draw the banner of a game that has one.

    Raises:
        LookupError: it has none.

    """
    return inviting(game_id).banner(texts)


def crest_of(game_id: str, size: int) -> Drawing | None:
    """Return a game's emblem, ``size`` pixels wide; None if it has none."""
    module = find(game_id)
    return module.crest(size) if isinstance(module, ShowsCrest) else None


def all_icons() -> Icons:
    """Return the icons of all games and the emblems of the seats, by name.

    Names are ``seat_<emblem>`` and ``<game>_<icon>``, with underscores for hyphens. Games without
    icons have none, nor has a package whose icons fail; what Discord would refuse is left out. Each
    drawing has ``scale`` 2 instead of its own.
    """
    found = of_seats()
    for game_id, entry in hosted().entries.items():
        try:
            found |= icons_of(game_id)
        except Exception:
            if not entry.package:
                raise
            _LOG.exception("Icons of game %s fail; showing Unicode emojis in their place", game_id)
    # Shown so small, it is the same to the eye as when it is drawn larger.
    return {name: replace(drawing, scale=2) for name, drawing in found.items()}


def icons_of(game_id: str) -> Icons:
    """Return the icons of a game by their names at Discord, without those that it would refuse.

    It takes names of up to 25 letters, digits and underscores, and squares of 128 pixels.
    """
    module = find(game_id)
    if not isinstance(module, ShowsIcons):
        return {}
    drawn = {
        f"{game_id}_{name}".replace("-", "_"): drawing for name, drawing in module.icons().items()
    }
    kept = {name: drawing for name, drawing in drawn.items() if _fits(name, drawing)}
    if left_out := sorted(drawn.keys() - kept.keys()):
        _LOG.warning("Icons left out, as Discord would refuse them: %s", ", ".join(left_out))
    return kept


def _fits(name: str, drawing: Drawing) -> bool:
    """Return True if Discord takes a picture of this name and size."""
    named = re.fullmatch(rf"[a-z0-9_]{{2,{LONGEST}}}", name) is not None
    return named and (drawing.width, drawing.height) == (SIZE, SIZE)


def at_question(game_id: str, view: Any, other: Any) -> Any | None:
    """Return ``view`` as drawn at the question of ``other``; unchanged if the game has none.

    None: the two pictures have nothing in common.
    """
    module = find(game_id)
    return module.at_question(view, other) if isinstance(module, ShowsByQuestion) else view


@cache
def details_of(game_id: str) -> ShowsDetails | None:
    """Return a game's drawing module if it has detail pictures, else None."""
    module = find(game_id)
    return module if isinstance(module, ShowsDetails) else None


@cache
def find(game_id: str) -> GamePictures:
    """Return the module that draws a game; cached.

    ``isinstance`` with one of the optional interfaces tells what else it draws.

    Raises:
        LookupError: there is no such game.
    """
    return cast("GamePictures", import_module(hosted().entries[game_id].pictures))


__all__ = [
    "GamePictures",
    "Scene",
    "ShowsBanner",
    "ShowsByQuestion",
    "ShowsCrest",
    "ShowsDetails",
    "ShowsIcons",
    "ShowsMoments",
    "Texts",
    "Theme",
    "all_icons",
    "at_question",
    "banner_of",
    "crest_of",
    "details_of",
    "find",
    "icons_of",
    "invites",
    "inviting",
    "moments_of",
]
