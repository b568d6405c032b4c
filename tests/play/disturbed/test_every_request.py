"""Whatever becomes of a request to Discord: in the end everybody sees the same, and once."""

from __future__ import annotations

import os
from functools import partial
from pathlib import Path

import pytest

from games import GAME_IDS
from games.playout import RandomPlayer
from tests.play.disturbed.afterwards import differences, heals, run
from tests.play.disturbed.scenes import (
    Scene,
    life_of_a_board,
    life_of_a_series,
    life_of_a_table,
)
from tests.rigs.disturbances import Fate
from tests.rigs.forms import in_turn, shared

RUNS = int(os.environ.get("DISTURBANCES", "1"))
"""How often each scene is played again, each time with another request that goes wrong."""

SCENES: dict[str, Scene] = {
    "series": life_of_a_series,
    "board": life_of_a_board,
    **{
        game: partial(life_of_a_table, game_id=game)
        for game in (GAME_IDS if RUNS > 1 else in_turn(GAME_IDS, 0))
    },
}


@pytest.mark.parametrize(("name", "typed"), shared(SCENES, [False, True]))
async def test_whatever_becomes_of_a_request_all_comes_out_the_same(
    tmp_path: Path, name: str, *, typed: bool
) -> None:
    """F5, F13, F23, F47, F78: refused, failed at, or cut off before or after Discord took it.

    Nothing but what went wrong is logged, every press has one private answer, no secret is public,
    nothing is stuck or unsaid, and boards, stories, calls and panels end as in the scene without:
    by controls and by the commands that say the same.
    """
    luck = RandomPlayer(f"disturbed {name}{' typed' if typed else ''}")
    (tmp_path / "0").mkdir()
    quiet = await run(tmp_path / "0", SCENES[name], typed=typed)
    assert () == quiet.wrongs
    fates = tuple(Fate)
    for number in range(1, RUNS + 1):
        folder = tmp_path / str(number)
        folder.mkdir()
        request, fate = luck.below(len(quiet.requests)), fates[luck.below(len(fates))]
        found = await run(folder, SCENES[name], request, fate, typed=typed)
        which = f"{fate} at request {request}: {', '.join(found.struck)}"
        assert () == found.wrongs, which
        if found.struck and heals(fate, found.struck[0]):
            assert [] == differences(quiet.afterwards, found.afterwards), which
