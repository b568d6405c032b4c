"""A long absence in one line: what it has come to for whoever was away."""

from __future__ import annotations

from datetime import timedelta

from bot.i18n.texts import Texts
from bot.model.host_events import AnsweredFor, MovedForLeaver, StoodIn
from bot.model.view import Missed, TableView
from cogs.elements.faces import face_of
from cogs.panels.lines import camps
from players.position import places

LONG_ABSENCE = timedelta(days=1)
"""Who has missed more than this reads what it has come to before anything that happened."""


def was_absent(look: TableView, missed: Missed) -> bool:
    """Return True if the viewer was away for over a day, or somebody answered in their place.

    False for somebody who has not acted in the game yet.
    """
    if not missed.acted:
        return False
    return missed.span > LONG_ABSENCE or _answered_for(look, missed) > 0


def absence_line(look: TableView, left: TableView | None, missed: Missed, texts: Texts) -> str:
    """Say how long the viewer was away in turns, then what they gained and lost, and their rank.

    Without a turn the moves are counted. How many answers were given for them is said if there were
    any. ``left`` is the table as they left it; None if it cannot be shown any more, and then gains
    and losses are left out. Once the game is over the rank comes first: the caller cuts off at the
    end what has no room. The viewer must have a seat.
    """
    line = texts(
        "absence",
        turns=missed.turns,
        moves=missed.moves,
        answered=_answered_for(look, missed),
    )
    change, place = _change(look, left, texts), _place(look, texts)
    # What has no room is cut off from behind.
    parts = (line, change, place) if look.outcome is None else (place, line, change)
    sign = "⏳" if look.outcome is None else "🏁"
    return " ".join([sign, *filter(None, parts)])


def _answered_for(look: TableView, missed: Missed) -> int:
    """Count the answers that the host or a computer gave for the viewer in what they missed."""
    return sum(
        isinstance(one, AnsweredFor | MovedForLeaver | StoodIn) and one.seat == look.seat
        for one in missed.account.events
    )


def _change(look: TableView, left: TableView | None, texts: Texts) -> str:
    """Say the differences in what the viewer holds between ``left`` and now; empty if none.

    Empty, too, without ``left`` and in games that count no holdings.
    """
    face = face_of(look.table.game)
    now = face.holdings(look)
    if left is None or not now:
        return ""
    then = face.holdings(left)
    changes = [
        texts(
            f"{look.table.game}-holding-{key}",
            change=f"{'+' if by > 0 else _MINUS}{abs(by)}",
            count=abs(by),
        )
        for key, by in ((key, count - then.get(key, 0)) for key, count in now.items())
        if by
    ]
    return f"{', '.join(changes)}." if changes else ""


def _place(look: TableView, texts: Texts) -> str:
    """Say the viewer's rank: at the end with any points; before only if standings are public.

    Empty while the game shows no public standings. The viewer must have a seat. Equal scores share
    the better rank.
    """
    assert look.seat is not None
    if look.outcome is not None:
        scores, sides = look.outcome.scores, camps(look.table)
        return texts(
            "absence-over",
            place=places(look.outcome, sides)[look.seat],
            seats=len({*sides}),
            points=scores[look.seat] if scores else "none",
        )
    scores = face_of(look.table.game).standings(look)
    if not scores:
        return ""
    ahead = sum(score > scores[look.seat] for score in scores)
    return texts("absence-place", place=ahead + 1, seats=len(look.table.players))


_MINUS = "\N{MINUS SIGN}"
