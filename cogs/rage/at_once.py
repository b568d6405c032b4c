"""Whole actions as lines of a menu: a march from where to where, a card and who gets it."""

from __future__ import annotations

from collections.abc import Iterable

from bot.i18n.story import SEPARATOR
from bot.i18n.texts import Texts
from cogs.elements.game_face import Choice, Menu
from cogs.rage.details import heading, own_figures, own_of
from cogs.rage.looks import help_of, sign_of
from cogs.rage.outlook import odds_words
from cogs.rage.words import bonus_words, card_sign, gear_name, place, unit
from games.api import Move
from games.rage import moves as m
from games.rage.content import BASTIONS, CARDS, HERO_SHEETS, LEVELS, NONE
from games.rage.view import Fitting, Ground, Phase, RageView, Route

_GROUNDS = (Ground.CITY, Ground.FORGE, Ground.STONE, Ground.PLAIN)


def at_once(view: RageView, texts: Texts) -> tuple[Menu, ...]:
    """Return menus of whole actions, each ended in one answer without a draft; maybe none.

    Which legendary to keep; else marches of whole armies, one of each army at most in one pick, and
    before anything of a march is entered, purchases and heroes.
    """
    own = own_of(view)
    if view.phase is Phase.LEGENDARY:
        assert own.trade is not None
        kept = [_fitting(view, each, (m.Keep(each.gear),), texts) for each in own.trade.fitted]
        return _menu("keep", kept, texts)
    if own.march is None:
        return ()
    routes = sorted(own.march.routes, key=lambda route: _rank(view, route))
    marches = [_march(view, route, texts) for route in routes]
    armies = len({route.origin for route in routes})
    if own.march.orders:
        return _menu("also", marches, texts, most=armies)
    trades = () if own.march.origin is not None else _trades(view, texts)
    return (*_menu("march", marches, texts, most=armies), *trades)


def _menu(key: str, choices: Iterable[Choice], texts: Texts, *, most: int = 1) -> tuple[Menu, ...]:
    listed = tuple(choices)
    return (Menu(texts(f"rage-at-once-{key}"), listed, most),) if listed else ()


def _rank(view: RageView, route: Route) -> tuple[int, int, int]:
    """Return a sort key of routes: lands to take by ground, cities first, own lands, then home."""
    site = route.target
    if site >= BASTIONS:
        return len(_GROUNDS) + 1, route.origin, site
    land = view.territories[site]
    taken = land.holder == view.viewer
    return len(_GROUNDS) if taken else _GROUNDS.index(land.ground), site, route.origin


def _march(view: RageView, route: Route, texts: Texts) -> Choice:
    """Return a whole army's march as a choice: label where to, help a fight's odds and who goes.

    Its moves muster the army, send it and confirm. Where one unit has to stay behind, it is left
    there.
    """
    clash = route.clash
    enemies, defender = (NONE, None) if clash is None else (clash.defenders, clash.defender)
    facts, site = heading(view, route.target, enemies, defender, texts), place(route.target, texts)
    assert view.viewer is not None
    said = [
        texts(
            "rage-at-once-who",
            units=own_figures(view, route.units, texts),
            hero="yes" if route.hero else "no",
            stays="none"
            if route.one_stays is None
            else unit(view.players[view.viewer].clan, route.one_stays, texts),
        )
    ]
    if clash is not None:
        # A line of a menu is cut at its end, which large armies reach.
        said.insert(0, odds_words(view, clash, texts))
    steps: tuple[Move, ...] = (m.SendAllTo(route.target), m.Confirm())
    if route.one_stays is not None:
        steps = (m.Head(route.target), m.LeaveOne(), m.Confirm())
    return Choice(
        move=m.Muster(route.origin),
        label=f"{place(route.origin, texts)} {texts('rage-move-head', site=site, **facts)}",
        emoji=sign_of(m.SendAll() if clash is None else m.BeginFight(route.target)),
        help=" ".join(said),
        then=steps,
    )


def _trades(view: RageView, texts: Texts) -> tuple[Menu, ...]:
    """Return one menu: purchases with who gets the card, then heroes to recruit.

    Heroes come to the bastion. Without either there is no menu. The viewer must be in a trade.
    """
    trade = own_of(view).trade
    assert trade is not None
    begin = m.EquipArmies()
    bought = [
        _fitting(view, fitting, (begin, m.Buy(fitting.gear)), texts) for fitting in trade.fitted
    ]
    heroes = [
        Choice(
            move=begin,
            label=texts(
                "rage-move-recruit",
                hero=texts(f"rage-hero-{hero.value}"),
                cost=HERO_SHEETS[hero].cost,
            ),
            emoji=sign_of(m.Recruit(hero)),
            help=help_of(m.Recruit(hero), view, texts),
            then=(m.Recruit(hero), m.Confirm()),
        )
        for hero in trade.heroes
    ]
    return _menu("buy", (*bought, *heroes), texts)


def _fitting(view: RageView, fitting: Fitting, steps: tuple[Move, ...], texts: Texts) -> Choice:
    """Return the choice to take a new card, which the program hands out, and confirm.

    Its label says who gets the card, its help the bonus and which other cards move. ``steps`` are
    the moves before the cards are arranged. Of the other cards those are named that go to another
    unit type than the new one.
    """
    assert view.viewer is not None
    player, card = view.players[view.viewer], CARDS[fitting.gear]
    before = (*(kind.weapon for kind in player.types), *(kind.armour for kind in player.types))
    moved = [
        (gear, unit(player.clan, slot % len(LEVELS), texts))
        for slot, gear in enumerate(fitting.carried)
        if gear is not None and gear is not before[slot]
    ]
    owner = next(name for gear, name in moved if gear is fitting.gear)
    also = [f"{gear_name(gear, texts)} → {name}" for gear, name in moved if name != owner]
    return Choice(
        move=steps[0],
        label=texts(
            "rage-at-once-gear", gear=gear_name(fitting.gear, texts), cost=card.cost, unit=owner
        ),
        emoji=card_sign(fitting.gear),
        help=SEPARATOR.join([bonus_words(card.bonus, texts), *also]),
        then=(*steps[1:], m.ArrangeAndConfirm()),
    )
