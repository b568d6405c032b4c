"""How many minutes a game against easy computers takes.

``python -m tests.players.minutes`` writes ``bot/model/minutes.json``: computers of the level *easy*
play whole games, and the place of one of them is taken by a person, for the time that is.
"""

from __future__ import annotations

import json
from pathlib import Path

import msgspec

from bot.model.lengths import Minutes
from games import find
from games.api import AnyGame, Seat, State
from players.choice import choose
from players.levels import Level
from players.position import camps_of
from tests.rigs.sample_games import SHIPPED

PAGE = Path(__file__).parents[2] / "bot" / "model" / "minutes.json"
SEATS = (2, 4)
GAMES = 6
DECISION, COMPUTER = 10.0, 1.75
"""Seconds that a person takes for a decision, and a computer on average until it answers."""
PERSON = Seat(1)


def minutes(game: AnyGame, seats: int, seed: str) -> float:
    """Play a game to its end, and reckon what it takes with a person in one seat."""
    options = {option.key: option.default for option in game.options}
    camps, state = camps_of(game, seats, options), game.start(seats, options, seed).state
    seconds, number = 0.0, 0
    while asked := [one for one in game.decisions(state) if not one.answered]:
        seat, number = asked[0].seat, number + 1
        seconds += DECISION if seat == PERSON else COMPUTER
        known: State = game.redeal(state, seat, f"{seed}/{number}/deal")
        move = choose(game, known, seat, Level.EASY, f"{seed}/{number}", camps)
        state = game.apply(state, seat, move).state
    return seconds / 60


def measured(game_id: str, seats: int, games: int = GAMES) -> Minutes:
    """Return the shortest and the longest of several games."""
    taken = [minutes(find(game_id), seats, f"minutes/{game_id}/{k}") for k in range(games)]
    return Minutes(max(1, round(min(taken))), round(max(taken)))


if __name__ == "__main__":
    found = {
        game: {seats: measured(game, seats) for seats in SEATS if seats in find(game).seats}
        for game in SHIPPED
    }
    PAGE.write_text(json.dumps(msgspec.to_builtins(found, str_keys=True), indent=2) + "\n")
