"""Colours between colours."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from rendering.scene.scene import Colour

_STEPS = 8


def blended(one: Colour, other: Colour, share: float) -> Colour:
    """Mix a share of another opaque colour into one."""
    pairs = zip(_channels(one), _channels(other), strict=True)
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _channels(colour: Colour) -> tuple[int, ...]:
    return tuple(int(colour[start : start + 2], 16) for start in (1, 3, 5))


def blends(grounds: tuple[Colour, ...], others: tuple[Colour, ...]) -> tuple[Colour, ...]:
    """List what a finished picture needs of few colours: every two grounds flow into each other.

    Of the others there are a few steps to the first ground. It is a palette to begin with: a game
    with more colours has its own chosen (``python -m rendering palette``).
    """
    return tuple(dict.fromkeys((*_between(grounds), *_beside(grounds[0], others))))


def _between(grounds: tuple[Colour, ...]) -> Iterator[Colour]:
    """Yield the blends of every two grounds."""
    for one, other in combinations(grounds, 2):
        yield from (blended(one, other, step / _STEPS) for step in range(_STEPS + 1))


def _beside(ground: Colour, others: tuple[Colour, ...]) -> Iterator[Colour]:
    """Yield the blends of other colours into a ground."""
    for other in others:
        yield from (blended(other, ground, step / _STEPS) for step in range(0, _STEPS, 2))
