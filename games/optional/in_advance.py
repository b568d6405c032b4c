"""Answers in advance: what a seat says once and the host answers for it for a while."""

from __future__ import annotations

from enum import StrEnum

import msgspec


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
    """The questions that it may answer, as in :attr:`games.values.Decision.prompt`."""
    said: str
    """What is answered, whatever the span; names the text."""
    lasts: Span


def lasting(answer: str, prompts: tuple[str, ...], *spans: Span) -> tuple[Standing, ...]:
    """Offer one answer for each of several spans; until an event it is keyed by its name alone."""
    return tuple(
        Standing(answer if span is Span.EVENT else f"{answer}-{span}", prompts, answer, span)
        for span in spans
    )
