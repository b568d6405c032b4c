"""What is asked together with one's own move: how to go on where others object to it."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.i18n.text_ids import standing_id
from bot.i18n.texts import Texts
from bot.model.pace import PACES
from bot.model.table import Status
from bot.model.view import TableView
from cogs.elements.components import button, rows
from cogs.elements.custom_ids import CustomId, Verb
from games import find
from games.optional.in_advance import Span, Standing


def is_follow_up(look: TableView) -> bool:
    """Whether the next thing that the viewer foresees belongs to the move that it has just made.

    Not where it is about to be asked anyway: at a live table, and where computers alone judge it.
    """
    ahead, players = look.ahead, look.table.players
    judges = [one.decision.seat for one in look.questions if not one.decision.answered]
    if not PACES[look.table.terms.pace].nights or not any(players[seat].present for seat in judges):
        return False
    if ahead is None or ahead.following is None or ahead.following.question is None:
        return False
    return ahead.following.question.decision.prompt in find(look.table.game).follow_ups(look.view)


def follow_ups(look: TableView, texts: Texts) -> Iterator[ui.Item[ui.LayoutView] | str]:
    """Ask what nobody can foresee about the viewer's move, a row of answers for each question."""
    if look.seat is None or look.table.status is not Status.PLAYING or look.question is not None:
        return
    game = find(look.table.game)
    asked = [
        answers
        for prompt in game.follow_ups(look.view)
        if (answers := _answers(look, prompt, game.standing))
    ]
    if not asked:
        return
    yield texts("follow-up-asked")
    for answers in asked:
        yield from rows(
            button(
                CustomId(look.table.id, Verb.SAY, standing.key),
                texts(standing_id(look.table.game, standing)),
            )
            for standing in answers
        )


def _answers(look: TableView, prompt: str, known: tuple[Standing, ...]) -> list[Standing]:
    """List what can be said to a question for this turn; nothing where something was said."""
    here = [one for one in known if prompt in one.prompts]
    offered = [one for one in here if one.lasts is Span.TURN]
    said = {one.said for one in offered}
    given = any(one.key in look.standing and one.said in said for one in here)
    return [] if given else offered
