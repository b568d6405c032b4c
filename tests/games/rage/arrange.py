"""Explicit positions of Clash of Rage, and answers played on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest
from msgspec.structs import replace

from games.api import Event, Events, Move, RuleError, Seat
from games.rage.chapters.armies import slot_of
from games.rage.chapters.land import land
from games.rage.chapters.reinforcement import begin_reinforcements
from games.rage.content import (
    BASTIONS,
    LEGENDARIES,
    TACTICS,
    UNITS,
    Clan,
    Counts,
    Gear,
    Hero,
    Site,
)
from games.rage.moves import EquipArmies, Head, Muster, Send, SendHero
from games.rage.rules import GAME
from games.rage.state import (
    ELVES,
    NOBODY,
    MarchDraft,
    Player,
    RageState,
    minus,
    with_item,
    with_player,
)
from games.rage.view import Phase, Tile
from games.rng import Rng

BOHORG, STEAMFIELD, GOLDLEIF, TOMB = Clan
HOME = BASTIONS
"""The bastion of seat 0."""

SPOTS = ((-2, 0), (4, 1), (4, -4), (7, -1))
"""Where bastions stand that a position does not place: outside the fixed layout of four tiles."""

Standing = Mapping[Site, tuple[int | str, Counts]]
"""By territory: a seat or ``"elves"``, and the units."""


def arrange(
    *clans: Clan,
    board: Standing | None = None,
    tiles: Sequence[int] = (),
    turns: Sequence[int] = (),
    bastions: Mapping[int, tuple[int, int]] | None = None,
    garrisons: Mapping[int, Counts] | None = None,
    active: int = 0,
    action: int = 1,
    turn: int = 3,
    order: Sequence[int] = (),
    gold: int = 0,
    crystals: int = 0,
    heroes: Mapping[int, tuple[Hero, int]] | None = None,
    gear: Mapping[int, Mapping[str, int | None]] | None = None,
    elf_gear: Mapping[int, str] | None = None,
    seed: str = "arranged",
    **options: Any,
) -> RageState:
    """Arrange an action of seat ``active`` in turn 3, on tiles 1, 2, … not turned.

    ``gear`` names by seat the cards owned and the type that carries each: 0 to 2, None for aside.
    ``elf_gear`` names cards by slot. Gold and crystals are those of the active seat.
    """
    seats = len(clans)
    state = GAME.start(seats, {"clans": "random", **options}, "arranged").state
    numbers = tiles or range(1, seats + 1)
    centres = [(tile.q, tile.r) for tile in state.tiles]
    laid = tuple(
        Tile(number, turned, q, r)
        for number, turned, (q, r) in zip(numbers, turns or [0] * seats, centres, strict=True)
    )
    holders, stacks = [NOBODY] * (7 * seats), [(0, 0, 0)] * (7 * seats)
    for site, (holder, units) in (board or {}).items():
        holders[site] = ELVES if holder == "elves" else int(holder)
        stacks[site] = units
    players = []
    for seat, clan in enumerate(clans):
        one, two, three = UNITS[clan]
        reserve = one.figures, two.figures, three.figures
        garrison = (garrisons or {}).get(seat, (0, 0, 0))
        reserve = minus(reserve, garrison)
        for holder, units in zip(holders, stacks, strict=True):
            if holder == seat:
                reserve = minus(reserve, units)
        hero, hero_site = (heroes or {}).get(seat, (None, None))
        owned, slots = _carried((gear or {}).get(seat, {}))
        players.append(
            Player(
                clan=clan,
                bastion=(bastions or {}).get(seat, SPOTS[seat]),
                garrison=garrison,
                reserve=reserve,
                gold=gold if seat == active else 0,
                crystals=crystals if seat == active else 0,
                gear=owned,
                slots=slots,
                hero=hero,
                hero_site=None if hero_site is None else Site(hero_site),
                hand=state.players[seat].hand,
                deck=state.players[seat].deck,
            )
        )
    taken = {hero for hero, _ in (heroes or {}).values()}
    arms: tuple[Gear | None, ...] = (None,) * 6
    for slot, name in (elf_gear or {}).items():
        arms = with_item(arms, slot, Gear(name))
    return replace(
        state,
        rng=Rng(seed),
        tiles=laid,
        phase=Phase.ACTION,
        question=10,
        asked=(Seat(active),),
        answered=(),
        turn=turn,
        action=action,
        order=tuple(Seat(seat) for seat in (order or range(seats))),
        active=Seat(active),
        players=tuple(players),
        holders=tuple(holders),
        stacks=tuple(stacks),
        elf_slots=arms,
        heroes=tuple(hero for hero in Hero if hero not in taken),
        points=(0,) * seats,
    )


def _carried(cards: Mapping[str, int | None]) -> tuple[tuple[Gear, ...], tuple[int, ...]]:
    owned = tuple(Gear(name) for name in cards)
    slots = [-1] * 6
    for index, level in enumerate(cards.values()):
        if level is not None:
            slots[slot_of(owned[index], level)] = index
    return owned, tuple(slots)


def sites(state: RageState) -> Any:
    """Return what lies where on the map of a position."""
    return land(state.tiles)


def play(state: RageState, *answers: tuple[int, Move]) -> tuple[RageState, list[Event]]:
    """Play the answers in order; return the last state and all that happened."""
    events: list[Event] = []
    for seat, move in answers:
        applied = GAME.apply(state, Seat(seat), move)  # type: ignore[arg-type]
        state = applied.state
        events += applied.events
    return state, events


def do(state: RageState, *moves: Move) -> RageState:
    """Let the one seat that is asked give answers, one after the other."""
    for move in moves:
        state = GAME.apply(state, state.asked[0], move).state  # type: ignore[arg-type]
    return state


def order(
    state: RageState, origin: int, target: int, level: int | None, count: int = 1
) -> RageState:
    """Enter an order of a move: so many of a level, or the hero, from one place to another."""
    draft = state.draft
    in_hand = draft.origin if isinstance(draft, MarchDraft) else None
    if in_hand != origin:
        state = do(state, Muster(Site(origin)))
        draft = state.draft
    if not isinstance(draft, MarchDraft) or draft.target != target:
        state = do(state, Head(Site(target)))
    return do(state, SendHero() if level is None else Send(level, count))


def key_of(state: RageState, move: Move, seat: int | None = None) -> str:
    """Return the key with which the rules refuse a move."""
    with pytest.raises(RuleError) as refused:
        GAME.apply(state, state.asked[0] if seat is None else Seat(seat), move)  # type: ignore[arg-type]
    return refused.value.key


def ring(index: int, tile: int = 0) -> Site:
    """Return the territory with a ring index, counted after the turn of its tile."""
    return Site(7 * tile + 1 + index)


def centre(tile: int = 0) -> Site:
    """Return the city of a tile."""
    return Site(7 * tile)


def legal(state: RageState, seat: int | None = None) -> list[Any]:
    """List the legal moves of a seat, by default of the one that is asked."""
    return list(GAME.legal_moves(state, state.asked[0] if seat is None else Seat(seat)))


def offered(state: RageState, kind: type[Move], seat: int | None = None) -> list[Any]:
    """List the legal moves of a kind."""
    return [move for move in legal(state, seat) if isinstance(move, kind)]


def of(events: Sequence[Event], *kinds: type[Event]) -> list[Any]:
    """List the events of some kinds."""
    return [event for event in events if isinstance(event, kinds)]


def having(state: RageState, seat: int, **changes: Any) -> RageState:
    """Return the state with changes to what lies before a seat."""
    return with_player(state, seat, **changes)


def reinforcing(*cards: int, **position: object) -> tuple[RageState, Events]:
    """Begin the reinforcements of a turn for which the seats play these tactics cards."""
    clans = (BOHORG, TOMB, GOLDLEIF)[: len(cards)]
    state = arrange(*clans, **{"board": OUT, **position})  # type: ignore[arg-type]
    for seat, card in enumerate(cards):
        state = having(state, seat, played=card)
    events: Events = []
    return begin_reinforcements(replace(state, active=None, action=0), events), events


def choosing(*clans: Clan, turn: int = 3, **position: object) -> RageState:
    """Arrange the choice of tactics, everybody with the three lowest cards."""
    state = arrange(*clans, **position)  # type: ignore[arg-type]
    state = replace(
        state,
        phase=Phase.TACTICS,
        asked=tuple(Seat(seat) for seat in range(len(clans))),
        turn=turn,
        action=0,
        order=(),
        active=None,
    )
    for seat, clan in enumerate(clans):
        cards = sorted(card for card in TACTICS if TACTICS[card].clan is clan)
        state = having(state, seat, hand=tuple(cards[:3]), deck=tuple(cards[3:]))
    return state


OUT: Standing = {
    centre(0): (0, (1, 0, 0)),
    ring(2): (0, (0, 1, 0)),
    centre(1): (1, (1, 0, 0)),
}
FORGE_ONE, FORGE_TWO = ring(3), ring(2, 1)
"""The forges of tiles 1 and 2."""


def forging(forges: int = 1, crystals: int = 10, left: int = 16, **more: object) -> RageState:
    """Arrange an equip action of a player with so many forges."""
    held = (FORGE_ONE, FORGE_TWO)[:forges]
    state = arrange(
        BOHORG,
        TOMB,
        board=dict.fromkeys(held, (0, (1, 0, 0))),
        crystals=crystals,
        **more,  # type: ignore[arg-type]
    )
    return do(replace(state, legendaries=LEGENDARIES[:left]), EquipArmies())
