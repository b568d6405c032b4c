"""The parameters of ``/<game> new``, made from what the rules of a game declare."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import msgspec
from discord import app_commands

from bot.i18n.text_ids import option_id
from bot.i18n.texts import LANGUAGES
from bot.model.pace import PACES
from bot.model.table import Place
from cogs.commands.declared import Declared, parameter, takes
from cogs.elements.localisation import localised
from cogs.interactions.open_table import usual_seats
from games.api import AnyGame, Option, OptionValue
from games.declarations import is_switch

MOST = 25
"""Most parameters that Discord allows a command; further options are chosen in the lobby."""


class Field(msgspec.Struct, frozen=True):
    """A parameter; none has to be given."""

    key: str
    kind: Any
    """Its type, as the library reads it."""
    default: object
    name: str
    """Id of its name."""
    description: str
    """Id of its description."""
    choices: tuple[tuple[OptionValue, str], ...] = ()
    """Its values, where they are a list, each with the id of its name; a number needs none."""


def fields_of(game: AnyGame) -> tuple[Field, ...]:
    """List the parameters with which a table of a game is opened: seats, options, what all have.

    Options that do not fit among Discord's 25 parameters are left out.
    """
    seats, common = _seats(game), _common()
    options = game.options[: MOST - len(seats) - len(common)]
    return (*seats, *(_option(game.id, option) for option in options), *common)


def new_command(callback: Callable[..., Coroutine[Any, Any, None]], game: AnyGame) -> Declared:
    """Make the command ``new`` of a game, named and described by its texts.

    ``callback`` takes the interaction and every field by its key; it is changed in place.
    """
    fields = fields_of(game)
    takes(callback, *(parameter(field.key, field.kind, field.default) for field in fields))
    app_commands.rename(**{f.key: localised(f.name) for f in fields})(callback)
    app_commands.describe(**{f.key: localised(f.description) for f in fields})(callback)
    app_commands.choices(**{f.key: [*_choices(f)] for f in fields if f.choices})(callback)
    return app_commands.Command(
        name=localised("command-new"),
        description=localised(f"{game.id}-command-new-description"),
        callback=callback,
    )


def _choices(field: Field) -> Iterator[app_commands.Choice[Any]]:
    """Yield the choices of a command's option, a value without a name by the value itself."""
    for value, name in field.choices:
        yield app_commands.Choice(name=localised(name) if name else str(value), value=value)


def _seats(game: AnyGame) -> tuple[Field, ...]:
    """Return the field for the number of seats; empty if the game allows but one number.

    A list where numbers between the least and most are missing, else a range.
    """
    least, most = min(game.seats), max(game.seats)
    if least == most:
        return ()
    with_gaps = len(game.seats) <= most - least
    between: Any = app_commands.Range[int, least, most]
    return (
        Field(
            "seats",
            int if with_gaps else between,
            usual_seats(game),
            "command-option-seats",
            f"{game.id}-command-new-seats-description",
            tuple((seats, "") for seats in game.seats) if with_gaps else (),
        ),
    )


def _option(game_id: str, option: Option) -> Field:
    """Return the command's field for an option of the game, its values named as in the lobby.

    A switch has no list of values.
    """
    return Field(
        option.key,
        type(option.default),
        option.default,
        f"{game_id}-command-new-{option.key}",
        f"{game_id}-command-new-{option.key}-description",
        ()
        if is_switch(option)
        else tuple((value, option_id(game_id, option.key, value)) for value in option.choices),
    )


def _common() -> tuple[Field, ...]:
    """Return the fields of every game: language, place, pace, open hands, and for guests only."""
    return (
        _shared("language", str | None, None, {key: f"language-{key}" for key in LANGUAGES}),
        _shared("where", str, Place.THREAD.value, {p.value: f"where-{p.value}" for p in Place}),
        _shared("pace", str | None, None, {key: f"pace-{key}" for key in PACES}),
        _shared("open_hands", bool, default=False),
        _shared("invited_only", bool, default=False),
    )


def _shared(key: str, kind: Any, default: object, names: dict[str, str] | None = None) -> Field:
    """Return a field of all games; ``names`` are the text ids of its values."""
    return Field(
        key,
        kind,
        default,
        f"command-option-{key}",
        f"command-option-{key}-description",
        tuple((names or {}).items()),
    )
