"""The set-up: tiles, elves, market, legendaries, clans and the first hands (Set-up)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Applied, Events, Options, RuleError, Seat
from games.rage.chapters.equipment.market import refill
from games.rage.chapters.improvement import draw_tactics
from games.rage.chapters.land import land
from games.rage.chapters.turn import begin_turn
from games.rage.content import (
    CARDS,
    CITY_ELVES,
    CLANS,
    DECKS,
    ELVES,
    EQUIPMENT,
    FIXED_LAYOUT,
    FORGE_ELVES,
    GOAL,
    HEROES,
    LAST_TURN,
    LEGENDARIES,
    LONG_GOAL,
    LONG_LAST_TURN,
    NONE,
    RING,
    TERRITORIES_A_TILE,
    TILE_STEPS,
    TILES,
    UNITS,
    Clan,
    Counts,
    Hex,
)
from games.rage.events import ClanTaken, MapLaid, MarketOpened
from games.rage.moves import TakeClan
from games.rage.state import ELVES as HELD_BY_ELVES
from games.rage.state import NOBODY, Player, RageState, Settings, in_game, with_player
from games.rage.view import Phase, Tile
from games.rng import Rng

_EQUIPMENT_DECK = tuple(gear for gear in EQUIPMENT for _ in range(CARDS[gear].copies))


def read_settings(options: Options) -> Settings:
    """Turn the table's options into what the rules ask.

    Option ``last_turn`` 0 means the usual one: 15, in a long game 20, which has a higher goal too.
    """
    long_game = bool(options["long_game"])
    usual = LONG_LAST_TURN if long_game else LAST_TURN
    return Settings(
        goal=LONG_GOAL if long_game else GOAL,
        last_turn=int(options["last_turn"]) or usual,
        choose_clans=options["clans"] == "choose",
        neighbour=options["elves_hand"] == "neighbour",
        together=options["reinforcements"] == "together",
        live=options["fights"] == "live",
    )


def set_up(seats: int, options: Options, seed: str) -> Applied[RageState]:
    """Lay everything out; luck in this order: tiles, turns, layout, elves, equipment, legendaries.

    Then come the clans, where they are dealt, and the tactics by seat. The first question is for
    clans where they are chosen, else for the first tactics.
    """
    rng = Rng(seed)
    numbers, rng = rng.shuffled(range(1, len(TILES) + 1))
    turns = []
    for _ in range(seats):
        turn, rng = rng.below(len(RING))
        turns.append(turn)
    centres, rng = _centres(seats, rng, random=options["layout"] == "random")
    tiles = tuple(
        Tile(number, turn, q, r)
        for number, turn, (q, r) in zip(numbers, turns, centres, strict=False)
    )
    stacks, rng = _elves(tiles, rng, harder=options["elves"] == "harder")
    deck, rng = rng.shuffled(_EQUIPMENT_DECK)
    market, deck, opened = refill((), deck)
    legendaries, rng = rng.shuffled(LEGENDARIES)
    events: Events = [
        MapLaid(tiles=tuple(tile.number for tile in tiles)),
        MarketOpened(cards=opened),
    ]
    everybody = tuple(Seat(seat) for seat in range(seats))
    state = RageState(
        rng=rng,
        settings=read_settings(options),
        tiles=tiles,
        phase=Phase.CLAN,
        question=1,
        asked=everybody,
        answered=(),
        turn=0,
        action=0,
        order=(),
        active=None,
        players=(Player(),) * seats,
        holders=tuple(HELD_BY_ELVES if stack != NONE else NOBODY for stack in stacks),
        stacks=stacks,
        elf_slots=(None,) * 6,
        market=market,
        deck=deck,
        deck_known=0,
        legendaries=legendaries,
        drawn=(),
        heroes=HEROES,
        points=(0,) * seats,
    )
    if state.settings.choose_clans:
        return Applied(state, tuple(events))
    dealt, rng = rng.shuffled(CLANS)
    state = replace(state, rng=rng)
    for seat, clan in zip(everybody, dealt, strict=False):
        state = _take(state, seat, clan, events)
    return Applied(_deal_tactics(state, events), tuple(events))


def _centres(seats: int, rng: Rng, *, random: bool) -> tuple[list[Hex], Rng]:
    """Return the centre of each tile and the luck left; the book leaves it to the players (R28).

    At random each further tile takes a free centre that neighbours a tile laid, each as likely.
    """
    if not random:
        return list(FIXED_LAYOUT[:seats]), rng
    centres: list[Hex] = [(0, 0)]
    while len(centres) < seats:
        free = sorted({(q + dq, r + dr) for q, r in centres for dq, dr in TILE_STEPS} - {*centres})
        centre, rng = rng.pick(free)
        centres.append(centre)
    return centres, rng


def _elves(tiles: tuple[Tile, ...], rng: Rng, *, harder: bool) -> tuple[tuple[Counts, ...], Rng]:
    """Draw four elves for each city and two for each forge, tile by tile (R5).

    Harder: first one of each type on every city, then the rest blind from the tokens left. Return
    the elves of each territory by type, and the luck left.
    """
    there = land(tiles)
    stacks: list[list[int]] = [[0, 0, 0] for _ in range(len(tiles) * TERRITORIES_A_TILE)]
    laid = len(tiles) if harder else 0
    tokens = [elf for elf, sheet in enumerate(ELVES) for _ in range(sheet.figures - laid)]
    if harder:
        for city in there.cities:
            stacks[city] = [1, 1, 1]
    drawn, rng = rng.shuffled(tokens)
    left = iter(drawn)
    for city, forge in zip(there.cities, there.forges, strict=True):
        for site, elves in ((city, CITY_ELVES), (forge, FORGE_ELVES)):
            while sum(stacks[site]) < elves:
                stacks[site][next(left)] += 1
    return tuple((one, two, three) for one, two, three in stacks), rng


def free_clans(state: RageState) -> list[Clan]:
    """List the clans that nobody has."""
    taken = [player.clan for player in state.players]
    return [clan for clan in CLANS if clan not in taken]


def take_clan(state: RageState, seat: Seat, move: TakeClan, events: Events) -> RageState:
    """Take a clan, first come, first served; with the last the game begins.

    Raises:
        RuleError: somebody has it.
    """
    free = free_clans(state)
    if move.clan not in free:
        raise RuleError("clan-taken")
    state = _take(state, seat, free[free.index(move.clan)], events)
    return close_window(
        replace(state, asked=tuple([other for other in state.asked if other != seat])), events
    )


def close_window(state: RageState, events: Events) -> RageState:
    """Begin once no seat is asked for a clan any more.

    If one seat and one clan are left, it gets that clan without waiting; with more clans than seats
    the last is asked like the others.
    """
    free = free_clans(state)
    if len(state.asked) == len(free) == 1:
        state = replace(_take(state, state.asked[0], free[0], events), asked=())
    return state if state.asked else _deal_tactics(state, events)


def _take(state: RageState, seat: Seat, clan: Clan, events: Events) -> RageState:
    """Give a clan to a seat, with all of its figures in reserve."""
    events.append(ClanTaken(seat=seat, clan=clan))
    one, two, three = UNITS[clan]
    return with_player(state, seat, clan=clan, reserve=(one.figures, two.figures, three.figures))


def _deal_tactics(state: RageState, events: Events) -> RageState:
    """Shuffle everybody's tactics cards, draw three, and begin the first turn (Set-up 4)."""
    rng = state.rng
    for seat in in_game(state):
        clan = state.players[seat].clan
        assert clan is not None
        deck, rng = rng.shuffled(DECKS[clan])
        state = with_player(state, seat, deck=deck)
    return begin_turn(draw_tactics(replace(state, rng=rng), events), events)
