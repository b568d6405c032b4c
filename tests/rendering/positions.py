"""Views to draw, of every game: random games, one view of every phase and viewer, busy tables."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from importlib import import_module
from typing import Any

from bot.i18n.texts import texts
from games import GAME_IDS, find
from games.api import AnyGame, OptionValue, Seat
from games.playout import steps
from rendering import find as picture_of
from rendering.scene.scene import Place, Scene
from rendering.scene.theme import DUSK
from tests.rigs.forms import LONG

NAMES = (
    *("Ragnar", "Astrid", "Björn", "Freya", "Sigurd", "Ingrid"),
    *("Leif", "Gudrun", "Halvard", "Solveig", "Torstein", "Åse"),
)
LONG_NAMES = (
    "W" * 32,
    "🐉🔥 Ållönströmsson the Unbearable",
    "محمد بن عبد الله بن عبد المطلب",
    "张伟李娜王芳刘洋陈静杨帆赵磊黄丽周杰吴敏徐强孙燕马超朱婷胡军",
    *(f"Guest number {number} of this long tabl" for number in range(8)),
)
_LARGEST = 4
"""Seats at the largest of the random tables."""
_ATTEMPTS = 60
_MOST = 300 if LONG else 120 if "PICTURE_GAMES" in os.environ else 60
"""Positions of a game that are looked at, about."""


def drawn(
    view: Any, language: str = "en", names: tuple[str, ...] = NAMES, footer: str = "Table 7"
) -> Scene:
    """Return the scene of a view, of whatever game, with the bot's own words."""
    seated = names[: seats(view)]
    return picture_of(game_of(view)).scene(view, seated, texts(language), DUSK, footer)


def game_of(view: Any) -> str:
    """Return the id of the game that a view shows."""
    return next(game_id for game_id in GAME_IDS if find(game_id).view_type is type(view))


def seats(view: Any) -> int:
    """Count the seats of a table, whatever the game's view calls them; all where it tells none."""
    if hasattr(view, "players"):
        return len(view.players)
    return int(view.setup.seats) if hasattr(view, "setup") else len(NAMES)


def drawings(scene: Scene) -> list[str]:
    """List the names of what lies on a scene."""
    return [shape.drawing.name for shape in scene.shapes if isinstance(shape, Place)]


def every_phase(some: set[StrEnum]) -> set[StrEnum]:
    """List the phases of the game that some are of."""
    (kind,) = {type(phase) for phase in some}
    return set(kind)


@cache
def games(game_id: str) -> tuple[Any, ...]:
    """Return views of every viewer in random games, and those of rare phases in more games."""
    found = [*_views(game_id, "pictures/0")]
    for attempt in range(1, _ATTEMPTS):
        phases = {view.phase for view in found}
        missing = every_phase(phases) - phases
        if not missing:
            break
        found += _rare(game_id, attempt, missing)
    return tuple(found)


def _views(game_id: str, seed: str) -> Iterator[Any]:
    """Play at small tables, the larger the more options are in use."""
    rules = find(game_id)
    sizes = [seats for seats in rules.seats if seats <= _LARGEST]
    for number, seats in enumerate(sizes):
        options: dict[str, OptionValue] = {
            option.key: option.choices[-1 if place % len(sizes) <= number else 0]
            for place, option in enumerate(rules.options)
        }
        state = rules.start(seats, options, f"{seed}/{number}").state
        states = (state, *(step.applied.state for step in steps(rules, state, f"{seed}/{number}")))
        for each in _told(rules, states):
            for viewer in (None, *(Seat(seat) for seat in range(seats))):
                yield rules.view(each, viewer)


def _told(rules: AnyGame, states: Sequence[Any]) -> Iterator[Any]:
    """Thin the positions of a long game out; the first of every phase, and the last, stay."""
    pace = max(1, len(states) // _MOST)
    seen: set[Any] = set()
    for number, state in enumerate(states):
        phase = rules.view(state, None).phase
        if phase not in seen or number % pace == 0 or number == len(states) - 1:
            seen.add(phase)
            yield state


def _rare(game_id: str, attempt: int, phases: set[Any]) -> Iterator[Any]:
    """Play at a table of any size, with options in turn; show those phases alone."""
    rules = find(game_id)
    seats = rules.seats[-1 - attempt % len(rules.seats)]
    options: dict[str, OptionValue] = {
        option.key: option.choices[(attempt + place) % len(option.choices)]
        for place, option in enumerate(rules.options)
    }
    seed = f"pictures/{attempt}"
    begun = rules.start(seats, options, seed).state
    for state in (begun, *(step.applied.state for step in steps(rules, begun, seed))):
        if rules.view(state, None).phase in phases:
            for viewer in (None, *(Seat(seat) for seat in range(seats))):
                yield rules.view(state, viewer)


@cache
def one_of_each(game_id: str) -> tuple[Any, ...]:
    """Return one view of every phase for a spectator, a seat that is asked and one that is not."""
    found: dict[tuple[str, bool, bool], Any] = {}
    for view in games(game_id):
        asked = any(wait.seat == view.viewer and not wait.answered for wait in view.waiting)
        found.setdefault((view.phase, view.viewer is None, asked), view)
    return tuple(found.values())


def busy(game_id: str) -> tuple[Any, ...]:
    """Return the tables that are hardest to draw, arranged by hand; else the end of a game."""
    name = f"tests.rendering.{game_id}.busy_tables"
    try:
        found: tuple[Any, ...] = import_module(name).BUSY
    except ModuleNotFoundError:
        return games(game_id)[-1:]
    return found


@cache
def views(game_id: str) -> tuple[Any, ...]:
    """Return one view of each kind, and the tables that are hardest to draw."""
    return (*one_of_each(game_id), *busy(game_id))
