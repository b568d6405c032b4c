"""Files sent along with messages."""

from __future__ import annotations

import gc
import weakref

from aiohttp.payload import get_payload

from bot.i18n.texts import LANGUAGES, texts
from cogs.elements.uploads import Picture, Upload
from rendering.scene.scene import ALT_LIMIT


def sent(upload: Upload) -> bytes:
    """What the library puts into one request, and how it lets go of it."""
    upload.reset(seek=0)
    payload = get_payload(upload.fp)
    content = upload.fp.read()
    assert len(content) == payload.size
    upload.close()
    return content


def test_a_file_is_sent_as_a_whole_as_often_as_it_takes() -> None:
    """F10: a board that met an archived thread is sent again with all of its picture."""
    upload = Upload(b"picture", "board.png", description="A board.")
    assert [b"picture"] * 3 == [sent(upload) for _ in range(3)]
    assert {"id": 0, "filename": "board.png", "description": "A board."} == upload.to_dict(0)


def test_nothing_keeps_what_was_sent() -> None:
    """F4: no cycle, so that the bytes go with the last one who needs them."""
    upload = Upload(b"picture", "board.png")
    gc.collect()
    gc.disable()
    try:
        buffers = [weakref.ref(upload.fp)]
        sent(upload)
        buffers.append(weakref.ref(upload.fp))
        del upload
        assert [None, None] == [buffer() for buffer in buffers]
    finally:
        gc.enable()


def test_a_long_description_says_whose_eyes_it_is_and_is_no_longer_than_discord_takes() -> None:
    """That of a hand may be as long as Discord takes before that is said."""
    picture = Picture(b"picture", "x" * ALT_LIMIT, "hand.png")
    for words in map(texts, LANGUAGES):
        said = picture.seen_by("Astrid", words).alt
        assert (ALT_LIMIT, True, True) == (len(said), "Astrid" in said, said.endswith("…"))
        assert "x" in Picture(b"picture", "x", "hand.png").seen_by("Astrid", words).alt
