"""The *More* panel: what is seldom needed, and therefore not under the board."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
import msgspec
from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import Table
from bot.model.times import from_ms
from bot.model.view import TableView
from cogs.elements.components import button, gallery, layout, rows, small
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from cogs.elements.moments import confirming
from cogs.elements.uploads import Picture
from cogs.panels.ahead import ahead_button
from cogs.panels.buttons import undo_button
from cogs.panels.clocks import deadline
from cogs.panels.coach import coach, hush_button
from cogs.panels.details import details_button
from cogs.panels.hints import hint_button
from cogs.panels.lines import of_more, owes
from cogs.panels.nights import night_question
from games.optional.coaching import FIRST_TURN, GOAL
from rendering import details_of


class Entry(msgspec.Struct, frozen=True):
    """A button of the panel."""

    verb: Verb
    label: str
    """Id of its text."""
    emoji: str


def more_panel(
    table: Table,
    look: TableView | None,
    offered: Iterable[Entry],
    texts: Texts,
    *,
    picture: Picture | None = None,
    tips: Sequence[str] = (),
    silent: bool = False,
    zones: Sequence[str] = (),
) -> ui.LayoutView:
    """Lay out what else a person can do at a table and read.

    ``look`` is the view of a running game, else None; ``offered`` are further buttons. Opened from
    a panel it keeps the ``picture``, and has all that the panel may have had no room for: tips (the
    goal with the whole card of a first turn), stake, outlook, hints, deadline, and the question
    when somebody sleeps. Tips to deadline are there only while the viewer has a question. A person
    who is ``silent`` about tips of this game may have them back.
    """
    face = face_of(table.game)
    back = button(CustomId(table.id, Verb.HAND), texts("button-to-table"), emoji="✋")
    buttons = [
        button(CustomId(table.id, entry.verb), texts(entry.label), emoji=entry.emoji)
        for entry in offered
    ]
    read: list[str] = []
    if look is not None and look.question is not None:
        offer = face.offer(look, texts)
        taught = [FIRST_TURN if key == GOAL else key for key in tips]
        read = [*coach(look, taught, texts), *offer.stake, *of_more(offer), *offer.hints]
        ends = deadline([look.question], texts)
        read = [*read, ends] if owes(look) and ends else read
    ways = [*_of_the_panel(look, texts), *_hush(look, tips, texts, silent=silent)]
    return layout(
        face.colour,
        gallery(picture, texts),
        texts("more-title", table=str(table.id), game=texts(f"{table.game}-name")),
        small(read),
        *rows([*ways, *buttons, back]),
        *night_question(table.id, zones, texts),
    )


def _hush(
    look: TableView | None, tips: Sequence[str], texts: Texts, *, silent: bool
) -> list[ui.Button[ui.LayoutView]]:
    """Return the button that silences tips, or brings them back if ``silent``.

    Empty without a running game, or if there are no tips; the goal of the game is none.
    """
    told = silent or any(key != GOAL for key in tips)
    return [hush_button(look, texts, silent=silent)] if look is not None and told else []


def _of_the_panel(look: TableView | None, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons that are also on the panel where it has room.

    Undo (asking others as well; not while a request is open), hint, planning, details, and winning
    against somebody who is away. None for spectators.
    """
    if look is None or look.seat is None:
        return []
    undoes = look.undo is not None and look.proposal is None
    shown = details_of(look.table.game)
    return [
        *([undo_button(look, texts)] if undoes else []),
        *hint_button(look, texts),
        *ahead_button(look, texts),
        *(details_button(shown, look, texts) if shown else []),
        *_claiming(look, texts),
    ]


def _claiming(look: TableView, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Return the button to win a game of two whose other player has stayed away long enough.

    Empty if it cannot be claimed, or not yet.
    """
    if look.claimable_at is None:
        return []
    if from_ms(look.claimable_at) > discord.utils.utcnow():
        return []
    return [button(confirming(Verb.WIN, look.table), texts("seats-button-win"), emoji="🏆")]
