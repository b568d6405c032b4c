"""What is to be found on a server, entry by entry: on its board for everybody, or in private."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import discord
from discord import ui

from bot.i18n.narration import listing
from bot.i18n.texts import Texts
from bot.model.series import HostedSeries
from bot.model.server_board import Entry, Heading
from bot.model.table import Table
from cogs.elements.components import Style, button, layout, link, menu_rows, rows, shortened
from cogs.elements.custom_ids import HELP_TABLE, CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.panels.clocks import pace_line, when
from cogs.panels.lines import result_line
from cogs.panels.public.series import list_line
from games import GAME_IDS

_COLOUR = 0x6FA8DC
_SHARES = {
    Heading.LOBBY: 5,
    Heading.OFFER: 2,
    Heading.GAME: 2,
    Heading.FINISHED: 1,
    Heading.SERIES: 1,
}
"""How many entries of each kind a board shows where there are more than it has room for."""
ON_BOARD = sum(_SHARES.values())
"""Entries on a board: with three components each they stay within Discord's 40 a message
(Components, Reference, *Legacy Message Component Behavior*)."""
_ON_PAGE = 8
_LINE = 300
"""Characters of an entry, so that all of them fit one message."""
_LABELS = {
    Heading.LOBBY: (Verb.FIND_JOIN, "button-join", "🪑"),
    Heading.OFFER: (Verb.FIND_TAKE, "find-button-take", "🪑"),
    Heading.GAME: (Verb.FIND_WATCH, "button-watch", "👀"),
    Heading.FINISHED: (Verb.FIND_REPLAY, "find-button-replay", "🎞️"),
}
ANY_GAME = "any"
"""In place of a game: all of them."""


def server_board(entries: Sequence[Entry], texts: Texts) -> ui.LayoutView:
    """Lay out the board of a server: some entries of each kind, and the way to all others.

    ``entries`` are all of them. It says how many are not shown, or that there is nothing. Those of
    a kind must stand together.
    """
    shown = _chosen(entries)
    left = len(entries) - len(shown)
    every = CustomId(HELP_TABLE, Verb.FIND, "1")
    buttons = [
        button(every, texts("find-button-all"), emoji="🔎"),
        button(CustomId(HELP_TABLE, Verb.TOUR), texts("button-tour"), emoji="🧭"),
    ]
    return layout(
        _COLOUR,
        texts("find-title"),
        *_sections(shown, texts),
        *([] if shown else [texts("find-nothing")]),
        texts("find-more", count=left) if left else None,
        *rows(buttons),
    )


def find_panel(
    entries: Sequence[Entry], page: int, game: str, texts: Texts, headline: str = ""
) -> ui.LayoutView:
    """Lay out a page, of eight entries, of what somebody may see on a server.

    ``page`` counts from 1 and is moved to the nearest one there is; ``game`` is the game that is
    chosen, or :data:`ANY_GAME`. The entries are not filtered here.
    """
    pages = max(1, -(-len(entries) // _ON_PAGE))
    page = min(max(page, 1), pages)
    shown = entries[(page - 1) * _ON_PAGE : page * _ON_PAGE]
    turning = [
        button(CustomId(HELP_TABLE, Verb.FIND, f"{to}.{game}"), texts(label), emoji=emoji)
        for to, label, emoji in (
            (page - 1, "button-previous", "◀️"),
            (page + 1, "button-next", "▶️"),
        )
        if 1 <= to <= pages
    ]
    of_page = texts("panel-page", page=page, pages=pages) if pages > 1 else ""
    return layout(
        _COLOUR,
        f"{texts('find-title')}{of_page}",
        headline,
        *_sections(shown, texts),
        *([] if shown else [texts("find-nothing")]),
        *_games(game, texts),
        *rows(turning),
    )


def _games(chosen: str, texts: Texts) -> list[ui.ActionRow[ui.LayoutView]]:
    """Return the menus that choose whose tables to list, all games first; ``chosen`` is marked."""
    options = [
        discord.SelectOption(
            label=texts("find-any-game") if game == ANY_GAME else texts(f"{game}-name"),
            value=game,
            default=game == chosen,
        )
        for game in (ANY_GAME, *GAME_IDS)
    ]
    return menu_rows(CustomId(HELP_TABLE, Verb.FIND_GAME), texts("find-menu-game"), options)


def _chosen(entries: Sequence[Entry]) -> list[Entry]:
    """Choose the entries that a board shows, at most eleven, ordered by kind.

    Each kind has its share; room that is left goes to further entries of the kinds, the first kind
    first. Few entries are all returned in their own order.
    """
    if len(entries) <= ON_BOARD:
        return list(entries)
    of = {kind: [one for one in entries if one.heading is kind] for kind in Heading}
    count = {kind: min(share, len(of[kind])) for kind, share in _SHARES.items()}
    for kind in Heading:
        room = ON_BOARD - sum(count.values())
        count[kind] += min(room, len(of[kind]) - count[kind])
    return [one for kind in Heading for one in of[kind][: count[kind]]]


def _sections(entries: Sequence[Entry], texts: Texts) -> Iterator[ui.Section[ui.LayoutView]]:
    """Yield a section with a button for each entry; the first of each kind has a heading.

    Entries of a kind have to stand together. Their lines are cut to 300 characters.
    """
    before = None
    for entry in entries:
        heading = "" if entry.heading is before else texts(f"find-{entry.heading.value}")
        before = entry.heading
        line = shortened(_line(entry, texts), _LINE)
        text = f"{heading}\n{line}" if heading else line
        yield ui.Section(ui.TextDisplay(text), accessory=_button(entry, texts))


def _line(entry: Entry, texts: Texts) -> str:
    """Describe an entry in one line, by its kind: seats and pace, a seat's owner, or the result.

    Of a running game it names the players; a series has the line of a list.
    """
    what = entry.what
    if isinstance(what, HostedSeries):
        return list_line(what, texts)
    said = {
        "game": texts(f"{what.game}-name"),
        "emoji": texts(f"{what.game}-emoji"),
        "table": str(what.id),
        "since": when(entry.since),
        "channel": f"<#{what.home_id}>",
        "names": listing([escaped(one.name) for one in what.players], texts),
    }
    match entry.heading:
        case Heading.LOBBY:
            taken, seats = len(what.players), what.terms.seats
            pace = pace_line(what, texts)
            return texts("find-line-lobby", **said, taken=taken, seats=seats, pace=pace)
        case Heading.OFFER:
            assert entry.seat is not None
            owner = escaped(what.players[entry.seat].name)
            return texts("find-line-offer", **said, owner=owner)
        case Heading.FINISHED:
            assert entry.look is not None
            result = "" if entry.look.outcome is None else result_line(entry.look, texts)
            return texts("find-line-finished", **said, result=result)
        case _:
            return texts("find-line-game", **said)


def _button(entry: Entry, texts: Texts) -> ui.Button[ui.LayoutView]:
    """Return the button of an entry: join, ask for a seat, watch, replay, or link to a series.

    A lobby's stands out.
    """
    what = entry.what
    if not isinstance(what, Table):
        url = f"https://discord.com/channels/{what.guild_id}/{what.channel_id}"
        return link(url, texts("find-button-series"))
    verb, label, emoji = _LABELS[entry.heading]
    argument = f"{what.id}" if entry.seat is None else f"{what.id}.{entry.seat}"
    style = Style.EXPECTED if entry.heading is Heading.LOBBY else Style.PLAIN
    return button(CustomId(HELP_TABLE, verb, argument), texts(label), emoji=emoji, style=style)
