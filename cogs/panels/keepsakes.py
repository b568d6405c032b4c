"""What is posted of a finished game: its film, its checked luck, and a card for elsewhere."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.i18n.texts import Texts
from bot.model.news import Post
from bot.model.replay import Footage
from bot.model.table import Table
from bot.model.view import TableView
from bot.verify import Verified
from cogs.elements.components import gallery, layout, link, shortened
from cogs.elements.faces import face_of, narrate
from cogs.elements.mentions import way_to
from cogs.elements.plain_text import plain, spoken
from cogs.elements.uploads import Picture
from cogs.panels.buttons import replay_button
from cogs.panels.lines import result_line
from rendering.scene.scene import ALT_LIMIT

FRAMES = 30
"""The most positions in a film: more could not be read in its time."""
_SUBTITLE = 80
"""Characters below a position, which stands some two seconds."""
_TOLD = 8
"""Moments that the description of a film tells, beside its title and its result."""
_LINE = 90
_LEAST_MS, _MOST_MS, _OF_A_LETTER_MS = 900, 2_600, 25
_FIRST_MS, _LAST_MS = 1_800, 4_000


def subtitle(footage: Footage, texts: Texts) -> str:
    """Tell the last of what happened up to a position, in as many whole lines as are read."""
    look = footage.look
    lines = narrate(look.table, footage.heard, texts)
    told = [line for one in lines if (line := spoken(plain(one)))]
    words = ""
    for line in reversed(told):
        longer = f"{line} {words}".strip()
        if words and len(longer) > _SUBTITLE:
            break
        words = longer
    return shortened(words, _SUBTITLE)


def subtitles(footage: Sequence[Footage], look: TableView, texts: Texts) -> list[str]:
    """Tell what happened up to each position; below the last one stands how the game ended."""
    *before, _ = footage
    end = spoken(plain(result_line(look, texts)))
    return [*(subtitle(one, texts) for one in before), shortened(end, _SUBTITLE)]


def timing(footage: Sequence[Footage], told: Sequence[str], longest: int) -> list[int]:
    """Say how many milliseconds each position stands, all of them no longer than ``longest``.

    As long as its words are read, and longer where something was decided.
    """
    found = [
        min(_MOST_MS, _LEAST_MS + len(words) * _OF_A_LETTER_MS) * (3 if one.decided else 2) // 2
        for one, words in zip(footage, told, strict=True)
    ]
    found[0], found[-1] = max(found[0], _FIRST_MS), _LAST_MS
    share = min(1.0, longest / sum(found))
    # GIF counts hundredths of a second.
    return [int(one * share) // 10 * 10 for one in found]


def film_alt(look: TableView, told: Sequence[str], texts: Texts) -> str:
    """Tell a film in some ten lines: who plays what, moments of it, and how it ended."""
    table = look.table
    names = ", ".join(table.names)
    title = texts("film-alt", game=texts(f"{table.game}-name"), table=str(table.id), names=names)
    # The last one says how it ended, which has a line of its own.
    told = [words for words in told[:-1] if words]
    some = [told[number * len(told) // _TOLD] for number in range(_TOLD)] if told else []
    end = spoken(plain(result_line(look, texts)))
    lines = [
        shortened(title, 2 * _LINE),
        *(shortened(words, _LINE) for words in dict.fromkeys(some)),
    ]
    return shortened("\n".join([*lines, shortened(end, 2 * _LINE)]), ALT_LIMIT)


def film_message(look: TableView, film: Picture, texts: Texts) -> ui.LayoutView:
    """Lay out a film of a game."""
    table = look.table
    return layout(
        face_of(table.game).colour,
        texts("film-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        gallery(film, texts),
        result_line(look, texts),
        ui.ActionRow(replay_button(table, texts)),
    )


def luck_message(table: Table, checked: Verified, texts: Texts) -> ui.LayoutView:
    """Say in public that the luck of a game was checked, and what that proves and does not."""
    return layout(
        face_of(table.game).colour,
        texts("luck-title", game=texts(f"{table.game}-name"), table=str(table.id)),
        texts("luck-sealed"),
        texts("luck-replayed", moves=checked.moves),
        texts("luck-proves"),
        texts("luck-open"),
        texts("luck-yourself", hash=checked.seed_hash, seed=checked.seed),
    )


def card(look: TableView, picture: Picture, film: Post | None, texts: Texts) -> ui.LayoutView:
    """Lay out a card of a finished game for another channel: how it ended, and the way there."""
    table = look.table
    name = texts(f"{table.game}-name")
    links = [link(way_to(table), texts("card-table"))]
    if film is not None:
        links.append(link(way_to(table, film), texts("button-film")))
    return layout(
        face_of(table.game).colour,
        f"## {texts(f'{table.game}-emoji')} {name}",
        result_line(look, texts),
        gallery(picture, texts),
        ui.ActionRow(*links),
    )
