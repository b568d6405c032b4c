"""The lobby as it is laid out: what is played, who sits there, and what may be pressed."""

from __future__ import annotations

from datetime import datetime

from discord import ui

from bot.i18n.text_ids import option_id
from bot.i18n.texts import Texts
from bot.model.table import Place, Status, Table
from bot.model.view import TableView
from cogs.elements.components import Style, button, gallery, layout, link, rows
from cogs.elements.custom_ids import CustomId, Verb
from cogs.elements.display_names import escaped
from cogs.elements.faces import face_of
from cogs.elements.mentions import way_to
from cogs.elements.uploads import Picture
from cogs.panels.board import ranking, rematch_button
from cogs.panels.clocks import pace_line, when
from cogs.panels.hand import result_line
from games import find


def lobby(
    table: Table,
    texts: Texts,
    expires_at: datetime | None,
    look: TableView | None,
    trophy: Picture | None = None,
) -> ui.LayoutView:
    """Lay out the lobby message for the state that the table is in; ``trophy`` is for the end."""
    face = face_of(table.game)
    title = f"## {texts(f'{table.game}-emoji')} {texts(f'{table.game}-name')}"
    host = escaped(table.host.name)
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
                    until=when(expires_at) if expires_at else "",
                ),
                *rows(_controls(table, texts)),
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
        controls.append(link(way_to(table), texts("lobby-go")))
    if table.status is Status.OVER:
        # Nothing can be pressed in the thread, which is archived by then.
        controls.insert(0, rematch_button(table, texts))
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
        # What is as usual goes without saying, but for numbers: an arena has to be named.
        usual = value == option.default and isinstance(value, bool | str)
        if usual or not option.offered(table.seats):
            continue
        parts.append(texts(option_id(table.game, option.key, value)))
    parts.append(pace_line(table, texts))
    if table.open_hands:
        parts.append(texts("option-open-hands"))
    return " · ".join(parts)


def seats_list(table: Table, texts: Texts) -> str:
    """List the seats, taken and free, each with its emblem."""
    count = max(table.seats, len(table.players))
    emblems = face_of(table.game).emblems(count)
    lines = []
    for seat in range(count):
        taken = next((p for p in table.players if p.seat == seat), None)
        emblem = emblems[seat]
        if taken is None:
            lines.append(texts("seat-free", emblem=emblem))
        elif taken.person.id == table.host.id:
            lines.append(texts("seat-host", emblem=emblem, name=escaped(taken.person.name)))
        else:
            lines.append(texts("seat-taken", emblem=emblem, name=escaped(taken.person.name)))
    return "\n".join(lines)


def _controls(table: Table, texts: Texts) -> list[ui.Button[ui.LayoutView]]:
    full = len(table.players) >= table.seats
    ready = len(table.players) >= min(find(table.game).seats)
    buttons = []
    if not full:
        buttons.append(
            button(
                CustomId(table.id, Verb.JOIN),
                texts("button-join"),
                emoji="🪑",
                style=Style.PLAIN if ready else Style.EXPECTED,
            )
        )
    if ready:
        buttons.append(
            button(
                CustomId(table.id, Verb.START),
                texts("button-start"),
                emoji="▶️",
                style=Style.EXPECTED if full else Style.PLAIN,
            )
        )
    buttons.append(button(CustomId(table.id, Verb.LEAVE), texts("button-leave"), emoji="🚪"))
    buttons.append(button(CustomId(table.id, Verb.TERMS), texts("button-terms"), emoji="⚙️"))
    buttons.append(button(CustomId(table.id, Verb.RULES), texts("button-how"), emoji="📖"))
    buttons.append(
        button(
            CustomId(table.id, Verb.CANCEL),
            texts("button-cancel"),
            emoji="✖️",
            style=Style.FINAL,
        )
    )
    return buttons
