"""What rules must declare so that the commands of all games can be made of it.

Discord takes the commands of the whole bot or none of them: what it would refuse of one game, or
what keeps a command from being made, may not get there.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator, Sequence
from keyword import iskeyword
from typing import Any

from games.game import Rules
from games.values import Option

OWN_PARAMETERS = ("seats", "language", "where", "pace", "open_hands", "invited_only")
"""Keys of what ``/<game> new`` asks of every game."""
_GIVEN = "interaction"
"""What a command is given beside its parameters."""
MOST_CHOICES = 25
"""Choices of a parameter that Discord takes."""
_LONGEST = 100
"""Characters of a choice's value."""
_LARGEST = 2**53
"""Numbers beyond it are not whole at Discord."""
_KEY = re.compile(r"[a-z][a-z0-9_]*")


def is_switch(option: Option) -> bool:
    """Return True if an option is a switch, on or off; the numbers 0 and 1 are none."""
    return {type(choice) for choice in option.choices} == {bool}


def misdeclared(game: Rules[Any, Any, Any]) -> Iterator[str]:
    """Yield a sentence for each declaration that no command can be made of."""
    seats: Any = game.seats
    if not isinstance(seats, Sequence) or not seats or not all(type(one) is int for one in seats):
        yield f"its seats are {seats!r}, not numbers of players as range(2, 5) or (2, 4)"
    options: Any = game.options
    if found := _strange(options):
        yield f"its options are not a tuple of Option, as (Option(…),), but a {found}"
        return
    for key, number in Counter(option.key for option in options).items():
        if number > 1:
            yield f"{number} options have the key {key!r}"
        if not _KEY.fullmatch(key):
            yield f"the key {key!r} of an option is not small letters, digits and _"
        if iskeyword(key) or key == _GIVEN:
            yield f"the key {key!r} of an option can be no parameter of a function"
        if key in OWN_PARAMETERS:
            yield f"the key {key!r} of an option is what the bot asks of every game"
    for option in options:
        if wrong := _wrong_choices(option):
            yield f"the option {option.key!r} {wrong}"


def _strange(options: object) -> str:
    """Return what options are that are not a tuple of Option; empty if they are."""
    if not isinstance(options, tuple):
        return type(options).__name__
    others = (one for one in options if not isinstance(one, Option))
    return next((f"tuple of {type(one).__name__}" for one in others), "")


def _wrong_choices(option: Option) -> str:
    """Return what is wrong with the choices of an option; empty if nothing is."""
    choices, kind = option.choices, type(option.default)
    if kind not in (bool, int, str) or {type(choice) for choice in choices} != {kind}:
        return "has choices and a default that are not all texts, all numbers or all switches"
    if option.default not in choices:
        return f"has the default {option.default!r}, which is none of its choices"
    if kind is bool and {*choices} != {False, True}:
        return "has other choices than False and True"
    if len(choices) > MOST_CHOICES:
        return f"has {len(choices)} choices, at most {MOST_CHOICES}"
    if len({*choices}) < len(choices):
        return "has the same choice twice"
    for choice in choices:
        if isinstance(choice, str) and not 0 < len(choice) <= _LONGEST:
            return f"has a choice of more than {_LONGEST} characters or none"
        if isinstance(choice, int) and abs(choice) > _LARGEST:
            return f"has the choice {choice}, which is too large"
    return ""
