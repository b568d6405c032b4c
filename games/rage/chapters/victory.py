"""Victory and end: points, who has met the goal, and the ranking (R1, R17, R26)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Outcome, Seat
from games.rage.chapters.land import land
from games.rage.content import LAST_ACTION, LEGENDARIES, TERRITORIES_A_TILE, Gear
from games.rage.events import GameWon, LastTurnEnded, PointsChanged
from games.rage.state import RageState, ask, in_game, with_item
from games.rage.view import Phase

_LEGENDARIES = frozenset(LEGENDARIES)


def count_forged(gear: tuple[Gear, ...]) -> int:
    """Count the legendaries among cards."""
    # Most players never forge one.
    if _LEGENDARIES.isdisjoint(gear):
        return 0
    return sum([card in _LEGENDARIES for card in gear])


def cities(state: RageState, seat: int) -> int:
    """Count the cities that a seat controls: own units stand there alone (R1).

    A city is the centre of each tile, with which its territories begin.
    """
    return state.holders[::TERRITORIES_A_TILE].count(seat)


def forges(state: RageState, seat: int) -> int:
    """Count the forges that a seat controls."""
    holders = state.holders
    return sum([holders[site] == seat for site in land(state.tiles).forges])


def points(state: RageState, seat: int) -> int:
    """Count the points of a seat as the board stands: a city each, a legendary each."""
    gear = state.players[seat].gear
    return cities(state, seat) + count_forged(gear)


def to_be_taken(state: RageState, seat: int) -> int:
    """Count the cities without which a seat would miss the goal; 0 where it would not even so.

    Legendaries stay, and so does what exceeds the goal.
    """
    needed = points(state, seat) - state.settings.goal + 1
    return needed if 0 < needed <= cities(state, seat) else 0


def tell_points(state: RageState, events: Events) -> RageState:
    """Append an event for each seat whose points differ from those last told, and store them."""
    held, told = state.holders[::TERRITORIES_A_TILE], state.points
    for seat, player in enumerate(state.players):
        now = held.count(seat) + count_forged(player.gear)
        if now != told[seat]:
            events.append(PointsChanged(seat=Seat(seat), points=now, goal=state.settings.goal))
            told = with_item(told, seat, now)
    return state if told is state.points else replace(state, points=told)


def meets_goal(state: RageState) -> bool:
    """Return True if the active player has the goal in a second action (R17)."""
    assert state.active is not None
    return wins_with(state, points(state, state.active))


def second_to_come(state: RageState) -> tuple[Seat, ...]:
    """List, in the order of the turn, who has had a first action and not begun a second.

    Neither the active seat nor who left. Empty outside the actions.
    """
    if state.active is None or not state.action or state.phase is Phase.OVER:
        return ()
    now = state.order.index(state.active)
    due = state.order[now + 1 :] if state.action == LAST_ACTION else state.order[:now]
    return tuple([seat for seat in due if seat not in state.left])


def may_still_win(state: RageState, seat: Seat) -> bool:
    """Return True if a seat that stays has a second action: now, in this turn or a later one."""
    if state.phase is Phase.OVER:
        return False
    if state.turn < state.settings.last_turn or state.action < LAST_ACTION:
        return True
    assert state.active is not None
    return state.order.index(seat) >= state.order.index(state.active)


def with_the_goal(state: RageState, seats: tuple[Seat, ...]) -> Seat | None:
    """Return the first of some seats that has the goal; None if none has."""
    return next((seat for seat in seats if points(state, seat) >= state.settings.goal), None)


def wins_with(state: RageState, held: int) -> bool:
    """Return True if these points win for the active player: the goal in a second action (R17)."""
    return state.action == LAST_ACTION and held >= state.settings.goal


def win(state: RageState, seat: Seat, events: Events) -> RageState:
    """End the game with a winner, who met the goal or is the last one left (R17, R27).

    It tells the points first; the question is closed and nobody is asked.
    """
    state = tell_points(state, events)
    events.append(GameWon(seat=seat, points=state.points[seat]))
    return ask(replace(state, winner=seat), Phase.OVER, ())


def end_after_last_turn(state: RageState, events: Events) -> RageState:
    """End a game that nobody has won; the event names all who share the first place (R26)."""
    state = ask(tell_points(state, events), Phase.OVER, ())
    first = ranking(state)[0]
    events.append(LastTurnEnded(seats=first, points=state.points[first[0]]))
    return state


def merit(state: RageState, seat: Seat) -> tuple[int, int, int, int]:
    """Return a key to rank a seat: points, legendaries, forges controlled, crystals plus gold."""
    player = state.players[seat]
    return (
        points(state, seat),
        count_forged(player.gear),
        forges(state, seat),
        player.crystals + player.gold,
    )


def ranking(state: RageState) -> tuple[tuple[Seat, ...], ...]:
    """Rank the seats: the winner, the others by merit, then who left, the first to leave last.

    Equal in everything they share a place, after the last turn also the first.
    """
    first = () if state.winner is None else ((state.winner,),)
    merits: dict[tuple[int, int, int, int], list[Seat]] = {}
    for seat in in_game(state):
        if seat != state.winner:
            merits.setdefault(merit(state, seat), []).append(seat)
    staying = tuple(tuple(merits[worth]) for worth in sorted(merits, reverse=True))
    return (*first, *staying, *((seat,) for seat in reversed(state.left)))


def outcome(state: RageState) -> Outcome | None:
    """Return how the game ended, or None until it is over.

    The reason is ``last-turn``, ``last-one-left`` or ``goal``; the scores are points by seat.
    """
    if state.phase is not Phase.OVER:
        return None
    if state.winner is None:
        reason = "last-turn"
    elif len(state.left) == len(state.players) - 1:
        reason = "last-one-left"
    else:
        reason = "goal"
    return Outcome(
        ranking=ranking(state),
        reason=reason,
        scores=tuple(points(state, seat) for seat in range(len(state.players))),
    )
