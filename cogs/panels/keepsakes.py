"""What is posted of a finished game: its film, its checked luck, and a card for elsewhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from discord import ui

from bot.i18n.texts import Texts
from bot.model.news import Post
from bot.model.replay import Footage
from bot.model.seeds import is_chosen
from bot.model.story import Account
from bot.model.table import Table
from bot.model.view import TableView
from bot.verify import Verified
from cogs.elements.components import channel_menu, gallery, layout, link, rows, shortened
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.faces import face_of, narrate
from cogs.elements.mentions import way_to
from cogs.elements.plain_text import elided, plain, spoken
from cogs.elements.uploads import Picture
from cogs.panels.buttons import afterwards, replay_button
from cogs.panels.lines import result_line
from games.api import Event
from rendering.scene.scene import ALT_LIMIT

FRAMES = 18
"""The most positions in a film: of more neither words nor pictures could be read in its time."""
_SUBTITLE, _DECIDED = 60, 84
"""Characters below a position, and below one where something was decided, or of a single line."""
_SENTENCE_ENDS = re.compile(r"(?<=[.!?])(?= )")
_LINES = 2
"""Most events described of a move; the picture shows the rest."""
_TOLD = 8
"""Moments that the description of a film tells, beside its title and its result."""
_LINE = 90
_SEEN_MS, _OF_A_LETTER_MS = 900, 50
"""Milliseconds for a picture of a film, and for each letter of its subtitle."""
_LAST_MS = 4_000


def subtitles(footage: Sequence[Footage], look: TableView, texts: Texts) -> list[str]:
    """Return a subtitle for each position of a film; the last one says how the game ended.

    The last position must be that of the end.
    """
    often = Counter(type(event) for one in footage for event in one.heard.events)
    *before, _ = footage
    return [
        *(_subtitle(one, often, texts) for one in before),
        shortened(_end(look, texts), _SUBTITLE),
    ]


def _subtitle(footage: Footage, often: Mapping[type[Event], int], texts: Texts) -> str:
    """Tell the rarest kinds of events of the move before a position, in the order of events.

    At most two lines of them, within the length of a subtitle; the rarest may be longer. If it is
    far too long, its first sentences are told, or the first one is cut.
    That a turn begins is said only if the move did nothing else. ``often`` counts each kind of
    event in the whole film.
    """
    heard = footage.heard
    last = [number for number, move in enumerate(heard.moves) if move == heard.moves[-1]]
    acts = [number for number in last if not heard.events[number].begins_turn] or last
    lines: list[tuple[int, str]] = []
    for kind, run in groupby(acts, lambda number: type(heard.events[number])):
        told = narrate(footage.look.table, _part(heard, tuple(run)), texts)
        lines += ((often[kind], line) for line in _bare(told, footage.look.table, texts))
    most = _DECIDED if footage.decided else _SUBTITLE
    chosen: list[int] = []
    for at in sorted(range(len(lines)), key=lambda at: lines[at][0]):
        longer = sorted({*chosen, at})
        room = most if chosen else _DECIDED
        if len(chosen) < _LINES and len(" ".join(lines[one][1] for one in longer)) <= room:
            chosen = longer
    if not chosen and lines:
        whole = [end.end() for end in _SENTENCE_ENDS.finditer(lines[0][1], 0, _DECIDED)]
        return lines[0][1][: whole[-1]] if whole else shortened(lines[0][1], _DECIDED)
    return " ".join(lines[at][1] for at in chosen)


def _part(heard: Account, numbers: Sequence[int]) -> Account:
    """Return an account of only the events with these indexes; times are left out."""
    return Account(
        tuple(heard.events[number] for number in numbers),
        tuple(heard.casts[number] for number in numbers if heard.casts),
        tuple(heard.moves[number] for number in numbers),
    )


def _bare(lines: Iterable[str], table: Table, texts: Texts) -> Iterator[str]:
    """Yield lines without markup and emoji; a sign that stands for a word becomes that word.

    In French names are elided after *de* and *que*. Lines of which nothing is left are dropped.
    """
    aloud = face_of(table.game).aloud
    for line in lines:
        said = plain(line)
        for sign, word in aloud.items():
            said = said.replace(texts(sign) if texts.has(sign) else sign, texts(word))
        if words := elided(spoken(said), table.names, texts.language):
            yield words


def _end(look: TableView, texts: Texts) -> str:
    """Say in a line without markup how a game ended."""
    return next(_bare([result_line(look, texts)], look.table, texts), "")


def timing(told: Sequence[str], longest: int) -> list[int]:
    """Return the milliseconds that each position is shown, ``told`` being their subtitles.

    There is at least one. A base time and a share for each letter; all but the last, which has
    four seconds, are shortened so that the sum is at most ``longest``. In whole hundredths of a
    second.
    """
    found = [_SEEN_MS + len(words) * _OF_A_LETTER_MS for words in told[:-1]]
    share = min(1.0, (longest - _LAST_MS) / max(sum(found), 1))
    # GIF counts hundredths of a second.
    return [*(int(one * share) // 10 * 10 for one in found), _LAST_MS]


def film_alt(footage: Sequence[Footage], told: Sequence[str], look: TableView, texts: Texts) -> str:
    """Tell a film in some ten lines: title and players, up to eight subtitles, and the result.

    Moments where something was decided are taken first, evenly spread. They are told in the film's
    order, equal ones once. Cut to the limit of alt texts.
    """
    table = look.table
    sat = [dict.fromkeys(one.look.table.names[p.seat] for one in footage) for p in table.players]
    names = ", ".join(map(" / ".join, sat))
    title = texts("film-alt", game=texts(f"{table.game}-name"), table=str(table.id), names=names)
    # The last one says how it ended, which has a line of its own.
    moments = list(zip(footage[:-1], told, strict=False))
    weighty = [words for one, words in moments if one.decided and words]
    others = [words for one, words in moments if not one.decided and words]
    some = {*_spread(weighty, _TOLD)}
    some |= {*_spread(others, _TOLD - len(some))}
    lines = [
        shortened(title, 2 * _LINE),
        *(words for words in dict.fromkeys(told) if words in some),
    ]
    return shortened("\n".join([*lines, shortened(_end(look, texts), 2 * _LINE)]), ALT_LIMIT)


def _spread(words: Sequence[str], most: int) -> list[str]:
    """Choose ``most`` words, evenly spread from the first on; fewer words come more than once."""
    return [words[number * len(words) // most] for number in range(most)] if words else []


def film_message(look: TableView, film: Picture, texts: Texts) -> ui.LayoutView:
    """Lay out a film of a game, with its result and a button to replay it."""
    table = look.table
    return layout(
        face_of(table.game).colour,
        texts("film-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        gallery(film, texts),
        result_line(look, texts),
        ui.ActionRow(replay_button(table, texts)),
    )


def luck_message(table: Table, checked: Verified, texts: Texts) -> ui.LayoutView:
    """Say in public that the luck of a game was checked, and what that proves and does not.

    It publishes the seed and its hash, and says in how many moves a text was redacted. Of a first
    game, whose seed was chosen, nothing is claimed but that the game follows from it.
    """
    chosen = is_chosen(table)
    return layout(
        face_of(table.game).colour,
        texts("luck-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        texts("luck-chosen" if chosen else "luck-sealed"),
        texts("luck-replayed", moves=checked.moves),
        texts("luck-withdrawn", count=checked.withdrawn) if checked.withdrawn else "",
        *[texts(f"luck-{said}") for said in (("lesson",) if chosen else ("proves", "open"))],
        texts("luck-yourself", hash=checked.seed_hash, seed=checked.seed),
    )


def seal_message(table: Table, texts: Texts) -> ui.LayoutView:
    """Show the whole seal (hash of the seed) of a game's luck, to keep until the end.

    Of a first game it says that the seed was chosen. The game must have begun.
    """
    assert table.seed_hash is not None
    key = "luck-chosen" if is_chosen(table) else "luck-seal"
    return layout(
        face_of(table.game).colour,
        texts("luck-seal-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        texts(key, series="no" if table.series is None else "yes"),
        texts("luck-seal-hash", hash=table.seed_hash),
    )


def afterwards_panel(look: TableView, texts: Texts) -> ui.LayoutView:
    """Lay out how a game ended, and the buttons for all that can be done with it now."""
    table = look.table
    return layout(
        face_of(table.game).colour,
        texts("afterwards-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        result_line(look, texts),
        *rows(afterwards(table, texts)),
    )


def sharing(table: Table, texts: Texts) -> ui.LayoutView:
    """Lay out the menu of channels in which to post the card of a game."""
    menu = channel_menu(CustomId(table.id, Verb.SHARE_TO), texts("share-menu"))
    return layout(
        face_of(table.game).colour,
        texts("share-where", game=texts(f"{table.game}-name"), table=str(table.id)),
        ui.ActionRow(menu),
    )


def card(
    look: TableView, banner: Picture | None, picture: Picture, film: Post | None, texts: Texts
) -> ui.LayoutView:
    """Lay out a card of a finished game for another channel: banner, result, picture and links.

    The links lead to the table and, if it has been posted, to its ``film``.
    """
    table = look.table
    name = texts(f"{table.game}-name")
    links = [link(way_to(table), texts("card-table"))]
    if film is not None:
        links.append(link(way_to(table, film), texts("button-film")))
    return layout(
        face_of(table.game).colour,
        gallery(banner, texts),
        f"## {texts(f'{table.game}-emoji')} {name}",
        result_line(look, texts),
        gallery(picture, texts),
        ui.ActionRow(*links),
    )
