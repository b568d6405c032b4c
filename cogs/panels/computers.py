"""The private panel about a table's computers: who plays, and for the host of a lobby, who more."""

from __future__ import annotations

import discord
from discord import ui

from bot.i18n.texts import Texts
from bot.model.players import Player
from bot.model.table import Status, Table
from cogs.elements.components import layout, menu
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of, seat_names
from cogs.panels.invitations import kept_line
from games import find
from players.levels import Level

ADD = "add"
REMOVE = "remove"
"""Tell the two menus apart."""


def computers_panel(
    table: Table, user_id: int, texts: Texts, headline: str = "", *, allowed: bool = True
) -> ui.LayoutView:
    """List a table's computers; the host of a lobby gets menus to add and remove them.

    None can be added where the server has not ``allowed`` them, or no seat is free: all are taken,
    or the rest is kept for guests.
    """
    seated = [player for player in table.players if player.computer is not None]
    lines = [_line(table, player, texts) for player in seated]
    waiting = table.status is Status.LOBBY
    may = waiting and table.host.id == user_id
    return layout(
        face_of(table.game).colour,
        headline,
        texts("computers-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        "\n".join(lines) or texts("computers-none"),
        _note(table, texts, may=may, allowed=allowed),
        *(_menus(table, seated, texts, allowed=allowed) if may else ()),
    )


def _line(table: Table, player: Player, texts: Texts) -> str:
    """Return a computer's name and level; the emblem of its seat is there once the game runs."""
    assert player.computer is not None
    playing = table.status is not Status.LOBBY
    name = seat_names(table)[player.seat] if playing else f"**{escaped(player.name)}**"
    return f"{name} · {texts(f'level-{player.computer.level}')}"


def _note(table: Table, texts: Texts, *, may: bool, allowed: bool) -> str:
    """Say whether computers can be added or why not: ``may`` this person, ``allowed`` here.

    The first reason counts: begun, not the host, not allowed on this server, lobby full, the last
    seats kept for guests.
    """
    if table.status is not Status.LOBBY:
        return texts("computers-settled")
    if not may:
        return texts("computers-whose", host=escaped(table.host.name))
    if not allowed:
        seated = any(player.computer is not None for player in table.players)
        return texts("refused-computers-seated" if seated else "refused-no-computers")
    if len(table.players) >= table.terms.seats:
        more = max(find(table.game).seats) > table.terms.seats
        return texts("computers-full", more="yes" if more else "no")
    return texts("computers-note") if table.free_seats else kept_line(table, texts)


def _menus(
    table: Table, seated: list[Player], texts: Texts, *, allowed: bool
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menus that add computers, by level, and remove them, if there is a choice.

    Computers can be added while ``allowed`` and a seat is free; ``seated`` are those that can go.
    """
    menus = []
    if allowed and table.free_seats:
        levels = [
            discord.SelectOption(
                label=texts(f"level-{level}"),
                value=level.value,
                emoji="🤖",
            )
            for level in Level
        ]
        add = CustomId(table.id, Verb.COMPUTER, ADD)
        menus.append(ui.ActionRow(menu(add, texts("computers-menu-add"), levels)))
    names = [
        discord.SelectOption(
            label=player.name,
            value=player.computer.given,
            description=texts(f"level-{player.computer.level}"),
        )
        for player in seated
        if player.computer is not None
    ]
    if names:
        remove = CustomId(table.id, Verb.COMPUTER, REMOVE)
        menus.append(ui.ActionRow(menu(remove, texts("computers-menu-remove"), names)))
    return menus
