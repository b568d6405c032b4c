"""What the words for moves and questions speak of, drawn from the viewer's view."""

from __future__ import annotations

from collections.abc import Sequence

from bot.i18n.texts import Texts
from cogs.rage.words import bonus_words, door, figures, gear_name, place, unit, way
from games.api import Move, Seat
from games.rage import moves as m
from games.rage.content import (
    AT_ONCE,
    BASTIONS,
    CARDS,
    HERO_SHEETS,
    LEVELS,
    NONE,
    TACTICS,
    Clan,
    Counts,
    Site,
    Split,
)
from games.rage.view import Ground, March, Order, Own, RageView, Target, Trade

Facts = dict[str, str | int]

_ROMAN = ("I", "II", "III")
_FEW_WORDS = 30
"""Most characters of a march with which its question has two lines on a phone."""


def own_of(view: RageView) -> Own:
    """Return what the viewer alone knows."""
    assert view.own is not None
    return view.own


def of_move(move: Move, view: RageView, texts: Texts) -> Facts:
    """Return the variables that a move's label or consequence needs beyond its fields.

    Most moves need none. Drafts are read from the view, so it must be that of the viewer who moves.
    Switches are *yes* or *no*; what passing does is told by :func:`_passing`.
    """
    match move:
        case m.PlayTactic(card):
            tactic = TACTICS[card]
            return {"gold": tactic.gold, "units": figures(tactic.clan, tactic.units, texts)}
        case m.PlaceBastion(spot):
            number, doors = next(
                (n, s.doors) for n, s in enumerate(own_of(view).spots, 1) if s.number == spot
            )
            lands = [door(view.territories[site], texts) for site in doors]
            return {"number": number, "doors": ", ".join(lands)}
        case m.Confirm():
            return {"kind": "march" if own_of(view).march is not None else "equip"}
        case m.Pass():
            return {"kind": _passing(view)}
        case m.Defend(until, split) | m.HandOver(until, split) | m.KeepStandingOrder(until, split):
            # Who flees at once or is asked splits no wounds by orders; by the book is usual.
            return {"splits": "no" if until >= AT_ONCE or split is Split.BOOK else "yes"}
        case m.Flee():
            assert view.fight is not None
            fleeing = (view.fight.attacker, view.fight.defender)[view.fight.striker]
            hero = "no" if fleeing.hero is None else "yes"
            return {"site": place(view.fight.site, texts), "hero": hero}
        case m.Kill():
            return _killing(move, view, texts)
        case _:
            return _marching(move, view, texts) or _trading(move, view, texts)


def _marching(move: Move, view: RageView, texts: Texts) -> Facts:
    """Return the variables of the label of a march step; none for other moves."""
    match move:
        case m.Station(level=level, count=count) | m.Send(level, count):
            return {"units": of_level(view, level, count, texts)}
        case m.Muster(site):
            return {"units": _army(view, site, texts)}
        case m.Head(site) | m.SendAllTo(site):
            return _heading(view, site, texts)
        case m.SendAll() | m.LeaveOne() | m.MarchAgain():
            return _sending(move, view, texts)
        case m.SendHero() | m.StandHero():
            return {"hero": _hero(view, texts)}
        case _:
            return {}


def _trading(move: Move, view: RageView, texts: Texts) -> Facts:
    """Return the variables of the label of an equip step; none for other moves."""
    match move:
        case m.Buy(gear):
            card = CARDS[gear]
            return {"cost": card.cost, "bonus": bonus_words(card.bonus, texts)}
        case m.Forge():
            trade = own_of(view).trade
            assert trade is not None
            return {
                "cost": trade.forging_cost or 0,
                "draws": trade.forging_draws,
                "wins": "yes" if trade.forging_wins else "no",
            }
        case m.Recruit(hero):
            return {"cost": HERO_SHEETS[hero].cost}
        case m.GiveTo(level):
            return {"unit": unit(_clan(view), level, texts)}
        case _:
            return {}


def _clan(view: RageView) -> Clan | None:
    """Return the viewer's clan; None before they have one."""
    assert view.viewer is not None
    return view.players[view.viewer].clan


def of_level(view: RageView, level: int, count: int, texts: Texts) -> str:
    """Name figures of one level of the viewer's clan."""
    units = tuple(count if n == level else 0 for n in range(3))
    return own_figures(view, (units[0], units[1], units[2]), texts)


def own_figures(view: RageView, units: Counts, texts: Texts) -> str:
    """Name figures of the viewer's clan."""
    return figures(_clan(view), units, texts)


def _hero(view: RageView, texts: Texts) -> str:
    """Return the title of the viewer's hero, a drafted one before the own; there must be one."""
    assert view.viewer is not None
    trade = own_of(view).trade
    drafted = trade.hero if trade is not None else None
    hero = drafted or view.players[view.viewer].hero
    assert hero is not None
    return texts(f"rage-hero-{hero.value}")


def _army(view: RageView, site: Site, texts: Texts) -> str:
    """Return the names of an army's units and hero at a site; the hero's title if he is alone."""
    march = own_of(view).march
    assert march is not None
    army = next(army for army in march.armies if army.site == site)
    named = own_figures(view, army.units, texts) if army.units != NONE else ""
    if not army.hero:
        return named
    # Beside an army his title would be too long for a button.
    return f"{named}, {texts('rage-own-hero')}" if named else _hero(view, texts)


def target_of(view: RageView, site: Site | None) -> Target | None:
    """Return a site as a target of the army in hand; None if it is none."""
    march = own_of(view).march
    return next((t for t in march.targets if t.site == site), None) if march else None


def _heading(view: RageView, site: Site, texts: Texts) -> Facts:
    """Return the variables that say what is at a target of the army in hand."""
    target, march = target_of(view, site), own_of(view).march
    assert target is not None
    assert march is not None
    return heading(view, site, target.enemies, target.defender, texts)


def heading(view: RageView, site: Site, foes: Counts, defender: Seat | None, texts: Texts) -> Facts:
    """Return the variables that say what the viewer, in a march, would meet at a site.

    The ``kind`` is *home* (a bastion), *join* (own units are in a fight there already), *fight*
    (against ``foes``, elves if ``defender`` is None), *own* units or *free* land, as is what the
    draft has left; the first that holds counts.
    """
    march = own_of(view).march
    assert march is not None
    facts: Facts = {
        "enemies": "",
        "arrived": "",
        "ground": "",
        "land": "plain",
    }
    arrived = next((clash.attackers for clash in march.clashes if clash.site == site), NONE)
    if site >= BASTIONS:
        return facts | {"kind": "home"}
    if arrived != NONE:
        return facts | {"kind": "join", "arrived": own_figures(view, arrived, texts)}
    land = view.territories[site]
    if foes != NONE:
        clan = None if defender is None else view.players[defender].clan
        enemies = figures(clan, foes, texts)
        return facts | {"kind": "fight", "enemies": enemies, "land": land.ground.value}
    if _stays(march, site):
        return facts | {"kind": "own"}
    level = _ROMAN[land.stone] if land.ground is Ground.STONE and land.stone is not None else ""
    ground = texts(f"rage-ground-{land.ground.value}", level=level)
    return facts | {"kind": "free", "ground": ground}


def _stays(march: March, site: Site) -> bool:
    """Return True if own units are in a territory with the orders of the draft, or come to it."""
    waiting = any(army.site == site and army.units != NONE for army in march.armies)
    return waiting or any(
        order.path[-1] == site and order.level is not None for order in march.orders
    )


def _sending(move: m.SendAll | m.LeaveOne | m.MarchAgain, view: RageView, texts: Texts) -> Facts:
    """Return the variables of the label of an order that sends an army.

    Who goes, who stays, or where those go who march on.
    """
    march = own_of(view).march
    assert march is not None
    match move:
        case m.SendAll():
            target = target_of(view, march.target)
            assert target is not None
            going = [own_figures(view, target.units, texts)]
            # His title would be too long for a button.
            going += [texts("rage-own-hero")] if target.hero else []
            return {"units": ", ".join(going)}
        case m.LeaveOne():
            assert march.one_stays is not None
            return {"unit": unit(_clan(view), march.one_stays, texts)}
        case m.MarchAgain():
            targets = dict.fromkeys(order.path[-1] for order in march.again)
            return {"sites": ", ".join(place(site, texts) for site in targets)}


def is_drafting(view: RageView) -> bool:
    """Return True if something is entered that would be lost, or an equip action has begun."""
    return _passing(view) not in {"nothing", "begun"}


def _passing(view: RageView) -> str:
    """Return what passing does now, as its text variant.

    *drop* discards a draft, *done* ends equipping, *begun* leaves a trade without changes,
    *nothing* only passes. A march counts before a trade.
    """
    march, trade = own_of(view).march, own_of(view).trade
    if march is not None:
        return "drop" if march.orders or march.origin is not None else "nothing"
    if view.equipping:
        return "done"
    if trade is not None:
        return "drop" if _has_traded(view, trade) else "begun"
    return "nothing"


def _has_traded(view: RageView, trade: Trade) -> bool:
    """Return True if a trade has bought, recruited, in hand or rearranged anything so far.

    Cards given another unit type count as rearranged.
    """
    assert view.viewer is not None
    before = view.players[view.viewer].types
    rearranged = any(
        (was.weapon, was.armour) != (now.weapon, now.armour)
        for was, now in zip(before, trade.types, strict=True)
    )
    return bool(trade.bought or trade.hero or trade.in_hand) or rearranged


def _killing(move: m.Kill, view: RageView, texts: Texts) -> Facts:
    """Return the variables of a choice of casualties: the units, and which split it is.

    ``way`` is *book*, *big* or *small*, the first that it is, or *none*.
    """
    fight = view.fight
    assert fight is not None
    enemy = (fight.defender, fight.attacker)[fight.striker]
    clan = None if enemy.seat is None else view.players[enemy.seat].clan
    killed = move.first, move.second, move.third
    choice = next(choice for choice in own_of(view).splits if choice.killed == killed)
    marks = (("book", choice.book), ("big", choice.big), ("small", choice.small))
    marked = next((name for name, there in marks if there), "none")
    return {"units": figures(clan, killed, texts), "way": marked}


def march_words(view: RageView, texts: Texts) -> str:
    """Name the orders of a drafted march; if that is too long, only count units and ways.

    Too long is over 30 characters; a single way is always named. The viewer must be in a march.
    """
    march, said = own_of(view).march, orders_words(view, texts)
    assert march is not None
    ways = len({order.path for order in march.orders})
    if len(said) <= _FEW_WORDS or ways == 1:
        return said
    units = sum(order.count for order in march.orders if order.level is not None)
    return texts("rage-march-many", units=units, ways=ways)


def orders_words(view: RageView, texts: Texts) -> str:
    """Name the orders of a drafted march, those of one way together; empty without any.

    The viewer must be in a march.
    """
    march = own_of(view).march
    assert march is not None
    ways = dict.fromkeys(order.path for order in march.orders)
    return ", ".join(
        f"{_going(view, [o for o in march.orders if o.path == path], texts)} {way(path, texts)}"
        for path in ways
    )


def _going(view: RageView, orders: Sequence[Order], texts: Texts) -> str:
    """Name all units of these orders together, then the hero."""
    counts = [sum(o.count for o in orders if o.level == level) for level in range(len(LEVELS))]
    units = (counts[0], counts[1], counts[2])
    named = [own_figures(view, units, texts)] if units != NONE else []
    return ", ".join([*named, *(_hero(view, texts) for o in orders if o.level is None)])


def stage(view: RageView) -> str:
    """Say how far a draft of the viewer's action has come, as a text variant.

    *none* (also outside the viewer's turn), *target*: an army is chosen, *number*: its target, too;
    *march*: orders are given; *card*: a card is to be given a place; *equip*: anything else that is
    no march.
    """
    own = view.own
    if own is None or view.active != view.viewer:
        return "none"
    if own.march is not None:
        march = own.march
        if march.origin is not None and march.target is None:
            return "target"
        if march.target is not None and not any(
            order.path[0] == march.origin and order.path[-1] == march.target
            for order in march.orders
        ):
            return "number"
        return "march" if march.orders else "none"
    return "card" if own.trade is not None and own.trade.in_hand is not None else "equip"


def gear_in_hand(view: RageView, texts: Texts) -> str:
    """Return the name of the card in hand in a trade; empty without one."""
    trade = None if view.own is None else view.own.trade
    return "" if trade is None or trade.in_hand is None else gear_name(trade.in_hand, texts)
