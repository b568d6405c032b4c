"""The private panel that says what a table plays, with the forms that change it for its host."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.i18n.text_ids import option_id
from bot.i18n.texts import Texts
from bot.model.table import Status, Table
from cogs.elements.components import button, layout, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of
from cogs.panels.option_forms import (
    ALSO,
    GAME,
    HANDS,
    HINTS,
    INVITED,
    LANGUAGE,
    NOBODY,
    PACE,
    STAND_IN,
    TABLE,
    computer_level,
    fields,
    offered,
)
from games.declarations import is_switch


def options_panel(table: Table, user_id: int, texts: Texts, headline: str = "") -> ui.LayoutView:
    """Lay out a table's options with explanations, and for the host of a lobby the forms.

    Others read who may change them, or that they are settled once the game has begun.
    """
    waiting = table.status is Status.LOBBY
    may = waiting and table.host.id == user_id
    note = texts("terms-note") if may else texts("terms-whose", host=escaped(table.host.name))
    forms = [
        button(CustomId(table.id, Verb.TERM, part), texts(f"terms-form-{part}"), emoji=emoji)
        for part, emoji in ((GAME, "🎲"), (TABLE, "⏱️"))
        if may and fields(table, part, texts)
    ]
    return layout(
        face_of(table.game).colour,
        headline,
        texts("terms-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        "\n".join(_rules_lines(table, texts)),
        "\n".join(_table_lines(table, texts)),
        note if waiting else texts("terms-settled"),
        *rows([*forms, button(CustomId(table.id, Verb.RULES), texts("button-how"), emoji="📖")]),
    )


def _rules_lines(table: Table, texts: Texts) -> Iterator[str]:
    """Yield a line for each option that is offered, but none for a switch at its default."""
    for option in offered(table):
        value = table.terms.options[option.key]
        if not is_switch(option) or value != option.default:
            text_id = option_id(table.game, option.key, value)
            yield texts("terms-line", name=texts(text_id), help=texts(f"{text_id}-help"))


def _table_lines(table: Table, texts: Texts) -> Iterator[str]:
    """Yield lines on the table's pace, language, stand-in and hints.

    Invited people only and open hands have a line only if they are chosen.
    """
    terms = table.terms
    stand_in = texts(NOBODY) if terms.stand_in is None else computer_level(terms.stand_in, texts)
    said = {
        PACE: texts(f"pace-{terms.pace}"),
        LANGUAGE: texts(f"language-{terms.language}"),
        STAND_IN: stand_in,
        HINTS: texts(f"terms-hints-{terms.hints.value}"),
    }
    for name, value in said.items():
        yield texts("terms-set", part=texts(name), value=value)
    for chosen, value in ((terms.invited_only, INVITED), (terms.open_hands, HANDS)):
        if chosen:
            yield texts("terms-set", part=texts(ALSO), value=texts(value))
