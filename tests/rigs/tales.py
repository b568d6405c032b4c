"""Whole games as threads tell them; ``python -m tests.rigs.tales vikings 3 a en`` prints one."""

from __future__ import annotations

import re
import sys
from collections import Counter
from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from bot.i18n.texts import texts
from bot.model.story import Chapter
from bot.model.view import TableView
from cogs.elements.faces import seat_names
from cogs.panels.public.board import story
from games import find
from games.api import Event
from tests.rigs.recorded import recorded
from tests.rigs.table_views import table_view

FREQUENT = 5
"""Sentences that are compared with all others."""


def tale(game_id: str, seats: int, seed: str, language: str) -> list[str]:
    """Tell a game that was played by habit, a text for each chapter."""
    words, look = texts(language), ended(game_id, seats, seed)
    told = chapters(heard(game_id, seats, seed))
    return [text for chapter in told if (text := story(look, chapter, words))]


def heard(game_id: str, seats: int, seed: str) -> list[tuple[Event, int]]:
    """Return what everybody hears of a game, each event with the number of its move."""
    return [
        (event, number)
        for number, played in enumerate(recorded(game_id, seats, seed))
        for event in played.events
        if event.to is None
    ]


def ended(game_id: str, seats: int, seed: str) -> TableView:
    """Return the public view of the end of a recorded game."""
    return table_view(find(game_id), recorded(game_id, seats, seed)[-1].after, seats, None)


def chapters(told: Sequence[tuple[Event, int]]) -> Iterator[Chapter]:
    """Divide events, each with the number of its move, into turns."""
    chapter = Chapter(0, ())
    for event, move in told:
        if event.begins_turn:
            yield chapter
            chapter = Chapter(chapter.number + 1, ())
        chapter = replace(chapter, events=(*chapter.events, event), moves=(*chapter.moves, move))
    yield chapter


def share_of_frequent(game_id: str, games: int, language: str) -> float:
    """Return which part of all lines of games is made of their most frequent sentences.

    A sentence is a line without names and figures.
    """
    counted: Counter[str] = Counter()
    for seats, seed in sample(game_id, games):
        names = seat_names(ended(game_id, seats, seed).table)
        for text in tale(game_id, seats, seed, language):
            counted.update(sentences(text, names))
    return sum(times for _, times in counted.most_common(FREQUENT)) / counted.total()


def sample(game_id: str, games: int) -> Iterator[tuple[int, str]]:
    """Yield seats and seed of so many games, from the fewest seats to the most."""
    sizes = find(game_id).seats
    yield from ((sizes[number * len(sizes) // games], f"tale {number}") for number in range(games))


def sentences(text: str, names: Sequence[str]) -> Iterator[str]:
    """Yield the lines of a text without names and figures."""
    anybody = re.compile("|".join(map(re.escape, names)))
    yield from (re.sub(r"\d+", "9", anybody.sub("X", line)) for line in text.split("\n"))


if __name__ == "__main__":
    sys.stdout.write("\n".join(tale(sys.argv[1], int(sys.argv[2]), *sys.argv[3:5])) + "\n")
