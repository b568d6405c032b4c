"""The lobby as it is laid out: what is played, who sits there, and what may be pressed."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence
from datetime import datetime
from typing import NamedTuple

import discord
from discord import ui

from bot.i18n.narration import listing
from bot.i18n.signs import Sign
from bot.i18n.text_ids import camp_id, option_id, place_id
from bot.i18n.texts import Texts
from bot.model.computer import Hints
from bot.model.lengths import Days, days_of, minutes_of
from bot.model.players import Player
from bot.model.seeds import is_chosen
from bot.model.table import FullLobby, Place, Status, Table
from bot.model.view import TableView
from cogs.elements.components import Style, button, gallery, layout, link, menu, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of
from cogs.elements.mentions import mention, way_to
from cogs.elements.moments import confirming
from cogs.elements.uploads import Picture
from cogs.panels.buttons import afterwards
from cogs.panels.clocks import pace_line, when
from cogs.panels.invitations import invite_button, kept_line
from cogs.panels.lines import closed_line, result_line
from cogs.panels.public.board import ranking
from cogs.panels.repair import repair_button
from games import find
from games.api import Options
from games.optional.places import Place as NamedPlace
from games.seat_counts import spell_counts

ANY = "any"
"""Stands in the menu of places for none in particular."""
ANYWHERE = "🎲"
_SEAL = 32
"""Hexadecimal digits of a seal that are published with the start."""


class Awaited(NamedTuple):
    """Who may come back to a table that is opened again."""

    people: tuple[int, ...]
    have_played: bool
    """True if there was a game, and not a lobby that led to nothing."""


NOBODY = Awaited((), have_played=False)


def lobby(
    table: Table,
    texts: Texts,
    expires_at: datetime | None,
    look: TableView | None,
    picture: Picture | None = None,
    awaited: Awaited = NOBODY,
    days: Days | None = None,
    *,
    computers: bool = True,
) -> ui.LayoutView:
    """Lay out the lobby message for the state that the table is in.

    While people gather: terms, seats, and buttons. Later: who sat there, the seal of the luck or
    the result, and a link to the thread; a lobby that led to nothing is one line. After the end
    there are the buttons for what to do next. A table that broke before its luck was sealed shows
    the error and a button to repair it. ``look`` is the public view of a finished game; ``picture``
    is the banner, at the end the board; ``awaited`` are those who may come back for a rematch;
    ``days`` is how long such games take, None for the usual length; ``computers`` are offered only
    where the server wants them.
    """
    face = face_of(table.game)
    title = f"## {texts(f'{table.game}-emoji')} {texts(f'{table.game}-name')}"
    host = escaped(table.host.name)
    controls: list[ui.Button[ui.LayoutView]] = []
    if table.led_to_nothing:
        return _closed(table, texts)
    match table.status:
        case Status.LOBBY:
            return layout(
                face.colour,
                gallery(picture, texts),
                f"{title}\n-# {_scope_line(table, days, texts)}",
                # Who plays again knows how it begins.
                texts(f"{table.game}-first-turn") if table.rematch is None else None,
                options_line(table, texts),
                *_rematch_line(table, awaited, texts),
                ui.Separator(),
                seats_list(table, texts),
                kept_line(table, texts),
                ui.Separator(),
                texts(
                    "lobby-foot",
                    host=host,
                    table=str(table.id),
                    until=when(expires_at) if expires_at else "",
                )
                if table.full is None
                else "\n".join(_full_lines(table, table.full, texts, expires_at)),
                *rows(_controls(table, texts, computers=computers)),
                *_places_menu(table, texts),
            )
        case Status.QUARANTINED if table.seed_hash is None:
            body = texts("board-quarantined", error=table.error_id or "?")
            controls.append(repair_button(table.id, texts))
        case Status.PLAYING | Status.QUARANTINED:
            body = "\n".join((texts("lobby-started", table=str(table.id)), *seal(table, texts)))
        case Status.OVER:
            body = texts("lobby-over", table=str(table.id))
            if look is not None and look.outcome is not None:
                body = f"{result_line(look, texts)}\n{ranking(look, texts)}\n{body}"
        case Status.EXPIRED | Status.CANCELLED:
            body = closed_line(table, texts)
    if table.place is Place.THREAD and table.thread_id:
        controls.append(link(way_to(table), texts("lobby-go")))
    if table.status is Status.OVER:
        # Clients differ in what they let people press in a thread that is archived.
        controls = [*afterwards(table, texts), *controls]
    return layout(
        face.colour,
        title,
        options_line(table, texts),
        seats_list(table, texts),
        gallery(picture, texts),
        body,
        *rows(controls),
    )


def _closed(table: Table, texts: Texts) -> ui.LayoutView:
    """Lay out a lobby that closed without a game in one line, with a button to open it again.

    It says whether it expired or was closed. Others delete the message later.
    """
    again = button(CustomId(table.id, Verb.REOPEN), texts("button-reopen"), emoji="🔁")
    key = "lobby-expired" if table.status is Status.EXPIRED else "lobby-cancelled"
    game, number = texts(f"{table.game}-name"), str(table.id)
    line = texts("lobby-dead", game=game, table=number, why=texts(key, table=number))
    return layout(face_of(table.game).colour, line, *rows([again]))


def _full_lines(
    table: Table, full: FullLobby, texts: Texts, expires_at: datetime | None
) -> Iterator[str]:
    """Yield who starts a full lobby, from when on others may, and when it starts by itself.

    Then, if so, who has pressed *Start* too early, and why it could not start by itself, with the
    moment at which it closes then; only reasons whose text speaks to everybody are spelt out.
    """
    yield texts("lobby-foot-full", host=escaped(table.host.name), table=str(table.id))
    yield texts("lobby-full-starts", **start_times(full))
    if wanted := [p.name for p in table.players if p.user_id in full.wanted]:
        yield texts("lobby-full-wanted", names=listing([escaped(one) for one in wanted], texts))
    if full.refused:
        own = f"refused-{full.refused}"
        why = texts(own) if full.refused in _EXPLAINED else texts("lobby-full-unexplained")
        yield texts("lobby-full-refused", why=why)
        if expires_at is not None:
            yield texts("lobby-full-closes", until=when(expires_at))


_EXPLAINED = frozenset({"computers-seated", "no-computers", "no-stand-in"})
"""Refusals of a start whose sentence speaks to everybody."""


def start_times(full: FullLobby) -> dict[str, str]:
    """Return the variables of texts: when others may start a full lobby, when it starts itself.

    ``anybody`` is *now* or *later*, ``from`` the time of day for *later*, ``starts`` the date and
    time.
    """
    return {
        "anybody": "now" if full.anybody_at is None else "later",
        "from": "" if full.anybody_at is None else when(full.anybody_at, "t"),
        "starts": when(full.starts_at, "f"),
    }


def full_lobby(table: Table, full: FullLobby, people: Sequence[int], texts: Texts) -> ui.LayoutView:
    """Lay out the ping that all seats of a lobby are taken, with buttons to start or to put off.

    ``people`` are the ids to mention.
    """
    return layout(
        face_of(table.game).colour,
        texts(
            "lobby-full",
            mentions=mention(*people),
            game=texts(f"{table.game}-name"),
            table=str(table.id),
            host=escaped(table.host.name),
        ),
        texts("lobby-full-starts", **start_times(full)),
        *rows([_start_button(table, texts, Style.EXPECTED), _not_yet_button(table, texts)]),
    )


def _start_button(table: Table, texts: Texts, style: Style) -> ui.Button[ui.LayoutView]:
    start = CustomId(table.id, Verb.START)
    return button(start, texts("button-start"), emoji="▶️", style=style)


def _not_yet_button(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    return button(CustomId(table.id, Verb.NOT_YET), texts("button-not-yet"), emoji="🕰️")


def seal(table: Table, texts: Texts) -> Iterator[str]:
    """Yield the first half of the seal (hash of the seed), to be published as the game begins.

    Half of the SHA-256, 128 bits, binds the host: no two seeds with the same half can be found. The
    whole is behind a button. A first game, whose seed was chosen, has nothing to be sealed: nothing
    is yielded, as before the beginning.
    """
    if table.seed_hash is not None and not is_chosen(table):
        yield texts("seed-promised", hash=table.seed_hash[:_SEAL])


def _rematch_line(table: Table, awaited: Awaited, texts: Texts) -> Iterator[str]:
    """Yield the line that asks the ``awaited`` people to a rematch, with mentions.

    Nothing if the table is no rematch, or nobody is awaited. Another text if the earlier lobby led
    to no game.
    """
    if table.rematch is not None and awaited.people:
        people = listing([mention(user_id) for user_id in awaited.people], texts)
        key = "lobby-rematch" if awaited.have_played else "lobby-again"
        yield texts(key, of=str(table.rematch.of), people=people)


def closing(table: Table, texts: Texts, headline: str = "") -> ui.LayoutView:
    """Lay out the question to the host whether the lobby is to be closed.

    It says how many other people have a seat. The button holds for the present state alone. The
    host is assumed to have a seat.
    """
    close = confirming(Verb.CLOSE, table)
    people = sum(1 for player in table.players if player.person is not None)
    return layout(
        face_of(table.game).colour,
        headline,
        texts("lobby-closing", table=str(table.id), count=people - 1),
        *rows([button(close, texts("button-cancel"), emoji="✖️", style=Style.FINAL)]),
    )


def _scope_line(table: Table, days: Days | None, texts: Texts) -> str:
    """Say for how many the game is, and how long it takes at the table's pace.

    Alone against computers that is in minutes, else in ``days``, or the usual ones if None.
    """
    if table.alone:
        fewest, most = minutes_of(table.game, table.terms.seats)
        length = texts("lobby-alone", least=fewest, most=most)
    else:
        least, most = days or days_of(table.game, table.terms.seats)
        length = texts(
            f"{table.game}-length",
            pace=table.terms.pace,
            least=least,
            most=most,
            spread=most - least,
        )
    return texts(
        "lobby-scope",
        counts=spell_counts(find(table.game).seats, "\u2013"),
        length=length,
    )


def options_line(table: Table, texts: Texts) -> str:
    """Say the terms of a table in one line: seats, options of the game, pace, table options.

    The last are invited people only, open hands, the stand-in's level, and hints at all times, each
    only if it is chosen.
    """
    parts = [texts("seats-wanted", count=table.terms.seats)]
    parts += chosen_options(table.game, table.terms.options, table.terms.seats, texts)
    parts.append(pace_line(table, texts))
    if table.terms.invited_only:
        parts.append(texts("option-invited-only"))
    if table.terms.open_hands:
        parts.append(texts("option-open-hands"))
    if table.terms.stand_in is not None:
        parts.append(texts("option-stand-in", level=texts(f"level-{table.terms.stand_in}")))
    if table.terms.hints is Hints.ALWAYS:
        parts.append(texts("option-hints"))
    return " · ".join(parts)


def chosen_options(game: str, options: Options, seats: int, texts: Texts) -> Iterator[str]:
    """Yield the names of options that differ from their defaults, for ``seats`` seats.

    Numbers other than 0, such as an arena's, are named in any case; options that are not offered
    for so many seats never are.
    """
    for option in find(game).options:
        value = options.get(option.key, option.default)
        # But for numbers: an arena has to be named. Zero says nothing of its own.
        usual = value == option.default and (isinstance(value, bool | str) or value == 0)
        if not usual and option.offered(seats):
            yield texts(option_id(game, option.key, value))


def seats_list(table: Table, texts: Texts) -> str:
    """List the seats, taken and free, each with its emblem; named places by their names.

    In a lobby with named places those who want any place come last. Computers and the host are
    marked.
    """
    count = max(table.terms.seats, len(table.players))
    emblems = face_of(table.game).emblems(count)
    places = find(table.game).places(count, table.terms.options)
    if not places:
        return "\n".join(_seat_line(emblems[s], _at(table, s), table, texts) for s in range(count))
    playing = table.status is not Status.LOBBY
    lines = []
    for seat, place in enumerate(places):
        wanting = (player for player in table.players if player.place == place.key)
        taken = _at(table, seat) if playing else next(wanting, None)
        name = texts(place_id(table.game, place))
        line = _seat_line(emblems[seat], taken, table, texts)
        lines.append(texts("place-line", line=line, place=name))
    if not playing:
        anywhere = [player for player in table.players if not player.place]
        lines += [_seat_line(ANYWHERE, player, table, texts) for player in anywhere]
    return "\n".join(lines)


def _at(table: Table, seat: int) -> Player | None:
    """Return who has a seat, None if it is free."""
    return next((player for player in table.players if player.seat == seat), None)


def _seat_line(sign: str | Sign, taken: Player | None, table: Table, texts: Texts) -> str:
    """Say who has a seat of a lobby, or that it is free; hosts and computers are marked."""
    emblem = str(sign)
    if taken is None:
        return texts("seat-free", emblem=emblem)
    if taken.computer is not None:
        level = texts(f"level-{taken.computer.level}")
        return texts("seat-computer", emblem=emblem, name=escaped(taken.name), level=level)
    key = "seat-host" if taken.user_id == table.host.id else "seat-taken"
    return texts(key, emblem=emblem, name=escaped(taken.name))


def free_places(table: Table, texts: Texts) -> list[discord.SelectOption]:
    """List the places that one may take, then *any*; empty where seats are just seats."""
    places = find(table.game).places(table.terms.seats, table.terms.options)
    return menu_of_places(table.game, places, {player.place for player in table.players}, texts)


def menu_of_places(
    game: str, places: Sequence[NamedPlace], taken: Container[str], texts: Texts
) -> list[discord.SelectOption]:
    """Return menu options for the places whose key is not ``taken``, and for *any* at the end.

    Empty where the game has no named places.
    """
    if not places:
        return []
    emblems = face_of(game).emblems(len(places))
    free = [
        discord.SelectOption(
            label=texts(place_id(game, place)),
            value=place.key,
            emoji=str(emblems[seat]),
            description=texts(camp_id(game, place)),
        )
        for seat, place in enumerate(places)
        if place.key not in taken
    ]
    return [*free, discord.SelectOption(label=texts("place-any"), value=ANY, emoji=ANYWHERE)]


def _places_menu(table: Table, texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menu of free places and *any*; empty if the game has no places."""
    free = free_places(table, texts)
    if not free:
        return []
    return [ui.ActionRow(menu(CustomId(table.id, Verb.PLACE), texts("place-menu"), free))]


def _controls(table: Table, texts: Texts, *, computers: bool) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons of a lobby; one is expected: join, or start once it is full.

    Join and invite only while a seat is free, *Not yet* only once it is full, start only for a
    number of players that the game allows; computers, too, while a seat is free and the server
    wants ``computers``, or one sits there. If it can start before it is full, no button stands out.
    """
    full = len(table.players) >= table.terms.seats
    ready = len(table.players) in find(table.game).seats
    buttons = []
    if not full:
        buttons.append(
            button(
                CustomId(table.id, Verb.JOIN),
                texts("button-join"),
                emoji="🪑",
                style=Style.PLAIN if ready else Style.EXPECTED,
            )
        )
    if ready:
        style = Style.EXPECTED if full else Style.PLAIN
        buttons.append(_start_button(table, texts, style))
    if table.full is not None:
        buttons.append(_not_yet_button(table, texts))
    more = computers and not full
    if more or any(player.computer is not None for player in table.players):
        buttons.append(
            button(
                CustomId(table.id, Verb.COMPUTERS),
                texts("button-computer-add" if more else "button-computers"),
                emoji="🤖",
            )
        )
    if not full:
        buttons.append(invite_button(table, texts))
    buttons.append(button(CustomId(table.id, Verb.LEAVE), texts("button-leave"), emoji="🚪"))
    buttons.append(button(CustomId(table.id, Verb.TERMS), texts("button-terms"), emoji="⚙️"))
    buttons.append(button(CustomId(table.id, Verb.RULES), texts("button-how"), emoji="📖"))
    buttons.append(
        button(
            CustomId(table.id, Verb.CANCEL),
            texts("button-cancel"),
            emoji="✖️",
        )
    )
    return buttons
