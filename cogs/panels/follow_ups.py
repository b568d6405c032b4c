"""What is asked together with one's own answer: how to go on in the same turn."""

from __future__ import annotations

from collections.abc import Iterator

import discord
from discord import ui

from bot.i18n.text_ids import standing_about_id, standing_id
from bot.i18n.texts import Texts
from bot.model.pace import PACES
from bot.model.table import Status
from bot.model.view import TableView
from cogs.elements.components import OPTION_LIMIT, button, in_label, menu_rows, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.panels.lines import owes
from games import find
from games.optional.in_advance import Span, Standing

MENU = "follow-up"
"""Begins the argument of the menus here."""
IN_A_ROW = 2
"""More answers than these to one question stand in a menu."""


def may_follow_up(look: TableView) -> bool:
    """Return True if a question may belong to the viewer's last answer, if one can be foreseen."""
    return _waits(look) and bool(find(look.table.game).follow_ups(look.view))


def is_follow_up(look: TableView) -> bool:
    """Return True if the viewer's next foreseen question belongs to their last answer.

    Only while the viewer waits for other people, at a pace with nights: see :func:`_waits`.
    """
    ahead = look.ahead
    if ahead is None or ahead.following is None or ahead.following.question is None:
        return False
    foreseen = ahead.following.question.decision.prompt
    return _waits(look) and foreseen in find(look.table.game).follow_ups(look.view)


def asks_more(look: TableView) -> bool:
    """Return True if the viewer can settle follow-up questions of the turn before they are asked.

    Only while the viewer waits for other people.
    """
    return _waits(look) and (bool(_asked(look)) or is_said_unasked(look))


def is_said_unasked(look: TableView) -> bool:
    """Return True if the viewer settles a follow-up question by an unasked move.

    That is so if they have unasked moves, owe no answer, and some follow-up of the position can
    neither be answered in advance nor planned.
    """
    if not look.unasked or owes(look):
        return False
    game = find(look.table.game)
    known = {prompt for standing in game.standing for prompt in standing.prompts}
    return not known.union(game.foreseeable).issuperset(game.follow_ups(look.view))


def follow_ups(look: TableView, texts: Texts) -> Iterator[ui.Item[ui.LayoutView] | str]:
    """Yield a text, then controls to answer the turn's follow-up questions in advance.

    Each question has a row of up to two buttons, or menus for more answers. Nothing is yielded if
    there are none.
    """
    asked = _asked(look)
    if not asked:
        return
    yield f"{texts('follow-up-asked')}\n{texts('follow-up-explained')}"
    for number, answers in enumerate(asked):
        if len(answers) > IN_A_ROW:
            press = CustomId(look.table.id, Verb.STANDING, f"{MENU}.{number}")
            about = texts(standing_about_id(look.table.game, answers[0].prompts[0]))
            options = [
                discord.SelectOption(
                    label=in_label(texts(standing_id(look.table.game, one)), OPTION_LIMIT),
                    value=one.key,
                )
                for one in answers
            ]
            yield from menu_rows(press, texts("follow-up-menu", about=about), options)
            continue
        yield from rows(
            button(
                CustomId(look.table.id, Verb.SAY, standing.key),
                texts(standing_id(look.table.game, standing)),
            )
            for standing in answers
        )


def _waits(look: TableView) -> bool:
    """Return True if the viewer waits for other people, at a pace with nights.

    Who does not wait is about to be asked anyway. People who left do not count, nor computers.
    """
    players = look.table.players
    asked = {one.decision.seat for one in look.questions if not one.decision.answered}
    waits = any(players[seat].present for seat in asked if seat != look.seat)
    return PACES[look.table.terms.pace].nights and waits


def _asked(look: TableView) -> list[list[Standing]]:
    """List the answers for this turn alone that can be given, grouped by follow-up question.

    Empty outside of a seat in a running game, or while the viewer owes an answer and has none held
    back; questions already settled are left out.
    """
    if look.seat is None or look.table.status is not Status.PLAYING:
        return []
    if owes(look) and look.held is None:
        return []
    game = find(look.table.game)
    found = (_answers(look, prompt, game.standing) for prompt in game.follow_ups(look.view))
    return [answers for answers in found if answers]


def _answers(look: TableView, prompt: str, known: tuple[Standing, ...]) -> list[Standing]:
    """List the answers in advance to a question, for this turn alone.

    Empty if one that says the same was given, however long it holds, or the question is planned.
    """
    here = [one for one in known if prompt in one.prompts]
    offered = [one for one in here if one.lasts is Span.TURN]
    said = {one.said for one in offered}
    given = any(one.key in look.standing and one.said in said for one in here)
    planned = look.ahead.planned if look.ahead else ()
    foreseen = any(
        one.look.question and one.look.question.decision.prompt == prompt for one in planned
    )
    return [] if given or foreseen else offered
