"""Phase 4: each reinforcement stone gives its controller one unit of its level (R20)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.rage.chapters.land import land
from games.rage.content import NONE
from games.rage.events import StoneReinforced
from games.rage.state import RageState, own_clan, with_item, with_player


def reinforce_from_stones(state: RageState, events: Events) -> RageState:
    """Give the units of the stones without asking.

    A stone gives none where no player stands, or whose reserve lacks the level. Two stones of one
    level and too few units: first the territory with fewer units before the phase, then map order.
    """
    stones = land(state.tiles).stones
    before = state.stacks
    for site, level in sorted(stones, key=lambda stone: (sum(before[stone[0]]), stone[0])):
        seat = state.holders[site]
        if seat < 0 or not state.players[seat].reserve[level]:
            continue
        reserve = state.players[seat].reserve
        stack = state.stacks[site]
        state = with_player(state, seat, reserve=_with_count(reserve, level, reserve[level] - 1))
        grown = _with_count(stack, level, stack[level] + 1)
        state = replace(state, stacks=with_item(state.stacks, site, grown))
        events.append(
            StoneReinforced(
                seat=Seat(seat),
                clan=own_clan(state, seat),
                site=site,
                units=_with_count(NONE, level, 1),
            )
        )
    return state


def _with_count(units: tuple[int, int, int], level: int, count: int) -> tuple[int, int, int]:
    """Return the units with another count for one level."""
    one, two, three = with_item(units, level, count)
    return one, two, three
