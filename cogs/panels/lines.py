"""What a table is at, in a line: what it waits for and until when, how it ended, what is asked."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from bot.i18n.narration import listing
from bot.i18n.texts import Texts
from bot.model.table import Status, Table
from bot.model.view import TableView
from cogs.elements.components import small
from cogs.elements.faces import face_of, seat_names
from cogs.elements.game_face import AnyFace, Offer
from cogs.elements.phone import SMALL_PRINT, text_height
from cogs.panels.clocks import bank_line, clock_lines, deadline, time_left, wish_lines
from games import find
from games.api import Seat
from players.position import camps_of


class Victory(StrEnum):
    """How many won."""

    ALONE = "alone"
    AS_A_SIDE = "as-a-side"
    """Those of one camp, who only win together."""
    SHARED = "shared"
    """Several who were equal in the end."""


def waiting_line(look: TableView, face: AnyFace, texts: Texts) -> str:
    """Say who is awaited and until when, then lines of the game's own, stopped clocks and wishes.

    Empty if no question is open.
    """
    open_questions = [q for q in look.questions if not q.decision.answered]
    if not open_questions:
        return ""
    awaited, *beside = face.awaits(look, texts).split("\n")
    line = f"{awaited} {deadline(open_questions, texts)}".strip()
    return "\n".join(
        part for part in (line, *beside, clock_lines(look, texts), wish_lines(look, texts)) if part
    )


def state_line(look: TableView, face: AnyFace, texts: Texts) -> str:
    """Say the result of a finished table, that it was closed, or else who is awaited.

    Empty if none of it is so.
    """
    if look.table.status is Status.CANCELLED:
        return closed_line(look.table, texts)
    return result_line(look, texts) or waiting_line(look, face, texts)


def closed_line(table: Table, texts: Texts) -> str:
    """Say that a game was ended before its time, or who won because the other stayed away.

    That it was closed is for the caller to know.
    """
    if claimed := claimed_line(table, texts):
        return texts("board-claimed", won=claimed, table=str(table.id))
    return texts("board-closed", table=str(table.id))


def claimed_line(table: Table, texts: Texts) -> str:
    """Say who won a game of two because the other stayed away; empty if nobody claimed it."""
    if table.claimed is None:
        return ""
    names = seat_names(table)
    return texts("result-claimed", winner=names[table.claimed], rival=names[1 - table.claimed])


def result_line(look: TableView, texts: Texts) -> str:
    """Say who won, alone, as a side or several alike; empty while the game runs.

    Where several alike have not won but drawn or lost, a text of the game says so
    (``…-result-shared``), which knows the winners and the ``$reason`` of the end.
    """
    if look.outcome is None:
        return ""
    names, first = seat_names(look.table), look.outcome.ranking[0]
    winners, how = listing([names[seat] for seat in first], texts), _victory(look.table, first)
    own = f"{look.table.game}-result-{how.value}"
    text_id = own if texts.has(own) else "result"
    return texts(text_id, winners=winners, how=how.value, reason=look.outcome.reason)


def _victory(table: Table, winners: Sequence[Seat]) -> Victory:
    """Say how a game was won: by one player, by a side, or by several alike."""
    if len(winners) == 1:
        return Victory.ALONE
    return Victory.AS_A_SIDE if is_camp(table, winners) else Victory.SHARED


def camps(table: Table) -> tuple[str, ...]:
    """Return by seat for which side it plays; where there are no camps, each has its own."""
    return camps_of(find(table.game), len(table.players), table.terms.options)


def is_camp(table: Table, seats: Sequence[Seat]) -> bool:
    """Return True if all of these seats play for one side."""
    sides = camps(table)
    return len({sides[seat] for seat in seats}) == 1


def owes(look: TableView) -> bool:
    """Return True if the viewer owes an answer; never while the table is in quarantine."""
    question = look.question
    stands = look.table.status is Status.QUARANTINED
    return question is not None and not question.decision.answered and not stands


def heading(look: TableView, texts: Texts) -> str:
    """Name game and table in small letters, and while the viewer owes an answer, their time.

    That is the countdown, the time bank if it is being used, and why clocks stand or who is away.
    """
    game = face_of(look.table.game).short_name(texts)
    named = texts("panel-heading", game=game, table=str(look.table.id))
    if not owes(look):
        return small([named])
    assert look.question is not None
    until = time_left(look.question)
    lines = [f"{named} · {until}" if until else named, bank_line(look.question, texts)]
    return small([*lines, clock_lines(look, texts)])


def outlook_line(offer: Offer) -> str:
    """Say in small print the facts for a choice, or their gist if there is one and they need it.

    They need it if they take more than three lines.
    """
    whole = small(offer.outlook)
    brief = offer.gist and text_height(whole) > SMALL_PRINT
    return small(offer.gist) if brief else whole


def of_more(offer: Offer) -> tuple[str, ...]:
    """Return the outlook of which a panel may have only the gist, or the first line of that."""
    return offer.outlook if offer.gist else ()


def question_line(look: TableView, face: AnyFace, texts: Texts) -> str:
    """Return the viewer's question, or the state of the table if they have none.

    To a spectator of a running game it says first that they are watching; to somebody who has
    answered it says who is still awaited. Of a table in quarantine it says only that, with the
    error id.
    """
    if look.table.status is Status.QUARANTINED:
        return texts("refused-table-quarantined", error=look.table.error_id or "?")
    if look.question is None:
        watching = look.seat is None and look.table.status is Status.PLAYING
        note = f"-# {texts('panel-watching')}\n" if watching else ""
        return note + state_line(look, face, texts)
    if look.question.decision.answered:
        # How the game stands is on the board, which has more room.
        waits = waiting_line(look, face, texts).split("\n")
        return "\n".join(
            [texts("panel-answered"), small(one for one in waits if not one.startswith("-#"))]
        )
    return f"👉 {face.prompt(look, texts)}"
