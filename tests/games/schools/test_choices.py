"""What the panel is told: consequences, and why something is not possible (At the table)."""

from __future__ import annotations

from typing import Any

import pytest

from games.api import Seat
from games.playout import steps
from games.schools.content import Action, Reason, Spell
from games.schools.moves import CastMaleficio, EndTurn, GiveUp, PassTrial, SchoolsMove
from games.schools.rules import GAME
from games.schools.state import SchoolsState
from games.schools.view import (
    CastChoice,
    Choices,
    Consequence,
    EndChoice,
    PassChoice,
    Phase,
    Refusal,
)
from tests.games.schools.arrange import (
    AIR,
    CASTS,
    DARK,
    EARTH,
    FIRE,
    WATER,
    after,
    arrange,
    asked,
    seen,
    side,
    students,
)


def refusals(state: SchoolsState, action: Action, **about: Any) -> list[str]:
    """List the keys of what is refused about an action."""
    return [
        refusal.key
        for refusal in seen(state).choices.refusals
        if refusal.action is action
        and all(getattr(refusal, name) == value for name, value in about.items())
    ]


def test_only_who_is_asked_is_told_what_to_choose() -> None:
    """Public: nothing of it; the legal actions tell what is in hand."""
    state = arrange(side("e"))
    assert Choices() == GAME.view(state, Seat(1)).choices == GAME.view(state, None).choices
    assert Choices() != GAME.view(state, Seat(0)).choices


def test_a_trial_says_what_the_totals_will_be() -> None:
    """At the table: the legal actions with their consequence: the new total."""
    own = side(pawn=AIR, columns={AIR: "ewa"}, stacks={AIR: (1, 2), FIRE: (4,)}, row=(3,))
    state = arrange(own, side(stacks={DARK: (5,)}))
    assert (PassChoice(Seat(0), 3, False, Consequence((7, 5), overtime=False, ends=None)),) == seen(
        state
    ).choices.passes


def test_an_action_says_that_overtime_begins_with_it() -> None:
    """At the table: the consequence of an action; overtime (End)."""
    own = side(pawn=AIR, columns={AIR: "e"}, stacks={FIRE: (6,), DARK: (6,), EARTH: (2,)}, row=(1,))
    state = arrange(own, side(stacks={DARK: (6,), FIRE: (4,)}))
    (choice,) = seen(state).choices.passes
    assert Consequence((15, 10), overtime=True, ends=None) == choice.consequence


def test_a_spell_says_what_the_opponent_loses() -> None:
    """At the table: what the opponent loses; "the opponent loses 4 students"."""
    own = side(pawn=AIR, columns={AIR: "eeeaaafffddd"})
    against = side("wwwww", columns={AIR: "fwffw"}, stacks={AIR: (1, 2)})
    casts = seen(arrange(own, against)).choices.casts
    told = [(one.spell, one.caster, one.element, one.students, one.trials) for one in casts]
    assert [
        (Spell.BATRAX, EARTH, WATER, 2, ()),
        (Spell.BATRAX, EARTH, FIRE, 3, ()),
        (Spell.MALEFICIO, EARTH, None, 2, ()),
        (Spell.HYPNOX, AIR, WATER, 2, ()),
        (Spell.MALEFICIO, AIR, None, 2, ()),
        (Spell.COMBUSTIO, FIRE, None, 0, (1, 2)),
        (Spell.MALEFICIO, FIRE, None, 2, ()),
        (Spell.EVERSIO, DARK, None, 0, (2,)),
        (Spell.MALEFICIO, DARK, None, 2, ()),
    ] == told
    combustio = next(one for one in casts if one.spell is Spell.COMBUSTIO)
    assert (0, 0) == combustio.consequence.totals


def test_inundatio_says_which_trial_it_passes() -> None:
    """At the table: what a spell will do before it is cast."""
    own = side(pawn=AIR, columns={AIR: "www"}, row=(1, 2))
    (cast,) = seen(arrange(own)).choices.casts
    assert (Seat(0), (2,), (2, 0)) == (cast.row, cast.trials, cast.consequence.totals)


def test_a_summon_says_who_goes_and_where_to() -> None:
    """D: the last three students of an arena, and the arenas that they may go to."""
    (summon,) = seen(arrange(side(columns={AIR: "ewaf"}))).choices.summons
    assert (AIR, students("waf"), (EARTH, WATER, FIRE, DARK)) == (
        summon.origin,
        summon.students,
        summon.arenas,
    )


@pytest.mark.parametrize(
    ("own", "key"),
    [
        (side(columns={AIR: "e"}, row=(1,)), "pawn-on-crest"),
        (side(pawn=AIR, columns={AIR: "e"}, row=(2,)), "wrong-level"),
        (side(pawn=AIR, row=(1,)), "too-few-students"),
        (side(pawn=AIR), "row-empty"),
    ],
)
def test_why_a_trial_cannot_be_passed(own: Any, key: str) -> None:
    """At the table, why not: level not next, too few students, pawn elsewhere."""
    assert [key] == refusals(arrange(own), Action.TRIAL, row=Seat(0))


def test_why_a_card_beneath_the_last_cannot_be_passed() -> None:
    """At the table, why not: not the last of its row."""
    state = arrange(side(pawn=AIR, columns={AIR: "e"}, row=(5, 2, 1)))
    (refusal,) = [one for one in seen(state).choices.refusals if one.row == Seat(0)]
    assert Refusal(Action.TRIAL, "not-last-of-row", {"beneath": 2}, row=Seat(0)) == refusal


def test_why_a_spell_cannot_be_cast() -> None:
    """At the table, why not: no three in a row, nothing to hit, pawn elsewhere."""
    state = arrange(side(pawn=AIR, columns={AIR: "ee", FIRE: "fff"}), side("ee"))
    for spell in Spell:
        assert ["no-three-in-a-row"] == refusals(state, Action.CAST, spell=spell)
    state = arrange(side(pawn=AIR, columns={AIR: "eee"}), side("e"))
    assert ["no-opposing-students"] == refusals(state, Action.CAST, spell=Spell.BATRAX)
    assert ["no-run-of-element"] == refusals(state, Action.CAST, spell=Spell.EVERSIO)
    assert ["hand-too-small"] == refusals(state, Action.CAST, spell=Spell.MALEFICIO)


def test_why_nobody_can_be_summoned() -> None:
    """At the table, why not: summon used; fewer than three."""
    state = arrange(side(columns={AIR: "ewa", FIRE: "ee"}))
    assert ["too-few-to-summon"] == refusals(state, Action.SUMMON, element=FIRE)
    assert [] == refusals(state, Action.SUMMON, element=AIR)
    used = arrange(side(columns={AIR: "ewa"}), summoned=True)
    assert ["summon-used"] == refusals(used, Action.SUMMON, element=AIR)


def test_why_the_pawn_cannot_go_there_and_nobody_be_deployed() -> None:
    """M6, A and B: the arena where one is; no such student in hand; the crest."""
    state = arrange(side("e", pawn=EARTH))
    assert ["already-there"] == refusals(state, Action.MOVE, element=EARTH)
    assert ["no-such-student"] == refusals(state, Action.MOVE, element=WATER)
    assert ["no-such-student"] == refusals(state, Action.DEPLOY, element=WATER)
    assert ["pawn-on-crest"] == refusals(arrange(side("e")), Action.DEPLOY, element=EARTH)


def test_why_the_turn_cannot_end() -> None:
    """Questions: "end turn" is absent while the starting trial is due, with the reason."""
    state = arrange(side("ee", started=False), turn=1)
    assert ["starting-trial-due"] == refusals(state, Action.END_TURN)
    assert seen(state).choices.end is None
    assert seen(state).players[0].starting


def test_why_a_first_turn_must_not_do_it() -> None:
    """M2: the reason is the starting trial that could not be passed any more."""
    own = side("e", pawn=FIRE, columns={FIRE: "aaa"}, stacks={FIRE: (1,)}, started=False)
    state = arrange(own, side("ee"), seat=1, turn=2)
    assert ["starting-trial-lost"] == refusals(state, Action.DEPLOY, element=EARTH)
    assert ["starting-trial-lost"] == refusals(state, Action.CAST, spell=Spell.MALEFICIO)


def test_maleficio_says_how_many() -> None:
    """Questions, Maleficio: which cards; exactly half; the board says who is waited for."""
    state = after(arrange(side(pawn=AIR, columns={AIR: "fff"}), side("eeeaw")), CastMaleficio(0))
    choices = seen(state).choices
    assert (2, (0, 1, 1, 0, 0)) == (choices.discard, choices.rarest)
    assert () == choices.refusals
    assert [Seat(1)] == [waiting.seat for waiting in GAME.view(state, None).waiting]


def test_a_game_that_is_over_offers_nothing() -> None:
    """End: immediately."""
    over = GAME.apply(arrange(side("e")), Seat(0), GiveUp()).state
    view = GAME.view(over, Seat(0))
    assert (Phase.OVER, Choices(), ()) == (view.phase, view.choices, view.waiting)
    assert (Reason.GIVEN_UP, Seat(1), None) == (view.reason, view.winner, view.active)


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_choices_are_the_legal_moves_and_their_consequences_come_true(seed: str) -> None:
    """The view says all; nobody outside the rules has to work anything out."""
    begun = GAME.start(2, {}, seed).state
    for step in steps(GAME, begun, seed):
        state = step.before
        assert isinstance(state, SchoolsState)
        choices, legal = seen(state).choices, list(GAME.legal_moves(state, asked(state)))
        told = (
            len(choices.moves)
            + len(choices.deploys)
            + sum(alike.most - 1 for alike in choices.alike)
            + len(choices.passes)
            + sum(len(summon.arenas) for summon in choices.summons)
            + len(choices.casts)
            + (choices.end is not None)
        )
        if state.phase is Phase.ACT:
            assert told == len(legal)
        passing = [move for move in legal if isinstance(move, PassTrial)]
        casting = [move for move in legal if isinstance(move, CASTS)]
        ending = [move for move in legal if isinstance(move, EndTurn)]
        pairs: list[tuple[PassChoice | CastChoice | EndChoice, SchoolsMove]] = [
            *zip(choices.passes, passing, strict=True),
            *zip(choices.casts, casting, strict=True),
            *zip([choices.end] if choices.end else [], ending, strict=True),
        ]
        for choice, move in pairs:
            reached = after(state, move)
            expected = choice.consequence
            assert (expected.ends, expected.totals) == (reached.reason, _totals(reached))
            assert expected.overtime is (reached.overtime and not state.overtime)


def _totals(state: SchoolsState) -> tuple[int, ...]:
    return tuple(player.total for player in GAME.view(state, None).players)
