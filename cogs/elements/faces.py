"""The faces of all games, found by the game's id; names and stories as each of them tells them."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from itertools import accumulate, groupby
from operator import itemgetter
from typing import NamedTuple

from bot.i18n.story import story_of
from bot.i18n.texts import Texts
from bot.model.players import Occupant, Person, Player
from bot.model.story import Account, Cast, Chapter
from bot.model.table import Table
from bot.model.times import Millis
from cogs.elements.game_face import AnyFace, with_emblems
from games.api import Seat
from games.registry import hosted

_NICKNAME = 12
"""Characters of a name in what is told where there is little room."""


@cache
def face_of(game_id: str) -> AnyFace:
    """Return the face of a game, which its own room or its package holds."""
    face: AnyFace = import_module(hosted().entries[game_id].face).FACE
    return face


def seat_names(table: Table, cast: Cast | None = None) -> tuple[str, ...]:
    """Return the names for sentences by seat: the seat's emblem, and the escaped name in bold.

    ``cast`` are others who sat there once; without it they are those who sit there now.
    """
    people = (player.occupant for player in table.players) if cast is None else cast
    return with_emblems(people, face_of(table.game).emblems(table.terms.seats))


def _seat_nicknames(table: Table, cast: Cast | None) -> tuple[str, ...]:
    """Return the names as :func:`seat_names` does, long ones cut."""
    people = (player.occupant for player in table.players) if cast is None else cast
    return with_emblems(people, face_of(table.game).emblems(table.terms.seats), _NICKNAME)


def table_name(table: Table, texts: Texts) -> str:
    """Name a table by its game and its number."""
    return texts("panel-heading", game=texts(f"{table.game}-name"), table=str(table.id))


def game_name(table: Table, texts: Texts) -> str:
    """Name a table's game, with the table's number where the place of the game does not tell it.

    A thread of its own has both for its name; in a channel others may be played beside it.
    """
    return texts(f"{table.game}-name") if table.thread_id else table_name(table, texts)


def signed(text: str, table: Table, texts: Texts) -> str:
    """Return a public text with its table named below it, in a channel without a thread of its own.

    Two tables there may have the same people and the same game.
    """
    return text if table.thread_id else f"{text}\n-# {table_name(table, texts)}"


def narrate(
    table: Table, account: Account | Chapter, texts: Texts, *, reader: Seat | None = None
) -> list[str]:
    """Tell events in order as lines, with the names of those who sat there then; some may be empty.

    Several events may share a line. ``reader`` is addressed as *you* where they had the seat then.
    """
    return [line.text for line in narrated(table, account, texts, reader=reader)]


def cast_at(table: Table, chapter: Chapter, at: int) -> Table:
    """Return a table with those who held its seats at the event of index ``at`` of a chapter.

    A chapter has one cast for each of its events, or none at all: then the table stays as it is.
    An ``at`` beyond its events is an IndexError.
    """
    return table.seating(chapter.casts[at]) if chapter.casts else table


class Line(NamedTuple):
    """Something that happened, in words."""

    text: str
    mine: bool = False
    """True if the reader did it, or it was done to them."""
    turn: int = 0
    """The turn it belongs to, counted from the first that is told of."""
    rank: int = 1
    """How much it matters to the reader (:class:`bot.i18n.story.Told`); 0 for upkeep."""
    implied: bool = False
    """True if something else in the turn, or the board, says it, too."""
    brief: str = ""
    """The same in a few words, of what has to reach the reader in any case."""
    clipped: str = ""
    """The same with long names cut, where it is long and has such."""
    shorter: tuple[str, ...] = ()
    """The same in fewer and fewer words, where it is long."""
    at: Millis | None = None
    """When it happened; None if nothing depends on it."""


def narrated(
    table: Table, account: Account | Chapter, texts: Texts, *, reader: Seat | None = None
) -> list[Line]:
    """Return events as lines in order, each with turn, rank, time and if it concerns the reader.

    Events of a seat's former holder are told by that person's name, not as *you*. Several events of
    one turn may share a line, which has the time of the first; a line's text may be empty. Turns
    are counted from 0, the events before the first beginning of a turn.
    """
    face = face_of(table.game)
    count = len(account.events)
    casts: tuple[Cast | None, ...] = account.casts or (None,) * count
    moves = account.moves or (0,) * count
    turns = accumulate(int(event.begins_turn) for event in account.events)
    times: tuple[Millis | None, ...] = account.times or (None,) * count
    told = zip(casts, turns, account.events, moves, times, strict=True)
    lines: list[Line] = []
    for (cast, turn), run in groupby(told, itemgetter(0, 1)):
        _, _, events, numbers, at = zip(*run, strict=True)
        # What happened to somebody before in the reader's seat did not happen to the reader.
        mine = reader is not None and (cast is None or is_same(cast[reader], table.players[reader]))
        here = reader if mine else None
        said = story_of(
            table.game,
            events,
            seat_names(table, cast),
            texts,
            face.speller,
            reader=here,
            moves=numbers,
            nicknames=_seat_nicknames(table, cast) if mine else (),
        )
        lines += (
            Line(
                one.text,
                one.mine,
                turn,
                one.rank,
                one.implied,
                one.brief,
                one.clipped,
                one.shorter,
                at[one.first],
            )
            for one in said
        )
    return lines


def is_same(sat: Occupant, player: Player) -> bool:
    """Return True if it is the same person, by id; never for a computer."""
    return isinstance(sat, Person) and sat.id == player.user_id
