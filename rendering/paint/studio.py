"""Paint pictures in threads, off the event loop, with a queue limit and a cache."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from cachetools import LRUCache

from rendering.paint.paint import paint
from rendering.scene.scene import Scene


class StudioBusyError(Exception):
    """The queue of pictures is full; ask again later."""


class PaintError(Exception):
    """A picture could not be painted; ``__cause__`` is the error."""


class Studio:
    """Paints scenes in a few threads; equal scenes are painted once and cached.

    Each has its own threads, queue and cache. Nothing runs while nobody asks for a picture.
    """

    def __init__(self, workers: int = 2, cache: int = 2 << 20, queue: int = 200) -> None:
        """Open a studio.

        Args:
            workers: threads that paint.
            cache: bytes of finished pictures that are kept, the least recently used go first. Of
                1,400 pictures of live tables seven were asked for again.
            queue: pictures that may be in work or waiting.

        """
        self._pool = ThreadPoolExecutor(workers, thread_name_prefix="studio")
        self._queue = queue
        self._kept: LRUCache[Scene, bytes] = LRUCache(cache, len)
        self._at_work: dict[Scene, asyncio.Future[bytes]] = {}

    async def picture(self, scene: Scene) -> bytes:
        """Return the PNG of a scene: the cached one, else painted in a thread and then cached.

        Calls with equal scenes share one painting; a cancelled call does not stop it for the
        others.

        Raises:
            StudioBusyError: the queue is full or the studio closed, and the picture
                neither cached nor at work.
            PaintError: the scene could not be painted.
            CancelledError: the studio was closed before its painting began.
        """
        if (kept := self._kept.get(scene)) is not None:
            return kept
        work = self._at_work.get(scene)
        if work is None:
            if len(self._at_work) >= self._queue:
                raise StudioBusyError
            loop = asyncio.get_running_loop()
            work = loop.run_in_executor(self._pool, paint, scene)
            self._at_work[scene] = work
            work.add_done_callback(lambda done: self._finish(scene, done))
        # One who stops waiting must not take the picture from the others.
        await asyncio.wait((work,))
        if not work.cancelled() and (error := work.exception()) is not None:
            # The painter's own error is everybody's who waits: raised twice it could cause itself.
            raise PaintError("the scene could not be painted") from error
        return work.result()

    def _finish(self, scene: Scene, done: asyncio.Future[bytes]) -> None:
        """Take a scene off those at work; cache its picture unless it failed or is too large."""
        self._at_work.pop(scene, None)
        if done.cancelled() or done.exception() is not None:
            return
        picture = done.result()
        # One that is larger than all that may be kept is refused.
        with suppress(ValueError):
            self._kept[scene] = picture

    def close(self) -> None:
        """Stop painting, without waiting for pictures in work; those not yet begun are cancelled.

        Whoever waits for one of these gets a CancelledError. Calls from now on raise
        StudioBusyError, but for pictures that are cached or in work.
        """
        self._queue = 0
        self._pool.shutdown(wait=False, cancel_futures=True)
