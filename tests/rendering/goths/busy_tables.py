"""Tables of Goths Save the Queen that are hard to draw."""

from __future__ import annotations

from itertools import islice

from msgspec.structs import replace

from games.api import OptionValue, Seat, Waiting
from games.goths.content import (
    KING_CARDS,
    Machine,
    Objective,
    Order,
    Readiness,
    Spot,
    Token,
    TokenSet,
)
from games.goths.moves import Aim, Mode
from games.goths.rules import GAME
from games.goths.state import GothsState
from games.goths.view import (
    Deed,
    GothsView,
    Hindrance,
    Looked,
    Phase,
    Sealed,
    Sighting,
    Terrain,
    TokenState,
    Verdict,
)
from games.playout import steps

FULL: dict[str, OptionValue] = {
    "tokens": "dancing",
    "gothic_goth": True,
    "carrier_pigeon": True,
    "ballista": True,
}


def played(
    seats: int, moves: int, options: dict[str, OptionValue] | None = None, seed: str = "busy"
) -> GothsState:
    """Play so many random moves."""
    state = GAME.start(seats, options or {}, seed).state
    for step in islice(steps(GAME, state, seed), moves):
        state = step.applied.state
    return state


def asked_for_orders(seats: int, options: dict[str, OptionValue] | None = None) -> GothsState:
    """Play until all chiefs are asked for an order, late in a game."""
    state = GAME.start(seats, options or {}, "orders").state
    found = state
    for step in islice(steps(GAME, state, "orders"), 60):
        if step.applied.state.phase is Phase.ORDER and not step.applied.state.answered:
            found = step.applied.state
    return found


def busy(viewer: int | None, seats: int = 8, tokens: TokenSet = TokenSet.DANCING) -> GothsView:
    """Return a table with everything on it: letters, barricades, marks, tokens, a long reveal."""
    view = GAME.view(asked_for_orders(seats, FULL), None if viewer is None else Seat(viewer))
    fog = tokens is TokenSet.FOG
    ground = Terrain(barricade=True, blasted=True, poisoned=True)
    clans = tuple(
        replace(
            clan,
            figures=3 - number % 3,
            reserve=number % 3,
            spot=Spot(number),
            terrain=(ground, replace(ground, barricade=False), ground),
            covered=number < 2,
            machine=Machine.BALLISTA if number % 2 else Machine.CATAPULT,
            readiness=tuple(Readiness)[number % 3],
            token_state=(TokenState.IN_FORCE if fog else TokenState.HELD)
            if number
            else TokenState.LYING,
            token=Token.BOAR_SHORTAGE if fog else Token.DOUBLE_RECRUITMENT,
            boomerang=True,
        )
        for number, clan in enumerate(view.clans)
    )
    kings = tuple(
        replace(king, face_up=KING_CARDS[: 6 - number], hand=1)
        for number, king in enumerate(view.kings)
    )
    reasons = (Hindrance.NO_BARRICADE, Hindrance.MACHINE_DESTROYED, None, Hindrance.ARMY_FULL)
    return replace(
        view,
        round=88,
        setup=replace(view.setup, tokens=tokens),
        clans=clans,
        kings=kings,
        objectives=tuple(
            replace(one, face_up=number == 1, kind=kind)
            for number, (one, kind) in enumerate(zip(view.objectives, Objective, strict=True))
        ),
        looks=tuple(
            Looked(clan.name, 3, spot) for clan in clans for spot in (Spot.LEFT, Spot.MIDDLE)
        ),
        waiting=tuple(Waiting(clan.chief, answered=bool(n % 2)) for n, clan in enumerate(clans)),
        verdicts=tuple(
            Verdict(clan.name, Order.RECONNOITRE, KING_CARDS[1], understood=True)
            for clan in view.clans
        ),
        deeds=tuple(
            Deed(
                clan.name,
                Order.RATS,
                robbed=view.clans[-1].name,
                target=view.clans[0].name,
                victim=None if reason else view.clans[0].name,
                lost=0 if reason else 2,
                hindrance=reason,
            )
            for clan, reason in zip(view.clans, reasons, strict=False)
        ),
        chief=None
        if view.chief is None
        else replace(
            view.chief,
            mode=Mode.NEVER,
            sealed=Sealed(Order.ADVANCE, Aim.MIDDLE, None),
            spied=(view.kings[-1].seat, KING_CARDS[4]),
            sightings=tuple(
                Sighting(n, spot, Objective.PLAIN, before_new_deal=n < 2)
                for n, spot in enumerate((Spot.LEFT, Spot.MIDDLE, Spot.RIGHT))
            ),
        ),
    )


def over(seats: int) -> GothsView:
    """Return the end of a game."""
    return GAME.view(played(seats, 5000, FULL), None)


BUSY = (
    *(busy(None, seats) for seats in GAME.seats),
    *(busy(None, seats, TokenSet.FOG) for seats in (2, 8)),
    *(busy(seat) for seat in (0, 1)),
    *(busy(seat, 2) for seat in (0, 1)),
    busy(1, 8, TokenSet.FOG),
    *(over(seats) for seats in GAME.seats),
)
