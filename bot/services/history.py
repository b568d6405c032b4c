"""What was played at a table: its events as one may hear of them, and the whole for a proof."""

from __future__ import annotations

import logging
from collections.abc import Iterable, Sequence
from datetime import timedelta
from itertools import pairwise

import msgspec
from cachetools import LRUCache
from msgspec.structs import replace

import games
from bot.model.players import Player
from bot.model.refusal import Refused, check_over
from bot.model.story import Account, Chapter
from bot.model.table import Table, TableId
from bot.model.times import from_ms
from bot.model.view import Missed, PastView, TableView
from bot.repositories.reels import Reels
from bot.repositories.tables import TableRepository
from bot.rows.moves import MoveRow
from bot.store.store import Store
from bot.table.replay import Told, events_of, kept_by, standing, target_of
from bot.table.story import Casting, casting, casts_of, chapters, tale_of
from bot.threads import beside
from bot.verify import Export, ExportedMove, Verified, VerifyError, verified, written
from games.api import AnyGame, Seat, hears
from players.turning import beginner

_LOG = logging.getLogger(__name__)

_REMEMBERED = 256
"""Most positions in the cache, as people last saw them."""


class History:
    """Reads stored moves. Events reach a reader only if they are among those who may hear.

    Every method raises Refused with the key ``store-failed`` where the database fails.
    """

    def __init__(self, store: Store, tables: TableRepository, reels: Reels) -> None:
        """Begin with empty caches: the last 256 positions that people left, and who has acted."""
        self._store = store
        self._tables = tables
        self._reels = reels
        self._left: LRUCache[tuple[TableId, Seat | None, int], TableView] = LRUCache(_REMEMBERED)
        self._acted: LRUCache[tuple[TableId, Seat, int | None, int], bool] = LRUCache(_REMEMBERED)
        """People in seats who have answered something there."""

    def forget(self, user_id: int) -> None:
        """Drop all cached positions: of any a person may have written the text."""
        del user_id
        self._left.clear()

    async def chapters(self, table_id: TableId) -> tuple[Chapter, ...]:
        """Return the public story, a chapter for each turn, from the set-up on.

        Raises:
            Refused: its moves are not kept any more (``not-kept``).
        """
        table, rows = await self._played(table_id)
        past = (await self._tables.peek(table_id)).past_occupancies
        return chapters(games.find(table.game), rows, 0, table, past)

    async def since(self, look: TableView) -> Missed:
        """Return what the viewer may hear since their own last move, or since they took the seat.

        It goes up to the moment of ``look``: they may have lost the seat since. Their own move is
        part of it. Only moves that they made by hand count as theirs: an answer
        that the host gave in their place is news. What others did unheard counts nowhere. ``left``
        is the move before their own, lower where moves were taken back since. Empty for people
        without a seat, without any move before, and if their own move is the last one and brought
        them at most one event.
        """
        if look.seat is None:
            return Missed()
        table, seat = look.table, look.seat
        player = table.players[seat]
        own, *later = await self._since_own(look) or (None,)
        if own is None:
            return Missed()
        live = await self._tables.peek(table.id)
        own, *later = await self._tables.retold(live, (own, *later))
        acted = _is_of(player, own)
        rows = (own, *later) if acted else later
        tale = tale_of(games.find(table.game), rows, table, live.past_occupancies)
        heard = [one for one in tale if hears(seat, one.event)]
        casts = casts_of(heard, await self._casting(table))
        account = Account(
            tuple(one.event for one in heard), casts, tuple(one.number for one in heard)
        )
        later = _known(later, heard, seat)
        if not later and len(heard) <= 1:
            # Of a move of which nothing came one has read all there is.
            return Missed()
        if not later and not acted:
            return Missed(account)
        undone = [target_of(row) for row in later if row.cause == "undo"]
        # What came of their own answer is news as well: the board is told from before it.
        left = own.number - 1 if acted else own.number
        return Missed(
            account=account,
            left=min((left, *undone)),
            left_at=from_ms(own.at),
            span=timedelta(milliseconds=max(0, (later or (own,))[-1].at - own.at)),
            acted=acted,
            moves=sum(row.cause != "undo" for row in standing(later)),
            turns=sum(map(beginner(games.find(table.game)), account.events)),
        )

    async def has_acted(self, look: TableView) -> bool:
        """Return True if the person in the viewer's seat has answered by hand in this stay.

        False for a viewer without a seat. True is cached.
        """
        if look.seat is None:
            return False
        player = look.table.players[look.seat]
        key = look.table.id, look.seat, player.user_id, player.occupancy.began_after
        if key not in self._acted and any(
            _is_of(player, row) for row in await self._since_own(look)
        ):
            # Moves are never taken out of what is stored of a game under way.
            self._acted[key] = True
        return key in self._acted

    async def _since_own(self, look: TableView) -> tuple[MoveRow, ...]:
        """Read the moves from the viewer's last one by hand on, or from before they had the seat.

        None that came after the view is among them. The first is that move, or the last one before
        they sat down; empty if there is none. The viewer has to be a person with a seat.
        """
        assert look.seat is not None
        player = look.table.players[look.seat]
        assert player.user_id is not None
        rows = await self._tables.read(
            self._store.later_moves(
                look.table.id, look.seat, player.user_id, player.occupancy.began_after
            )
        )
        return tuple(row for row in rows if row.number <= look.moves)

    async def watched_since(self, look: TableView, left: int | None) -> Missed:
        """Return the public events after move ``left``; None: those of the last round and since.

        ``Missed()`` if no move of which everybody heard came after it, or none before: others count
        nowhere. ``left`` of the result is lower where moves were taken back since. Where the rules
        have no rounds, a round is as many turns as there are seats.
        """
        table, game = look.table, games.find(look.table.game)
        _, rows = await self._played(table.id)
        if left is None:
            turns = 1 if any(e.begins_round for e in game.event_types) else len(table.players)
            left = _before(game, rows, turns) or 0
        earlier = [row for row in rows if row.number <= left]
        past = (await self._tables.peek(table.id)).past_occupancies
        tale = tale_of(game, rows[len(earlier) :], table, past)
        heard = [one for one in tale if one.event.to is None]
        later = _known(rows[len(earlier) :], heard)
        if not later or not earlier:
            return Missed()
        seen = (
            r for r in reversed(standing(earlier)) if any(e.to is None for e in events_of(game, r))
        )
        return Missed(
            Account(
                tuple(one.event for one in heard),
                casts_of(heard, await self._casting(table)),
                tuple(one.number for one in heard),
            ),
            left=min((left, *(target_of(row) for row in later if row.cause == "undo"))),
            left_at=from_ms(next(seen, earlier[0]).at),
            acted=True,
            moves=sum(row.cause != "undo" for row in standing(later)),
            turns=sum(beginner(game)(one.event) for one in heard),
        )

    async def then(self, look: TableView, missed: Missed) -> TableView | None:
        """Return the viewer's view of the game as they left it; None if nothing came since.

        Names and seats are those of today, so that only the position differs.

        Raises:
            Refused: the game cannot be played again (``no-past``).
        """
        if missed.left is None:
            return None
        seat, running = look.seat, (await self._tables.peek(look.table.id)).running
        sight = None if running is None or seat is None else running.last_sights.get(seat)
        if sight is not None and sight.number == missed.left:
            return TableView(
                look.table, seat, sight.view, (), (), None, sight.number, sight.chapter
            )
        key = (look.table.id, look.seat, missed.left)
        past = self._left.get(key)
        if past is None:
            past = (await self.moment(look.table, missed.left, look.seat)).look
            self._left[key] = past
        # Names and seats are those of today, so that nothing but the position differs.
        return replace(past, table=look.table)

    async def moment(self, table: Table, number: int, seat: Seat | None) -> PastView:
        """Return the view after move ``number``, and the events of that move that may be heard.

        They are those of a seat; None: of everybody. The move must not have been undone.

        Raises:
            Refused: the game cannot be played again (``no-past``).
        """
        reel = await self._reels.of(table, told=False)
        step = reel.step_of(number)
        state, row = await self._reels.state(table.id, reel, step), reel.rows[step]
        look = TableView(
            table, seat, reel.game.view(state, seat), (), (), None, row.number, row.chapter
        )
        try:
            events = events_of(reel.game, row)
        except ValueError as error:
            raise Refused("no-past") from error
        heard = tuple(event for event in events if hears(seat, event))
        cast = await self._casting(table)
        count = len(heard)
        casts = () if cast is None else (cast(row.number),) * count
        return PastView(look, Account(heard, casts, (row.number,) * count))

    async def has_played(self, table_id: TableId, user_id: int) -> bool:
        """Return True if a person sits at a table, a lobby included, or ever sat at its game.

        False if there is no such table.
        """
        stored = await self._tables.read(self._store.table(table_id))
        if stored is None:
            return False
        return any(seat.user_id == user_id for seat in stored.seats) or any(
            past.user_id == user_id for past in stored.people.past_occupancies
        )

    async def lately(self, look: TableView) -> tuple[Chapter, ...]:
        """Return the public story of the present turn and the one before, in two chapters.

        Fewer if nothing public happened.
        """
        first = max(0, look.chapter - 1)
        live = await self._tables.peek(look.table.id)
        rows = await self._tables.moves(live)
        recent = (row for row in rows if row.chapter >= first or row.cause == "undo")
        game = games.find(look.table.game)
        return chapters(game, recent, first, look.table, live.past_occupancies)

    async def numbers(self, table_id: TableId) -> tuple[tuple[int, int], ...]:
        """List the moves that were not taken back, from the set-up on: number and chapter number.

        Empty if no game was ever started.

        Raises:
            Refused: they are not kept any more (``not-kept``).
        """
        _, played = await self._played(table_id)
        rows = standing(played)
        return tuple((row.number, row.chapter) for row in rows)

    async def a_turn_ago(self, table_id: TableId) -> int | None:
        """Return the last move that stands of the turn before last; None if there is none yet.

        A turn is a round where the rules have rounds.

        Raises:
            Refused: they are not kept any more (``not-kept``).
        """
        table, rows = await self._played(table_id)
        return _before(games.find(table.game), rows, 1)

    async def export(self, table_id: TableId) -> bytes:
        """Return a finished game as JSON, for :func:`bot.verify.verify`.

        It has the seed, moves and final position, read from the database, also undone moves and the
        undos.

        Raises:
            Refused: the game was not played to its end (``not-over``, or its status), or so long
                ago (``not-kept``).
        """
        table, rows = await self._played(table_id, anew=True)
        stored = await self._tables.read(self._store.table(table_id))
        check_over(table)
        if table.seed is None or stored is None:
            raise Refused("not-over")
        assert stored.snapshot is not None
        export = Export(
            game=table.game,
            version=table.version,
            shape=stored.snapshot.version,
            seats=len(table.players),
            options=dict(table.terms.options),
            seed=table.seed,
            seed_hash=table.seed_hash or "",
            legacy=table.legacy,
            start=msgspec.Raw(rows[0].events.encode()),
            moves=tuple(
                ExportedMove(
                    seat=Seat(row.seat),
                    move=msgspec.Raw(row.payload.encode()),
                    events=msgspec.Raw(row.events.encode()),
                    cause=row.cause,
                )
                if row.cause != "undo"
                else ExportedMove(
                    seat=Seat(row.seat),
                    move=msgspec.Raw(b"null"),
                    events=msgspec.Raw(b"[]"),
                    back_to=target_of(row),
                    kept=tuple(sorted(kept_by(row))),
                    cause=row.cause,
                )
                for row in rows
                if row.seat is not None
            ),
            state=msgspec.Raw(stored.snapshot.state.encode()),
        )
        return written(export)

    async def check_luck(self, table_id: TableId) -> Verified:
        """Verify a finished game by replaying it from its seed; return what was verified.

        The seed is compared with the hash that was published at the start. A failure is logged.

        Raises:
            Refused: as :meth:`export`, or the game did not go as its seed determines
                (``luck-broken``, with the ``reason``).
        """
        export = await self.export(table_id)
        try:
            return await beside(verified, export)
        except VerifyError as error:
            _LOG.warning("Table %d does not follow from its seed: %s", table_id, error)
            raise Refused("luck-broken", reason=str(error)) from error

    async def _casting(self, table: Table) -> Casting | None:
        """Return who sat where over time at a table; None if nobody has changed seats."""
        live = await self._tables.peek(table.id)
        return casting(table, live.past_occupancies)

    async def _played(
        self, table_id: TableId, *, anew: bool = False
    ) -> tuple[Table, tuple[MoveRow, ...]]:
        """Return a table and all its moves, also undone ones; ``anew``: read from the database.

        Empty if no game was ever started.

        Raises:
            Refused: they are not kept any more (``not-kept``).
        """
        live = await self._tables.peek(table_id)
        table, rows = live.table, await self._tables.moves(live, anew=anew)
        if not rows and table.status.ended and table.seed_hash is not None:
            raise Refused("not-kept")
        return table, rows


def _known(
    rows: Sequence[MoveRow], heard: Iterable[Told], seat: Seat | None = None
) -> list[MoveRow]:
    """Return the moves of which anything was ``heard``, and those of ``seat``.

    That somebody did something in secret, or how often, is in no count and at no time.
    """
    numbers = {one.number for one in heard}
    return [row for row in rows if row.number in numbers or (seat is not None and row.seat == seat)]


def _before(game: AnyGame, rows: Sequence[MoveRow], turns: int) -> int | None:
    """Return the last move before the present turn and the ``turns`` before it; None if none is.

    Moves that were taken back are left out. A turn is a round where the rules have rounds.
    """
    begins, begun = beginner(game), 0
    for later, row in pairwise(reversed(standing(rows))):
        begun += sum(map(begins, events_of(game, later)))
        if begun > turns:
            return row.number
    return None


def _is_of(player: Player, row: MoveRow) -> bool:
    """Return True if a person made a move by hand."""
    return row.user_id == player.user_id and row.cause == "player"
