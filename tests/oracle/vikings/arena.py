"""The two arenas of Clash of Vikings a second time, with the ways over them (Facts)."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection

Hex = tuple[int, int]
"""Axial coordinates."""

HEXES: list[Hex] = [
    (q, r)
    for r in range(-3, 4)
    for q in range(-3, 4)
    if abs(q + r) <= 3 and sorted((abs(q), abs(r), abs(q + r))) != [0, 3, 3]
]
START: dict[int, list[Hex]] = {
    1: [(-3, 1), (-2, -1), (2, 1), (3, -1)],
    2: [(1, 2), (-3, 2), (-1, -2), (3, -2)],
}
TREASURE: dict[int, list[Hex]] = {
    1: [(-2, 2), (0, -2), (0, 2), (2, -2)],
    2: [(2, 0), (-2, 0), (-1, 2), (1, -2)],
}
WATER = {HEXES.index(at) for at in [(-1, 1), (0, -1), (0, 1), (1, -1)]}
CENTRE = HEXES.index((0, 0))
NEXT_TO: list[list[int]] = [
    [
        HEXES.index((q + dq, r + dr))
        for dq, dr in ((0, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (0, 1))
        if (q + dq, r + dr) in HEXES
    ]
    for q, r in HEXES
]


def steps_from(space: int, shut: Collection[int] = ()) -> dict[int, int]:
    """Count the steps to every space that can be reached without crossing what is shut."""
    far = {space: 0}
    queue = deque([space])
    while queue:
        here = queue.popleft()
        for there in NEXT_TO[here]:
            if there not in far and there not in shut:
                far[there] = far[here] + 1
                queue.append(there)
    return far


DISTANCE = [steps_from(space) for space in range(len(HEXES))]
"""Water counts for distance."""
