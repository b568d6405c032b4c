"""Everything there is to know about a game of Goths Save the Queen; seen by the rules alone."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from games.api import Seat, State
from games.goths.content import (
    LAYOUTS,
    TERRAIN,
    TRUTH,
    Camp,
    Character,
    ClanName,
    KingCard,
    Layout,
    Machine,
    Objective,
    Order,
    Readiness,
    Spot,
    Token,
)
from games.goths.moves import Allot, Mode, TokenMove
from games.goths.view import Deed, Message, Phase, Sealed, Setup, Talk, TokenState, Verdict

T = TypeVar("T")

Flags = tuple[bool, bool, bool]
"""Something that holds or not for each of three cards."""

NOWHERE: Flags = (False, False, False)


class Glance(msgspec.Struct, frozen=True, gc=False):
    """An objective that a chief reconnoitred."""

    round: int
    deal: int
    """Which deal of the objectives it was, by its place in :attr:`GothsState.deals`."""
    index: int
    """Which objective, from the left."""


class Clan(msgspec.Struct, frozen=True, gc=False):
    """A clan with its battlefield."""

    figures: int
    """Of the army; the others are in reserve."""
    deck: tuple[Order, ...]
    """The chief's orders in ascending number."""
    machine: Machine
    token: Token | None
    """None if no tokens are in play."""
    token_state: TokenState
    spot: Spot = Spot.FOREST
    barricades: Flags = NOWHERE
    """Which terrain cards are turned."""
    blasted: Flags = NOWHERE
    """On which terrain cards TNT forbids barricades."""
    poisoned: Flags = NOWHERE
    """On which terrain cards rats have no effect any more."""
    wall: bool = False
    """True if the 3D barricade stands under the army; it never stands elsewhere."""
    readiness: Readiness = Readiness.INACTIVE
    token_known: bool = False
    """True if the chief has seen it, by reconnoitring or by taking it."""
    mode: Mode = Mode.NEVER
    """When the shield or the rat poison held is used."""
    set_aside: Order | None = None
    """The order that a lone player laid in the last round (G13)."""
    glances: tuple[Glance, ...] = ()
    token_glances: tuple[int, ...] = ()
    """The rounds in which the own token was reconnoitred."""


class King(msgspec.Struct, frozen=True, gc=False):
    """A king's cards; those neither laid nor face up are in his hand."""

    laid: KingCard | None = None
    """In this round."""
    face_up: tuple[KingCard, ...] = ()


class Deal(msgspec.Struct, frozen=True, gc=False):
    """How the objectives lie, or lay before a new deal."""

    objectives: tuple[Objective, Objective, Objective]
    face_up: Flags = NOWHERE


class Action(msgspec.Struct, frozen=True, gc=False):
    """An order that succeeded and is still to be carried out."""

    clan: int
    order: Order
    robbed: int | None = None
    """The clan from which a Gothic Goth stole it."""


class Spied(msgspec.Struct, frozen=True, gc=False):
    """A king card seen through the spyglass."""

    round: int
    clan: int
    """Whose chief looked."""
    king: int
    """Whose card it was."""


class GothsState(State, frozen=True, gc=False):
    """A game, complete; clans, kings and camps by their place in the layout."""

    setup: Setup
    phase: Phase
    question: int
    """How many questions have been opened; the number of the open one."""
    asked: tuple[Seat, ...]
    """The seats that the open question goes to; none once the game is over."""
    answered: tuple[Seat, ...]
    """Those of them that have answered and may think better of it."""
    round: int
    initiative: int
    """The clan that holds the token."""
    clans: tuple[Clan, ...]
    kings: tuple[King, ...]
    deals: tuple[Deal, ...]
    """The present one last."""
    sprayed: Flags
    """On which objectives rats have no effect any more; the place counts, not the card."""
    box: tuple[Token, ...]
    """The tokens that nobody got, in the order of the rules: how they lay is nobody's business."""
    allotments: tuple[Allot | None, ...]
    """By king."""
    answers: tuple[Sealed | None, ...]
    """By clan: what its chief laid in this round."""
    drafts: tuple[TokenMove | None, ...]
    """By clan: what its token is told, not yet laid."""
    spied: Spied | None
    """There is one spyglass."""
    aims_hold: bool
    """True if no objective was turned, entered or reshuffled since the orders were laid."""
    boomerang: int | None
    """The clan whose attacks hit itself in this round; there is one boomerang."""
    successes: tuple[bool, ...]
    """By clan: whether it succeeded in this round."""
    named: tuple[tuple[int, int], ...]
    """The clans that named whom they rob in this round, each with the clan named."""
    queue: tuple[Action, ...]
    """What is still to be carried out in this round, the next first."""
    talks: tuple[Talk, ...]
    """Of this round."""
    messages: tuple[Message, ...]
    conceded: tuple[Seat, ...]
    verdicts: tuple[Verdict, ...]
    deeds: tuple[Deed, ...]
    winner: Camp | None
    reason: str | None
    """Why the game is over."""

    @property
    def layout(self) -> Layout:
        """Who sits where."""
        return LAYOUTS[self.setup.seats]


def ask(state: GothsState, phase: Phase, seats: tuple[Seat, ...], **changes: Any) -> GothsState:
    """Open the next question, to ``seats``, along with other changes; nobody has answered yet."""
    return replace(
        state, phase=phase, asked=seats, answered=(), question=state.question + 1, **changes
    )


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return ``items`` with another one at ``index``."""
    return (*items[:index], item, *items[index + 1 :])


def flagged(flags: Flags, index: int, *, flag: bool = True) -> Flags:
    """Return ``flags`` with the one at ``index`` set to ``flag``."""
    one, two, three = with_item(flags, index, flag)
    return one, two, three


def with_clan(state: GothsState, clan: int, **changes: Any) -> GothsState:
    """Return the state with one clan changed."""
    changed = replace(state.clans[clan], **changes)
    return replace(state, clans=with_item(state.clans, clan, changed))


def name_of(state: GothsState, clan: int) -> ClanName:
    """Name a clan."""
    return state.layout.clans[clan].name


def chief_of(state: GothsState, clan: int) -> Seat:
    """Return the seat of a clan's war chief."""
    return state.layout.clans[clan].chief


def clan_named(state: GothsState, name: str) -> int | None:
    """Return the index of the clan of this name; None if the table has none."""
    for number, clan in enumerate(state.layout.clans):
        if clan.name == name:
            return number
    return None


def clan_led_by(state: GothsState, seat: Seat) -> int:
    """Return the index of the clan whose war chief ``seat`` is; it has to be one."""
    clan = state.layout.chief_of[seat]
    assert clan is not None
    return clan


_TURNED: dict[int, tuple[tuple[int, ...], ...]] = {
    number: tuple(
        tuple((first + step) % number for step in range(number)) for first in range(number)
    )
    for number in (2, 4)
}
"""By number of clans, then by the first of them: the cycle."""


def cycle(state: GothsState) -> tuple[int, ...]:
    """List the living clans in the order of initiative, from the holder on (G19)."""
    return living_from(state, state.initiative)


def living_from(state: GothsState, clan: int) -> tuple[int, ...]:
    """List the living clans of the cycle from ``clan`` on, itself first unless eliminated."""
    clans = state.clans
    turned = _TURNED[len(clans)][clan]
    for other in clans:
        if not other.figures:
            return tuple([each for each in turned if clans[each].figures])
    return turned


def enemies(state: GothsState, clan: int) -> tuple[int, ...]:
    """List the living clans of the other camp, in the order of the cycle from A on."""
    half = len(state.clans) // 2
    others = range(half, 2 * half) if clan < half else range(half)
    return tuple([other for other in others if state.clans[other].figures])


def living(state: GothsState, seat: Seat) -> bool:
    """Return True if a seat still plays: a king while one of his clans lives."""
    return any(state.clans[clan].figures for clan in state.layout.clans_of(seat))


def covered(clan: Clan) -> bool:
    """Return True if an army stands on a barricade; in a barricaded forest nothing else (G6)."""
    return clan.wall or (clan.spot < TERRAIN and clan.barricades[clan.spot])


def face_up_characters(king: King) -> frozenset[Character]:
    """Return whom the face-up cards of a king call."""
    return frozenset([TRUTH[card] for card in king.face_up])


def occupant(state: GothsState, spot: Spot) -> int | None:
    """Return the index of the clan whose living army stands on an objective; None if none."""
    for number, clan in enumerate(state.clans):
        if clan.spot == spot and clan.figures:
            return number
    return None
