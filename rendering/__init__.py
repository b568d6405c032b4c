"""Pictures of games: turn a view into a scene, and a scene into a PNG."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any, Protocol, cast, runtime_checkable

from msgspec.structs import replace

from games.moments import Moment
from games.registry import hosted
from rendering.scene.scene import Drawing, Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme
from rendering.shapes.icon import Icons, of_seats


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
        """Return the emblem as a square drawing of ``size`` pixels."""
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
    """Return a game's emblem, ``size`` pixels square; None if it has none."""
    module = find(game_id)
    return module.crest(size) if isinstance(module, ShowsCrest) else None


def all_icons() -> Icons:
    """Return the icons of all games and the emblems of the seats, by name.

    Names are ``seat_<emblem>`` and ``<game>_<icon>``, with underscores for hyphens. Games without
    icons have none. Each drawing has ``scale`` 2 instead of its own.
    """
    found = of_seats()
    for game_id in hosted().entries:
        module = find(game_id)
        if isinstance(module, ShowsIcons):
            found |= {
                f"{game_id}_{name}".replace("-", "_"): drawing
                for name, drawing in module.icons().items()
            }
    # Shown so small, it is the same to the eye as when it is drawn larger.
    return {name: replace(drawing, scale=2) for name, drawing in found.items()}


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
    "invites",
    "inviting",
    "moments_of",
]
