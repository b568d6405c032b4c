"""Whom the host of a lobby has invited and may invite, and the message that tells guests."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.i18n.narration import listing
from bot.i18n.texts import Texts
from bot.model.invitations import Invitation, InvitationState
from bot.model.players import Person
from bot.model.table import Table
from bot.model.times import from_ms
from cogs.elements.components import (
    OPTION_LIMIT,
    OPTIONS_PER_MENU,
    Style,
    button,
    in_label,
    layout,
    menu,
    people_menu,
    rows,
)
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of
from cogs.elements.mentions import mention
from cogs.panels.clocks import when

_SHOWN = 20
"""The most invitations that a panel lists, the latest."""


def invite_panel(
    table: Table, left: int, known: Sequence[Person], texts: Texts, headline: str = ""
) -> ui.LayoutView:
    """Lay out the latest 20 invitations of a lobby, and menus to invite and to take back.

    ``left`` is how many more may be sent today; without any, or without a free seat, there are no
    menus to invite. Those who are ``known`` to the host, at most 25, stand in a menu of their own.
    """
    most = min(left, table.free_seats)
    return layout(
        face_of(table.game).colour,
        headline,
        texts("invite-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        "\n".join(_line(table, one, texts) for one in table.invitations[-_SHOWN:]),
        texts("invite-left", left=left, free=table.free_seats),
        *(_menus(table, most, known, texts) if most else ()),
        *_take_back(table, texts),
        texts("invite-note"),
    )


def _line(table: Table, one: Invitation, texts: Texts) -> str:
    """Say who was invited, and how the invitation ended or until when the seat is kept."""
    is_open = one.state is InvitationState.OPEN
    until = when(from_ms(table.kept_until(one)), "f") if is_open else ""
    return texts(f"invite-{one.state}", name=escaped(one.guest.name), until=until)


def _menus(
    table: Table, most: int, known: Sequence[Person], texts: Texts
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menus that invite up to ``most`` people: those known, if any, then anybody."""
    anybody = CustomId(table.id, Verb.INVITE_PERSON)
    menus = [ui.ActionRow(people_menu(anybody, texts("invite-menu-anybody"), most))]
    if known:
        options = [
            discord.SelectOption(label=in_label(escaped(one.name), OPTION_LIMIT), value=str(one.id))
            for one in known
        ]
        press = CustomId(table.id, Verb.INVITE_KNOWN)
        menus.insert(0, ui.ActionRow(menu(press, texts("invite-menu-known"), options, most)))
    return menus


def _take_back(table: Table, texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menu to take back invitations for which seats are kept; empty if there are none.

    It has the first 25, and any number of them can be picked.
    """
    options = [
        discord.SelectOption(
            label=in_label(escaped(one.guest.name), OPTION_LIMIT), value=str(one.number)
        )
        for one in table.kept_for[:OPTIONS_PER_MENU]
    ]
    if not options:
        return []
    press = CustomId(table.id, Verb.UNINVITE)
    return [ui.ActionRow(menu(press, texts("invite-menu-withdraw"), options, len(options)))]


def invite_button(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Lead the host of a lobby to the menus of people."""
    return button(CustomId(table.id, Verb.INVITE), texts("button-invite"), emoji="✉️")


def kept_line(table: Table, texts: Texts) -> str:
    """Say for whom a lobby keeps seats, and until when the last of them; empty if for nobody."""
    kept = table.kept_for
    if not kept:
        return ""
    until = max(table.kept_until(one) for one in kept)
    names = listing([f"**{escaped(one.guest.name)}**" for one in kept], texts)
    return texts("lobby-kept", count=len(kept), names=names, until=when(from_ms(until), "f"))


def invitation(table: Table, invited: Sequence[Invitation], texts: Texts) -> ui.LayoutView:
    """Lay out the message that tells guests of their invitation, with join and decline.

    There must be at least one. It mentions them all, and says until when the first of the seats is
    kept. A third button declines this and all later invitations.
    """
    join = button(
        CustomId(table.id, Verb.JOIN), texts("button-join"), emoji="🪑", style=Style.EXPECTED
    )
    no_thanks = button(CustomId(table.id, Verb.NO_THANKS), texts("button-no-thanks"), emoji="👋")
    never = button(
        CustomId(table.id, Verb.NO_INVITATIONS), texts("button-no-invitations"), emoji="🔕"
    )
    return layout(
        face_of(table.game).colour,
        texts(
            "invitation",
            mentions=mention(*(one.guest.id for one in invited)),
            count=len(invited),
            host=escaped(table.host.name),
            game=texts(f"{table.game}-name"),
            table=str(table.id),
            until=when(from_ms(min(table.kept_until(one) for one in invited)), "f"),
        ),
        *rows([join, no_thanks, never]),
    )
