"""Planning ahead in private: what is foreseen with its choices, and what is planned in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import chain

from discord import ui

from bot.i18n.narration import listing
from bot.i18n.text_ids import plan_lost_id
from bot.i18n.texts import Texts
from bot.model.plan import UNHEARD
from bot.model.table import Table
from bot.model.view import Foresight, Planned, TableView
from cogs.elements.choice_menus import options_of, pages_of
from cogs.elements.components import (
    button,
    gallery,
    layout,
    menu,
    rows,
    small,
)
from cogs.elements.custom_ids import CustomId, Verb, word_of
from cogs.elements.faces import face_of
from cogs.elements.game_face import Offer
from cogs.elements.uploads import Picture

Row = ui.ActionRow[ui.LayoutView]


def plan_panel(
    ahead: Foresight, following: TableView, picture: Picture, texts: Texts, told: Sequence[str] = ()
) -> ui.LayoutView:
    """Lay out the question that comes if the others let things pass, as it will be then.

    ``following`` is the view at that time, ``ahead`` what is planned so far. If the question
    belongs to a move just made, ``told`` are the lines on that move.
    """
    table = following.table
    face = face_of(table.game)
    offer = face.offer(following, texts)
    explained = "plan-explained-regardless" if ahead.regardless else "plan-explained"
    back = button(CustomId(table.id, Verb.HAND), texts("button-to-table"), emoji="✋")
    return layout(
        face.colour,
        "\n".join(told),
        f"{texts('plan-title')}\n{texts(explained)}",
        gallery(picture, texts),
        planned_lines(ahead, texts),
        f"🔮 {face.prompt(following, texts)}",
        small(offer.outlook),
        *_choices(following, offer, texts),
        small(offer.hints),
        *rows([*_taking_back(table, ahead, texts), back]),
    )


def plan_in_panel(
    look: TableView, ahead: Foresight, texts: Texts
) -> Iterator[ui.Item[ui.LayoutView] | str]:
    """Yield the plan in words, and buttons: plan (further) if something is foreseen, and drop.

    The text is empty if nothing is planned.
    """
    table = look.table
    yield planned_lines(ahead, texts)
    buttons = _taking_back(table, ahead, texts)
    if ahead.following is not None:
        label = "plan-button-further" if ahead.planned else "plan-button"
        buttons.insert(0, button(CustomId(table.id, Verb.PLAN), texts(label), emoji="🔮"))
    yield from rows(buttons)


def lost_line(look: TableView, texts: Texts) -> str:
    """Say why the viewer's plan was dropped; empty if none was.

    That somebody before the viewer was heard instead of them is told before all other reasons.
    """
    if look.ahead is None or not look.ahead.lost:
        return ""
    if UNHEARD in look.ahead.lost:
        return texts("plan-unheard")
    reasons = [texts(plan_lost_id(look.table.game, ground)) for ground in look.ahead.lost]
    return texts("plan-lost", why=listing(reasons, texts))


def planned_lines(ahead: Foresight, texts: Texts) -> str:
    """Say in words what is planned, one numbered move a line below a title; empty if nothing is."""
    if not ahead.planned:
        return ""
    lines = [
        texts("plan-line", number=number, move=_in_words(one, texts))
        for number, one in enumerate(ahead.planned, start=1)
    ]
    return "\n".join([texts("plan-standing"), *lines])


def _in_words(planned: Planned, texts: Texts) -> str:
    """Name a planned move; if it stands behind a button, with the text of that button."""
    face = face_of(planned.look.table.game)
    for branch in face.offer(planned.look, texts).branches:
        for choice in branch.every:
            if choice.move == planned.move:
                return texts("plan-branch", first=branch.label, then=choice.label)
    return face.label(planned.move, planned.look, texts)


def _taking_back(table: Table, ahead: Foresight, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Return the button that drops a plan; an empty list without a plan."""
    if not ahead.planned:
        return []
    press = CustomId(table.id, Verb.UNPLAN)
    return [button(press, texts("plan-button-drop"), emoji="⏹️")]


def _choices(following: TableView, offer: Offer, texts: Texts) -> list[Row]:
    """Return buttons and menus for the answers to a planned question, without confirmation.

    What a panel has behind a button is a menu here. Long menus are shown page by page, all of them,
    numbered in their custom ids.
    """
    buttons = tuple(chain(*offer.rows, offer.buttons))
    branches = [
        (texts("plan-branch", first=branch.label, then="…"), branch.every)
        for branch in offer.branches
    ]
    menus = [(entry.invitation, entry.choices) for entry in offer.menus]
    pages = [
        (invitation, page)
        for invitation, choices in (*branches, *menus)
        for page in pages_of(choices)
    ]
    press = _press_of(following)
    return [
        *rows(
            button(press(Verb.PLAN_ANSWER, word_of(one.move)), one.label, emoji=one.emoji)
            for one in buttons
        ),
        *(
            ui.ActionRow(menu(press(Verb.PLAN_CHOOSE, str(number)), invitation, options_of(page)))
            for number, (invitation, page) in enumerate(pages)
        ),
    ]


def _press_of(following: TableView) -> Callable[[Verb, str], CustomId]:
    """Return the function that makes the custom id of a verb and an argument.

    It carries the foreseen question, which there must be.
    """
    question = following.question
    assert question is not None
    decision = question.decision.id
    return lambda verb, argument: CustomId(following.table.id, verb, argument, decision)
