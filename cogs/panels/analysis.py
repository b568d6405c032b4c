"""An analysis laid out: the curve, where the game turned, and what the computer would have done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from discord import ui

from bot.computers.inquiry import Progress
from bot.i18n.texts import Texts
from bot.model.analysis import Analysis, Oversight, swings
from bot.model.table import Table
from bot.model.view import TableView
from cogs.elements.components import gallery, layout, shortened, small
from cogs.elements.faces import face_of, seat_names
from cogs.elements.picture_names import called, lettered_table
from cogs.elements.uploads import Picture
from cogs.panels.buttons import replay_button
from cogs.panels.ending import played_by, remarkable, turning_point, unremarkable
from cogs.panels.hints import whole_answer
from cogs.panels.lines import camps
from games import find
from games.api import Seat
from games.optional.remembering import Praise
from rendering.records import Curve, CurveSheet
from rendering.scene.alt_text import first_to_fit, sentence

_LINE = 300
"""Characters of a line: moves may have long names."""


def at_work(
    table: Table, progress: Progress | None, texts: Texts, reason: str = ""
) -> ui.LayoutView:
    """Lay out the progress of an analysis, or the ``reason`` why there is none.

    The reason is shown only if ``progress`` is None.
    """
    told = reason
    if progress is not None:
        told = texts("analysis-progress", done=progress.done, of=progress.of)
    return layout(face_of(table.game).colour, _title(table, texts), told)


def analysis_message(
    look: TableView, found: Analysis, picture: Picture | None, texts: Texts
) -> ui.LayoutView:
    """Lay out the findings of a computer about a finished game.

    Without a ``picture`` the curve is told in words.
    """
    table, sheet = look.table, curve_sheet(look, found, texts)
    shown = small([sheet.alt]) if picture is None else gallery(picture, texts)
    return layout(
        face_of(table.game).colour,
        _title(table, texts),
        shown,
        *_parts(look, found, texts),
        small([texts("analysis-strength"), texts(f"{table.game}-analysis-strength")]),
        ui.ActionRow(replay_button(table, texts)),
    )


def _parts(look: TableView, found: Analysis, texts: Texts) -> Iterator[str]:
    """Yield the findings as texts, each below a title.

    In this order: the turning point and the turns that changed the chances, missed answers, then
    the boldest feat, what no opponent knew and the luckiest feat, or that there was none.
    """
    remembered = found.remembered
    yield _part(
        "turns", (*turning_point(look, remembered, texts), *_turns(look, found, texts)), texts
    )
    yield _part("missed", _missed(found, texts), texts)
    for praise in (Praise.BOLDEST, Praise.UNKNOWN, Praise.LUCKIEST):
        told = list(remarkable(look, remembered, praise, texts))
        yield _part(praise, told or [unremarkable(look, praise, texts)], texts)


def _part(key: str, lines: Iterable[str], texts: Texts) -> str:
    """Return lines under the title of a part."""
    return "\n".join([texts(f"analysis-part-{key}"), *lines])


def curve_sheet(look: TableView, found: Analysis, texts: Texts) -> CurveSheet:
    """Return what the picture of the curve shows: one curve for each side, titles and alt text.

    A side is a camp or a single player. The places where the game turned are parts of the width,
    from 0 to 1. There must be a point on the curve.
    """
    table = look.table
    sides = _sides(table, _lettered(look, found, texts), texts)
    of = camps(table)
    # Camps have every second colour: those of the Goths are orange and yellow.
    step = 2 if find(table.game).places(len(of), table.terms.options) else 1
    curves = tuple(
        Curve(sides[seat], step * number, tuple(one.shares[seat] for one in found.curve))
        for number, seat in enumerate(map(of.index, dict.fromkeys(of)))
    )
    turns = found.curve[-1].turn - 1
    last = max(len(found.curve) - 1, 1)
    told = {swing.turn for swing in swings(found.curve)}
    title = texts("analysis-sheet", game=texts(f"{table.game}-name"), table=str(table.id))
    alt = first_to_fit(
        [
            " ".join(
                sentence(words)
                for words in (title, texts("analysis-how"), *_turns(look, found, texts, plain=True))
            )
        ]
    )
    return CurveSheet(
        title=title,
        subtitle=texts("analysis-how"),
        curves=curves,
        turned=tuple(
            (at + 0.5) / last for at, one in enumerate(found.curve[:-1]) if one.turn in told
        ),
        best=texts("analysis-best"),
        first=texts("analysis-begin", game=table.game),
        last=texts("analysis-end", game=table.game, turns=turns),
        footer=texts("analysis-lines", game=table.game),
        alt=alt,
    )


def _title(table: Table, texts: Texts) -> str:
    return texts("analysis-title", game=texts(f"{table.game}-name"), table=str(table.id))


def _turns(look: TableView, found: Analysis, texts: Texts, *, plain: bool = False) -> Iterator[str]:
    """Yield a line for each of the turns that changed the chances most, in the order of play.

    ``plain`` is for a picture: names as it can letter them, without markup. Chances are in whole
    percents.
    """
    names = _lettered(look, found, texts) if plain else played_by(look, found.remembered)
    sides = _sides(look.table, names, texts)
    for swing in swings(found.curve):
        yield texts(
            "analysis-swing",
            game=look.table.game,
            turn=swing.turn,
            name=sides[swing.seat],
            before=round(100 * swing.before),
            after=round(100 * swing.after),
        )


def _lettered(look: TableView, found: Analysis, texts: Texts) -> list[str]:
    """Return the names for a picture by seat; of one that changed hands all who played there."""
    names, people = lettered_table(look.table, texts).names, found.remembered.people
    return [
        " / ".join(called(one.name, texts) for one in people[seat])
        if people and len(people[seat]) > 1
        else name
        for seat, name in enumerate(names)
    ]


def _sides(table: Table, names: Sequence[str], texts: Texts) -> list[str]:
    """Return by seat the name of its side: the camp if several are in it, else the player."""
    of = camps(table)
    return [
        texts(f"{table.game}-camp-{camp}") if of.count(camp) > 1 else name
        for name, camp in zip(names, of, strict=True)
    ]


def _missed(found: Analysis, texts: Texts) -> Iterator[str]:
    """Yield how many answers were looked at, then a line for each that was clearly worse.

    Such a line names the better answer and what it would have gained in whole percents, cut to 300
    characters.
    """
    yield texts("analysis-looked", count=found.looked_at, found=len(found.missed))
    for missed in found.missed:
        yield shortened(
            texts(
                "analysis-missed",
                game=missed.look.table.game,
                turn=missed.turn,
                name=seat_names(missed.look.table)[_seat(missed)],
                answered=_named(missed, texts),
                better=_named(missed, texts, better=True),
                gain=round(100 * missed.gain),
            ),
            _LINE,
        )


def _seat(missed: Oversight) -> Seat:
    """Return whose oversight it is."""
    assert missed.look.seat is not None
    return missed.look.seat


def _named(missed: Oversight, texts: Texts, *, better: bool = False) -> str:
    """Name the answer given, or the ``better`` one: a choice of the panel, else its first step."""
    line = missed.better if better else missed.answered
    whole = whole_answer(missed.look, line, texts)
    if whole is not None:
        return whole.label
    return face_of(missed.look.table.game).label(line[0], missed.look, texts)
