"""The advice of a computer on the private panel: one press to follow it."""

from __future__ import annotations

from discord import ui

from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import button
from cogs.elements.custom_ids import CustomId, Verb, read_number, word_of
from games.api import Move

NUMBERS = "numbers"
"""Asks for figures in the place of reasons."""


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
    look: TableView, press: CustomId, texts: Texts
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Offer to make the advised move while the question that it answers is open."""
    question = look.question
    if question is None or question.decision.id != press.decision:
        return []
    why = CustomId(look.table.id, Verb.HINT, NUMBERS)
    return [
        ui.ActionRow(
            button(press, texts("button-follow"), emoji="💡"),
            button(why, texts("button-numbers"), emoji="🔢"),
        )
    ]
