"""What a game lacks: parts, texts and pictures that the bot needs, each with the reason."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from importlib import import_module
from importlib.resources import files
from pathlib import Path
from traceback import extract_tb
from typing import Any

import msgspec

import rendering
from bot.i18n.rule_book import page_count
from bot.i18n.text_ids import (
    camp_id,
    event_id,
    kebab,
    move_id,
    option_id,
    place_id,
    preset_id,
    standing_about_id,
    standing_id,
    standing_until_id,
    tip_id,
)
from bot.i18n.texts import LANGUAGES, texts
from cogs.commands.new_table import fields_of
from cogs.elements.components import OPTIONS_PER_MENU
from cogs.panels.follow_ups import IN_A_ROW
from games.api import OVER, AnyGame
from games.optional.coaching import GOAL
from games.package_texts import languages_in, texts_in
from games.playout import Step, steps
from games.registry import Entry, hosted, in_repository
from rendering.scene.scene import ALT_LIMIT, COLOURS, Scene
from rendering.scene.theme import DUSK
from tabletop.testing.declared import undeclared

WIDTH, BOARD_HEIGHT, LESSON_HEIGHT = 1200, 1200, 700
"""Pixels; the heights are the largest."""
TOLD = frozenset({"role", "verse", "players", "alone"})
"""Variables of a sentence that the host sets itself (``bot/i18n/narration.py``)."""

PARTS = (
    ("rules", "GAME", "the host finds the rules of a game by this name"),
    ("pictures", "scene", "it is drawn as the board and in every private panel"),
    ("pictures", "lesson", "it is drawn above every page of the rules"),
    ("face", "FACE", "every control and sentence of a table is made by it"),
)
"""Part of an entry of the registry, name, and why the host needs it."""

TEXTS = {
    "name": "lobbies, lists, menus and pages of the rules name the game",
    "emoji": "menus and buttons show it beside the name",
    "tagline": "the tour and the rule book introduce the game with it",
    "about": "menus describe the game with it",
    "length": "the lobby says with it how long a game takes",
    "first-turn": "the lobby and the first page of the rules begin with it",
    "command": "the commands of the game are grouped under it",
    "command-description": "Discord requires a description of each command",
    "command-new-description": "Discord requires a description of each command",
    "rules-1": "the rules are read page by page, and one page is the least",
    "rules-1-title": "the menu of pages lists them by title",
    "analysis-strength": "the analysis says with it how far its judgement can be trusted",
}
"""Texts of every game, and why the host needs each."""


class Demand(msgspec.Struct, frozen=True):
    """Something that is missing, and why it is needed."""

    what: str
    why: str

    def __str__(self) -> str:
        return f"{self.what} ({self.why})"


def owed(game_id: str) -> Iterator[Demand]:
    """Yield everything that a game still owes the host; nothing if it is complete.

    Missing parts are always told. Without rules the rest is not looked at, nor with rules that do
    not return what they declare: then the first difference is told. A game that is not hosted is
    looked for in this repository.
    """
    entry = hosted().entries.get(game_id) or in_repository(game_id)
    for part, name, why in PARTS:
        if part_of(getattr(entry, part), name) is None:
            yield Demand(f"{getattr(entry, part)}: {name}", why)
    game = part_of(entry.rules, "GAME")
    if game is None:
        return
    if wrong := undeclared(game):
        yield Demand(f"{entry.rules}: {wrong}", "the host takes what the rules declare")
        return
    for language in LANGUAGES:
        words = texts(language)
        for text_id, why in wanted_texts(game).items():
            if not words.has(text_id):
                yield Demand(f"{language}: {text_id}", why)
    yield from _of_the_languages(entry)
    yield from _of_the_rules(entry, game)
    if part_of(entry.pictures, "lesson") is not None:
        yield from _of_the_lessons(entry)
    if part_of(entry.pictures, "scene") is not None:
        yield from _of_the_board(entry, game)


def _of_the_languages(entry: Entry) -> Iterator[Demand]:
    """Yield the texts of a package that its first language has and another lacks, or the reverse.

    Nothing for a game of the product.
    """
    if not entry.package:
        return
    folder = files(entry.package) / "locales"
    first, *others = languages_in(folder)
    known = {*texts_in(folder / first, first)}
    for language in others:
        own = {*texts_in(folder / language, language)}
        for name in sorted(known - own):
            yield Demand(f"{language}: {name}", f"its readers would be told this in {first}")
        for name in sorted(own - known):
            why = "a text that the first language lacks is misspelt, or nobody needs it"
            yield Demand(f"{first}: {name}, or {language} without it", why)


def _of_the_rules(entry: Entry, game: AnyGame) -> Iterator[Demand]:
    """Yield what else is wrong with the rules.

    The English command must be the game's id, and no field of an event may have the name of a
    variable that the host sets.
    """
    where, words = entry.rules, texts(LANGUAGES[0])
    if words.has(f"{game.id}-command") and words(f"{game.id}-command") != game.id:
        why = "texts mention commands as the game's id and a name: /cups new"
        yield Demand(f"{LANGUAGES[0]}: {game.id}-command, which is {game.id}", why)
    for kind in game.event_types:
        for name in TOLD & {field.name for field in msgspec.structs.fields(kind)}:
            why = "the sentence of an event has a variable of this name that the host sets"
            yield Demand(f"{where}: another name for {kind.__name__}.{name}", why)


def _of_the_lessons(entry: Entry) -> Iterator[Demand]:
    """Yield what the pictures of the rules lack, page by page, in every language.

    The first page that cannot be drawn is named, and ends it.
    """
    for page in range(1, page_count(entry.id, texts(LANGUAGES[0])) + 1):
        where = f"{entry.pictures}: a picture for page {page} of the rules"
        try:
            shown = [rendering.find(entry.id).lesson(page, texts(one), DUSK) for one in LANGUAGES]
        except Exception as error:  # noqa: BLE001 - it is named, and so is all else that is missing
            why = "every page of the rules is shown below its picture"
            yield Demand(f"{where}; {_told(error, entry)}", why)
            return
        yield from _of_pictures(entry, where, shown, LESSON_HEIGHT)


def _of_the_board(entry: Entry, game: AnyGame) -> Iterator[Demand]:
    """Yield what the board lacks as a spectator sees it when the game begins.

    It is the smallest table, in every language. If drawing fails, that alone is told.
    """
    seats = min(game.seats)
    view, names = game.view(begun(game), None), tuple("ABCDEFGHIJKL"[:seats])
    where = f"{entry.pictures}: a board"
    try:
        scene = rendering.find(entry.id).scene
        shown = [scene(view, names, texts(one), DUSK, "Table 7") for one in LANGUAGES]
    except Exception as error:  # noqa: BLE001 - it is named, and so is all else that is missing
        yield Demand(f"{where}; {_told(error, entry)}", "every table is shown by it")
        return
    yield from _of_pictures(entry, where, shown, BOARD_HEIGHT)


def _told(error: Exception, entry: Entry) -> str:
    """Return the error as text, with the line of the game's pictures that it came from, if any."""
    file = import_module(entry.pictures).__file__
    assert file is not None
    own = Path(file).parent
    lines = [line for line in extract_tb(error.__traceback__) if own in Path(line.filename).parents]
    where = f" (line {lines[-1].lineno} of {Path(lines[-1].filename).name})" if lines else ""
    return f"it fails with {type(error).__name__}: {error}{where}"


def _of_pictures(entry: Entry, where: str, shown: list[Scene], highest: int) -> Iterator[Demand]:
    """Yield what is wrong with one picture, given as it is ``shown`` in each language.

    Its width must be 1200 pixels, its height at most ``highest``, its colours at most 256, and its
    description present, short enough and different in each language of the game.
    """
    if (most := max(len(one.palette) for one in shown)) > COLOURS:
        why = "no more can be painted: blends() takes first only colours that flow into others"
        yield Demand(f"{where}, with at most {COLOURS} colours in its palette, not {most}", why)
    if any(one.width != WIDTH for one in shown):
        why = "the smallest type sizes that can be read on a phone are pixels of this width"
        yield Demand(f"{where}, {WIDTH} pixels wide", why)
    if any(one.height > highest for one in shown):
        why = "the first control below it belongs on the first screen of a phone"
        yield Demand(f"{where}, at most {highest} pixels high", why)
    why = "players who cannot see it read its description in their language"
    if not all(0 < len(one.alt) <= ALT_LIMIT for one in shown):
        yield Demand(f"{where}, described in at most {ALT_LIMIT} characters", why)
    elif len({one.alt for one in shown}) < _spoken(entry):
        yield Demand(f"{where}, described otherwise in each language", why)


def _spoken(entry: Entry) -> int:
    """Return in how many of the bot's languages a game is told; a game of the product in all."""
    if not entry.package:
        return len(LANGUAGES)
    return len({*languages_in(files(entry.package) / "locales")} & {*LANGUAGES})


def wanted_texts(game: AnyGame) -> dict[str, str]:
    """Return, by id, all texts that follow from what the rules declare, and why each is needed.

    One text of the result of a game is among them: that of a random game, played for it.
    """
    one = game.id
    found = {f"{one}-{part}": why for part, why in TEXTS.items()}
    for page in range(2, page_count(one, texts(LANGUAGES[0])) + 1):
        found[f"{one}-rules-{page}-title"] = TEXTS["rules-1-title"]
    for field in fields_of(game):
        for text_id in (field.name, field.description):
            found[text_id] = "Discord requires a name and a description of each parameter"
    for chosen in _options(game):
        found[chosen] = "the lobby lists what was chosen"
        found[f"{chosen}-help"] = "the menus of the lobby explain each choice"
    for kind in game.event_types:
        found[event_id(one, kind)] = "the story tells every event"
    for kind in game.move_types:
        found[move_id(one, kind)] = "buttons, menus and commands name every move"
    for phase in phases(game):
        found[f"{one}-prompt-{phase.value}"] = "the panel asks the question with it"
        found[f"{one}-awaits-{phase.value}"] = "the board says with it whom the table waits for"
        found[f"{one}-call-{phase.value}"] = "the notification says with it what is asked"
    found[f"{one}-outcome-{_reason(game)}"] = "the end of a game is told with its reason"
    return found | _texts_of_additions(game)


def _texts_of_additions(game: AnyGame) -> dict[str, str]:
    """Return, by id, the texts of a coach, answers in advance and named places, each with why."""
    one, found = game.id, dict[str, str]()
    if game.coach is not None:
        surprises = (kebab(kind.__name__) for kind in game.coach.surprises)
        for key in (GOAL, *(one.value for one in phases(game)), *surprises, *game.coach.moments):
            found[tip_id(one, key)] = "newcomers are told it by the coach"
    for standing in game.standing:
        found[standing_id(one, standing)] = "an answer in advance is offered by its name"
        found[standing_until_id(one, standing)] = "an answer in advance says how long it holds"
    for prompt in _told_apart(game):
        found[standing_about_id(one, prompt)] = "a menu of answers in advance says what it is about"
    for seats in game.seats:
        for place in game.places(seats, {}):
            found[place_id(one, place)] = "seats with names are chosen by them"
            found[camp_id(one, place)] = "the menu of seats names the camp of each"
    return found


def _told_apart(game: AnyGame) -> Iterator[str]:
    """Yield the prompts that a menu of answers in advance names.

    Where there are more of them than one menu holds all are named, else those of
    :attr:`within_turn` with more answers than buttons.
    """
    firsts = Counter(standing.prompts[0] for standing in game.standing)
    if firsts.total() > OPTIONS_PER_MENU:
        yield from firsts
    yield from (prompt for prompt in game.within_turn if firsts[prompt] > IN_A_ROW)


def _options(game: AnyGame) -> Iterator[str]:
    """Yield the text ids of all options, of their values, and of the presets."""
    for option in game.options:
        for value in (None, *option.choices):
            yield option_id(game.id, option.key, value)
    yield from (preset_id(game.id, preset) for preset in game.presets)


def phases(game: AnyGame) -> list[StrEnum]:
    """List what the table may wait for."""
    kind: Any = next(f.type for f in msgspec.structs.fields(game.view_type) if f.name == "phase")
    return [phase for phase in kind if phase.value != OVER]


def begun(game: AnyGame) -> Any:
    """Return the position at the beginning of the smallest table."""
    return game.start(min(game.seats), {}, "owed").state


@cache
def _played(game: AnyGame) -> tuple[Step[Any, Any], ...]:
    """Play a game at random."""
    return tuple(steps(game, begun(game), "owed"))


def _reason(game: AnyGame) -> str:
    """Return the key of the reason why a random game at the smallest table ended."""
    outcome = game.outcome(_played(game)[-1].applied.state)
    assert outcome is not None
    return outcome.reason


def part_of(module: str, name: str) -> Any:
    """Return what a module holds under a name; None if the name or the module is missing.

    Raises:
        ModuleNotFoundError: the module is there, but imports another one that is missing.
    """
    try:
        return getattr(import_module(module), name, None)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{module}.".startswith(f"{error.name}."):
            raise
        return None
