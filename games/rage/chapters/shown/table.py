"""The view: what everybody sees of the table, and beside it what one seat alone knows."""

from __future__ import annotations

from games.api import Outcome, Seat, Waiting
from games.rage.chapters.armies import Strength, elf_sheet, worn
from games.rage.chapters.equipment.arranging import board_units
from games.rage.chapters.fights.sides import Sides, sides_of
from games.rage.chapters.land import land
from games.rage.chapters.setup import free_clans
from games.rage.chapters.shown.seat import own_view, type_sheets
from games.rage.chapters.victory import (
    cities,
    count_forged,
    forges,
    may_still_win,
    outcome,
    points,
    ranking,
    second_to_come,
    to_be_taken,
    with_the_goal,
)
from games.rage.content import (
    CARDS,
    ELVES,
    HERO_SHEETS,
    HEROES,
    LAST_ACTION,
    LEVELS,
    NONE,
    Counts,
    Site,
)
from games.rage.moves import RageMove
from games.rage.state import ELVES as HELD_BY_ELVES
from games.rage.state import Fight as RunningFight
from games.rage.state import RageState, in_game, plus
from games.rage.view import (
    Contest,
    ElfSheet,
    Fight,
    Fighter,
    Ground,
    HeroOffer,
    Offer,
    Phase,
    Player,
    RageView,
    Territory,
    TypeSheet,
)


def show(state: RageState, viewer: Seat | None, legal: tuple[RageMove, ...]) -> RageView:
    """Build the view of ``viewer``, whose legal moves are ``legal``, from what it may know.

    Without a viewer it has what everybody knows, and nothing in ``own``.
    """
    there, ended = land(state.tiles), outcome(state)
    seats = [Seat(seat) for seat in range(len(state.players))]
    winner = with_the_goal(state, second_to_come(state))
    return RageView(
        viewer=viewer,
        phase=state.phase,
        waiting=tuple(Waiting(seat, seat in state.answered) for seat in state.asked),
        turn=state.turn,
        last_turn=state.settings.last_turn,
        action=state.action,
        order=tuple(seat for seat in state.order if seat not in state.left),
        active=None if state.phase is Phase.OVER else state.active,
        goal=state.settings.goal,
        live=state.settings.live,
        neighbour=state.settings.neighbour,
        together=state.settings.together,
        clans=tuple(free_clans(state)),
        tiles=state.tiles,
        rocks=there.rocks,
        territories=tuple(_territory(state, Site(site)) for site in range(len(there.hexes))),
        players=tuple(_player(state, seat, ended, winner) for seat in seats),
        leaders=_leaders(state),
        elves=tuple(_elf(state, elf) for elf in LEVELS),
        market=tuple(
            Offer(stall.gear, stall.copies, CARDS[stall.gear].cost) for stall in state.market
        ),
        deck=len(state.deck),
        legendaries=len(state.legendaries),
        heroes=_heroes(state),
        drawing=len(state.drawn),
        equipping=state.equipping,
        forged=state.forged,
        contests=tuple(
            Contest(
                contest.site,
                _attacker(state),
                contest.attackers,
                contest.defender,
                contest.defenders,
                contest.orders.by_hand,
            )
            for contest in state.contests
        ),
        choose_fights=state.choose_fights and bool(state.contests),
        fight=None if state.fight is None else _running(state, state.fight),
        fought=tuple(
            _fight(fought.attacker, fought.fight, None, fought.winner) for fought in state.fought
        ),
        own=None if viewer is None else own_view(state, viewer, legal),
        ranking=ranking(state) if state.phase is Phase.OVER else (),
    )


def _attacker(state: RageState) -> Seat:
    """Return the active seat, which attacks in all fights; there has to be one."""
    assert state.active is not None
    return state.active


def _ground(state: RageState, site: Site) -> tuple[Ground, int | None]:
    """Return what lies in a territory, and the level of its stone, else None."""
    there = land(state.tiles)
    if site in there.cities:
        return Ground.CITY, None
    if site in there.forges:
        return Ground.FORGE, None
    for stone, level in there.stones:
        if stone == site:
            return Ground.STONE, level
    return Ground.PLAIN, None


def _territory(state: RageState, site: Site) -> Territory:
    """Build the view of a site: ground, holder, units, and who attacks there.

    In an open or coming fight holder and units are the defender's.
    """
    q, r = land(state.tiles).hexes[site]
    ground, stone = _ground(state, site)
    holder, units = state.holders[site], state.stacks[site]
    seat = Seat(holder) if holder >= 0 else None
    elves = holder == HELD_BY_ELVES
    attacker, attackers = None, NONE
    for contest in state.contests:
        if contest.site == site:
            attacker, attackers = _attacker(state), contest.attackers
            seat, units = contest.defender, contest.defenders
            elves = seat is None
    if state.fight is not None and state.fight.site == site:
        attacker, attackers = _attacker(state), state.fight.units[0]
        seat, units = state.fight.defender, state.fight.units[1]
        elves = seat is None
    return Territory(site, q, r, ground, stone, seat, elves, units, attacker, attackers)


def fielded(state: RageState, seat: Seat) -> Counts:
    """Count by level the units of a seat on board and bastion, those in all fights included."""
    units = board_units(state, seat)
    for contest in state.contests:
        if seat == state.active:
            units = plus(units, contest.attackers)
        elif seat == contest.defender:
            units = plus(units, contest.defenders)
    if state.fight is not None:
        if seat == state.active:
            units = plus(units, state.fight.units[0])
        elif seat == state.fight.defender:
            units = plus(units, state.fight.units[1])
    return units


def _player(
    state: RageState, seat: Seat, ended: Outcome | None, next_winner: Seat | None
) -> Player:
    """Build the public view of a player; ``next_winner`` wins when its second action begins."""
    player = state.players[seat]
    held, goal = points(state, seat), state.settings.goal
    left = seat in state.left
    types: tuple[TypeSheet, ...] = ()
    if player.clan is not None:
        carried = worn(player.gear, player.slots)
        types = type_sheets(player.clan, carried, fielded(state, seat), player.reserve)
    return Player(
        seat=seat,
        clan=player.clan,
        bastion=player.bastion,
        garrison=player.garrison,
        gold=player.gold,
        crystals=player.crystals,
        types=types,
        aside=tuple(gear for index, gear in enumerate(player.gear) if index not in player.slots),
        hero=player.hero,
        hero_site=player.hero_site,
        hand=len(player.hand),
        deck=len(player.deck),
        discard=player.discard,
        known=tuple(sorted(player.known)),
        played=player.played,
        points=held,
        cities=cities(state, seat),
        legendaries=count_forged(player.gear),
        forges=forges(state, seat),
        standing=player.standing is not None,
        by_hand=player.standing is not None and player.standing.by_hand,
        can_win=held == goal - 1 and may_still_win(state, seat),
        wins_next=seat == next_winner,
        to_take=to_be_taken(state, seat),
        left=left,
        place=None if ended is None else ended.place_of(seat),
        ahead=_ahead(state, seat),
    )


def _ahead(state: RageState, seat: Seat) -> int:
    """Count the second actions before that of a seat, the running one included.

    0 if the seat has none to come.
    """
    if state.active is None or seat not in second_to_come(state):
        return 0
    begun = state.order.index(state.active) if state.action == LAST_ACTION else 0
    before = state.order[begun : state.order.index(seat)]
    return sum(other not in state.left for other in before)


def _leaders(state: RageState) -> tuple[Seat, ...]:
    """Return the seats in the game with the most points, none while all have none."""
    held = {seat: points(state, seat) for seat in in_game(state)}
    most = max(held.values())
    return tuple(seat for seat in held if held[seat] == most > 0)


def _elf(state: RageState, elf: int) -> ElfSheet:
    """Build the view of a kind of elves, with their number on the board, in fights too."""
    count = sum(
        stack[elf]
        for holder, stack in zip(state.holders, state.stacks, strict=True)
        if holder == HELD_BY_ELVES
    )
    count += sum(c.defenders[elf] for c in state.contests if c.defender is None)
    if state.fight is not None and state.fight.defender is None:
        count += state.fight.units[1][elf]
    return ElfSheet(
        key=ELVES[elf].key,
        stats=elf_sheet(state.elf_slots)[elf],
        weapon=state.elf_slots[elf],
        armour=state.elf_slots[elf + 3],
        on_board=count,
    )


def _heroes(state: RageState) -> tuple[HeroOffer, ...]:
    """Build the view of each hero: cost, owner (None without), whether it can be recruited.

    A hero can be recruited until somebody has, even one who has left since; gold is not looked at.
    """
    owners = {player.hero: Seat(seat) for seat, player in enumerate(state.players)}
    return tuple(
        HeroOffer(hero, HERO_SHEETS[hero].cost, owners.get(hero), hero in state.heroes)
        for hero in HEROES
    )


def _running(state: RageState, fight: RunningFight) -> Fight:
    return _fight(_attacker(state), fight, sides_of(state, fight.site, fight.defender), None)


def _fight(attacker: Seat, fight: RunningFight, sides: Sides | None, winner: int | None) -> Fight:
    """Build the view of a fight.

    ``sides`` are None for a fight that is over, ``winner`` (a side) for one that is running.
    """
    return Fight(
        site=fight.site,
        attacker=_fighter(fight, 0, attacker, sides),
        defender=_fighter(fight, 1, fight.defender, sides),
        first=0 if fight.slowness[0] < fight.slowness[1] else 1,
        striker=fight.striker,
        wounds=fight.wounds,
        assaults=fight.assaults,
        winner=winner,
    )


def _fighter(fight: RunningFight, side: int, seat: Seat | None, sides: Sides | None) -> Fighter:
    """Build the view of a side of a fight; without ``sides`` its strength and HP are all 0."""
    orders = fight.orders[side]
    strength, hp = None, NONE
    if sides is not None:
        hp = sides[side].hp
        strength = Strength(fight.units[side], sides[side].types, sides[side].passive)
    return Fighter(
        seat=seat,
        began=fight.began[side],
        units=fight.units[side],
        hero=fight.heroes[side],
        slowness=fight.slowness[side],
        start_rage=fight.start_rage[side],
        rage=fight.rage[side],
        barrier=fight.barrier[side],
        stolen=fight.stolen[side],
        by_hand=None if orders is None else orders.by_hand,
        dice=strength.dice if strength else 0,
        rerolls=strength.rerolls if strength else 0,
        auto=strength.auto if strength else 0,
        shields=strength.shields if strength else 0,
        rage_symbols=strength.rage if strength else 0,
        hp=hp,
    )
