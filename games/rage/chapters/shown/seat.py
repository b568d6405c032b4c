"""What one seat alone knows: its hand, its orders, its drafts, and what it may choose now."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from games.api import Seat
from games.rage import moves as m
from games.rage.chapters.armies import Carried, sheet, worn
from games.rage.chapters.course import Course, Reach, course
from games.rage.chapters.equipment import arranging, equipping, forging, heroes, slots
from games.rage.chapters.fights.battle_orders import general_orders, orders_for, own_orders
from games.rage.chapters.fights.sides import seat_of, sides_of
from games.rage.chapters.fights.splits import chosen_split
from games.rage.chapters.land import land, members
from games.rage.chapters.marches.marching import NO_DRAFT
from games.rage.chapters.marches.moving import Moved, contested, left_behind, send_all
from games.rage.chapters.marches.offers import again as repeated
from games.rage.chapters.reinforcement import resting
from games.rage.chapters.victory import forges, points, wins_with
from games.rage.content import (
    BASTIONS,
    CARDS,
    HERO_SHEETS,
    LEVELS,
    NONE,
    UNITS,
    BattleOrders,
    Clan,
    Counts,
    Gear,
    Site,
    Split,
    bastion_of,
)
from games.rage.state import ELVES, HERO, EquipDraft, MarchDraft, Player, RageState, SiteOrders
from games.rage.state import Order as DraftedOrder
from games.rage.view import (
    Army,
    Clash,
    Fitting,
    KillChoice,
    March,
    Offer,
    Order,
    Own,
    Phase,
    Route,
    Spot,
    Spread,
    Target,
    Trade,
    TypeSheet,
)


def own_view(state: RageState, seat: Seat, legal: tuple[m.RageMove, ...]) -> Own:
    """Return the part of a seat's view that the seat alone knows.

    ``legal`` are its moves: the places, spots and casualties to choose from are read from them. The
    march is shown in the seat's own action alone, unless that has become one to equip.
    """
    player, there = state.players[seat], land(state.tiles)
    acting = state.phase is Phase.ACTION and state.active == seat
    sites: set[Site] = set()
    spots: list[Spot] = []
    for move in legal:
        match move:
            case (
                m.Muster(site)
                | m.Head(site)
                | m.LayAllIn(site)
                | m.StationAll(site)
                | m.StandHero(site)
                | m.BeginFight(site)
            ):
                sites.add(site)
            case m.PlaceBastion(number):
                q, r = there.rim[number]
                spots.append(Spot(number, q, r, tuple(sorted(there.next_to((q, r))))))
            case _:
                pass
    equip = state.equipping or isinstance(state.draft, EquipDraft)
    return Own(
        hand=tuple(sorted(player.hand)),
        chosen=player.chosen,
        deck=tuple(sorted(player.deck)),
        standing=player.standing,
        incoming=player.incoming,
        spread=_spread(player, seat),
        posting=player.posting,
        drawn=state.drawn if state.active == seat else (),
        march=_march(state, seat) if acting and not equip else None,
        trade=None if player.clan is None else _trade(state, seat),
        spots=tuple(spots),
        sites=tuple(sorted(sites)),
        splits=_splits(state, legal),
        battle=_battle(state, seat),
    )


def _spread(player: Player, seat: Seat) -> tuple[Spread, ...]:
    """Return the reinforcements by place as drafted, last those left for the bastion, if any."""
    drafted = [Spread(spread.site, spread.units) for spread in player.spread]
    rest = resting(player)
    return (*drafted, Spread(bastion_of(seat), rest)) if rest != NONE else tuple(drafted)


def _battle(state: RageState, seat: Seat) -> BattleOrders | None:
    """Return a seat's orders in the running fight; None if it has none or takes no part."""
    if state.fight is None:
        return None
    for side in (0, 1):
        if seat_of(state, side) == seat:
            return state.fight.orders[side]
    return None


def _splits(state: RageState, legal: tuple[m.RageMove, ...]) -> tuple[KillChoice, ...]:
    """List the casualties among the legal moves, each marked if by the book, big or small first.

    Empty if no wounds wait to be split by this seat.
    """
    kills = [(move.first, move.second, move.third) for move in legal if isinstance(move, m.Kill)]
    fight = state.fight
    if not kills or fight is None or fight.wounds is None:
        return ()
    enemy = 1 - fight.striker
    side = sides_of(state, fight.site, fight.defender)[enemy]
    by = {
        split: chosen_split(fight.wounds, fight.units[enemy], side.hp, split, side.worth)
        for split in Split
    }
    return tuple(
        KillChoice(
            killed,
            killed == by[Split.BOOK],
            killed == by[Split.BIG],
            killed == by[Split.SMALL],
        )
        for killed in kills
    )


def _march(state: RageState, seat: Seat) -> March:
    """Build the view of a seat's march as drafted, or of an empty draft before its first step."""
    draft = state.draft if isinstance(state.draft, MarchDraft) else NO_DRAFT
    given = course(state, seat, draft.orders)
    there = None if draft.origin is None else given.reach(draft.origin, draft.reach)
    one_stays = None
    if there is not None and draft.target is not None:
        one_stays = left_behind(there, draft.target)
    held = _points_after(state, seat, given)
    return March(
        orders=tuple(map(_order, draft.orders)),
        origin=draft.origin,
        target=draft.target,
        armies=tuple(
            Army(site, given.unmoved(site), given.hero_from == site) for site in given.places()
        ),
        targets=()
        if there is None
        else tuple(_target(state, seat, there, site) for site in members(there.anywhere)),
        again=() if draft.orders else tuple(map(_order, repeated(state, seat))),
        one_stays=one_stays,
        clashes=_clashes(state, seat, draft, given),
        battle=general_orders(draft),
        choose_fights=draft.choose_fights,
        hero_alone=given.hero_alone(),
        points=held,
        wins=wins_with(state, held),
        routes=tuple(_routes(state, seat, draft, given)),
    )


def _points_after(state: RageState, seat: Seat, given: Course) -> int:
    """Return the seat's points if the drafted orders were carried out.

    A territory shared by two counts for neither.
    """
    if not given.orders:
        return points(state, seat)
    return points(replace(state, holders=tuple(Moved(state, seat, given).holders)), seat)


def _order(order: DraftedOrder) -> Order:
    """Return the view of a drafted order."""
    return Order(None if order.figure == HERO else order.figure, order.count, order.path)


def _enemies(state: RageState, seat: Seat, site: Site) -> tuple[Counts, Seat | None, bool]:
    """Return who would fight at a site: units, player (None: nobody or elves), whether elves."""
    if site >= BASTIONS:
        return NONE, None, False
    holder = state.holders[site]
    if holder == ELVES:
        return state.stacks[site], None, True
    if holder >= 0 and holder != seat:
        return state.stacks[site], Seat(holder), False
    return NONE, None, False


def _target(state: RageState, seat: Seat, there: Reach, site: Site) -> Target:
    """Build the view of a site that the army in hand can go to.

    Its path is that of the lowest level that can go, else of the hero; ``to_overrun`` counts the
    units still missing to open the way through enemies.
    """
    units, hero = there.able(site), there.hero_able(site)
    first = next((level for level in LEVELS if units[level]), HERO)
    enemies, defender, elves = _enemies(state, seat, site)
    sent = sum(there.course.arrived(site))
    return Target(
        site=site,
        units=units,
        hero=hero,
        path=there.path(first, site),
        enemies=enemies,
        defender=defender,
        elves=elves,
        to_overrun=max(0, sum(enemies) - sent),
    )


def _clashes(state: RageState, seat: Seat, draft: MarchDraft, given: Course) -> tuple[Clash, ...]:
    return tuple([_clash(state, seat, draft, given, site) for site in contested(given, draft)])


def _clash(state: RageState, seat: Seat, draft: MarchDraft, given: Course, site: Site) -> Clash:
    """Build the view of a fight that a drafted march would lead to."""
    enemies, defender, _ = _enemies(state, seat, site)
    return Clash(
        site=site,
        attackers=given.arrived(site),
        hero=given.hero_to == site,
        defender=defender,
        defenders=enemies,
        orders=orders_for(state, draft, site),
        own_orders=own_orders(draft, site) != SiteOrders(site, None, None),
    )


def _routes(state: RageState, seat: Seat, draft: MarchDraft, given: Course) -> Iterator[Route]:
    """Yield the ways of whole armies after which a march could be confirmed at once.

    Where a city, a forge or a stone can keep a unit both ways are shown; nobody leaves the hero
    alone (R14). Yield nothing while the army in hand waits to be sent; later only other armies.
    """
    if draft.origin is not None and not draft.sent:
        return
    there = land(state.tiles)
    kept = {*there.cities, *there.forges, *(site for site, _ in there.stones)}
    for origin in given.places():
        if origin == draft.origin:
            continue
        around = given.reach(origin)
        for target in members(around.for_units):
            stays = left_behind(around, target) if origin in kept else None
            for staying in dict.fromkeys((stays, None)):
                units = list(around.able(target))
                if staying is not None:
                    units[staying] -= 1
                orders = send_all(around, target, units)
                after = given.followed_by((*draft.orders, *orders))
                if after.hero_alone():
                    continue
                fought = target in after.fights
                yield Route(
                    origin=origin,
                    target=target,
                    units=(units[0], units[1], units[2]),
                    hero=around.hero_able(target),
                    one_stays=staying,
                    clash=_clash(state, seat, draft, after, target) if fought else None,
                )


def type_sheets(
    clan: Clan, carried: Carried, on_board: Counts, reserve: Counts
) -> tuple[TypeSheet, ...]:
    """Describe the types of a clan with what they carry."""
    stats = sheet(clan, carried)
    return tuple(
        TypeSheet(
            key=UNITS[clan][level].key,
            stats=stats[level],
            weapon=carried[level],
            armour=carried[level + 3],
            on_board=on_board[level],
            reserve=reserve[level],
        )
        for level in LEVELS
    )


def _trade(state: RageState, seat: Seat) -> Trade:
    """Build the view of a seat's equip action as drafted, or of what it would begin with.

    What the program would arrange is shown only in a draft without a card in hand.
    """
    player = state.players[seat]
    mine = state.active == seat and isinstance(state.draft, EquipDraft)
    draft = (
        equipping.draft_of(state, seat)
        if mine
        else EquipDraft(player.gold, player.gear, player.slots, state.market)
    )
    controlled = forges(state, seat)
    assert player.clan is not None
    carried = worn(draft.gear, draft.slots)
    units = arranging.board_units(state, seat)
    gold = draft.gold
    free = mine and state.phase is Phase.ACTION and draft.in_hand is None
    best = arranging.arranged_otherwise(state, seat, draft) if free else None
    return Trade(
        gold=gold,
        market=tuple(
            Offer(stall.gear, stall.copies, CARDS[stall.gear].cost) for stall in draft.market
        ),
        affordable=tuple(stall.gear for stall in draft.market if CARDS[stall.gear].cost <= gold),
        heroes=tuple(
            hero
            for hero in state.heroes
            if heroes.may_recruit(state, seat, draft) and HERO_SHEETS[hero].cost <= gold
        ),
        types=type_sheets(player.clan, carried, units, player.reserve),
        arranged=()
        if best is None
        else type_sheets(player.clan, worn(draft.gear, best), units, player.reserve),
        aside=tuple(gear for index, gear in enumerate(draft.gear) if index not in draft.slots),
        bought=draft.bought,
        hero=draft.hero,
        hero_site=draft.hero_site,
        in_hand=None if draft.in_hand is None else draft.gear[draft.in_hand],
        placeable=tuple(slots.movable(draft)),
        forging_cost=forging.cost_of(controlled) if controlled else None,
        forging_draws=min(1 + controlled, len(state.legendaries)) if controlled else 0,
        forging_wins=wins_with(state, points(state, seat) + 1),
        forging_refused=forging.refusal(state, seat),
        fitted=tuple(_fitted(state, seat, draft)),
    )


def _fitted(state: RageState, seat: Seat, draft: EquipDraft) -> Iterator[Fitting]:
    """Yield, for each card that can be had next, the automatic arrangement of gear with it.

    Those are the legendaries drawn, or what the gold pays at the start of an action; nothing for
    other seats and later. Cards that no type would then carry are left out.
    """
    if state.active != seat:
        return
    new: tuple[Gear, ...] = ()
    if state.phase is Phase.LEGENDARY:
        new = state.drawn
    elif state.phase is Phase.ACTION and state.draft is None:
        new = tuple([each.gear for each in draft.market if CARDS[each.gear].cost <= draft.gold])
    units = arranging.board_units(state, seat)
    for card in new:
        gear = (*draft.gear, card)
        slots = arranging.arranged(units, gear)
        if len(draft.gear) in slots:
            yield Fitting(card, worn(gear, slots))
