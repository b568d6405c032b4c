"""Looking back: what happened since one's last move, and the open hands of a table."""

from __future__ import annotations

from collections.abc import Sequence

import discord
from discord import ui

from bot.i18n.texts import Texts
from bot.model.refusal import Refused
from bot.model.table import Status, Table, TableId
from bot.model.view import Look, Missed, Moment
from cogs._desk import Desk, Picture, person_of
from cogs._faces import face_of, named, retold
from cogs._ids import Press
from cogs._layout import button, layout, rows, shortened
from cogs._panel import result_line, waiting_line
from cogs._press import Presses
from cogs._recap import Comparison, compare, hint, quoted, span
from cogs._replies import Replies
from games.api import Seat

_PAGE = 1500
"""Characters of story on a page of catching up."""
_ENDED = (Status.OVER, Status.CANCELLED)


class Recalling:
    """Shows the past of a table to whoever may know it."""

    def __init__(self, desk: Desk, replies: Replies) -> None:
        self.desk = desk
        self.replies = replies

    def register(self, presses: Presses) -> None:
        """Take over everything that looks back."""
        presses.on("catchup", self.catch_up)
        presses.on("hands", self.hands)

    async def catch_up(self, interaction: discord.Interaction, press: Press) -> None:
        """Show what happened since one's own last move, page by page."""
        page = int(press.argument) if press.argument.isdecimal() else 1
        await self.show_since(interaction, press.table, page)

    async def show_since(
        self, interaction: discord.Interaction, table_id: TableId, page: int = 1
    ) -> None:
        """Answer with the board as it was at one's last move, beside the board now.

        Raises:
            Refused: the person has no seat there (``not-seated``).
        """
        words = await self.desk.texts_for(interaction)
        look = await self.desk.tables.look(table_id, interaction.user.id)
        if look.seat is None:
            raise Refused("not-seated")
        missed = await self.desk.history.since(look)
        compared = await compare(self.desk, look, missed, words, earlier=True)
        view = caught_up(look, compared, missed, page, words)
        self.replies.panels.forget(table_id, interaction.user.id)
        await self.replies.put(interaction, view, *(p.file() for p in _in_order(compared)))

    async def hands(self, interaction: discord.Interaction, press: Press) -> None:
        """Show one seat's hand: a turn ago while the game is played, any moment once it is over."""
        seat, _, number = press.argument.partition(".")
        await self.show_hands(
            interaction,
            press.table,
            int(seat) if seat.isdecimal() else 0,
            int(number) if number.isdecimal() else None,
        )

    async def show_hands(
        self,
        interaction: discord.Interaction,
        table_id: TableId,
        seat: int = 0,
        index: int | None = None,
    ) -> None:
        """Answer with a hand; ``index`` counts the moves that stand, None is the last one shown.

        Raises:
            Refused: the table keeps its hands closed (``hands-closed``), the person plays there
                or did (``hands-not-for-players``), wants to (``hands-while-claiming``), or nothing
                is old enough (``hands-not-yet``).
        """
        words = await self.desk.texts_for(interaction)
        table = await self.desk.tables.get(table_id)
        if not table.open_hands or table.seed_hash is None:
            raise Refused("hands-closed")
        over = table.status in _ENDED
        history = self.desk.history
        if not over and await history.has_played(table_id, interaction.user.id):
            raise Refused("hands-not-for-players")
        numbers = await history.numbers(table_id)
        if not over:
            present = await self.desk.tables.look(table_id, None)
            numbers = tuple(entry for entry in numbers if entry[1] <= present.chapter - 2)
        if not numbers:
            raise Refused("hands-not-yet")
        if not over:
            # Kept before anything is shown: who has seen a hand takes no seat here.
            await self.desk.tables.watch_hands(table_id, person_of(interaction.user))
        last = len(numbers) - 1
        shown = last if index is None or not over else max(0, min(index, last))
        place = Seat(min(seat, len(table.players) - 1))
        moment = await history.moment(table, numbers[shown][0], place)
        picture = await self.desk.picture(moment.look, words)
        view = open_hand(moment, picture, shown, last, words, paged=over)
        await self.replies.put(interaction, view, picture.file())


def caught_up(
    look: Look, compared: Comparison, missed: Missed, page: int, texts: Texts
) -> ui.LayoutView:
    """Lay out what happened since the viewer's last move: pictures then and now, and the story."""
    face = face_of(look.table.game)
    pages = _pages(quoted(look, missed, texts)) or [texts("catchup-nothing")]
    number = max(1, min(page, len(pages)))
    table = look.table.id
    buttons = []
    if number > 1:
        back = Press(table, "catchup", str(number - 1))
        buttons.append(button(back.spelt(), texts("button-previous"), emoji="⬅️"))
    if number < len(pages):
        onward = Press(table, "catchup", str(number + 1))
        buttons.append(button(onward.spelt(), texts("button-next"), emoji="➡️", style="expected"))
    buttons.append(button(Press(table, "hand").spelt(), texts("button-hand"), emoji="✋"))
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery(
        *(
            discord.MediaGalleryItem(f"attachment://{p.filename}", description=p.alt)
            for p in _in_order(compared)
        )
    )
    title = "catchup-title" if compared.then else "catchup-title-now"
    return layout(
        face.colour,
        texts(title, table=str(table), game=texts(f"{look.table.game}-name")),
        f"-# {span(missed, texts)}" if missed.left is not None else "",
        gallery,
        "\n".join(hint(compared.found, texts)),
        pages[number - 1],
        result_line(look, texts) or waiting_line(look, face, texts),
        "-# " + texts("rules-page", page=number, pages=len(pages)) if len(pages) > 1 else "",
        *rows(buttons),
    )


def open_hand(
    moment: Moment, picture: Picture, shown: int, last: int, texts: Texts, *, paged: bool
) -> ui.LayoutView:
    """Lay out one seat's hand at one moment, with the way to the other seats and moments."""
    look = moment.look
    table, seat = look.table, look.seat
    assert seat is not None
    face, names = face_of(table.game), named(table)
    lines = retold(table, moment.heard, texts, reader=seat)
    at = f".{shown}" if paged else ""
    seats = [
        button(
            Press(table.id, "hands", f"{player.seat}{at}").spelt(),
            player.person.name,
            emoji=face.seat_emoji[player.seat],
            style="expected" if player.seat == seat else "plain",
        )
        for player in table.players
    ]
    moves = []
    if paged and last:
        # Each leads somewhere else: no two controls of a message may be the same.
        steps = {"⏮️": 0, "◀️": shown - 1, "▶️": shown + 1, "⏭️": last}
        known: set[int] = {shown}
        for emoji, number in steps.items():
            if 0 <= number <= last and number not in known:
                known.add(number)
                press = Press(table.id, "hands", f"{seat}.{number}")
                moves.append(button(press.spelt(), str(number), emoji=emoji))
    return layout(
        face.colour,
        texts("hands-title" if paged else "hands-title-delayed", name=names[seat]),
        "\n".join(line for line in lines if line),
        ui.MediaGallery(
            discord.MediaGalleryItem(f"attachment://{picture.filename}", description=picture.alt)
        ),
        "-# " + texts("hands-moment", number=str(shown), last=str(last)) if paged else "",
        *rows(seats),
        *rows(moves),
    )


def _in_order(compared: Comparison) -> list[Picture]:
    return [compared.now] if compared.then is None else [compared.then, compared.now]


def may_open(table: Table, user_id: int) -> bool:
    """Whether a table's hands are offered to a person."""
    if not table.open_hands or table.seed_hash is None:
        return False
    return table.status in _ENDED or all(p.person.id != user_id for p in table.players)


def is_seated(table: Table, user_id: int) -> bool:
    """Whether a person plays at a table that has started."""
    return table.seed_hash is not None and table.seat_of(user_id) is not None


def _pages(lines: Sequence[str]) -> list[str]:
    pages: list[str] = []
    for line in lines:
        told = shortened(line, _PAGE)
        if pages and len(pages[-1]) + len(told) < _PAGE:
            pages[-1] += f"\n{told}"
        else:
            pages.append(told)
    return pages
