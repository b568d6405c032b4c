from __future__ import annotations

import asyncio
import threading

import pytest

from rendering.paint import studio as workshop
from rendering.paint.paint import paint
from rendering.paint.studio import PaintError, Studio, StudioBusyError
from rendering.scene.scene import Drawing, Polygon, Scene, Text
from tests.rendering.positions import drawn
from tests.rendering.vikings.busy_tables import busy

_SQUARE = Polygon(((0, 0), (40, 0), (40, 40), (0, 40)), "#203040")
_GROUND = Drawing("square", 40, 40, (_SQUARE,), 1)


def small(words: str) -> Scene:
    return Scene(_GROUND, (Text(words, 0, 0, 40, 24, "#ffffff"),), words, ("#203040", "#ffffff"))


class Painter:
    """Stands in for ``paint``; counts, and can be held back."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.painted: list[str] = []
        self.go_on = threading.Event()
        self.go_on.set()
        monkeypatch.setattr(workshop, "paint", self)

    def __call__(self, scene: Scene) -> bytes:
        """Wait until it may go on; the words of a scene are its picture."""
        self.go_on.wait(10)
        self.painted.append(scene.alt)
        return scene.alt.encode()


@pytest.fixture
def painter(monkeypatch: pytest.MonkeyPatch) -> Painter:
    return Painter(monkeypatch)


async def test_a_scene_asked_for_twice_at_once_is_painted_once(painter: Painter) -> None:
    """Single-flight: those who ask while it is painted share the work."""
    studio = Studio()
    pictures = await asyncio.gather(*(studio.picture(small("one")) for _ in range(20)))
    assert [b"one"] * 20 == pictures
    assert ["one"] == painter.painted
    studio.close()


async def test_a_kept_picture_is_not_painted_again(painter: Painter) -> None:
    """The cache answers by the scene's value, not by its identity."""
    studio = Studio()
    await studio.picture(small("one"))
    await studio.picture(small("one"))
    assert ["one"] == painter.painted
    studio.close()


async def test_the_least_recently_used_picture_leaves_a_full_cache(painter: Painter) -> None:
    """The cache is bounded in bytes."""
    studio = Studio(cache=6)
    for words in ("one", "two", "one", "six", "one", "two"):
        await studio.picture(small(words))
    assert ["one", "two", "six", "two"] == painter.painted
    studio.close()


async def test_one_who_stops_waiting_leaves_the_picture_to_the_others(painter: Painter) -> None:
    """A cancelled request does not cancel the shared work."""
    painter.go_on.clear()
    studio = Studio()
    impatient = asyncio.create_task(studio.picture(small("one")))
    patient = asyncio.create_task(studio.picture(small("one")))
    await asyncio.sleep(0)
    impatient.cancel()
    await asyncio.sleep(0)
    painter.go_on.set()
    assert await patient == b"one"
    assert impatient.cancelled()
    studio.close()


async def test_a_full_queue_refuses_new_scenes_only(painter: Painter) -> None:
    """The queue is bounded; what is already in work can still be waited for."""
    painter.go_on.clear()
    studio = Studio(queue=2)
    waiting = [asyncio.create_task(studio.picture(small(words))) for words in ("one", "two", "one")]
    await asyncio.sleep(0)
    with pytest.raises(StudioBusyError):
        await studio.picture(small("six"))
    painter.go_on.set()
    assert [b"one", b"two", b"one"] == await asyncio.gather(*waiting)
    assert await studio.picture(small("six")) == b"six"
    studio.close()


async def test_a_closed_studio_takes_on_nothing_more(painter: Painter) -> None:
    """Whoever is told to stop in the middle of publishing may still ask for a panel."""
    studio = Studio()
    assert await studio.picture(small("before"))
    studio.close()
    with pytest.raises(StudioBusyError):
        await studio.picture(small("after"))
    assert painter.painted == ["before"]


async def test_a_failed_picture_is_tried_again_the_next_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each of those who wait gets an error of their own, and none is kept."""

    def fail(_: Scene) -> bytes:
        raise OSError("no canvas")

    studio = Studio()
    with monkeypatch.context() as patch:
        patch.setattr(workshop, "paint", fail)
        ends = await asyncio.gather(
            *(studio.picture(small("one")) for _ in range(3)), return_exceptions=True
        )
    assert all(type(end) is PaintError for end in ends)
    assert 3 == len({id(end) for end in ends})
    assert ["no canvas"] * 3 == [str(end.__cause__) for end in ends if isinstance(end, PaintError)]
    assert await studio.picture(small("one")) == paint(small("one"))
    studio.close()


async def test_nothing_is_left_running_between_pictures(painter: Painter) -> None:
    """No task lives on the loop while nobody asks."""
    studio = Studio()
    before = asyncio.all_tasks()
    await studio.picture(small("one"))
    await asyncio.sleep(0)
    assert before == asyncio.all_tasks()
    assert ["one"] == painter.painted
    studio.close()


async def test_the_event_loop_goes_on_while_boards_are_painted() -> None:
    """Twenty boards at once: the loop turns many times between the first and the last."""
    studio = Studio()
    boards = [drawn(busy(None), footer=f"Table {number}") for number in range(20)]
    turns = 0
    work = asyncio.gather(*(studio.picture(board) for board in boards))
    while not work.done():
        turns += 1
        await asyncio.sleep(0)
    assert 20 == len(set(await work))
    assert turns > 200
    studio.close()
