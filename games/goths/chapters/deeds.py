"""The record of what the orders of a round did, for the picture of the reveal."""

from __future__ import annotations

from msgspec.structs import replace

from games.goths.content import Spot
from games.goths.state import Action, GothsState, name_of
from games.goths.view import Deed, Hindrance


def note(
    state: GothsState,
    action: Action,
    *,
    target: int | None = None,
    victim: int | None = None,
    lost: int = 0,
    spot: Spot | None = None,
    hindrance: Hindrance | None = None,
) -> GothsState:
    """Add what an order did to the record of the round.

    Clans are given by number and recorded by name; what is not given is recorded as None or 0.
    """
    deed = Deed(
        clan=name_of(state, action.clan),
        order=action.order,
        robbed=None if action.robbed is None else name_of(state, action.robbed),
        target=None if target is None else name_of(state, target),
        victim=None if victim is None else name_of(state, victim),
        lost=lost,
        spot=spot,
        hindrance=hindrance,
    )
    return replace(state, deeds=(*state.deeds, deed))
