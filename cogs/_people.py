"""Private panels about the people at a table: who sits where, leaving, answers in advance."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import discord
from discord import ui

from bot.i18n import Texts
from bot.live import from_ms
from bot.records import Look, Player, Status, Table
from bot.store.records import TenureRow
from cogs._faces import face_of, named
from cogs._ids import Press
from cogs._layout import OPTIONS_PER_MENU, button, layout, menu, rows, shortened
from cogs._names import plain
from games import find
from games.api import Seat, standing_of


def leaving(table: Table, texts: Texts) -> ui.LayoutView:
    """Lay out the ways to leave a game, each with what it means."""
    ways = (
        ("leaving", "seats-button-quit-now", "🚪", "plain"),
        ("conceding", "seats-button-concede", "🏳️", "final"),
        ("calling", "seats-button-call-off", "✖️", "final"),
    )
    return layout(
        face_of(table.game).colour,
        texts("seats-quit", table=str(table.id)),
        *rows(
            [
                *(
                    button(Press(table.id, verb).spelt(), texts(label), emoji=emoji, style=style)
                    for verb, label, emoji, style in ways
                ),
                _to_table(table, texts),
            ]
        ),
    )


def people(table: Table, tenures: Sequence[TenureRow], user_id: int, texts: Texts) -> ui.LayoutView:
    """Lay out who sits where and sat there before, with what the reader may do about it."""
    names = named(table)
    lines = [_present_line(player, names[player.seat], texts) for player in table.players]
    emblems = face_of(table.game).seat_emoji
    # The tenures that ended with the game are those of the players above.
    past = [
        texts(
            "seats-people-past",
            seat=emblems[row.seat],
            name=plain(row.name),
            since=_day(row.began_at),
            until=_day(row.ended_at),
            missed=row.missed,
            ending=row.ending,
        )
        for row in tenures
    ]
    return layout(
        face_of(table.game).colour,
        texts("seats-people", game=texts(f"{table.game}-name"), table=str(table.id)),
        "\n".join(lines),
        "\n".join(past),
        *_measures(table, user_id, texts),
        *rows([_to_table(table, texts)]),
    )


def handover(look: Look, position: str, texts: Texts) -> str:
    """Tell somebody who took a seat over, and has not moved yet, where the game stands."""
    if look.seat is None or look.table.status is not Status.PLAYING:
        return ""
    sitting = look.table.players[look.seat].sitting
    if not sitting.number or sitting.played:
        return ""
    return texts("seats-handover", position=position)


def own_seat(look: Look, texts: Texts) -> list[ui.Item[ui.LayoutView] | str]:
    """What a private panel says of one's own seat: that it is on offer, or answers in advance."""
    table = look.table
    if look.seat is None or table.status is not Status.PLAYING:
        return []
    items: list[ui.Item[ui.LayoutView] | str] = []
    if table.players[look.seat].offered:
        back = Press(table.id, "back").spelt()
        items.append(texts("seats-on-offer"))
        items += rows([button(back, texts("seats-button-back"), emoji="👋", style="expected")])
    return items + list(_in_advance(look, texts))


def _in_advance(look: Look, texts: Texts) -> Iterable[ui.Item[ui.LayoutView] | str]:
    table = look.table
    offered = standing_of(find(table.game))
    asleep = [s.key for s in offered if s.key not in look.standing]
    if look.standing:
        what = [_answer(table, key, texts) for key in look.standing]
        yield "\n".join(texts("seats-standing-on", what=line) for line in what)
        yield from rows(
            button(
                Press(table.id, "unstanding", key).spelt(),
                texts("seats-button-standing-off")
                if len(look.standing) == 1
                else texts(
                    "seats-button-standing-off-one", what=texts(f"{table.game}-standing-{key}")
                ),
                emoji="⏹️",
            )
            for key in look.standing
        )
    if asleep:
        yield ui.ActionRow(
            menu(
                Press(table.id, "standing").spelt(),
                texts("seats-menu-standing"),
                [
                    discord.SelectOption(
                        label=shortened(texts(f"{table.game}-standing-{key}"), 100),
                        value=key,
                        description=shortened(texts(f"{table.game}-standing-{key}-until"), 100),
                        emoji="🤖",
                    )
                    for key in asleep[:OPTIONS_PER_MENU]
                ],
            )
        )


def _answer(table: Table, key: str, texts: Texts) -> str:
    name = f"{table.game}-standing-{key}"
    return f"{texts(name)} ({texts(f'{name}-until')})"


def _present_line(player: Player, name: str, texts: Texts) -> str:
    state = "gone" if player.gone else "offered" if player.offered else "present"
    return texts(
        "seats-people-line",
        name=name,
        since=_day(player.sitting.began_at),
        missed=player.sitting.missed,
        state=state,
    )


def _measures(table: Table, user_id: int, texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    mine = table.seat_of(user_id)
    if mine is None or table.status is not Status.PLAYING:
        return []
    others = [p for p in table.players if p.seat != mine and not p.gone]
    found = []
    if others:
        found.append(_menu(table, "remove", "seats-menu-remove", others, texts))
    late = [p for p in others if p.sitting.in_a_row and not p.offered]
    if late and table.host.id == user_id:
        found.append(_menu(table, "offer", "seats-menu-offer", late, texts))
    return found


def _menu(
    table: Table, verb: str, label: str, players: Sequence[Player], texts: Texts
) -> ui.ActionRow[ui.LayoutView]:
    emblems = face_of(table.game).seat_emoji
    return ui.ActionRow(
        menu(
            Press(table.id, verb).spelt(),
            texts(label),
            [
                discord.SelectOption(
                    label=f"{emblems[p.seat]} {p.person.name}", value=f"{p.seat}.{p.person.id}"
                )
                for p in players[:OPTIONS_PER_MENU]
            ],
        )
    )


def _to_table(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    return button(Press(table.id, "hand").spelt(), texts("button-to-table"), emoji="✋")


def _day(moment: int) -> str:
    return discord.utils.format_dt(from_ms(moment), "d")


def seat_in(word: str) -> tuple[Seat, int | None]:
    """Read a seat, and the person meant there, from a control: ``2`` or ``2.<user id>``.

    Raises:
        ValueError: it is neither.
    """
    seat, _, person = word.partition(".")
    return Seat(int(seat)), int(person) if person else None
