"""Pictures of the games: a view becomes a scene, a scene becomes a PNG."""

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
    """What the module of every game offers."""

    def scene(
        self,
        view: Any,
        names: tuple[str, ...],
        texts: Texts,
        theme: Theme,
        footer: str = "",
    ) -> Scene:
        """Show a view: the public board for a spectator, the private picture for a seat."""
        ...

    def lesson(self, page: int, texts: Texts, theme: Theme) -> Scene:
        """Show what a page of the rules, counted from 1, is about.

        Raises:
            LookupError: there is no such page.

        """
        ...


@runtime_checkable
class ShowsDetails(Protocol):
    """What the module of a game may offer: pictures of their own for what one looks up."""

    def details(self, view: Any) -> tuple[str, ...]:
        """List them by name, what is most wanted first; lower-case letters, digits and hyphens."""
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
        """Show one of them.

        Raises:
            LookupError: there is none of that name now.

        """
        ...


@runtime_checkable
class ShowsByQuestion(Protocol):
    """What the module of a game may offer whose private picture shows what its question is about.

    Two of them can be compared as far as both show the same things.
    """

    def at_question(self, view: Any, other: Any) -> Any | None:
        """Return a view as its picture would be at the question of another view of its viewer.

        It holds the position of the first, and whatever of the second decides what is shown.
        None: the two pictures have nothing in common.
        """
        ...


@runtime_checkable
class ShowsIcons(Protocol):
    """What the module of a game may offer: pictures for buttons and between words."""

    def icons(self) -> Icons:
        """Draw them, by what each shows."""
        ...


@runtime_checkable
class ShowsCrest(Protocol):
    """What the module of a game may offer: what stands for the game among others."""

    def crest(self, size: int) -> Drawing:
        """Draw it into a square."""
        ...


@runtime_checkable
class ShowsBanner(Protocol):
    """What the module of a game may offer: a banner that invites people."""

    def banner(self, texts: Texts) -> Scene:
        """Draw it, 1200 by 400, with the game's name."""
        ...

    def somebody(self, size: int) -> Drawing:
        """Draw one of its people, about as high as is asked, to stand among those of others."""
        ...


@runtime_checkable
class ShowsMoments(Protocol):
    """What the module of a game may offer: pictures of what one would tell a friend."""

    def moment(self, one: Moment, view: Any, names: tuple[str, ...], texts: Texts) -> Scene:
        """Draw it, 1200 by 500: those who had a part in it, what lay between, one sentence.

        Of the spectators' ``view`` only what never changes in a game may be drawn: the picture is
        of what was heard then, whenever it is made.

        Raises:
            LookupError: the event is none that it draws.

        """
        ...


def moments_of(game_id: str) -> ShowsMoments | None:
    """Return a game's module where it draws moments, else None."""
    module = find(game_id)
    return module if isinstance(module, ShowsMoments) else None


def invites(game_id: str) -> bool:
    """Tell whether a game has a banner."""
    return isinstance(find(game_id), ShowsBanner)


def inviting(game_id: str) -> ShowsBanner:
    """Return the module of a game that has a banner.

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
    """Draw what stands for a game, where it has something."""
    module = find(game_id)
    return module.crest(size) if isinstance(module, ShowsCrest) else None


def all_icons() -> Icons:
    """Draw the small pictures of all games, and the emblems of the seats."""
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
    """Return a view as it is drawn at another's question; itself where that changes nothing."""
    module = find(game_id)
    return module.at_question(view, other) if isinstance(module, ShowsByQuestion) else view


@cache
def details_of(game_id: str) -> ShowsDetails | None:
    """Return a game's module where it has pictures of details, else None."""
    module = find(game_id)
    return module if isinstance(module, ShowsDetails) else None


@cache
def find(game_id: str) -> GamePictures:
    """Return the module that draws a game.

    Raises:
        LookupError: no such game is drawn.

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
