"""What texts a package must have to be hosted: the host's own menus and commands are made of them.

Whatever else is missing breaks the tables of its game only; the contract names that.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from games.game import Rules

INTRODUCED = ("name", "emoji", "tagline", "about", "length", "first-turn", "rules-1-title")
"""What menus, lobbies and pages say of every game."""
_NAME = re.compile(r"[-_\w]{1,32}")
"""How Discord spells a command or a parameter."""
_MOST = 100
"""Characters of a description."""


def faults(game: Rules[Any, Any, Any], language: str, spoken: Mapping[str, str]) -> Iterator[str]:
    """Yield a sentence for each text that the host needs and that is missing or not well-formed.

    ``spoken`` holds the texts of a language by id. Names of commands and parameters have 1 to 32
    small characters, their descriptions 1 to 100; other needed texts must only be there.
    """
    one = game.id
    for text_id in (*(f"{one}-{part}" for part in INTRODUCED), *_values(game)):
        if text_id not in spoken:
            yield f"there is no text {text_id!r} ({language})"
    for text_id in _names(game):
        name = spoken.get(text_id)
        if name is None:
            yield f"there is no text {text_id!r} ({language})"
        elif not _NAME.fullmatch(name) or name != name.lower():
            yield (
                f"the text {text_id!r} ({language}) is {name!r}, "
                f"which is not 1 to 32 small letters, digits, - and _"
            )
    for text_id in _descriptions(game):
        words = spoken.get(text_id)
        if words is None:
            yield f"there is no text {text_id!r} ({language})"
        elif not 0 < len(words) <= _MOST:
            yield f"the text {text_id!r} ({language}) has more than {_MOST} characters or none"


def _names(game: Rules[Any, Any, Any]) -> Iterator[str]:
    """Yield the ids of what a command and its parameters are called."""
    yield f"{game.id}-command"
    yield from (f"{game.id}-command-new-{option.key}" for option in game.options)


def _descriptions(game: Rules[Any, Any, Any]) -> Iterator[str]:
    """Yield the text ids of the descriptions of the game's commands and their parameters.

    The number of players is a parameter only where there is a choice.
    """
    yield f"{game.id}-command-description"
    yield f"{game.id}-command-new-description"
    if len(game.seats) > 1:
        yield f"{game.id}-command-new-seats-description"
    yield from (f"{game.id}-command-new-{option.key}-description" for option in game.options)


def _values(game: Rules[Any, Any, Any]) -> Iterator[str]:
    """Yield the ids of the values that a parameter lists; an option of True and False has none."""
    for option in game.options:
        if set(option.choices) != {False, True}:
            yield from (f"{game.id}-option-{option.key}-{value}" for value in option.choices)
