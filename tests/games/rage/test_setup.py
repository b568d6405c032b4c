"""The set-up: map, elves, market, clans and hands."""

from __future__ import annotations

from collections import Counter

import pytest

from games.api import OptionValue, Seat
from games.rage.chapters.land import land, neighbours
from games.rage.content import CARDS, DECKS, EQUIPMENT, TILE_STEPS, UNITS, Clan
from games.rage.events import ClanTaken
from games.rage.moves import TakeClan
from games.rage.rules import GAME
from games.rage.state import ELVES, NOBODY, RageState
from games.rage.view import Phase, Tile
from tests.games.rage.arrange import key_of, legal, of, play


def begin(seats: int, seed: str = "1", **options: OptionValue) -> RageState:
    """Set up a game in which the clans are dealt."""
    return GAME.start(seats, {"clans": "random", **options}, seed).state


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_as_many_different_tiles_lie_as_there_are_players(seats: int) -> None:
    """Set-up 1: as many region tiles as players, all different, each turned at random."""
    turns = set()
    for seed in range(20):
        tiles = begin(seats, str(seed)).tiles
        assert len({tile.number for tile in tiles}) == seats == len(tiles)
        turns |= {tile.turn for tile in tiles}
    assert turns == set(range(6))


@pytest.mark.parametrize(
    ("seats", "centres"),
    [
        (2, [(0, 0), (2, 1)]),
        (3, [(0, 0), (2, 1), (3, -2)]),
        (4, [(0, 0), (2, 1), (3, -2), (5, -1)]),
    ],
)
def test_the_fixed_layouts(seats: int, centres: list[tuple[int, int]]) -> None:
    """Content, Region tiles: 2p (0,0) (2,1); 3p + (3,-2); 4p + (5,-1)."""
    assert centres == [(tile.q, tile.r) for tile in begin(seats).tiles]


def test_a_random_layout_puts_each_further_tile_beside_one_that_lies() -> None:
    """Content: each further tile at a random free neighbouring centre; no two overlap."""
    layouts = set()
    for seed in range(40):
        tiles = begin(4, str(seed), layout="random").tiles
        centres = [(tile.q, tile.r) for tile in tiles]
        layouts.add(tuple(centres))
        assert centres[0] == (0, 0)
        for number, (q, r) in enumerate(centres[1:], 1):
            beside = {(q + dq, r + dr) for dq, dr in TILE_STEPS}
            assert beside & set(centres[:number])
        assert len(set(land(tiles).hexes)) == 28
    assert len(layouts) > 20


def test_a_turn_of_a_tile_adds_to_every_ring_index() -> None:
    """Content: a turn by k adds k to every ring index, modulo 6; map order counts after it."""
    plain = land((Tile(1, 0, 0, 0),))
    turned = land((Tile(1, 2, 0, 0),))
    assert ((1, 0),) == plain.stones
    assert ((3, 0),) == turned.stones
    assert (4,) == plain.forges
    assert (6,) == turned.forges
    assert ((5, 6), (0, 6)) == plain.rocks
    assert ((1, 2), (0, 2)) == turned.rocks


def test_map_order_is_tile_by_tile_the_centre_then_the_ring() -> None:
    """Content, Map order: in each tile C, then the ring from index 0 at (1,0)."""
    there = land((Tile(1, 3, 0, 0), Tile(2, 5, 2, 1)))
    assert ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)) == there.hexes[:7]
    assert (2, 1) == there.hexes[7]
    assert (0, 7) == there.cities


def test_rocks_lie_between_two_territories_of_one_tile() -> None:
    """R7: only on a tile's inner edges; between tiles the way is free."""
    there = land((Tile(1, 0, 0, 0), Tile(2, 0, 2, 1)))
    for one, other in there.rocks:
        assert one // 7 == other // 7
        assert there.hexes[other] in neighbours(there.hexes[one])
        assert not there.walk[one] >> other & 1
        assert there.fly[one] >> other & 1
    across = [
        (one, other)
        for one in range(7)
        for other in range(7, 14)
        if there.hexes[other] in neighbours(there.hexes[one])
    ]
    assert across
    assert all(there.walk[one] >> other & 1 for one, other in across)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_four_elves_stand_on_each_city_and_two_on_each_forge(seats: int) -> None:
    """Set-up 1: 4 elves on each city, 2 on each forge, drawn blind; R5: stones are unguarded."""
    kinds = set()
    for seed in range(10):
        state = begin(seats, str(seed))
        there = land(state.tiles)
        for site, (holder, stack) in enumerate(zip(state.holders, state.stacks, strict=True)):
            wanted = 4 if site in there.cities else 2 if site in there.forges else 0
            assert wanted == sum(stack)
            assert (ELVES if wanted else NOBODY) == holder
            kinds.add(stack)
    assert len(kinds) > 8


def test_harder_has_one_of_each_type_on_every_city() -> None:
    """R5, option elves, harder: at least one of each type in every city, the rest blind."""
    for seed in range(10):
        state = begin(3, str(seed), elves="harder")
        assert all(min(state.stacks[city]) == 1 for city in land(state.tiles).cities)
        assert all(sum(state.stacks[city]) == 4 for city in land(state.tiles).cities)
    blind = [begin(3, str(seed)) for seed in range(10)]
    assert any(min(state.stacks[city]) == 0 for state in blind for city in land(state.tiles).cities)


def test_six_different_cards_lie_open_identical_ones_stacked() -> None:
    """Set-up 3: draw until 6 different cards lie open, identical ones stacked."""
    stacked = 0
    for seed in range(10):
        state = begin(2, str(seed))
        kinds = [stall.gear for stall in state.market]
        assert len(kinds) == len(set(kinds)) == 6
        cards = Counter({stall.gear: stall.copies for stall in state.market})
        stacked += sum(cards.values()) - 6
        assert {gear: CARDS[gear].copies for gear in EQUIPMENT} == cards + Counter(state.deck)
    assert stacked > 0


def test_everybody_has_his_figures_and_three_of_seven_cards() -> None:
    """Set-up 2 and 4: all figures in the reserve, 7 tactics, 3 drawn, no gold, nothing else."""
    state = begin(4)
    assert sorted(Clan) == sorted(player.clan or "" for player in state.players)
    for player in state.players:
        assert player.clan is not None
        assert tuple(unit.figures for unit in UNITS[player.clan]) == player.reserve
        assert (3, 4) == (len(player.hand), len(player.deck))
        assert sorted(DECKS[player.clan]) == sorted(player.hand + player.deck)
        assert (0, 0, (), None) == (player.gold, player.crystals, player.gear, player.hero)


def test_clans_are_taken_first_come_first_served() -> None:
    """At the table, option clans: choose, each once, first come."""
    state = GAME.start(3, {"clans": "choose"}, "1").state
    assert [Seat(0), Seat(1), Seat(2)] == [d.seat for d in GAME.decisions(state)]
    state, events = play(state, (2, TakeClan(Clan.TOMB)))
    assert [ClanTaken(seat=Seat(2), clan=Clan.TOMB)] == events
    assert key_of(state, TakeClan(Clan.TOMB), 0) == "clan-taken"
    assert [TakeClan(Clan.BOHORG), TakeClan(Clan.STEAMFIELD), TakeClan(Clan.GOLDLEIF)] == legal(
        state, 0
    )
    state, _ = play(state, (0, TakeClan(Clan.GOLDLEIF)), (1, TakeClan(Clan.BOHORG)))
    assert (Clan.GOLDLEIF, Clan.BOHORG, Clan.TOMB) == tuple(p.clan for p in state.players)
    assert (Phase.TACTICS, 1) == (state.phase, state.turn)


def test_who_has_no_choice_of_a_clan_is_not_asked() -> None:
    """R21 in spirit: nobody is asked who has only one way on; the fourth of four gets the rest."""
    state = GAME.start(4, {"clans": "choose"}, "1").state
    state, events = play(
        state,
        (3, TakeClan(Clan.TOMB)),
        (0, TakeClan(Clan.BOHORG)),
        (1, TakeClan(Clan.GOLDLEIF)),
    )
    assert [3, 0, 1, 2] == [event.seat for event in of(events, ClanTaken)]
    assert Clan.STEAMFIELD is state.players[2].clan


@pytest.mark.parametrize(
    ("options", "goal", "last"),
    [
        ({}, 4, 15),
        ({"long_game": True}, 5, 20),
        ({"last_turn": 8}, 4, 8),
        ({"long_game": True, "last_turn": 15}, 5, 15),
        ({"last_turn": 30}, 4, 30),
    ],
)
def test_goal_and_last_turn(options: dict[str, OptionValue], goal: int, last: int) -> None:
    """Goal: 4 points, long game 5; R26: turn 15, long game 20, option last turn."""
    settings = GAME.start(2, {"clans": "random", **options}, "1").state.settings
    assert (goal, last) == (settings.goal, settings.last_turn)
