"""A position told in sentences: the alt text, and the question in the header."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from games.rage.content import (
    BASTIONS,
    CLANS,
    LEVELS,
    NONE,
    TACTICS,
    UNITS,
    Counts,
    Gear,
    Site,
)
from games.rage.view import Assault, Fight, Phase, Player, RageView, Trade
from rendering.rage.board.clans import numbers
from rendering.rage.layout import site_name
from rendering.scene.alt_text import first_to_fit, no_longer
from rendering.scene.texts import Texts
from rendering.scene.theme import Theme

_SHORT_NAMES = (32, 20, 12, 8)
_SHARED = 28
"""Letters of the names of several winners together."""
_DETAILS = (4, 3, 2, 1, 0)
"""How much is told of what stands and lies where; the most that fits."""

_ENDS = (".", "!", "?")

ROMAN = ("I", "II", "III")


def place(site: Site, texts: Texts) -> str:
    """Name a place in a sentence, a bastion too."""
    return site_name(site) or texts("rage-picture-bastion")


def gear_name(gear: Gear, texts: Texts) -> str:
    """Name a card."""
    return texts(f"rage-gear-{gear.value}")


def question(view: RageView, names: tuple[str, ...], texts: Texts) -> str:
    """Return what the table waits for, or who has won.

    The viewer is asked in the second person; else the first seat that owes an answer is named, and
    if none does the one whose turn it is. At the end all winners are named.
    """
    if view.phase is Phase.OVER:
        first = view.ranking[0]
        # So that it is not cut off before it says what they have won.
        shown = names if len(first) == 1 else no_longer(names, _SHARED // len(first))
        winners = ", ".join(shown[seat] for seat in first)
        return texts("rage-picture-won", name=winners, count=len(first))
    asked = [wait.seat for wait in view.waiting if not wait.answered]
    mine = view.viewer in asked
    site = "" if view.fight is None else place(view.fight.site, texts)
    subject = view.viewer if mine else asked[0] if asked else view.active
    return texts(
        f"rage-picture-{'you' if mine else 'await'}-{view.phase.value}",
        name=names[subject] if subject is not None else "",
        count=len(asked),
        site=site,
        action=view.action,
    )


def alt(view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme) -> str:
    """Return the alt text: the whole position in as much detail as fits.

    At each detail names are cut ever shorter before it tells less.
    """
    return first_to_fit(
        " ".join(_sentences(view, no_longer(names, length), texts, theme, detail))
        for detail, length in product(_DETAILS, _SHORT_NAMES)
    )


def _sentences(
    view: RageView, names: tuple[str, ...], texts: Texts, theme: Theme, detail: int
) -> Iterator[str]:
    """Yield the sentences of the alt text; ``detail`` 0 tells the least, 4 the most.

    They are the turn, the question, fights, each player, the clans to choose from or else (from
    detail 1 on) the elves, and what only the viewer knows.
    """
    if view.turn:
        yield texts("rage-alt-title", turn=view.turn, action=view.action)
    else:
        yield texts("rage-alt-muster")
    asked = question(view, names, texts)
    yield asked if asked.endswith(_ENDS) else f"{asked}."
    yield from _fights(view, names, texts, detail)
    for player in view.players:
        yield _player(view, player, names, texts, theme, detail)
    if _chooses_clan(view):
        yield from _clans(texts, detail)
    elif detail:
        yield from _elves(view, texts, detail)
    yield from _private(view, texts, detail)


def _chooses_clan(view: RageView) -> bool:
    """Return True if the picture shows the clans to choose from, in place of a map."""
    waits = view.viewer is not None and view.players[view.viewer].clan is None
    return view.phase is Phase.CLAN or (waits and view.phase is not Phase.OVER)


def _clans(texts: Texts, detail: int) -> Iterator[str]:
    """Yield a sentence on each clan's units and their first values; names alone below detail 2.

    With each further detail there is one value more of a unit.
    """
    for clan in CLANS:
        said = [
            texts("rage-alt-kind", figures=unit.figures, unit=texts(f"rage-unit-{unit.key}"),
                  list=", ".join(texts(f"rage-bonus-{key}", number=value)
                                 for key, value in numbers(unit.stats)[: detail - 1]))
            for unit in UNITS[clan]
        ] if detail > 1 else []  # fmt: skip
        name = texts(f"rage-clan-{clan.value}")
        listed = texts("between-clauses").join(said)
        yield texts("rage-alt-clan", clan=name, list=listed) if said else f"{name}."


def _player(
    view: RageView,
    player: Player,
    names: tuple[str, ...],
    texts: Texts,
    theme: Theme,
    detail: int,
) -> str:
    """Return a player's emblem, clan, points and wealth, then where their armies stand.

    Of one who left, or has no clan, only that.
    """
    emblem = texts(f"emblem-{theme.seats[player.seat].emblem}")
    if player.left:
        return texts("rage-alt-seat-left", name=names[player.seat], emblem=emblem)
    if player.clan is None:
        return texts("rage-alt-seat-no-clan", name=names[player.seat], emblem=emblem)
    told = texts(
        "rage-alt-seat",
        name=names[player.seat],
        emblem=emblem,
        clan=texts(f"rage-clan-{player.clan.value}"),
        points=player.points,
        goal=view.goal,
        gold=player.gold,
        crystals=player.crystals,
    )
    stands = _stands(view, player, names, texts, detail)
    return f"{told} {stands}".strip()


def _stands(
    view: RageView, player: Player, names: tuple[str, ...], texts: Texts, detail: int
) -> str:
    """Return where a player's armies and hero stand, with equipment at the most detail.

    Territories that they hold or attack are told, then the garrison of the bastion. Empty at detail
    0, and where they have none of all this.
    """
    if not detail:
        return ""
    found = [
        (land.site, land.units if land.holder == player.seat else land.attackers)
        for land in view.territories
        if player.seat in (land.holder, land.attacker)
    ]
    if player.garrison != NONE:
        found.append((Site(BASTIONS + player.seat), player.garrison))
    places = ", ".join(
        texts("rage-alt-army", site=place(site, texts), units=_short(units, detail))
        for site, units in found
    )
    # Whose they are is told also where the sentence stands alone, among what has changed.
    told = [texts("rage-alt-armies", name=names[player.seat], list=places)] if places else []
    if player.hero is not None and player.hero_site is not None:
        hero = texts(f"rage-hero-{player.hero.value}")
        told.append(texts("rage-alt-hero", hero=hero, site=place(player.hero_site, texts)))
    carried = [
        texts("rage-alt-carried", unit=texts(f"rage-unit-{sheet.key}"),
              cards=" + ".join(gear_name(gear, texts) for gear in (sheet.weapon, sheet.armour)
                               if gear is not None))
        for sheet in player.types
        if sheet.weapon is not None or sheet.armour is not None
    ]  # fmt: skip
    if carried and detail >= max(_DETAILS):
        told.append(texts("rage-alt-equipment", list=", ".join(carried)))
    return " ".join(told)


def _short(units: Counts, detail: int) -> str:
    """Return a number of units: by level from detail 2 on, else their sum.

    None at all is an empty string by level.
    """
    if detail < 2:  # noqa: PLR2004 - the second least of the details
        return str(sum(units))
    return " + ".join(f"{units[level]} {ROMAN[level]}" for level in LEVELS if units[level])


def _elves(view: RageView, texts: Texts, detail: int) -> Iterator[str]:
    """Yield where elves stand, or that there are none."""
    standing = [land for land in view.territories if land.elves]
    if not standing:
        yield texts("rage-alt-no-elves")
        return
    places = ", ".join(
        texts("rage-alt-army", site=site_name(land.site), units=_elven(land.units, texts, detail))
        for land in standing
    )
    yield texts("rage-alt-elves", list=places)


def _elven(units: Counts, texts: Texts, detail: int) -> str:
    """Return a number of elves: by kind from detail 3 on, else their sum.

    None at all is an empty string by kind.
    """
    if detail < 3:  # noqa: PLR2004 - the third least of the details
        return str(sum(units))
    return " + ".join(
        texts(f"rage-alt-elf-{elf}", count=units[elf]) for elf in LEVELS if units[elf]
    )


def _fights(view: RageView, names: tuple[str, ...], texts: Texts, detail: int) -> Iterator[str]:
    """Yield the fights of the action with those under way; from detail 2 on their assaults, too.

    Flights are not among these. Nothing once the game is over.
    """
    fights = (*view.fought, view.fight) if view.fight is not None else view.fought
    if view.phase is Phase.OVER:
        return
    for fight in fights:
        yield _fight(fight, names, texts)
        if detail > 1:
            hits = [
                texts("rage-alt-assault", name=fighter_name(fight, assault.side, names, texts),
                      wounds=assault.wounds, killed=sum(assault.killed),
                      open="yes" if is_open(fight, assault) else "no")
                for assault in fight.assaults
                if not assault.fled
            ]  # fmt: skip
            if hits:
                yield texts("between-clauses").join(hits) + "."


def is_open(fight: Fight, assault: Assault) -> bool:
    """Return True if the wounds of an assault are still to be dealt out."""
    return fight.wounds is not None and assault is fight.assaults[-1]


def has_fled(fight: Fight, side: int) -> bool:
    """Return True if a side fled to its bastion."""
    return any(assault.fled and assault.side == side for assault in fight.assaults)


def survivors(fight: Fight, side: int) -> Counts:
    """Return how many units of a side have not fallen, by level; those that fled are among them."""
    fighter = (fight.attacker, fight.defender)[side]
    if not has_fled(fight, side):
        return fighter.units
    fallen = [each.killed for each in fight.assaults if each.side != side]
    one, two, three = (
        fighter.began[level] - sum(killed[level] for killed in fallen) for level in LEVELS
    )
    return one, two, three


def fighter_name(fight: Fight, side: int, names: tuple[str, ...], texts: Texts) -> str:
    """Name who fights on a side."""
    seat = (fight.attacker, fight.defender)[side].seat
    return texts("rage-picture-elves") if seat is None else names[seat]


def _fight(fight: Fight, names: tuple[str, ...], texts: Texts) -> str:
    """Return who fights whom and where, with the sums of units at the beginning and now.

    Those that fled count as left; that they fled follows.
    """
    one, two = fight.attacker, fight.defender
    fled = [
        texts("rage-alt-fled", name=fighter_name(fight, side, names, texts))
        for side in (0, 1)
        if has_fled(fight, side)
    ]
    told = texts(
        f"rage-alt-fight-{'open' if fight.winner is None else 'over'}",
        site=place(fight.site, texts),
        attacker=fighter_name(fight, 0, names, texts),
        defender="none" if two.seat is None else names[two.seat],
        began=sum(one.began),
        met=sum(two.began),
        left=sum(survivors(fight, 0)),
        rest=sum(survivors(fight, 1)),
    )
    return " ".join([told, *fled])


def _tactic(card: int, texts: Texts) -> str:
    """Return a tactics card in words: its number, its gold, and its units by level."""
    tactic = TACTICS[card]
    units = _short(tactic.units, max(_DETAILS)) or "none"
    return texts("rage-alt-tactic", card=card, gold=tactic.gold, units=units)


def _quartermaster(view: RageView, trade: Trade, texts: Texts) -> Iterator[str]:
    """Yield what an equip action has taken so far, and the card in hand or the heroes to recruit.

    Nothing where there is none of these.
    """
    assert view.viewer is not None
    taken = [gear_name(gear, texts) for gear in trade.bought]
    if trade.hero is not None:
        taken.append(texts(f"rage-hero-{trade.hero.value}"))
    if taken:
        yield texts("rage-alt-taken", list=", ".join(taken), gold=trade.gold)
    if trade.in_hand is not None:
        yield texts("rage-alt-in-hand", gear=gear_name(trade.in_hand, texts))
        return
    free = [
        texts("rage-card-price", gear=texts(f"rage-hero-{offer.hero.value}"), cost=offer.cost)
        for offer in view.heroes
        if offer.free
    ]
    if free and trade.hero is None and view.players[view.viewer].hero is None:
        yield texts("rage-alt-heroes", list=", ".join(free))


def _private(view: RageView, texts: Texts, detail: int) -> Iterator[str]:
    """Yield what only the viewer knows: hand, drafted march, choices, market, forged cards.

    With the hand comes the card chosen, with the market in an equip action what is beside it.

    Nothing for spectators, at the end, or at detail 0. Cards in hand are told by number, and what
    they give only while one is to be played. The market is left out while a march is drafted or
    forged cards are to be chosen from.
    """
    own = view.own
    if own is None or view.phase is Phase.OVER or not detail:
        return
    if own.hand:
        tells = view.phase is Phase.TACTICS
        cards = [_tactic(card, texts) if tells else str(card) for card in own.hand]
        yield texts("rage-alt-hand", cards=", ".join(cards))
        if tells and own.chosen is not None:
            yield texts("rage-alt-chosen", card=own.chosen)
    if own.march is not None and own.march.orders:
        orders = ", ".join(
            texts("rage-alt-order", count=order.count, start=place(order.path[0], texts),
                  end=place(order.path[-1], texts))
            for order in own.march.orders
        )  # fmt: skip
        yield texts("rage-alt-draft", list=orders)
    if own.sites:
        yield texts("rage-alt-choices", list=", ".join(place(site, texts) for site in own.sites))
    if own.trade is not None and own.march is None and not own.drawn:
        offered = ", ".join(
            texts("rage-card-price", gear=gear_name(offer.gear, texts), cost=offer.cost)
            for offer in own.trade.market
        )
        yield texts("rage-alt-market", list=offered)
        if view.phase is Phase.ACTION and view.active == view.viewer:
            yield from _quartermaster(view, own.trade, texts)
    if own.drawn:
        yield texts("rage-alt-drawn", cards=", ".join(gear_name(gear, texts) for gear in own.drawn))
