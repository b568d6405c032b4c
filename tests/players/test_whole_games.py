"""Whole games of computers in which nobody laughs.

The long form is ``python -m tests.players.whole_games``.
"""

from __future__ import annotations

import os
import re
import time
from pathlib import Path

import pytest

from games import find
from games.goths.state import GothsState
from players.levels import Level
from players.match import Match, walk
from tests.players.whole_games import looks_of
from tests.players.whole_games.__main__ import main
from tests.players.whole_games.kept import Kept
from tests.players.whole_games.look import Count, Look, watch
from tests.rigs.sample_games import SHIPPED

GAMES = int(os.environ.get("LOOKS_GAMES", "0"))
"""How many of each game at each level, at two seats and the most; 0: the short form."""
KEPT = os.environ.get("LOOKS_KEPT")
"""A file of the games watched so far, from which the long form goes on."""
SHORT = {"goths": 2, "norwegian": 2, "rage": 1, "schools": 2, "vikings": 1}
TABLES = [
    (game_id, seats, level)
    for game_id in SHIPPED
    for seats in sorted({find(game_id).seats[0], find(game_id).seats[-1]})
    for level in Level
    if GAMES or (seats == find(game_id).seats[0] and level is Level.EASY)
]


@pytest.mark.parametrize(("game_id", "seats", "level"), TABLES)
def test_nobody_laughs_in_whole_games(game_id: str, seats: int, level: Level) -> None:
    """Each look is counted over all games; what may happen now and then has a share.

    *Easy* is for beginners: only what may never happen is asked of it.
    """
    looks, kept = looks_of(game_id), Kept(Path(KEPT) if KEPT else None)
    found = [Count(0, 0) for _ in looks]
    for deal in range(GAMES or SHORT.get(game_id, 1)):
        match = Match(find(game_id), seats, {}, (level,), "looks")
        for number, count in enumerate(kept.watch(match, looks, time.process_time, deal).counts):
            found[number] += count
    assert [] == [
        (look.what, count)
        for look, count in zip(looks, found, strict=True)
        if not look.is_held(count) and not (look.most and level is Level.EASY)
    ]


def test_each_game_has_its_looks_and_they_find_what_random_players_do() -> None:
    """A look that never finds anything shows nothing."""
    for game_id in SHIPPED:
        match = Match(find(game_id), 2, {}, ("random",), "looks")
        looks = looks_of(game_id)
        counts = [watch(match, looks, time.process_time, deal).counts for deal in range(3)]
        assert any(count.times for found in counts for count in found), game_id


def test_what_may_happen_now_and_then_has_a_share() -> None:
    look = Look("sat", lambda _steps: (), most=0.1)
    assert look.is_held(Count(1, 10))
    assert not look.is_held(Count(2, 10))
    assert look.is_held(Count(3, 30))
    assert not look.is_held(Count(4, 30))
    assert look.is_held(Count(1, 3))
    assert look.is_held(Count(0, 0))
    assert not Look("never", lambda _steps: ()).is_held(Count(1, 1000))


def test_rounds_are_counted_from_the_first() -> None:
    """It begins with the game, before anybody has answered."""
    match = Match(find("goths"), 2, {}, ("habit",), "looks")
    last = tuple(walk(match, time.process_time, 0))[-1].after
    assert isinstance(last, GothsState)
    assert last.round == watch(match, (), time.process_time, 0).rounds


def test_the_command_counts_and_says_how_long_games_are(
    capsys: pytest.CaptureFixture[str],
) -> None:
    main(["goths", "--seats", "4", "--games", "1", "--levels", "habit", "--kings", "default"])
    first, understood, *looks = capsys.readouterr().out.splitlines()
    assert re.fullmatch(
        r"goths, 4 seats, habit under default: 1 games, \d+ rounds \(\d+ to \d+\), \d+ minutes "
        r"\(\d+ to \d+\), \d+\.\d s of a core a game",
        first,
    )
    assert re.fullmatch(r"  understood: \d+ of \d+, .*", understood)
    assert len(looks) == len(looks_of("goths"))


def test_a_count_that_was_stopped_goes_on_where_it_was(tmp_path: Path) -> None:
    """A game that is kept is not played again; one of other terms is."""
    path = tmp_path / "watched.jsonl"
    match = Match(find("norwegian"), 2, {}, ("default",), "looks")
    found = Kept(path).watch(match, looks_of("norwegian"), time.process_time, 0)
    assert found == Kept(path).watch(match, (), pytest.fail, 0)
    again = Kept(path).watch(match, looks_of("norwegian"), time.process_time, 1)
    assert again != found
    assert 2 == len(path.read_text().splitlines())
