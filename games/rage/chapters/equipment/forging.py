"""Forging a legendary: pay crystals, draw, keep one (Equipping, R19)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.rage.chapters.equipment.equipping import check as check_equipping
from games.rage.chapters.equipment.equipping import draft_of, seal
from games.rage.chapters.victory import forges, meets_goal, win
from games.rage.content import FORGING_COST, Gear
from games.rage.events import ForgingBegan, LegendariesDrawn, LegendaryForged
from games.rage.state import EquipDraft, RageState, ask, with_player
from games.rage.view import Phase

_LEAST = min(FORGING_COST.values())
"""With fewer crystals nobody forges, whatever he controls."""


def cost_of(controlled: int) -> int:
    """Return the price of forging in crystals: 6 with one forge controlled, 4 with more."""
    return FORGING_COST[min(controlled, max(FORGING_COST))]


def check(state: RageState, seat: Seat) -> None:
    """Check that a player may forge now.

    Raises:
        RuleError: one was forged in this action, no forge is controlled, no legendary is left, or
            there are too few crystals; the first of these.
    """
    if state.forged:
        raise RuleError("one-legendary-an-action")
    controlled = forges(state, seat)
    if not controlled:
        raise RuleError("no-forge")
    if not state.legendaries:
        raise RuleError("no-legendary-left")
    crystals = state.players[seat].crystals
    if crystals < cost_of(controlled):
        raise RuleError("not-enough-crystals", cost=cost_of(controlled), crystals=crystals)


def may_forge(state: RageState, seat: Seat) -> bool:
    """Return True if :func:`check` would not refuse; drafts are not looked at."""
    # What hinders it mostly is looked at first: an error costs more than to list all moves.
    able = state.players[seat].crystals >= _LEAST and forges(state, seat) > 0
    return able and refusal(state, seat) is None


def refusal(state: RageState, seat: Seat) -> str | None:
    """Return why a player cannot forge now, the key of the refusal; None if it is possible."""
    try:
        check(state, seat)
    except RuleError as error:
        return error.key
    return None


def forge(state: RageState, seat: Seat, events: Events) -> RageState:
    """Pay, and draw one card and one more for each forge controlled; fewer where few are left.

    Forges are counted when paying. The choice is obligatory, so a single card is kept at once;
    of several the player is asked. What was drafted to equip becomes final before.

    Raises:
        RuleError: forging is not possible, and why.
    """
    check_equipping(state, begins=True)
    draft = draft_of(state, seat)
    if draft.in_hand is not None:
        raise RuleError("place-the-card-first")
    check(state, seat)
    controlled = forges(state, seat)
    cost = cost_of(controlled)
    state, draft = seal(state, seat, draft, events)
    count = min(1 + controlled, len(state.legendaries))
    drawn, rest = state.legendaries[:count], state.legendaries[count:]
    state = with_player(state, seat, crystals=state.players[seat].crystals - cost)
    state = replace(state, draft=draft, drawn=drawn, legendaries=rest, forged=True)
    events += [
        ForgingBegan(seat=seat, cost=cost, drawn=count),
        LegendariesDrawn(to=(seat,), seat=seat, cards=drawn),
    ]
    if count == 1:
        return keep(state, seat, drawn[0], events)
    return ask(state, Phase.LEGENDARY, (seat,))


def keep(state: RageState, seat: Seat, gear: Gear, events: Events) -> RageState:
    """Keep one and shuffle the others back; in a second action the goal wins at once (R17).

    Else the action goes on. The card is owned, in the draft too, and in no slot yet.

    Raises:
        RuleError: the card was not drawn.
    """
    if gear not in state.drawn:
        raise RuleError("not-drawn")
    gear = state.drawn[state.drawn.index(gear)]
    events.append(LegendaryForged(seat=seat, gear=gear))
    state = put_back(state, tuple([other for other in state.drawn if other is not gear]))
    state = with_player(state, seat, gear=(*state.players[seat].gear, gear))
    draft = state.draft
    if isinstance(draft, EquipDraft):
        state = replace(state, draft=replace(draft, gear=(*draft.gear, gear)))
    if meets_goal(state):
        return win(state, seat, events)
    return ask(state, Phase.ACTION, (seat,))


def put_back(state: RageState, cards: tuple[Gear, ...]) -> RageState:
    """Shuffle drawn legendaries back into their deck and clear what was drawn.

    Without ``cards`` nothing is shuffled.
    """
    if not cards:
        return replace(state, drawn=())
    deck, rng = state.rng.shuffled((*state.legendaries, *cards))
    return replace(state, rng=rng, legendaries=deck, drawn=())
