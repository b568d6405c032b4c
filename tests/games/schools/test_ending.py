"""Totals, overtime, the last trial, a hundred turns and giving up (End; M9, M10, M12, M14, M22)."""

from __future__ import annotations

import pytest

from games.api import Event, Move, Outcome, RuleError, Seat
from games.schools.content import Element, Reason, counted
from games.schools.events import (
    GameDrawn,
    GameWon,
    GaveUp,
    HandRefilled,
    HandShown,
    OvertimeBegan,
    TotalsChanged,
    TrialsAnnounced,
)
from games.schools.moves import (
    CastCombustio,
    CastEversio,
    CastMaleficio,
    EndTurn,
    GiveUp,
    MoveTo,
    PassTrial,
)
from games.schools.rules import GAME
from games.schools.state import SchoolsState
from tests.games.schools.arrange import (
    AIR,
    DARK,
    EARTH,
    FIRE,
    WATER,
    after,
    arrange,
    asked,
    legal,
    of,
    play,
    seen,
    side,
    students,
    totals,
)

PASS = PassTrial(Seat(0))


def worth(total: int) -> dict[Element, tuple[int, ...]]:
    """Return stacks of that total in the arenas from dark matter backwards, earth left free."""
    stacks: dict[Element, tuple[int, ...]] = {}
    for arena in (DARK, FIRE, AIR, WATER):
        level = min(6, total)
        if level:
            stacks[arena] = (level,)
            total -= level
    assert not total
    return stacks


def ahead(total: int, against: int, *, overtime: bool = False) -> SchoolsState:
    """Arrange that passing a 1 in the arena of earth brings ``total`` against ``against``."""
    own = side("f", pawn=EARTH, columns={EARTH: "w"}, stacks=worth(total - 1), row=(1,))
    return arrange(own, side(stacks=worth(against)), overtime=overtime)


def test_the_total_is_the_sum_of_the_top_trials() -> None:
    """End: sum of the top trial of each stack; a level is that of the top trial alone."""
    own = side(stacks={EARTH: (1, 2, 3), AIR: (2,), DARK: (1, 6)})
    assert (11, 0) == totals(arrange(own))
    best = side(stacks=dict.fromkeys((EARTH, WATER, AIR, FIRE, DARK), (6,)))
    assert (30, 0) == totals(arrange(best))


@pytest.mark.parametrize("against", [0, 9])
def test_fifteen_against_nine_wins_at_once(against: int) -> None:
    """End: one player >= 15 and the other <= 9: the higher total wins."""
    state, events = play(ahead(15, against), PASS)
    assert [
        TotalsChanged(totals=(15, against)),
        HandShown(seat=Seat(0), students=counted(students("f"))),
        HandShown(seat=Seat(1), students=counted(())),
        GameWon(seat=Seat(0), reason=Reason.FIFTEEN_TO_NINE, totals=(15, against)),
    ] == events[1:]
    assert () == GAME.decisions(state)
    assert Outcome(((Seat(0),), (Seat(1),)), "fifteen-to-nine", (15, against)) == GAME.outcome(
        state
    )


@pytest.mark.parametrize(("total", "against"), [(14, 9), (14, 10), (5, 0)])
def test_fourteen_ends_nothing(total: int, against: int) -> None:
    """End: at least 15."""
    state = after(ahead(total, against), PASS)
    assert GAME.outcome(state) is None
    assert not state.overtime


@pytest.mark.parametrize("against", [10, 14, 16])
def test_fifteen_against_ten_is_overtime(against: int) -> None:
    """End: >= 15 while the other has >= 10: overtime."""
    state, events = play(ahead(15, against), PASS)
    assert [OvertimeBegan(totals=(15, against))] == of(events, OvertimeBegan)
    assert GAME.outcome(state) is None
    assert GAME.view(state, None).overtime


def test_twelve_against_nine_ends_overtime() -> None:
    """End, example: 15 : 11 goes on; later 12 : 9 ends it, and 12 wins."""
    state = after(ahead(15, 11), PASS)
    assert GAME.outcome(state) is None
    own = side(pawn=EARTH, columns={EARTH: "fff"}, stacks=worth(12))
    against = side(stacks={**worth(9), EARTH: (1, 2)}, columns={EARTH: "e"})
    state = after(arrange(own, against, overtime=True), CastCombustio(0))
    assert Outcome(((Seat(0),), (Seat(1),)), "overtime-nine", (12, 9)) == GAME.outcome(state)


def test_without_overtime_twelve_against_nine_goes_on() -> None:
    """End: 9 or less ends a game in overtime alone."""
    assert GAME.outcome(after(ahead(12, 9), PASS)) is None


def test_overtime_lasts_whatever_the_totals_become() -> None:
    """M10: it lasts once entered; it began once only."""
    state, events = play(ahead(13, 12, overtime=True), PASS)
    assert [] == of(events, OvertimeBegan)
    assert state.overtime
    assert GAME.outcome(state) is None


def test_twenty_ends_overtime() -> None:
    """End: in overtime the game ends when either total is >= 20."""
    state = after(ahead(20, 12, overtime=True), PASS)
    assert Outcome(((Seat(0),), (Seat(1),)), "overtime-twenty", (20, 12)) == GAME.outcome(state)
    assert GAME.outcome(after(ahead(19, 12, overtime=True), PASS)) is None


def test_overtime_is_tested_at_once_on_entering() -> None:
    """End: tested at once on entering too: 14 : 16 becomes 20 : 10 by one Eversio."""
    own = side(pawn=EARTH, columns={EARTH: "dddeee"}, stacks=worth(14))
    against = side(stacks={**worth(10), EARTH: (6,)})
    state, events = play(arrange(own, against, overtime=False), CastEversio(0))
    assert [OvertimeBegan(totals=(20, 10))] == of(events, OvertimeBegan)
    assert Reason.OVERTIME_TWENTY is state.reason


def test_both_at_once_is_told_as_twenty() -> None:
    """Precisions: overtime, 20 reached; overtime, 9 or less (both at once: 20)."""
    own = side(pawn=EARTH, columns={EARTH: "dddeee"}, stacks=worth(14))
    against = side(stacks={**worth(5), EARTH: (6,)})
    state = after(arrange(own, against, overtime=True), CastEversio(0))
    assert (Reason.OVERTIME_TWENTY, (20, 5)) == (state.reason, totals(state))


def test_fifteen_against_nine_goes_before_overtime() -> None:
    """End: 20 : 9 without overtime is 15 against 9."""
    assert Reason.FIFTEEN_TO_NINE is after(ahead(20, 9), PASS).reason


def test_the_end_is_tested_with_the_caster_discarded() -> None:
    """M9: after every complete action or spell."""
    own = side(pawn=EARTH, columns={EARTH: "fff"}, stacks=worth(15))
    against = side(stacks={**worth(8), EARTH: (1, 3)})
    state, events = play(arrange(own, against, overtime=True), CastCombustio(0))
    names = [type(event).__name__ for event in events]
    assert names.index("CasterExpelled") < names.index("GameWon")
    assert students("ff") == state.sides[0].columns[0]


def test_the_last_trial_ends_the_game() -> None:
    """End: the last trial of the pile is drawn in phase 3, in overtime or not."""
    for overtime in (False, True):
        begun = arrange(
            side(stacks=worth(12)), side(stacks=worth(11)), trials=(2, 5), overtime=overtime
        )
        end = seen(begun).choices.end
        assert end is not None
        assert Reason.LAST_TRIAL is end.consequence.ends
        state, events = play(begun, EndTurn())
        assert [TrialsAnnounced(seat=Seat(0), levels=(5, 2), pile=0)] == of(events, TrialsAnnounced)
        assert (5, 2) == state.sides[0].row
        assert [] == of(events, HandRefilled)
        assert Outcome(((Seat(0),), (Seat(1),)), "last-trial", (12, 11)) == GAME.outcome(state)


def test_three_trials_do_not_end_the_game() -> None:
    """End: the last one."""
    assert GAME.outcome(after(arrange(side(), trials=(2, 5, 6)), EndTurn())) is None


def test_at_the_end_the_higher_total_wins_whoever_is_on_turn() -> None:
    """End: the higher total wins."""
    state = after(arrange(side(stacks=worth(3)), side(stacks=worth(8)), trials=(2,)), EndTurn())
    assert ((Seat(1),), (Seat(0),)) == GAME.outcome(state).ranking  # type: ignore[union-attr]


def test_equal_totals_are_a_draw() -> None:
    """M12: a draw, by the empty pile or M14 only."""
    begun = arrange(side(stacks=worth(8)), side(stacks=worth(8)), trials=(2,))
    state, events = play(begun, EndTurn())
    assert [GameDrawn(reason=Reason.LAST_TRIAL, totals=(8, 8))] == of(events, GameDrawn, GameWon)
    drawn = Outcome(((Seat(0), Seat(1)),), "last-trial", (8, 8), won=False)
    assert drawn == GAME.outcome(state)
    assert GAME.view(state, None).winner is None


def test_the_hundredth_turn_is_the_last() -> None:
    """M14: a game that has lasted 100 turns ends as if the pile had run out, after phase 3."""
    own, against = side(stacks=worth(3)), side(stacks=worth(8))
    state = arrange(own, against, seat=1, turn=99)
    assert GAME.outcome(after(state, EndTurn())) is None
    state, events = play(arrange(own, against, seat=1, turn=100), EndTurn())
    assert of(events, TrialsAnnounced)
    assert Outcome(((Seat(0),), (Seat(1),)), "hundred-turns", (8, 3)) == GAME.outcome(state)


def test_the_last_trial_in_the_hundredth_turn_is_told_as_the_last_trial() -> None:
    """Precisions: last trial announced, also when it falls together with M14."""
    state = after(arrange(side(), seat=1, turn=100, trials=(3,)), EndTurn())
    assert Reason.LAST_TRIAL is state.reason


@pytest.mark.parametrize(("turn", "left"), [(59, None), (60, 41), (100, 1)])
def test_the_board_counts_the_turns_from_sixty_on(turn: int, left: int | None) -> None:
    """M14: the board shows "turn n of 100" from 60 on."""
    view = GAME.view(arrange(side(), seat=(turn + 1) % 2, turn=turn), None)
    assert (turn, left) == (view.turn, view.turns_left)


def test_combustio_feeds_the_pile_and_delays_the_end() -> None:
    """M14: without Combustio it is over after 22 turns; Combustio can feed the pile."""
    own = side(pawn=EARTH, columns={EARTH: "fff"})
    begun = arrange(own, side(stacks={EARTH: (1, 2)}), trials=(6, 6))
    assert Reason.LAST_TRIAL is after(begun, EndTurn()).reason
    assert GAME.outcome(after(begun, CastCombustio(0), EndTurn())) is None


def test_without_combustio_a_game_lasts_22_turns() -> None:
    """M14: 43 trials, two a turn, the last one alone."""
    state = GAME.start(2, {}, "plain").state
    while GAME.outcome(state) is None:
        move = GAME.default_move(state, asked(state), state.rng)
        state = GAME.apply(state, asked(state), move).state
    assert (22, Reason.LAST_TRIAL) == (state.turn, state.reason)


@pytest.mark.parametrize("seat", [0, 1])
def test_either_player_may_give_up_at_any_moment(seat: int) -> None:
    """M22: also out of turn; the other wins whatever the totals are."""
    own = side("ff", pawn=EARTH, columns={EARTH: "eee"}, stacks=worth(14))
    begun = arrange(own, side("ww", stacks=worth(3)))
    for state in (begun, after(begun, CastMaleficio(0))):
        assert GiveUp() == GAME.concession(state, Seat(seat))
        applied = GAME.apply(state, Seat(seat), GiveUp())
        winner, loser = Seat(1 - seat), Seat(seat)
        assert Outcome(((winner,), (loser,)), "given-up", (14, 3)) == GAME.outcome(applied.state)
        told: list[Event] = of(applied.events, GaveUp, GameWon)
        assert [
            GaveUp(seat=loser),
            GameWon(seat=winner, reason=Reason.GIVEN_UP, totals=(14, 3)),
        ] == told
        assert () == GAME.decisions(applied.state)


def test_a_game_that_is_over_cannot_be_given_up() -> None:
    """M22: of a running single game."""
    state = after(ahead(15, 0), PASS)
    assert GAME.concession(state, Seat(0)) is None
    assert GAME.concession(arrange(side()), Seat(2)) is None
    with pytest.raises(RuleError, match="game-over"):
        GAME.apply(state, Seat(0), GiveUp())


def test_giving_up_is_not_among_the_answers() -> None:
    """M22: it answers no question, so that nobody does it at random."""
    assert GiveUp() not in legal(arrange(side("e")))


def test_hands_are_shown_when_the_game_is_over() -> None:
    """Precisions: hands are shown when the game is over, and not before."""
    assert all(player.shown is None for player in GAME.view(ahead(15, 0), None).players)
    over = after(ahead(15, 0), PASS)
    assert counted(students("f")) == GAME.view(over, None).players[0].shown


def _finishing() -> list[tuple[SchoolsState, Move]]:
    fire = side(pawn=EARTH, columns={EARTH: "fff"}, stacks=worth(15))
    weak = side(stacks={**worth(8), EARTH: (2,)})
    return [(ahead(15, 9), PASS), (arrange(fire, weak, overtime=True), CastCombustio(0))]


@pytest.mark.parametrize(("state", "move"), _finishing())
def test_an_action_that_ends_the_game_says_so_before(state: SchoolsState, move: Move) -> None:
    """M19: final, and says so before it is chosen."""
    choices = seen(state).choices
    (choice,) = choices.passes if isinstance(move, PassTrial) else choices.casts
    over = after(state, move)
    assert over.reason is choice.consequence.ends is not None
    assert totals(over) == choice.consequence.totals


def test_the_player_on_turn_wins_an_immediate_end() -> None:
    """Precisions: an immediate end is always won by the player on turn."""
    for state, move in _finishing():
        outcome = GAME.outcome(after(state, move))
        assert outcome is not None
        assert (Seat(0),) == outcome.ranking[0]


def test_an_action_in_a_game_that_is_over_is_refused() -> None:
    """End: immediately."""
    over = after(ahead(15, 0), PASS)
    with pytest.raises(RuleError, match="game-over"):
        GAME.apply(over, Seat(0), MoveTo(FIRE))
