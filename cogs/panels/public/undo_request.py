"""A request to undo a move, as those see it who have to agree."""

from __future__ import annotations

import discord
from discord import ui

from bot.i18n.narration import listing
from bot.i18n.texts import Texts
from bot.model.undo_log import UndoRequest
from bot.model.view import TableView
from cogs.elements.components import button, layout
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of, seat_names, signed
from cogs.elements.mentions import mention, notified, people_in


def undo_request(look: TableView, proposal: UndoRequest, texts: Texts) -> ui.LayoutView:
    """Lay out an undo request for everybody, with both answers and mentions of those who decide.

    Computers among those are left out.
    """
    left = [mention(user_id) for user_id in people_in(look.table, proposal.awaited)]
    name, asked = seat_names(look.table)[proposal.seat], listing(left, texts)
    return layout(
        face_of(look.table.game).colour,
        signed(texts("undo-wish", name=name, asked=asked), look.table, texts),
        _answers(look, proposal, texts),
    )


def undo_request_in_private(
    look: TableView, proposal: UndoRequest, texts: Texts
) -> list[ui.Item[ui.LayoutView] | str]:
    """Return an undo request for a private panel: to withdraw for its author, to answer for others.

    Empty for a viewer who is not asked.
    """
    names = seat_names(look.table)
    if look.seat == proposal.seat:
        left = listing([names[seat] for seat in proposal.awaited], texts)
        back = CustomId(look.table.id, Verb.UNDO_REFUSE, _mark(look, proposal))
        withdraw = button(back, texts("button-undo-withdraw"), emoji="✖️")
        return [
            texts("undo-wish-own", asked=left),
            ui.ActionRow(withdraw),
        ]
    if look.seat in proposal.awaited:
        asked = texts("undo-wish-asked", name=names[proposal.seat])
        return [asked, _answers(look, proposal, texts)]
    return []


def wish_mentions(look: TableView, proposal: UndoRequest) -> discord.AllowedMentions:
    """Allow exactly those who are asked to be notified."""
    return notified(people_in(look.table, proposal.awaited))


def _answers(look: TableView, proposal: UndoRequest, texts: Texts) -> ui.ActionRow[ui.LayoutView]:
    """Return the buttons that agree to an undo and refuse it; they hold for this request only."""
    agree = CustomId(look.table.id, Verb.UNDO_AGREE, _mark(look, proposal))
    refuse = CustomId(look.table.id, Verb.UNDO_REFUSE, _mark(look, proposal))
    return ui.ActionRow(
        button(agree, texts("button-undo-agree"), emoji="👍"),
        button(refuse, texts("button-undo-refuse"), emoji="👎"),
    )


def _mark(look: TableView, proposal: UndoRequest) -> str:
    """Return the mark of the position that a request is about, whatever its reader has drafted."""
    return f"{proposal.number}.{look.renamed}"
