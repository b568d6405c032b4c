"""Clash of Magic Schools: answers that nobody would laugh at."""

from __future__ import annotations

import pytest

from games.api import Move
from games.schools.moves import (
    CastBatrax,
    CastCombustio,
    CastEversio,
    CastInundatio,
    Deploy,
    EndTurn,
    MoveTo,
    PassTrial,
    Summon,
)
from games.schools.rules import GAME
from games.schools.state import SchoolsState
from players.choice import favourite
from players.levels import Level
from tests.games.schools.arrange import AIR, DARK, EARTH, FIRE, WATER, arrange, side
from tests.players.looks.laughs import LEVELS, Laugh

EVERYWHERE = {EARTH: (1, 2, 3), WATER: (1, 2, 3), AIR: (1, 2, 3), FIRE: (1, 2, 3)}
"""Twelve points."""


def laugh(what: str, state: SchoolsState, *sound: Move | type[Move]) -> Laugh:
    """Take answers for sound that are named, or are of a kind that is."""
    return Laugh(
        what,
        "schools",
        state,
        lambda move: any(move == one or type(move) is one for one in sound),
    )


def unlike(what: str, state: SchoolsState, *silly: Move | type[Move]) -> Laugh:
    return Laugh(
        what,
        "schools",
        state,
        lambda move: not any(move == one or type(move) is one for one in silly),
    )


LAUGHS = (
    laugh(
        "a trial that wins at once is passed",
        arrange(
            side(
                "ee",
                pawn=DARK,
                columns={DARK: "wafed"},
                stacks={**EVERYWHERE, DARK: (1, 2)},
                row=(3,),
            ),
            side(stacks={AIR: (1, 2)}),
        ),
        PassTrial,
    ),
    laugh(
        "in overtime the twentieth point is taken",
        arrange(
            side(
                "e",
                pawn=DARK,
                columns={DARK: "wafed"},
                stacks={
                    EARTH: (1, 2, 3, 4),
                    WATER: (1, 2, 3, 4),
                    AIR: (1, 2, 3, 4),
                    FIRE: (1, 2, 3, 4),
                    DARK: (1, 2, 3),
                },
                row=(4,),
            ),
            side(stacks={AIR: (1, 2, 3, 4, 5, 6), FIRE: (1, 2, 3, 4, 5, 6)}),
            overtime=True,
        ),
        PassTrial,
    ),
    unlike(
        "no turn ends before what lies ready is passed",
        arrange(side("ew", pawn=AIR, columns={AIR: "ew"}, stacks={AIR: (1,)}, row=(2,)), side()),
        EndTurn,
    ),
    unlike(
        "no turn ends before the other row is used",
        arrange(side("ew", pawn=AIR, columns={AIR: "ewf"}, stacks={AIR: (1, 2)}), side(row=(3,))),
        EndTurn,
    ),
    unlike(
        "six in hand are not left there while a trial is to be had",
        arrange(side("eewwaf", pawn=AIR, row=(1,)), side()),
        EndTurn,
    ),
    unlike(
        "nobody stays where nothing can be passed while one step leads to a trial",
        arrange(side("f", pawn=AIR, columns={FIRE: "ew"}, stacks={FIRE: (1,)}, row=(2,)), side()),
        EndTurn,
        Deploy,
    ),
    laugh(
        "a trial of six is stolen",
        arrange(
            side("e", pawn=DARK, columns={DARK: "dddwea"}, stacks={DARK: (1,)}),
            side(stacks={DARK: (1, 2, 3, 4, 5, 6), AIR: (1, 2, 3, 4)}),
        ),
        CastEversio,
    ),
    laugh(
        "two levels are taken at once where one is not on offer",
        arrange(
            side("e", pawn=WATER, columns={WATER: "wwwe"}, stacks={WATER: (1, 2)}, row=(4,)), side()
        ),
        CastInundatio,
    ),
    laugh(
        "trials worth six are burnt rather than one student",
        arrange(
            side("ew", pawn=FIRE, columns={FIRE: "fffeee"}),
            side(columns={FIRE: "w"}, stacks={FIRE: (1, 2, 3, 4, 5, 6)}),
        ),
        CastCombustio,
    ),
    unlike(
        "no spell is wasted on one student",
        arrange(
            side("e", pawn=EARTH, columns={EARTH: "eee"}, stacks={EARTH: (1, 2)}, row=(3,)),
            side(columns={EARTH: "w"}),
        ),
        CastBatrax,
    ),
    unlike(
        "those who are needed for a trial are not called away",
        arrange(side("", pawn=AIR, columns={AIR: "ewf"}, stacks={AIR: (1, 2)}, row=(3,)), side()),
        Summon,
        EndTurn,
    ),
    unlike(
        "nobody pays for a way to where nothing is to be done",
        arrange(
            side("de", pawn=AIR, columns={AIR: "ewfd"}, stacks={AIR: (1, 2, 3)}, row=(4,)), side()
        ),
        MoveTo,
        EndTurn,
    ),
)


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize("laugh", LAUGHS, ids=str)
def test_nobody_laughs(laugh: Laugh, level: Level) -> None:
    answer = laugh.answer(level)
    assert laugh.is_sound(answer), answer


def test_a_hint_promises_what_the_search_has_seen() -> None:
    """Where the advised answer wins at once, it promises the first place."""
    wins = LAUGHS[0]
    known = GAME.redeal(wins.state, wins.state.active, "looks")
    hint = favourite(GAME, known, wins.state.active, Level.HARD, "looks")
    assert (PassTrial, 1.0) == (type(hint.move), hint.place)
