"""Why something is not possible now, who leads, and what stands in the way."""

from __future__ import annotations

from collections.abc import Iterator

from bot.i18n.narration import listing
from bot.i18n.texts import Texts
from cogs.rage.details import is_drafting
from cogs.rage.words import figures, gear_name, place
from games.rage.content import NONE
from games.rage.view import March, Own, Phase, RageView, Trade


def lead_words(view: RageView, names: tuple[str, ...], texts: Texts) -> str:
    """Say who leads with how many points of how many, and who is about to win or can win.

    Those who win when their second action begins have a sentence each; those one point short of the
    goal are named together.
    """
    leaders = view.leaders
    said = [
        texts(
            "rage-hint-lead",
            count=len(leaders),
            leaders=listing([names[seat] for seat in leaders], texts),
            points=view.players[leaders[0]].points if leaders else 0,
            goal=view.goal,
        )
    ]
    said += [
        texts(
            "rage-hint-wins-next",
            seat=names[player.seat],
            to_take=player.to_take,
            ahead=player.ahead,
        )
        for player in view.players
        if player.wins_next
    ]
    able = [names[player.seat] for player in view.players if player.can_win]
    if able:
        said.append(texts("rage-hint-can-win", seats=listing(able, texts), count=len(able)))
    return " ".join(said)


def hints_of(view: RageView, names: tuple[str, ...], texts: Texts) -> tuple[str, ...]:
    """List the hints for the viewer's question; none for spectators and in other phases.

    In an action: who leads and, on whole marches at once and cards that are too dear, further
    lines, all before a draft is begun; then what stands in the way. On tactics: cards left in the
    deck and cards of others. On reinforcements: what the reserve lacks.
    """
    own = view.own
    if own is None:
        return ()
    match view.phase:
        case Phase.ACTION:
            lead = () if is_drafting(view) else (lead_words(view, names, texts),)
            if own.march is not None:
                live = "yes" if view.live else "no"
                at_once = texts("rage-hint-at-once", live=live)
                whole = (at_once,) if own.march.routes and lead else ()
                market = () if own.trade is None or not whole else _too_dear(own.trade, texts)
                return (*lead, *whole, *market, *_of_march(own.march, texts))
            if own.trade is not None:
                return (*lead, *_of_trade(view, own.trade, texts))
            return lead
        case Phase.TACTICS:
            return (*_of_hand(own, texts), *_of_other_hands(view, names, texts))
        case Phase.REINFORCE:
            return _of_reserve(view, own, texts)
        case _:
            return ()


def _of_march(march: March, texts: Texts) -> list[str]:
    """Return the first that prevents the drafted march, or nothing.

    A lone hero, nobody to move, or too few units to go on past an enemy.
    """
    if march.hero_alone:
        sent = any(order.level is None for order in march.orders)
        return [texts("rage-hint-hero-alone", sent="yes" if sent else "no")]
    if not march.armies and not march.orders:
        return [texts("rage-hint-nobody-moves")]
    target = next((t for t in march.targets if t.site == march.target), None)
    if target is not None and target.enemies != NONE and target.to_overrun:
        site = place(target.site, texts)
        return [texts("rage-hint-overrun", site=site, count=target.to_overrun)]
    return []


def _of_trade(view: RageView, trade: Trade, texts: Texts) -> list[str]:
    """Return why nothing can be forged, which cards are too dear, and why no hero is on offer."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    found = []
    if trade.forging_refused is not None:
        found.append(
            texts(
                f"rage-hint-forge-{trade.forging_refused}",
                cost=trade.forging_cost or 0,
                crystals=player.crystals,
            )
        )
    found += _too_dear(trade, texts)
    if player.hero is not None or trade.hero is not None:
        found.append(texts("rage-hint-hero-owned"))
    elif not trade.heroes and any(hero.free for hero in view.heroes):
        found.append(texts("rage-hint-hero-dear", gold=trade.gold))
    return found


def _too_dear(trade: Trade, texts: Texts) -> tuple[str, ...]:
    """Return a line of the cards that the player cannot afford, with prices; nothing if none."""
    dear = [
        texts("rage-card-price", gear=gear_name(offer.gear, texts), cost=offer.cost)
        for offer in trade.market
        if offer.gear not in trade.affordable
    ]
    return (texts("rage-hint-too-dear", cards=", ".join(dear)),) if dear else ()


def _of_hand(own: Own, texts: Texts) -> tuple[str, ...]:
    """Say which cards are left in the viewer's deck; nothing if it is empty.

    Cards are told by their numbers.
    """
    if not own.deck:
        return ()
    return (texts("rage-hint-deck", cards=", ".join(map(str, own.deck))),)


def _of_other_hands(view: RageView, names: tuple[str, ...], texts: Texts) -> Iterator[str]:
    """Yield a line on the tactics cards that each other player may hold, by public knowledge.

    Empty hands are left out, and those of which nothing is known as no card has been played.
    """
    for player in view.players:
        if player.seat == view.viewer or player.clan is None or not player.hand:
            continue
        certain = player.is_hand_known
        if certain or player.discard:
            yield texts(
                "rage-hint-other-hand",
                seat=names[player.seat],
                cards=", ".join(map(str, player.possible_hand)),
                certain="yes" if certain else "no",
            )


def _of_reserve(view: RageView, own: Own, texts: Texts) -> tuple[str, ...]:
    """Say which units of the viewer's played card the reserve lacks; nothing if none."""
    assert view.viewer is not None
    player = view.players[view.viewer]
    if player.played is None:
        return ()
    lacking = own.lacking(player.played)
    if lacking == NONE:
        return ()
    return (texts("rage-hint-reserve", units=figures(player.clan, lacking, texts)),)
