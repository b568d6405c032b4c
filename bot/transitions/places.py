"""Named places in a lobby: who wants which, and who gets which when the game starts."""

from __future__ import annotations

from msgspec.structs import replace

from bot.model.players import Player
from bot.model.refusal import Refused
from bot.model.table import Rematch, Table
from bot.table.live_table import LiveTable
from games.api import AnyGame, Seat
from games.optional.places import Place
from games.rng import Rng


def check_free(table: Table, game: AnyGame, user_id: int, key: str) -> None:
    """Check that a person may want the named place ``key``; the empty key, for any, always passes.

    Raises:
        Refused: there is none of that name (``no-such-place``), or somebody else wants it
            (``place-taken``).
    """
    if not key:
        return
    if key not in {place.key for place in game.places(table.terms.seats, table.terms.options)}:
        raise Refused("no-such-place")
    if any(player.place == key and player.user_id != user_id for player in table.players):
        raise Refused("place-taken")


def carry_over(live: LiveTable, before: Table, game: AnyGame) -> LiveTable:
    """Keep who is with whom where the seats or options of a lobby have changed from ``before``.

    A player who wanted a place has the same one, else one of the same camp and role, else one of
    the same camp; else none in particular, as if they had wanted any. No two have the same.
    """
    table, were = live.table, before.terms
    left = list(game.places(table.terms.seats, table.terms.options))
    known = {place.key: place for place in game.places(were.seats, were.options)}
    wanted = {one.seat: known[one.place] for one in table.players if one.place in known}
    found: dict[Seat, str] = {}
    for alike in (_same, _same_role, _same_camp):
        for seat, old in wanted.items():
            new = next((place for place in left if seat not in found and alike(old, place)), None)
            if new is not None:
                found[seat] = new.key
                left.remove(new)
    players = tuple(replace(one, place=found.get(one.seat, "")) for one in table.players)
    return live.with_table(players=players)


def _same(old: Place, new: Place) -> bool:
    return old.key == new.key


def _same_role(old: Place, new: Place) -> bool:
    return (old.camp, old.emblem) == (new.camp, new.emblem)


def _same_camp(old: Place, new: Place) -> bool:
    return old.camp == new.camp


def place_again(table: Table, rematch: Rematch | None, game: AnyGame, user_id: int) -> str:
    """Name the place that the rules give a person in a rematch; empty if they give none.

    Also empty if the person is new, somebody wants the place, or there are not as many seats as
    people played before.
    """
    if rematch is None:
        return ""
    before = rematch.seat_of(user_id)
    places = game.places(table.terms.seats, table.terms.options)
    if before is None or len(rematch.people) != table.terms.seats or not places:
        return ""
    key = places[game.rematch_seats(table.terms.seats)[before]].key
    return "" if any(player.place == key for player in table.players) else key


def seat_by_place(live: LiveTable, game: AnyGame, seed: str) -> tuple[LiveTable, tuple[Seat, ...]]:
    """Seat the players for the game: at the places they chose, the others at the rest by lot.

    The lot comes from ``seed``. A game without named places changes nothing.

    Returns:
        The table, and the seats drawn by lot; none if at most one was left, which is no draw.
    """
    players = live.table.players
    places = game.places(len(players), live.table.terms.options)
    if not places:
        return live, ()
    wanted = {player.place: player for player in players if player.place}
    kept = [wanted.get(place.key) for place in places]
    others = [player for player in players if player not in kept]
    drawn, _ = Rng(f"{seed}/places").shuffled(others)
    rest = iter(drawn)
    seated = tuple(
        Player(Seat(seat), (player or next(rest)).occupant) for seat, player in enumerate(kept)
    )
    by_lot = tuple(Seat(seat) for seat, player in enumerate(kept) if player is None)
    return live.with_table(players=seated), by_lot if len(by_lot) > 1 else ()
