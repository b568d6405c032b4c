"""The public messages of a table: lobby, board, story and ping."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

import discord
from discord import ui

from bot.i18n import Texts, option_id
from bot.narration import listing
from bot.records import Chapter, Look, Place, Question, Status, Table
from cogs._desk import Picture
from cogs._faces import face_of, named, retold
from cogs._hours import pace_line
from cogs._ids import Press, move_press
from cogs._layout import button, gallery, layout, link, rows, shortened
from cogs._names import plain
from cogs._panel import result_line, standing, until, waiting_line
from games import find

STORY_LIMIT = 1900
"""Characters of a turn's story, within Discord's 2000 for a plain message."""
WATCHED_LIMIT = 900
"""Characters of each of the turns told to who watches."""


def board(look: Look, picture: Picture, texts: Texts, latest: str = "") -> ui.LayoutView:
    """Lay out the board message: picture, what just happened, what is awaited, and controls."""
    face = face_of(look.table.game)
    table = look.table
    waiting = waiting_line(look, face, texts)
    answers = [
        button(
            move_press(table.id, question.decision.id, choice.move).spelt(),
            choice.label,
            emoji=choice.emoji,
            style=choice.style,
        )
        for question in look.questions[:1]
        for choice in face.public(look, texts)
    ]
    return layout(
        face.colour,
        gallery(picture.filename, picture.alt),
        "\n".join(line for line in (latest, waiting) if line),
        *rows(answers),
        *rows(_standing_controls(table, texts)),
    )


def final_board(
    look: Look, picture: Picture, texts: Texts, highlights: Sequence[str]
) -> ui.LayoutView:
    """Lay out the end: the trophy picture, the ranking, the story's best moments, the seed."""
    face = face_of(look.table.game)
    assert look.outcome is not None
    reason = texts(f"{look.table.game}-outcome-{look.outcome.reason}")
    return layout(
        face.colour,
        f"## {result_line(look, texts)}\n{reason}",
        gallery(picture.filename, picture.alt),
        ranking(look, texts),
        "\n".join(highlights),
        texts("seed-revealed", seed=look.table.seed or "?", hash=look.table.seed_hash or "?"),
        *rows(
            [
                _rematch(look.table, texts),
                button(Press(look.table.id, "rules").spelt(), texts("button-rules"), emoji="📖"),
            ]
        ),
    )


def _rematch(table: Table, texts: Texts) -> ui.Button[ui.LayoutView]:
    return button(
        Press(table.id, "rematch").spelt(), texts("button-rematch"), emoji="🔁", style="expected"
    )


def ranking(look: Look, texts: Texts) -> str:
    """List the places with their points, first place first."""
    assert look.outcome is not None
    names = named(look.table)
    lines = []
    place = 1
    for group in look.outcome.ranking:
        for seat in group:
            line = texts("ranking-line", place=place, name=names[seat])
            if scores := look.outcome.scores:
                line = texts("ranking-points", line=line, points=scores[seat])
            lines.append(line)
        place += len(group)
    return "\n".join(lines)


def _standing_controls(table: Table, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    return [
        button(Press(table.id, "hand").spelt(), texts("button-hand"), emoji="✋", style="expected"),
        button(Press(table.id, "watch").spelt(), texts("button-watch"), emoji="👁️"),
        button(Press(table.id, "more").spelt(), texts("button-more"), emoji="🧭"),
    ]


def story(look: Look, chapter: Chapter, texts: Texts, limit: int = STORY_LIMIT) -> str:
    """Tell a turn, a short line for each event; the oldest lines give way when it is too long."""
    lines = retold(look.table, chapter, texts)
    dropped = False
    while len("\n".join(lines)) > limit - 2 and len(lines) > 1:
        del lines[0]
        dropped = True
    text = "\n".join(["…", *lines] if dropped else lines)
    return shortened(text, limit)


def ping(look: Look, questions: Sequence[Question], texts: Texts, url: str) -> str:
    """Call those who are newly asked, with what to do, until when, and the way there."""
    face = face_of(look.table.game)
    mentions = " ".join(
        f"<@{look.table.players[question.decision.seat].person.id}>" for question in questions
    )
    decision = questions[0].decision
    due = min((q.due_at for q in questions if q.due_at), default=None)
    return texts(
        "ping",
        mentions=mentions,
        game=texts(f"{look.table.game}-name"),
        task=face.summons(look, decision.prompt, texts),
        until=until(due, texts),
        url=url,
    )


def paused_board(table: Table, texts: Texts) -> ui.LayoutView:
    """Lay out the board of a table that an error set aside; there is nothing to be seen of it."""
    return layout(
        face_of(table.game).colour, texts("board-quarantined", error=table.error_id or "?")
    )


def closed_board(look: Look, picture: Picture, texts: Texts) -> ui.LayoutView:
    """Lay out the last board of a game that was ended before its time."""
    return layout(
        face_of(look.table.game).colour,
        gallery(picture.filename, picture.alt),
        texts("board-closed", table=str(look.table.id)),
    )


def watched(
    look: Look, picture: Picture, texts: Texts, lately: Sequence[Chapter] = ()
) -> ui.LayoutView:
    """Lay out the spectators' board for one reader, with the turns told that are news."""
    face = face_of(look.table.game)
    return layout(
        face.colour,
        "\n\n".join(text for c in lately if (text := story(look, c, texts, WATCHED_LIMIT))),
        gallery(picture.filename, picture.alt),
        standing(look, face, texts),
        ui.ActionRow(
            button(Press(look.table.id, "watch").spelt(), texts("panel-refresh"), emoji="🔄"),
            button(Press(look.table.id, "rules").spelt(), texts("button-rules"), emoji="📖"),
        ),
    )


def lobby(
    table: Table,
    texts: Texts,
    expires_at: datetime | None,
    look: Look | None,
    trophy: Picture | None = None,
) -> ui.LayoutView:
    """Lay out the lobby message for the state that the table is in; ``trophy`` is for the end."""
    face = face_of(table.game)
    title = f"## {texts(f'{table.game}-emoji')} {texts(f'{table.game}-name')}"
    host = plain(table.host.name)
    match table.status:
        case Status.LOBBY:
            return layout(
                face.colour,
                f"{title}\n{texts(f'{table.game}-tagline')}\n-# {options_line(table, texts)}",
                ui.Separator(),
                seats_list(table, texts),
                ui.Separator(),
                texts(
                    "lobby-foot",
                    host=host,
                    table=str(table.id),
                    until=until(expires_at, texts),
                ),
                *rows(_lobby_controls(table, texts)),
            )
        case Status.PLAYING | Status.QUARANTINED:
            body = "\n".join(
                (
                    texts("lobby-started", table=str(table.id)),
                    texts("seed-promised", hash=table.seed_hash or ""),
                )
            )
        case Status.OVER:
            body = texts("lobby-over", table=str(table.id))
            if look is not None and look.outcome is not None:
                body = f"{result_line(look, texts)}\n{ranking(look, texts)}\n{body}"
        case Status.EXPIRED:
            body = texts("lobby-expired", table=str(table.id))
        case Status.CANCELLED:
            body = texts("lobby-cancelled", table=str(table.id))
    controls = []
    if table.place is Place.THREAD and table.thread_id:
        url = f"https://discord.com/channels/{table.guild_id}/{table.home_id}"
        controls.append(link(url, texts("lobby-go")))
    if table.status is Status.OVER:
        # Nothing can be pressed in the thread, which is archived by then.
        controls.insert(0, _rematch(table, texts))
    return layout(
        face.colour,
        title,
        options_line(table, texts),
        seats_list(table, texts),
        None if trophy is None else gallery(trophy.filename, trophy.alt),
        body,
        *rows(controls),
    )


def options_line(table: Table, texts: Texts) -> str:
    """Say in one line what is played: options that have a name, and where."""
    parts = [texts("seats-wanted", count=table.seats)]
    for option in find(table.game).options:
        value = table.options.get(option.key, option.default)
        if value is False:
            continue
        parts.append(texts(option_id(table.game, option.key, value)))
    parts.append(pace_line(table, texts))
    if table.open_hands:
        parts.append(texts("option-open-hands"))
    return " · ".join(parts)


def seats_list(table: Table, texts: Texts) -> str:
    """List the seats, taken and free, each with its emblem."""
    face = face_of(table.game)
    lines = []
    for seat in range(max(table.seats, len(table.players))):
        taken = next((p for p in table.players if p.seat == seat), None)
        emblem = face.seat_emoji[seat]
        if taken is None:
            lines.append(texts("seat-free", emblem=emblem))
        elif taken.person.id == table.host.id:
            lines.append(texts("seat-host", emblem=emblem, name=plain(taken.person.name)))
        else:
            lines.append(texts("seat-taken", emblem=emblem, name=plain(taken.person.name)))
    return "\n".join(lines)


def _lobby_controls(table: Table, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    full = len(table.players) >= table.seats
    ready = len(table.players) >= min(find(table.game).seats)
    buttons = []
    if not full:
        buttons.append(
            button(
                Press(table.id, "join").spelt(),
                texts("button-join"),
                emoji="🪑",
                style="plain" if ready else "expected",
            )
        )
    if ready:
        buttons.append(
            button(
                Press(table.id, "start").spelt(),
                texts("button-start"),
                emoji="▶️",
                style="expected" if full else "plain",
            )
        )
    buttons.append(button(Press(table.id, "leave").spelt(), texts("button-leave"), emoji="🚪"))
    buttons.append(button(Press(table.id, "terms").spelt(), texts("button-terms"), emoji="⚙️"))
    buttons.append(button(Press(table.id, "rules").spelt(), texts("button-how"), emoji="📖"))
    buttons.append(
        button(Press(table.id, "cancel").spelt(), texts("button-cancel"), emoji="✖️", style="final")
    )
    return buttons


def table_line(table: Table, look: Look | None, user_id: int, texts: Texts) -> str:
    """One line of a person's list of tables: game, whose turn, until when, the way there."""
    url = f"https://discord.com/channels/{table.guild_id}/{table.home_id}"
    name = texts(f"{table.game}-name")
    if table.status is Status.QUARANTINED:
        state = texts("list-broken", error=table.error_id or "?")
    elif look is None:
        state = texts("list-lobby", count=len(table.players), seats=table.seats)
    else:
        asked = [q for q in look.questions if not q.decision.answered]
        mine = [q for q in asked if q.decision.seat == table.seat_of(user_id)]
        due = min((q.due_at for q in (mine or asked) if q.due_at), default=None)
        if mine:
            state = texts("list-mine", until=until(due, texts))
        else:
            names = named(table)
            seats = sorted({q.decision.seat for q in asked})
            waiting = listing([names[seat] for seat in seats], texts)
            state = texts("list-others", names=waiting, until=until(due, texts))
    return texts("list-line", table=str(table.id), game=name, state=state, url=url)


def mentions_of(questions: Sequence[Question], table: Table) -> discord.AllowedMentions:
    """Allow exactly the people who are asked to be notified."""
    people = [discord.Object(table.players[q.decision.seat].person.id) for q in questions]
    return discord.AllowedMentions(users=people, everyone=False, roles=False, replied_user=False)
