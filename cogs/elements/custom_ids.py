"""The words on a control: ``t1:<table>:<decision>:<verb>[:<argument>]``."""

from __future__ import annotations

import re

import msgspec

from bot.model.table import TableId
from games.api import AnyGame, Move
from games.codec import from_words, to_words

LIMIT = 100
"""Discord allows a custom id this many characters."""

_GRAMMAR = re.compile(
    r"t1:(?P<table>\d{1,18}):(?P<decision>[0-9A-Za-z]{1,16}|-)"
    r":(?P<verb>[A-Za-z]{1,32})(?::(?P<argument>[0-9A-Za-z.+_-]{1,64}))?"
)


class CustomId(msgspec.Struct, frozen=True):
    """What a control says when it is pressed.

    Verbs of the host are lower case; a verb with a capital is a move of the game.
    """

    table: TableId
    verb: str
    argument: str = ""
    decision: str = "-"
    """The question answered, or ``-`` for a control that answers none."""

    @property
    def is_move(self) -> bool:
        """Whether the verb is a move of the rules, and no control of the host."""
        return self.verb[0].isupper()

    def spelt(self) -> str:
        """The custom id of the control.

        Raises:
            ValueError: it would be longer than Discord allows, or not be read back.
        """
        text = f"t1:{self.table}:{self.decision}:{self.verb}"
        if self.argument:
            text += f":{self.argument}"
        if len(text) > LIMIT or _GRAMMAR.fullmatch(text) is None:
            raise ValueError(text)
        return text


def read_press(custom_id: str) -> CustomId | None:
    """Read a custom id; None for one that this release never wrote."""
    found = _GRAMMAR.fullmatch(custom_id)
    if found is None:
        return None
    return CustomId(
        table=TableId(int(found["table"])),
        decision=found["decision"],
        verb=found["verb"],
        argument=found["argument"] or "",
    )


def move_press(table: TableId, decision: str, move: Move) -> CustomId:
    """The press that makes a move."""
    verb, argument = to_words(move)
    return CustomId(table=table, decision=decision, verb=verb, argument=argument)


def word_of(move: Move) -> str:
    """Spell a move as one word, for the value of a menu's option."""
    verb, argument = to_words(move)
    return f"{verb}-{argument}"


def read_word(game: AnyGame, word: str) -> Move:
    """Read back what :func:`word_of` spelt.

    Raises:
        RuleError: the word names no move of the game.
    """
    verb, _, argument = word.partition("-")
    return from_words(game, verb, argument)
