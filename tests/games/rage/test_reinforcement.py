"""Reinforcements of the tactics card, and those of the stones."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Events, Seat
from games.rage.chapters.reinforcement import begin_reinforcements
from games.rage.chapters.stones import reinforce_from_stones
from games.rage.content import Counts, Site
from games.rage.events import (
    Drafted,
    Reinforced,
    ReinforcementsChosen,
    ReinforcementsLost,
    ReinforcementsRevealed,
    StoneReinforced,
)
from games.rage.moves import (
    LayAllIn,
    LayAllOnBastion,
    LayDown,
    PlayTactic,
    Station,
    StationAll,
)
from games.rage.rules import GAME
from games.rage.state import NOBODY
from games.rage.view import Phase
from games.rng import Rng
from tests.games.rage.arrange import (
    BOHORG,
    HOME,
    TOMB,
    Standing,
    arrange,
    centre,
    choosing,
    having,
    key_of,
    legal,
    of,
    offered,
    play,
    reinforcing,
    ring,
)


def test_units_are_spread_over_bastion_and_own_territories() -> None:
    """Turn 2.

    Spread freely over one's bastion (even an empty one) and territories with >= 1 own unit.
    """
    state, _ = reinforcing(17, 4, reinforcements="order")
    assert (Phase.REINFORCE, (0,)) == (state.phase, state.asked)
    assert [centre(0), ring(2)] == [move.site for move in offered(state, StationAll)]
    state, events = play(state, (0, Station(centre(0), 1, 2)))
    assert [Drafted(to=(Seat(0),), seat=Seat(0))] == events
    state, events = play(state, (0, Station(ring(2), 0, 1)), (0, LayDown()))
    assert [
        Reinforced(seat=Seat(0), clan=BOHORG, site=Site(HOME), units=(1, 0, 0)),
        Reinforced(seat=Seat(0), clan=BOHORG, site=centre(0), units=(0, 2, 0)),
        Reinforced(seat=Seat(0), clan=BOHORG, site=ring(2), units=(1, 0, 0)),
    ] == of(events, Reinforced)
    assert ((1, 2, 0), (1, 1, 0)) == (state.stacks[centre(0)], state.stacks[ring(2)])
    assert ((1, 0, 0), (6, 2, 3)) == (state.players[0].garrison, state.players[0].reserve)


def test_what_is_not_there_or_too_much_is_refused() -> None:
    """Turn 2: only where one has a unit, and only units that came."""
    state, _ = reinforcing(17, 4, reinforcements="order")
    assert key_of(state, StationAll(centre(1))) == "no-own-unit-there"
    assert key_of(state, Station(centre(0), 1, 3)) == "not-so-many-left"
    assert key_of(state, LayDown()) == "nothing-drafted"
    assert key_of(state, Station(centre(0), 5, 1)) == "wrong-answer"
    state, _ = play(state, (0, StationAll(centre(0))))
    assert key_of(state, StationAll(ring(2))) == "nothing-left-to-place"
    assert key_of(state, LayAllIn(centre(1))) == "no-own-unit-there"
    assert [
        LayDown(),
        LayAllOnBastion(),
        LayAllIn(centre(0)),
        LayAllIn(ring(2)),
    ] == legal(state)


def test_all_in_one_territory_is_one_answer_whatever_was_drafted() -> None:
    """Presses: reinforcements 0 to 3; the commonest answers are one."""
    state, _ = reinforcing(17, 4, reinforcements="order")
    drafted, _ = play(state, (0, Station(centre(0), 0, 1)))
    for before in (state, drafted):
        after, events = play(before, (0, LayAllIn(ring(2))))
        assert [(ring(2), (2, 2, 0))] == [(e.site, e.units) for e in of(events, Reinforced)]
        assert (0, 0, 0) == after.players[0].garrison


def test_what_the_reserve_lacks_is_lost() -> None:
    """Turn 2: what the reserve lacks is lost; units on the board cannot be taken instead."""
    state = arrange(BOHORG, TOMB, board={centre(0): (0, (8, 5, 0))}, reinforcements="order")
    state = having(having(state, 0, played=17), 1, played=4)
    events: Events = []
    state = begin_reinforcements(replace(state, active=None), events)
    assert (1, 0, 0) == state.players[0].incoming
    _, events = play(state, (0, LayAllOnBastion()))
    assert ReinforcementsLost(seat=Seat(0), clan=BOHORG, units=(1, 2, 0)) in events


def test_nobody_is_asked_who_has_only_one_place_or_nothing_to_place() -> None:
    """R21: one place only (the bastion), or nothing to place: no question."""
    board = {centre(0): (0, (9, 0, 0))}
    state, events = reinforcing(10, 4, board=board)
    assert Phase.ACTION is state.phase
    assert [(0, (4, 0, 0)), (1, (3, 0, 0))] != [(e.seat, e.units) for e in of(events, Reinforced)]
    assert [(1, (3, 0, 0))] == [(event.seat, event.units) for event in of(events, Reinforced)]


def test_in_order_each_lays_down_before_the_next_is_asked() -> None:
    """Questions: reinforcements, turn order, not secret."""
    state, _ = reinforcing(17, 4, reinforcements="order", order=(1, 0))
    assert ((1,), [False]) == (state.asked, [d.secret for d in GAME.decisions(state)])
    state, events = play(state, (1, StationAll(centre(1))), (1, LayDown()))
    assert [Reinforced(seat=Seat(1), clan=TOMB, site=centre(1), units=(3, 0, 0))] == of(
        events, Reinforced
    )
    assert (0,) == state.asked


def test_together_all_are_asked_at_once_and_laid_down_at_once() -> None:
    """Precisions, Set-up.

    Changeable until the last has answered, then all units, those of players without a choice
    included, are laid down at once in turn order.
    """
    state, events = reinforcing(17, 4, 6, order=(2, 1, 0))
    assert ((0, 1), []) == (state.asked, of(events, Reinforced))
    assert [True, True] == [decision.secret for decision in GAME.decisions(state)]
    state, events = play(state, (0, LayAllOnBastion()))
    assert [ReinforcementsChosen(seat=Seat(0))] == events
    assert [True, False] == [decision.answered for decision in GAME.decisions(state)]
    state, events = play(state, (0, LayAllIn(ring(2))))
    assert [ReinforcementsChosen(to=(Seat(0),), seat=Seat(0))] == of(events, ReinforcementsChosen)
    state, events = play(state, (1, LayAllOnBastion()))
    assert isinstance(of(events, ReinforcementsRevealed)[0], ReinforcementsRevealed)
    assert [(2, HOME + 2), (1, HOME + 1), (0, ring(2))] == [
        (event.seat, event.site) for event in of(events, Reinforced)
    ]
    assert (2, 3, 0) == state.stacks[ring(2)]


def test_who_says_with_the_card_where_its_units_go_is_not_asked() -> None:
    """R21: no player decides anything between the two; another card wants another word."""
    board = {ring(2): (0, (1, 0, 0)), centre(1): (1, (1, 0, 0))}
    state = choosing(BOHORG, TOMB, board=board)
    first, other = state.players[0].hand[:2]
    assert key_of(state, LayAllIn(ring(2)), 0) == "wrong-answer"
    state, events = play(state, (0, PlayTactic(first)), (0, LayAllIn(ring(2))))
    assert Drafted(to=(Seat(0),), seat=Seat(0)) == events[-1]
    assert LayAllIn(ring(2)) not in legal(state, 0)
    assert key_of(state, LayAllIn(ring(2)), 0) == "same-answer"
    assert key_of(state, LayAllIn(centre(1)), 0) == "no-own-unit-there"
    assert GAME.view(state, Seat(1)) == GAME.view(play(state, (0, LayAllOnBastion()))[0], Seat(1))
    spent = having(state, 0, reserve=(0, 0, 0))
    assert key_of(spent, LayAllIn(ring(2)), 0) == "no-troops-come"
    away = replace(state, holders=(NOBODY,) * len(state.holders))
    assert key_of(away, LayAllOnBastion(), 0) == "only-the-bastion"
    anew, _ = play(state, (0, PlayTactic(other)))
    assert anew.players[0].posting is None
    state, _ = play(state, (1, PlayTactic(state.players[1].hand[0])))
    assert [Seat(1)] == [d.seat for d in GAME.decisions(state) if not d.answered]
    state, events = play(state, (1, LayAllOnBastion()))
    assert ring(2) in {event.site for event in of(events, Reinforced)}
    assert sum(state.stacks[ring(2)]) > 1
    assert state.players[0].posting is None


def test_in_order_nobody_says_before_where_units_go() -> None:
    """In the open and in turn order: each sees where those before went."""
    board = {ring(2): (0, (1, 0, 0)), centre(1): (1, (1, 0, 0))}
    state = choosing(BOHORG, TOMB, board=board, reinforcements="order")
    state, _ = play(state, (0, PlayTactic(state.players[0].hand[0])))
    assert all(isinstance(move, PlayTactic) for move in legal(state, 0))
    assert key_of(state, LayAllIn(ring(2)), 0) == "wrong-answer"


def test_an_answer_given_together_stays_one_while_it_is_changed() -> None:
    """Precisions, Set-up: changeable until the last has answered."""
    state, _ = reinforcing(17, 4)
    state, _ = play(state, (0, StationAll(centre(0))), (0, LayDown()))
    assert [True, False] == [decision.answered for decision in GAME.decisions(state)]
    assert [LayAllOnBastion(), LayAllIn(ring(2))] == legal(state, 0)
    assert key_of(state, LayAllIn(centre(0)), 0) == "same-answer"
    empty, _ = play(state, (0, LayAllOnBastion()))
    assert key_of(empty, LayAllOnBastion(), 0) == "same-answer"
    state, _ = play(state, (0, LayAllOnBastion()), (0, Station(centre(0), 0, 1)))
    assert [True, False] == [decision.answered for decision in GAME.decisions(state)]
    assert key_of(state, LayDown(), 0) == "nothing-drafted"
    state, _ = play(state, (1, LayAllOnBastion()))
    assert ((2, 0, 0), (1, 2, 0)) == (state.stacks[centre(0)], state.players[0].garrison)


def test_the_default_is_all_on_the_bastion_whatever_was_drafted() -> None:
    """Questions: reinforcements, default all on the bastion; a draft is dropped."""
    state, _ = reinforcing(17, 4, reinforcements="order")
    state, _ = play(state, (0, StationAll(centre(0))))
    move = GAME.default_move(state, Seat(0), Rng("any"))
    assert LayAllOnBastion() == move
    state, _ = play(state, (0, move))
    assert (2, 2, 0) == state.players[0].garrison


@pytest.mark.parametrize(
    ("board", "reserve", "given"),
    [
        ({ring(0): (0, (1, 0, 0))}, (3, 3, 3), [(0, ring(0), 0)]),
        ({ring(0): (0, (1, 0, 0))}, (0, 3, 3), []),
        ({ring(0, 1): (0, (0, 0, 1))}, (3, 3, 3), [(0, ring(0, 1), 1)]),
        ({ring(0): ("elves", (1, 0, 0))}, (3, 3, 3), []),
        ({ring(0): (1, (1, 0, 0))}, (0, 0, 0), [(1, ring(0), 0)]),
    ],
)
def test_a_stone_gives_its_controller_a_unit_of_its_level(
    board: Standing,
    reserve: Counts,
    given: list[tuple[int, int, int]],
) -> None:
    """Turn 4: one unit of the stone's level there, if his reserve has one; no question."""
    state = having(arrange(BOHORG, TOMB, board=board), 0, reserve=reserve)
    events: Events = []
    after = reinforce_from_stones(state, events)
    assert given == [(e.seat, e.site, e.units.index(1)) for e in of(events, StoneReinforced)]
    for seat, site, level in given:
        assert after.stacks[site][level] == state.stacks[site][level] + 1
        assert after.players[seat].reserve[level] == state.players[seat].reserve[level] - 1


@pytest.mark.parametrize(
    ("first", "second", "winner"),
    [((2, 0, 0), (1, 0, 0), 1), ((1, 0, 0), (0, 2, 0), 0), ((1, 0, 0), (0, 1, 0), 0)],
)
def test_two_stones_and_one_unit(first: Counts, second: Counts, winner: int) -> None:
    """R20.

    Two stones of one level and too few units: first the territory with fewer own units, then
    map order.
    """
    board = {ring(0): (0, first), ring(0, 1): (0, second)}
    state = arrange(BOHORG, TOMB, board=board, tiles=(1, 4))
    state = having(state, 0, reserve=(1, 0, 0))
    events: Events = []
    reinforce_from_stones(state, events)
    assert [ring(0, winner)] == [event.site for event in of(events, StoneReinforced)]
