"""The start of a march: the seat's units by place, and how they move (Moving, R13)."""

from __future__ import annotations

import msgspec

from games.rage.chapters.armies import sheet, worn
from games.rage.chapters.land import Ways, ways
from games.rage.content import (
    BASTIONS,
    HERO_SHEETS,
    NONE,
    Clan,
    Counts,
    Site,
    bastion_of,
)
from games.rage.state import ELVES, Player, RageState
from games.rage.view import Tile

_SITES = tuple(Site(site) for site in range(BASTIONS))
_BITS = tuple(1 << site for site in _SITES)


class Front(msgspec.Struct, frozen=True, eq=False, gc=False):
    """Which territories are a seat's, and which its enemies'."""

    holders: tuple[int, ...]
    own: tuple[Site, ...]
    enemies: int
    """The set of territories where elves or other players stand."""


_FRONTS = [Front((), (), 0)] * 4
"""By seat what was looked at last, which is asked for many times until a territory changes hands.

It follows from a value that never changes, which it holds itself, and is known again by its
identity; so it does not matter who asked for it, nor which thread did.
"""


def front(holders: tuple[int, ...], seat: int) -> Front:
    """Return the sites that a seat holds, and those of its enemies as a bit set.

    ``holders`` has the holder of each territory; contested ones count for neither. The last result
    of each seat is cached.
    """
    known = _FRONTS[seat]
    if known.holders is holders:
        return known
    own, there = [], 0
    for site, bit, holder in zip(_SITES, _BITS, holders, strict=False):
        if holder == seat:
            own.append(site)
        elif holder >= 0 or holder == ELVES:
            there |= bit
    _FRONTS[seat] = found = Front(holders, tuple(own), there)
    return found


def held(holders: tuple[int, ...], seat: int) -> tuple[Site, ...]:
    """List the territories of a seat."""
    return front(holders, seat).own


def enemies(holders: tuple[int, ...], seat: int) -> int:
    """Return the set of territories where elves or other players stand."""
    return front(holders, seat).enemies


Gait = tuple[Ways, int, bool]
"""The ways of a figure, how far it goes, and whether enemies stop it."""


def _gaits(tiles: tuple[Tile, ...], seat: int, player: Player, clan: Clan) -> tuple[Gait, ...]:
    """Return how each type goes, then the hero, always on foot; without one it goes no step.

    Who flies is stopped by no enemies. Neighbouring equal gaits are the same object.
    """
    foot, air = ways(tiles, seat, player.bastion)
    found: list[Gait] = []
    for kind in sheet(clan, worn(player.gear, player.slots)):
        gait = (air, kind.move, False) if kind.flight else (foot, kind.move, True)
        found.append(found[-1] if found and found[-1] == gait else gait)
    hero = player.hero
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
        """Return the seat's units at a site (bastion: the garrison); none in others' places."""
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


_OUTSETS: list[Outset | None] = [None] * 4
"""By seat what was looked at last; how its figures go seldom changes."""


def look(state: RageState, seat: int) -> Outset:
    """Return the board before any order of a seat; how its figures go is cached by seat."""
    player, tiles, known = state.players[seat], state.tiles, _OUTSETS[seat]
    if known is not None and known.tiles is tiles and _goes_alike(known.player, player):
        gaits = known.gaits
    else:
        assert player.clan is not None
        gaits = _gaits(tiles, seat, player, player.clan)
    there = front(state.holders, seat)
    _OUTSETS[seat] = found = Outset(
        seat,
        bastion_of(seat),
        player,
        tiles,
        there.holders,
        state.stacks,
        there.own,
        there.enemies,
        gaits,
    )
    return found


def _goes_alike(before: Player, now: Player) -> bool:
    """Return True if nothing that movement depends on has changed.

    That is gear, slots, hero, bastion and clan, compared by identity.
    """
    return (
        before.gear is now.gear
        and before.slots is now.slots
        and before.hero is now.hero
        and before.bastion is now.bastion
        and before.clan is now.clan
    )
