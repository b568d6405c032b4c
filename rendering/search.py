"""The search for what cannot be drawn: whole games at every table, every view of every position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import gcd, prod
from typing import Any

import msgspec

from games.api import AnyGame, Decision, Event, Move, Options, RuleError, Seat, State
from games.foresight import foresee
from games.moments import moments
from games.playout import RandomPlayer
from games.rng import Rng
from rendering import details_of, moments_of
from rendering import find as pictures_of
from rendering.changes.diff import changes
from rendering.changes.highlight import framed, marked
from rendering.paint.paint import paint
from rendering.scene.scene import Scene
from rendering.scene.texts import Texts
from rendering.scene.theme import DUSK

MOST_MOVES = 5_000
"""A game that has not ended by then is left."""
_SHARES = (0, 100, 50)
"""How many of a hundred answers are the sensible ones, game by game; the others are random."""
_NOW_AND_THEN = 7
"""Positions after which what is new is framed, and what is foreseen drawn."""
_SELDOM = 150
"""Scenes after which one is painted, as the first is: that takes a hundred times as long."""
_GOLDEN = 0.618


class Undrawn(msgspec.Struct, frozen=True):
    """A picture that could not be made, and how to come to it again."""

    number: int
    """Of the game in the search."""
    seats: int
    options: Options
    moves: int
    """After how many of them."""
    viewer: Seat | None
    what: str
    """Which picture of that viewer."""
    error: Exception


class Search:
    """Plays games of one kind and draws all that anybody may see of them."""

    def __init__(self, game: AnyGame, names: Sequence[str], languages: Sequence[Texts]) -> None:
        """Prepare a search; nothing is played yet.

        ``names`` are the players', at least as many as a game has seats; each game takes the next
        of ``languages``.
        """
        self.game = game
        self.names = names
        self.languages = languages
        """The words of the pictures, in turn."""
        self.drawn = 0
        """How many scenes were asked for."""
        self._left: dict[Seat | None, Scene] = {}
        """The picture that a viewer saw last before their own move."""
        self._seated: tuple[str, ...] = ()
        """The names of those who play the game."""
        self._turn: list[Event] = []
        """What everybody has heard of the turn that goes on."""

    def one(self, number: int) -> Iterator[Undrawn]:
        """Play the random game of this number; yield the pictures of it that cannot be drawn.

        At every position the spectator's and all seats' pictures are drawn, after every move the
        moments of turns that ended. Options that do not go together are replaced by the defaults. A
        game that has not ended after ``MOST_MOVES`` moves is left. Iterate over one game to its end
        before the next: they share this object's state.
        """
        seats, options = tables(self.game, number)
        seed = f"search/{number}"
        player, share = RandomPlayer(seed), _SHARES[number // len(self.game.seats) % len(_SHARES)]
        try:
            state: State = self.game.start(seats, options, seed).state
        except RuleError:
            # Some options do not go together.
            options = {}
            state = self.game.start(seats, options, seed).state
        words = self.languages[number % len(self.languages)]
        self._left, self._seated = {}, tuple(self.names[:seats])
        self._turn = []
        for moves in range(MOST_MOVES):
            asked = self._answer(player, state, share, f"{seed}/{moves}")
            for viewer in (None, *map(Seat, range(seats))):
                mover = asked is not None and asked[0].seat == viewer
                for what, error in self._look(state, viewer, words, moves, leaves=mover):
                    yield Undrawn(number, seats, options, moves, viewer, what, error)
            events: tuple[Event, ...] = ()
            if asked is not None:
                applied = self.game.apply(state, asked[0].seat, asked[1])
                state, events = applied.state, applied.events
            for error in self._moments(events, state, words, over=asked is None):
                yield Undrawn(number, seats, options, moves, None, "a moment", error)
            if asked is None:
                return

    def _answer(
        self, player: RandomPlayer, state: State, share: int, luck: str
    ) -> tuple[Decision, Move] | None:
        """Choose the next move: the default move in ``share`` percent of cases, else a random one.

        Where the question has been answered already the random move is taken.

        Returns:
            The question and its answer; None when the game is over.
        """
        asked = player.choose(self.game, state)
        if asked is None or asked[0].answered or player.below(100) >= share:
            return asked
        return asked[0], self.game.default_move(state, asked[0].seat, Rng(luck))

    def _look(
        self, state: State, viewer: Seat | None, words: Texts, moves: int, *, leaves: bool
    ) -> Iterator[tuple[str, Exception]]:
        """Draw a viewer's pictures of a position; yield the first failure: its name and exception.

        The usual picture is drawn each time, and painted once in 150 scenes, the first too. For a
        seat, where the number of ``moves`` is divisible by seven, the changes, what is foreseen and
        the details are drawn, too. With ``leaves`` (the viewer is about to move) the picture is
        kept to be compared with later ones.
        """
        what = "picture"
        try:
            shown = self._scene(self.game.view(state, viewer), words)
            what = "painting"
            if self.drawn % _SELDOM == 1:
                paint(shown)
            if moves % _NOW_AND_THEN == 0 and viewer is not None:
                what = "what is new"
                self._compare(shown, viewer, words)
                what = "what is foreseen"
                ahead = foresee(self.game, state, viewer)
                if ahead is not None:
                    self._scene(self.game.view(ahead.state, viewer), words)
                what = "a detail"
                self._details(self.game.view(state, viewer), words)
            if leaves:
                self._left[viewer] = shown
        except Exception as error:  # noqa: BLE001 - to find any is what this is for
            yield what, error

    def _scene(self, view: Any, words: Texts) -> Scene:
        self.drawn += 1
        return pictures_of(self.game.id).scene(view, self._seated, words, DUSK, footer="7")

    def _details(self, view: Any, words: Texts) -> None:
        """Draw every detail of a view that people can ask for; nothing in games without details."""
        shown = details_of(self.game.id)
        if shown is None:
            return
        for key in shown.details(view):
            self.drawn += 1
            shown.detail(view, key, self._seated, words, DUSK, footer="7")

    def _moments(
        self, events: Sequence[Event], state: State, words: Texts, *, over: bool
    ) -> Iterator[Exception]:
        """Draw the moments of each turn that ends within ``events``, of the last one if ``over``.

        A turn ends where an event begins the next one. Yield what fails. Public events are added to
        the turn they belong to, which is kept for the next call; private ones are left out.
        """
        for event in events:
            if event.begins_turn:
                yield from self._turned(state, words)
            if event.to is None:
                self._turn.append(event)
        if over:
            yield from self._turned(state, words)

    def _turned(self, state: State, words: Texts) -> Iterator[Exception]:
        """Draw the moments of the turn that has ended, and empty it; yield the exceptions.

        Nothing is drawn for a game without pictures of moments.
        """
        turn, self._turn = self._turn, []
        shows = moments_of(self.game.id)
        if shows is None:
            return
        for one in moments(turn):
            self.drawn += 1
            try:
                shows.moment(one, self.game.view(state, None), self._seated, words)
            except Exception as error:  # noqa: BLE001 - to find any is what this is for
                yield error

    def _compare(self, shown: Scene, viewer: Seat, words: Texts) -> None:
        """Compare a picture with the viewer's before their last move, and mark the changes in both.

        The results are dropped: only errors matter. Nothing is done before the viewer's first move.
        """
        left = self._left.get(viewer)
        if left is not None:
            found = changes(left, shown)
            marked(shown, found, words)
            framed(left, found)


def tables(game: AnyGame, number: int) -> tuple[int, dict[str, Any]]:
    """Choose the number of seats and the options of a game by its number in the search.

    Consecutive numbers run through all combinations before one comes again, in an order in which
    neighbours are far apart.

    Returns:
        The number of seats, and the chosen value by the option's key.
    """
    choices = [game.seats, *(option.choices for option in game.options)]
    total = prod(map(len, choices))
    stride = max(1, round(total * _GOLDEN))
    while gcd(stride, total) > 1:
        stride += 1
    at = number * stride % total
    chosen: list[Any] = []
    for offered in choices:
        at, digit = divmod(at, len(offered))
        chosen.append(offered[digit])
    keys = (option.key for option in game.options)
    return chosen[0], dict(zip(keys, chosen[1:], strict=True))
