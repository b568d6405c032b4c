"""The public messages of a game: board, story and call."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any

from discord import ui

from bot.i18n.narration import listing
from bot.i18n.texts import Texts
from bot.model.recollection import Recollection
from bot.model.story import Chapter
from bot.model.table import Status, Table
from bot.model.view import Question, TableView
from cogs.elements.components import (
    PLAIN_LIMIT,
    Style,
    button,
    controls,
    gallery,
    layout,
    rows,
    shortened,
    shown_length,
)
from cogs.elements.custom_ids import CustomId, Verb, move_press
from cogs.elements.display_names import escaped
from cogs.elements.faces import Line, face_of, game_name, narrated, seat_names
from cogs.elements.game_face import AnyFace
from cogs.elements.mentions import mention, people_in, way_to
from cogs.elements.uploads import Picture
from cogs.panels.buttons import afterwards
from cogs.panels.clocks import deadline, task_until, with_others
from cogs.panels.days import dated
from cogs.panels.details import details_button
from cogs.panels.ending import epilogue, recollection, ties
from cogs.panels.lines import camps, closed_line, heading, result_line, state_line, waiting_line
from cogs.panels.repair import repair_button
from players.position import places
from rendering import details_of

STORY_LIMIT = 3800
"""Characters of the story in one message, within Discord's 4000 for a message of components."""
HEADED = 3
"""A turn told in this many lines has its heading above them; the few lines of another say whose."""
WATCHED_LIMIT = 400
"""Characters of each of the turns told to who watches: the picture follows on the same screen."""
STANDING_LINES = 3
"""Most lines of the running turn on the board, beside its first."""
STANDING_LIMIT = 240
"""Characters of them: on a phone the picture and what is awaited have to follow at once."""


def board(look: TableView, picture: Picture, texts: Texts, story: str = "") -> ui.LayoutView:
    """Lay out the board of a running game: story, picture, who is awaited, and buttons."""
    face = face_of(look.table.game)
    return layout(
        face.colour,
        story,
        gallery(picture, texts),
        waiting_line(look, face, texts),
        *[row for buttons in _controls(look, face, texts) for row in rows(buttons)],
    )


def calling_board(
    look: TableView, picture: Picture, texts: Texts, story: str, call: str
) -> tuple[str, ui.View]:
    """Return the board as a plain message that begins with a ping, and the view of its buttons.

    The message begins with ``call``, then come ``story`` and who is awaited. A phone's notification
    shows nothing of components, so this message has none. It is cut to 2000 characters; the caller
    sends the picture as a file, and only its words are in the text if it could not be drawn.
    """
    face = face_of(look.table.game)
    shown = gallery(picture, texts)
    parts = [call, story, shown if isinstance(shown, str) else "", waiting_line(look, face, texts)]
    said = "\n\n".join(part.strip() for part in parts if part.strip())
    return shortened(said, PLAIN_LIMIT), controls(*_controls(look, face, texts))


def final_board(
    look: TableView,
    picture: Picture,
    texts: Texts,
    remembered: Recollection,
    sheet_in: int | None = None,
) -> ui.LayoutView:
    """Lay out the end: result, picture, ranking and ties, what is remembered, and what is next.

    ``remembered`` is the turning point, feats and what was hidden. The game must have an outcome.
    ``sheet_in`` is the channel where its series is; None for any other game.
    """
    face = face_of(look.table.game)
    assert look.outcome is not None
    reason = texts(f"{look.table.game}-outcome-{look.outcome.reason}")
    return layout(
        face.colour,
        f"## {result_line(look, texts)}\n{reason}",
        gallery(picture, texts),
        "\n".join([ranking(look, texts), *ties(look, texts)]),
        "\n".join(recollection(look, remembered, texts)),
        "\n".join(epilogue(look, remembered, texts)),
        _series_line(look.table, sheet_in, texts),
        *rows(
            [
                *afterwards(look.table, texts),
                button(CustomId(look.table.id, Verb.RULES), texts("button-rules"), emoji="📖"),
            ]
        ),
    )


def _series_line(table: Table, sheet_in: int | None, texts: Texts) -> str:
    """Say where the series of a game continues; empty for other games, or if nobody knows where."""
    if table.series is None or sheet_in is None:
        return ""
    return texts(
        "series-sheet-there",
        number=table.series.number,
        series=str(table.series.series),
        channel=f"<#{sheet_in}>",
    )


def ranking(look: TableView, texts: Texts) -> str:
    """List the places with their points, first place first; equals share a line.

    In games without points they are left out. Players of one place with different points have a
    line each.
    """
    assert look.outcome is not None
    names = seat_names(look.table)
    scores = look.outcome.scores
    lines = []
    place = places(look.outcome, camps(look.table))
    for group in look.outcome.ranking:
        # Those of a place share a line, but for a game whose places are not a matter of points.
        for points, seats in groupby(group, lambda seat: scores[seat] if scores else None):
            name = listing([names[seat] for seat in seats], texts)
            line = texts("ranking-line", place=place[group[0]], name=name)
            if points is not None:
                line = texts("ranking-points", line=line, points=points)
            lines.append(line)
    return "\n".join(lines)


def _controls(
    look: TableView, face: AnyFace, texts: Texts
) -> tuple[list[ui.Button[Any]], list[ui.Button[Any]]]:
    """Return the buttons of the public answers to the first question, and those of every board.

    The first list may be empty.
    """
    answers = [
        button(
            move_press(look.table.id, question.decision.id, choice.move),
            choice.label,
            emoji=choice.emoji,
            style=choice.style,
        )
        for question in look.questions[:1]
        for choice in face.public(look, texts)
    ]
    style = Style.PLAIN if answers else Style.EXPECTED
    return answers, _lasting_controls(look.table, texts, style=style)


def _lasting_controls(
    table: Table, texts: Texts, *, style: Style
) -> list[ui.Button[ui.LayoutView]]:
    """Return the buttons below every board: my hand (in this ``style``), watch, follow, more."""
    return [
        button(CustomId(table.id, Verb.HAND), texts("button-hand"), emoji="✋", style=style),
        button(CustomId(table.id, Verb.WATCH), texts("button-watch"), emoji="👁️"),
        button(CustomId(table.id, Verb.FOLLOW_TABLE), texts("button-follow-game"), emoji="🔔"),
        button(CustomId(table.id, Verb.MORE), texts("button-more"), emoji="🧭"),
    ]


def story(look: TableView, chapter: Chapter, texts: Texts, limit: int = STORY_LIMIT) -> str:
    """Tell a turn, a short line for each event; the oldest lines are dropped if it is too long.

    Upkeep is left out, and so are lines that another one or the board says, too, unless all are. A
    turn of three lines or more has a heading. ``limit`` counts characters as they are read; dropped
    lines leave an ellipsis. Empty if nothing is told.
    """
    heading, told = _told(look, chapter, texts)
    told = [line for line in told if not line.implied] or told
    lines = dated([*(heading if len(told) >= HEADED else ()), *told])
    dropped = False
    while _is_longer("\n".join(lines), limit - 2) and len(lines) > 1:
        del lines[0]
        dropped = True
    text = "\n".join(["…", *lines] if dropped else lines)
    return shortened(text, STORY_LIMIT if shown_length(text) <= limit else limit)


def _told(look: TableView, chapter: Chapter, texts: Texts) -> tuple[list[Line], list[Line]]:
    """Return the heading of a turn and the lines of its events, without upkeep and empty lines.

    The heading is an empty list for a chapter that does not begin with the start of a turn.
    """
    first, *rest = narrated(look.table, chapter, texts) or [Line("")]
    if not chapter.events or not chapter.events[0].begins_turn:
        first, rest = Line(""), [first, *rest]
    return [first] if first.text else [], [one for one in rest if one.rank and one.text]


def _texts(lines: Sequence[Line]) -> list[str]:
    return [line.text for line in lines]


def _is_longer(text: str, limit: int) -> bool:
    """Return True if a text is longer than ``limit`` as it is read, or too long to be sent."""
    return shown_length(text) > limit or len(text) > STORY_LIMIT - 2


def standing_story(look: TableView, chapters: Sequence[Chapter], texts: Texts) -> str:
    """Say how the running turn began, and its last events, three lines and 240 characters at most.

    Where little has happened in it yet, the end of the turn before comes first, if that is among
    the ``chapters``. Left out events are marked by an ellipsis after the beginning.
    """
    running = [c for c in chapters if c.number == look.chapter]
    parts = [_told(look, c, texts) for c in running]
    title, *told = [line for heading, lines in parts for line in _texts([*heading, *lines])] or [""]
    before = [
        line
        for c in chapters
        if c.number == look.chapter - 1
        for line in _texts(_told(look, c, texts)[1])
    ]
    room = STANDING_LINES - len(told)
    ended = before[-room:] if room > 0 else []
    last = told[-STANDING_LINES:]
    while shown_length("".join((*ended, *last))) > STANDING_LIMIT and len(ended) + len(last) > 1:
        del (ended or last)[0]
    if len(last) < len(told):
        title = f"{title} …".strip()
    return "\n".join(line for line in (*ended, title, *last) if line)


def call_text(look: TableView, questions: Sequence[Question], texts: Texts, url: str = "") -> str:
    """Return a ping of those who are asked these questions: the task, the deadline, the link.

    Neighbours with the same question share a line. In a reaction window all who are asked are
    mentioned, whoever of them has answered or sleeps; computers never are. Without a ``url`` there
    is no link.
    """
    lines = []
    for _, same in groupby(questions, lambda question: question.decision.prompt):
        group = with_others(look, list(same))
        people = people_in(look.table, (question.decision.seat for question in group))
        line = texts(
            "call-asked" if group[0].decision.optional else "call",
            mentions=mention(*people),
            game=game_name(look.table, texts),
            task=task_until(look, group, texts),
        )
        lines.append(texts("call-way", line=line, url=url) if url else line)
    return "\n".join(lines)


def paused_board(table: Table, texts: Texts) -> ui.LayoutView:
    """Lay out the board of a table in quarantine, with a button to repair it, or closed since.

    It has no picture.
    """
    if table.status is not Status.QUARANTINED:
        return layout(face_of(table.game).colour, closed_line(table, texts))
    return layout(
        face_of(table.game).colour,
        texts("board-quarantined", error=table.error_id or "?"),
        *rows([repair_button(table.id, texts)]),
    )


def closed_board(look: TableView, picture: Picture, texts: Texts) -> ui.LayoutView:
    """Lay out the last board of a game that was ended before its time: picture and why."""
    return layout(
        face_of(look.table.game).colour,
        gallery(picture, texts),
        closed_line(look.table, texts),
    )


def spectator_board(
    look: TableView,
    picture: Picture,
    texts: Texts,
    lately: Sequence[Chapter] = (),
    ways: Sequence[ui.Button[ui.LayoutView]] = (),
) -> ui.LayoutView:
    """Lay out the spectators' board for one reader, below the turns of ``lately``.

    Each of these turns is cut to 400 characters. Below stand the name and state of the table, and
    buttons to look again, to details, if there are any, and to the rules; ``ways`` are further
    buttons.
    """
    face = face_of(look.table.game)
    shown = details_of(look.table.game)
    return layout(
        face.colour,
        "\n\n".join(text for c in lately if (text := story(look, c, texts, WATCHED_LIMIT))),
        gallery(picture, texts),
        f"{heading(look, texts)}\n{state_line(look, face, texts)}",
        ui.ActionRow(
            button(CustomId(look.table.id, Verb.WATCH), texts("panel-refresh"), emoji="🔄"),
            *(details_button(shown, look, texts) if shown else ()),
            button(CustomId(look.table.id, Verb.RULES), texts("button-rules"), emoji="📖"),
        ),
        *rows(ways),
    )


def table_line(
    table: Table, look: TableView | None, user_id: int, texts: Texts, *, elsewhere: bool
) -> str:
    """Describe a table in a list in one line: game, link, who is asked, deadline.

    To a person who sits there it names the others; if it is their own turn, that is said with the
    deadline. Of a table on another server (``elsewhere``) nobody is named, and where it is not the
    person's turn only number, game and link are told: the person may be there no more. ``look`` is
    None for a lobby and in quarantine, whose error id is told on this server.
    """
    # On another server Discord may not know the name of a channel.
    url = way_to(table) if elsewhere else f"<#{table.home_id}>"
    name = texts(f"{table.game}-name")
    own = table.seat_of(user_id)
    if own is not None and not elsewhere:
        beside = ", ".join(escaped(p.name) for p in table.players if p.seat != own)
        name = " · ".join(filter(None, (name, beside)))
    if look is None and elsewhere:
        state = texts("list-elsewhere")
    elif table.status is Status.QUARANTINED:
        state = texts("list-broken", error=table.error_id or "?")
    elif look is None:
        state = texts("list-lobby", count=len(table.players), seats=table.terms.seats)
    else:
        asked = [q for q in look.questions if not q.decision.answered]
        mine = [q for q in asked if q.decision.seat == table.seat_of(user_id) and look.waits]
        end = deadline(mine or asked, texts)
        if mine:
            state = texts("list-mine", until=end)
        elif elsewhere:
            state = texts("list-elsewhere")
        else:
            names = seat_names(table)
            seats = sorted({q.decision.seat for q in asked})
            # Who has answered a reaction that is held is waited for no more, unless alone.
            others = [seat for seat in seats if seat != table.seat_of(user_id)] or seats
            waiting = listing([names[seat] for seat in others], texts)
            state = texts("list-others", names=waiting, until=end)
    return texts("list-line", table=str(table.id), game=name, state=state, url=url)
