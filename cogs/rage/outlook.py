"""What stands above the press that confirms a draft: each fight's forecast, the orders given."""

from __future__ import annotations

from functools import lru_cache

from babel.numbers import format_decimal
from msgspec.structs import replace

from bot.i18n.texts import Texts
from cogs.rage.details import own_figures, own_of
from cogs.rage.words import carried_words, figures, gear_name, place, until_words
from games.api import Seat
from games.rage.content import AT_ONCE, BY_HAND, DEFAULT_ORDERS, BattleOrders
from games.rage.forecast import Forecast, forecast_clash, forecast_fight
from games.rage.view import Clash, Fight, RageView

_HUNDRED = 100
_A_FEW = 0.1
"""Who wins now and then has somebody left, however few on average."""


@lru_cache(maxsize=256)
def _clash(view: RageView, seat: Seat, clash: Clash) -> Forecast:
    """Forecast a fight that a march of ``seat`` would lead to, by simulations; cached."""
    return forecast_clash(view, seat, clash)


@lru_cache(maxsize=256)
def _running(view: RageView, fight: Fight) -> Forecast:
    """Forecast the present fight, by simulations; the last 256 are cached."""
    return forecast_fight(view, fight)


def percent(share: float) -> int:
    """Return a chance as whole percents."""
    return round(share * _HUNDRED)


def of_march(view: RageView, names: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """Return the consequences of a drafted march as lines: a change of points, then the fights.

    Each fight has its forecast and orders; without any a line says that all is quiet. The viewer
    must be in a march.
    """
    march = own_of(view).march
    assert march is not None
    assert view.viewer is not None
    lines = []
    before = view.players[view.viewer].points
    if march.points != before:
        lines.append(
            texts(
                "rage-sure-points",
                points=march.points,
                goal=view.goal,
                before=before,
                wins="yes" if march.wins else "no",
            )
        )
    if not march.clashes:
        lines.append(texts("rage-sure-quiet"))
    for clash in march.clashes:
        lines += [*_foretold(view, clash, names, texts), _orders(clash, texts)]
    return tuple(lines)


def gist_of_march(view: RageView, texts: Texts) -> tuple[str, ...]:
    """Return a march in short form: points, a line for each fight, unusual battle orders.

    Without any of it a line says that all is quiet. The viewer must be in a march.
    """
    march = own_of(view).march
    assert march is not None
    assert view.viewer is not None
    before = view.players[view.viewer].points
    lines = []
    if march.points != before:
        wins = "yes" if march.wins else "no"
        lines.append(
            texts("rage-gist-points", points=march.points, goal=view.goal, before=before, wins=wins)
        )
    lines += [_gist(view, clash, texts) for clash in march.clashes]
    given = dict.fromkeys(clash.orders for clash in march.clashes)
    # The usual ones are what the forecast is of.
    for orders in (one for one in given if one != DEFAULT_ORDERS):
        sites = [place(each.site, texts) for each in march.clashes if each.orders == orders]
        lines.append(
            texts(
                "rage-gist-orders",
                several="yes" if len(given) > 1 else "no",
                sites=", ".join(sites),
                orders=battle_orders_words(orders, texts),
            )
        )
    return tuple(lines) or (texts("rage-sure-quiet"),)


def gist_of_open_fights(view: RageView, texts: Texts) -> tuple[str, ...]:
    """Return the odds of each fight that may come next in a few words; for the attacker."""
    return tuple(_gist(view, view.clash_of(contest), texts) for contest in view.contests)


def _gist(view: RageView, clash: Clash, texts: Texts) -> str:
    """Return the odds of a fight in short form, by public knowledge and with default orders."""
    assert view.viewer is not None
    seen = _clash(_public(view), view.viewer, _plain(clash))
    return texts("rage-gist-fight", site=place(clash.site, texts), **_odds(seen, texts))


def of_open_fights(view: RageView, names: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """Return who fights and the odds, two lines for each fight that may come next.

    The viewer has to be the attacker. The odds are those of default orders, by what is public.
    """
    lines: list[str] = []
    for contest in view.contests:
        lines += _foretold(view, view.clash_of(contest), names, texts)
    return tuple(lines)


def of_posting(view: RageView, texts: Texts) -> tuple[str, ...]:
    """Ask where the units of the chosen tactics card go, or say where they will; one line.

    A card must be chosen. The units are those that the reserve has.
    """
    own = own_of(view)
    assert view.viewer is not None
    assert own.chosen is not None
    brought = view.players[view.viewer].reinforcements(own.chosen)
    units = own_figures(view, brought, texts)
    if own.posting is None:
        return (texts("rage-posting-asked", units=units),)
    return (texts("rage-posting-said", units=units, site=place(own.posting, texts)),)


def odds_words(view: RageView, clash: Clash, texts: Texts) -> str:
    """Say in a few words how a fight would end, by public knowledge and with default orders."""
    assert view.viewer is not None
    seen = _clash(_public(view), view.viewer, _plain(clash))
    return texts("rage-at-once-odds", **_odds(seen, texts))


def _foretold(
    view: RageView, clash: Clash, names: tuple[str, ...], texts: Texts
) -> tuple[str, str]:
    """Return two lines: who would fight an own army and who strikes first, and the odds.

    By public knowledge and with default orders.
    """
    assert view.viewer is not None
    seen = _clash(_public(view), view.viewer, _plain(clash))
    clan = None if clash.defender is None else view.players[clash.defender].clan
    fight = texts(
        "rage-sure-clash",
        site=place(clash.site, texts),
        attackers=own_figures(view, clash.attackers, texts),
        defender="none" if clash.defender is None else names[clash.defender],
        defenders=figures(clan, clash.defenders, texts),
        first="yes" if seen.attacker_first else "no",
        own=seen.slowness[0],
        other=seen.slowness[1],
        defence=_defence(view, clash.defender),
    )
    return fight, texts("rage-sure-odds", **_odds(seen, texts))


def _odds(seen: Forecast, texts: Texts) -> dict[str, str | int]:
    """Return the chance of an attack in percent and the attackers left on average, for texts.

    With any chance to win at least 0.1 are left. ``count`` is for the plural.
    """
    left = round(seen.attackers_left, 1)
    if seen.attacker_wins:
        left = max(left, _A_FEW)
    return {
        "chance": percent(seen.attacker_wins),
        "left": format_decimal(left, "0.#", locale=texts.language),
        "count": max(1, int(left)) if left else 0,
    }


def _defence(view: RageView, defender: Seat | None) -> str:
    """Return who decides for a defender, as a text variant.

    *elves*, *hand* (asked before each assault, as always at a live table), *orders* (standing
    ones), or *asked* (for orders).
    """
    if defender is None:
        return "elves"
    player = view.players[defender]
    if view.live or player.by_hand:
        return "hand"
    return "orders" if player.standing else "asked"


def _orders(clash: Clash, texts: Texts) -> str:
    """Say a clash's battle orders: until when and who falls first, or that they are by hand.

    Who flees at once fells nobody.
    """
    if clash.orders.until == BY_HAND:
        return texts("rage-sure-by-hand")
    return texts(
        "rage-sure-orders",
        until=until_words(clash.orders.until, texts),
        splits="no" if clash.orders.until == AT_ONCE else "yes",
        split=texts(f"rage-split-{clash.orders.split.value}"),
    )


def of_trade(view: RageView, texts: Texts) -> tuple[str, ...]:
    """Say what an equip action has bought, recruited and arranged so far, one line each.

    The last line says how the cards would be arranged automatically, if that is a change. How cards
    are arranged is said whenever any is carried. Empty if there is nothing to say. The viewer must
    be in a trade.
    """
    trade = own_of(view).trade
    assert trade is not None
    lines = []
    if trade.bought:
        cards = ", ".join(gear_name(gear, texts) for gear in trade.bought)
        lines.append(texts("rage-sure-bought", cards=cards))
    if trade.hero is not None and trade.hero_site is not None:
        hero, site = texts(f"rage-hero-{trade.hero.value}"), place(trade.hero_site, texts)
        lines.append(texts("rage-sure-hero", hero=hero, site=site))
    if any(kind.weapon or kind.armour for kind in trade.types):
        lines.append(texts("rage-sure-arranged", cards=carried_words(trade.types, texts)))
    if trade.arranged:
        cards = carried_words(trade.arranged, texts)
        lines.append(texts("rage-sure-arranged-for-you", cards=cards))
    return tuple(lines)


def gist_of_trade(view: RageView, texts: Texts) -> tuple[str, ...]:
    """Say in two short lines what an equip action gains, and how cards would be arranged.

    If there is neither, the lines of :func:`of_trade`. The viewer must be in a trade.
    """
    trade = own_of(view).trade
    assert trade is not None
    gained = [gear_name(gear, texts) for gear in trade.bought]
    if trade.hero is not None:
        gained.append(texts(f"rage-hero-{trade.hero.value}"))
    lines = [texts("rage-gist-gained", gained=", ".join(gained))] if gained else []
    if trade.arranged:
        cards = carried_words(trade.arranged, texts)
        lines.append(texts("rage-gist-arranged", cards=cards))
    return tuple(lines) or of_trade(view, texts)


def battle_orders_words(orders: BattleOrders, texts: Texts) -> str:
    """Name battle orders: until when, and who falls first, unless no wounds are split by them."""
    if orders.until >= AT_ONCE:
        return until_words(orders.until, texts)
    split = texts(f"rage-split-{orders.split.value}")
    return f"{until_words(orders.until, texts)}, {split}"


def of_fight(
    view: RageView, names: tuple[str, ...], texts: Texts
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the forecast of the running fight by public knowledge: a line, and a short form.

    There must be a fight. It names the side with the better chance, the attacker at even odds;
    against elves always the attacker.
    """
    fight = view.fight
    assert fight is not None
    seen = _running(_public(view), fight)
    attacker = fight.attacker.seat
    assert attacker is not None
    if seen.attacker_wins * 2 >= 1 or fight.defender.seat is None:
        favourite, chance = attacker, seen.attacker_wins
    else:
        favourite, chance = fight.defender.seat, 1 - seen.attacker_wins
    you = "yes" if favourite == view.viewer else "no"
    whole, gist = (
        texts(f"rage-{key}-forecast", you=you, name=names[favourite], chance=percent(chance))
        for key in ("hint", "gist")
    )
    return (whole,), (gist,)


def _public(view: RageView) -> RageView:
    """Return what a spectator would see of it: a forecast reads nothing else."""
    return replace(view, viewer=None, own=None)


def _plain(clash: Clash) -> Clash:
    """Return a clash without its orders, which a forecast does not read."""
    return replace(clash, orders=DEFAULT_ORDERS, own_orders=False)
