"""The advice of a computer on the private panel: one press to follow it."""

from __future__ import annotations

from babel.numbers import format_decimal
from discord import ui

from bot.i18n.text_ids import reply_id
from bot.i18n.texts import Texts
from bot.model.view import TableView
from bot.services.computers.advice import Hint
from cogs.elements.components import button
from cogs.elements.custom_ids import CustomId, Verb, read_number, word_of
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of
from games.api import Move

NUMBERS = "numbers"
"""Asks for figures in the place of reasons."""
_COSTS = (("much", 0.25), ("some", 0.1), ("little", 0.03), ("none", 0.0))
"""How what the second-best move costs is called, by the least share of rivals it loses."""


def follow_press(advised: TableView, move: Move) -> CustomId:
    """The press that makes an advised move, as long as nothing that the advice rests on changes.

    ``advised`` is the table as it was when the computer was asked: its question and the number of
    moves made tell whether it is too late.
    """
    question = advised.question
    assert question is not None
    argument = f"{advised.moves}.{word_of(move)}"
    return CustomId(advised.table.id, Verb.FOLLOW, argument, question.decision.id)


def read_follow(press: CustomId) -> tuple[int, str] | None:
    """Read which move was the last when the advice was given, and the word of the one advised."""
    spelt, _, word = press.argument.partition(".")
    number = read_number(spelt)
    return None if number is None or not word else (number, word)


def follow_button(
    look: TableView, press: CustomId | None, texts: Texts
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Offer to make the advised move while the question that it answers is open."""
    question = look.question
    if press is None or question is None or question.decision.id != press.decision:
        return []
    why = CustomId(look.table.id, Verb.HINT, NUMBERS)
    return [
        ui.ActionRow(
            button(press, texts("button-follow"), emoji="💡"),
            button(why, texts("button-numbers"), emoji="🔢"),
        )
    ]


def headline_of(hint: Hint, texts: Texts) -> str:
    """Name the move."""
    return texts("hint", move=_named(hint, hint.move, texts))


def reasons(hint: Hint, texts: Texts) -> list[str]:
    """Say why, a sentence each: what others will answer, what they might, what else there is."""
    told = []
    for key, answered in (("expects", hint.thought.expects), ("fears", hint.thought.fears)):
        if answered is not None and texts.has(
            reply := reply_id(hint.look.table.game, answered.kind)
        ):
            name = face_of(hint.look.table.game).names(hint.look)[answered.seat]
            told.append(texts(f"hint-{key}", name=name, reply=texts(reply)))
    if hint.thought.second is not None and hint.cost is not None:
        cost = next(word for word, least in _COSTS if hint.cost >= least)
        move = _named(hint, hint.thought.second, texts)
        told.append(texts("hint-second", move=move, cost=cost))
    return told


def in_numbers(hint: Hint, texts: Texts) -> list[str]:
    """Say what is expected of the move, and of the second-best one."""
    moves = [(hint.move, hint.place)]
    if hint.thought.second is not None and hint.thought.second_place is not None:
        moves.append((hint.thought.second, hint.thought.second_place))
    return [
        texts(
            "hint-numbers",
            move=_named(hint, move, texts),
            place=format_decimal(place, "0.0", locale=texts.language),
            chance=round(100 * (2 - place)),
            of=hint.of,
        )
        for move, place in moves
    ]


def _named(hint: Hint, move: Move, texts: Texts) -> str:
    return escaped(face_of(hint.look.table.game).label(move, hint.look, texts))
