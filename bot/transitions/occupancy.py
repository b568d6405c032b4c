"""Who sits in a seat for how long: missed turns, who leaves, who follows, and what is kept."""

from __future__ import annotations

from itertools import chain
from typing import Literal

from msgspec.structs import replace

from bot.clocks.computers import stand_in_timers
from bot.clocks.deadlines import (
    drop_held,
    hours_now,
    recompute,
    restart_stopped,
)
from bot.clocks.limits import unseen_for
from bot.clocks.windows import heard_from
from bot.model.players import Occupancy, Person, Player
from bot.model.refusal import Refused, require_seat
from bot.model.table import Status
from bot.model.timers import TimerKind
from bot.model.times import MILLISECOND, Millis
from bot.rows.change import Change, Write
from bot.rows.clocks import BankRow, DeletePauseWish, DeleteTimer
from bot.rows.moves import DeleteUndoRequest
from bot.rows.seats import DeleteBallots, DeleteStandingOrder, PastOccupancyRow
from bot.table.live_table import LiveTable
from bot.table.mending import UNKNOWN
from bot.table.occupants import columns_of
from bot.table.running_game import QuestionTimer
from bot.transitions import plans
from games.api import Seat
from games.optional.giving_up import Aftermath

_OFTEN_MS = 10 * 60 * 1000
"""More often than this it is not noted that somebody was seen."""

Ending = Literal["left", "replaced", "kicked", "conceded", "absent", "finished", "cancelled"]


def begin(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Begin everybody's occupancy, computers included, as the game starts; return their rows."""
    for player in live.table.players:
        live = live.with_player(replace(player, occupancy=Occupancy(began_at=at, seen_at=at)))
    return live, [live.occupancy_row(player.seat) for player in live.table.players]


def miss_turn(
    live: LiveTable, seat: Seat, chapter: int, at: Millis, asked_at: Millis | None
) -> tuple[LiveTable, list[Write]]:
    """Count a turn in which the host answered for somebody, at most once a turn (``chapter``).

    Once they have missed enough turns to count as gone, their seat is on offer. ``asked_at`` is
    when the question was asked, later by what a shared limit stood; None if unknown. Somebody who
    was back meanwhile and misses again in the same turn is noted as missing, but no turn is
    counted. Nothing happens for somebody who has left.
    """
    player = live.table.players[seat]
    known = player.occupancy
    if player.gone or (known.chapter == chapter and known.missed_from is not None):
        return live, []
    if asked_at is not None:
        # What comes after it may be asked in the same moment, and is no part of what was missed.
        asked_at = min(asked_at, at - 1)
    occupancy = replace(known, missed_from=asked_at)
    if known.chapter != chapter:
        occupancy = replace(
            occupancy,
            missed=known.missed + 1,
            in_a_row=known.in_a_row + 1,
            chapter=chapter,
            missed_at=known.missed_at or at,
        )
    player = replace(player, occupancy=occupancy)
    if occupancy.offered_at is None and is_given_up(live, player, at):
        occupancy = replace(occupancy, offered_at=at)
    live = live.with_player(replace(player, occupancy=occupancy))
    return live, [live.occupancy_row(seat), *stand_in_timers(live, at)]


def miss_reaction(
    live: LiveTable, seat: Seat, at: Millis, asked_at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Note that the host let a reaction pass for somebody who was not seen since it was asked.

    That is no missed turn, and offers no seat: further reactions of theirs have the short limit.
    Nothing happens for somebody who has left or has missed something before.
    """
    player = live.table.players[seat]
    known = player.occupancy
    if player.gone or known.missed_from is not None or known.seen_at > asked_at:
        return live, []
    occupancy = replace(known, missed_from=min(asked_at, at - 1))
    live = live.with_player(replace(player, occupancy=occupancy))
    return live, [live.occupancy_row(seat)]


def is_given_up(live: LiveTable, player: Player, at: Millis) -> bool:
    """Return True if a player counts as gone: turns missed in a row, and unseen for long enough.

    How many turns and how long is set by the table's pace. Whether they left already, or are a
    computer, is not looked at.
    """
    return (
        player.occupancy.in_a_row >= live.pace.missed
        and unseen_for(live, player.seat, at) >= live.pace.unseen // MILLISECOND
    )


def know_again(
    live: LiveTable, user_id: int, name: str, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Give a person their name back, where it was lost with the row of their seat.

    Nothing changes if they have no seat here, their name is known, or ``name`` says nothing. Else
    their seat is stored, and the message updated.
    """
    seat = live.table.seat_of(user_id)
    if name in ("", UNKNOWN) or seat is None or live.table.players[seat].name != UNKNOWN:
        return live, []
    player = replace(live.table.players[seat], occupant=Person(user_id, name))
    live = live.with_player(player)
    return live, [live.seat_row(player), live.update_row(at)]


def is_news(live: LiveTable, user_id: int, at: Millis) -> bool:
    """Return True if it is to be noted that a person is seen at a table (F80).

    That is so in a game under way, for somebody who has not left, if they were not seen since they
    were asked something, or not for ten minutes, or if being seen brings them back from a missed
    turn.
    """
    seat = live.table.seat_of(user_id)
    if seat is None or live.table.status is not Status.PLAYING or live.running is None:
        return False
    known = live.table.players[seat].occupancy
    fresh = any(known.seen_at <= since for since in _asked_at(live, seat))
    fresh = fresh or at - known.seen_at >= _OFTEN_MS
    return not live.table.players[seat].gone and (fresh or _is_back(known))


def _is_back(known: Occupancy) -> bool:
    """Return True if being seen is enough to bring back somebody who missed a turn.

    It is not once their seat is on offer.
    """
    return known.missed_from is not None and known.offered_at is None


def _asked_at(live: LiveTable, seat: Seat) -> list[Millis]:
    """List the milliseconds at which each open question of a seat was asked."""
    return [timer.at for (_, of), timer in live.under_way.posed.items() if of == seat]


def notice(live: LiveTable, user_id: int, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Note that a person is seen at a table (F80); nothing where that is no news (:func:`is_news`).

    Whoever had missed a turn is back with that, and has their full limits again. A seat that is on
    offer by then stays so: they take it back by a press that says so, or by a move.
    """
    seat = live.table.seat_of(user_id)
    if seat is None or not is_news(live, user_id, at):
        return live, []
    known = live.table.players[seat].occupancy
    back = _is_back(known)
    # Seen is who comes after a question, be it in the same moment.
    seen = max((at, *(since + 1 for since in _asked_at(live, seat))))
    if known.offered_at is not None:
        occupancy = replace(known, seen_at=seen)
        live = live.with_player(replace(live.table.players[seat], occupancy=occupancy))
        return live, [live.occupancy_row(seat)]
    live, rows = return_to_play(live, seat, seen, played=False)
    shown = live.questions
    live, clocks = recompute(live, at)
    if back or shown != live.questions:
        rows.append(live.update_row(at))
    return live, [*rows, *clocks]


def return_to_play(
    live: LiveTable, seat: Seat, at: Millis, *, played: bool
) -> tuple[LiveTable, list[Write]]:
    """Note that the person in a seat is there: no offer, claim or missed turn stands any more.

    ``played`` means that they made a move: then it is noted every ten minutes at most that they
    were seen, else always. No limit is computed again and no message updated here; without any
    change no rows are returned.
    """
    player = live.table.players[seat]
    known = player.occupancy
    occupancy = replace(
        known,
        in_a_row=0,
        played=known.played or played,
        offered_at=None,
        away=False,
        claim=None,
        claim_due=None,
        missed_from=None,
        missed_at=None,
        seen_at=at if not played or at - known.seen_at >= _OFTEN_MS else known.seen_at,
    )
    if occupancy == known:
        return live, []
    live = live.with_player(replace(player, occupancy=occupancy))
    over = DeleteTimer(live.table.id, TimerKind.CLAIM, seat)
    came_back = known.offered_at is not None
    return live, [
        live.occupancy_row(seat), over, *(stand_in_timers(live, at) if came_back else ()),
    ]  # fmt: skip


def vacate(
    live: LiveTable, seat: Seat, ending: Ending, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """End the occupancy of somebody who is gone, and offer their seat to others.

    After giving the game up (``conceded``) it is on offer only where the rules let the seat play on
    (G33); else a claim to it is dropped, which otherwise stands. If they hosted the table, somebody
    else does now; their vote to call the game off is dropped, and clocks are computed again.
    """
    live, rows = _ended(live, seat, ending, at)
    player = live.table.players[seat]
    occupancy = replace(player.occupancy, offered_at=at)
    if ending == "conceded" and not _may_play_on(live, seat):
        occupancy = replace(occupancy, offered_at=None, claim=None, claim_due=None)
        rows.append(DeleteTimer(live.table.id, TimerKind.CLAIM, seat))
    live = live.with_player(replace(player, gone=True, occupancy=occupancy))
    live = replace(live, agreed=live.agreed - {seat})
    if live.table.host.id == player.user_id:
        live = _new_host(live)
    live, clocks = recompute(live, at)
    return live, [
        live.table_row(), live.seat_row(live.table.players[seat]), live.occupancy_row(seat),
        *rows, *clocks, *stand_in_timers(live, at), live.update_row(at),
    ]  # fmt: skip


def _may_play_on(live: LiveTable, seat: Seat) -> bool:
    """Return True if a seat that gave up can be taken over; never where no game is running."""
    table, running = live.table, live.running
    if running is None:
        return False
    after = running.game.aftermath_of(len(table.players), table.terms.options, seat)
    return after is Aftermath.CAMP


def seat_person(
    live: LiveTable, seat: Seat, person: Person, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Put a person in a seat of a game, with a clean record; the record before is kept as past.

    Somebody who still held it is noted as replaced. Open questions of the seat get their whole
    limit from ``at``, and so does the next one if a limit of its stands, unless its own player is
    back while the clocks stand; its bank is full for somebody new, and its vote to call the game
    off is dropped. If the person before hosted the table, somebody else does now. Whether they may
    have the seat is checked by the caller.
    """
    player = live.table.players[seat]
    rows: list[Write] = []
    if not player.gone:
        live, rows = _ended(live, seat, "replaced", at)
    number = 1 + max((t.number for t in live.past_occupancies if t.seat == seat), default=-1)
    live = live.with_player(
        Player(
            seat,
            person,
            gone=False,
            occupancy=Occupancy(
                number=number,
                began_at=at,
                seen_at=at,
                began_after=0 if live.running is None else live.running.moves,
            ),
        )
    )
    if live.table.host.id == player.user_id:
        live = _new_host(live)
    used, is_new = live.times.used, person.id != player.user_id
    if is_new:
        # Nobody fills their own bank by leaving and coming back.
        used = {of: spent for of, spent in used.items() if of != seat}
    live = replace(live, agreed=live.agreed - {seat}, times=replace(live.times, used=used))
    # Nor a limit while it stands; when it runs, what is asked of an empty seat is answered at once.
    goes_on = not is_new and live.table.stands_since is not None
    live, anew = (live, []) if goes_on else restart_stopped(live, (seat,), at)
    running = live.running
    if running is not None and not goes_on:
        fresh = {
            key: QuestionTimer(
                at,
                passed=running.moves,
                call_at=at,
                # Who follows in the middle of a window changes nothing of its moment.
                heard_after=max(0, heard_from(p) - at),
                hours=hours_now(live, seat),
            )
            if key[1] == seat
            else p
            for key, p in running.posed.items()
        }
        answers = {of: last for of, last in running.last_answers.items() if of != seat}
        turns = {of: turn for of, turn in running.answered_in.items() if of != seat}
        running = replace(running, posed=fresh, last_answers=answers, answered_in=turns)
        live = replace(live, running=running)
    # Also where only the beginning of a limit has changed, and not its end.
    live, clocks = recompute(live, at, every=True)
    table_id = live.table.id
    return live, [
        live.table_row(), live.seat_row(live.table.players[seat]), live.occupancy_row(seat),
        *rows, *clocks, *anew, BankRow(table_id, seat, used.get(seat, 0)),
        DeleteTimer(table_id, TimerKind.CLAIM, seat),
        *stand_in_timers(live, at), live.update_row(at),
    ]  # fmt: skip


def finish(
    live: LiveTable, ending: Literal["finished", "cancelled"], at: Millis
) -> tuple[LiveTable, Change]:
    """End the occupancy of everybody who has not left; the table itself is ended by the caller."""
    rows: list[Write] = []
    for player in live.table.players:
        if not player.gone:
            live, ended = _ended(live, player.seat, ending, at)
            rows += ended
    return live, tuple(rows)


def require_playing(live: LiveTable) -> None:
    """Check that a game is under way and in memory.

    Raises:
        Refused: it is not (``no-seat-now``).
    """
    if live.table.status is not Status.PLAYING or live.running is None:
        raise Refused("no-seat-now")


def require_present(live: LiveTable, person: Person) -> Seat:
    """Return the seat of a person who takes part and whose seat is not on offer.

    Raises:
        Refused: they have no seat (``not-seated``), or it is on offer (``not-present``).
    """
    seat = require_seat(live.table, person)
    if not live.table.players[seat].present:
        raise Refused("not-present")
    return seat


def _new_host(live: LiveTable) -> LiveTable:
    """Make the first person present host, else the first one seated; unchanged if there is none."""
    present = (p.person for p in live.table.players if p.present and p.person is not None)
    heir = next(chain(present, live.table.people), None)
    return live if heir is None else live.with_table(host=heir)


def _ended(
    live: LiveTable, seat: Seat, ending: Ending, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """End a person's time in a seat and store the record of it; nobody else is seated here.

    Answers in advance, plan, held answers, votes about removal and the wishes for another pace and
    for a pause are dropped, and so is a request to take a move back that they made or were asked
    about.
    """
    player = live.table.players[seat]
    occupancy = player.occupancy
    who = columns_of(player.occupant)
    row = PastOccupancyRow(
        live.table.id, seat, occupancy.number, who.user_id, who.name,
        occupancy.began_at, occupancy.began_after, at, occupancy.missed, ending, who.level,
    )  # fmt: skip
    mine = [key for of, key in live.standing if of == seat]
    held = [key for key in live.held if key[1] == seat]
    live = replace(
        live,
        past_occupancies=(*live.past_occupancies, row),
        standing=frozenset(pair for pair in live.standing if pair[0] != seat),
        expired=tuple(one for one in live.expired if one[1] != seat),
        ballots=frozenset(pair for pair in live.ballots if seat not in pair),
    )
    over: list[Write] = [DeleteStandingOrder(live.table.id, seat, key) for key in mine]
    if (wish := live.proposal) is not None and seat in (wish.seat, *wish.consent):
        # Who is gone wants nothing back, and is not there to agree; the others may ask again.
        live = replace(live, proposal=None)
        over.append(DeleteUndoRequest(live.table.id))
    for key in held:
        live, unheard = drop_held(live, key)
        over += unheard
    live, unplanned = plans.drop_plan(live, seat)
    live, unwished = drop_pace_wish(live, seat)
    live, unpaused = drop_pause_wish(live, seat)
    unwished += unpaused
    return live, [row, *over, *unplanned, *unwished, DeleteBallots(live.table.id, seat)]


def drop_pace_wish(live: LiveTable, seat: Seat) -> tuple[LiveTable, list[Write]]:
    """Drop a seat's wish for another pace and its timer; no rows where it has none."""
    to = live.times.paces.get(seat)
    if to is None:
        return live, []
    paces = {of: pace for of, pace in live.times.paces.items() if of != seat}
    live = replace(live, times=replace(live.times, paces=paces))
    return live, [DeleteTimer(live.table.id, TimerKind.PACE_WISH, seat, to)]


def drop_pause_wish(live: LiveTable, seat: Seat) -> tuple[LiveTable, list[Write]]:
    """Drop the wish for a pause of the person in a seat; no rows where they have none."""
    user_id = live.table.players[seat].user_id
    if user_id is None or user_id not in live.times.wishes:
        return live, []
    wishes = {user: days for user, days in live.times.wishes.items() if user != user_id}
    live = replace(live, times=replace(live.times, wishes=wishes))
    return live, [DeletePauseWish(live.table.id, user_id)]


def rename(live: LiveTable, person: Person) -> tuple[LiveTable, Change]:
    """Give a person their current display name, as host and in their seat; nothing is told.

    No rows if they have it already, or have no part in the table.
    """
    table = live.table
    if table.host.id == person.id and table.host != person:
        hosted, change = rename(live.with_table(host=person), person)
        return hosted, (hosted.table_row(), *change)
    player = table.players_by_user.get(person.id)
    if player is None or player.occupant == person:
        return live, ()
    player = replace(player, occupant=person)
    players = tuple(player if p.seat == player.seat else p for p in table.players)
    seated = live.with_table(players=players)
    return seated, (seated.seat_row(player),)


def player_in(live: LiveTable, seat: Seat) -> Player:
    """Return who sits in a seat, or sat there last if it is empty.

    Raises:
        Refused: the table has no such seat (``no-such-seat``).
    """
    player = next((p for p in live.table.players if p.seat == seat), None)
    if player is None:
        raise Refused("no-such-seat")
    return player
