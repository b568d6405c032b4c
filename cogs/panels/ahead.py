"""What a seat may decide ahead: answers in advance, plans, orders for later; one button for all."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby

import discord
from discord import ui

from bot.i18n.narration import listing
from bot.i18n.text_ids import standing_about_id, standing_id, standing_until_id
from bot.i18n.texts import Texts
from bot.model.pace import PACES
from bot.model.plan import AT_NIGHT, LIKE_A_VISIT
from bot.model.table import Status
from bot.model.view import UNASKED, TableView
from cogs.elements.components import (
    BUTTONS_PER_ROW,
    OPTION_LIMIT,
    OPTIONS_PER_MENU,
    button,
    gallery,
    in_label,
    layout,
    menu_rows,
    rows,
    small,
)
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from cogs.elements.game_face import Offer
from cogs.elements.uploads import Picture
from cogs.panels.choices import controls
from cogs.panels.follow_ups import follow_ups, is_said_unasked
from cogs.panels.plans import plan_in_panel
from games import find
from games.optional.in_advance import Span, Standing, possible


def ahead_button(look: TableView, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Return the button that opens planning, with the number of answers and moves given ahead.

    Empty if nothing can be decided ahead.
    """
    if not _decidable(look, texts):
        return []
    ahead = look.ahead
    given = len(_given(look)) + (len(ahead.planned) if ahead else 0)
    press = CustomId(look.table.id, Verb.ALWAYS)
    return [button(press, texts("ahead-button", given=given))]


def ahead_panel(look: TableView, picture: Picture, texts: Texts) -> ui.LayoutView | None:
    """Lay out what the viewer can answer ahead and has answered; None if there is nothing.

    In this order: answers given, follow-ups of this turn, answers in advance to the present
    question, other answers in advance, unasked moves, and the plan. Empty parts are left out; the
    way back to the panel is always there.
    """
    if not _decidable(look, texts):
        return None
    back = button(CustomId(look.table.id, Verb.HAND), texts("panel-back"), emoji="⬅️")
    offered = _offered(look)
    others = [standing for standing in _not_given(look) if standing not in offered]
    return layout(
        face_of(look.table.game).colour,
        gallery(picture, texts),
        texts("ahead-title"),
        small([texts("always-explained")] if offered or others else []),
        *_answers_given(look, texts),
        *follow_ups(look, texts),
        *_menu(look, offered, "always-menu", texts),
        *_menu(look, others, "always-others" if offered else "seats-menu-standing", texts),
        *controls(look, UNASKED, _unasked(look, texts), 0, texts),
        *(plan_in_panel(look, look.ahead, texts) if look.ahead else ()),
        ui.ActionRow(back),
    )


def follow_up_panel(
    look: TableView, picture: Picture, texts: Texts, told: Sequence[str] = ()
) -> ui.LayoutView:
    """Lay out questions that may follow in this turn; ``told`` are lines on the last answer.

    Answers already given stand above them; unasked moves are there only if one settles a follow-up.
    """
    back = button(CustomId(look.table.id, Verb.HAND), texts("button-to-table"), emoji="✋")
    return layout(
        face_of(look.table.game).colour,
        "\n".join(told),
        gallery(picture, texts),
        *_answers_given(look, texts),
        *follow_ups(look, texts),
        *(_unasked_follow_up(look, texts) if is_said_unasked(look) else ()),
        ui.ActionRow(back),
    )


def _unasked_follow_up(look: TableView, texts: Texts) -> Iterable[ui.Item[ui.LayoutView] | str]:
    yield texts("follow-up-unasked")
    yield from controls(look, UNASKED, _unasked(look, texts), 0, texts)


def _decidable(look: TableView, texts: Texts) -> bool:
    """Return True if anything can be decided ahead, or has been.

    Only in a seat of a running game: where its game has answers in advance always, else if there is
    a plan, a foreseen question, or an unasked move.
    """
    if look.seat is None or look.table.status is not Status.PLAYING:
        return False
    known = _given(look) or _not_given(look)
    ahead = look.ahead
    plans = ahead is not None and (bool(ahead.planned) or ahead.following is not None)
    return bool(known) or plans or bool(_unasked(look, texts).every)


def _unasked(look: TableView, texts: Texts) -> Offer:
    """Return the moves that can be made without being asked, none if there are none."""
    return face_of(look.table.game).unasked(look, texts) if look.unasked else Offer()


def _given(look: TableView) -> list[Standing]:
    """List the answers in advance that the viewer has given."""
    return [one for one in find(look.table.game).standing if one.key in look.standing]


def _answers_given(look: TableView, texts: Texts) -> Iterable[ui.Item[ui.LayoutView] | str]:
    """Yield the viewer's answers in advance in words, and a row of buttons that change them.

    More than five are counted, and stand in menus instead. Where one lasts longer than a turn and
    the pace has nights, or answers hold at night already, a line and a button say whether they do.
    Where answers are heard as late as a visit, a line and a button to end that are added. Without
    any of this an empty text is yielded.
    """
    table, given = look.table, _given(look)
    lasting = any(one.lasts is not Span.TURN for one in given)
    few = len(given) <= BUTTONS_PER_ROW
    if few:
        lines = [texts("seats-standing-on", what=_answer(table.game, one, texts)) for one in given]
    else:
        lines = [texts("seats-standing-many", count=len(given))]
    buttons = [
        button(
            CustomId(table.id, Verb.UNSTANDING, standing.key),
            texts("seats-button-standing-off")
            if len(given) == 1
            else texts(
                "seats-button-standing-off-one", what=texts(standing_id(table.game, standing))
            ),
            emoji="⏹️",
        )
        for standing in (given if few else ())
    ]
    said = "yes" if AT_NIGHT in look.standing else "no"
    if said == "yes" or (lasting and PACES[table.terms.pace].nights):
        other, verb = ("no", Verb.UNSTANDING) if said == "yes" else ("yes", Verb.SAY)
        lines.append(texts(f"seats-at-night-{said}"))
        if said == "no" and look.sleep_apart:
            lines.append(texts("seats-at-night-apart"))
        press = CustomId(table.id, verb, AT_NIGHT)
        buttons.append(button(press, texts(f"seats-button-at-night-{other}"), emoji="🌙"))
    if LIKE_A_VISIT in look.standing:
        lines.append(texts("seats-like-a-visit"))
        press = CustomId(table.id, Verb.UNSTANDING, LIKE_A_VISIT)
        buttons.append(button(press, texts("seats-button-like-a-visit-no"), emoji="⏳"))
    yield "\n".join(lines)
    if not few:
        yield from _menu(look, given, "seats-menu-standing-off", texts, Verb.ASK_AGAIN, "⏹️")
    yield from rows(buttons)


def _answer(game: str, standing: Standing, texts: Texts) -> str:
    """Name an answer in advance, with how long it holds."""
    until = texts(standing_until_id(game, standing))
    return f"{texts(standing_id(game, standing))} ({until})"


def _menu(
    look: TableView,
    standings: Sequence[Standing],
    invitation: str,
    texts: Texts,
    verb: Verb = Verb.STANDING,
    emoji: str = "🔁",
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return menus of answers in advance with how long each holds; empty if there are none.

    ``invitation`` is the id of their text, ``verb`` what is done with an answer that is picked.
    Several menus say which questions each is about.
    """
    table = look.table
    pages = _pages(standings)
    found = []
    for number, page in enumerate(pages):
        options = [
            discord.SelectOption(
                label=in_label(texts(standing_id(table.game, standing)), OPTION_LIMIT),
                value=standing.key,
                description=in_label(texts(standing_until_id(table.game, standing)), OPTION_LIMIT),
                emoji=emoji,
            )
            for standing in page
        ]
        # Two menus of a message may not have the same id.
        press = CustomId(table.id, verb, f"{invitation}.{number}")
        about = _about(table.game, page, texts) if len(pages) > 1 else "none"
        found += menu_rows(press, texts(invitation, about=about), options)
    return found


def _pages(standings: Sequence[Standing]) -> list[list[Standing]]:
    """Group answers in advance into few pages of at most 25; those to one question share one.

    A page has more than 25 only if one question has. Keeps their order; those to one question must
    stand next to each other.
    """
    pages: list[list[Standing]] = []
    for _, same in groupby(standings, lambda one: one.prompts[0]):
        answers = list(same)
        if not pages or len(pages[-1]) + len(answers) > OPTIONS_PER_MENU:
            pages.append([])
        pages[-1] += answers
    return pages


def _about(game: str, page: Sequence[Standing], texts: Texts) -> str:
    """Name the questions that a menu has answers to, as a list with a capital."""
    prompts = dict.fromkeys(standing.prompts[0] for standing in page)
    said = listing([texts(standing_about_id(game, prompt)) for prompt in prompts], texts)
    return said[:1].upper() + said[1:]


def _not_given(look: TableView) -> list[Standing]:
    """List the answers in advance not yet given, but for those whose question comes only once.

    Those whose question never comes at this table are left out, too.
    """
    known = possible(find(look.table.game).standing, look.table.terms.options)
    return [one for one in known if one.key not in look.standing and not one.once]


def _offered(look: TableView) -> list[Standing]:
    """List the answers in advance to the viewer's open question that have not been given.

    Empty without a question, or once it is answered; those whose question comes only once are left
    out.
    """
    if look.question is None or look.question.decision.answered:
        return []
    prompt = look.question.decision.prompt
    return [standing for standing in _not_given(look) if prompt in standing.prompts]
