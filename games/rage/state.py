"""Everything there is to know about a game of Clash of Rage; seen by the rules alone."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from msgspec.structs import replace

from games.api import Seat, State
from games.rage.content import (
    NONE,
    BattleOrders,
    Clan,
    Counts,
    Gear,
    Hero,
    Hex,
    Site,
    Split,
)
from games.rage.view import Assault, Phase, Tile

T = TypeVar("T")

Slots = tuple[int, ...]
"""What each slot carries, as an index into the cards owned, -1 where it is empty.

First the weapons of the levels I to III, then the armours.
"""

EMPTY_SLOTS: Slots = (-1,) * 6

NOBODY = -1
"""Holds a territory where nobody stands."""
ELVES = -2
"""Hold a territory where elves stand."""
CONTESTED = -3
"""Holds a territory where two sides stand; they are in :class:`Contest` or :class:`Fight`."""

_SEATS = tuple(map(Seat, range(4)))

HERO = 3
"""A figure that is no unit; units are known by their level."""


class Spread(msgspec.Struct, frozen=True, gc=False):
    """Reinforcements for one territory."""

    site: Site
    units: Counts


class Order(msgspec.Struct, frozen=True, gc=False):
    """Figures of a kind sent the same way together (R2)."""

    figure: int
    """A level, or :data:`HERO`."""
    count: int
    path: tuple[Site, ...]
    """From where they stood to where they end."""


class Player(msgspec.Struct, frozen=True, gc=False):
    """The cards, gold and units of a seat, hidden and public."""

    clan: Clan | None = None
    bastion: Hex | None = None
    garrison: Counts = NONE
    """Units on the bastion."""
    reserve: Counts = NONE
    gold: int = 0
    crystals: int = 0
    gear: tuple[Gear, ...] = ()
    """The cards owned, the oldest first, carried or set aside."""
    slots: Slots = EMPTY_SLOTS
    hero: Hero | None = None
    hero_site: Site | None = None
    hand: tuple[int, ...] = ()
    """Tactics cards by order number, in the order drawn."""
    deck: tuple[int, ...] = ()
    """The next to be drawn comes first."""
    discard: tuple[int, ...] = ()
    known: tuple[int, ...] = ()
    """Cards in hand that everybody can work out, because the deck ran out."""
    chosen: int | None = None
    """The tactics card chosen and not yet revealed."""
    played: int | None = None
    """The tactics card of this turn."""
    incoming: Counts = NONE
    """Reinforcements not yet on the board."""
    spread: tuple[Spread, ...] = ()
    """Where they will stand, as far as it is not the bastion; secret until laid down."""
    posting: Site | None = None
    """Where all of them will, said together with the tactics card in secret."""
    standing: BattleOrders | None = None
    """The standing order for defences; that there is one is public, what it says is not."""
    marched: tuple[Order, ...] = ()
    """The orders of the last march, to be given again."""


class Stall(msgspec.Struct, frozen=True, gc=False):
    """Identical cards that lie open in the market."""

    gear: Gear
    copies: int


class SiteOrders(msgspec.Struct, frozen=True, gc=False):
    """What a draft says of the fight for one territory; None if nothing of its own."""

    site: Site
    until: int | None
    split: Split | None


class MarchDraft(msgspec.Struct, frozen=True, gc=False, tag="march"):
    """A move of armies that is not confirmed yet; private."""

    orders: tuple[Order, ...] = ()
    origin: Site | None = None
    """The place in hand."""
    target: Site | None = None
    """Where figures of it are being sent."""
    reach: tuple[int, ...] = ()
    """By figure of the place in hand, the set of sites that it can reach."""
    sent: bool = False
    """True if some of them were sent; until then nothing else can be entered."""
    until: int | None = None
    """For all fights; None for the default."""
    split: Split | None = None
    single: tuple[SiteOrders, ...] = ()
    first: tuple[Site, ...] = ()
    """Fights that the player put before the others, in order."""
    choose_fights: bool = False
    """True if the player is asked before each fight which is next."""


class EquipDraft(msgspec.Struct, frozen=True, gc=False, tag="equip"):
    """How an equip action would leave its player, as far as it is not confirmed; private."""

    gold: int
    gear: tuple[Gear, ...]
    slots: Slots
    market: tuple[Stall, ...]
    bought: tuple[Gear, ...] = ()
    hero: Hero | None = None
    """Recruited in this draft."""
    hero_site: Site | None = None
    in_hand: int | None = None
    """The card that is being given a place, as an index."""
    placed: tuple[int, ...] = ()
    """Cards given a place in this action since the last step that is final; each gets one once."""
    arranged: int = -1
    """How many cards were owned when the program last arranged them."""


class Contest(msgspec.Struct, frozen=True, gc=False):
    """A territory shared by two sides whose fight has not begun."""

    site: Site
    defender: Seat | None
    """None for the elves."""
    attackers: Counts
    defenders: Counts
    orders: BattleOrders
    """Of the attacker; secret until they act, but for *by hand*."""


class Fight(msgspec.Struct, frozen=True, gc=False):
    """A fight that has begun; pairs are of attacker and defender, sides 0 and 1."""

    site: Site
    defender: Seat | None
    heroes: tuple[Hero | None, Hero | None]
    began: tuple[Counts, Counts]
    units: tuple[Counts, Counts]
    slowness: tuple[int, int]
    """As counted once at the start."""
    start_rage: tuple[int, int]
    """What the heroes brought."""
    rage: tuple[int, int]
    barrier: tuple[bool, bool]
    """True if the Warden's barrier still stands before a side (R8)."""
    stolen: tuple[bool, bool]
    """True if Neggesh has stolen his token (R23)."""
    orders: tuple[BattleOrders | None, BattleOrders | None]
    """None if a side has not been asked yet."""
    striker: int
    """Whose assault it is."""
    wounds: int | None = None
    """What the striker has to split, after a barrier."""
    assaults: tuple[Assault, ...] = ()


class Fought(msgspec.Struct, frozen=True, gc=False):
    """A fight that is over, kept for the picture."""

    attacker: Seat
    fight: Fight
    winner: int
    """The side that is left, 0 or 1."""


class Settings(msgspec.Struct, frozen=True, gc=False):
    """What was agreed when the table was opened."""

    goal: int
    last_turn: int
    choose_clans: bool
    neighbour: bool
    """True if the neighbour plays the elves' hand (R10)."""
    together: bool
    """True if reinforcements are placed by all at once."""
    live: bool
    """True if everybody fights by hand."""


class RageState(State, frozen=True, gc=False):
    """A game, complete; tuples by seat or by territory."""

    settings: Settings
    tiles: tuple[Tile, ...]
    phase: Phase
    question: int
    """How many questions have been opened; the number of the open one."""
    asked: tuple[Seat, ...]
    answered: tuple[Seat, ...]
    """Those of them whose answer may still be changed."""
    turn: int
    """Counted from 1; 0 while clans are taken."""
    action: int
    """1 or 2, 0 before the first action of a turn."""
    order: tuple[Seat, ...]
    """The turn order, once the tactics cards are revealed; who left is in it no more."""
    active: Seat | None
    """Whose bastion, reinforcements or action it is."""
    players: tuple[Player, ...]
    holders: tuple[int, ...]
    """By territory: a seat, :data:`NOBODY`, :data:`ELVES` or :data:`CONTESTED`."""
    stacks: tuple[Counts, ...]
    """By territory: units of its holder."""
    elf_slots: tuple[Gear | None, ...]
    """What the elves carry, by type as in :data:`Slots`."""
    market: tuple[Stall, ...]
    deck: tuple[Gear, ...]
    deck_known: int
    """How many cards at its bottom were put there for all to see."""
    legendaries: tuple[Gear, ...]
    drawn: tuple[Gear, ...]
    """Legendaries of which the active player keeps one."""
    heroes: tuple[Hero, ...]
    """Those that can be recruited."""
    points: tuple[int, ...]
    draft: MarchDraft | EquipDraft | None = None
    """What the active player has entered and not confirmed."""
    equipping: bool = False
    """True if something final made the running action an equip action."""
    forged: bool = False
    """True if a legendary was forged in it."""
    choose_fights: bool = False
    """True if the attacker is asked which fight comes next."""
    contests: tuple[Contest, ...] = ()
    """In the order in which they are fought."""
    fight: Fight | None = None
    fought: tuple[Fought, ...] = ()
    """The fights of the last action, until somebody does something else for all to see."""
    left: tuple[Seat, ...] = ()
    """Who has left, in that order."""
    winner: Seat | None = None
    """Who met the goal."""


def ask(state: RageState, phase: Phase, seats: tuple[Seat, ...]) -> RageState:
    """Open the next question, to ``seats``; nobody has answered it yet."""
    return replace(state, phase=phase, asked=seats, answered=(), question=state.question + 1)


def with_item(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """Return ``items`` with another one at ``index``."""
    listed = list(items)
    listed[index] = item
    return tuple(listed)


def with_player(state: RageState, seat: int, **changes: Any) -> RageState:
    """Return the state with changed fields of a seat's player."""
    players = list(state.players)
    players[seat] = replace(players[seat], **changes)
    return replace(state, players=tuple(players))


def plus(one: Counts, other: Counts) -> Counts:
    """Add units level by level."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2]


def minus(one: Counts, other: Counts) -> Counts:
    """Take units away level by level."""
    return one[0] - other[0], one[1] - other[1], one[2] - other[2]


def clan_of(state: RageState, seat: Seat | None) -> Clan | None:
    """Return the clan that a seat plays; None for the elves, who are nobody's."""
    return None if seat is None else state.players[seat].clan


def own_clan(state: RageState, seat: int) -> Clan:
    """Return the clan of a seat that has taken one."""
    clan = state.players[seat].clan
    assert clan is not None
    return clan


def in_game(state: RageState) -> tuple[Seat, ...]:
    """List the seats that have not left."""
    everybody = _SEATS[: len(state.players)]
    if not state.left:
        return everybody
    return tuple([seat for seat in everybody if seat not in state.left])
