"""Boards drawn and encoded beside encoding alone, the first one of a process, and a full studio."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from io import BytesIO
from statistics import median

from PIL import Image

from bench.figure import Figure, interleaved
from bench.scripts import GAME, SEATS
from bot.i18n.texts import texts
from games import GAME_IDS
from games import find as game_of
from games.api import Seat, View
from games.playout import play
from rendering import Scene
from rendering import find as picture_of
from rendering.paint.paint import KEPT, composed, indexed, paint
from rendering.paint.studio import Studio
from rendering.scene.theme import DUSK

NAMES = ("Astrid", "Björn", "Chloé", "Diego")
AT_ONCE = 20
_TICK = 0.001
"""Seconds between two looks at the clock while the studio works."""


def measure(*, quick: bool = False) -> tuple[Figure, ...]:
    """Time boards drawn and encoded, beside Pillow encoding them alone, and more of pictures.

    That is the next board of a table, the largest file, boards of the other games, the first board
    of a process, and how long twenty at once hold the loop.
    """
    positions, rounds = (6, 1) if quick else (24, 5)
    scenes = [_shown(_view(number, number * 5, number % 2)) for number in range(positions)]
    finished = [
        indexed(composed(scene.base, scene.shapes, 0, scene.height), scene.palette)
        for scene in scenes
    ]
    floor, ours = interleaved(
        rounds,
        lambda: median(_spent(partial(_saved, picture)) for picture in finished),
        lambda: median(_afresh(scene) for scene in scenes),
    )
    sizes = [len(paint(scene)) for scene in scenes]
    return (
        Figure(
            name="pictures: a warm board, drawn and encoded",
            ours=median(ours) * 1000,
            unit="ms",
            floor=median(floor) * 1000,
            beside="Pillow encoding it alone, level 1",
            sense="at most",
            target=2.5,
            wanting="fewer sprites to paste and a faster deflate in rendering/paint/paint.py",
        ),
        Figure(
            name="pictures: the next board of a table",
            ours=median(following(positions)) * 1000,
            unit="ms",
        ),
        Figure(
            name="pictures: the largest board",
            ours=max(sizes) / 1000,
            unit="KB",
            sense="at most",
            target=200,
            wanting="smoother surfaces in the art",
        ),
        *_others(positions, rounds),
        Figure(
            name="pictures: the first board of a process",
            ours=median(_first() for _ in range(rounds)) * 1000,
            unit="ms",
            sense="at most",
            target=400,
            wanting="warming the backdrop and the sprites at start, or drawing them smaller",
        ),
        Figure(
            name="pictures: longest hold of the loop, 20 boards at once",
            ours=median(asyncio.run(_held()) for _ in range(rounds)) * 1000,
            unit="ms",
            sense="at most",
            target=50,
            wanting="fewer shapes a scene, so that less is done under the interpreter's lock",
        ),
    )


def _others(positions: int, rounds: int) -> Iterator[Figure]:
    """Yield the median time to paint a board of every other game, at its smallest table."""
    for game_id in GAME_IDS:
        if game_id == GAME:
            continue
        seats = min(game_of(game_id).seats)
        scenes = [
            _shown(_view(number, number * 5, number % 2, game_id, seats), game_id, seats)
            for number in range(positions)
        ]
        for scene in scenes:
            paint(scene)
        spent = [median(_afresh(scene) for scene in scenes) for _ in range(rounds)]
        yield Figure(
            name=f"pictures: a warm board of {game_id}", ours=median(spent) * 1000, unit="ms"
        )


def _view(number: int, moves: int, private: int, game_id: str = GAME, seats: int = SEATS) -> View:
    """Return a view of a random game after ``moves`` moves: everybody's, or the first seat's."""
    game = game_of(game_id)
    view: View = game.view(
        play(game, seats, {}, f"picture{number}", moves), Seat(0) if private else None
    )
    return view


def _shown(view: View, game_id: str = GAME, seats: int = SEATS) -> Scene:
    return picture_of(game_id).scene(view, NAMES[:seats], texts("en"), DUSK, footer="Table 1")


def _saved(picture: Image.Image) -> None:
    """Encode a finished picture the way Pillow does it."""
    picture.save(BytesIO(), "PNG", compress_level=1)


def _spent(work: Callable[[], object], clock: Callable[[], float] = time.perf_counter) -> float:
    """Return the seconds that ``work`` takes by ``clock``."""
    begun = clock()
    work()
    return clock() - begun


def _afresh(scene: Scene) -> float:
    """Paint with all sprites cached, but nothing of the picture; return the seconds spent."""
    KEPT.clear()
    return _spent(partial(paint, scene))


def following(moves: int, clock: Callable[[], float] = time.perf_counter) -> list[float]:
    """Paint the board of a table move by move; return the seconds of each but the first.

    Only what changed has to be painted. ``clock`` gives seconds. There have to be two at least.
    """
    scenes = [_shown(_view(0, number, 0)) for number in range(moves)]
    for scene in scenes:
        paint(scene)
    first, *others = scenes
    _afresh(first)
    return [_spent(partial(paint, scene), clock) for scene in others]


def _first() -> float:
    """Return the seconds for the first board of a new process, without its imports."""
    done = subprocess.run(
        (sys.executable, "-c", "from bench.pictures import first_board; first_board()"),
        capture_output=True,
        check=True,
        text=True,
    )
    return float(done.stdout)


def first_board() -> None:
    """Paint a board and print the seconds that it took, without imports and loading of texts."""
    view = _view(0, 20, 0)
    texts("en")
    picture_of(GAME)
    begun = time.perf_counter()
    paint(_shown(view))
    sys.stdout.write(f"{time.perf_counter() - begun}\n")


async def _held() -> float:
    """Return the longest delay of the event loop, in seconds, while twenty views are painted."""
    views = [_view(100 + number, 10 + number, 0) for number in range(AT_ONCE)]
    studio = Studio()
    longest = 0.0

    async def shown(view: View) -> bytes:
        return await studio.picture(_shown(view))

    work = asyncio.gather(*(shown(view) for view in views))
    while not work.done():
        begun = time.perf_counter()
        await asyncio.sleep(_TICK)
        longest = max(longest, time.perf_counter() - begun - _TICK)
    studio.close()
    return longest
