"""What a game owes the host: ``python -m tests.contract.owed <game>`` prints what is still missing.

The rooms of a game have the same names in every layer; everything is looked for by them.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import msgspec

import rendering
from bot.i18n.text_ids import (
    camp_id,
    event_id,
    move_id,
    option_id,
    place_id,
    preset_id,
    standing_id,
    standing_until_id,
)
from bot.i18n.texts import LANGUAGES, texts
from cogs.commands.new_table import fields_of
from games.api import OVER, AnyGame
from games.playout import Step, steps
from rendering.scene.scene import Role, Text
from rendering.scene.theme import DUSK
from tests.rigs.promises import hides, keeping

ROOT = Path(__file__).parents[2]
OTHER_WORLDS = "tests.players.other_worlds"
"""Where what a game hides is dealt anew by hand."""
_SENTENCE = 40
"""Characters."""
_STEPS = 30
"""For who comes back in the middle of a game there is something to catch up with."""
_EARLY = 8
"""The step before which the board is looked at."""

FILES = (
    *(f"games/{{game}}/{name}.py" for name in ("state", "moves", "events", "view", "rules")),
    "rendering/{game}/__init__.py",
    "cogs/{game}/face.py",
    *(f"bot/locales/{language}/{{game}}/*.ftl" for language in LANGUAGES),
    "tests/games/{game}/test_*.py",
    "tests/games/golden/{game}.txt",
    "tests/oracle/{game}/model.py",
    "tests/rendering/{game}/busy_tables.py",
    "tests/cogs/{game}/test_face.py",
)


def owed(game_id: str) -> Iterator[str]:
    """Name everything that a game still owes, a line each."""
    for pattern in FILES:
        path = pattern.format(game=game_id)
        if not list(ROOT.glob(path)):
            yield path
    game = _part(f"games.{game_id}.rules", "GAME")
    if game is None:
        yield f"games/{game_id}/rules.py: GAME"
        return
    shape = f"tests/games/shapes/{game_id}-{game.version}.json"
    if not (ROOT / shape).exists():
        yield f"{shape}: a stored state of this version"
    for language in LANGUAGES:
        words = texts(language)
        for text_id in wanted_texts(game):
            if not words.has(text_id):
                yield f"bot/locales/{language}/{game_id}: {text_id}"
    yield from _of_the_pages(game_id)
    yield from _of_the_rest(game)


def _of_the_pages(game_id: str) -> Iterator[str]:
    """Say where a game is not written of."""
    words, name = texts(LANGUAGES[0]), f"{game_id}-name"
    written = {"README.md": [words(name)] if words.has(name) else []}
    written["docs/play/README.md"] = [f"{game_id}.{language}.md" for language in LANGUAGES]
    for page, parts in written.items():
        text = (ROOT / page).read_text(encoding="utf-8")
        yield from (f"{page}: {part}" for part in parts if part not in text)


def wanted_texts(game: AnyGame) -> Iterator[str]:
    """List the ids of all texts that follow from what the rules declare."""
    one = game.id
    for part in (
        "name",
        "tagline",
        "about",
        "length",
        "emoji",
        "command",
        "command-description",
        "rules-1",
        "rules-1-title",
        "rules-2",
        "rules-2-title",
        "first-turn",
        "alt-turn",
        "analysis-strength",
    ):
        yield f"{one}-{part}"
    yield f"{one}-command-new-description"
    for field in fields_of(game):
        yield field.name
        yield field.description
    for chosen in _options(game):
        yield chosen
        yield f"{chosen}-help"
    yield from (event_id(one, kind) for kind in game.event_types)
    yield from (move_id(one, kind) for kind in game.move_types)
    for phase in phases(game):
        for kind in ("prompt", "awaits", "call"):
            yield f"{one}-{kind}-{phase.value}"
    for standing in game.standing:
        yield standing_id(one, standing)
        yield standing_until_id(one, standing)
    for seats in game.seats:
        for place in game.places(seats, {}):
            yield place_id(one, place)
            yield camp_id(one, place)
    yield f"{one}-outcome-{_reason(game)}"


def _options(game: AnyGame) -> Iterator[str]:
    """Name what the host of a table may choose."""
    for option in game.options:
        for value in (None, *option.choices):
            yield option_id(game.id, option.key, value)
    yield from (preset_id(game.id, preset) for preset in game.presets)


def phases(game: AnyGame) -> list[StrEnum]:
    """List what the table may wait for."""
    kind: Any = next(f.type for f in msgspec.structs.fields(game.view_type) if f.name == "phase")
    return [phase for phase in kind if phase.value != OVER]


@cache
def _played(game: AnyGame) -> tuple[Step[Any, Any], ...]:
    """Play a game at random."""
    return tuple(steps(game, game.start(min(game.seats), {}, "owed").state, "owed"))


def _reason(game: AnyGame) -> str:
    """Say why a game ended."""
    outcome = game.outcome(_played(game)[-1].applied.state)
    assert outcome is not None
    return outcome.reason


def _of_the_rest(game: AnyGame) -> Iterator[str]:
    game_id, words = game.id, texts(LANGUAGES[0])
    for module, parts in (
        (f"rendering.{game_id}", ("scene", "lesson")),
        (f"cogs.{game_id}.face", ("FACE",)),
        (f"tests.oracle.{game_id}.model", ("MODEL",)),
        (f"tests.rendering.{game_id}.busy_tables", ("BUSY",)),
        *(((OTHER_WORLDS, (game_id,)),) if hides(game) else ()),
        *(((f"games.{game_id}.feats", ("feats",)),) if game_id in keeping("feats") else ()),
    ):
        for part in parts:
            if _part(module, part) is None:
                yield f"{module.replace('.', '/')}: {part}"
    if not game.horizon:
        yield f"games/{game_id}/rules.py: horizon, clock and estimate, for what is told of the end"
    if words.has(f"{game_id}-command") and words(f"{game_id}-command") != game_id:
        yield f"bot/locales/{LANGUAGES[0]}/{game_id}: {game_id}-command, which is {game_id}"
    if _part(f"rendering.{game_id}", "lesson") is None:
        return
    for page in range(1, _pages(game_id, words.has) + 1):
        yield from _of_a_lesson(game_id, page)
    if len(_played(game)) < _STEPS:
        yield f"games/{game_id}/rules.py: games of {_STEPS} steps or more"
        return
    yield from _of_a_view(game_id, game.view(_played(game)[_EARLY].before, None))


def _of_a_lesson(game_id: str, page: int) -> Iterator[str]:
    """Say what a picture of the rules lacks; a page without one has nothing to read from."""
    place = f"rendering/{game_id}: a picture for page {page} of the rules"
    try:
        shown = [rendering.find(game_id).lesson(page, texts(one), DUSK) for one in LANGUAGES]
    except LookupError:
        yield place
        return
    if any((one.width, 500 <= one.height <= 700) != (1200, True) for one in shown):
        yield f"{place}, 1200 pixels wide and 500 to 700 high"
    told = {one.alt for one in shown if len(one.alt) >= _SENTENCE and one.alt.endswith((".", "!"))}
    if len(told) != len(LANGUAGES):
        yield f"{place}, told in a sentence of {_SENTENCE} characters or more in every language"


def _of_a_view(game_id: str, view: Any) -> Iterator[str]:
    """Say what the shared parts of the host miss in a view and in its picture."""
    where = f"games/{game_id}/view.py"
    setup = getattr(view, "setup", None)
    seats = len(getattr(view, "players", ())) or getattr(setup, "seats", 0)
    if not seats:
        yield f"{where}: players, or a setup with its seats"
    if not any(hasattr(view, name) for name in ("ranking", "winner", "winners")):
        yield f"{where}: ranking, winner or winners"
    names = tuple("ABCDEFGHIJKL"[:seats])
    shown = rendering.find(game_id).scene(view, names, texts(LANGUAGES[0]), DUSK, "Table 7")
    if shown.width != 1200 or not 900 <= shown.height <= 1200:
        yield f"rendering/{game_id}: a board 1200 pixels wide and 900 to 1200 high"
    for role in set(Role) - {shape.role for shape in shown.shapes}:
        yield f"rendering/{game_id}: something on the board whose role is {role.value}"
    if not any(isinstance(shape, Text) and shape.lines > 1 for shape in shown.shapes):
        yield f"rendering/{game_id}: a sentence of two lines that says what is going on"


def _pages(game_id: str, has: Callable[[str], bool]) -> int:
    count = 0
    while has(f"{game_id}-rules-{count + 1}"):
        count += 1
    return count


def _part(module: str, name: str) -> Any:
    """Return what a module holds under a name; None where there is no such thing."""
    try:
        return getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        return None


if __name__ == "__main__":
    for line in owed(sys.argv[1]):
        print(line)  # noqa: T201 - it is a command
