"""The words on a control: ``t1:<table>:<decision>:<verb>[:<argument>]``."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NewType

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


class Verb(StrEnum):
    """What a control of the host does; each has one handler."""

    # A table, looked at.
    HAND = "hand"
    REFRESH = "refresh"
    WATCH = "watch"
    MORE = "more"
    RULES = "rules"
    """A page of the rules of the table's game."""
    GUIDE = "guide"
    """A page of the rules of a game, away from any table."""
    TOUR = "tour"
    LOG = "log"
    AGAIN = "again"
    """Post the lobby or the board anew."""
    CATCHUP = "catchup"
    HANDS = "hands"
    """An open hand."""

    # A move, composed.
    CHOOSE = "choose"
    """A menu of moves."""
    ASK = "ask"
    """A move that wants a second press."""
    UNDO = "undo"
    UNDO_AGREE = "undoagree"
    UNDO_REFUSE = "undorefuse"

    # A lobby, and the table after the game.
    JOIN = "join"
    LEAVE = "leave"
    START = "start"
    CANCEL = "cancel"
    REMATCH = "rematch"
    TERMS = "terms"
    """What is played."""
    TERM = "term"
    """A menu for one part of it."""

    # Clocks.
    PAUSE = "pause"
    RESUME = "resume"
    EXTEND = "extend"

    # Seats of a game under way.
    PEOPLE = "people"
    CLAIM = "claim"
    """Ask for a seat on offer."""
    WELCOME = "welcome"
    """Agree that somebody takes a seat over."""
    DECLINE = "decline"
    BACK = "back"
    """Take one's own seat back."""
    KEEP = "keep"
    """Keep a table that is about to close."""
    OFFER = "offer"
    REMOVE = "remove"
    QUIT = "quit"
    """Ask for the ways to leave."""
    LEAVING = "leaving"
    CONCEDING = "conceding"
    CALLING = "calling"
    """Want the game called off."""
    STANDING = "standing"
    """A menu of answers in advance."""
    UNSTANDING = "unstanding"


MoveName = NewType("MoveName", str)
"""The verb of a control that makes a move: the name of its class, with a capital."""


class CustomId(msgspec.Struct, frozen=True):
    """What a control says when it is pressed."""

    table: TableId
    verb: Verb | MoveName
    argument: str = ""
    decision: str = "-"
    """The question answered, or ``-`` for a control that answers none."""

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


_VERBS = {verb.value: verb for verb in Verb}


def read_press(custom_id: str) -> CustomId | None:
    """Read a custom id; None for one that is none of ours.

    A verb that this release does not know passes for a move, and no game will know it either.
    """
    found = _GRAMMAR.fullmatch(custom_id)
    if found is None:
        return None
    word = found["verb"]
    return CustomId(
        table=TableId(int(found["table"])),
        decision=found["decision"],
        verb=_VERBS.get(word, MoveName(word)),
        argument=found["argument"] or "",
    )


def move_press(table: TableId, decision: str, move: Move) -> CustomId:
    """The press that makes a move."""
    name, argument = to_words(move)
    return CustomId(table=table, decision=decision, verb=MoveName(name), argument=argument)


def word_of(move: Move) -> str:
    """Spell a move as one word, for the value of a menu's option."""
    name, argument = to_words(move)
    return f"{name}-{argument}"


def read_word(game: AnyGame, word: str) -> Move:
    """Read back what :func:`word_of` spelt.

    Raises:
        RuleError: the word names no move of the game.
    """
    name, _, argument = word.partition("-")
    return from_words(game, name, argument)
