"""Notices at a table: a seat on offer, a channel out of reach."""

from __future__ import annotations

from discord import ui

from bot.i18n.texts import Texts
from bot.model.managers import Act
from bot.model.players import Player
from bot.model.stops import BY_MANAGERS
from bot.model.table import Table, TableId
from bot.model.times import from_ms
from cogs.elements.components import Style, button, layout
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of, seat_names, signed
from cogs.elements.mentions import mention, reachable
from cogs.elements.moments import confirming
from cogs.panels.clocks import when

STOPPED = "stopped"
"""In place of a moment, while the clocks stand."""


def notice_of(table: Table, text: str, texts: Texts) -> ui.LayoutView:
    """Lay out a notice in place of a board, with buttons to one's own panel and to *More*."""
    hand = CustomId(table.id, Verb.HAND)
    more = CustomId(table.id, Verb.MORE)
    return layout(
        0xF0B232,
        texts("trouble-title", table=str(table.id), game=texts(f"{table.game}-name")),
        text,
        ui.ActionRow(
            button(hand, texts("button-hand"), emoji="✋", style=Style.EXPECTED),
            button(more, texts("button-more"), emoji="🧭"),
        ),
    )


def onward_button(table_id: TableId, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Make the button that has a game go on in a new thread."""
    press = CustomId(table_id, Verb.ONWARD)
    return button(press, texts("button-onward"), emoji="🧵", style=Style.EXPECTED)


def lost_place(table: Table, texts: Texts) -> ui.LayoutView:
    """Lay out the question whether a game whose thread was deleted continues in a new one.

    Another button closes it for managers, but for a game of a series, which they can only close as
    a whole.
    """
    buttons = [onward_button(table.id, texts)]
    if table.series is None:
        shut = confirming(Verb.SHUT, table, argument=f"t{table.id}")
        label = texts("managers-button-close")
        buttons.append(button(shut, label, emoji="✖️", style=Style.FINAL))
    return layout(
        0xF0B232,
        texts("trouble-title", table=str(table.id), game=texts(f"{table.game}-name")),
        texts("place-lost", alone="yes" if table.series is None else "no"),
        ui.ActionRow(*buttons),
    )


def pause_ending(table: Table, texts: Texts) -> ui.LayoutView:
    """Lay out a ping that a pause ends soon, with a button to renew it or to resume.

    If managers made it, it pings the manager and renews; else it pings the players and resumes.
    """
    assert table.paused_until is not None
    until, people = when(table.paused_until), pause_minders(table)
    if table.paused_by_managers:
        text = texts("managers-pause-ending", mentions=mention(*people), until=until)
        press = CustomId(HELP_TABLE, Verb.HALT, f"t{table.id}")
        label = texts("managers-button-renew", days=BY_MANAGERS.days)
        way_on = button(press, label, emoji="⏸️")
    else:
        text = texts("series-pause-ending", mentions=mention(*people), until=until)
        way_on = button(CustomId(table.id, Verb.RESUME), texts("button-resume"), emoji="▶️")
    return layout(face_of(table.game).colour, signed(text, table, texts), ui.ActionRow(way_on))


def pause_minders(table: Table) -> list[int]:
    """List the ids to ping about a pause's end: the manager who paused last, else the players.

    Empty if managers paused and no such act is recorded, or that manager was forgotten.
    """
    if not table.paused_by_managers:
        return reachable(table.people)
    paused = [act.user_id for act in table.acts if act.act is Act.PAUSED][-1:]
    return [manager for manager in paused if manager >= 0]


def seat_offer(table: Table, player: Player, texts: Texts, *, returns: bool) -> ui.LayoutView:
    """Lay out a seat on offer: a button to claim it, or the claim with buttons to decide about it.

    The owner is mentioned unless they have left the game or the server; a computer that holds the
    seat is named. *Back* is there for an owner who may return (``returns``). At a table for guests
    only it says for whom the seat is.
    """
    name, level = seat_names(table)[player.seat], table.held_at(player.seat)
    held = "no" if level is None else "yes"
    if player.person is not None and is_named(player):
        text = texts("seats-offer", name=name, mention=mention(player.person.id), held=held)
    else:
        key = "seats-offer-left" if player.gone else "seats-offer-away"
        text = texts(key, name=name, held=held)
    if level is not None:
        text += "\n" + texts("seats-held", level=texts(f"level-{level}"))
    if table.terms.invited_only:
        text += "\n" + texts("seats-offer-invited")
    text = signed(text, table, texts)
    seat = str(player.seat)
    claim = player.occupancy.claim
    back = button(CustomId(table.id, Verb.BACK), texts("seats-button-back"), emoji="👋")
    owners = [back] if returns else []
    if claim is None:
        take = CustomId(table.id, Verb.CLAIM, seat)
        wanted = button(take, texts("seats-button-claim"), emoji="🪑", style=Style.EXPECTED)
        return layout(face_of(table.game).colour, text, ui.ActionRow(wanted, *owners))
    due = player.occupancy.claim_due
    wish = texts(
        "seats-claimed",
        claim=escaped(claim.name),
        name=name,
        until=STOPPED if due is None or table.stands_since is not None else when(from_ms(due)),
    )
    welcome = CustomId(table.id, Verb.WELCOME, f"{seat}.{claim.id}")
    decline = CustomId(table.id, Verb.DECLINE, f"{seat}.{claim.id}")
    return layout(
        face_of(table.game).colour,
        text,
        wish,
        ui.ActionRow(
            button(welcome, texts("seats-button-welcome"), emoji="👍", style=Style.EXPECTED),
            button(decline, texts("seats-button-decline"), emoji="👎", style=Style.FINAL),
            *owners,
        ),
    )


def is_named(player: Player) -> bool:
    """Return True if the offer of a seat still calls its owner."""
    return not player.gone and not player.occupancy.away
