"""Views to draw: one of every phase and viewer from random games, and some built by hand."""

from __future__ import annotations

from functools import cache
from itertools import chain

import msgspec

from bot.i18n import texts
from games import find
from games.api import Seat
from games.playout import steps
from games.vikings.content import Card, space_at
from games.vikings.view import Laid, Phase, Player, Slot, Trace, VikingsView, Waiting
from rendering import find as picture_of
from rendering.scene import Scene
from rendering.theme import DUSK

NAMES = ("Ragnar", "Astrid", "Björn", "Freya")
LONG_NAMES = (
    "W" * 32,
    "🐉🔥 Ållönströmsson the Unbearable",
    "محمد بن عبد الله بن عبد المطلب",
    "张伟李娜王芳刘洋陈静杨帆赵磊黄丽周杰吴敏徐强孙燕马超朱婷胡军",
)


def _game(seats: int, arena: int, bluff: bool) -> list[VikingsView]:
    rules = find("vikings")
    options = {option.key: option.default for option in rules.options}
    wanted = {"arena": arena, "bluff_arena": bluff}
    options.update({key: value for key, value in wanted.items() if key in options})
    start = rules.start(seats, options, f"pictures/{seats}/{arena}").state
    states = chain(
        (start,), (step.applied.state for step in steps(rules, start, f"pictures/{seats}"))
    )
    viewers = (None, *(Seat(seat) for seat in range(seats)))
    return [rules.view(state, viewer) for state in states for viewer in viewers]


@cache
def games() -> tuple[VikingsView, ...]:
    """Return every view of every viewer in three random games."""
    tables = ((2, 1, False), (3, 2, False), (4, 1, True))
    return tuple(view for table in tables for view in _game(*table))


@cache
def one_of_each() -> tuple[VikingsView, ...]:
    """Return one view of every phase for a spectator, a seat that is asked and one that is not."""
    found: dict[tuple[Phase, bool, bool], VikingsView] = {}
    for view in games():
        asked = any(wait.seat == view.viewer and not wait.answered for wait in view.waiting)
        found.setdefault((view.phase, view.viewer is None, asked), view)
    return tuple(found.values())


def drawn(
    view: VikingsView, language: str = "en", names: tuple[str, ...] = NAMES, footer: str = "Table 7"
) -> Scene:
    """Return the scene of a view with the bot's own words."""
    return picture_of("vikings").scene(
        view, names[: len(view.players)], texts(language), DUSK, footer
    )


def busy(viewer: Seat | None = None) -> VikingsView:
    """Return a position with everything in it, the most words and the most things."""
    where = (space_at((0, 0)), space_at((1, 0)), space_at((2, -2)), space_at((-2, 2)))
    slots = [Slot("plain", ())] * 31
    slots[3] = Slot("bracelet", (1, 2, 2, 3, 4, 4))
    slots[4] = Slot("bracelet", (1, 2, 3, 4))
    slots[10] = Slot("bracelet", (2, 4, 4))
    slots[20] = Slot("bracelet", (3, 3))
    known = (1, 1, 2, 2, 3, 3, 4, 4)
    return VikingsView(
        viewer=viewer,
        arena=2,
        bluff_arena=False,
        turn=28,
        active=Seat(0),
        phase=Phase.DROP,
        players=tuple(
            Player(Seat(seat), where[seat], 8, known if viewer == seat else (), 3, 7, 2, None)
            for seat in range(4)
        ),
        slots=tuple(slots),
        laid=(
            Laid(Seat(0), Card.SLINGSHOT, Card.WALK, True, "dropped"),
            Laid(Seat(0), Card.PUNCH, None, False, "open"),
            Laid(Seat(1), Card.SHIELD, Card.SLINGSHOT, True, "pierced"),
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
        spaces=tuple(range(12, 31)) if viewer == 0 else (),
        targets=(Seat(1), Seat(2), Seat(3)) if viewer == 0 else (),
        winners=(),
    )


def shared_victory() -> VikingsView:
    """Return the end of a game that two players win together."""
    view = busy()
    players = tuple(
        msgspec.structs.replace(player, total=(20, 7, 20, 0)[player.seat], known=(1, 2, 4))
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
