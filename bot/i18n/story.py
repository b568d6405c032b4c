"""Events told in order, each line with its importance to its reader and with shorter forms."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import partial
from itertools import groupby, pairwise
from math import gcd
from typing import NamedTuple

import msgspec

from bot.i18n.narration import (
    VERSES,
    Speller,
    addressed,
    fields_of,
    listing,
    role_of,
    telling,
    variables,
    verse_of,
)
from bot.i18n.text_ids import event_id
from bot.i18n.texts import Texts
from games.api import Event, Seat, Weight

_IN_PRIVATE = 2 + max(Weight)
"""Rank of what its reader alone was shown, above all else."""
_MUST = 1 + Weight.RESULT
"""Rank from which on a line has to reach its reader."""
_ROOMY = 80
"""Characters for which every panel has room."""
SEPARATOR = " · "
"""Between several things that are told in a few words each."""


def story(
    game_id: str,
    events: Iterable[Event],
    names: Sequence[str],
    texts: Texts,
    speller: Speller,
    *,
    reader: Seat | None = None,
    moves: Sequence[int] = (),
) -> tuple[str, ...]:
    """Tell events in order, one line each; ``moves`` are the numbers of those that brought them.

    Neighbours of one kind share a line where their text has a companion ``…-several``: its
    ``$items`` are the events' ``…-item`` texts, equal neighbours of them counted, empty ones left
    out, and without any there is no line; its ``$count`` is the number of events, its ``$verse``
    that of the first; ``$role`` has ``items`` if one of them names the reader, and the fields that
    hold the reader and are the same of all. Both texts know by ``$<field>_alike`` whether a field
    is the same of all.

    Raises:
        MissingTextError: as :func:`bot.i18n.narration.sentence`.
        ValueError: ``moves`` are given, but not one for each event.
    """
    told = story_of(game_id, events, names, texts, speller, reader=reader, moves=moves)
    return tuple(one.text for one in told)


class Told(NamedTuple):
    """A line of a story, and what it is to its reader."""

    text: str
    mine: bool
    """True if the reader has a part in it."""
    rank: int
    """How much it matters to the reader, 0 for upkeep: what was shown to them in private before
    what they lost or won, whether something worked, what was done to them, what others did."""
    implied: bool
    """True if something else in the turn, or the board, says it, too."""
    first: int = 0
    """Which of the events it tells first, counted from 0."""
    brief: str = ""
    """The same in a few words, of what the reader has to be told in any case: what they were shown
    in private, what it cost or gained them, what came of their attempts."""
    clipped: str = ""
    """The same with the nicknames, to a reader, where the line is long and that changes it."""
    shorter: tuple[str, ...] = ()
    """The same in fewer and fewer words, to a reader, where the line is long."""


def story_of(
    game_id: str,
    events: Iterable[Event],
    names: Sequence[str],
    texts: Texts,
    speller: Speller,
    *,
    reader: Seat | None = None,
    moves: Sequence[int] = (),
    nicknames: Sequence[str] = (),
) -> list[Told]:
    """Tell events as :func:`story` does, each line with its importance to the ``reader``.

    Neighbours of one type share a line where the language has a ``…-several`` text for them, equal
    ones of upkeep told once, or have none if each item of it is empty: ``first`` is the index of a
    line's first event. A line that the reader must not miss has a ``brief``: the ``…-brief`` texts
    of its events, else the whole line; that of others is empty. A long line of one event has its
    ``…-brief`` text as a ``shorter`` form; one of several has the ``…-several-brief`` text with the
    ``…-item-brief`` ones, or the longer texts, and then with ever fewer items, the reader's first.
    All of these have ``nicknames`` by seat for names (without them the names), and a long line as a
    whole is told with them as ``clipped``. An event that the next one repeats to the reader in
    private is ``implied`` and of rank 1.

    Raises:
        MissingTextError: as :func:`bot.i18n.narration.sentence`.
        ValueError: ``moves`` are given, but not one for each event.
    """
    lines: list[Told] = []
    events = tuple(events)
    again = {id(one) for one, after in pairwise(events) if _says_more(after, one, reader)}
    teller = _Teller(game_id, names, texts, speller, reader, again, nicknames or names)
    numbered = zip(events, moves, strict=True) if moves else ((event, 0) for event in events)
    past = 0
    for kind, neighbours in groupby(numbered, lambda one: type(one[0])):
        run = whole = tuple(neighbours)
        several = len(run) > 1 and texts.has(f"{event_id(game_id, kind)}-several")
        if several and kind.significance.weight is Weight.UPKEEP:
            # What is said again, as by who changes a secret answer, is no news.
            run = tuple(
                {
                    msgspec.structs.replace(event, to=None): (event, move) for event, move in run
                }.values()
            )
        if several and len(run) > 1:
            one = teller.together(run)
            if one is not None:
                lines.append(one._replace(first=past))
        else:
            lines.extend(
                teller.alone(event, move)._replace(first=past + at)
                for at, (event, move) in enumerate(run)
            )
        past += len(whole)
    return lines


class _Teller:
    """Tells events to a reader, or to everybody, in lines; ``again`` are ids of those implied."""

    def __init__(
        self,
        game_id: str,
        names: Sequence[str],
        texts: Texts,
        speller: Speller,
        reader: Seat | None,
        again: Collection[int],
        nicknames: Sequence[str],
    ) -> None:
        self._game = game_id
        self._names = names
        self._texts = texts
        self._speller = speller
        self._reader = reader
        self._again = again
        self._called = addressed(names, reader, texts)
        self._nicknamed = addressed(nicknames, reader, texts)
        self._verses = _Verses()

    def alone(self, event: Event, move: int) -> Told:
        """Return the line of one event of a move."""
        verse = self._verses.next(event, move)

        def wordings(called: Sequence[str]) -> Iterator[str]:
            """Yield the line, then what is shorter, with these names."""
            text_id = event_id(self._game, event)
            yield self._say(text_id, event, verse, self._said(event, called))
            yield from filter(None, [self._in_brief(event)])

        return self._in_wordings(next(wordings(self._called)), wordings, [event])

    def together(self, run: Sequence[tuple[Event, int]]) -> Told | None:
        """Return neighbours of one kind, with their moves, as a line; None if all are empty."""
        verse = self._verses.next(*run[0])
        wordings = partial(self._row, run, verse)
        line = next(wordings(self._called), "")
        return self._in_wordings(line, wordings, [event for event, _ in run]) if line else None

    def _in_wordings(
        self,
        line: str,
        wordings: Callable[[Sequence[str]], Iterator[str]],
        about: Sequence[Event],
    ) -> Told:
        """Return a line about events, with its shorter forms if it is long.

        ``wordings`` yields with names by seat the line, then what is shorter and shorter.
        """
        one = self._told(line, about)
        if not self._is_long(line):
            return one
        clipped, *shorter = wordings(self._nicknamed)
        return one._replace(
            clipped=_begun(clipped) if clipped != line else "", shorter=tuple(shorter)
        )

    def _row(
        self, run: Sequence[tuple[Event, int]], verse: int, called: Sequence[str]
    ) -> Iterator[str]:
        """Yield the line of neighbours of one kind, then what is shorter, with names by seat.

        Nothing if all their items are empty.
        """
        first, about = run[0][0], [event for event, _ in run]
        text_id, said = event_id(self._game, first), [self._said(event, called) for event in about]
        common = _common(said)

        def items_by(item_id: str) -> list[tuple[str, bool]]:
            """Return each event by an item's text, if not empty, and if the reader has part."""
            each = [
                (
                    self._say(item_id, event, verse_of(event, move), common | one),
                    _has_part(event, self._reader, len(self._names)),
                )
                for one, (event, move) in zip(said, run, strict=True)
            ]
            return [(item, mine) for item, mine in each if item]

        def line_of(line_id: str, item_id: str, items: str) -> str:
            role = _role_in(about, common, self._texts.variables(item_id), self._reader)
            return self._texts(
                line_id, **common, items=items, count=len(run), role=role, verse=verse
            )

        item_id = f"{text_id}-item"
        items = items_by(item_id)
        if not items:
            return
        if self._texts.variables(item_id).isdisjoint(fields_of(type(first), seats=True)):
            items = [(_times(len([*same]), item), mine) for (item, mine), same in groupby(items)]
        yield line_of(f"{text_id}-several", item_id, self._listed(items))
        if self._texts.has(f"{item_id}-brief"):
            item_id = f"{item_id}-brief"
            items = [*dict.fromkeys(items_by(item_id))]
        line_id = f"{text_id}-several-brief"
        line_id = line_id if self._texts.has(line_id) else f"{text_id}-several"
        kept = [item for item, _ in sorted(items, key=lambda one: not one[1])]
        fewer = (", ".join([*kept[:count], "…"]) for count in range(len(kept) - 1, 0, -1))
        yield from (line_of(line_id, item_id, some) for some in (self._listed(items), *fewer))

    def _is_long(self, line: str) -> bool:
        """Return True if a line may need shorter forms; never without a reader."""
        return self._reader is not None and len(line) > _ROOMY

    def _listed(self, items: Iterable[tuple[str, bool]]) -> str:
        return listing([item for item, _ in items], self._texts)

    def _said(self, event: Event, called: Sequence[str]) -> dict[str, str | int]:
        return variables(event, called, self._texts, self._speller)

    def _say(self, text_id: str, event: Event, verse: int, said: dict[str, str | int]) -> str:
        """Return the text of an event with these variables."""
        return self._texts(text_id, **said, **telling(event, self._names, self._reader, verse))

    def _in_brief(self, event: Event) -> str:
        """Return an event in a few words, with nicknames; empty if the language has none for it."""
        text_id = f"{event_id(self._game, event)}-brief"
        if not self._texts.has(text_id):
            return ""
        return self._say(text_id, event, 0, self._said(event, self._nicknamed))

    def _told(self, line: str, about: Sequence[Event]) -> Told:
        """Return a line with its importance to the reader, and in brief if they must know."""
        if all(id(event) in self._again for event in about):
            return Told(line, mine=True, rank=1, implied=True)
        reader, players = self._reader, len(self._names)
        one = _told(line, about, reader, players)
        if reader is None or one.rank < _MUST or one.implied:
            return one
        briefs = [self._in_brief(event) for event in about if _has_part(event, reader, players)]
        words = SEPARATOR.join(dict.fromkeys(filter(None, briefs)))
        return one._replace(brief=words or line)


def _says_more(after: Event, event: Event, reader: Seat | None) -> bool:
    """Return True if ``after`` tells its reader in private all that a public event says.

    That is if it has all fields of ``event`` with the same values. False for an event without
    fields.
    """
    if event.to is not None or after.to is None or reader not in after.to:
        return False
    fields = [name for name in event.__struct_fields__ if name != "to"]
    return bool(fields) and all(
        getattr(after, name, None) == getattr(event, name) for name in fields
    )


def _told(line: str, events: Sequence[Event], reader: Seat | None, players: int) -> Told:
    """Return a line about events with its importance to a reader, its first letter made a capital.

    Its weight is the greatest of its events; it is ``implied`` only if all of them are. Upkeep
    ranks 0, what a reader heard in private above all else; what has the reader in it 1 and its
    weight, any other event 1.
    """
    line = _begun(line)
    mine = any(_has_part(event, reader, players) for event in events)
    weight = max(event.significance.weight for event in events)
    implied = all(event.significance.implied for event in events)
    if weight is Weight.UPKEEP:
        return Told(line, mine, 0, implied)
    alone = reader is not None and any(event.to is not None for event in events)
    return Told(line, mine, _IN_PRIVATE if alone else 1 + mine * weight, implied)


def _begun(line: str) -> str:
    """Return a line with a capital: the word for the reader may begin the sentence."""
    return line[:1].upper() + line[1:]


def _has_part(event: Event, reader: Seat | None, players: int) -> bool:
    """Return True if an event concerns the reader, names their seat, or was told in private.

    Private events are taken to be the reader's, as they have no others. False without a reader.
    """
    if reader is None:
        return False
    held = (getattr(event, name) for name in fields_of(type(event), seats=True))
    parts = (part if isinstance(part, tuple) else (part,) for part in held)
    return (
        event.to is not None
        or reader in event.concerned(players)
        or any(reader in part for part in parts)
    )


def _times(number: int, item: str) -> str:
    """Return an item, with its number and a multiplication sign before it unless that is 1."""
    return item if number == 1 else f"{number} \N{MULTIPLICATION SIGN} {item}"


def _common(said: Sequence[dict[str, str | int]]) -> dict[str, str | int]:
    """Return the variables that have the same value for all events of a line; others are empty.

    With each comes ``<field>_alike``, ``yes`` or ``no``. ``count`` is left out.
    """
    first, *others = said
    alike = {
        name: all(one.get(name) == value for one in others)
        for name, value in first.items()
        if name != "count"
    }
    return {
        **{name: first[name] if same else "" for name, same in alike.items()},
        **{f"{name}_alike": "yes" if same else "no" for name, same in alike.items()},
    }


class _Verses:
    """Chooses variants so that no two neighbours of a kind read alike, however many there are."""

    def __init__(self) -> None:
        self._last: dict[type[Event], tuple[int, int]] = {}

    def next(self, event: Event, move: int) -> int:
        """Return the number that chooses the text variant of the next event, and remember it.

        It chooses another variant than the last number for an event of this type, however many
        there are; events of one move go through the variants in turn.
        """
        verse = drawn = verse_of(event, move)
        if type(event) in self._last:
            before, last = self._last[type(event)]
            # Those of one move go through all variants in turn.
            verse = last + 1 if drawn == before else drawn
            while gcd(verse - last, VERSES) > 1:
                verse += 1
        self._last[type(event)] = drawn, verse % VERSES
        return verse % VERSES


def _role_in(
    events: Sequence[Event],
    common: Mapping[str, str | int],
    named: Collection[str],
    reader: Seat | None,
) -> str:
    """Return the role of the reader in a line about several events.

    It is ``items`` if one of those names the reader in a field of ``named``, the variables of the
    items, and the fields that hold the reader and are alike in all, apart by spaces; else ``none``.
    """
    roles = dict.fromkeys(role for event in events for role in role_of(event, reader).split())
    held = [role for role in roles if common.get(f"{role}_alike") == "yes"]
    return " ".join([*(["items"] if not roles.keys().isdisjoint(named) else []), *held]) or "none"
