"""What the host does by itself at a time, answers apart."""

from __future__ import annotations

from bot.model.refusal import Refused
from bot.model.table import Status, TableId
from bot.model.times import to_ms
from bot.services.advance import Advance
from bot.services.seats import CLOSED, player_in
from bot.store.rows import AlarmRow, Change, DeleteAlarm
from bot.table.live_table import LiveTable
from bot.transitions import inactivity, occupancy, pauses, standing_orders, takeovers
from games.api import Seat

_LATER_MS = 24 * 60 * 60 * 1000
"""When an alarm is tried again at a table that broke."""


class Alarms(Advance):
    """Rings alarms."""

    async def ring(self, alarm: AlarmRow) -> None:
        """Do what an alarm is for; nothing where it has lost its sense."""
        table_id, seat = TableId(alarm.table_id), Seat(alarm.seat)

        async def work(live: LiveTable) -> None:
            at = to_ms(self._now())
            off = DeleteAlarm(table_id, alarm.kind, seat)
            playing = live.table.status is Status.PLAYING
            change: Change = ()
            match alarm.kind:
                case inactivity.ALARM if live.table.status not in CLOSED:
                    last = await self._shelf.read(self._store.last_human_move(table_id))
                    live, change = inactivity.check_inactivity(live, at, last or 0, self._stale)
                case inactivity.LOBBY_ALARM if live.table.status is Status.LOBBY:
                    live, change = inactivity.announce_lobby_end(live, at)
                case occupancy.CLAIM if playing and player_in(live, seat).sitting.claim is not None:
                    live, rows = takeovers.grant(live, seat, at)
                    change = tuple(rows)
                case standing_orders.ALARM if playing:
                    live = await self._settle(live, at_last=True)
                case pauses.ALARM if playing:
                    known = await self._habits_at(live)
                    live, change = pauses.apply_preferences(live, known, self._now(), tell=True)
                case _:
                    pass
            again = any(isinstance(row, AlarmRow) and row.kind == alarm.kind for row in change)
            await self._commit(live, change if again else (off, *change))

        try:
            await self._shelf.change(table_id, work, bounded=False)
        except Refused as refused:
            if refused.key != "table-quarantined":
                raise
            later = alarm._replace(due_at=to_ms(self._now()) + _LATER_MS)
            await self._shelf.read(self._store.commit((later,)))
