"""The six spells, who may cast them, and what they do (Turn, E; Spells)."""

from __future__ import annotations

import pytest

from games.api import Seat
from games.schools.content import counted
from games.schools.events import (
    BatraxCast,
    CasterExpelled,
    CombustioCast,
    EversioCast,
    HypnoxCast,
    InundatioCast,
    TotalsChanged,
)
from games.schools.moves import (
    CastBatrax,
    CastCombustio,
    CastEversio,
    CastHypnox,
    CastInundatio,
    CastMaleficio,
    EndTurn,
)
from games.schools.rules import GAME
from games.schools.state import SchoolsState
from games.schools.view import Run
from tests.games.schools.arrange import (
    AIR,
    CASTS,
    DARK,
    EARTH,
    FIRE,
    WATER,
    after,
    arrange,
    legal,
    of,
    play,
    refused,
    side,
    students,
    totals,
)


def batrax(column: str = "eee", against: str = "fwf") -> SchoolsState:
    return arrange(side(pawn=AIR, columns={AIR: column}), side(columns={AIR: against}))


def test_a_caster_needs_an_equal_neighbour_on_either_side() -> None:
    """E: a neighbour of the same element directly above and directly below."""
    assert [] == legal(batrax("eefee"), *CASTS)
    assert "no-three-in-a-row" == refused(batrax("ee"), CastBatrax(0, FIRE))
    assert [CastBatrax(1, WATER), CastBatrax(1, FIRE)] == legal(batrax("feee"), *CASTS)


def test_a_spell_is_cast_in_the_arena_of_the_pawn() -> None:
    """E: in the pawn's arena."""
    own = side("f", pawn=FIRE, columns={AIR: "eee"})
    state = arrange(own, side(columns={AIR: "fwf"}))
    assert "no-three-in-a-row" == refused(state, CastBatrax(0, FIRE))
    own = side("f", columns={AIR: "eee"})
    state = arrange(own, side(columns={AIR: "fwf"}))
    assert "pawn-on-crest" == refused(state, CastBatrax(0, FIRE))


def test_batrax_discards_all_opposing_students_of_an_element_here() -> None:
    """Earth, example: he names fire; all opposing fire students here go, then the caster."""
    begun = batrax("weee", "fwffd")
    state, events = play(begun, CastBatrax(1, FIRE))
    assert students("wd") == state.sides[1].columns[2]
    assert students("wee") == state.sides[0].columns[2]
    assert counted(students("fffe")) == state.discards
    assert [
        BatraxCast(seat=Seat(0), victim=Seat(1), arena=AIR, element=FIRE, number=3),
        CasterExpelled(seat=Seat(0), arena=AIR, student=EARTH),
    ] == events


def test_batrax_leaves_own_students_and_other_arenas_alone() -> None:
    """Earth: opposing students in this arena."""
    own = side(pawn=AIR, columns={AIR: "eeef"})
    state = arrange(own, side(columns={AIR: "f", WATER: "ff"}))
    state = after(state, CastBatrax(0, FIRE))
    assert students("eef") == state.sides[0].columns[2]
    assert students("ff") == state.sides[1].columns[1]


def test_batrax_is_offered_once_for_each_element_present() -> None:
    """M3, Precisions: once for each element present; on an absent element refused."""
    assert [CastBatrax(0, WATER), CastBatrax(0, FIRE)] == legal(batrax(), *CASTS)
    assert "nobody-of-that-element" == refused(batrax(), CastBatrax(0, DARK))
    assert "no-opposing-students" == refused(batrax(against=""), CastBatrax(0, FIRE))


def test_combustio_puts_four_trials_back_on_the_pile() -> None:
    """Fire, example: all 4 trials in the arena of water go back, the lowest on top."""
    own = side(pawn=WATER, columns={WATER: "fff"})
    against = side(columns={WATER: "e"}, stacks={WATER: (1, 2, 3, 4), EARTH: (1,)})
    state, events = play(arrange(own, against, trials=(6, 5)), CastCombustio(0))
    assert (1, 2, 3, 4, 6, 5) == state.trials
    assert ((1,), ()) == state.sides[1].stacks[:2]
    assert students("ff") == state.sides[0].columns[1]
    assert [
        CombustioCast(seat=Seat(0), victim=Seat(1), arena=WATER, levels=(1, 2, 3, 4)),
        CasterExpelled(seat=Seat(0), arena=WATER, student=FIRE),
        TotalsChanged(totals=(0, 1)),
    ] == events


def test_everybody_knows_what_combustio_put_back_until_it_is_announced() -> None:
    """Precisions: known with their order until announced; a later Combustio adds its own on top."""
    own = side(pawn=WATER, columns={WATER: "ffff"})
    against = side(stacks={WATER: (1, 3)})
    state = after(arrange(own, against, trials=(6, 5, 4, 4)), CastCombustio(0))
    for viewer in (Seat(0), Seat(1), None):
        assert (1, 3) == GAME.view(state, viewer).known_trials
    again = arrange(own, side(stacks={WATER: (2,)}), trials=state.trials, known_trials=2)
    again = after(again, CastCombustio(0))
    assert (2, 1, 3) == GAME.view(again, None).known_trials
    once = after(again, EndTurn())
    assert (2, 1) == once.sides[0].row
    assert (3,) == GAME.view(once, None).known_trials
    assert () == GAME.view(after(once, EndTurn()), None).known_trials


def test_combustio_needs_opposing_trials() -> None:
    """M3: Combustio without opposing trials is refused."""
    own = side(pawn=WATER, columns={WATER: "fff"})
    state = arrange(own, side(stacks={FIRE: (1,)}))
    assert "no-opposing-trials" == refused(state, CastCombustio(0))


def test_hypnox_wins_the_last_student_over_and_all_its_like() -> None:
    """Air, example: the last is of earth, so that all of earth in that column change sides."""
    own = side(pawn=FIRE, columns={FIRE: "waaa"})
    begun = arrange(own, side(columns={FIRE: "eweae", WATER: "e"}))
    state, events = play(begun, CastHypnox(1))
    assert students("wa") == state.sides[1].columns[3]
    assert students("waaeee") == state.sides[0].columns[3]
    assert students("e") == state.sides[1].columns[1]
    assert [
        HypnoxCast(seat=Seat(0), victim=Seat(1), arena=FIRE, element=EARTH, number=3),
        CasterExpelled(seat=Seat(0), arena=FIRE, student=AIR),
    ] == events


def test_hypnox_needs_an_opposing_student() -> None:
    """M3: Hypnox on an empty column is refused."""
    own = side(pawn=FIRE, columns={FIRE: "aaa"})
    state = arrange(own, side(columns={WATER: "e"}))
    assert "no-opposing-students" == refused(state, CastHypnox(0))


def test_new_neighbours_may_meet_and_cast() -> None:
    """M8: columns close up after every removal, so new neighbours may meet."""
    own = side(pawn=FIRE, columns={FIRE: "eewwwe"})
    state = arrange(own, side(columns={FIRE: "f"}, row=(2,)))
    state = after(state, CastInundatio(2, Seat(1)))
    assert students("eewwe") == state.sides[0].columns[3]
    against = side("e", pawn=FIRE, columns={FIRE: "eeaae"}, row=())
    state = arrange(side(pawn=FIRE, columns={FIRE: "eeea"}), against)
    state = after(state, CastBatrax(0, AIR))
    assert (Run(0, 3),) == GAME.view(state, None).players[1].stands[3].runs


def test_hypnox_may_make_a_new_run() -> None:
    """Air: they join the end of one's own column."""
    own = side(pawn=FIRE, columns={FIRE: "aaae"})
    state = after(arrange(own, side(columns={FIRE: "ee"})), CastHypnox(0))
    assert students("aaeee") == state.sides[0].columns[3]
    assert (Run(2, 3),) == GAME.view(state, None).players[0].stands[3].runs


def inundatio(column: str = "wwwf", stack: tuple[int, ...] = (1, 2)) -> SchoolsState:
    own = side(pawn=DARK, columns={DARK: column}, stacks={DARK: stack}, row=(3,))
    return arrange(own, side(row=(6, 4)))


def test_inundatio_passes_a_trial_two_levels_up() -> None:
    """Water, example: at level 2 with 4 students he takes the 4 from the other row (M1)."""
    state, events = play(inundatio(), CastInundatio(0, Seat(1)))
    assert (1, 2, 4) == state.sides[0].stacks[4]
    assert (6,) == state.sides[1].row
    assert students("wwf") == state.sides[0].columns[4]
    assert [
        InundatioCast(seat=Seat(0), arena=DARK, row=Seat(1), level=4),
        CasterExpelled(seat=Seat(0), arena=DARK, student=WATER),
        TotalsChanged(totals=(4, 0)),
    ] == events


def test_from_nothing_inundatio_passes_level_two() -> None:
    """Water: from nothing: level 2."""
    own = side(pawn=DARK, columns={DARK: "www"}, row=(2,))
    state = after(arrange(own), CastInundatio(0, Seat(0)))
    assert (2,) == state.sides[0].stacks[4]


def test_inundatio_needs_the_students_and_an_available_trial() -> None:
    """Water, M3: availability and number of students as usual."""
    assert "too-few-students" == refused(inundatio("www"), CastInundatio(0, Seat(1)))
    assert "wrong-row" == refused(inundatio(), CastInundatio(0, Seat(0)))
    assert "no-trial-two-up" == refused(inundatio("wwwff", ()), CastInundatio(0, Seat(1)))


def test_inundatio_is_offered_once_for_each_row_that_has_the_level() -> None:
    """Precisions: Inundatio and C once for each row that has the level."""
    own = side(pawn=DARK, columns={DARK: "www"}, row=(2,))
    state = arrange(own, side(row=(2,)))
    assert [CastInundatio(0, Seat(0)), CastInundatio(0, Seat(1))] == legal(state, *CASTS)


def eversio(column: str, own: tuple[int, ...], against: tuple[int, ...]) -> SchoolsState:
    return arrange(
        side(pawn=WATER, columns={WATER: column}, stacks={WATER: own}),
        side(stacks={WATER: against}),
    )


def test_eversio_steals_the_top_trial_and_skips_levels() -> None:
    """Dark matter, example: with 6 students, 3 of dark matter, from level 1 to the 6 (M1)."""
    state, events = play(eversio("ewfddd", (1,), (4, 6)), CastEversio(3))
    assert ((1, 6), (4,)) == tuple(one.stacks[1] for one in state.sides)
    assert students("ewfdd") == state.sides[0].columns[1]
    assert [
        EversioCast(seat=Seat(0), victim=Seat(1), arena=WATER, level=6),
        CasterExpelled(seat=Seat(0), arena=WATER, student=DARK),
        TotalsChanged(totals=(6, 4)),
    ] == events


def test_eversio_needs_no_own_trial() -> None:
    """Dark matter: an own trial is not needed."""
    assert (3,) == after(eversio("ddd", (), (1, 3)), CastEversio(0)).sides[0].stacks[1]


@pytest.mark.parametrize(
    ("column", "own", "against", "refusal"),
    [
        ("dddee", (1, 3), (3,), "trial-not-higher"),
        ("dddee", (4,), (3,), "trial-not-higher"),
        ("dddee", (1,), (6,), "too-few-students"),
        ("dddee", (1,), (), "no-opposing-trials"),
    ],
)
def test_eversio_needs_a_higher_level_and_as_many_students(
    column: str, own: tuple[int, ...], against: tuple[int, ...], refusal: str
) -> None:
    """Dark matter, M3: its level must exceed one's own here, and students as many."""
    assert refusal == refused(eversio(column, own, against), CastEversio(0))


def test_any_student_may_cast_maleficio_instead() -> None:
    """Any: Maleficio instead of the element's own spell."""
    for letter in "ewafd":
        own = side(pawn=DARK, columns={DARK: letter * 3})
        assert [CastMaleficio(0)] == legal(arrange(own, side("ee")), *CASTS)


def test_a_spell_belongs_to_its_element() -> None:
    """E: the spell of the caster's element."""
    own = side(pawn=DARK, columns={DARK: "eeefff"})
    state = arrange(own, side(columns={DARK: "e"}, stacks={DARK: (1,)}))
    assert [CastBatrax(0, EARTH), CastCombustio(3)] == legal(state, *CASTS)
    assert "not-its-spell" == refused(state, CastCombustio(0))
    assert "no-run-of-element" == refused(state, CastHypnox(0))
    assert "no-such-run" == refused(state, CastCombustio(2))


def test_a_run_is_offered_once_and_its_second_student_leaves() -> None:
    """M13: any inner one may cast with the same result; a run of n allows n - 2 casts."""
    state = batrax("feeeee", "fwad")
    assert {1} == {move.place for move in legal(state, CastBatrax)}
    for element in (FIRE, WATER, AIR):
        state = after(state, CastBatrax(1, element))
    assert students("fee") == state.sides[0].columns[2]
    assert [] == legal(state, *CASTS)


def test_separate_runs_are_separate_offers() -> None:
    """M13, Precisions: separate runs are separate offers, named by their first place."""
    state = batrax("eeefeee", "w")
    assert [CastBatrax(0, WATER), CastBatrax(4, WATER)] == legal(state, *CASTS)
    assert students("eeefee") == after(state, CastBatrax(4, WATER)).sides[0].columns[2]
    runs = GAME.view(state, None).players[0].stands[2].runs
    assert (Run(0, 3), Run(4, 3)) == runs


def test_spells_may_be_cast_several_times_a_turn() -> None:
    """Turn 2: any number of actions; each spell costs its caster."""
    own = side(pawn=WATER, columns={WATER: "ffff"})
    state = arrange(own, side(stacks={WATER: (1,)}, columns={WATER: "e"}))
    state = after(state, CastCombustio(0))
    assert (0, 0) == totals(state)
    assert "no-opposing-trials" == refused(state, CastCombustio(0))
    assert [] == of(play(state, EndTurn())[1], CasterExpelled)
