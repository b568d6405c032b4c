"""What is said of whole games: events, tips, advice and analyses, in both languages.

The messages that these words stand in are tested beside, in ``test_limits``.
"""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest
from discord import ui

from bot.computers.problem import Thought
from bot.i18n.text_ids import reply_id, tip_id
from bot.i18n.texts import LANGUAGES, Texts, texts
from bot.model.analysis import Analysis, Oversight
from bot.model.recollection import Recollection
from bot.model.story import Account
from bot.model.view import TableView
from bot.services.computers.advice import Hint
from cogs.elements.components import in_label
from cogs.elements.faces import face_of, narrate
from cogs.interactions.reasons import headline_of, in_numbers, reasons
from cogs.panels.analysis import analysis_message
from games import GAME_IDS, find, playout
from games.api import Event, Move, Seat, hears
from players.answered import Answered
from players.turning import Standing
from tabletop.testing.words import faults, faults_of, plain_faults
from tests.rigs.as_strict_as_discord import pictured
from tests.rigs.crowded_tables import look_of, picture
from tests.rigs.discord_limits import ALL_TEXT, LABEL, laid_out
from tests.rigs.forms import LONG

GAMES = int(os.environ.get("WORDS_GAMES", "1"))
"""Games of each number of seats."""
EVERY = 1 if LONG else 23
"""One position in so many is looked at."""
ALIKE = 10_000 if LONG else 12
"""So many events of a kind are told to each reader."""


@pytest.fixture(autouse=True, scope="module")
def _signs() -> Iterator[None]:
    """Show our own pictures, whose codes are longer than the characters that stand for them."""
    with pictured():
        yield


class WholeGame:
    """A random game with everything on: what happened, and what those who were asked saw."""

    def __init__(self, game_id: str, seats: int, seed: str) -> None:
        self.game = find(game_id)
        options = {option.key: option.choices[-1] for option in self.game.options}
        started = self.game.start(seats, options, seed)
        state = started.state
        self.events: list[Event] = list(started.events)
        self.asked: list[tuple[TableView, Move]] = []
        """Looks of whoever answered, and what they did."""
        for number, step in enumerate(playout.steps(self.game, state, seed)):
            if number % EVERY == 0:
                seat = step.decision.seat
                look = look_of(self.game, step.before, seats, seat, options, LANGUAGES[0])
                self.asked.append((look, step.move))
            self.events += step.applied.events
            state = step.applied.state
        self.end = look_of(self.game, state, seats, None, options, LANGUAGES[0])


def told(played: WholeGame, words: Texts) -> Iterator[str]:
    """Tell events to everybody and to those who hear more, and say what positions ask and teach."""
    table = played.end.table
    readers = sorted({seat for event in played.events for seat in event.to or ()})
    yield from narrate(table, Account(heard(played, None)), words)
    for seat in readers if LONG else readers[:2]:
        yield from narrate(table, Account(heard(played, seat)), words, reader=seat)
    coach = played.game.coach
    face = face_of(table.game)
    for look, _ in played.asked:
        yield face.awaits(look, words)
        yield face.call(look, look.questions[0].decision.prompt, words)
        assert look.question is not None
        for key in coach.tips(look.view, look.question.decision) if coach else ():
            yield words(tip_id(table.game, key), **face.facts(look, words))


def heard(played: WholeGame, reader: Seat | None) -> tuple[Event, ...]:
    """Choose from all that a reader hears of a game."""
    known: Counter[type[Event]] = Counter()
    chosen = []
    for event in played.events:
        known[type(event)] += 1
        if hears(reader, event) and known[type(event)] <= ALIKE:
            chosen.append(event)
    return tuple(chosen)


def advised(played: WholeGame, words: Texts) -> Iterator[str]:
    """Advise each of some moves, with reasons and in numbers."""
    game = played.game.id
    kinds = [kind.__name__ for kind in played.game.move_types]
    known = [kind for kind in kinds if words.has(reply_id(game, kind))] or kinds[:1]
    for number, (look, move) in enumerate(played.asked):
        kind = known[number % len(known)]
        others = [player.seat for player in look.table.players if player.seat != look.seat]
        answered = Answered(others[number % len(others)], kind)
        cost = (0.3, 0.15, 0.05, 0.0)[number % 4]
        thought = Thought(move, 1.4, look.legal[-1], 1.4 + cost, answered, answered)
        hint = Hint(look, move, 1.4, 2, thought)
        yield headline_of(hint, words)
        yield from reasons(hint, words)
        yield from in_numbers(hint, words)


@pytest.mark.parametrize("game_id", GAME_IDS)
def test_nothing_that_is_said_of_a_game_shows_its_making(game_id: str) -> None:
    """No bold within bold, code of an emoji, prefix twice, or *de* before a vowel."""
    seats = find(game_id).seats
    for number, count in product(range(GAMES), (min(seats), max(seats))):
        played = WholeGame(game_id, count, f"words {number}")
        for words in map(texts, LANGUAGES):
            for line in (*told(played, words), *advised(played, words)):
                assert [] == [*faults(line, words.language)]
                assert len(line) <= ALL_TEXT
            for label in labels(played, words):
                assert [] == [*faults(label, words.language)]
                shown = in_label(label, ALL_TEXT)
                assert [] == [*plain_faults(shown, words.language)]
                assert len(shown) <= LABEL
            for message in analyses(played, words):
                assert [] == [*faults_of(message, words.language)]
                assert [] == [*laid_out(message.to_components())]  # type: ignore[no-untyped-call]


def labels(played: WholeGame, words: Texts) -> Iterator[str]:
    """Name moves that were possible, some of them in the short form."""
    face = face_of(played.game.id)
    for look, _ in played.asked:
        for move in look.legal if LONG else look.legal[:8]:
            yield face.label(move, look, words)


def analyses(played: WholeGame, words: Texts) -> Iterator[ui.LayoutView]:
    """Lay out analyses of the game, three decisions at a time."""
    seats = played.end.table.terms.seats
    curve = tuple(
        Standing(number, number * 9, tuple((number + seat) % 2 / 1.0 for seat in range(seats)))
        for number in range(1, 6)
    )
    missed = [Oversight(look, 7, (move,), (look.legal[-1],), 0.31) for look, move in played.asked]
    shown = picture(played.end, words)
    for first in range(0, len(missed), 3):
        found = Analysis(curve, tuple(missed[first : first + 3]), 24, Recollection())
        yield analysis_message(played.end, found, shown, words)
