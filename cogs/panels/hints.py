"""The advice of a computer on the private panel: one press to follow it."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.components import button, gallery, layout, rows
from cogs.elements.custom_ids import CustomId, Verb, read_number, word_of
from cogs.elements.faces import face_of
from cogs.elements.game_face import Choice
from cogs.elements.uploads import Picture
from cogs.panels.lines import heading
from games.api import Move

_STEPS = "._."
"""Stands between the steps of an advised answer, as no custom id holds a space."""

_ROOM = 56
"""Characters of a custom id's argument that are left for the steps."""

NUMBERS = "numbers"
"""Asks for figures in the place of reasons."""


def at_once(advised: TableView, line: Sequence[Move], texts: Texts) -> Choice | None:
    """Return the choice that plays an advised line in one press.

    None if the panel has no such choice, or its moves are too long for a custom id.
    """
    found = whole_answer(advised, line, texts)
    if found is None or len(_spelt((found.move, *found.then))) > _ROOM:
        return None
    return found


def whole_answer(look: TableView, line: Sequence[Move], texts: Texts) -> Choice | None:
    """Return the panel's choice that makes a whole line of moves; None if there is none.

    Of a line of several such answers that are carried out together by one last move, it is the
    first answer without that last move.
    """
    for each in face_of(look.table.game).offer(look, texts).at_once:
        *entered, last = (each.move, *each.then)
        if (*entered, last) == tuple(line):
            return each
        if len(entered) > 1 and entered == list(line[: len(entered)]) and line[-1] == last:
            return replace(each, then=tuple(entered[1:]))
    return None


def follow_press(advised: TableView, move: Move, then: Sequence[Move] = ()) -> CustomId:
    """Return the press that plays advice: ``move``, ``then`` further moves of the same answer.

    ``advised`` is the view at the time of the advice. Its question and its number of moves go into
    the custom id: by these the receiver tells if it is too late.
    """
    question = advised.question
    assert question is not None
    argument = f"{advised.moves}.{_spelt((move, *then))}"
    return CustomId(advised.table.id, Verb.FOLLOW, argument, question.decision.id)


def _spelt(steps: Sequence[Move]) -> str:
    return _STEPS.join(map(word_of, steps))


def read_follow(press: CustomId) -> tuple[int, str] | None:
    """Read the number of moves at the time of the advice and the moves advised, as words.

    The words are separated by spaces. None if the argument was not made by :func:`follow_press`.
    """
    spelt, _, words = press.argument.partition(".")
    number = read_number(spelt)
    return None if number is None or not words else (number, " ".join(words.split(_STEPS)))


def hint_button(look: TableView, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Return the button for the advice of a computer; empty if there is nothing to choose.

    Empty, too, if the table gives no hints.
    """
    if not look.table.gives_hints or not look.has_a_choice:
        return []
    return [button(CustomId(look.table.id, Verb.HINT), texts("button-hint"), emoji="💡")]


def advice_panel(
    look: TableView, picture: Picture, told: Sequence[str], follow: CustomId, texts: Texts
) -> ui.LayoutView:
    """Lay out advice in place of the question, with a press to follow it and one for figures.

    Those two are left out if another question is open by now. ``told`` are the lines of the advice.
    """
    back = button(CustomId(look.table.id, Verb.HAND), texts("panel-back"), emoji="⬅️")
    why = CustomId(look.table.id, Verb.HINT, NUMBERS)
    ways = [
        button(follow, texts("button-follow"), emoji="💡"),
        button(why, texts("button-numbers"), emoji="🔢"),
    ]
    question = look.question
    still = question is not None and question.decision.id == follow.decision
    return layout(
        face_of(look.table.game).colour,
        gallery(picture, texts),
        "\n".join((heading(look, texts), *told)),
        *rows([*(ways if still else ()), back]),
    )
