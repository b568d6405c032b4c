"""How often each clan and each seat wins among players who judge every move alike (Balance)."""

from __future__ import annotations

import os
import sys
from collections import Counter
from math import sqrt

import pytest

from games.api import Seat
from games.rage.content import Clan
from games.rage.rules import GAME
from tests.rigs.warlord import ALWAYS, answers

GAMES = int(os.environ.get("RAGE_BALANCE_GAMES", "40"))
"""How many games are played with each number of players; raise it for a soak, which says more."""

BANDS = {2: (0.42, 0.58), 3: (0.26, 0.41), 4: (0.19, 0.31)}
"""Between what a clan's share of the games with so many players is to lie."""

SIGMAS = 2.5
"""How far chance may carry a share beyond its band: twelve clans are held to it."""


def played(seats: int) -> tuple[Counter[Clan], Counter[Clan], Counter[Seat], int]:
    """Play games; how often each clan won and took part, how often each seat won, and turns."""
    won: Counter[Clan] = Counter()
    there: Counter[Clan] = Counter()
    first: Counter[Seat] = Counter()
    turns = 0
    for number in range(GAMES):
        options = {"clans": "random", "layout": "random"}
        state = GAME.start(seats, options, f"balance {number}").state
        for seat in range(seats):
            state = GAME.apply(state, Seat(seat), ALWAYS).state
        while asked := [one.seat for one in GAME.decisions(state) if not one.answered]:
            for move in answers(state, asked[0]):
                state = GAME.apply(state, asked[0], move).state
        outcome = GAME.outcome(state)
        assert outcome is not None
        clans = [player.clan for player in state.players]
        there.update(clan for clan in clans if clan is not None)
        (winner,) = outcome.ranking[0]
        clan = clans[winner]
        assert clan is not None
        won[clan] += 1
        first[winner] += 1
        turns += state.turn
    return won, there, first, turns


@pytest.mark.parametrize("seats", BANDS)
def test_every_clan_and_seat_wins_its_share(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    """Balance: the bands of the rules, and no seat is an advantage beyond them."""
    won, there, first, turns = played(seats)
    least, most = BANDS[seats]
    shares = {clan.value: (won[clan] / there[clan], there[clan]) for clan in Clan}
    shares |= {f"seat {seat + 1}": (first[Seat(seat)] / GAMES, GAMES) for seat in range(seats)}
    for name, (share, games) in shares.items():
        chance = SIGMAS * sqrt(least * (1 - least) / games)
        assert least - chance <= share <= most + chance, (name, share, games)
    if "RAGE_BALANCE_GAMES" in os.environ:
        told = ", ".join(
            f"{name} {share:.1%} of {games}" for name, (share, games) in shares.items()
        )
        with capsys.disabled():
            sys.stdout.write(f"\n{seats} seats, {turns / GAMES:.1f} turns: {told}\n")
