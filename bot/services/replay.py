"""Replays: a game looked at again, move by move, as one viewer may see it.

While a game goes on everybody sees again what they saw: who has a seat what it knew since they took
it, everybody else what was public. Which steps there are depends on nothing else either: a move of
which a viewer heard nothing is no step of theirs. Once it is over everything may be seen, through
anybody's eyes; one that was ended before its time stays as it was seen.
"""

from __future__ import annotations

import logging
from bisect import bisect_left, bisect_right
from collections.abc import Collection, Iterable, Sequence
from functools import cached_property
from itertools import chain, pairwise, takewhile
from math import inf
from typing import NamedTuple

from cachetools import LRUCache
from msgspec.structs import replace

from bot.model.recollection import Recollection
from bot.model.refusal import Refused, check_over
from bot.model.replay import Eyes, Footage, Replay, Sight, Turn, Ways, rounds
from bot.model.story import Account, Chapter
from bot.model.table import Status, Table, TableId
from bot.model.view import TableView
from bot.repositories.reels import Reels
from bot.repositories.tables import TableRepository
from bot.rows.moves import MoveRow
from bot.rows.seats import PastOccupancyRow
from bot.table.live_table import LiveTable
from bot.table.reel import Reel
from bot.table.replay import Told
from bot.table.story import Casting, casting, casts_of, divided, people, with_leavers
from bot.threads import beside
from games.api import AnyGame, Seat, State, hears
from games.optional.remembering import Played, greatest
from players.position import camps_of
from players.turning import curve, decided, turning

_LOG = logging.getLogger(__name__)

_VIEWINGS = 32
"""Most games in the cache as somebody looks at them again."""

HANDS = 9
"""The most hands beside a board: Discord takes ten pictures with a message."""


class _Tenure(NamedTuple):
    """The time in which somebody had a seat."""

    seat: Seat
    after: int
    """The last move before it."""
    until: float
    """The last move in it."""


class _Numbered(NamedTuple):
    """The steps of a track by number."""

    by_turn: list[int]
    by_round: list[int]
    turns: tuple[Turn, ...]
    """Those to which one can jump."""
    are_alike: bool
    """True if every round has one turn."""


class Replays:
    """Shows games again.

    Every method raises Refused with the keys ``not-started`` or ``lobby-closed`` where no game was
    ever started, ``table-quarantined`` in quarantine, ``not-kept`` where its moves
    were let go, ``no-past`` where it cannot be played again, and ``store-failed``.
    """

    def __init__(self, tables: TableRepository, reels: Reels) -> None:
        """Begin with nothing cached; the last 32 viewings (a person at a table) are kept."""
        self._tables = tables
        self._reels = reels
        self._viewings: LRUCache[tuple[TableId, int], _Viewing] = LRUCache(_VIEWINGS)

    async def show(
        self,
        table_id: TableId,
        user_id: int,
        eyes: Eyes | None = None,
        step: int | None = None,
        *,
        counted: Eyes | None = None,
    ) -> Replay:
        """Show a step of a game to a person, as they may see it.

        Args:
            table_id: what is looked at.
            user_id: who looks.
            eyes: from whose point of view; one that is not allowed becomes their own.
            step: which one, from 0; None is the first where the game is over, else the last. One
                that is out of range becomes the nearest.
            counted: from whose point of view ``step`` was counted, if that is another one; shown is
                then the last step up to it that ``eyes`` saw. None: ``eyes``.

        Raises:
            Refused: no game was started (``not-started``, ``lobby-closed``), it is in quarantine
                (``table-quarantined``), it is not kept (``not-kept``), or can't be played again
                (``no-past``).
        """
        reel = await self._reels.of((await self._tables.peek(table_id)).table)
        # Who has which seat is asked last: with moves that are newer than that, whoever has just
        # lost theirs would see what came after them.
        live = await self._tables.peek(table_id)
        viewing = self._viewings.get((table_id, user_id))
        if viewing is None or not viewing.is_of(live, reel):
            viewing = self._viewings[table_id, user_id] = _Viewing(live, reel, user_id)
        eyes = viewing.allowed(eyes)
        track = viewing.track(eyes)
        if step is None:
            shown = 0 if viewing.open else len(track) - 1
        else:
            told = track if counted is None else viewing.track(viewing.allowed(counted))
            # The last step that these eyes saw of what those had seen by then.
            at = told[max(0, min(step, len(told) - 1))]
            shown = max(bisect_right(track, at) - 1, 0)
        state = await self._reels.state(table_id, reel, track[shown])
        return viewing.replay(eyes, track, shown, state)

    async def footage(self, table_id: TableId, most: int) -> tuple[Footage, ...]:
        """Choose at most ``most`` positions for a film of a finished game, in the order of play.

        First and last are always among them, even if ``most`` is less than two, and moves that
        decided the game before others. Each has the public events since the one before.

        Raises:
            Refused: the game was not played to its end (``not-over``, or its status), is not kept
                (``not-kept``), or can't be played again (``no-past``).
        """
        live = await self._tables.peek(table_id)
        check_over(live.table)
        reel = await self._reels.of(live.table)
        viewing = _Viewing(live, reel, 0)
        record = await self._reels.record(table_id, reel)
        return await beside(_footage, viewing, reel, record, most)

    async def remembered(self, table_id: TableId) -> Recollection:
        """Return what a finished game is remembered by: turning point, greatest feat, epilogue.

        Empty if the game is not over, so that nothing hidden is told, or cannot be replayed; also
        if its rules fail to say, which is logged.
        """
        live = await self._tables.peek(table_id)
        if live.table.status is not Status.OVER:
            return Recollection()
        try:
            reel = await self._reels.of(live.table)
            record = await self._reels.record(table_id, reel)
        except Refused as refused:
            if refused.key not in {"not-started", "not-kept", "no-past"}:
                raise
            return Recollection()
        try:
            found = await beside(_remembered, live.table, reel.game, record)
        except Exception:  # noqa: BLE001 - its last board is posted all the same
            _LOG.exception("Epilogue of table %d failed; it is left out", table_id)
            return Recollection()
        if found == Recollection():
            return found
        return replace(found, people=people(live.table, live.past_occupancies))


def _remembered(table: Table, game: AnyGame, record: Sequence[Played]) -> Recollection:
    """Return what a finished game is remembered by: turning point, greatest feat, epilogue.

    Empty without an outcome. The turning point is None where the rules can't estimate positions, or
    where :func:`turning` finds none.
    """
    outcome = game.outcome(record[-1].after)
    if outcome is None:
        return Recollection()
    turned = None
    if game.horizon:
        camps = camps_of(game, len(table.players), table.terms.options)
        turned = turning(curve(game, camps, record, outcome), outcome)
    return Recollection(turned, greatest(game.feats(record), outcome), tuple(game.epilogue(record)))


class _Viewing:
    """A game as one person may see it again."""

    def __init__(self, live: LiveTable, reel: Reel, user_id: int) -> None:
        """Keep a table and its replay for one person; which steps they see is found when asked."""
        self._live = live
        self._reel = reel
        self._casting: Casting | None = casting(live.table, live.past_occupancies)
        self._tenures = _tenures(live, reel.rows, user_id)
        self._seat = live.table.seat_of(user_id)
        self.open = live.table.status is Status.OVER
        """True if everything may be seen."""
        self._tracks: dict[Eyes, list[int]] = {}
        self._numbered: dict[tuple[Eyes, int | None], _Numbered] = {}

    def is_of(self, live: LiveTable, reel: Reel) -> bool:
        """Return True if nothing has changed since it was made."""
        return self._live is live and self._reel is reel

    @property
    def others(self) -> tuple[Eyes, ...]:
        """All points of view that may be chosen: open hands, public, each seat.

        Empty before the end of the game.
        """
        if not self.open:
            return ()
        return (Sight.OPEN, Sight.PUBLIC, *(player.seat for player in self._live.table.players))

    def allowed(self, eyes: Eyes | None) -> Eyes:
        """Return the requested point of view if the viewer may have it, else their own.

        After the end their own is that of the seat they have, or all hands if they have none now;
        before it ``Sight.OWN``: what they themselves saw.
        """
        if eyes in self.others:
            assert eyes is not None
            return eyes
        if not self.open:
            return Sight.OWN
        return Sight.OPEN if self._seat is None else self._seat

    def track(self, eyes: Eyes) -> list[int]:
        """Return the steps of the game (numbers from 0) that are visible from a point of view.

        The set-up (0) always is; with all hands open every step; of a seat those that it made or
        heard of; else those that everybody heard of. Computed once for each.
        """
        if eyes not in self._tracks:
            self._tracks[eyes] = [
                step
                for step, tale in enumerate(self._reel.tales)
                if not step
                or eyes is Sight.OPEN
                or self._is_seen(step, tale, self._seat_at(step, eyes))
            ]
        return self._tracks[eyes]

    @cached_property
    def _chapters(self) -> tuple[Chapter, ...]:
        """All that was told in public, by turn."""
        return divided(self._with_leavers(self._reel.told), 0, self._casting)

    @cached_property
    def _told(self) -> frozenset[int]:
        """The turns of which anything was told in public."""
        return frozenset(chapter.number for chapter in self._chapters)

    def _number(self, eyes: Eyes, turn: int) -> _Numbered:
        """Return the turn and the round of each step of a track, and the turns to jump to.

        It also says whether turns and rounds are the same. ``turn`` is that of the step shown: it
        counts even if nothing of it was told in public yet.
        """
        key = eyes, None if turn in self._told else turn
        if key not in self._numbered:
            seats = len(self._live.table.players)
            by_turn = [self._reel.rows[at].chapter for at in self.track(eyes)]
            numbered, seen = rounds(self._reel.game, seats, self._chapters, turn), set(by_turn)
            by_round = [numbered.get(one, 0) for one in by_turn]
            self._numbered[key] = _Numbered(
                by_turn,
                by_round,
                tuple(
                    Turn(bisect_left(by_turn, chapter.number), chapter)
                    for chapter in self._chapters
                    if chapter.number in seen
                ),
                by_round == by_turn,
            )
        return self._numbered[key]

    def _is_seen(self, step: int, tale: Sequence[Told], seat: Seat | None) -> bool:
        """Return True if a seat made a move or heard of it; None: if everybody heard of it."""
        if seat is not None and self._reel.rows[step].seat == seat:
            return True
        return any(hears(seat, one.event) for one in tale)

    def _seat_at(self, step: int, eyes: Eyes) -> Seat | None:
        """Return the seat whose point of view a step shows; None for what was public.

        None as well with all hands open, which are shown beside the public view, and for one's own
        view of a time without a seat.
        """
        if not isinstance(eyes, Sight):
            return eyes
        if eyes is not Sight.OWN:
            return None
        row = self._reel.rows[step]
        return next(
            (one.seat for one in self._tenures if one.after <= row.number <= one.until),
            None,
        )

    def replay(self, eyes: Eyes, track: Sequence[int], shown: int, state: State) -> Replay:
        """Return step ``shown`` of a track as it is displayed, given the position after it.

        The first view is that of ``eyes``; with all hands open, it is the public one, and those of
        at most nine seats follow in the order of seats: the mover and the next if there are more.
        All name who sat there then. What is heard includes undos before the next step. ``mover`` is
        None at the set-up; ``round`` if rounds and turns are the same.
        """
        reel, table, step = self._reel, self._live.table, track[shown]
        row, seat = reel.rows[step], self._seat_at(step, eyes)
        # That moves were taken back is told with the step that was seen last before it: it makes
        # no step of its own, nor one of a move that is nobody else's business.
        following = reel.rows[track[shown + 1]].number if shown + 1 < len(track) else inf
        undone = (one for one in reel.undone if row.number < one.number < following)
        heard = [one for one in chain(reel.tales[step], undone) if hears(seat, one.event)]
        viewers: list[Seat | None] = [seat]
        if eyes is Sight.OPEN:
            # Where there are more hands than room, those from the mover on.
            count, first = len(table.players), row.seat or 0
            viewers += sorted(Seat((first + n) % count) for n in range(min(count, HANDS)))
        by_turn, by_round, turns, are_alike = self._number(eyes, row.chapter)
        there = self._seated(row.number)
        mover = None if row.seat is None or row.cause == "start" else Seat(row.seat)
        return Replay(
            table=table,
            eyes=eyes,
            others=self.others,
            looks=tuple(
                TableView(there, who, reel.game.view(state, who), (), (), None, shown, row.chapter)
                for who in viewers
            ),
            heard=self._account(heard),
            reader=seat if seat == self._seat_at(step, Sight.OWN) else None,
            mover=mover,
            cast=None if self._casting is None else self._casting(row.number),
            step=shown,
            steps=len(track),
            turn=by_turn[shown],
            round=None if are_alike else by_round[shown],
            ways=_ways(shown, by_turn, by_round),
            turns=turns,
        )

    def footage(self, step: int, state: State, tale: Iterable[Told], *, decided: bool) -> Footage:
        """Return a public position with the public events of ``tale``, for a film.

        It names who sat there then. ``decided`` says that the step decided the game.
        """
        row, view = self._reel.rows[step], self._reel.game.view(state, None)
        heard = [one for one in tale if one.event.to is None]
        there = self._seated(row.number)
        look = TableView(there, None, view, (), (), None, step, row.chapter)
        return Footage(look, self._account(heard), decided)

    def _seated(self, number: int) -> Table:
        """Return the table with those in its seats who made a move or saw it, by its number."""
        table = self._live.table
        return table if self._casting is None else table.seating(self._casting(number))

    def _with_leavers(self, tale: Iterable[Told]) -> Iterable[Told]:
        """Return what was told; a move for somebody who had left says so."""
        return with_leavers(tale, self._live.table, self._live.past_occupancies)

    def _account(self, heard: Sequence[Told]) -> Account:
        """Return the events that were heard, with the cast and the number of each."""
        heard = [*self._with_leavers(heard)]
        return Account(
            tuple(one.event for one in heard),
            casts_of(heard, self._casting),
            tuple(one.number for one in heard),
        )


def _footage(
    viewing: _Viewing, reel: Reel, record: Sequence[Played], most: int
) -> tuple[Footage, ...]:
    """Choose at most ``most`` steps of a film, in order, those that decided the game first.

    Those are the largest changes of the estimated standing, or where the rules can't estimate,
    public events worth a picture. Each step has the public events since the one before.
    """
    track = viewing.track(Sight.PUBLIC)
    if reel.game.horizon:
        weighty: Collection[int] = decided(reel.game, record, track, max(most - 2, 0) // 2)
    else:
        weighty = {step for step in track if _is_decided(reel.tales[step])}
    found, told = [], -1
    for step in _chosen(track, weighty, most):
        tale = [one for at in range(told + 1, step + 1) for one in reel.tales[at]]
        found.append(viewing.footage(step, record[step].after, tale, decided=step in weighty))
        told = step
    return tuple(found)


def _is_decided(tale: Sequence[Told]) -> bool:
    """Return True if a public event is worth a picture of its own."""
    return any(one.event.to is None and one.event.significance.moment for one in tale)


def _chosen(track: Sequence[int], decided: Collection[int], most: int) -> list[int]:
    """Choose at most ``most`` steps of a track: first, last, decided ones, and some of the rest.

    They are sorted, and spread evenly. At most half of those between are decided ones if there are
    enough others: reveals alone tell no story.
    """
    inner = track[1:-1]
    weighty = [step for step in inner if step in decided]
    others = [step for step in inner if step not in decided]
    room = max(most - 2, 0)
    some = _spread(weighty, max(room // 2, room - len(others)))
    return sorted({track[0], *some, *_spread(others, room - len(some)), track[-1]})


def _spread(steps: Sequence[int], most: int) -> list[int]:
    """Choose at most ``most`` steps, evenly from the first on; all if they are no more."""
    if len(steps) <= most:
        return list(steps)
    return [steps[number * len(steps) // most] for number in range(most)]


def _tenures(live: LiveTable, rows: Sequence[MoveRow], user_id: int) -> tuple[_Tenure, ...]:
    """List when a person had which seat, as numbers of moves; empty for who never had one.

    Past stays come first; the present one has no end (``inf``).
    """
    past = [
        _Tenure(Seat(one.seat), one.began_after, _last_seen(live, rows, one))
        for one in live.past_occupancies
        if one.user_id == user_id
    ]
    seat = live.table.seat_of(user_id)
    if seat is not None:
        began_after = live.table.players[seat].occupancy.began_after
        past.append(_Tenure(seat, began_after, inf))
    return tuple(past)


def _last_seen(live: LiveTable, rows: Sequence[MoveRow], past: PastOccupancyRow) -> int:
    """Return the number of the last move that a person saw while they had a seat.

    Moves count up to the time when they left, and up to their own last answer, as a machine's clock
    may have been set back; never those after somebody followed them. Without any, the last move
    before they sat down.
    """
    current = live.table.players[past.seat].occupancy
    begun = [(current.number, current.began_after)]
    begun += [(o.number, o.began_after) for o in live.past_occupancies if o.seat == past.seat]
    followed = min((after for number, after in begun if number > past.number), default=inf)
    there = [row for row in rows if past.began_after <= row.number <= followed]
    timed = takewhile(
        lambda pair: pair[0].at <= pair[1].at < past.ended_at, pairwise([*there[:1], *there])
    )
    own = (
        row.number
        for row in there
        if row.seat == past.seat and row.user_id == past.user_id and row.cause == "player"
    )
    return max(chain((row.number for _, row in timed), own), default=past.began_after)


def _ways(shown: int, turns: Sequence[int], numbered: Sequence[int]) -> Ways:
    """Return the steps that the buttons around step ``shown`` lead to.

    ``turns`` and ``numbered`` have the turn and the round of each step. At an end a button leads to
    the first or last step.
    """
    last = len(turns) - 1
    return Ways(
        first=0,
        round_back=_back(shown, numbered),
        turn_back=_back(shown, turns),
        back=max(shown - 1, 0),
        on=min(shown + 1, last),
        turn_on=min(bisect_right(turns, turns[shown]), last),
        round_on=min(bisect_right(numbered, numbered[shown]), last),
        last=last,
    )


def _back(shown: int, numbers: Sequence[int]) -> int:
    """Return the first step of this turn or round, or of the one before if that is shown.

    ``numbers`` has the turn, or the round, of each step.
    """
    begun = bisect_left(numbers, numbers[shown])
    return begun if begun < shown else bisect_left(numbers, numbers[max(begun - 1, 0)])
