"""What each viewer knows: the view it gets, and other games that would look the same to it."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from games.api import Seat
from games.rage.chapters.fights.sides import sides_of
from games.rage.chapters.fights.splits import chosen_split
from games.rage.chapters.reinforcement import places
from games.rage.chapters.shown.table import show
from games.rage.content import (
    BARRIER,
    LEVELS,
    NONE,
    SEALED_ORDERS,
    SPLITS,
    TO_THE_END,
    BattleOrders,
    Counts,
    Gear,
    Hero,
    Split,
)
from games.rage.state import (
    Contest,
    Fight,
    Player,
    RageState,
    Spread,
    minus,
    plus,
    with_item,
)
from games.rage.view import Phase
from games.rng import Rng

__all__ = ["redeal", "show"]


class _Struck(msgspec.Struct, frozen=True, gc=False):
    """What an assault reveals about the orders behind it."""

    units: int
    """Number of units in the assault."""
    splits: tuple[Split, ...]
    """Splits of wounds that would have killed the same units."""


def redeal(state: RageState, viewer: Seat | None, seed: str) -> RageState:
    """Deal again what ``viewer`` cannot know: decks, hands, choices, orders, and luck to come.

    What others have drafted is dropped, which nobody else could tell. What is hidden is put in
    order before it is mixed, so that the deal depends on what the viewer knows and on the seed.
    ``viewer`` None knows no more than everybody; the state itself is not changed.
    """
    rng = Rng(seed)
    deck, rng = _mixed_deck(state, rng)
    legendaries, drawn, rng = _mixed_legendaries(state, viewer, rng)
    players = list(state.players)
    for number, player in enumerate(players):
        seat = Seat(number)
        if seat == viewer:
            own, rng = rng.shuffled(sorted(player.deck))
            players[seat] = replace(player, deck=own)
        else:
            players[seat], rng = _other(state, seat, rng)
    mine = state.active == viewer and viewer is not None
    contests, fight = state.contests, state.fight
    if not mine:
        contests, rng = _other_contests(contests, rng)
    if fight is not None:
        fight, rng = _other_orders(state, fight, viewer, rng)
    return replace(
        state,
        rng=rng,
        deck=deck,
        legendaries=legendaries,
        drawn=drawn,
        players=tuple(players),
        draft=state.draft if mine else None,
        contests=contests,
        fight=fight,
    )


def _mixed_deck(state: RageState, rng: Rng) -> tuple[tuple[Gear, ...], Rng]:
    """Return the equipment deck mixed but for the cards that everybody saw put under it.

    With it comes the luck left.
    """
    hidden = len(state.deck) - state.deck_known
    mixed, rng = rng.shuffled(sorted(state.deck[:hidden]))
    return mixed + state.deck[hidden:], rng


def _mixed_legendaries(
    state: RageState, viewer: Seat | None, rng: Rng
) -> tuple[tuple[Gear, ...], tuple[Gear, ...], Rng]:
    """Shuffle the legendaries in the pile, and with them those drawn unless the viewer drew them.

    Return the pile, those drawn and the luck left.
    """
    if state.active == viewer and viewer is not None:
        mixed, rng = rng.shuffled(sorted(state.legendaries))
        return mixed, state.drawn, rng
    mixed, rng = rng.shuffled(sorted((*state.legendaries, *state.drawn)))
    count = len(state.drawn)
    return mixed[count:], mixed[:count], rng


def _other(state: RageState, seat: Seat, rng: Rng) -> tuple[Player, Rng]:
    """Sample another player's tactics hand, deck, secret choices and standing orders.

    Known cards stay in hand; a card chosen is drawn from the hand, reinforcements are placed if the
    seat has answered. A place said with the card is dropped.
    """
    player = state.players[seat]
    known = tuple(sorted(player.known))
    unseen = sorted({*player.hand, *player.deck} - {*known})
    mixed, rng = rng.shuffled(unseen)
    count = len(player.hand) - len(known)
    hand = (*known, *mixed[:count])
    spread: tuple[Spread, ...] = ()
    chosen, standing = None, player.standing
    if player.chosen is not None:
        chosen, rng = rng.pick(hand)
    if state.phase is Phase.REINFORCE and seat in state.answered:
        spread, rng = _some_spread(state, seat, rng)
    if standing is not None:
        standing, rng = _some_orders(standing, None, rng)
    dealt = replace(
        player,
        hand=hand,
        deck=mixed[count:],
        chosen=chosen,
        spread=spread,
        posting=None,
        standing=standing,
    )
    return dealt, rng


def _some_spread(state: RageState, seat: Seat, rng: Rng) -> tuple[tuple[Spread, ...], Rng]:
    """Place each incoming unit by lot in a territory of the seat or on the bastion.

    Units on the bastion are in no :class:`Spread`.
    """
    sites = places(state, seat)
    found: dict[int, Counts] = {}
    for level in LEVELS:
        for _ in range(state.players[seat].incoming[level]):
            choice, rng = rng.below(len(sites) + 1)
            if choice < len(sites):
                one, two, three = with_item(NONE, level, 1)
                found[choice] = plus(found.get(choice, NONE), (one, two, three))
    return tuple([Spread(sites[choice], found[choice]) for choice in sorted(found)]), rng


def _some_orders(
    orders: BattleOrders, struck: _Struck | None, rng: Rng
) -> tuple[BattleOrders, Rng]:
    """Give other orders that a side could have; by hand is public.

    ``struck`` is its last assault, None if it has not made one: who has not fled before it has
    no orders that would have, and who split its wounds in a way that is no other's split so.
    """
    if orders.by_hand:
        return orders, rng
    if struck is None:
        return rng.pick(SEALED_ORDERS)
    until, rng = rng.pick((TO_THE_END, *range(1, struck.units)))
    split, rng = rng.pick(struck.splits)
    return BattleOrders(until, split), rng


def _other_contests(contests: tuple[Contest, ...], rng: Rng) -> tuple[tuple[Contest, ...], Rng]:
    """Draw other battle orders for every contest; those by hand stay."""
    dealt = []
    for contest in contests:
        orders, rng = _some_orders(contest.orders, None, rng)
        dealt.append(replace(contest, orders=orders))
    return tuple(dealt), rng


def _other_orders(
    state: RageState, fight: Fight, viewer: Seat | None, rng: Rng
) -> tuple[Fight, Rng]:
    """Draw other orders for the players' sides that the viewer does not command.

    They fit what the side has done in the fight; the elves' stay, and so do orders not yet given.
    """
    sides = []
    for side, seat in ((0, state.active), (1, fight.defender)):
        orders = fight.orders[side]
        if orders is not None and seat is not None and seat != viewer:
            orders, rng = _some_orders(orders, _last_struck(state, fight, side), rng)
        sides.append(orders)
    return replace(fight, orders=(sides[0], sides[1])), rng


def _last_struck(state: RageState, fight: Fight, side: int) -> _Struck | None:
    """Return what a side's last assault reveals of its orders: units left, splits that fit.

    None before its first assault. It binds orders that replace fighting by hand, too.
    """
    enemy = sides_of(state, fight.site, fight.defender)[1 - side]
    own, theirs = fight.began[side], fight.began[1 - side]
    barrier = enemy.hero is Hero.WARDEN
    found = None
    for assault in fight.assaults:
        if assault.side != side:
            own = minus(own, assault.killed)
            continue
        left = assault.wounds if not barrier else max(0, assault.wounds - BARRIER)
        barrier = barrier and not assault.broken
        splits = [
            split
            for split in SPLITS
            if chosen_split(left, theirs, enemy.hp, split, enemy.worth) == assault.killed
        ]
        found = _Struck(sum(own), tuple(splits))
        theirs = minus(theirs, assault.killed)
    return found
