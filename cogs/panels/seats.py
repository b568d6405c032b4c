"""Private panels about the people at a table: who sits where, and leaving."""

from __future__ import annotations

from collections.abc import Collection, Container, Iterator, Sequence

import discord
from discord import ui

from bot.i18n.texts import Texts
from bot.model.players import PastOccupancy, Player
from bot.model.table import SeriesGame, Status, Table, TableId
from bot.model.times import from_ms
from bot.model.view import TableView
from cogs.elements.components import OPTIONS_PER_MENU, Style, button, layout, menu, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of, seat_names
from cogs.elements.moments import confirming
from games import find
from games.api import Seat
from games.optional.giving_up import Aftermath
from games.series.api import Kind

_LAST_TWO = 2
"""Where so many are left in a game, it ends with the next who is out of it."""


def leaving(
    table: Table, seat: Seat, texts: Texts, headline: str = "", *, ends: bool = False
) -> ui.LayoutView:
    """Lay out the ways to leave a running game for the player of a seat, each one press.

    Leave the seat to others, concede, or ask to call the game off, which ends it at once if no
    other person is present. If ``ends``, the game would end with the player's leaving: it can only
    be ended, or conceded where that is something else. One in quarantine can only be
    called off. The presses hold for the present state. A game of a series has ways of its own. What
    a game has to say of conceding (``…-conceding``) is said where it goes on.
    """
    if table.series is not None:
        return _leaving_series(table, table.series, seat, texts, headline)
    aftermath = _aftermath(table, seat)
    lost = aftermath is Aftermath.ENDED
    broken = table.status is Status.QUARANTINED
    # With nobody else to agree, a wish to end the game ends it.
    present = {player.seat for player in table.players if player.present}
    alone = ends or (table.people_playing if broken else present) <= {seat}
    ways = []
    if not ends and not broken:
        ways.append((Verb.LEAVING, "quit-now", "🚪", Style.PLAIN))
    if not broken and (lost or not ends):
        ways.append((Verb.CONCEDING, "concede", "🏳️", Style.FINAL))
    if alone:
        ways.append((Verb.CALLING, "end", "✖️", Style.FINAL))
    else:
        ways.append((Verb.CALLING, "call-off", "✖️", Style.PLAIN))
    lines = [texts("seats-quit", table=str(table.id))]
    said = {"aftermath": aftermath, "broken": "yes" if broken else "no"}
    note = f"{table.game}-conceding"
    for verb, way, _, _ in ways:
        lines.append(texts(f"seats-quit-{way}", **said))
        if verb is Verb.CONCEDING and aftermath is not Aftermath.ENDED and texts.has(note):
            lines[-1] += f" {texts(note)}"
    buttons = [
        button(_of(table, seat, verb), texts(f"seats-button-{way}"), emoji=emoji, style=style)
        for verb, way, emoji, style in ways
    ]
    return layout(
        face_of(table.game).colour,
        headline,
        "\n".join(lines),
        *rows([*buttons, _to_table(table, texts)]),
    )


def _aftermath(table: Table, seat: Seat) -> Aftermath:
    """Return the consequence if a seat gives up now: the game may end with the last one who does.

    That is the last but one who is in it, or the last of a camp who is present: the seats of the
    others give up with them (G33).
    """
    rules, terms = find(table.game), table.terms
    aftermath = rules.aftermath_of(terms.seats, terms.options, seat)
    match aftermath:
        case Aftermath.OUT:
            staying = sum(not player.gone or player.offered for player in table.players)
            ends = staying <= _LAST_TWO
        case Aftermath.CAMP:
            camps = [place.camp for place in rules.places(terms.seats, terms.options)]
            friends = (p for p in table.players if camps[p.seat] == camps[seat] and p.seat != seat)
            ends = not any(player.present for player in friends)
        case _:
            ends = False
    return Aftermath.ENDED if ends else aftermath


def _of(table: Table, seat: Seat, verb: Verb) -> CustomId:
    """Return a press that holds only while table and player in the seat stay as they are."""
    return confirming(verb, table, user_id=table.players[seat].user_id or 0)


def _leaving_series(
    table: Table, game: SeriesGame, seat: Seat, texts: Texts, headline: str
) -> ui.LayoutView:
    """Lay out the ways out of a game of a series, where nobody else takes the seat over.

    Give up the series, ask to call the game off, or concede this game. The last is not offered in a
    Cursus, nor in games whose rules do not know giving up.
    """
    rules = find(table.game)
    said = [texts("series-quit", table=str(table.id), series=str(game.series))]
    conceding, calling = (_of(table, seat, verb) for verb in (Verb.CONCEDING, Verb.CALLING))
    buttons = [
        button(
            CustomId(TableId(0), Verb.SERIES_LEAVE, str(game.series)),
            texts("series-button-quit"),
            emoji="🏳️",
        ),
        button(calling, texts("seats-button-call-off"), emoji="✖️"),
    ]
    if game.kind is not Kind.CURSUS and rules.aftermath is not Aftermath.PLAYED:
        label = texts("series-button-concede-game")
        buttons.insert(0, button(conceding, label, emoji="🏳️", style=Style.FINAL))
        said.append(texts("series-quit-game"))
    return layout(
        face_of(table.game).colour,
        headline,
        "\n".join(said),
        *rows([*buttons, _to_table(table, texts)]),
    )


def people(
    table: Table,
    earlier: Sequence[PastOccupancy],
    user_id: int,
    texts: Texts,
    ballots: Collection[tuple[Seat, Seat]] = (),
    headline: str = "",
    *,
    removable: Container[Seat] = (),
) -> ui.LayoutView:
    """Lay out who sits where and sat there before, with what the reader may do about it.

    ``earlier`` are tenures that ended before the game did. ``ballots`` are pairs of who wants a
    seat removed and which: how many want it is told, and not who they are. ``removable`` are the
    seats that the reader may vote to remove.
    """
    names = seat_names(table)
    lines = [_present_line(table, player, names[player.seat], texts) for player in table.players]
    emblems = face_of(table.game).emblems(table.terms.seats)
    before = [
        texts(
            "seats-people-past",
            seat=str(emblems[past.seat]),
            name=escaped(past.occupant.name),
            since=_day(past.began_at),
            until=_day(past.ended_at),
            missed=past.missed,
            ending=past.ending,
        )
        for past in earlier
    ]
    return layout(
        face_of(table.game).colour,
        headline,
        texts("seats-people", game=texts(f"{table.game}-name"), table=str(table.id)),
        "\n".join(lines),
        "\n".join(_ballot_lines(table, ballots, texts)),
        "\n".join(before),
        *_measures(table, user_id, removable, texts),
        *rows([_to_table(table, texts)]),
    )


def _ballot_lines(
    table: Table, ballots: Collection[tuple[Seat, Seat]], texts: Texts
) -> Iterator[str]:
    """Yield a line for each player whom somebody votes to remove: votes, and votes needed.

    Only votes of people who are present count, and all others who are present are needed. Nothing
    outside of a running game.
    """
    if table.status is not Status.PLAYING:
        return
    for player in table.players:
        others = {p.seat for p in table.players if p.present and p.seat != player.seat}
        votes = sum(whom == player.seat and by in others for by, whom in ballots)
        if votes:
            name = seat_names(table)[player.seat]
            yield texts("seats-people-ballots", name=name, votes=votes, needed=len(others))


def handover(look: TableView, texts: Texts) -> str:
    """Say how to begin to a person who took a seat over and has not moved yet; else empty.

    Only in a running game.
    """
    if look.seat is None or look.table.status is not Status.PLAYING:
        return ""
    occupancy = look.table.players[look.seat].occupancy
    if not occupancy.number or occupancy.played:
        return ""
    return texts("seats-handover")


def on_offer(look: TableView) -> bool:
    """Return True if the viewer's own seat, in a running game, may be taken over by others."""
    playing = look.seat is not None and look.table.status is Status.PLAYING
    return playing and look.table.players[look.seat or 0].offered


def _present_line(table: Table, player: Player, name: str, texts: Texts) -> str:
    """Say who has a seat since when, turns missed, and if they play, left, or are stood in for.

    Of a computer only its level. If a computer holds the seat, that is said instead of left or on
    offer; that the seat is out of the game comes before all.
    """
    if player.computer is not None:
        return f"{name} · {texts(f'level-{player.computer.level}')}"
    state = "gone" if player.gone else "offered" if player.offered else "present"
    if table.held_at(player.seat) is not None:
        state = "held"
    aftermath = find(table.game).aftermath_of(table.terms.seats, table.terms.options, player.seat)
    if player.gone and not player.offered and aftermath is Aftermath.OUT:
        state = "out"
    return texts(
        "seats-people-line",
        name=name,
        since=_day(player.occupancy.began_at),
        missed=player.occupancy.missed,
        state=state,
    )


def _measures(
    table: Table, user_id: int, removable: Container[Seat], texts: Texts
) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menus to vote for removing people and, for the host, to offer their seats.

    The first has those in ``removable`` seats, the second those who missed turns since their last
    move and whose seats are not on offer yet. None for people without a seat, outside of a running
    game, or in a series.
    """
    mine = table.seat_of(user_id)
    if mine is None or table.status is not Status.PLAYING or table.series is not None:
        return []
    others = [p for p in table.players if p.person and p.seat != mine and not p.gone]
    found = []
    if votes := [player for player in others if player.seat in removable]:
        found.append(_menu(table, Verb.REMOVE, "seats-menu-remove", votes, texts))
    late = [p for p in others if p.occupancy.in_a_row and not p.offered]
    if late and table.host.id == user_id:
        found.append(_menu(table, Verb.OFFER, "seats-menu-offer", late, texts))
    return found


def _menu(
    table: Table, verb: Verb, label: str, players: Sequence[Player], texts: Texts
) -> ui.ActionRow[ui.LayoutView]:
    """Return a menu of the first 25 players for a measure, taken as soon as one is picked.

    It holds for the present state of the table. Values are ``<seat>.<user id>``.
    """
    emblems = face_of(table.game).emblems(table.terms.seats)
    return ui.ActionRow(
        menu(
            confirming(verb, table),
            texts(label),
            [
                discord.SelectOption(
                    label=p.name,
                    value=f"{p.seat}.{p.user_id}",
                    emoji=str(emblems[p.seat]),
                )
                for p in players[:OPTIONS_PER_MENU]
            ],
        )
    )


def _to_table(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    return button(CustomId(table.id, Verb.HAND), texts("button-to-table"), emoji="✋")


def _day(moment: int) -> str:
    """Format a day in the reader's own time zone."""
    return discord.utils.format_dt(from_ms(moment), "d")


def seat_in(word: str) -> tuple[Seat, int | None]:
    """Read a seat, and the id of the person meant there or None, from ``2`` or ``2.<user id>``.

    Raises:
        ValueError: one of them is no number.
    """
    seat, _, person = word.partition(".")
    return Seat(int(seat)), int(person) if person else None
