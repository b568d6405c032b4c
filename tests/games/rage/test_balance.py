"""How often each clan and each seat wins among players who judge every move alike (Balance)."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from types import ModuleType

import pytest

from games.api import Seat
from games.rage.content import Clan
from games.rage.rules import GAME
from games.rage.state import RageState
from tests.rigs.rage import marshal, warlord

SOAK = "RAGE_BALANCE_GAMES" in os.environ
GAMES = int(os.environ.get("RAGE_BALANCE_GAMES", "4"))
"""How many games are played with each number of players; raise it for a soak, which says more."""

Bot = ModuleType
"""A player: a module that answers."""

BOTS = (warlord, marshal) if SOAK else (warlord,)
"""Who weighs positions takes about six times as long as who does not."""

BANDS = {2: (0.42, 0.58), 3: (0.26, 0.41), 4: (0.19, 0.31)}
"""Between what a clan's share of the games with so many players is to lie."""

SIGMAS = 2.5
"""How far chance may carry a share beyond its band: twelve clans are held to it."""


def whole_game(bots: Sequence[Bot], seed: str) -> RageState:
    """Play a game of these players, with clans and a layout at random."""
    options = {"clans": "random", "layout": "random"}
    state = GAME.start(len(bots), options, seed).state
    for seat, bot in enumerate(bots):
        if bot is warlord:
            state = GAME.apply(state, Seat(seat), warlord.ALWAYS).state
    while asked := [one.seat for one in GAME.decisions(state) if not one.answered]:
        for move in bots[asked[0]].answers(state, asked[0]):
            state = GAME.apply(state, asked[0], move).state
    return state


def played(bot: Bot, seats: int) -> tuple[Counter[Clan], Counter[Clan], Counter[Seat], int]:
    """Play games; how often each clan won and took part, how often each seat won, and turns."""
    won: Counter[Clan] = Counter()
    there: Counter[Clan] = Counter()
    first: Counter[Seat] = Counter()
    turns = 0
    for number in range(GAMES):
        state = whole_game([bot] * seats, f"balance {number}")
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
@pytest.mark.parametrize("bot", BOTS, ids=lambda bot: bot.__name__.rpartition(".")[2])
def test_every_clan_and_seat_wins_its_share(
    bot: Bot, seats: int, capsys: pytest.CaptureFixture[str]
) -> None:
    """Balance: the bands of the rules, and no seat is an advantage beyond them."""
    won, there, first, turns = played(bot, seats)
    least, most = BANDS[seats]
    shares = {clan.value: (won[clan] / there[clan], there[clan]) for clan in Clan}
    shares |= {f"seat {seat + 1}": (first[Seat(seat)] / GAMES, GAMES) for seat in range(seats)}
    for name, (share, games) in shares.items():
        chance = SIGMAS * sqrt(least * (1 - least) / games)
        assert least - chance <= share <= most + chance, (name, share, games)
    if SOAK:
        told = ", ".join(
            f"{name} {share:.1%} of {games}" for name, (share, games) in shares.items()
        )
        with capsys.disabled():
            sys.stdout.write(
                f"\n{bot.__name__}, {seats} seats, {turns / GAMES:.1f} turns: {told}\n"
            )


def test_who_weighs_positions_beats_who_does_not() -> None:
    """Balance: what the clans are measured with plays well; alone it would win a third."""
    won, games = 0, 60 if SOAK else 3
    for number in range(games):
        bots = [marshal if seat == number % 3 else warlord for seat in range(3)]
        outcome = GAME.outcome(whole_game(bots, f"balance {number}"))
        assert outcome is not None
        won += outcome.ranking[0] == (number % 3,)
    assert won >= games * 7 / 12
