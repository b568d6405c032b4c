"""The private panel: what one person sees of a table and what that person may do now."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import chain

from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import TableId
from bot.model.view import UNASKED, TableView
from cogs.elements.choice_menus import options_of, pages_of
from cogs.elements.components import (
    Style,
    button,
    gallery,
    layout,
    menu,
    rows,
    small,
)
from cogs.elements.custom_ids import CustomId, Verb, move_press, word_of
from cogs.elements.faces import face_of
from cogs.elements.game_face import Choice, Menu, Offer
from cogs.elements.uploads import Picture
from cogs.panels.always import always_button
from cogs.panels.buttons import next_table_button, rematch_button, undo_button
from cogs.panels.coach import Told, coach, hush_button
from cogs.panels.details import details_button
from cogs.panels.follow_ups import follow_ups_in_panel
from cogs.panels.hints import follow_button
from cogs.panels.lines import asked_line, clock_line, question_line
from cogs.panels.nights import night_question
from cogs.panels.plans import plan_in_panel
from cogs.panels.public.undo_request import undo_request_in_private
from cogs.panels.seats import handover, own_seat
from games.api import Move
from games.optional.coaching import FIRST_TURN
from rendering import details_of

_COMPONENTS = 40
"""The most that Discord takes in a message."""
_TIP = 5
"""What a tip comes to: two texts, two buttons, a row."""
_CROWDED = 20
"""Below so many components nothing is said of the game: in the middle of one it can wait."""
_FEW = 8
"""So many answers that may still be changed leave room for the night."""


def panel(
    look: TableView,
    picture: Picture,
    texts: Texts,
    *,
    headline: str = "",
    since: Sequence[str] = (),
    left_out: bool = False,
    page: int = 0,
    following: TableId | None = None,
    follow: CustomId | None = None,
    zones: Sequence[str] = (),
    tips: Sequence[str] = (),
) -> ui.LayoutView:
    """Lay out the panel of the look's viewer.

    ``headline`` answers what the person has just done; ``since`` tells what happened since
    their last move, a line each, some of it ``left_out``; ``following`` is another table that
    waits for them; ``follow`` makes the move that the headline advises; in one of the ``zones``
    they may live who are asked when they sleep; ``tips`` are the keys of what the coach says.
    """
    face = face_of(look.table.game)
    offer = face.offer(look, texts) if look.question else Offer()
    unasked = face.unasked(look, texts) if look.unasked else Offer()
    tip = coach(look, tips, texts, crowded=bool(since or offer.outlook)) if tips else Told()
    question = asked_line(look, face, texts)
    # Beside a question of the game, or many answers to choose anew from, it would have a third
    # screen of a phone.
    busy = bool(question) or len(offer.every) > _FEW
    nights = [] if busy else night_question(look.table.id, zones, texts)

    def laid_out(told: Told, beside: Sequence[ui.Item[ui.LayoutView] | str]) -> ui.LayoutView:
        footer = [
            *always_button(look, texts),
            *_catch_up(look, texts, left_out=left_out),
            *_footer(look, offer, unasked, page, following, texts),
            *([hush_button(look, texts)] if told.above else []),
        ]
        return layout(
            face.colour,
            f"### {headline}" if headline else "",
            *(follow_button(look, follow, texts) if follow else ()),
            "\n".join(since),
            handover(look, texts),
            gallery(picture, texts),
            *(undo_request_in_private(look, look.proposal, texts) if look.proposal else ()),
            told.above,
            question or question_line(look, face, texts),
            _held_line(look, offer, texts),
            small(offer.outlook),
            *_choices(look, asked(look), offer, page, texts),
            clock_line(look, texts) if question else "",
            told.below,
            # What a first turn needs is enough to read.
            small(() if FIRST_TURN in tips and told.below else offer.hints),
            *_choices(look, UNASKED, unasked, page, texts),
            *(plan_in_panel(look, look.ahead, texts) if look.ahead else ()),
            *follow_ups_in_panel(look, texts),
            *own_seat(look, texts),
            *rows(footer),
            *beside,
        )

    # What stands on a panel anyway goes before what may be said or asked on any.
    plain = laid_out(Told(), ())
    room = _COMPONENTS - plain.total_children_count
    told = tip if tip.above and room >= _TIP else Told()
    told = Told(told.above) if plain.total_children_count > _CROWDED else told
    room -= _TIP if told.above else 0
    beside = nights if nights and _count(nights) <= room else ()
    return laid_out(told, beside) if told.above or beside else plain


def _count(parts: Sequence[ui.Item[ui.LayoutView] | str]) -> int:
    """Count the components that parts of a panel come to."""
    return layout(0, *parts).total_children_count - 1


def _held_line(look: TableView, offer: Offer, texts: Texts) -> str:
    """Say what the viewer has answered that is not heard yet."""
    chosen = next((one for one in offer.every if one.move == look.held), None)
    return "" if chosen is None else texts("panel-held", answer=chosen.label)


def branch_panel(
    look: TableView, decision: str, key: str, picture: Picture, texts: Texts
) -> ui.LayoutView | None:
    """Lay out what the first press of a move leads to; None where nothing of the kind is open."""
    face = face_of(look.table.game)
    offer = Offer()
    if decision == UNASKED:
        offer = face.unasked(look, texts) if look.unasked else offer
    elif look.question:
        offer = face.offer(look, texts)
    branch = next((branch for branch in offer.branches if branch.key == key), None)
    if branch is None:
        return None
    back = CustomId(look.table.id, Verb.HAND)
    return layout(
        face.colour,
        gallery(picture, texts),
        f"👉 {branch.question}",
        small(branch.hints),
        *rows(_choice_button(look, decision, choice, texts) for choice in branch.choices),
        *_menus(look, decision, branch.menus, 0, texts),
        ui.ActionRow(button(back, texts("panel-back"), emoji="⬅️")),
    )


def asked(look: TableView) -> str:
    """Return the decision that the viewer owes an answer."""
    return UNASKED if look.question is None else look.question.decision.id


def confirmation(
    look: TableView, decision: str, picture: Picture, move: Move, texts: Texts
) -> ui.LayoutView | None:
    """Lay out the question whether a composed move is meant; None if it needs no second press."""
    face = face_of(look.table.game)
    offer = (face.unasked if decision == UNASKED else face.offer)(look, texts)
    choice = next((choice for choice in offer.every if choice.move == move), None)
    if choice is None or not choice.confirm:
        return None
    press = move_press(look.table.id, decision, move)
    back = CustomId(table=look.table.id, verb=Verb.HAND)
    return layout(
        face.colour,
        gallery(picture, texts),
        f"**{choice.label}**\n{choice.confirm}",
        ui.ActionRow(
            button(press, texts("panel-confirm"), emoji="✅", style=Style.EXPECTED),
            button(back, texts("panel-back"), emoji="⬅️"),
        ),
    )


def notice(text: str, colour: int = 0x5865F2) -> ui.LayoutView:
    """Lay out a short private answer that concerns no table in play."""
    return layout(colour, text)


def _choices(
    look: TableView, decision: str, offer: Offer, page: int, texts: Texts
) -> list[ui.ActionRow[ui.LayoutView]]:
    several = [
        rows(_choice_button(look, decision, choice, texts) for choice in kind)
        for kind in offer.rows
    ]
    last = [_choice_button(look, decision, choice, texts) for choice in offer.buttons]
    if decision != UNASKED:
        last += _branch_buttons(look, decision, offer)
    return [*chain(*several), *rows(last), *_menus(look, decision, offer.menus, page, texts)]


def _branch_buttons(look: TableView, decision: str, offer: Offer) -> list[ui.Button[ui.LayoutView]]:
    """Make a button of what leads on; what nobody asks for stands at the foot of the panel."""
    return [
        button(
            CustomId(look.table.id, Verb.BRANCH, branch.key, decision),
            branch.label,
            emoji=branch.emoji,
        )
        for branch in offer.branches
    ]


def _choice_button(
    look: TableView, decision: str, choice: Choice, texts: Texts
) -> ui.Button[ui.LayoutView]:
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


def _menus(
    look: TableView, decision: str, menus: tuple[Menu, ...], page: int, texts: Texts
) -> list[ui.ActionRow[ui.LayoutView]]:
    found: list[ui.ActionRow[ui.LayoutView]] = []
    for number, entry in enumerate(menus):
        pages = pages_of(entry.choices)
        shown = pages[min(page, len(pages) - 1)]
        press = CustomId(look.table.id, Verb.CHOOSE, str(number), decision)
        invitation = entry.invitation
        if len(pages) > 1:
            invitation += texts("panel-page", page=min(page, len(pages) - 1) + 1, pages=len(pages))
        found.append(ui.ActionRow(menu(press, invitation, options_of(shown), entry.most)))
    return found


def _catch_up(look: TableView, texts: Texts, *, left_out: bool) -> list[ui.Button[ui.LayoutView]]:
    """Offer the whole of what is not told here."""
    press = CustomId(look.table.id, Verb.CATCHUP)
    return [button(press, texts("button-catchup"), emoji="⏪")] if left_out else []


def _footer(
    look: TableView,
    offer: Offer,
    unasked: Offer,
    page: int,
    following: TableId | None,
    texts: Texts,
) -> list[ui.Button[ui.LayoutView]]:
    table = look.table.id
    pages = max(
        (len(pages_of(entry.choices)) for one in (offer, unasked) for entry in one.menus), default=1
    )
    buttons = []
    if pages > 1:
        turned = CustomId(table, Verb.HAND, str((page + 1) % pages))
        buttons.append(button(turned, texts("panel-more"), emoji="➡️"))
    # What others have acted upon since was not done just now: the way there is under "More".
    if look.undo is not None and look.proposal is None and not look.undo.consent:
        buttons.append(undo_button(look, texts))
    if look.table.gives_hints and look.has_a_choice:
        hint = CustomId(table, Verb.HINT)
        buttons.append(button(hint, texts("button-hint"), emoji="💡"))
    if look.outcome is not None and look.seat is not None and not look.table.series:
        buttons.append(rematch_button(look.table, texts))
    if following is not None:
        buttons.append(next_table_button(table, following, texts))
    if (shown := details_of(look.table.game)) is not None:
        buttons += details_button(shown, look, texts)
    # Beside what is no longer than they are, on a line of a phone.
    buttons += _branch_buttons(look, UNASKED, unasked)
    buttons.append(button(CustomId(table, Verb.MORE), texts("button-more"), emoji="🧭"))
    return buttons
