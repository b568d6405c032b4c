"""Following a game: what one is pinged to, and the ways to change that."""

from __future__ import annotations

from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import Table
from cogs.elements.components import Style, button, layout, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of
from cogs.panels.catch_up import page_of

TURNS, END, OFF = "turns", "end", "off"
"""What a control of a follower says: at turning points, too; at the end alone; no more."""


def watching_buttons(
    table: Table, since: int | None, texts: Texts
) -> list[ui.Button[ui.LayoutView]]:
    """Return two buttons: follow a game, and catch up.

    ``since`` is the move up to which a follower has seen the game; None for those who do not
    follow.
    """
    follow = "button-follow-game" if since is None else "button-following"
    catch_up = "" if since is None else page_of(1, since)
    return [
        button(CustomId(table.id, Verb.FOLLOW_TABLE), texts(follow), emoji="🔔"),
        button(CustomId(table.id, Verb.CATCHUP, catch_up), texts("button-catchup"), emoji="⏪"),
    ]


def following_panel(table: Table, texts: Texts, *, turns: bool) -> ui.LayoutView:
    """Lay out what a follower of a game is pinged about, with the controls to change it.

    ``turns`` is True if turning points are included, False if only the end is.
    """
    said = texts(
        "following",
        table=str(table.id),
        game=texts(f"{table.game}-name"),
        channel=f"<#{table.channel_id}>",
        turns="yes" if turns else "no",
    )
    other = END if turns else TURNS
    return layout(
        face_of(table.game).colour,
        said,
        *rows(
            [
                button(
                    CustomId(table.id, Verb.FOLLOW_TABLE, other),
                    texts(f"button-follow-{other}"),
                    emoji="🏁" if turns else "🔀",
                ),
                button(
                    CustomId(table.id, Verb.FOLLOW_TABLE, OFF),
                    texts("button-follow-off"),
                    emoji="🔕",
                    style=Style.PLAIN,
                ),
                button(CustomId(table.id, Verb.WATCH), texts("button-watch"), emoji="👁️"),
            ]
        ),
    )
