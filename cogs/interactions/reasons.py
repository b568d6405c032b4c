"""A computer's advice in words: the move, why, and the figures."""

from __future__ import annotations

from collections.abc import Sequence

from babel.numbers import format_decimal

from bot.i18n.text_ids import reply_id
from bot.i18n.texts import Texts
from bot.services.computers.advice import Hint
from cogs.elements.faces import face_of
from cogs.elements.game_face import Choice
from cogs.panels.hints import whole_answer
from games.api import Move

_COSTS = (("much", 0.25), ("some", 0.1), ("little", 0.03), ("none", 0.0))
"""How what the second-best move costs is called, by the least share of rivals it loses."""


def headline_of(hint: Hint, texts: Texts, whole: Choice | None = None) -> str:
    """Name the move, or the whole answer that takes one press."""
    move = _step(hint, hint.move, texts) if whole is None else whole.label
    return texts("hint", move=move)


def reasons(hint: Hint, texts: Texts) -> list[str]:
    """Say why, in a sentence each: the reply expected, the one feared, the second-best move.

    The last says roughly what it costs. What is not known, or has no text, is left out.
    """
    told = []
    for key, answered in (("expects", hint.thought.expects), ("fears", hint.thought.fears)):
        if answered is not None and texts.has(
            reply := reply_id(hint.look.table.game, answered.kind)
        ):
            name = face_of(hint.look.table.game).names(hint.look)[answered.seat]
            told.append(texts(f"hint-{key}", name=name, reply=texts(reply)))
    if hint.second_line and hint.cost is not None:
        cost = next(word for word, least in _COSTS if hint.cost >= least)
        move = _named(hint, hint.second_line, texts)
        told.append(texts("hint-second", move=move, cost=cost))
    return told


def in_numbers(hint: Hint, texts: Texts) -> list[str]:
    """Say what the move is worth: with two players games won of a hundred, else the expected place.

    The place is a decimal number, 1 for the winner's. A second line says those of the second-best
    move, if its figures are known.
    """
    lines = [(hint.line, hint.place)]
    if hint.thought.second_place is not None:
        lines.append((hint.second_line, hint.thought.second_place))
    return [
        texts(
            "hint-numbers",
            move=_named(hint, line, texts),
            place=format_decimal(place, "0.0", locale=texts.language),
            chance=round(100 * (2 - place)),
            of=hint.of,
        )
        for line, place in lines
    ]


def _named(hint: Hint, line: Sequence[Move], texts: Texts) -> str:
    """Name a whole answer as the panel does, or its first step where the panel has none."""
    whole = whole_answer(hint.look, line, texts)
    return _step(hint, line[0], texts) if whole is None else whole.label


def _step(hint: Hint, move: Move, texts: Texts) -> str:
    return face_of(hint.look.table.game).label(move, hint.look, texts)
