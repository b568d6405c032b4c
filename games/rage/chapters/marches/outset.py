"""What a seat starts its orders from: who stands where, and how its figures go (Moving, R13)."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from games.rage.chapters.armies import Carried, sheet, worn
from games.rage.chapters.land import Ways, ways
from games.rage.content import (
    BASTIONS,
    HERO_SHEETS,
    NONE,
    Clan,
    Counts,
    Hero,
    Hex,
    Site,
    bastion_of,
)
from games.rage.state import ELVES, Player, RageState
from games.rage.view import Tile

_SITES = tuple(Site(site) for site in range(BASTIONS))
_BITS = tuple(1 << site for site in _SITES)


@lru_cache(maxsize=8192)
def held(holders: tuple[int, ...], seat: int) -> tuple[Site, ...]:
    """List the territories of a seat."""
    return tuple([site for site, holder in zip(_SITES, holders, strict=False) if holder == seat])


@lru_cache(maxsize=8192)
def enemies(holders: tuple[int, ...], seat: int) -> int:
    """Return the set of territories where elves or other players stand."""
    found = 0
    for bit, holder in zip(_BITS, holders, strict=False):
        if holder != seat and (holder >= 0 or holder == ELVES):
            found |= bit
    return found


Gait = tuple[Ways, int, bool]
"""The ways of a figure, how far it goes, and whether enemies stop it."""


@lru_cache(maxsize=4096)
def _gaits(
    tiles: tuple[Tile, ...],
    seat: int,
    bastion: Hex | None,
    clan: Clan,
    carried: Carried,
    hero: Hero | None,
) -> tuple[Gait, ...]:
    """List how each figure goes; flight is of the unit, not of a hero. Equal gaits are the same."""
    foot, air = ways(tiles, seat, bastion)
    found: list[Gait] = []
    for kind in sheet(clan, carried):
        gait = (air, kind.move, False) if kind.flight else (foot, kind.move, True)
        found.append(found[-1] if found and found[-1] == gait else gait)
    last = (foot, HERO_SHEETS[hero].move if hero else 0, True)
    return (*found, found[-1] if found[-1] == last else last)


class Outset(msgspec.Struct, eq=False, gc=False):
    """The board before any order of a seat, which stays as it is while a draft grows."""

    seat: int
    home: Site
    player: Player
    tiles: tuple[Tile, ...]
    holders: tuple[int, ...]
    stacks: tuple[Counts, ...]
    own: tuple[Site, ...]
    """The territories of the seat."""
    enemies: int
    """The territories where elves or other players stand."""
    gaits: tuple[Gait, ...]
    """How each figure goes, the hero last."""

    def units(self, site: int) -> Counts:
        """Return the units that stand in one of the seat's places."""
        if site >= BASTIONS:
            return self.player.garrison
        return self.stacks[site] if self.holders[site] == self.seat else NONE

    def places(self) -> tuple[Site, ...]:
        """List the places with own figures, the bastion last.

        There is a way out of each: no rocks close a territory off.
        """
        player, home = self.player, self.home
        if player.garrison != NONE or player.hero_site == home:
            return (*self.own, home)
        return self.own

    def roads(self) -> tuple[Ways, Ways]:
        """Return the ways on foot and in flight."""
        return ways(self.tiles, self.seat, self.player.bastion)


def look(state: RageState, seat: int) -> Outset:
    """Look at the board before any order of a seat."""
    player, tiles, holders = state.players[seat], state.tiles, state.holders
    clan = player.clan
    assert clan is not None
    return Outset(
        seat,
        bastion_of(seat),
        player,
        tiles,
        holders,
        state.stacks,
        held(holders, seat),
        enemies(holders, seat),
        _gaits(tiles, seat, player.bastion, clan, worn(player.gear, player.slots), player.hero),
    )
