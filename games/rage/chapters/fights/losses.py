"""What a fight costs: units that fall, an army that flees, and the territory in the end (Fight)."""

from __future__ import annotations

from msgspec.structs import replace

from games.api import Events, Seat
from games.rage.chapters.fights.assault import kill
from games.rage.chapters.fights.sides import seat_of
from games.rage.content import NONE, Counts, Site, bastion_of
from games.rage.events import (
    AssaultMade,
    ElvesFell,
    FightEnded,
    HeroReturned,
    RageGained,
    UnitsFell,
)
from games.rage.state import ELVES, Fight, Fought, RageState, clan_of, plus, with_item, with_player
from games.rage.view import Assault
from games.rng import Rng


def told(site: Site, seat: Seat | None, made: Assault) -> AssaultMade:
    """Return the event of an assault, or of its side's flight; who was killed is not in it."""
    return AssaultMade(
        site=site,
        seat=seat,
        fled=made.fled,
        dice=made.dice,
        rerolls=made.rerolls,
        hits=made.hits,
        auto=made.auto,
        rage=made.rage,
        stolen=made.stolen,
        shields=made.shields,
        wounds=made.wounds,
    )


def wound(state: RageState, fight: Fight, killed: Counts, rng: Rng, events: Events) -> RageState:
    """Take ``killed`` units off the side that was struck; end the fight if it has none left.

    Killed elves give the striker a crystal each, other units go to their reserve; without kills the
    striker has gained rage. ``rng`` is the luck left after the roll.
    """
    me, players = fight.striker, state.players
    winner, loser = (state.active, fight.defender) if me == 0 else (fight.defender, state.active)
    fight = kill(fight, killed)
    if killed == NONE:
        events.append(RageGained(site=fight.site, seat=winner, tokens=fight.rage[me]))
    elif loser is None:
        assert winner is not None
        crystals = sum(killed)
        events.append(ElvesFell(site=fight.site, seat=winner, units=killed, crystals=crystals))
        player = players[winner]
        richer = replace(player, crystals=player.crystals + crystals)
        players = with_item(players, winner, richer)
    else:
        player = players[loser]
        assert player.clan is not None
        events.append(UnitsFell(site=fight.site, seat=loser, clan=player.clan, units=killed))
        fewer = replace(player, reserve=plus(player.reserve, killed))
        players = with_item(players, loser, fewer)
    state = replace(state, fight=fight, rng=rng, players=players)
    if fight.units[1 - me] != NONE:
        return state
    return _end(state, me, events)


def flee(state: RageState, events: Events) -> RageState:
    """Take the survivors and the hero of the side to strike to the bastion; that ends the fight."""
    fight = state.fight
    assert fight is not None
    me = fight.striker
    seat = seat_of(state, me)
    assert seat is not None
    record = Assault(side=me, fled=True)
    events.append(told(fight.site, seat, record))
    units = fight.units[me]
    state = with_player(state, seat, garrison=plus(state.players[seat].garrison, units))
    remaining = (NONE, fight.units[1]) if me == 0 else (fight.units[0], NONE)
    fight = replace(fight, units=remaining, assaults=(*fight.assaults, record))
    return _end(replace(state, fight=fight), 1 - me, events)


def _end(state: RageState, winner: int, events: Events) -> RageState:
    """Give the territory to the side that is left; the hero of the other goes home.

    Tokens are discarded with the fight, which is kept among the fought, without its orders.
    """
    fight = state.fight
    assert fight is not None
    assert state.active is not None
    attacker = state.active
    won_by, lost_by = seat_of(state, winner), seat_of(state, 1 - winner)
    site = fight.site
    # What orders said beyond what they did stays secret for good.
    fight = replace(fight, orders=(None, None))
    events.append(
        FightEnded(
            site=site,
            winner=won_by,
            loser=lost_by,
            clan=clan_of(state, won_by),
            left=fight.units[winner],
        )
    )
    if lost_by is not None:
        state = _send_hero_home(state, lost_by, site, events)
    return replace(
        state,
        fight=None,
        fought=(*state.fought, Fought(attacker, fight, winner)),
        holders=with_item(state.holders, site, ELVES if won_by is None else int(won_by)),
        stacks=with_item(state.stacks, site, fight.units[winner]),
    )


def _send_hero_home(state: RageState, seat: Seat, site: Site, events: Events) -> RageState:
    """Move the seat's hero from ``site`` to the bastion, if it is there; heroes never die."""
    player = state.players[seat]
    if player.hero_site != site or player.hero is None:
        return state
    events.append(HeroReturned(seat=seat, hero=player.hero))
    return with_player(state, seat, hero_site=bastion_of(seat))
