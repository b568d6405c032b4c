"""Answers in advance: what a seat says once and the host answers for it for a while."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from typing import Any, Protocol, runtime_checkable

import msgspec

from games.api import AnyGame, Event, Move, Seat
from games.optional.planning import planning_ahead


class Span(StrEnum):
    """How long an answer in advance holds."""

    TURN = "turn"
    """Until the running turn is over, whosever it is."""
    ROUND = "round"
    """Until one's own next turn begins."""
    EVENT = "event"
    """Until something happens to the seat that the game names."""
    GAME = "game"
    """To the end of the game."""


class Standing(msgspec.Struct, frozen=True):
    """An answer that a seat may give in advance, and how long it holds.

    One answer for several spans is several of these: the host keeps the keys that a seat has
    chosen, and asks the rules about keys alone.
    """

    key: str
    """Identifier: lower-case letters and hyphens."""
    prompts: tuple[str, ...]
    """The questions that it may answer, as in :attr:`games.api.Decision.prompt`."""
    said: str
    """What is answered, whatever the span; names the text."""
    lasts: Span


def lasting(answer: str, prompts: tuple[str, ...], *spans: Span) -> tuple[Standing, ...]:
    """Offer one answer for each of several spans; until an event it is keyed by its name alone."""
    return tuple(
        Standing(answer if span is Span.EVENT else f"{answer}-{span}", prompts, answer, span)
        for span in spans
    )


@runtime_checkable
class AnswersInAdvance(Protocol):
    """What a game may add to its rules: answers that hold for a while.

    An answer may rest on what its seat alone knows, where that gives nothing away: it is given in
    every case that looks the same to everybody else, or it is a move that cannot be made in the
    cases where the person is asked, so that it says by itself what its coming early says.
    """

    standing: tuple[Standing, ...]
    """Where several of them answer a question, the first in this order does."""

    def standing_move(self, state: Any, seat: Seat, key: str) -> Move | None:
        """Answer the open question of ``seat`` as it said in advance; None asks the person.

        None too where the seat is not asked, or ``key`` does not answer that question.
        """
        ...

    def standing_ends(self, seat: Seat, key: str, event: Event) -> bool:
        """Tell whether an event that everybody hears ends what ``seat`` said in advance."""
        ...


@cache
def standing_of(game: AnyGame) -> tuple[Standing, ...]:
    """List the answers that a seat of ``game`` may give in advance."""
    return game.standing if isinstance(game, AnswersInAdvance) else ()


@cache
def prompts_in_advance(game: AnyGame) -> frozenset[str]:
    """List what a seat of ``game`` may be asked that it can answer in advance, or by a plan."""
    planner = planning_ahead(game)
    foreseeable = () if planner is None else planner.foreseeable
    return frozenset(foreseeable).union(*(standing.prompts for standing in standing_of(game)))
