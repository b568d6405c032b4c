"""Answers as unique one-line names, for the command ``/table answer``."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import msgspec

from bot.i18n.texts import Texts
from bot.model.view import UNASKED, TableView
from cogs.elements.components import OPTION_LIMIT, in_label, shortened
from cogs.elements.custom_ids import word_of
from cogs.elements.faces import face_of
from cogs.elements.game_face import Offer
from cogs.panels.hand import asked
from games.api import Move


class Answer(msgspec.Struct, frozen=True):
    """A legal move under a unique name."""

    name: str
    value: str
    """The question and the move, encoded."""


def answers(look: TableView, texts: Texts) -> list[Answer]:
    """List the viewer's legal moves under unique names: those to the question, then unasked ones.

    Moves with the same label get the text of the menu or button behind which the panel has them,
    and names that are still alike get a number: of two with one name Discord takes the first. Names
    are at most 100 characters; the value beside each is the question's id and the move, in words.
    """
    face = face_of(look.table.game)
    offers = (
        (asked(look), look.legal, face.offer(look, texts) if look.question else Offer()),
        (UNASKED, look.unasked, face.unasked(look, texts) if look.unasked else Offer()),
    )
    found = [
        (face.label(move, look, texts), heading.get(move, ""), f"{decision} {word_of(move)}")
        for decision, moves, offer in offers
        for heading in (dict(_headings(offer)),)
        for move in moves
    ]
    labels = Counter(label for label, _, _ in found)
    known: Counter[str] = Counter()
    named = []
    for label, heading, value in found:
        name = f"{heading} · {label}" if heading and labels[label] > 1 else label
        name = in_label(name, OPTION_LIMIT)
        known[name] += 1
        if known[name] > 1:
            number = f" ({known[name]})"
            name = shortened(name, OPTION_LIMIT - len(number)) + number
        named.append(Answer(name, value))
    return named


def _headings(offer: Offer) -> Iterator[tuple[Move, str]]:
    """Yield each move that is in a menu or behind a button of the panel, with the text there."""
    for menu in offer.menus:
        yield from ((choice.move, menu.invitation) for choice in menu.choices)
    for branch in offer.branches:
        yield from ((choice.move, branch.label) for choice in branch.every)
