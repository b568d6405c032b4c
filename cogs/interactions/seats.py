"""Changes of who sits where in a game under way, and answers in advance."""

from __future__ import annotations

from bot.model.refusal import Refused, refused_by_status
from bot.model.table import Status, Table
from cogs.elements.display_names import escaped
from cogs.interactions import plans
from cogs.panels.ahead import ahead_panel
from cogs.panels.seats import leaving as leaving_panel
from cogs.panels.seats import people as people_panel
from cogs.panels.seats import seat_in
from cogs.routing.conditions import begun
from cogs.routing.request import Request
from games import find
from games.api import Seat
from games.optional.giving_up import Aftermath
from games.optional.in_advance import Span

# -- seats on offer --------------------------------------------------------------------------


async def claim(request: Request) -> None:
    """Ask for a seat on offer; the answer becomes the seat's panel once it is granted.

    Where the seat is granted at once, the panel is shown. The control names the seat.
    """
    seat, _ = _word(request.argument)
    before = _player_name(await request.table(), seat)
    table = await request.tables.seats.claim(request.table_id, request.person, seat)
    if table.seat_of(request.user_id) is not None:
        await request.show("seats-said-seated")
        return
    await request.say("seats-said-claim", name=before)
    await request.replies.panels.await_seat(table.id, request.interaction, seat)


async def welcome(request: Request) -> None:
    """Grant somebody's claim to a seat, as one of those present, and show the panel.

    The control names the seat and the claimant.
    """
    seat, claimant = _word(request.argument)
    seats = request.tables.seats
    table = await seats.welcome(request.table_id, request.person, seat, claimant)
    await request.show("seats-said-welcome", name=escaped(table.players[seat].name))


async def decline(request: Request) -> None:
    """Object to somebody's claim to a seat, which stays on offer, and show the panel.

    The control names the seat and the claimant.
    """
    seat, claimant = _word(request.argument)
    table = await request.table()
    claim = next((p.occupancy.claim for p in table.players if p.seat == seat), None)
    await request.tables.seats.decline(request.table_id, request.person, seat, claimant)
    await request.show("seats-said-decline", name="" if claim is None else escaped(claim.name))


async def back(request: Request) -> None:
    """Take one's own seat back, or note that one is there, and show the panel.

    The line above it says which. Raises Refused if the seat is no longer the person's.
    """
    before = await request.table()
    player = before.players_by_user.get(request.user_id)
    await request.tables.seats.back(request.table_id, request.person)
    away = player is None or player.gone or player.offered
    await request.show("seats-said-back" if away else "seats-said-here")


# -- leaving ---------------------------------------------------------------------------------


async def in_a_game(request: Request) -> None:
    """Raise Refused unless the person has a seat in a game under way, or one in quarantine.

    Raises:
        Refused: they have none (``not-seated``), it is a lobby (``no-seat-now``), or the game has
            ended, for the table's status.
    """
    table = await request.table()
    if table.seat_of(request.user_id) is None:
        raise Refused("not-seated")
    if table.status is Status.LOBBY:
        raise Refused("no-seat-now")
    if table.status.ended:
        raise refused_by_status(table)


async def ask_to_leave(request: Request, headline: str = "") -> None:
    """Show the ways to leave a game under way; raise Refused if the person is in none.

    Whoever has only asked for a seat takes that back.
    """
    table = await request.table()
    asked = table.seat_asked_by(request.user_id)
    if asked is not None:
        # What was said then would tell that the seat is lost.
        request.replies.panels.forget(table.id, request.user_id)
        await request.tables.seats.withdraw_claim(table.id, request.person)
        await request.say("seats-said-claim-withdrawn", name=_player_name(table, asked))
        return
    await in_a_game(request)
    seat = table.seat_of(request.user_id)
    assert seat is not None
    ends = await request.tables.lobbies.ends_by_leaving(table.id, request.person)
    await request.put(leaving_panel(table, seat, await request.words(), headline, ends=ends))


async def leave(request: Request) -> None:
    """Leave a game under way, so that somebody may take the seat over.

    Ask again if things have changed since the question, or if the game would end with it. The reply
    says whether somebody may still come back.

    Raises:
        Refused: the game has not started (``no-seat-now``), or the person has no seat.
    """
    if await _asks_again(request):
        return
    if (await request.table()).status is Status.LOBBY:
        raise Refused("no-seat-now")
    lobbies = request.tables.lobbies
    if await lobbies.ends_by_leaving(request.table_id, request.person):
        # The others' votes are in no confirmation.
        await ask_to_leave(request, (await request.words())("changed-since"))
        return
    table = await lobbies.leave(request.table_id, request.person)
    await request.replies.panels.hide(request.table_id, request.user_id)
    await request.say("seats-said-left" if table.status is Status.PLAYING else "cancelled")


async def concede(request: Request) -> None:
    """Give the game up; the reply says what becomes of it. Ask again if things have changed."""
    if await _asks_again(request):
        return
    table = await request.tables.seats.concede(request.table_id, request.person)
    seat = table.players_by_user[request.user_id].seat
    aftermath = find(table.game).aftermath_of(table.terms.seats, table.terms.options, seat)
    if table.status is not Status.PLAYING:
        aftermath = Aftermath.ENDED
    await request.replies.panels.hide(request.table_id, request.user_id)
    await request.say("seats-said-conceded", aftermath=aftermath)


async def call_off(request: Request) -> None:
    """Agree to call the game off; the agreement of all present ends it. Ask again on changes.

    Of a game in quarantine that of the majority is enough. The reply says how many agreements
    are still missing.
    """
    if await _asks_again(request):
        return
    missing = await request.tables.lobbies.agree_cancel(request.table_id, request.person)
    await request.say("cancel-agreed" if missing else "cancelled", count=missing)


async def win(request: Request) -> None:
    """Take the game because the other player stays away.

    Raises:
        Refused: the other was there since it was offered (``changed-since``), or the game is not
            theirs to take.
    """
    if await request.outdated(await request.table()) is not None:
        raise Refused("changed-since")
    await request.tables.seats.claim_game(request.table_id, request.person)
    await request.show("seats-said-won")


async def _asks_again(request: Request) -> bool:
    """Show the ways to leave again if things have changed since the question; True if they have."""
    headline = await request.outdated(await request.table())
    if headline is None:
        return False
    await ask_to_leave(request, headline)
    return True


# -- others ----------------------------------------------------------------------------------


async def people(request: Request, headline: str = "") -> None:
    """Show who sits where and sat there before, votes to remove somebody, and how to vote so.

    Raises:
        Refused: the game has not started.
    """
    await begun(request)
    table, words = await request.table(), await request.words()
    past = await request.tables.queries.past_occupancies(table.id)
    earlier = [stay for stay in past if not stay.lasted]
    ballots = await request.tables.queries.ballots(table.id)
    removable = await request.tables.seats.removable(table.id, request.person)
    await request.put(
        people_panel(table, earlier, request.user_id, words, ballots, headline, removable=removable)
    )


async def remove(request: Request) -> None:
    """Vote to remove the person picked in a menu; once all others present have, it is done.

    Picked again, the vote is taken back, which the reply says.

    The list is shown again instead if it has changed since. The reply says how many votes are
    missing, or that the game has ended, which it does if the others had all voted for that.
    """
    if await _shows_people_again(request):
        return
    seat, name = await _picked(request)
    missing = await request.tables.seats.vote_out(request.table_id, request.person, seat)
    if missing is None:
        await request.say("seats-said-vote-taken-back", name=name)
    elif (await request.table()).status is Status.PLAYING:
        await request.say("seats-said-voted", name=name, missing=missing)
    else:
        await request.say("cancelled")


async def offer(request: Request) -> None:
    """Offer the seat of the picked person, as the host of the table, and say so.

    That they missed a turn, and who asks, is for the service to check. The list is shown again
    instead if it has changed since.
    """
    if await _shows_people_again(request):
        return
    seat, name = await _picked(request)
    await request.tables.seats.offer(request.table_id, request.person, seat)
    await request.say("seats-said-offered", name=name)


async def _shows_people_again(request: Request) -> bool:
    """Show who sits there if that has changed since the menu was made; return True if it has."""
    headline = await request.outdated(await request.table())
    if headline is None:
        return False
    await people(request, headline)
    return True


async def _picked(request: Request) -> tuple[Seat, str]:
    """Return the seat that was picked in a menu, and its player's escaped name.

    Raises:
        Refused: the picked person does not sit there any more (``unknown-control``).
    """
    seat, meant = _word(request.pick)
    table = await request.table()
    player = next((p for p in table.players if p.seat == seat), None)
    # The seat may have changed hands since the menu was made.
    if player is None or meant is None or player.user_id != meant:
        raise Refused("unknown-control")
    return seat, escaped(player.name)


# -- answers in advance ----------------------------------------------------------------------


async def decide_ahead(request: Request) -> None:
    """Show what can be answered in advance, and what is; the usual panel if that is nothing."""
    look, words = await request.look(ahead=True), await request.words()
    picture = await request.context.picture(look, words)
    view = ahead_panel(look, picture, words)
    if view is None:
        await request.replies.show(request.interaction, request.table_id)
    else:
        await request.put(view, *picture.files())


async def answer_in_advance(request: Request, key: str, *, on: bool = True) -> None:
    """Have a kind of question answered in advance (``on``) or asked again; show what is set.

    After an answer that lasts for this turn, what else may follow in the turn is asked instead.
    """
    await request.tables.moves.answer_for(request.table_id, request.person, key, on=on)
    game = find((await request.table()).game)
    brief = any(one.key == key and one.lasts is Span.TURN for one in game.standing)
    if not (on and brief and await plans.ask_more(request)):
        await decide_ahead(request)


def _word(word: str) -> tuple[Seat, int | None]:
    """Return a seat, and a user id or None; raise Refused (``unknown-control``) for others."""
    try:
        return seat_in(word)
    except ValueError as error:
        raise Refused("unknown-control") from error


def _player_name(table: Table, seat: Seat) -> str:
    return next((escaped(p.name) for p in table.players if p.seat == seat), "")
