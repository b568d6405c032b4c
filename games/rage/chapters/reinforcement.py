"""Reinforcements: units of the tactics card, spread over one's places (Turn 2, R21)."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import assert_never

from msgspec.structs import replace

from games.api import Events, RuleError, Seat
from games.rage.chapters.outset import held
from games.rage.chapters.turn import begin_actions, following
from games.rage.content import BASTIONS, LEVELS, NONE, TACTICS, Counts, Site, bastion_of
from games.rage.events import (
    DRAFTED,
    Reinforced,
    ReinforcementsChosen,
    ReinforcementsLost,
    ReinforcementsRevealed,
)
from games.rage.moves import (
    LayAllIn,
    LayAllOnBastion,
    LayDown,
    RageMove,
    Station,
    StationAll,
)
from games.rage.state import Player, RageState, Spread, ask, in_game, minus, plus, with_item
from games.rage.view import Phase

_LAY_DOWN = LayDown()
_LAY_ALL_ON_BASTION = LayAllOnBastion()
_SITES = tuple(map(Site, range(BASTIONS)))
_LAY_ALL_IN = tuple(map(LayAllIn, _SITES))
_STATION_ALL = tuple(map(StationAll, _SITES))


def begin_reinforcements(state: RageState, events: Events) -> RageState:
    """Count everybody's reinforcements, then ask the seats that have a choice.

    The book hands units out in turn order; asked together, nobody waits for the others (R29). Who
    said a place with the card has answered then; if all have, the units are placed at once.
    """
    players = list(state.players)
    for seat in in_game(state):
        player = players[seat]
        assert player.played is not None
        incoming = _coming(player, player.played)
        site = player.posting
        spread = () if site is None or site >= BASTIONS else (Spread(site, incoming),)
        players[seat] = replace(player, incoming=incoming, spread=spread)
    state = replace(state, players=tuple(players))
    if not state.settings.together:
        return _next_in_order(state, None, events)
    asked = tuple(sorted([seat for seat in state.order if has_choice(state, seat)]))
    said = tuple([seat for seat in asked if state.players[seat].posting is not None])
    if len(said) < len(asked):
        return replace(ask(state, Phase.REINFORCE, asked), answered=said)
    return _lay_down_all(state, events)


def places(state: RageState, seat: int) -> tuple[Site, ...]:
    """List the territories where a seat has a unit."""
    return held(state.holders, seat)


def has_choice(state: RageState, seat: Seat) -> bool:
    """Return True if there is something to place and more than the bastion to place it (R21)."""
    return seat not in state.left and state.players[seat].incoming != NONE and seat in state.holders


def sayable(state: RageState, seat: Seat) -> list[RageMove]:
    """List the moves that place reinforcements together with the chosen tactics card.

    Empty unless all seats place them at the same time, the card brings units and the seat holds a
    territory; in turn order each seat sees the earlier placements first. The place said is left
    out.
    """
    player = state.players[seat]
    if not state.settings.together or player.chosen is None or seat not in state.holders:
        return []
    if _coming(player, player.chosen) == NONE:
        return []
    found: list[RageMove] = [_LAY_ALL_IN[site] for site in places(state, seat)]
    found.append(_LAY_ALL_ON_BASTION)
    said = None if player.posting is None else _said(seat, player.posting)
    return [move for move in found if move != said]


def _said(seat: Seat, site: Site) -> RageMove:
    """Return the move that lays all reinforcements on a site."""
    return _LAY_ALL_ON_BASTION if site == bastion_of(seat) else _LAY_ALL_IN[site]


def _coming(player: Player, card: int) -> Counts:
    """Return the units by level that a tactics card brings, at most what the reserve has."""
    promised, reserve = TACTICS[card].units, player.reserve
    return (
        min(promised[0], reserve[0]),
        min(promised[1], reserve[1]),
        min(promised[2], reserve[2]),
    )


def say(
    state: RageState, seat: Seat, move: LayAllIn | LayAllOnBastion, events: Events
) -> RageState:
    """Say together with the tactics card where all reinforcements will go; nothing is placed yet.

    No decision lies between the two. The seat then counts as having answered the later question.
    Another place said later replaces it.

    Raises:
        RuleError: no card that brings units is chosen, seats place in turn order, no own unit
            stands there, or just this place was said before.
    """
    player = state.players[seat]
    if player.chosen is None or not state.settings.together:
        raise RuleError("wrong-answer")
    site = bastion_of(seat)
    if isinstance(move, LayAllIn):
        sites = places(state, seat)
        if move.site not in sites:
            raise RuleError("no-own-unit-there")
        site = sites[sites.index(move.site)]
    if _coming(player, player.chosen) == NONE:
        raise RuleError("no-troops-come")
    if seat not in state.holders:
        raise RuleError("only-the-bastion")
    if site == player.posting:
        raise RuleError("same-answer")
    events.append(DRAFTED[seat])
    return replace(state, players=with_item(state.players, seat, replace(player, posting=site)))


def resting(player: Player) -> Counts:
    """Count the reinforcements that the draft leaves on the bastion."""
    rest = player.incoming
    for spread in player.spread:
        rest = minus(rest, spread.units)
    return rest


def options(state: RageState, seat: Seat) -> list[RageMove]:
    """List the steps of the draft, and the answers but the one given already.

    To lay the draft down is offered until the seat has answered. What the draft leaves on the
    bastion can be stationed as a whole, and by level and number if it is more than one unit.
    """
    player = state.players[seat]
    spread, answered = player.spread, seat in state.answered
    found: list[RageMove] = []
    if not answered and spread:
        found.append(_LAY_DOWN)
    if not answered or spread:
        found.append(_LAY_ALL_ON_BASTION)
    sites = places(state, seat)
    given = spread[0].site if answered and len(spread) == 1 else None
    if given is not None and spread[0].units != player.incoming:
        given = None
    found += [_LAY_ALL_IN[site] for site in sites if site != given]
    rest = resting(player)
    if rest != NONE:
        found += [_STATION_ALL[site] for site in sites]
        if sum(rest) > 1:
            numbers = _numbers(rest)
            found += [Station(site, level, count) for site in sites for level, count in numbers]
    return found


@cache
def _numbers(rest: Counts) -> tuple[tuple[int, int], ...]:
    """List levels with how many of each can be stationed."""
    return tuple([(level, count) for level in LEVELS for count in range(1, rest[level] + 1)])


def station(state: RageState, seat: Seat, move: Station | StationAll, events: Events) -> RageState:
    """Draft units for a territory, added to those drafted there; the rest goes to the bastion.

    Raises:
        RuleError: no own unit stands there, too few are left, or a single one is left and is not
            sent by :class:`StationAll`.
    """
    player = state.players[seat]
    rest = resting(player)
    sites = places(state, seat)
    if move.site not in sites:
        raise RuleError("no-own-unit-there")
    if rest == NONE:
        raise RuleError("nothing-left-to-place")
    site = sites[sites.index(move.site)]
    if isinstance(move, StationAll):
        units = rest
    else:
        if sum(rest) == 1 or move.level not in LEVELS:
            raise RuleError("wrong-answer")
        level = LEVELS.index(move.level)
        if move.count not in range(1, rest[level] + 1):
            raise RuleError("not-so-many-left", left=rest[level])
        one, two, three = with_item(NONE, level, move.count)
        units = one, two, three
    spread = {each.site: each.units for each in player.spread}
    spread[site] = plus(spread.get(site, NONE), units)
    kept = tuple([Spread(there, spread[there]) for there in sorted(spread)])
    events.append(DRAFTED[seat])
    return replace(state, players=with_item(state.players, seat, replace(player, spread=kept)))


def lay_down(
    state: RageState, seat: Seat, move: LayDown | LayAllOnBastion | LayAllIn, events: Events
) -> RageState:
    """Answer with what is drafted, or with one place for all.

    Asked together, nothing is placed until all have answered, and answers can be changed until
    then, of which nobody else hears; in turn order the units are placed at once and the next seat
    is asked.

    Raises:
        RuleError: nothing is drafted, the answer is the one already given, or no own unit stands
            there.
    """
    player = state.players[seat]
    answered = seat in state.answered
    match move:
        case LayDown():
            if answered or not player.spread:
                raise RuleError("nothing-drafted")
            spread = player.spread
        case LayAllOnBastion():
            spread = ()
        case LayAllIn(site):
            if site not in places(state, seat):
                raise RuleError("no-own-unit-there")
            spread = (Spread(site, player.incoming),)
        case _:
            assert_never(move)
    if answered and spread == player.spread:
        raise RuleError("same-answer")
    players = with_item(state.players, seat, replace(player, spread=spread))
    if not state.settings.together:
        return _next_in_order(_lay(replace(state, players=players), (seat,), events), seat, events)
    events.append(ReinforcementsChosen(to=(seat,) if answered else None, seat=seat))
    if answered:
        return replace(state, players=players)
    return close_window(replace(state, players=players, answered=(*state.answered, seat)), events)


def close_window(state: RageState, events: Events) -> RageState:
    """Place all reinforcements once every asked seat has answered; until then change nothing."""
    if len(state.answered) < len(state.asked):
        return state
    return _lay_down_all(state, events)


def _lay_down_all(state: RageState, events: Events) -> RageState:
    """Place all reinforcements as chosen and begin the actions."""
    events.append(ReinforcementsRevealed())
    seats = [seat for seat in state.order if seat not in state.left]
    return begin_actions(_lay(state, seats, events), 1, events)


def _next_in_order(state: RageState, seat: Seat | None, events: Events) -> RageState:
    """Ask the next seat after ``seat`` (None: from the first) that has a choice.

    For those without one the units are placed on the bastion; after the last the actions begin.
    """
    after = following(state, seat)
    while after is not None:
        if has_choice(state, after):
            return ask(replace(state, active=after), Phase.REINFORCE, (after,))
        state = _lay(state, (after,), events)
        after = following(state, after)
    return begin_actions(state, 1, events)


def go_on_without(state: RageState, seat: Seat, events: Events) -> RageState:
    """Continue after a seat left that was asked to place; the caller has taken it off the asked.

    Asked together, the units are placed if all others have answered; in turn order the next is
    asked.
    """
    if state.settings.together:
        return close_window(state, events)
    return _next_in_order(state, seat, events)


def _lay(state: RageState, seats: Iterable[Seat], events: Events) -> RageState:
    """Move the reinforcements of seats from the reserve to their sites, the rest to the bastion.

    An event says what the card promised beyond the reserve, which is lost.
    """
    players, stacks = list(state.players), list(state.stacks)
    for seat in seats:
        player = players[seat]
        assert player.played is not None
        assert player.clan is not None
        clan, rest = player.clan, resting(player)
        if rest != NONE:
            events.append(Reinforced(seat=seat, clan=clan, site=bastion_of(seat), units=rest))
        for spread in player.spread:
            stacks[spread.site] = plus(stacks[spread.site], spread.units)
            events.append(Reinforced(seat=seat, clan=clan, site=spread.site, units=spread.units))
        lost = minus(TACTICS[player.played].units, player.incoming)
        if lost != NONE:
            events.append(ReinforcementsLost(seat=seat, clan=clan, units=lost))
        players[seat] = replace(
            player,
            garrison=plus(player.garrison, rest),
            reserve=minus(player.reserve, player.incoming),
            incoming=NONE,
            spread=(),
            posting=None,
        )
    return replace(state, stacks=tuple(stacks), players=tuple(players))
