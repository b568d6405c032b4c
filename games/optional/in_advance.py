"""Answers in advance: a seat says once what the host then answers for it."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import StrEnum

import msgspec
from msgspec.structs import replace


class Span(StrEnum):
    """How long an answer in advance lasts."""

    TURN = "turn"
    """Until the running turn ends, whichever seat it belongs to."""
    ROUND = "round"
    """Until the seat's own next turn begins."""
    EVENT = "event"
    """Until an event that the game names."""
    GAME = "game"
    """To the end of the game."""


class Standing(msgspec.Struct, frozen=True):
    """An answer that a seat may give in advance, and how long it lasts.

    One answer with several spans is several of these: the host stores the keys that a seat has
    chosen, and asks the rules by key.
    """

    key: str
    """Identifier: lower-case letters and hyphens."""
    prompts: tuple[str, ...]
    """Prompts of the questions that it may answer."""
    said: str
    """Key of the answer without its span; names the text."""
    lasts: Span
    once: bool = False
    """True if its question comes but once, so that it is offered only where that is asked."""
    option: str = ""
    """Key of a table option; without it the question never comes, and the answer is not offered."""


def lasting(answer: str, prompts: tuple[str, ...], *spans: Span) -> tuple[Standing, ...]:
    """Return an answer once for each span; the key of an event's span is the bare answer.

    Other keys are ``answer-span``. All are named by the text of ``answer``.
    """
    return tuple(
        Standing(answer if span is Span.EVENT else f"{answer}-{span}", prompts, answer, span)
        for span in spans
    )


def needing(option: str, standings: Iterable[Standing]) -> tuple[Standing, ...]:
    """Return answers whose question comes only at tables with an option."""
    return tuple(replace(standing, option=option) for standing in standings)


def possible(standings: Iterable[Standing], options: Mapping[str, object]) -> list[Standing]:
    """List the answers whose questions may come at a table with these options."""
    return [one for one in standings if not one.option or options.get(one.option)]
