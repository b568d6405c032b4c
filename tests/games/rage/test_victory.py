"""Points, the win in the second action, the end after the last turn, and the ranking."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.api import Outcome, RuleError, Seat
from games.rage import default_move
from games.rage.chapters.victory import points, ranking
from games.rage.content import LEGENDARIES, Gear, Hero
from games.rage.events import (
    ActionBegan,
    FightBegan,
    GameWon,
    GoalReached,
    LastTurnEnded,
    PointsChanged,
)
from games.rage.moves import Confirm, EquipArmies, Forge, Keep, Pass
from games.rage.rules import GAME
from games.rage.state import RageState
from games.rage.view import Phase
from games.rng import Rng
from tests.games.rage.arrange import (
    BOHORG,
    GOLDLEIF,
    STEAMFIELD,
    TOMB,
    arrange,
    centre,
    having,
    key_of,
    of,
    order,
    play,
    ring,
)

C, D = centre(), centre(1)
CITIES = {C: (0, (1, 0, 0)), D: (0, (1, 0, 0))}


def rich(*clans: object, forged: int = 2, **position: object) -> RageState:
    """Arrange a game in which seat 0 holds two cities and so many legendaries."""
    cards = dict.fromkeys(LEGENDARIES[:forged])
    gear = {0: {card.value: None for card in cards}}
    return arrange(*(clans or (BOHORG, TOMB)), **{"board": CITIES, "gear": gear, **position})  # type: ignore[arg-type]


def test_a_point_for_each_city_and_each_legendary() -> None:
    """Goal: 1 point per elf city controlled, 1 per legendary forged."""
    assert [4, 0] == [points(rich(), seat) for seat in (0, 1)]
    assert 2 == points(rich(forged=0), 0)


def test_a_hero_alone_and_an_empty_city_count_nothing() -> None:
    """R1: an empty territory belongs to nobody; a hero alone controls nothing."""
    state = arrange(BOHORG, TOMB, heroes={0: (Hero.HEKNA, C)})
    assert 0 == points(state, 0)


def test_four_points_in_a_first_action_do_not_end_the_game() -> None:
    """Examples, Points.

    4 points reached in a first action do not end the game; the same player still having 4 when
    his second action begins wins before acting.
    """
    state = rich(order=(0, 1))
    state, events = play(state, (0, Pass()))
    assert GoalReached(seat=Seat(0), points=4, to_take=1) in events
    assert GAME.view(state, None).players[0].wins_next
    state, events = play(state, (1, Pass()))
    assert isinstance(events[-2], ActionBegan)
    assert GameWon(seat=Seat(0), points=4) == events[-1]
    assert Outcome(((Seat(0),), (Seat(1),)), "goal", (4, 0)) == GAME.outcome(state)


@pytest.mark.parametrize(("held", "forged", "to_take"), [(2, 2, 1), (2, 3, 2), (1, 4, 0)])
def test_what_has_to_be_taken_to_prevent_a_win_is_told(
    held: int, forged: int, to_take: int
) -> None:
    """Goal: a point is lost with its city, one for a legendary is kept for ever."""
    board = dict(list(CITIES.items())[:held])
    state, events = play(rich(forged=forged, board=board, order=(0, 1)), (0, Pass()))
    assert [to_take] == [event.to_take for event in of(events, GoalReached)]
    assert to_take == GAME.view(state, None).players[0].to_take
    assert 0 == GAME.view(rich(forged=0), None).players[0].to_take


def contested(first: int, second: int) -> RageState:
    """Arrange a game in which seats 0 and 1 hold a city and so many legendaries each."""
    cards = LEGENDARIES[:first], LEGENDARIES[first : first + second]
    gear = {seat: dict.fromkeys(card.value for card in own) for seat, own in enumerate(cards)}
    board = {C: (0, (1, 0, 0)), D: (1, (1, 0, 0))}
    return arrange(BOHORG, TOMB, GOLDLEIF, board=board, gear=gear, order=(0, 1, 2))


def test_who_comes_before_with_the_goal_wins_first() -> None:
    """Precisions, Points.

    Where a seat that comes before holds the goal too, that seat wins first: only the first of them
    is marked, and the call to all says of a later one who comes before.
    """
    state, events = play(contested(3, 3), (0, Pass()))
    assert GoalReached(seat=Seat(0), points=4, to_take=1) in events
    state, events = play(state, (1, Pass()))
    assert GoalReached(seat=Seat(1), points=4, to_take=1, ahead=1, first=Seat(0)) in events
    shown = GAME.view(state, None).players
    assert [True, False, False] == [player.wins_next for player in shown]
    assert [0, 1, 0] == [player.ahead for player in shown]
    state, events = play(state, (2, Pass()))
    assert GameWon(seat=Seat(0), points=4) == events[-1]


def test_what_cannot_be_taken_may_still_be_outrun() -> None:
    """Precisions, Points: it never says that nothing can stop him while that can."""
    state, events = play(contested(0, 4), (0, Pass()), (1, Pass()))
    assert GoalReached(seat=Seat(1), points=5, to_take=0, ahead=1) in events
    assert GAME.view(state, None).players[1].wins_next
    # In second actions: whoever has had theirs without winning stops nobody any more.
    second = replace(state, action=2, active=Seat(0))
    assert [1, 0] == [
        GAME.view(replace(second, active=Seat(seat)), None).players[1].ahead for seat in (0, 1)
    ]


def test_nobody_who_has_left_wins_before() -> None:
    """R27: whoever has left is skipped everywhere, so they stop nobody."""
    state, _ = play(contested(0, 4), (0, Pass()), (1, Pass()))
    state = replace(state, left=(Seat(0),))
    assert 0 == GAME.view(state, None).players[1].ahead
    second = replace(state, action=2, active=Seat(2), order=(Seat(2), Seat(0), Seat(1)))
    assert 1 == GAME.view(second, None).players[1].ahead


def test_a_game_begun_by_the_first_rules_is_foretold_as_it_was() -> None:
    """Version 1 told nobody who comes before."""
    state = play(contested(3, 3), (0, Pass()))[0]
    applied = GAME.as_of(1).apply(state, Seat(1), Pass())
    assert GoalReached(seat=Seat(1), points=4, to_take=1) in applied.events
    assert applied.state == GAME.apply(state, Seat(1), Pass()).state


def test_who_loses_a_city_in_between_does_not_win() -> None:
    """Examples, Points: a player who loses a city in between does not."""
    state = rich(order=(0, 1))
    state, _ = play(state, (0, Pass()))
    lost = replace(state, holders=(1, *state.holders[1:]))
    after, events = play(lost, (1, Pass()))
    assert ([], Phase.ACTION, (0,)) == (of(events, GameWon), after.phase, after.asked)


def test_never_in_somebody_else_s_action() -> None:
    """R17: never in a first action or in somebody else's."""
    state = rich(active=1, action=2, order=(0, 1), turn=3)
    state, events = play(state, (1, Pass()))
    assert ([], Phase.TACTICS) == (of(events, GameWon), state.phase)


def test_walking_into_an_empty_city_can_win() -> None:
    """R17: when the set of moves is confirmed (walking into an empty city can win)."""
    board = {D: (0, (1, 0, 0)), ring(3): (0, (1, 0, 0))}
    state = rich(board=board, action=2)
    state, events = play(order(state, ring(3), C, 0), (0, Confirm()))
    assert [GameWon(seat=Seat(0), points=4)] == of(events, GameWon)
    assert PointsChanged(seat=Seat(0), points=4, goal=4) in events


def test_a_shared_city_is_nobody_s_and_the_first_fight_won_ends_the_game() -> None:
    """R17.

    After each fight; Victory: remaining fights are not fought; Precisions: a territory shared
    by two sides is nobody's.
    """
    board = {
        D: (0, (1, 0, 0)),
        ring(3): (0, (4, 2, 3)),
        C: ("elves", (1, 0, 0)),
        ring(2): ("elves", (1, 0, 0)),
    }
    state = rich(board=board, action=2)
    state = order(order(state, ring(3), C, 2, 3), ring(3), ring(2), 0, 4)
    state, events = play(state, (0, Confirm()))
    assert [C] == [event.site for event in of(events, FightBegan)]
    assert GameWon(seat=Seat(0), points=4) in events
    assert 1 == len(state.contests)
    assert key_of(state, Pass(), 0) == "game-over"


def test_a_city_left_empty_is_lost_before_the_count() -> None:
    """Precisions, Points: everything is counted as the board stands at that moment."""
    board = {**CITIES, ring(3): (0, (1, 0, 0))}
    state = rich(board=board, forged=1, action=2)
    state, events = play(order(state, C, ring(0), 0), (0, Confirm()))
    assert ([], 2) == (of(events, GameWon), points(state, 0))


def test_forging_can_win_after_the_choice() -> None:
    """R17: after each forging; Precisions: after its choice."""
    board = {**CITIES, ring(3): (0, (1, 0, 0))}
    state = rich(board=board, forged=1, action=2, crystals=6)
    state, events = play(state, (0, EquipArmies()), (0, Forge()))
    assert [] == of(events, GameWon)
    state, events = play(state, (0, Keep(state.drawn[0])))
    assert [GameWon(seat=Seat(0), points=4)] == of(events, GameWon)


def test_more_than_the_goal_wins_too() -> None:
    """Precisions, Points: *with at least 4*."""
    state = rich(forged=3, active=1, order=(1, 0))
    state, events = play(state, (1, Pass()), (0, Pass()), (1, Pass()))
    assert [GameWon(seat=Seat(0), points=5)] == of(events, GameWon)


def test_a_long_game_needs_five() -> None:
    """Goal: 4 victory points, option long game 5."""
    state = rich(active=1, order=(1, 0), long_game=True)
    state, events = play(state, (1, Pass()), (0, Pass()), (1, Pass()))
    assert ([], 5) == (of(events, GameWon), state.settings.goal)
    assert GAME.view(state, None).players[0].can_win


def test_the_game_ends_after_the_last_turn() -> None:
    """R26: a game that nobody wins ends after turn 15: most points wins."""
    state = rich(forged=1, active=1, action=2, turn=15)
    state, events = play(state, (1, Pass()))
    assert [LastTurnEnded(seats=(Seat(0),), points=3)] == of(events, LastTurnEnded)
    assert Outcome(((Seat(0),), (Seat(1),)), "last-turn", (3, 0)) == GAME.outcome(state)
    going_on, _ = play(rich(forged=1, active=1, action=2, turn=14), (1, Pass()))
    assert GAME.outcome(going_on) is None


@pytest.mark.parametrize(
    ("changes", "first"),
    [
        ({}, (0, 1)),
        ({"gold": 1}, (0,)),
        ({"crystals": 1}, (0,)),
    ],
)
def test_the_last_tie_breaker_and_a_shared_first_place(
    changes: dict[str, int], first: tuple[int, ...]
) -> None:
    """Precisions, Points.

    Points, legendaries, forges controlled, crystals + gold; after the last turn the first place
    may be shared.
    """
    state = having(arrange(BOHORG, TOMB), 0, **changes)
    assert first == ranking(state)[0]


def test_legendaries_break_ties_before_forges_and_forges_before_wealth() -> None:
    """Precisions, Points: tie-breakers in their order."""
    board = {C: (1, (1, 0, 0)), ring(3): (1, (1, 0, 0)), D: (2, (1, 0, 0))}
    state = arrange(BOHORG, TOMB, GOLDLEIF, board=board)
    state = having(having(state, 0, gear=(Gear.AEGIS,)), 2, gold=30)
    assert ((0,), (1,), (2,)) == ranking(state)


def test_who_is_one_point_short_is_marked() -> None:
    """At the table: a player at 3 points (long game 4) is marked: can win in second action."""
    shown = GAME.view(rich(forged=1), None)
    assert [True, False] == [player.can_win for player in shown.players]
    assert ((0,), 4) == (shown.leaders, shown.goal)
    assert () == GAME.view(arrange(BOHORG, TOMB), None).leaders


@pytest.mark.parametrize(
    ("turn", "action", "active", "able"),
    [(14, 2, 1, True), (15, 1, 1, True), (15, 2, 0, True), (15, 2, 1, False)],
)
def test_who_has_no_second_action_left_cannot_win(
    turn: int, action: int, active: int, *, able: bool
) -> None:
    """R17, R26: after the second action of the last turn one point short wins no more."""
    state = rich(forged=1, turn=turn, action=action, active=active, order=(0, 1))
    assert able is GAME.view(state, None).players[0].can_win


@pytest.mark.parametrize(
    ("active", "action", "marked"),
    [(0, 1, False), (1, 1, True), (1, 2, False), (0, 2, False)],
)
def test_wins_next_is_shown_between_first_and_second_action(
    active: int, action: int, *, marked: bool
) -> None:
    """Precisions, Points.

    Who has the goal after the first action is marked, *wins when his second action begins*.
    """
    state = rich(active=active, action=action, order=(0, 1))
    assert marked is GAME.view(state, None).players[0].wins_next
    late = rich(active=1, action=2, order=(1, 0))
    assert GAME.view(late, None).players[0].wins_next


def test_a_game_that_is_over_asks_nobody() -> None:
    """No decision exactly when the game is over; a seat that owes none has no default."""
    state = rich(action=2, active=1, turn=15, order=(0, 1))
    assert [(Seat(1),)] == [(one.seat,) for one in GAME.decisions(state)]
    with pytest.raises(RuleError, match="not-asked"):
        GAME.default_move(state, Seat(0), Rng("any"))
    over, _ = play(state, (1, Pass()))
    assert () == GAME.decisions(over)
    with pytest.raises(RuleError, match="game-over"):
        default_move.choose(GAME.view(over, Seat(0)), Rng("any"))
    with pytest.raises(RuleError, match="wrong-number-of-seats"):
        GAME.start(5, {}, "many")


def test_the_turn_goes_through_its_five_phases() -> None:
    """Turn: first actions in turn order, stones, second actions, then the next turn."""
    board = {ring(0): (0, (1, 0, 0))}
    state = arrange(BOHORG, STEAMFIELD, TOMB, board=board, order=(2, 0, 1), active=2)
    state, events = play(state, (2, Pass()), (0, Pass()), (1, Pass()))
    assert [(0, 1), (1, 1), (2, 2)] == [(e.seat, e.action) for e in of(events, ActionBegan)]
    assert (2, 0, 0) == state.stacks[ring(0)]
    state, _ = play(state, (2, Pass()), (0, Pass()), (1, Pass()))
    assert (Phase.TACTICS, 4) == (state.phase, state.turn)
