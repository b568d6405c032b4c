"""Buttons that stand under several messages."""

from __future__ import annotations

from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import Table, TableId
from bot.model.view import TableView
from cogs.elements.components import Style, button
from cogs.elements.custom_ids import CustomId, Verb


def what_next(table: Table, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Return buttons for a rematch, another game, and a game with people after one alone.

    None after a table of a series, which is played again as a whole.
    """
    if table.series:
        return []
    label = texts("button-again-alone" if table.alone else "button-rematch")
    rematch = CustomId(table.id, Verb.REMATCH)
    others = button(CustomId(table.id, Verb.OTHERS), texts("button-others"), emoji="🕹️")
    friends = button(CustomId(table.id, Verb.FRIENDS), texts("button-friends"), emoji="👥")
    return [
        button(rematch, label, emoji="🔁", style=Style.EXPECTED),
        others,
        *([friends] if table.alone else []),
    ]


def replay_button(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Offer to look at the game again."""
    return button(CustomId(table.id, Verb.REPLAY), texts("button-replay"), emoji="🎞️")


def film_button(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Offer the game as a moving picture, for everybody."""
    return button(CustomId(table.id, Verb.FILM), texts("button-film"), emoji="🎬")


def luck_button(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Offer to check the luck of the game in front of everybody."""
    return button(CustomId(table.id, Verb.LUCK), texts("button-luck"), emoji="🎲")


def analysis_button(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Offer to have a computer look at the game, for everybody."""
    return button(CustomId(table.id, Verb.ANALYSIS), texts("button-analysis"), emoji="🔬")


def share_button(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Offer to post a card of the game in another channel."""
    return button(CustomId(table.id, Verb.SHARE), texts("button-share"), emoji="📤")


def afterwards(table: Table, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """List the buttons for what can be done with a finished game.

    What to play next, replay, film, analysis, proof of luck, share; they stand below its last board
    and in its channel.
    """
    return [
        *what_next(table, texts),
        replay_button(table, texts),
        film_button(table, texts),
        analysis_button(table, texts),
        luck_button(table, texts),
        share_button(table, texts),
    ]


def next_table_button(table: TableId, following: TableId, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Lead from a table to the one that waits."""
    onward = CustomId(table, Verb.NEXT, str(following))
    return button(onward, texts("button-next-table"), emoji="⏩")


def undo_button(look: TableView, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Return the button that undoes the viewer's last move, or asks the others to agree.

    The viewer must have a move to undo. The button holds for the present position only.
    """
    assert look.undo is not None
    label = texts("button-undo-ask" if look.undo.consent else "button-undo")
    undo = CustomId(look.table.id, Verb.UNDO, look.mark)
    return button(undo, label, emoji="↩️")
