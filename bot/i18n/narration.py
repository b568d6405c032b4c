"""Events and moves turned into sentences, one at a time, whatever the game."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from enum import StrEnum
from functools import cache
from itertools import count
from typing import Any, Protocol, TypeGuard, get_args, runtime_checkable

import msgspec
from babel.lists import format_list

from bot.i18n.second_person import YOU
from bot.i18n.text_ids import confirm_id, event_id, move_id
from bot.i18n.texts import Texts
from games import codec
from games.api import Event, Move, Seat

VERSES = 60
"""A sentence may have two to six variants by ``$verse``, which are told equally often.

The numbers from 0 on name the first ones, the last one needs none. An event always reads the same
after a restart, and an equal one of another move differently. Two whose verses differ by a number
that has no divisor in common with this one read differently, however many variants there are."""
_STRIDE = 7
"""From the verse of one turn to the next one's: no divisor in common with ``VERSES``."""
_PERIOD = 1024
"""Moves after which the text variants repeat."""


class Speller(Protocol):
    """What a game adds to the narration: how the values of its own types read."""

    def spell(self, field: str, value: object, texts: Texts, /) -> str | int:
        """Spell the value of a field of an event or a move.

        Asked for every value that is not a seat, not a switch and not None; the items of a tuple
        come one by one under the tuple's field name.
        """
        ...


@runtime_checkable
class RowSpeller(Speller, Protocol):
    """A speller that reads some tuples as a whole, where their items alone say too little."""

    def spell_row(self, told: Event | Move, field: str, texts: Texts, /) -> str | None:
        """Spell a tuple under a field of ``told``; None if its items are spelt one by one."""
        ...


def sentence(
    game_id: str,
    event: Event,
    names: Sequence[str],
    texts: Texts,
    speller: Speller,
    *,
    reader: Seat | None = None,
    move: int = 0,
) -> str:
    """Tell one event of a ``move``, with ``names`` by seat, to ``reader`` or to everybody.

    The variables are the event's fields: seats become names, switches ``yes`` or ``no``, None
    ``none``, tuples lists; with a tuple comes its length as ``$count``, with a member of an
    enumeration its identifier as ``$<field>_kind``. ``$role`` are the fields that hold the reader,
    apart by spaces, or ``none``; a choice by it takes its first variant that is one of them. The
    reader's own name reads *you* (:mod:`bot.i18n.second_person`). ``$verse`` is a number that
    chooses between variants, ``$players`` how many play, ``$alone`` is ``yes`` where all fields
    that hold seats hold the same (also if that is a tuple, or None). The first letter stays as the
    text has it.

    Raises:
        MissingTextError: the language has no sentence for the event, or it needs another variable.
    """
    said = variables(event, addressed(names, reader, texts), texts, speller)
    return texts(
        event_id(game_id, event), **said, **telling(event, names, reader, verse_of(event, move))
    )


def label(
    game_id: str,
    move: Move,
    names: Sequence[str],
    texts: Texts,
    speller: Speller,
    **facts: str | int,
) -> str:
    """Name a move for a button or a menu; the first letter is a capital.

    ``facts`` are what the text wants beyond the move's fields.

    Raises:
        MissingTextError: the language has no label for the move, or it needs another fact.
    """
    said = texts(move_id(game_id, move), **variables(move, names, texts, speller), **facts)
    # A name that stands for the whole label may begin small in a sentence.
    return said[:1].upper() + said[1:]


def consequence(
    game_id: str,
    move: Move,
    names: Sequence[str],
    texts: Texts,
    speller: Speller,
    **facts: str | int,
) -> str:
    """Tell what a move would lead to, for its confirmation; ``facts`` are further variables.

    Raises:
        MissingTextError: the language has no such sentence, or it needs another fact.
    """
    return texts(confirm_id(game_id, move), **variables(move, names, texts, speller), **facts)


def listing(items: Sequence[str], texts: Texts) -> str:
    """Join words as the language lists them: ``A, B, and C`` or ``A, B et C``."""
    return format_list(items, locale=texts.language)


def telling(
    event: Event, names: Sequence[str], reader: Seat | None, verse: int
) -> dict[str, str | int]:
    """Return the variables of every event's text: ``role``, ``verse``, ``players``, ``alone``.

    See :func:`sentence` for what they mean.
    """
    return {
        "role": role_of(event, reader),
        "verse": verse,
        "players": len(names),
        "alone": "yes" if _is_of_one(event) else "no",
    }


def _is_of_one(event: Event) -> bool:
    """Return True if all fields of an event that hold seats hold the same.

    False for an event without any.
    """
    return len({getattr(event, name) for name in fields_of(type(event), seats=True)}) == 1


def role_of(event: Event, reader: Seat | None) -> str:
    """Return the names of the fields that hold the reader's seat, apart by spaces, or ``none``."""
    held = []
    for name in fields_of(type(event), seats=True) if reader is not None else ():
        seats: Seat | tuple[Seat, ...] | None = getattr(event, name)
        if reader in (seats if isinstance(seats, tuple) else (seats,)):
            held.append(name)
    return " ".join(held) or "none"


def addressed(names: Sequence[str], reader: Seat | None, texts: Texts) -> Sequence[str]:
    """Return the names by seat, with the word for *you* in the reader's place."""
    if reader is None:
        return names
    return [texts(YOU) if seat == reader else name for seat, name in enumerate(names)]


def verse_of(event: Event, move: int) -> int:
    """Draw an event's variant, 0 to ``VERSES`` - 1; the same whenever it is told.

    It differs from that of an event of its type in the move or, where the event begins a numbered
    turn or round, in the turn before. Without a move's number (0) its contents decide.
    """
    if event.begins_turn and (number := _number(event)) is not None:
        return number * _STRIDE % VERSES
    drawn = zlib.crc32(codec.dump(event) if not move else type(event).__name__.encode())
    return (drawn + _WALK[move % _PERIOD]) % VERSES


def _walk() -> Iterator[int]:
    """Yield a pseudo-random verse for each of ``_PERIOD`` moves, always the same.

    No two moves in a row choose the same of 3 to 6 variants. Of two they may: else every other move
    would have the same one.
    """
    verse = 0
    for move in range(_PERIOD):
        drawn = 1 + zlib.crc32(str(move).encode()) % VERSES
        verse += next(step for step in count(drawn) if all(step % many for many in (3, 4, 5)))
        yield verse % VERSES


_WALK = tuple(_walk())


def _number(event: Event) -> int | None:
    """Return the ``turn`` or else the ``round`` of an event; None if it has neither field."""
    return getattr(event, "turn", getattr(event, "round", None))


def variables(
    value: Event | Move, names: Sequence[str], texts: Texts, speller: Speller
) -> dict[str, str | int]:
    """Return an event's or move's fields as variables of a text: seats are names.

    Other fields are spelt by the game; None is ``none``, a switch ``yes`` or ``no``, a tuple a list
    with its length as ``count`` (of the last tuple, if there are several), an enumeration also has
    ``<field>_kind``.
    """
    said: dict[str, str | int] = {}
    kind = type(value)
    for field in fields_of(kind, seats=True):
        held: Seat | tuple[Seat, ...] | None = getattr(value, field)
        if held is None:
            said[field] = "none"
        elif isinstance(held, tuple):
            said[field] = listing([names[seat] for seat in held], texts)
            said["count"] = len(held)
        else:
            said[field] = names[held]
    for field in fields_of(kind, seats=False):
        match getattr(value, field):
            case None:
                said[field] = "none"
            case bool() as switch:
                said[field] = "yes" if switch else "no"
            case tuple() as items:
                said[field] = _row(value, field, items, texts, speller)
                said["count"] = len(items)
            case plain:
                said[field] = speller.spell(field, plain, texts)
                if isinstance(plain, StrEnum):
                    said[f"{field}_kind"] = plain.value
    return said


def _row(
    told: Event | Move, field: str, items: tuple[Any, ...], texts: Texts, speller: Speller
) -> str:
    """Spell the items of a tuple in one phrase, as a whole where the game's speller does.

    Else each item is spelt alone, and they are joined by `` + `` if all are numbers, else by
    commas; empty without items.
    """
    if _reads_rows(speller):
        row = speller.spell_row(told, field, texts)
        if row is not None:
            return row
    spelt = [speller.spell(field, item, texts) for item in items]
    between = " + " if all(isinstance(word, int) for word in spelt) else ", "
    return between.join(str(word) for word in spelt)


def _reads_rows(speller: Speller) -> TypeGuard[RowSpeller]:
    """Return True if a speller can spell tuples as a whole."""
    return _reads_rows_as(type(speller))


@cache
def _reads_rows_as(kind: type[Speller]) -> bool:
    """Return True if a class of spellers can spell tuples as a whole; cached."""
    return issubclass(kind, RowSpeller)


@cache
def fields_of(kind: type[Event | Move], *, seats: bool) -> tuple[str, ...]:
    """Return the names of an event's or move's fields that hold seats, or of all the others.

    ``to``, the audience of an event, is among neither. A seat, a seat or None, or a tuple of seats
    counts.
    """
    return tuple(
        field.name
        for field in msgspec.structs.fields(kind)
        if field.name != "to" and _holds_seats(field.type) is seats
    )


def _holds_seats(kind: Any) -> bool:
    """Return True for the type of a seat, a seat or None, or a tuple of seats."""
    return kind is Seat or Seat in get_args(kind)
