"""What those who manage a server see of its tables: lists, one table, one series; never a hand."""

from __future__ import annotations

from collections.abc import Container, Iterable, Sequence

import discord
import msgspec
from discord import ui

from bot.i18n.texts import Texts
from bot.model.managers import Act, ManagerAct
from bot.model.players import Person
from bot.model.series import HostedSeries
from bot.model.stops import BY_MANAGERS, Why
from bot.model.table import Status, Table
from bot.model.view import TableView
from cogs.elements.components import (
    OPTION_LIMIT,
    OPTIONS_PER_MENU,
    Style,
    button,
    channel_menu,
    layout,
    menu,
    rows,
    shortened,
)
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb, read_number
from cogs.elements.display_names import escaped
from cogs.elements.mentions import mention
from cogs.elements.moments import confirming
from cogs.panels.clocks import when
from cogs.panels.public.board import table_line
from cogs.panels.public.notices import onward_button
from cogs.panels.public.series import list_line
from cogs.panels.repair import repair_button

_COLOUR = 0x8FA3B0
"""In place of a language: what Discord says that the server speaks."""
_PER_PAGE = 10
_LINE = 370
"""Characters of one line of a page, so that all of them fit one message."""


class Entry(msgspec.Struct, frozen=True):
    """A table or series of a server, with what everybody may see of it."""

    what: Table | HostedSeries
    look: TableView | None = None
    """The spectators' look of a game that goes on."""

    @property
    def word(self) -> str:
        """Name it in a control: ``t12`` or ``s3``."""
        return f"{'t' if isinstance(self.what, Table) else 's'}{self.what.id}"


def read_subject(word: str) -> tuple[bool, int] | None:
    """Read whether a control names a series (else a table), and which number; else None."""
    number = read_number(word[1:])
    return None if number is None or word[:1] not in ("t", "s") else (word[0] == "s", number)


def page_of(entries: Sequence[Table | HostedSeries], page: int) -> tuple[int, int]:
    """Return ``page`` moved to the nearest one there is, counted from 1, and the number of pages.

    Ten entries make a page; without entries there is one page.
    """
    pages = max(1, -(-len(entries) // _PER_PAGE))
    return min(max(page, 1), pages), pages


def on_page(entries: Sequence[Table | HostedSeries], page: int) -> Sequence[Table | HostedSeries]:
    """Return the up to ten entries of a page, counted from 1; empty beyond the last."""
    return entries[(page - 1) * _PER_PAGE : page * _PER_PAGE]


def tables_panel(
    entries: Sequence[Entry], page: int, pages: int, count: int, texts: Texts
) -> ui.LayoutView:
    """Lay out a page of all that runs on a server, with a menu to choose one.

    ``entries`` are those of the page; ``count`` is how many there are on all ``pages``. Without
    entries there is only the title.
    """
    if not entries:
        return layout(_COLOUR, texts("managers-title", count=count))
    options = [
        discord.SelectOption(label=_name(entry.what, texts), value=entry.word) for entry in entries
    ]
    pressing = CustomId(HELP_TABLE, Verb.MANAGE)
    turning = [
        button(CustomId(HELP_TABLE, Verb.MANAGED, str(to)), texts(label), emoji=emoji)
        for to, label, emoji in (
            (page - 1, "managers-earlier", "◀️"),
            (page + 1, "managers-later", "▶️"),
        )
        if 1 <= to <= pages
    ]
    return layout(
        _COLOUR,
        texts("managers-title", count=count),
        "\n".join(_line(entry, texts) for entry in entries),
        ui.ActionRow(menu(pressing, texts("managers-menu"), options)),
        *rows(turning),
    )


def entry_panel(
    entry: Entry,
    games: Sequence[Table],
    texts: Texts,
    headline: str = "",
    *,
    own: Container[Verb],
) -> ui.LayoutView:
    """Lay out one table or series, what managers did there, and all that a manager may do.

    As its state allows: continue in a new thread, repair, pause or renew the pause, resume, close,
    and the menus. The first two are controls of the table itself, offered if they are among
    ``own``. ``games`` are the table itself or the running ones of the series, whose pauses decide.
    Once it has ended only the way back is left. A table of a series cannot be closed by itself.
    """
    what, word = entry.what, entry.word
    back = button(CustomId(HELP_TABLE, Verb.MANAGED, "1"), texts("managers-back"), emoji="🗂️")
    done = [f"-# {act_line(act, texts, f'<#{what.home_id}>')}" for act in what.acts]
    if what.status.ended:
        return layout(_COLOUR, _line(entry, texts), headline, "\n".join(done), *rows([back]))
    buttons = []
    if isinstance(what, Table) and what.place_lost and Verb.ONWARD in own:
        buttons.append(onward_button(what.id, texts))
    if isinstance(what, Table) and what.status is Status.QUARANTINED and Verb.REPAIR in own:
        buttons.append(repair_button(what.id, texts))
    playing = [game for game in games if game.status is Status.PLAYING]
    if pausable := [game for game in playing if not game.paused_by_managers or _is_asked(game)]:
        renewed = all(map(_is_asked, pausable))
        label = "managers-button-renew" if renewed else "managers-button-pause"
        press = CustomId(HELP_TABLE, Verb.HALT, word)
        buttons.append(button(press, texts(label, days=BY_MANAGERS.days), emoji="⏸️"))
    if any(game.pause is not None for game in playing):
        press = CustomId(HELP_TABLE, Verb.RELEASE, word)
        buttons.append(button(press, texts("managers-button-resume"), emoji="▶️"))
    if isinstance(what, HostedSeries) or what.series is None:
        press = confirming(Verb.SHUT, what, argument=word)
        buttons.append(button(press, texts("managers-button-close"), emoji="✖️", style=Style.FINAL))
    return layout(
        _COLOUR,
        _line(entry, texts),
        headline,
        "\n".join(done),
        *rows([*buttons, back]),
        *_menus(what, word, texts),
    )


def _is_asked(game: Table) -> bool:
    """Return True if managers paused a game and were asked whether its pause goes on."""
    pause = game.stop_of(Why.MANAGERS)
    return pause is not None and pause.asked


def _menus(
    what: Table | HostedSeries, word: str, texts: Texts
) -> Iterable[ui.ActionRow[ui.LayoutView]]:
    """Yield a menu to take away a seat, if there are people, and one of channels to go on in.

    None once it has ended. The first has at most 25 people.
    """
    if not what.status.live:
        return
    if people := list(_people(what)):
        options = [
            discord.SelectOption(label=shortened(one.name, OPTION_LIMIT), value=str(one.id))
            for one in people[:OPTIONS_PER_MENU]
        ]
        press = confirming(Verb.UNSEAT, what, argument=word)
        yield ui.ActionRow(menu(press, texts("managers-menu-unseat"), options))
    shift = CustomId(HELP_TABLE, Verb.SHIFT, word)
    yield ui.ActionRow(channel_menu(shift, texts("managers-menu-move")))


def _people(what: Table | HostedSeries) -> Iterable[Person]:
    """Return the people of a table, the entrants before a series starts, or those still in it."""
    if isinstance(what, Table):
        return what.people
    if what.status is Status.LOBBY:
        return what.entrants
    return (what.entrants[entrant] for entrant in what.still_in)


def act_line(act: ManagerAct, texts: Texts, home: str) -> str:
    """Say publicly what a manager did, to whom, with the reason, or where the table continues.

    ``home`` is the mention of its channel. Reasons are told of a closing alone. ``BEGUN_AGAIN``
    names the new table.
    """
    return texts(
        f"managers-act-{act.act.value}",
        manager=mention(act.user_id),
        whom="" if act.whom is None else mention(act.whom),
        reason=escaped(act.detail) if act.act is Act.CLOSED else "",
        home=home,
        again=int(act.detail or 0) if act.act is Act.BEGUN_AGAIN else 0,
    )


def _line(entry: Entry, texts: Texts) -> str:
    """Describe a table or series to a manager, and below when and by whom it was opened.

    Further lines say if a table is paused or its thread was deleted. Cut to 370 characters.
    """
    what = entry.what
    if isinstance(what, HostedSeries):
        line = list_line(what, texts)
    elif what.status.ended:
        line = texts("managers-ended", table=str(what.id), game=texts(f"{what.game}-name"))
    else:
        line = table_line(what, entry.look, 0, texts, elsewhere=False)
    notes = [texts("managers-opened", since=when(what.opened_at), host=escaped(what.host.name))]
    if isinstance(what, Table) and what.paused_at is not None:
        notes.append(texts("managers-paused", by="them" if what.paused_by_managers else "players"))
    if isinstance(what, Table) and what.place_lost:
        notes.append(texts("managers-place-lost"))
    return shortened("\n".join((line, *(f"  -# {note}" for note in notes))), _LINE)


def _name(what: Table | HostedSeries, texts: Texts) -> str:
    """Return the kind, number and game of a table or series as a menu shows it, cut to fit."""
    game = texts(f"{what.game}-name")
    key = "table-choice" if isinstance(what, Table) else "managers-series-choice"
    return shortened(texts(key, table=str(what.id), game=game), OPTION_LIMIT)
