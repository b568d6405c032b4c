"""What a person has missed at a table, and open hands."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import NamedTuple

import discord
import msgspec
from discord import ui

from bot.i18n.story import SEPARATOR
from bot.i18n.texts import Texts
from bot.model.table import TableId
from bot.model.view import Missed, PastView, TableView
from cogs.elements.components import Style, button, gallery, layout, rows, shortened
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import Line, face_of, narrate, narrated, seat_names
from cogs.elements.phone import OUTCOME, text_height, within
from cogs.elements.uploads import Picture
from cogs.panels.buttons import next_table_button
from cogs.panels.lines import heading, owes, question_line
from games.api import Event
from rendering.changes.diff import Changes


class Kept(NamedTuple):
    """What there is room for, and how many lines that leaves out."""

    lines: tuple[str, ...]
    left_out: int


class Recap(msgspec.Struct, frozen=True):
    """The picture of a table, and what happened since its reader last acted."""

    picture: Picture
    lines: tuple[Line, ...] = ()
    """A line for each thing that happened."""
    events: tuple[Event, ...] = ()
    """All that its reader heard of it."""


class Comparison(msgspec.Struct, frozen=True):
    """A table now beside what it was when somebody left it."""

    now: Picture
    then: Picture | None = None
    """None if nothing has happened, or the past cannot be shown any more."""
    found: Changes = Changes()


def kept(lines: Sequence[Line], room: float, least: int = 1) -> Kept:
    """Keep the lines that matter most to their reader within ``room`` pixels; count the others.

    They stay in the order of events, each cut to three lines, or told in a few words where that
    would cut words, of several things as many as fit. At least ``least`` are kept, though fewer
    where lines that must reach the reader need the room: those are then told in a few words, in one
    line at the end. Upkeep (rank 0) is told only if there is nothing else, and then its last line
    alone, and never counted as left out. Among equal ranks what concerns the reader comes first,
    then the ends of other turns, then what is new.
    """
    told = [number for number, line in enumerate(lines) if line.rank] or [*range(len(lines))][-1:]
    theirs = {line.turn for line in lines if line.mine}
    ends = {lines[n].turn: n for n in told if lines[n].turn not in theirs}.values()
    wanted = sorted(told, key=lambda n: (lines[n].rank, lines[n].mine, n in ends, n), reverse=True)
    whole, tall = list[str](), [0.0]
    for number in wanted:
        whole.append(_fitted(lines[number]))
        tall.append(tall[-1] + text_height(whole[-1]))
        # Of all that happened in a long game few lines fit: the others are not laid out.
        if tall[-1] > room and len(whole) >= least:
            break
    count = max(number for number, height in enumerate(tall) if height <= room or number == 0)
    if not any(lines[number].brief for number in wanted):
        count = max(count, min(least, len(wanted)))
    brief = _in_brief(lines, wanted[count:])
    while brief and count and tall[count] + text_height(brief) > room:
        count -= 1
        brief = _in_brief(lines, wanted[count:])
    if not least and text_height(brief) > room:
        brief = ""
    first = sorted(zip(wanted[:count], whole, strict=False))
    shown = {*wanted[:count], *(n for n in wanted[count:] if brief and lines[n].brief)}
    kept_ = (*(line for _, line in first), *filter(None, [brief]))
    return Kept(kept_, len(told) - len(shown))


def _fitted(line: Line) -> str:
    """Return a line within three lines: without its last sentences, or in its longest form there.

    Long names are cut before words are left out. Where no form fits, the last words of the shortest
    one are cut.
    """
    cut = within(line.text, OUTCOME)
    if line.text.startswith(cut):
        return cut
    forms = [_quoted(words) for words in (line.clipped, line.brief, *line.shorter) if words]
    fits = (form for form in forms if text_height(form) <= OUTCOME)
    return next(fits, within(forms[-1], OUTCOME) if forms else cut)


SUM = 8
"""Rank of what a long absence has come to."""


def summed(line: str, lines: Sequence[Line]) -> tuple[Line, ...]:
    """Return a line that sums up the others in front of them, ranked above all of them.

    None of the others has to be told in brief any more.
    """
    return (Line(f"> {line}", mine=True, rank=SUM), *(one._replace(brief="") for one in lines))


def _in_brief(lines: Sequence[Line], numbers: Sequence[int]) -> str:
    """Return the short forms of the lines of these numbers as one quoted line, equal ones counted.

    Lines without a short form, which need not reach the reader, are left out; empty if all are. Cut
    to three lines.
    """
    told = Counter(lines[number].brief for number in sorted(numbers) if lines[number].brief)
    often = {n: f" \N{MULTIPLICATION SIGN}{n}" if n > 1 else "" for n in told.values()}
    words = SEPARATOR.join(f"{brief}{often[times]}" for brief, times in told.items())
    return within(_quoted(words), OUTCOME) if words else ""


def _quoted(words: str) -> str:
    """Return words as a quoted line with a capital, also behind a character or what makes bold.

    The name of an emoji of the application keeps its letters.
    """
    begun = re.sub(r"\A[^\w<]*\w", lambda first: first[0].upper(), words)
    return f"> {begun}"


def catch_up_button(look: TableView, left_out: int, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    """Return the button that leads to the whole story, with the number of lines left out.

    Empty if none were.
    """
    if not left_out:
        return []
    press = CustomId(look.table.id, Verb.CATCHUP)
    return [button(press, texts("panel-catchup", count=left_out), emoji="⏪")]


def told(look: TableView, missed: Missed, words: Texts) -> list[Line]:
    """Return the quoted lines of what was missed, without a last line that the question repeats.

    The last line is dropped, unless it is the only one, if it says that the viewer's turn has
    begun, or what they are to react to now. Empty lines are dropped as well.
    """
    said = [
        one for one in narrated(look.table, missed.account, words, reader=look.seat) if one.text
    ]
    question = look.question
    if question is not None and len(said) > 1:
        *before, last = said
        begun = last.mine and last.turn != before[-1].turn
        reacts = question.decision.optional and not question.decision.answered
        said = before if begun or reacts else said
    return [line._replace(text=f"> {line.text}") for line in said]


def quoted(look: TableView, missed: Missed, words: Texts) -> list[str]:
    """Tell all that happened, whoever it concerns."""
    return [line.text for line in told(look, missed, words)]


def hint(found: Changes, words: Texts) -> list[str]:
    """Say in a small line what the frames in a picture mean, or that all has changed.

    Empty if neither is so. It is a list of one line at most.
    """
    if found.everything:
        return [f"-# {words('since-everything')}"]
    return [f"-# {words('since-framed')}"] if found.places else []


def span(missed: Missed, words: Texts, *, watching: bool = False) -> str:
    """Say since when, and how many moves and turns happened.

    It counts from the visit before if ``watching``, else from the viewer's last move, or from when
    they took the seat if they have not moved.
    """
    when = discord.utils.format_dt(missed.left_at, "R") if missed.left_at else ""
    return words(
        "since-span",
        start="watched" if watching else "move" if missed.acted else "seat",
        when=when,
        moves=missed.moves,
        turns=missed.turns,
    )


def page_of(number: int, since: int | None) -> str:
    """Return the argument of a control for a page of what happened.

    ``since`` is the move up to which a spectator has seen the game; None for players.
    """
    return str(number) if since is None else f"{number}.{since}"


_PAGE = 1500
"""Characters of story on a page of catching up."""


def caught_up(
    look: TableView,
    compared: Comparison,
    missed: Missed,
    page: int,
    texts: Texts,
    following: TableId | None = None,
    since: int | None = None,
) -> ui.LayoutView:
    """Lay out what happened since the viewer's last move: pictures then and now, and the story.

    ``page`` counts from 1 and is moved to the nearest one there is. ``following`` is the table that
    waits for the viewer; ``since`` is the move up to which a spectator has seen the game. Buttons
    turn pages and lead to the viewer's panel, or for a spectator, who is shown no question, to the
    board. The time span is told only where it is known when they left.
    """
    face = face_of(look.table.game)
    pages = _pages(quoted(look, missed, texts)) or [texts("catchup-nothing")]
    number = max(1, min(page, len(pages)))
    table, watching = look.table.id, look.seat is None
    buttons = []
    if number > 1:
        back = CustomId(table, Verb.CATCHUP, page_of(number - 1, since))
        buttons.append(button(back, texts("button-previous"), emoji="⬅️"))
    if number < len(pages):
        onward = CustomId(table, Verb.CATCHUP, page_of(number + 1, since))
        buttons.append(button(onward, texts("button-next"), emoji="➡️", style=Style.EXPECTED))
    asked = look.question is not None and number == len(pages)
    style = Style.EXPECTED if asked else Style.PLAIN
    if watching:
        buttons.append(button(CustomId(table, Verb.WATCH), texts("button-watch"), emoji="👁️"))
    else:
        hand = button(CustomId(table, Verb.HAND), texts("button-hand"), emoji="✋", style=style)
        buttons.append(hand)
    if following is not None:
        buttons.append(next_table_button(table, following, texts))
    # Two in one gallery Discord shows side by side, small and cut to squares.
    pictures = [gallery(p, texts) for p in in_order(compared)]
    title = "catchup-title" if compared.then else "catchup-title-now"
    # Who has just taken a seat, or has not moved yet, has no last move.
    unmoved = missed.left is not None and not missed.acted
    title = "catchup-title-watched" if watching or unmoved else title
    return layout(
        face.colour,
        texts(title, table=str(table), game=texts(f"{look.table.game}-name")),
        f"-# {span(missed, texts, watching=watching)}" if missed.left is not None else "",
        *pictures,
        "\n".join(hint(compared.found, texts)),
        pages[number - 1],
        heading(look, texts) if owes(look) else "",
        "" if watching else question_line(look, face, texts),
        "-# " + texts("rules-page", page=number, pages=len(pages)) if len(pages) > 1 else "",
        *rows(buttons),
    )


def open_hand(moment: PastView, picture: Picture, texts: Texts) -> ui.LayoutView:
    """Lay out one seat's hand as it was some time ago, with a button for each seat's hand.

    The view must be that of a seat; above it stand the events of that moment, addressed to nobody.
    """
    look = moment.look
    table, seat = look.table, look.seat
    assert seat is not None
    face, names = face_of(table.game), seat_names(table)
    # Who looks at it sits elsewhere or nowhere.
    lines = narrate(table, moment.heard, texts)
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
    """Divide lines into pages of at most 1500 characters; a longer line is cut.

    Without lines there is no page.
    """
    pages: list[str] = []
    for line in lines:
        told = shortened(line, _PAGE)
        if pages and len(pages[-1]) + len(told) < _PAGE:
            pages[-1] += f"\n{told}"
        else:
            pages.append(told)
    return pages
