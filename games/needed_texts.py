"""What texts a package must have to be hosted: the host's own menus and commands are made of them.

Whatever else is missing breaks the tables of its game only; the contract names that.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from typing import Any

from games.declarations import is_switch
from games.game import Rules

INTRODUCED = ("name", "emoji", "tagline", "about", "length", "first-turn", "rules-1-title")
"""What menus, lobbies and pages say of every game."""
_NAME = re.compile(r"[-_\w]{1,32}")
"""How Discord spells a command or a parameter."""
_MOST = 100
"""Characters of a description, and of the name of a choice."""
MOST_CHARACTERS = 6500
"""Of what a game adds to its command: of the 8000 that Discord takes some are the host's own."""


def faults(
    game: Rules[Any, Any, Any],
    language: str,
    spoken: Mapping[str, str],
    taken: Collection[str] = (),
) -> Iterator[str]:
    """Yield a sentence for each text that the host needs and that is missing or not well-formed.

    ``spoken`` holds the texts of a language by id. Names of commands and parameters have 1 to 32
    small characters, their descriptions and the names of choices and of the game 1 to 100; other
    needed texts must only be there. No parameter has the name of another one, or of those of every
    game (``taken``).
    """
    introduced = tuple(f"{game.id}-{part}" for part in INTRODUCED)
    described = (f"{game.id}-name", *_descriptions(game), *_values(game))
    for text_id in (*introduced, *_values(game), *_names(game), *_descriptions(game)):
        if text_id not in spoken:
            yield f"there is no text {text_id!r} ({language})"
    for text_id in _names(game):
        name = spoken.get(text_id, "-")
        if not _NAME.fullmatch(name) or name != name.lower():
            yield (
                f"the text {text_id!r} ({language}) is {name!r}, "
                f"which is not 1 to 32 small letters, digits, - and _"
            )
    parameters = {text_id: spoken[text_id] for text_id in _parameters(game) if text_id in spoken}
    names = [*parameters.values(), *taken]
    for text_id, name in parameters.items():
        if names.count(name) > 1:
            yield f"the text {text_id!r} ({language}) is {name!r}, as another parameter is called"
    for text_id in described:
        if not 0 < len(spoken.get(text_id, "-")) <= _MOST:
            yield f"the text {text_id!r} ({language}) has more than {_MOST} characters or none"


def characters(game: Rules[Any, Any, Any], spoken: Collection[Mapping[str, str]]) -> int:
    """Count the characters that a game adds to its command, each text in its longest language.

    Options that do not fit among the parameters of a command are counted, too.
    """
    words = (*_names(game), *_descriptions(game), *_values(game))
    values = (str(value) for option in game.options for value in option.choices)
    said = (max(len(texts.get(text_id, "")) for texts in spoken) for text_id in words)
    return sum(said) + sum(map(len, values))


def _names(game: Rules[Any, Any, Any]) -> Iterator[str]:
    """Yield the ids of what a command and its parameters are called."""
    yield f"{game.id}-command"
    yield from _parameters(game)


def _parameters(game: Rules[Any, Any, Any]) -> Iterator[str]:
    """Yield the ids of what the game's own parameters are called."""
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
        if not is_switch(option):
            yield from (f"{game.id}-option-{option.key}-{value}" for value in option.choices)
