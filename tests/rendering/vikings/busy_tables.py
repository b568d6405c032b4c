"""Tables of Clash of Vikings that are hard to draw."""

from __future__ import annotations

import msgspec

from games.api import Seat, Waiting
from games.vikings.content import Card, Space, SpaceKind, space_at
from games.vikings.view import (
    Clash,
    Laid,
    LaidOutcome,
    Mark,
    Phase,
    Player,
    Slot,
    Trace,
    VikingsView,
)


def busy(viewer: Seat | None = None) -> VikingsView:
    """Return a position with everything in it, the most words and the most things."""
    where = (space_at((0, 0)), space_at((1, 0)), space_at((2, -2)), space_at((-2, 2)))
    slots = [Slot(SpaceKind.PLAIN, ())] * 31
    slots[3] = Slot(SpaceKind.BRACELET, (1, 2, 2, 3, 4, 4))
    slots[4] = Slot(SpaceKind.BRACELET, (1, 2, 3, 4))
    slots[10] = Slot(SpaceKind.BRACELET, (2, 4, 4))
    slots[20] = Slot(SpaceKind.BRACELET, (3, 3))
    known = (1, 1, 2, 2, 3, 3, 4, 4)
    few: tuple[int, ...] = () if viewer is None else (1, 2, 2, 3, 4, 4)
    return VikingsView(
        viewer=viewer,
        arena=2,
        bluff_arena=False,
        turn=28,
        active=Seat(0),
        phase=Phase.DROP,
        players=tuple(
            Player(
                Seat(seat), where[seat], 8, known if viewer == seat else few, 3, 7, 2, None, None
            )
            for seat in range(4)
        ),
        slots=tuple(slots),
        laid=(
            Laid(Seat(0), Card.SLINGSHOT, Card.WALK, True, LaidOutcome.ABANDONED),
            Laid(Seat(0), Card.PUNCH, None, False, LaidOutcome.OPEN),
            Laid(Seat(1), Card.SHIELD, Card.SLINGSHOT, True, LaidOutcome.PIERCED),
        ),
        supply=0,
        removed=3,
        waiting=(Waiting(Seat(0), answered=False), Waiting(Seat(2), answered=True)),
        action=Card.PUNCH,
        target=Seat(1),
        knocked=4,
        traces=(Trace(space_at((2, 1)), where[0]),),
        last_turn=True,
        hand=(Card.WALK, Card.SLINGSHOT, Card.SHIELD) if viewer is not None else (),
        spaces=tuple(map(Space, range(12, 31))) if viewer == 0 else (),
        targets=(Seat(1), Seat(2), Seat(3)) if viewer == 0 else (),
        winners=(),
        marks=tuple(Mark(Space(n)) for n in range(12, 31)) if viewer == 0 else (),
    )


def clashing(viewer: Seat | None = None, number: int = 3, seats: int = 4) -> VikingsView:
    """Return a position after a challenge, a called Shield and a blow, or the last of them."""
    view = busy(viewer)
    clashes = (
        Clash(Card.SLINGSHOT, (Seat(1), Seat(0)), (12, 10), (13, 9), Card.SLINGSHOT),
        Clash(Card.SHIELD, (Seat(0), Seat(1)), (9, 13), (8, 14), Card.SLINGSHOT),
        Clash(Card.SLINGSHOT, (Seat(1), Seat(0)), (14, 8), (14, 7)),
    )
    return msgspec.structs.replace(
        view,
        phase=Phase.ANNOUNCE,
        players=after(clashes[-1], view.players[:seats]),
        clashes=clashes[-number:],
        marks=(),
    )


def after(clash: Clash, players: tuple[Player, ...]) -> tuple[Player, ...]:
    """Return players of whom the two who met have as many bracelets as the clash left them."""
    left = dict(zip(clash.seats, clash.after, strict=True))
    return tuple(
        msgspec.structs.replace(one, bracelets=left[one.seat], known=one.known[: left[one.seat]])
        if one.seat in left
        else one
        for one in players
    )


def shared_victory() -> VikingsView:
    """Return the end of a game that two players win together."""
    view = busy()
    players = tuple(
        msgspec.structs.replace(
            player,
            total=(20, 7, 20, 0)[player.seat],
            place=(1, 3, 1, 4)[player.seat],
            known=(1, 2, 4) if player.seat == 0 else (1, 1, 2, 2, 3, 3, 4, 4),
        )
        for player in view.players
    )
    return msgspec.structs.replace(
        view,
        phase=Phase.OVER,
        players=players,
        active=None,
        waiting=(),
        knocked=None,
        winners=(Seat(0), Seat(2)),
    )


BUSY = (
    busy(),
    busy(Seat(0)),
    busy(Seat(3)),
    clashing(),
    clashing(None, 1),
    clashing(Seat(0)),
    clashing(Seat(0), 1),
    clashing(Seat(0), 2, 2),
    shared_victory(),
)
