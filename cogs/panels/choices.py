"""The answers to a question as controls: the usual ones at hand, the others behind a button."""

from __future__ import annotations

from itertools import chain

from discord import ui
from msgspec.structs import replace

from bot.i18n.texts import Texts
from bot.model.view import TableView
from cogs.elements.choice_menus import options_of, pages_of
from cogs.elements.components import BUTTONS_PER_ROW, button, menu, rows
from cogs.elements.custom_ids import CustomId, Verb, move_press, word_of
from cogs.elements.game_face import Branch, Choice, Menu, Offer
from cogs.elements.phone import MENU, ROW_GAP, row_height
from cogs.elements.plain_text import plain

OTHERS = "others"
"""Key of the branch that holds the answers for which there is no room."""

_PAIR = 2
"""Up to this many answers all stay visible, however little room there is."""


def fitted(offer: Offer, question: str, room: float, texts: Texts, *, menus: bool = True) -> Offer:
    """Keep the first answers and menus, as far as ``room`` pixels reach; the others stand apart.

    Menus go apart first, from the last one on, but for the first, or with ``menus`` False with it;
    then answers, from the last one on. If no menu exists the others become one, unless one of them
    asks for a text; else they stand behind a button that asks the ``question`` again. Nothing leads
    to one answer alone, unless the other of two stays by that beside a menu; and two answers
    without menus always stay. If nothing fits, the lowest arrangement is returned.
    """
    count = len([*chain(*offer.rows, offer.buttons)])
    one = min(1, len(offer.menus)) if menus else 0
    tries = [(count, kept) for kept in range(len(offer.menus), one, -1)]
    fewest = count if count <= _PAIR and not offer.menus else 0
    tries += [
        (buttons, one)
        for buttons in range(count, fewest - 1, -1)
        if count - buttons != 1 or buttons == 1 or one < len(offer.menus)
    ]
    divided = [_divided(offer, question, *kept, texts) for kept in tries] or [offer]
    return next((one for one in divided if _tall(one) <= room), min(divided, key=_tall))


def hides_answers(offer: Offer) -> bool:
    """Return True if answers that would be buttons stand behind one for want of room.

    Menus alone behind it do not count.
    """
    return any(branch.choices for branch in offer.branches if branch.key == OTHERS)


def _divided(offer: Offer, question: str, buttons: int, menus: int, texts: Texts) -> Offer:
    """Keep at most this many buttons and menus of an offer; put the rest apart as :func:`fitted`.

    Buttons are kept from the first row on. What leads to the rest comes on top of these counts.
    """
    kinds: list[tuple[Choice, ...]] = []
    left: list[Choice] = []
    for kind in (*offer.rows, offer.buttons):
        kinds.append(kind[:buttons])
        left += kind[buttons:]
        buttons = max(0, buttons - len(kind))
    *several, last = kinds
    kept = replace(
        offer, rows=tuple(filter(None, several)), buttons=last, menus=offer.menus[:menus]
    )
    if not left and menus == len(offer.menus):
        return kept
    if not offer.menus and not any(one.form for one in left):
        alone = not (kept.rows or kept.buttons)
        invitation = texts("menu-answer" if alone else "panel-others")
        return replace(kept, menus=(Menu(invitation, tuple(left)),))
    further = tuple(page for one in offer.menus[menus:] for page in _paged(one, texts))
    others = Branch(OTHERS, texts("panel-others"), question, tuple(left), "", offer.hints, further)
    return replace(kept, branches=(*offer.branches, others))


def _paged(one: Menu, texts: Texts) -> list[Menu]:
    """Split a menu with more than 25 choices into numbered menus that are all shown."""
    pages = pages_of(one.choices)
    if len(pages) == 1:
        return [one]
    return [
        Menu(one.invitation + texts("panel-page", page=number, pages=len(pages)), tuple(page))
        for number, page in enumerate(pages, start=1)
    ]


def _tall(offer: Offer) -> float:
    """Estimate the height in pixels of an offer's buttons and menus on a phone.

    Without any of them it is a little below zero.
    """
    last: tuple[Choice | Branch, ...] = (*offer.buttons, *offer.branches)
    kinds: tuple[tuple[Choice | Branch, ...], ...] = (*offer.rows, last)
    labels = ([(plain(one.label), bool(one.emoji)) for one in kind] for kind in kinds)
    found = [
        row_height(row[start : start + BUTTONS_PER_ROW])
        for row in labels
        for start in range(0, len(row), BUTTONS_PER_ROW)
    ]
    found += [MENU] * len(offer.menus)
    return sum(found) + ROW_GAP * (len(found) - 1)


def controls(
    look: TableView, decision: str, offer: Offer, page: int, texts: Texts
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Lay out all possible answers as rows: buttons, buttons that open more, menus.

    They answer the question ``decision``. A menu of more than 25 choices shows its ``page``,
    counted from 0, or its last one. Every menu must have a choice.
    """
    several = [
        rows(choice_button(look, decision, choice, texts) for choice in kind) for kind in offer.rows
    ]
    last = [choice_button(look, decision, choice, texts) for choice in offer.buttons]
    last += [
        button(
            CustomId(look.table.id, Verb.BRANCH, branch.key, decision),
            branch.label,
            emoji=branch.emoji,
        )
        for branch in offer.branches
    ]
    return [*chain(*several), *rows(last), *menu_rows(look, decision, offer.menus, page, texts)]


def choice_button(
    look: TableView, decision: str, choice: Choice, texts: Texts
) -> ui.Button[ui.LayoutView]:
    """Make the button of an answer: it opens a form, asks for a second press, or makes the move.

    A form comes before a second press.
    """
    if choice.form is not None:
        name = type(choice.move).__name__
        # A form is opened before it can be looked up which language its reader chose.
        argument = f"{name}.{choice.form.key}.{choice.form.most}.{texts.language}"
        press = CustomId(look.table.id, Verb.WRITE, argument, decision)
    elif choice.confirm:
        press = CustomId(look.table.id, Verb.ASK, word_of(choice.move), decision)
    else:
        press = move_press(look.table.id, decision, choice.move)
    return button(press, choice.label, emoji=choice.emoji, style=choice.style)


def menu_rows(
    look: TableView, decision: str, lists: tuple[Menu, ...], page: int, texts: Texts
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Make one row for each menu of answers, showing its ``page``, counted from 0, or the last.

    A menu is named by its index in its custom id; one of several pages says which one it shows.
    Every menu must have a choice.
    """
    found: list[ui.ActionRow[ui.LayoutView]] = []
    for number, entry in enumerate(lists):
        pages = pages_of(entry.choices)
        shown = pages[min(page, len(pages) - 1)]
        press = CustomId(look.table.id, Verb.CHOOSE, str(number), decision)
        invitation = entry.invitation
        if len(pages) > 1:
            invitation += texts("panel-page", page=min(page, len(pages) - 1) + 1, pages=len(pages))
        found.append(ui.ActionRow(menu(press, invitation, options_of(shown), entry.most)))
    return found
