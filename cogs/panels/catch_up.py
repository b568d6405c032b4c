"""What a person has missed at a table, and open hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import discord
import msgspec
from discord import ui

from bot.i18n.texts import Texts
from bot.model.table import TableId
from bot.model.view import Missed, PastView, TableView
from cogs.elements.components import Style, button, gallery, layout, rows, shortened, shown_length
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import Line, face_of, narrate, narrated, seat_names
from cogs.elements.uploads import Picture
from cogs.panels.buttons import next_table_button
from cogs.panels.lines import question_line
from games.api import Event
from rendering.changes.diff import Changes


class Room(NamedTuple):
    """How much of the news the head of a private panel tells."""

    lines: int
    characters: int


BESIDE_A_QUESTION = Room(3, 240)
"""On a phone what is asked and may be answered has to be seen with the picture."""
BESIDE_A_TIP = Room(1, 240)
"""A tip is as long as the news; with both the answers would be below a phone's screen."""
ALONE = Room(5, 700)
"""Where the reader has nothing to answer yet, or has just done so."""


class Kept(NamedTuple):
    """What there is room for, and whether that is not all."""

    lines: tuple[str, ...]
    left_out: bool


class Recap(msgspec.Struct, frozen=True):
    """The picture of a table, and what happened since its reader last acted."""

    picture: Picture
    lines: tuple[str, ...] = ()
    """A line for each thing that happened: where there are many, what concerns the reader, and the
    last ones."""
    left_out: bool = False
    """Whether there was more to tell."""
    short: tuple[str, ...] = ()
    """The last of it, where there is little room."""
    events: tuple[Event, ...] = ()
    """All that its reader heard of it."""

    def beside(self, tips: Sequence[str]) -> Kept:
        """Return what of it is told on a panel with tips, or without any."""
        if not tips or not self.short:
            return Kept(self.lines, self.left_out)
        return Kept(self.short, self.left_out or len(self.short) < len(self.lines))


class Comparison(msgspec.Struct, frozen=True):
    """A table now beside what it was when somebody left it."""

    now: Picture
    then: Picture | None = None
    """None where nothing has happened, or the past cannot be shown any more."""
    found: Changes = Changes()


def latest(look: TableView, missed: Missed, words: Texts, *, short: bool = False) -> Kept:
    """Tell what came of one's own move and was done to one, and the last of everything else."""
    asked = BESIDE_A_TIP if short else BESIDE_A_QUESTION
    return kept(told(look, missed, words), words, ALONE if look.question is None else asked)


def kept(lines: Sequence[Line], words: Texts, room: Room) -> Kept:
    """Keep as many lines as there is room for, and say how many are left out.

    The last line stays in any case; after it come those that concern the reader, then what each
    other turn ended with, then all else, what is new before what is old.
    """
    if not lines:
        return Kept((), left_out=False)
    *before, last = range(len(lines))
    theirs = {line.turn for line in lines if line.mine} | {lines[last].turn}
    ends = {line.turn: number for number, line in enumerate(lines) if line.turn not in theirs}
    wanted = sorted(
        before,
        key=lambda number: (lines[number].mine, number in ends.values(), number),
        reverse=True,
    )
    chosen, length = [last], shown_length(lines[last].text)
    for number in wanted[: room.lines - 1]:
        length += shown_length(lines[number].text) + 1
        if length > room.characters:
            break
        chosen.append(number)
    dropped = len(lines) - len(chosen)
    shown = tuple(lines[number].text for number in sorted(chosen))
    note = (f"-# {words('since-before', count=dropped)}",) if dropped else ()
    return Kept((*note, *shown), bool(dropped))


def told(look: TableView, missed: Missed, words: Texts) -> list[Line]:
    """Tell all that happened, a line or more for each thing.

    That one's own turn has begun is what the question says.
    """
    said = [
        one for one in narrated(look.table, missed.account, words, reader=look.seat) if one.text
    ]
    if look.question is not None and len(said) > 1 and said[-1].mine:
        *before, last = said
        said = said if last.turn == before[-1].turn else before
    return [line._replace(text=f"> {line.text}") for line in said]


def quoted(look: TableView, missed: Missed, words: Texts) -> list[str]:
    """Tell all that happened, whoever it concerns."""
    return [line.text for line in told(look, missed, words)]


def hint(found: Changes, words: Texts) -> list[str]:
    """Say what the frames in a picture mean."""
    if found.everything:
        return [f"-# {words('since-everything')}"]
    return [f"-# {words('since-framed')}"] if found.places else []


def span(missed: Missed, words: Texts) -> str:
    """Say since when, and how much has happened."""
    when = discord.utils.format_dt(missed.left_at, "R") if missed.left_at else ""
    return words(
        "since-span",
        start="move" if missed.acted else "seat",
        when=when,
        moves=missed.moves,
        turns=missed.turns,
    )


_PAGE = 1500
"""Characters of story on a page of catching up."""


def caught_up(
    look: TableView,
    compared: Comparison,
    missed: Missed,
    page: int,
    texts: Texts,
    following: TableId | None = None,
) -> ui.LayoutView:
    """Lay out what happened since the viewer's last move: pictures then and now, and the story.

    ``following`` is the table that waits for them where this one does not.
    """
    face = face_of(look.table.game)
    pages = _pages(quoted(look, missed, texts)) or [texts("catchup-nothing")]
    number = max(1, min(page, len(pages)))
    table = look.table.id
    buttons = []
    if number > 1:
        back = CustomId(table, Verb.CATCHUP, str(number - 1))
        buttons.append(button(back, texts("button-previous"), emoji="⬅️"))
    if number < len(pages):
        onward = CustomId(table, Verb.CATCHUP, str(number + 1))
        buttons.append(button(onward, texts("button-next"), emoji="➡️", style=Style.EXPECTED))
    asked = look.question is not None and number == len(pages)
    style = Style.EXPECTED if asked else Style.PLAIN
    hand = button(CustomId(table, Verb.HAND), texts("button-hand"), emoji="✋", style=style)
    buttons.append(hand)
    if following is not None:
        buttons.append(next_table_button(table, following, texts))
    # Two in one gallery Discord shows side by side, small and cut to squares.
    pictures = [gallery(p, texts) for p in in_order(compared)]
    title = "catchup-title" if compared.then else "catchup-title-now"
    return layout(
        face.colour,
        texts(title, table=str(table), game=texts(f"{look.table.game}-name")),
        f"-# {span(missed, texts)}" if missed.left is not None else "",
        *pictures,
        "\n".join(hint(compared.found, texts)),
        pages[number - 1],
        question_line(look, face, texts),
        "-# " + texts("rules-page", page=number, pages=len(pages)) if len(pages) > 1 else "",
        *rows(buttons),
    )


def open_hand(moment: PastView, picture: Picture, texts: Texts) -> ui.LayoutView:
    """Lay out one seat's hand as it was a while ago, with the way to the other seats."""
    look = moment.look
    table, seat = look.table, look.seat
    assert seat is not None
    face, names = face_of(table.game), seat_names(table)
    lines = narrate(table, moment.heard, texts, reader=seat)
    seats = [
        button(
            CustomId(table.id, Verb.HANDS, str(player.seat)),
            escaped(player.name),
            emoji=face.emblems(table.terms.seats)[player.seat],
            style=Style.EXPECTED if player.seat == seat else Style.PLAIN,
        )
        for player in table.players
    ]
    return layout(
        face.colour,
        texts("hands-title", name=names[seat]),
        "\n".join(line for line in lines if line),
        gallery(picture, texts),
        *rows(seats),
    )


def in_order(compared: Comparison) -> list[Picture]:
    """List the pictures of a comparison, the older one first."""
    return [compared.now] if compared.then is None else [compared.then, compared.now]


def _pages(lines: Sequence[str]) -> list[str]:
    pages: list[str] = []
    for line in lines:
        told = shortened(line, _PAGE)
        if pages and len(pages[-1]) + len(told) < _PAGE:
            pages[-1] += f"\n{told}"
        else:
            pages.append(told)
    return pages
