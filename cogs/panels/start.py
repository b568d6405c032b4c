"""What a game for fewer or more people loses of a lobby, and the question before it begins."""

from __future__ import annotations

from collections.abc import Iterator

from discord import ui

from bot.i18n.text_ids import option_id, place_id
from bot.i18n.texts import Texts
from bot.model.table import Table
from cogs.elements.components import button, layout, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of
from cogs.elements.moments import moment_of
from cogs.panels.invitations import kept_line
from games import find

FILLED = "filled"
"""Asks for computers in the seats that are free."""


def start_question(
    table: Table, smaller: Table, texts: Texts, headline: str = "", *, computers: bool = True
) -> ui.LayoutView:
    """Ask the host whether to play with those who are there, or to fill up with computers.

    ``smaller`` is the table as it would be with them alone; it is said what that changes. Computers
    are offered where the server allows ``computers``. Either press carries what it was asked about.
    """
    missing = table.terms.seats - smaller.terms.seats
    agreed = CustomId(table.id, Verb.START, smaller.lobby_mark)
    label = texts("button-start-smaller", count=smaller.terms.seats)
    ways = [button(agreed, label, emoji="▶️")]
    if computers:
        filled = CustomId(table.id, Verb.START, FILLED, moment_of(Verb.START, table))
        ways.append(button(filled, texts("button-start-filled", count=missing), emoji="🤖"))
    return layout(
        face_of(table.game).colour,
        headline,
        texts("refused-start-smaller", players=smaller.terms.seats, seats=table.terms.seats),
        kept_line(table, texts),
        "\n".join(losses(table, smaller, texts)) or texts("start-as-is"),
        texts("start-note" if computers else "start-note-people", count=missing),
        *rows(ways),
    )


def losses(before: Table, after: Table, texts: Texts) -> Iterator[str]:
    """Yield the options that a smaller game lacks, and the players who lose or change their place.

    Only options that are not at their default are named. Nothing if all stays.
    """
    game = find(before.game)
    lost = [
        texts(option_id(before.game, option.key, before.terms.options[option.key]))
        for option in game.options
        if before.terms.options[option.key] != option.default
        if option.offered(before.terms.seats) and not option.offered(after.terms.seats)
    ]
    if lost:
        yield texts("start-options-lost", options=", ".join(lost))
    names = _names(before, texts) | _names(after, texts)
    places = {player.occupant: player.place for player in after.players}
    for old in before.players:
        new = places.get(old.occupant, old.place)
        was, becomes, name = names.get(old.place, ""), names.get(new, ""), escaped(old.name)
        if was and not becomes:
            yield texts("start-place-lost", name=name, place=was)
        elif was != becomes:
            yield texts("start-place-moved", name=name, place=was, becomes=becomes)


def _names(table: Table, texts: Texts) -> dict[str, str]:
    """Return the names of a table's places by their keys; empty where places have no names."""
    places = find(table.game).places(table.terms.seats, table.terms.options)
    return {place.key: texts(place_id(table.game, place)) for place in places}
