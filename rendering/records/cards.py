"""Contents of the sheets about people's finished games, as words in the reader's language."""

from __future__ import annotations

import msgspec


class Fact(msgspec.Struct, frozen=True):
    """A number and what it counts."""

    number: str
    words: str


class Row(msgspec.Struct, frozen=True):
    """A game on somebody's profile."""

    game: str
    """Whose crest stands beside it."""
    title: str
    line: str
    """How often it was played and won."""
    note: str
    """The place that they like best; empty if there are none."""
    points: str
    """The rating; empty if no game counted."""
    give_or_take: str


class ProfileSheet(msgspec.Struct, frozen=True):
    """A person's profile."""

    title: str
    subtitle: str
    rows: tuple[Row, ...]
    facts: tuple[Fact, ...]
    footer: str
    alt: str


class Award(msgspec.Struct, frozen=True):
    """The best at a game: names with their points, the very best first."""

    game: str
    """Whose crest stands beside it."""
    title: str
    best: tuple[Fact, ...]


class HallSheet(msgspec.Struct, frozen=True):
    """The hall of a server."""

    title: str
    subtitle: str
    awards: tuple[Award, ...]
    facts: tuple[Fact, ...]
    footer: str
    alt: str


class Curve(msgspec.Struct, frozen=True):
    """How one side stood, turn by turn."""

    name: str
    seat: int
    """Whose sign stands for it."""
    shares: tuple[float, ...]
    """From 0, behind all others, to 1."""


class CurveSheet(msgspec.Struct, frozen=True):
    """Who stood how well in a game."""

    title: str
    subtitle: str
    curves: tuple[Curve, ...]
    turned: tuple[float, ...]
    """The turns that changed much, from 0, the first, to 1, the end."""
    best: str
    """What the upper edge says."""
    first: str
    last: str
    footer: str
    alt: str
