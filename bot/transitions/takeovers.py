"""Seats on offer: who gets one, who asks for it, and who may not."""

from __future__ import annotations

from msgspec.structs import replace

from bot.clocks.computers import stand_in_timers
from bot.clocks.deadlines import recompute
from bot.model.forgotten import is_among
from bot.model.players import Person, Player
from bot.model.refusal import Refused
from bot.model.timers import TimerKind
from bot.model.times import Millis
from bot.rows.change import Write
from bot.rows.clocks import DeleteTimer, TimerRow
from bot.rows.seats import HandViewerRow, SeatBanRow
from bot.table.live_table import LiveTable
from bot.transitions import concessions
from bot.transitions.occupancy import return_to_play, seat_person
from games.api import Seat

_CLAIM_WAITS_MS = 12 * 60 * 60 * 1000
"""The longest time that those present have to object to a claim."""


def offer(
    live: LiveTable, seat: Seat, at: Millis, *, away: bool = False
) -> tuple[LiveTable, list[Write]]:
    """Offer a seat to others; ``away`` notes that it is offered because its player is absent.

    Clocks are computed again, as nobody waits for such a seat if it has missed a turn. Nothing
    changes where it is on offer already and nothing new is noted.
    """
    player = live.table.players[seat]
    known = player.occupancy
    occupancy = replace(known, offered_at=known.offered_at or at, away=away or known.away)
    if occupancy == known:
        return live, []
    live = live.with_player(replace(player, occupancy=occupancy))
    live, clocks = recompute(live, at)
    return live, [
        live.occupancy_row(seat), *clocks, *stand_in_timers(live, at), live.update_row(at),
    ]  # fmt: skip


def take_back_seat(live: LiveTable, person: Person, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Give somebody their seat back, as long as nobody else has it.

    A person who never left it is present again, if they were not, and no message is updated; one
    who had left is seated anew, with a clean record, and a concession is withdrawn.

    Raises:
        Refused: they had none here, were put out, or gave up for good (``not-your-seat``).
    """
    player = live.table.players_by_user.get(person.id)
    if player is None or (player.gone and not player.offered) or is_among(person.id, live.barred):
        raise Refused("not-your-seat")
    if not player.gone:
        live, rows = return_to_play(live, player.seat, at, played=False)
        live, clocks = recompute(live, at)
        return live, [*rows, *clocks]
    return _seated(live, player.seat, person, at)


def claim(live: LiveTable, seat: Seat, person: Person, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Ask those present for a seat on offer; with nobody present it is granted at once.

    A claim waits for at most 12 hours, and is granted then. The seat's own player takes it back
    without a claim. Claiming the same seat again changes nothing.

    Raises:
        Refused: ``seat-not-offered``, ``already-seated``, ``barred``, ``seat-claimed`` by somebody
            else, ``already-claiming`` another one, ``knows-a-hand`` for one who sat in another seat
            of this game, or ``has-seen-hands`` for one who has watched its open hands.
    """
    player = _offered_player(live, seat)
    if player.user_id == person.id and not is_among(person.id, live.barred):
        return take_back_seat(live, person, at)
    if live.table.seat_of(person.id) is not None:
        raise Refused("already-seated")
    if is_among(person.id, live.barred):
        raise Refused("barred")
    if any(past.user_id == person.id and past.seat != seat for past in live.past_occupancies):
        raise Refused("knows-a-hand")
    if is_among(person.id, live.seen):
        raise Refused("has-seen-hands")
    claim = player.occupancy.claim
    if claim is not None and claim.id != person.id:
        raise Refused("seat-claimed", name=claim.name)
    if live.table.seat_asked_by(person.id) not in (None, seat):
        raise Refused("already-claiming")
    if not any(p.present for p in live.table.players):
        return _seated(live, seat, person, at)
    if claim is not None:
        return live, []
    live, rows = _waited_with(live, player, person, at)
    return live, [*rows, live.update_row(at)]


def claimants(live: LiveTable) -> tuple[int, ...]:
    """Return who claims a seat, by user id."""
    claims = (player.occupancy.claim for player in live.table.players)
    return tuple(claim.id for claim in claims if claim is not None)


def wait_anew(live: LiveTable, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Give those present the whole time again to object to every claim that has been made.

    No message is updated here.
    """
    rows: list[Write] = []
    for player in live.table.players:
        if player.occupancy.claim is not None:
            live, waiting = _waited_with(live, player, player.occupancy.claim, at)
            rows += waiting
    return live, rows


def _waited_with(
    live: LiveTable, player: Player, person: Person, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Store a claim of a seat and the timer at which it is granted.

    That is after the time in which an absent player is awaited at this pace, or 12 hours if less.
    """
    waits = min(live.pace.absent_ms, _CLAIM_WAITS_MS)
    due = live.table.clock_at(at) + waits
    occupancy = replace(player.occupancy, claim=person, claim_due=due)
    live = live.with_player(replace(player, occupancy=occupancy))
    timer = TimerRow(live.table.id, TimerKind.CLAIM, due, player.seat)
    return live, [live.occupancy_row(player.seat), timer]


def watch_hands(live: LiveTable, person: Person) -> tuple[LiveTable, list[Write]]:
    """Note that a person sees the hands of a game under way, and can take no seat in it any more.

    No rows if that was noted before. That a game is under way is assumed.

    Raises:
        Refused: they play here or did (``hands-not-for-players``), or have claimed a seat
            (``hands-while-claiming``).
    """
    players = live.table.players
    past = any(one.user_id == person.id for one in live.past_occupancies)
    if past or any(player.user_id == person.id for player in players):
        raise Refused("hands-not-for-players")
    if live.table.seat_asked_by(person.id) is not None:
        raise Refused("hands-while-claiming")
    if person.id in live.seen:
        return live, []
    return replace(live, seen=live.seen | {person.id}), [HandViewerRow(live.table.id, person.id)]


def grant(
    live: LiveTable, seat: Seat, at: Millis, claimant: int | None = None
) -> tuple[LiveTable, list[Write]]:
    """Give a claimed seat to ``claimant``, or to whoever claims it if that is None.

    Raises:
        Refused: nobody, or somebody else, claims it (``no-claim``).
    """
    return _seated(live, seat, _claim(live, seat, claimant), at)


def decline(
    live: LiveTable, seat: Seat, at: Millis, claimant: int | None = None
) -> tuple[LiveTable, list[Write]]:
    """Refuse a seat to the person who claimed it, and bar them from this table.

    With ``claimant`` only if the claim is that person's. Who may refuse is checked by the caller;
    the seat stays on offer.

    Raises:
        Refused: nobody, or somebody else, claims it (``no-claim``).
    """
    claim = _claim(live, seat, claimant)
    live, rows = _unclaimed(live, seat, at)
    live = replace(live, barred=live.barred | {claim.id})
    return live, [SeatBanRow(live.table.id, claim.id), *rows]


def withdraw(live: LiveTable, person: Person, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Take a person's own claim back; the seat stays on offer, and they may claim one again.

    Raises:
        Refused: they claim none (``no-claim``).
    """
    seat = live.table.seat_asked_by(person.id)
    if seat is None:
        raise Refused("no-claim")
    return _unclaimed(live, seat, at)


def _unclaimed(live: LiveTable, seat: Seat, at: Millis) -> tuple[LiveTable, list[Write]]:
    """Drop the claim to a seat, and the timer that would grant it."""
    player = live.table.players[seat]
    live = live.with_player(
        replace(player, occupancy=replace(player.occupancy, claim=None, claim_due=None))
    )
    return live, [
        live.occupancy_row(seat),
        DeleteTimer(live.table.id, TimerKind.CLAIM, seat),
        live.update_row(at),
    ]


def _seated(
    live: LiveTable, seat: Seat, person: Person, at: Millis
) -> tuple[LiveTable, list[Write]]:
    """Put a person in a seat; if its player had given the game up, that is withdrawn."""
    live, rows = seat_person(live, seat, person, at)
    live, going_on = concessions.withdraw(live, seat, at)
    return live, [*rows, *going_on]


def _claim(live: LiveTable, seat: Seat, claimant: int | None) -> Person:
    """Return the person who claims a seat; with ``claimant`` only if it is that one.

    Raises:
        Refused: nobody does, or it is not ``claimant`` (``no-claim``).
    """
    claims = [p.occupancy.claim for p in live.table.players if p.seat == seat]
    claim = next(iter(claims), None)
    if claim is None or claimant not in (None, claim.id):
        raise Refused("no-claim")
    return claim


def _offered_player(live: LiveTable, seat: Seat) -> Player:
    """Return the player whose seat is on offer.

    Raises:
        Refused: it is not, or there is no such seat (``seat-not-offered``).
    """
    player = next((p for p in live.table.players if p.seat == seat), None)
    if player is None or not player.offered:
        raise Refused("seat-not-offered")
    return player
