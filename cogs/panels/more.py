"""The *More* panel: what is seldom needed, and therefore not under the board."""

from __future__ import annotations

from collections.abc import Callable, Container

import discord
import msgspec
from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import Status, Table
from bot.model.times import from_ms
from bot.model.view import TableView
from cogs.elements.components import button, layout, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from cogs.elements.moments import confirming
from cogs.panels.always import answers_to_give
from cogs.panels.buttons import undo_button


class Entry(msgspec.Struct, frozen=True):
    """Something that the panel offers."""

    verb: Verb
    label: str
    """Id of the button's text."""
    emoji: str
    fits: Callable[[Table, int], bool] | None = None
    """Whether it is offered to a person, by user id, at a table; None where a service says so."""


def more_panel(
    table: Table,
    look: TableView | None,
    user_id: int,
    texts: Texts,
    possible: Container[str] = (),
) -> ui.LayoutView:
    """Lay out what else a person can do at a table; ``look`` is theirs of a game that goes on.

    ``possible`` are the verbs of the clock controls that would not be refused to them.
    """
    back = button(CustomId(table.id, Verb.HAND), texts("button-to-table"), emoji="✋")
    offered = [
        button(CustomId(table.id, entry.verb), texts(entry.label), emoji=entry.emoji)
        for entry in ENTRIES
        if (entry.verb in possible if entry.fits is None else entry.fits(table, user_id))
    ]
    return layout(
        face_of(table.game).colour,
        texts("more-title", table=str(table.id), game=texts(f"{table.game}-name")),
        *([] if look is None else answers_to_give(look, texts)),
        *rows([*_taking_back(look, texts), *_claiming(look, texts), *offered, back]),
    )


def _taking_back(look: TableView | None, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Offer what the panel does not: to take back what others have acted upon since."""
    if look is None or look.undo is None or look.proposal is not None or not look.undo.consent:
        return []
    return [undo_button(look, texts)]


def _claiming(look: TableView | None, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Offer a game of two whose other player has stayed away."""
    if look is None or look.claimable_at is None:
        return []
    if from_ms(look.claimable_at) > discord.utils.utcnow():
        return []
    return [button(confirming(Verb.WIN, look.table), texts("seats-button-win"), emoji="🏆")]


def _always(_table: Table, _user_id: int) -> bool:
    return True


def _is_begun(table: Table, _user_id: int) -> bool:
    return table.seed_hash is not None


def _is_under_way(table: Table, _user_id: int) -> bool:
    """Whether a game has begun that is not over: then its luck is checked below its last board."""
    return table.seed_hash is not None and table.status is not Status.OVER


def _sat_down(table: Table, user_id: int) -> bool:
    """Whether a person has a seat in a game that began, be it over or not."""
    return table.seed_hash is not None and table.seat_of(user_id) is not None


def _plays(table: Table, user_id: int) -> bool:
    return table.status is Status.PLAYING and table.seat_of(user_id) is not None


def _may_watch_hands(table: Table, user_id: int) -> bool:
    """Once the game is over every hand is seen where the game is seen again."""
    if not table.terms.open_hands or table.seed_hash is None or table.status is Status.OVER:
        return False
    return all(player.user_id != user_id for player in table.players)


def _can_be_posted(table: Table, _user_id: int) -> bool:
    return table.can_be_posted


ENTRIES = (
    Entry(Verb.CATCHUP, "button-catchup", "⏪", _sat_down),
    Entry(Verb.LOG, "button-log", "📜", _is_begun),
    Entry(Verb.REPLAY, "button-replay", "🎞️", _is_begun),
    Entry(Verb.PEOPLE, "seats-button-people", "👥", _is_begun),
    Entry(Verb.HANDS, "button-hands", "🪟", _may_watch_hands),
    Entry(Verb.SEAL, "button-luck", "🎲", _is_under_way),
    Entry(Verb.RULES, "button-rules", "📖", _always),
    Entry(Verb.TERMS, "button-terms", "⚙️", _always),
    Entry(Verb.EXTEND, "button-extend", "⏳"),
    Entry(Verb.FASTER, "button-faster", "⏩"),
    Entry(Verb.SLOWER, "button-slower", "🐢"),
    Entry(Verb.PAUSE, "button-pause", "⏸️"),
    Entry(Verb.RESUME, "button-resume", "▶️"),
    Entry(Verb.AGAIN, "button-again", "📌", _can_be_posted),
    Entry(Verb.QUIT, "seats-button-quit", "🚪", _plays),
)
"""All that the panel may offer, what is looked for most first, leaving last."""
